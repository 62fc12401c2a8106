"""Where an exploration ends: the next decision of a turn, or the end of a turn, a phase or a day."""

from __future__ import annotations

from judge.game.closed_list import ClosedList
from judge.game.course.day import TURN
from judge.game.course.referee import agenda, is_over, reactions_wait
from judge.game.rules import Rules
from judge.game.state.state import State
from judge.game.terms import Phase


class Horizon(ClosedList):
    """How far is explored; always until Limbo is empty, and never beyond the end of the game."""

    DECISION = "decision"
    TURN = "turn"
    PHASE = "phase"
    DAY = "day"

    def reached(self, start: State, state: State, rules: Rules) -> bool:
        """Whether an exploration ends here.

        Arguments:
            start: where it began.
            state: a state between two units, later than the start.
            rules: the rules of the run.
        """
        if is_over(state):
            return True
        if reactions_wait(state):
            return False
        match self:
            case Horizon.DECISION:
                return _decides(state, rules)
            case Horizon.TURN:
                same = (state.day, state.phase, state.turn) == (start.day, start.phase, start.turn)
                return _decides(state, rules) if start.phase is not Phase.AFTERNOON else not same
            case Horizon.PHASE:
                return (state.day, state.phase) != (start.day, start.phase)
            case Horizon.DAY:
                return state.day != start.day


def _decides(state: State, rules: Rules) -> bool:
    """Whether the next decision of a turn is due."""
    return not state.brought and agenda(state, rules)[state.stage :][:1] == (TURN,)
