"""Where an exploration ends: the next decision of a turn, or the end of a turn, a phase or a day."""

from __future__ import annotations

from enum import StrEnum

from judge.game.course.day import AGENDA
from judge.game.course.referee import is_over, reactions_wait
from judge.game.course.turns import turn
from judge.game.state.state import State
from judge.game.terms import Phase


class Horizon(StrEnum):
    """How far is explored; always until Limbo is empty, and never beyond the end of the game."""

    DECISION = "decision"
    TURN = "turn"
    PHASE = "phase"
    DAY = "day"

    def reached(self, start: State, state: State) -> bool:
        """Whether an exploration ends here.

        Arguments:
            start: where it began.
            state: a state between two units, later than the start.
        """
        if is_over(state):
            return True
        if reactions_wait(state):
            return False
        match self:
            case Horizon.DECISION:
                return _decides(state)
            case Horizon.TURN:
                same = (state.day, state.phase, state.turn) == (start.day, start.phase, start.turn)
                return _decides(state) if start.phase is not Phase.AFTERNOON else not same
            case Horizon.PHASE:
                return (state.day, state.phase) != (start.day, start.phase)
            case Horizon.DAY:
                return state.day != start.day


def _decides(state: State) -> bool:
    """Whether the next decision of a turn is due."""
    return not state.brought and AGENDA[state.phase][state.stage] is turn
