"""A match is played again from its beginning: its seed answers for chance, its moves for the two players."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from judge.editions import rules_of
from judge.exploring.course import Point, begin
from judge.game.event.choices import Option, Question
from judge.game.rules import Rules
from judge.game.state.objects import Player
from judge.game.state.state import State
from judge.games.chance import Chance
from judge.games.game import by_weight
from judge.games.opening import opening
from judge.messages import message
from judge.playing.match import MOST_MOVES, BadMatch, MatchRecord
from judge.playing.script import script_of
from judge.playing.starters import deck_of
from judge.scenario.alike import same_answer
from judge.telling.fingerprint import playing_fingerprint

PERSON, PROGRAM = 0, 1
"""The seats of the person and of the opponent."""


@dataclass(frozen=True, slots=True)
class MadeDecision:
    """A question of a match, and how it was answered.

    Arguments:
        point: where it was asked.
        option: the answer.
    """

    point: Point
    option: Option

    @property
    def player(self) -> Player | None:
        """Who decided; None for chance."""
        return _question(self.point).player


class MatchCourse:
    """A match as far as it has been played.

    Raises:
        BadMatch: its moves are none of those that were open.
        UnreadableDeck: one of its decks cannot be played.
    """

    def __init__(self, match: MatchRecord) -> None:
        self.rules: Rules = rules_of(match.edition)
        self._chance = Chance(match.seed)
        self._match = match
        self.moves: list[int] = []
        self.decisions: list[MadeDecision] = []
        self.start: State = _start(match, self.rules)
        self.point = begin(self.start, self.rules)
        self._let_chance_decide()
        for move in match.moves:
            self.decide(move)

    @property
    def match(self) -> MatchRecord:
        """The match with all moves that have been made, marked by this engine."""
        return replace(self._match, moves=tuple(self.moves), engine=playing_fingerprint(), mark=self._mark())

    @property
    def seed(self) -> int:
        """What decides all that is left to chance."""
        return self._match.seed

    @property
    def opponent(self) -> str:
        """The name of the opponent."""
        return self._match.opponent

    @property
    def situation(self) -> str:
        """The name of the situation from which it began; "" for one of two decks."""
        return self._match.situation

    @property
    def asked(self) -> Player | None:
        """Whose decision is due; None where the game has ended."""
        return self.point.question.player if self.point.question is not None else None

    def decide(self, move: int) -> None:
        """Let the player who is asked decide.

        Arguments:
            move: the place of the choice among those that are open.

        Raises:
            BadMatch: it is none of them.
        """
        open_now = choices(self.point)
        if not open_now:
            raise BadMatch(message("The game waits for no decision; nothing was changed."))
        if move >= len(open_now) or len(self.moves) >= MOST_MOVES:
            raise BadMatch(message("That choice is not open at this moment; nothing was changed."))
        self.moves.append(move)
        self._answer(open_now[move])
        self._let_chance_decide()

    def _let_chance_decide(self) -> None:
        while self.point.question is not None and self.point.question.player is None:
            self._answer(by_weight(self.point.question, self._chance))

    def _answer(self, option: Option) -> None:
        self.decisions.append(MadeDecision(self.point, option))
        self.point = replace(self.point.answer(option), before=None)

    def _mark(self) -> str:
        digest = hashlib.sha256()
        for one in self.decisions:
            card = one.point.state.objects.get(one.option.object or 0)
            told = (_question(one.point).kind, one.player, one.option.kind, card.base.card if card else "")
            digest.update(repr(told).encode())
        state = self.point.state
        lying = (
            (one.zone.value, str(one.expedition), one.holder, one.base.card, sorted(one.counters))
            for one in state.objects.in_order
        )
        course = (state.day, state.phase.value, state.turn, state.winner)
        digest.update(repr((self.moves, *course, *sorted(lying))).encode())
        return digest.hexdigest()[:12]


def _start(match: MatchRecord, rules: Rules) -> State:
    if match.situation:
        return script_of(match.situation).start
    first, second = (deck_of(one, match.edition) for one in match.decks)
    return opening((first, second), rules)


def replayed(match: MatchRecord) -> MatchCourse:
    """A match as this engine plays it.

    Raises:
        BadMatch: it was played by another engine, which plays it otherwise; or it is damaged.
        UnreadableDeck: one of its decks cannot be played.
    """
    other = bool(match.engine) and match.engine != playing_fingerprint()
    try:
        course = MatchCourse(match)
    except BadMatch:
        if other:
            raise _by_another() from None
        raise
    if match.mark and course.match.mark != match.mark:
        raise _by_another() if other else BadMatch(DAMAGED)
    return course


DAMAGED = message("The moves of this game and what came of them do not go together; a part of it was changed.")

OTHERWISE = message(
    "This game was played with another version of the engine, which plays it otherwise, so it stops here. Nothing of "
    "it is lost: it stays on your device until you begin a new one."
)


def _by_another() -> BadMatch:
    return BadMatch(OTHERWISE)


def choices(point: Point) -> tuple[Option, ...]:
    """What is open to the player who is asked: the allowed options that a line can tell apart; none where nobody is.

    Arguments:
        point: where the game waits.
    """
    question, state = point.question, point.state
    if question is None:
        return ()
    return tuple(option for option in question.allowed if same_answer(option, question, state) == option)


def _question(point: Point) -> Question:
    assert point.question is not None, "a decision answers a question"
    return point.question
