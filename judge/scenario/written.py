"""A form written down as a scenario file: its edition, its cards, its board and its moves, nothing that it expects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from judge.messages import LANGUAGES, Language
from judge.scenario.form import BulletGroup, Scenario
from judge.scenario.headings import SECTIONS

RULES: Mapping[Language, str] = {"en": "Rules: {edition}", "fr": "Règles\u00a0: {edition}"}
"""How a file names its edition."""


def write_scenario(form: Scenario, edition: str, moves: Iterable[str], language: Language) -> str:
    """A scenario file of a form.

    Arguments:
        form: the main form, or a twin made whole.
        edition: the edition that it names.
        moves: the lines of its moves.
        language: the language of its headings; every other line stays in its own.
    """
    titles = dict.fromkeys(form.title.get(one, form.name) for one in LANGUAGES)
    parts = [
        [f"# {' / '.join(titles)}"],
        [f"- {RULES[language].format(edition=edition)}"],
        *_section("cards", form.cards, language),
        *_section("board", form.board, language),
        [f"## {SECTIONS['play'][language]}"],
        [f"1. {line}" for line in moves],
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def _section(name: str, groups: Iterable[BulletGroup], language: Language) -> Iterator[list[str]]:
    """A section with its groups of bullets; nothing where it has none."""
    for place, group in enumerate(groups):
        if not place:
            yield [f"## {SECTIONS[name][language]}"]
        if group.name:
            yield [f"### {group.name}"]
        yield [f"{' ' * line.indent}- {line.text}" for line in group.facts]
