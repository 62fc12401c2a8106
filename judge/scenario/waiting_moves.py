"""The moves of a play that wait to be made, what each of them says, and which of them can be made no more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from judge.game.state.state import State
from judge.game.terms import Phase
from judge.scenario.answers import KINDS
from judge.scenario.form import MoveLine
from judge.wording.names import Names
from judge.wording.table import ParsedSentence, SentenceReader

DayPhase = tuple[int, int]
"""A day and the place of a phase in it."""


def day_phase(state: State) -> DayPhase:
    """The day and the phase of a state, so that a later one is greater."""
    return state.day, list(Phase).index(state.phase)


class WaitingMoves:
    """What waits, in the order of the play.

    Arguments:
        moves: what the play has still to make.
        names: what players and cards are called in them.
        made: when they were made where the form was played before, by their lines.
    """

    def __init__(self, moves: Iterable[MoveLine], names: Names, made: Mapping[int, DayPhase]) -> None:
        self.moves = list(moves)
        self._names = names
        self._made = made

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def next(self) -> MoveLine:
        """The move that waits longest; one must wait."""
        return self.moves[0]

    @property
    def said(self) -> ParsedSentence | None:
        """What the next move says; None where none waits, or where it is no known sentence."""
        return self._read(self.moves[0]) if self.moves else None

    def take(self) -> MoveLine:
        """Take the next move away."""
        return self.moves.pop(0)

    def bring(self, place: int, *, alone: bool) -> None:
        """Let a later move be the next.

        Arguments:
            place: where it waits.
            alone: whether those before it are left out.
        """
        move = self.moves.pop(place)
        if alone:
            del self.moves[:place]
        self.moves.insert(0, move)

    def meanings(self, move: MoveLine) -> tuple[ParsedSentence, ...]:
        """What a move can say."""
        return _read_move(move.line.text, self._names)

    def scene(self) -> int:
        """How many moves wait before the game next goes on to another phase."""
        for place, move in enumerate(self.moves):
            said = self._read(move)
            if said is not None and said.sentence.key == "go_on":
                return place
        return len(self.moves)

    def leave_out(self, state: State, *, over: bool) -> None:
        """Leave out the moves that can be made no more: those of turns that are over, and of an earlier phase.

        Arguments:
            state: the state that the game has come to.
            over: whether the turns of the day are over.
        """
        now = day_phase(state)
        if over or any(self._made.get(one.line.number, now) < now for one in self.moves):
            scene = self.scene()
            self.moves[:scene] = [one for one in self.moves[:scene] if self._was_made_later(one, state)]

    def any_made_later(self, state: State) -> bool:
        """Whether one of them was made in this phase, or after it, where the form was played before."""
        return any(self._was_made_later(one, state) for one in self.moves)

    def any_opens(self, *, strict: bool) -> bool:
        """Whether one of them can be waited for between two units.

        Arguments:
            strict: whether the rules are the file's; under others, not all can.
        """
        return any(strict or self._opens(one) for one in self.moves)

    def _was_made_later(self, move: MoveLine, state: State) -> bool:
        return move.line.number in self._made and self._made[move.line.number] >= day_phase(state)

    def _opens(self, move: MoveLine) -> bool:
        said = self._read(move)
        if said is None or move.is_refused or said.sentence.key not in KINDS:
            return True
        return KINDS[said.sentence.key][0] == "turn"

    def _read(self, move: MoveLine) -> ParsedSentence | None:
        return next(iter(self.meanings(move)), None)


@lru_cache(maxsize=512)
def _read_move(text: str, names: Names) -> tuple[ParsedSentence, ...]:
    """What a line of a play can mean; a form that is played again is not read again."""
    return (*SentenceReader("move", names).read(text), *SentenceReader("coming", names).read(text))
