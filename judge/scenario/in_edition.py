"""A scenario as one of its editions rules it: what stands under “Under 5.0” in the place of the form above."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from judge.scenario.about import editions_of
from judge.scenario.facts import subject_of
from judge.scenario.form import BulletGroup, EditionTwin, Form, Scenario, Twin
from judge.scenario.twin import whole


def in_edition(scenario: Scenario, edition: str) -> Scenario:
    """A file with everything that it says of an edition; what it says of no edition holds in all.

    Arguments:
        scenario: the file as read.
        edition: any edition, also one that the file does not name.
    """
    if edition == editions_of(scenario)[0]:
        return scenario
    own = under(scenario, edition)
    main = whole(scenario, own) if own is not None else scenario
    return replace(
        main,
        title=scenario.title,
        teacher=own.teacher if own is not None and any(own.teacher.values()) else scenario.teacher,
        twins=[_twin(twin, under(twin, edition)) for twin in scenario.twins],
        mistakes=[*scenario.mistakes, *(main.mistakes if main is not scenario else ())],
        mended=[],
        edition=edition,
        under=[],
    )


def under(form: Form, edition: str) -> EditionTwin | None:
    """What a file says of a form under the heading of an edition; None where it says nothing."""
    return next((one for one in form.under if one.edition == edition), None)


def is_apart(form: Scenario) -> bool:
    """Whether anything in a form is said under the heading of its edition.

    Arguments:
        form: the main form or a twin made whole, as an edition rules it.
    """
    lines = (line for part in (*form.board, *form.outcome, *form.ruling) for line in part.facts)
    return any(line.edition for line in (*lines, *(move.line for move in form.moves)))


def _twin(twin: Twin, own: EditionTwin | None) -> Twin:
    """A twin as an edition rules it."""
    if own is None:
        return replace(twin, under=[])
    return replace(
        twin,
        teacher=own.teacher if any(own.teacher.values()) else twin.teacher,
        board=_board(twin.board, own.board),
        moves=own.moves if own.plays else twin.moves,
        outcome=own.outcome if own.concludes else twin.outcome,
        ruling=own.ruling or twin.ruling,
        last=own.last,
        plays=own.plays or twin.plays,
        concludes=own.concludes or twin.concludes,
        under=[],
    )


def _board(parts: Sequence[BulletGroup], own: Sequence[BulletGroup]) -> list[BulletGroup]:
    """What a twin changes on the board, in an edition: what is said of the edition before what is said of all."""
    said = {(part.name.strip().lower(), subject_of(fact.text)) for part in own for fact in part.facts}
    kept = (
        replace(
            part,
            facts=[one for one in part.facts if (part.name.strip().lower(), subject_of(one.text)) not in said],
        )
        for part in parts
    )
    return [*kept, *own]
