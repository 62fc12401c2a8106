"""A text as one of the editions that it names rules it: that edition alone, and nothing more under its heading."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.desk.sheet import read
from judge.law.counterparts import counterparts
from judge.scenario.about import EDITION, editions_of, statements
from judge.scenario.counts import LABELS
from judge.scenario.facts import subject_of
from judge.scenario.form import BulletGroup, EditionTwin, Form, Scenario, SourceLine, Twin
from judge.scenario.headings import HEADING, HEADINGS, SECTIONS
from judge.scenario.in_edition import under
from judge.scenario.named_editions import lines_with_articles

_BRACKETS = re.compile(r" *\[[^\[\]]*\](\s*)$")
_VALUE = re.compile(r"(:\s*)\S.*\S")
_HEAD = ""
"""The name of what stands before the first section."""
_REPLACED = ("play", "outcome", "ruling")
"""The sections that stand in the place of those of the form above; what an edition says of the board adds to it."""


def by_edition(text: str, edition: str) -> str:
    """The text with what it says of one edition in the place of what it says of the first one.

    Articles in brackets become those that they are in that edition, where they are one article there.

    Arguments:
        text: the whole text.
        edition: one that the text names; of any other one nothing is other.
    """
    scenario = read(text)
    first, *others = editions_of(scenario)
    if edition not in others:
        return text
    lines = text.splitlines(keepends=True)
    for line, key, _ in statements(scenario):
        if key in EDITION:
            lines[line.number - 1] = _VALUE.sub(rf"\g<1>{edition}", lines[line.number - 1])
        elif key in LABELS:
            lines[line.number - 1] = ""
    for line in lines_with_articles(scenario):
        if not line.edition and (line.laws or line.typed_anew):
            laws = ", ".join(dict.fromkeys(_articles(line, first, edition)))
            lines[line.number - 1] = _BRACKETS.sub(rf"{laws and f' [{laws}]'}\1", lines[line.number - 1])
    for form in scenario.forms:
        own = under(form, edition)
        if own is not None:
            _take(lines, form, own, _last(form, len(lines)))
        for one in form.under:
            lines[one.line - 1 : one.last] = [""] * (one.last - one.line + 1)
    return re.sub(r"\n{3,}", "\n\n", "".join(lines)).rstrip("\n") + "\n"


def _articles(line: SourceLine, first: str, edition: str) -> Iterator[str]:
    """The articles of a line, as they are in an edition."""
    anew = dict(line.typed_anew).get(edition)
    if anew is not None:
        yield from anew
        return
    for number in line.laws:
        found = counterparts(first, edition)[number]
        if len(found) == 1:
            yield found[0]


def _last(form: Form, most: int) -> int:
    """The last line of a form, before what editions make of it."""
    if isinstance(form, Twin):
        return form.last
    assert isinstance(form, Scenario)
    return min((one.line for one in (*form.under, *form.twins)), default=most + 1) - 1


def _take(lines: list[str], form: Form, own: EditionTwin, last: int) -> None:
    """Put what an edition says of a form in the place of what the form says."""
    first = form.line if isinstance(form, Twin) else 1
    before, after = _sections(lines, first, last), _sections(lines, own.line + 1, own.last)
    head = before[_HEAD]
    said, kept = ([one for one in part[_HEAD] if _teaches(lines[one - 1])] for part in (after, before))
    if said:
        place = head.index(kept[0]) if kept else 1
        head[place:place] = said
    for part in own.board:
        for fact in part.facts:
            _say(lines, form, part.name, fact, head[-1])
    found = {**before, **{name: after[name] for name in _REPLACED if name in after}}
    found[_HEAD] = [one for one in head if not said or one not in kept]
    order = (found[name] for name in (_HEAD, *SECTIONS) if name in found)
    written = ["".join(lines[one - 1] for one in numbers).rstrip("\n") + "\n\n" for numbers in order]
    lines[first - 1 : last] = ["".join(written), *[""] * (last - first)]


def _teaches(line: str) -> bool:
    return line.lstrip().startswith(">")


def _sections(lines: list[str], first: int, last: int) -> dict[str, list[int]]:
    """The numbers of lines by the section in which they stand; those before the first section under no name."""
    found: dict[str, list[int]] = {_HEAD: []}
    here = found[_HEAD]
    for number in range(first, last + 1):
        heading = HEADING.fullmatch(lines[number - 1].rstrip("\r\n"))
        if heading and heading[1] == "##" and (name := HEADINGS.get(heading[2].strip().lower())):
            here = found.setdefault(name, [])
        here.append(number)
    return found


def _say(lines: list[str], form: Form, player: str, fact: SourceLine, last: int) -> None:
    """Let the board of a form say a fact, and nothing else of the same thing."""
    parts = [part for part in form.board if part.name.strip().lower() == player.strip().lower()]
    for one in (one for part in parts for one in part.facts):
        if subject_of(one.text) == subject_of(fact.text):
            lines[one.number - 1] = ""
    place = _end(parts[0]) if parts else last
    lines[place - 1] += f"- {fact.text}\n" if parts else f"\n### {player}\n\n- {fact.text}\n"


def _end(part: BulletGroup) -> int:
    return max((part.line, *(fact.number for fact in part.facts)))
