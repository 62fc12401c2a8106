"""The twins of a scenario: the main form with one fact changed, made whole, so that it can be played like any other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from judge.messages import Mistake, message, pasted
from judge.scenario.asked import asked_line, is_as_above
from judge.scenario.facts import FirstPlayer, ToAct, subject_of
from judge.scenario.form import BulletGroup, EditionTwin, MoveLine, Scenario, SourceLine, Twin
from judge.value import value

SHARED = (FirstPlayer, ToAct)
"""Subjects of which a board says one thing only, whoever it says it of."""


@value(frozen=True, slots=True)
class Changed:
    """A fact of the board that a twin changes.

    Arguments:
        player: under whose heading it stands; "" for neither.
        before: what the main form says; nothing where it says nothing of the kind.
        after: what the twin says.
    """

    player: str
    before: tuple[SourceLine, ...]
    after: SourceLine


def whole(scenario: Scenario, twin: Twin) -> Scenario:
    """A twin with everything that it has in common with the main form.

    Arguments:
        scenario: the file as read.
    """
    moves = twin.moves
    if not twin.plays:
        alike = isinstance(twin, EditionTwin)
        moves = scenario.moves if alike else [MoveLine(move.line) for move in scenario.moves]
    found = Scenario(
        name=scenario.name,
        title=twin.title,
        facts=scenario.facts,
        teacher=twin.teacher,
        cards=scenario.cards,
        language=scenario.language,
        moves=moves,
        outcome=twin.outcome if twin.concludes else scenario.outcome,
        ruling=_ruling(scenario, twin),
        edition=scenario.edition,
        by_visitor=scenario.by_visitor,
    )
    board = [BulletGroup(part.name, part.line, list(part.facts)) for part in scenario.board]
    for change in changes(scenario, twin):
        for part in board:
            part.facts = [fact for fact in part.facts if fact not in change.before]
        part = next(part for part in board if _same(part.name, change.player))
        part.facts.append(change.after)
    for part in twin.board:
        if not any(_same(part.name, known.name) for known in scenario.board):
            known = pasted(*(known.name for known in scenario.board if known.name))
            found.complain(
                part.line,
                message("there is no player “{name}”; the players are {known}", name=part.name, known=known),
            )
    found.board = board
    return found


def whole_forms(scenario: Scenario) -> tuple[Scenario, ...]:
    """The main form and every twin made whole, in the order of the file."""
    return (scenario, *(whole(scenario, twin) for twin in scenario.twins))


def changes(scenario: Scenario, twin: Twin) -> Iterator[Changed]:
    """The facts of the board that a twin changes, in its order.

    Arguments:
        scenario: the file as read.
    """
    for part in twin.board:
        if not any(_same(part.name, known.name) for known in scenario.board):
            continue
        for line in part.facts:
            subject = subject_of(line.text)
            before = tuple(
                fact
                for known in scenario.board
                if _same(part.name, known.name) or subject in SHARED
                for fact in known.facts
                if subject_of(fact.text) == subject
            )
            yield Changed(part.name, before, line)


def _ruling(scenario: Scenario, twin: Twin) -> list[BulletGroup]:
    """What is asked of a twin, in the words of the main form where it says “as above”."""
    own, above = asked_line(twin), asked_line(scenario)
    if own is None and isinstance(twin, EditionTwin):
        return twin.ruling or scenario.ruling
    if own is None or above is None or not is_as_above(own):
        return twin.ruling
    return [BulletGroup("", own.number, [replace(own if own.laws else above, number=own.number, text=above.text)])]


def at_home(mistake: Mistake, twin: Twin) -> Mistake:
    """A mistake of a twin; one in a line that it takes from the main form is told at its heading.

    Arguments:
        mistake: the mistake, with the line where it was found.
    """
    if twin.line <= mistake.line <= twin.last:
        return mistake
    reason = message("in this twin, line {line} goes wrong: {reason}", line=mistake.line, reason=mistake.message)
    return replace(mistake, line=twin.line, message=reason)


def _same(name: str, other: str) -> bool:
    return name.strip().lower() == other.strip().lower()
