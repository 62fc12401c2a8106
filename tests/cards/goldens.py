"""The explanations of instructive texts, kept as files; ``python tests/cards/goldens.py`` writes them anew."""

from __future__ import annotations

from pathlib import Path

from judge.cards.explanation import explain
from judge.cards.language.reader import read_text
from judge.game.ability import Ability
from judge.game.terms import Type
from judge.messages import LANGUAGES

FOLDER = Path(__file__).parent / "explained"


def read(kind: str, text: str) -> tuple[Ability, ...]:
    """The abilities of an English text that a Spell, a Character or a support ability bears."""
    return read_text(text, "en", Type.SPELL if kind == "spell" else Type.CHARACTER, support=kind == "support")


def texts() -> tuple[tuple[str, str, str], ...]:
    """What bears a text, its name, and the text, for each line of the list."""
    lines = (FOLDER / "texts.txt").read_text(encoding="utf-8").splitlines()
    rows = (line.split(" | ", 2) for line in lines if line and not line.startswith("#"))
    return tuple((kind, name, text) for kind, name, text in rows)


def explained(kind: str, text: str) -> str:
    """A text and its explanations in both languages, as the file keeps them."""
    abilities = read(kind, text)
    told = [text]
    for language in LANGUAGES:
        told += ["", *(f"{'  ' * part.depth}{part.text}" for part in explain(abilities, language, "1.0"))]
    return "\n".join(told) + "\n"


def refresh() -> None:
    """Writes the files anew."""
    for kind, name, text in texts():
        (FOLDER / f"{name}.txt").write_text(explained(kind, text), encoding="utf-8")


if __name__ == "__main__":
    refresh()
