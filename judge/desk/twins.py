"""A twin of a text as a text of its own, to be played on; what it has in common with the main form keeps its bytes."""

from __future__ import annotations

from collections.abc import Sequence

from judge.desk.draft import TextDraft
from judge.desk.sheet import Unfit, newline_of, read
from judge.messages import message, pasted
from judge.scenario.asked import asked_line, is_as_above
from judge.scenario.counts import LABELS
from judge.scenario.form import TWIN, Scenario, Twin
from judge.scenario.headings import HEADING, HEADINGS
from judge.scenario.twin import changes, whole
from judge.wording.text import plain

PLAY, OUTCOME, RULING = "play", "outcome", "ruling"


def with_twin(text: str, number: int) -> str:
    """The text that a twin makes with the main form; neither the main form nor another twin is in it.

    Arguments:
        number: which of its twins, from 1.

    Raises:
        Unfit: it has not so many.
    """
    scenario = read(text)
    count = len(scenario.twins)
    if not 1 <= number <= count:
        what = message(
            "there is no “{twin}” {number}; this text has {count}", twin=pasted(TWIN), number=number, count=count
        )
        raise Unfit(what.in_file(scenario.language))
    twin = scenario.twins[number - 1]
    lines = text.splitlines(keepends=True)
    main = _sections(_changed(lines[: _end_of_main(scenario) - 1], scenario, twin))
    own = _sections(lines[twin.line : twin.last])
    newline = newline_of(lines)
    parts = [_head(main[""], own[""], scenario, twin, newline)]
    parts += [part for name, part in main.items() if name not in ("", PLAY, OUTCOME, RULING)]
    parts += [own[PLAY] if twin.plays else _moves_alone(main.get(PLAY, []), newline)]
    parts += [(own if twin.concludes else main).get(OUTCOME, []), _ruling(own, scenario, twin, newline)]
    written = ["".join(part).strip("\r\n") for part in parts]
    return (newline * 2).join(part for part in written if part) + newline


def _end_of_main(scenario: Scenario) -> int:
    """The line of the first heading behind the main form."""
    return min(one.line for one in (*scenario.under, *scenario.twins))


def _changed(lines: list[str], scenario: Scenario, twin: Twin) -> list[str]:
    """The lines of the main form with what the twin changes on the board."""
    draft = TextDraft(lines)
    seen: set[int] = set()
    for change in changes(scenario, twin):
        part = next(one for one in scenario.board if one.name.lower() == change.player.strip().lower())
        here = [fact.number for fact in part.facts]
        left = [fact.number for fact in change.before if fact.number not in seen]
        place = next((number for number in left if number in here), None)
        for number in left:
            if number != place:
                draft.drop(number)
        if place is None:
            draft.add(max((part.line, *here)), change.after.text)
        else:
            draft.change(place, change.after.text)
        seen.update(left)
    return draft.text().splitlines(keepends=True)


def _sections(lines: Sequence[str]) -> dict[str, list[str]]:
    """Lines by the section in which they stand; those before the first heading under no name."""
    found: dict[str, list[str]] = {"": []}
    here = found[""]
    for line in lines:
        heading = HEADING.fullmatch(line.rstrip("\r\n"))
        if heading and heading[1] == "##":
            here = found.setdefault(HEADINGS.get(heading[2].strip().lower(), heading[2]), [])
        here.append(line)
    return found


def _head(lines: list[str], own: list[str], scenario: Scenario, twin: Twin, newline: str) -> list[str]:
    """What stands before the first section: both titles, the facts but the counts, and what the twin’s teacher says."""
    english, french = (f"{scenario.title.get(one, '')} – {twin.title[one]}" for one in ("en", "fr"))
    found = [f"# {english} / {french}{newline}", newline]
    for line in lines:
        if line.startswith("- ") and plain(line[2:].partition(":")[0]).lower() not in LABELS:
            found.append(line)
    said = [line for line in own if line.startswith(">")]
    return [*found, newline, *said]


def _ruling(own: dict[str, list[str]], scenario: Scenario, twin: Twin, newline: str) -> list[str]:
    """The section that asks; what the main form is asked stands in it where the twin says “as above”."""
    line, asked = asked_line(twin), asked_line(whole(scenario, twin))
    if line is None or asked is None or not is_as_above(line):
        return own.get(RULING, [])
    laws = ", ".join((*asked.laws, *(f"{edition}: {', '.join(anew)}" for edition, anew in asked.typed_anew)))
    return [*own[RULING][:1], newline, f"- {asked.text}{laws and f' [{laws}]'}{newline}"]


def _moves_alone(lines: list[str], newline: str) -> list[str]:
    """A section of moves without what the main form expects under them."""
    return [*lines[:1], newline, *(line for line in lines if line[:1].isdigit())]
