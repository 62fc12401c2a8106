"""The editions that a scenario names: whether they are played, and named where they belong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from judge.editions import PLAYED, why_not_played
from judge.law.book import DEFAULT_EDITION
from judge.messages import Message, Mistake, message, pasted
from judge.scenario.about import ABOUT, EDITION, UNNAMED_EDITION, editions_of, named_in, statements
from judge.scenario.form import Scenario, SourceLine

_APART = re.compile(r"\s*[;/&+]\s*|\s+(?:(?:and|or|et|ou)\s+)?")
"""What may stand between two editions where a comma should."""


def is_played(scenario: Scenario, edition: str) -> bool:
    """Whether an edition is played; where it is not, that is a mistake of the file, on the line that names one."""
    why = _why_not_played(edition, scenario)
    if why is not None:
        scenario.complain(next((line.number for line, key, _ in statements(scenario) if key in EDITION), 1), why)
    return why is None


def _why_not_played(edition: str, scenario: Scenario) -> Message | None:
    """Why what a file names as an edition is not played; of several that nothing parts, that a comma parts them."""
    why = why_not_played(edition)
    several = [part for part in _APART.split(edition) if part]
    if why is None or len(several) == 1 or not {*PLAYED}.issuperset(several):
        return why
    listed = ", ".join(part for one in named_in(scenario) for part in _APART.split(one) if part)
    said = {language: form.replace(DEFAULT_EDITION, listed) for language, form in ABOUT["edition"].items()}
    return message("separate editions by commas; write “{line}”", line=pasted(said))


def mention_unnamed(scenario: Scenario) -> None:
    """Say of a file that names no edition by which one it is judged, and how it names another; it stays as it is."""
    if named_in(scenario):
        return
    what = message(
        "this file names no edition of the rules, so {unnamed} holds; write “- Rules: {latest}” under its title to have"
        " it judged by the edition of today, or “- Rules: {unnamed}” to keep this one",
        unnamed=UNNAMED_EDITION,
        latest=PLAYED[-1],
    )
    scenario.mended.append(Mistake(scenario.name, 1, what))


def check_editions(scenario: Scenario) -> bool:
    """Whether every edition that a file names is played and named in one place; where not, that is a mistake of it."""
    faults = len(scenario.mistakes)
    first, *_ = editions = editions_of(scenario)
    under = [one for form in scenario.forms for one in form.under]
    for edition in editions:
        why = _why_not_played(edition, scenario)
        if why is not None:
            lines = (line.number for line, key, said in statements(scenario) if key in EDITION and edition in said)
            headings = (one.line for one in under if one.edition == edition)
            scenario.complain(next(chain(lines, headings), 1), why)
    for one in under:
        if one.edition == first:
            what = message("what stands above is by edition {edition} already; write another one", edition=first)
            scenario.complain(one.line, what)
    known = ", ".join(editions)
    for line in lines_with_articles(scenario):
        for edition, _ in line.typed_anew:
            if edition not in editions:
                what = message(
                    "this file names no edition {edition}; write one of: {known}", edition=edition, known=known
                )
                scenario.complain(line.number, what)
    return len(scenario.mistakes) == faults


def lines_with_articles(scenario: Scenario) -> Iterator[SourceLine]:
    """The lines of a file that may have laws in brackets."""
    for form in scenario.written:
        for move in form.moves:
            yield from (move.line, *move.facts)
        for part in (*form.board, *form.outcome, *form.ruling):
            yield from part.facts


def with_edition(source: str, scenario: Scenario, edition: str) -> str:
    """The text of a scenario file that names no edition, with one more line under its title that names one.

    Arguments:
        source: the text of the file.
        scenario: the same, as read.
        edition: the one to name.
    """
    lines = source.splitlines()
    said = ABOUT["edition"][scenario.language or "en"].replace(DEFAULT_EDITION, edition)
    if scenario.facts:
        lines.insert(scenario.facts[0].number - 1, f"- {said}")
    else:
        title = next((number for number, line in enumerate(lines, 1) if line.startswith("# ")), 0)
        lines[title:title] = ["", f"- {said}"]
    return "\n".join(lines) + "\n"
