"""A scenario around a card text that a test has written, with a board, what is played and what comes of it."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from judge.cli import main

SCENARIO = """# A text / Un texte

- Rules: 5.0

> EN A text is tried.
> FR Un texte est essayé.

## Cards

### Speaker / Orateur

- Type: Character — Adventurer
- Hand Cost: 1
- Reserve Cost: 1
- Statistics: 1/1/1
- Text: {english}
- Texte : {french}

## Board

{board}

## Play

{play}

## Outcome

{outcome}
"""

PLAYED = "1. Ann plays Speaker from Hand in the Hero Expedition"
"""The move that plays the card."""


def ann_and_bob(mine: str = "", theirs: str = "") -> str:
    """The board of Ann, who has the card in her Hand and the mana for it, and of Bob.

    Arguments:
        mine: what else Ann has.
        theirs: what Bob has.
    """
    return f"### Ann\n\n- Mana: 1\n- Hand: Speaker\n{mine}\n\n### Bob\n\n{theirs}"


def unlike(folder: Path, text: tuple[str, str], board: str, play: str, outcome: str) -> str:
    """Play a card with a text, and say what comes of it that is not expected.

    Arguments:
        folder: where the file is written.
        text: what the card, a “Speaker”, says in English and in French.
        board: the board, as a scenario says it.
        play: what is played.
        outcome: what is expected.

    Returns:
        what is said of the file; empty where it is confirmed.
    """
    english, french = text
    path = folder / "tried.md"
    said = SCENARIO.format(english=english, french=french, board=board, play=play, outcome=outcome)
    path.write_text(said, encoding="utf-8")
    result = CliRunner().invoke(main, ["check", str(path)])
    return "" if result.exit_code == 0 else result.output
