"""What lies in sight in a run, at the beginning or later: of its abilities one may ask."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.game.terms import IN_PLAY, Zone
from judge.ruling.question import states_of
from judge.scenario.performance import Performance
from judge.telling.seat import SeatView

SEEN = IN_PLAY | {Zone.RESERVE, Zone.HAND}
"""The zones whose abilities one may ask about."""


def in_sight(run: Performance, seat: SeatView) -> Iterator[tuple[State, Object]]:
    """All that lies in sight, each in the first state in which it does so in a zone, those at the beginning first.

    Arguments:
        run: the form as it was played.
        seat: from where it is told.
    """
    seen: set[tuple[int, Zone]] = set()
    for state in states_of(run):
        for one in state.objects.in_order:
            if one.zone in SEEN and (one.id, one.zone) not in seen and seat.sees(one, state):
                seen.add((one.id, one.zone))
                yield state, one
