"""A scenario as it was played: its moves, what followed each, and every question that was put."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from judge.game.event.choices import Option, Question, Refusal
from judge.game.event.trace import Happening
from judge.game.rules import Rules
from judge.game.state.knowledge import seen_by
from judge.game.state.state import State
from judge.law.laws.law import Law
from judge.messages import Message, Mistake
from judge.scenario.file import MoveLine, Scenario
from judge.value import value
from judge.wording.names import Names
from judge.wording.table import ParsedSentence

RunEnd = Literal["answer", "open", "not played", "endless", "stuck"]
"""How a run ends: with an answer; where the rules do not settle what happens, or the engine does not play it; it was
stopped because it did not end; or nothing can be chosen where the game asks."""


@dataclass
class PlayedMove:
    """A move, and what followed it.

    Arguments:
        move: the move as the file has it; None for what happens before the first one.
        said: what it means.
        option: the option that it chose.
        happenings: what followed.
        refusal: why it was not allowed.
    """

    move: MoveLine | None
    before: State
    said: ParsedSentence | None = None
    option: Option | None = None
    happenings: list[Happening] = field(default_factory=list)
    refusal: Refusal | None = None

    def told_apart(self, names: Names) -> Iterator[tuple[Happening, Names]]:
        """What followed, each with what cards are called in it, so that those of one name are told apart.

        Arguments:
            names: what players and cards are called.
        """
        after = {one.event: one.state for one in self.happenings}
        before, last = self.before, self.before
        for place, one in enumerate(self.happenings):
            if not place or one.event != self.happenings[place - 1].event:
                before = last
            yield one, names.among(before, one.state, after[one.event])
            last = one.state

    @property
    def is_to_be_refused(self) -> bool:
        """Whether the file says that it is not allowed."""
        return self.move is not None and self.move.is_refused

    @property
    def after(self) -> State:
        """The state after everything that followed."""
        return self.happenings[-1].state if self.happenings else self.before


@value(frozen=True, slots=True)
class QuestionKey:
    """A question that was put, as a value to compare between runs.

    Arguments:
        kind: what was asked.
        player: who was asked.
        allowed: what was allowed.
        refused: what was refused.
        seen: what the player could see when asked.
    """

    kind: str
    player: int | None
    allowed: tuple[object, ...]
    refused: tuple[object, ...]
    seen: tuple[object, ...]


@value(frozen=True, slots=True)
class PendingQuestion:
    """A question as it was put.

    Arguments:
        state: the state in which it was put.
        during: the move that was being played.
        place: how many happenings had followed that move.
    """

    question: Question
    state: State
    during: PlayedMove
    place: int


@dataclass
class Performance:
    """A scenario as it was played.

    Arguments:
        scenario: the file.
        rules: by which rules.
        names: the names of players and cards.
        start: the board.
        state: the state at the end.
        unit: the state between two units that came last, None where none came yet.
        answers: the answers that have been given since.
        played: the moves and what followed each.
        questions: every question that was put.
        open: the laws that come nearest, where the rules do not settle what happens.
        endless: whether it was stopped because it did not end.
        stuck: whether it was stopped because nothing can be chosen, as only laws that are switched off bring about.
        units: how many units it took.
        unfinished: whether the moves may end while the game waits; the file need not say then what is not allowed.
        waits: whether the moves ended while the game waited for an answer.
        unanswered: the question at which the moves ended, none of them having answered it; None if it came to none.
        unplayed: what the engine does not play, where it stopped for that.
        disagreements: where the file's moves and the game's questions part; the run ends there.
        ways: how many options that do something the choices have for which the file has no move, where most are.
        replays: the same form played again, by what was changed: laws, an ability, or how it was recorded.
        continued: what was done with it when its moves were used up, if anything was.
    """

    scenario: Scenario
    rules: Rules
    names: Names
    start: State
    state: State
    unit: State | None = None
    answers: tuple[Option, ...] = ()
    played: list[PlayedMove] = field(default_factory=list)
    questions: list[PendingQuestion] = field(default_factory=list)
    open: tuple[Law, ...] = ()
    endless: bool = False
    stuck: bool = False
    units: int = 0
    unfinished: bool = False
    waits: bool = False
    unanswered: Question | None = None
    unplayed: Message | None = None
    disagreements: list[Mistake] = field(default_factory=list)
    ways: int = 0
    replays: dict[object, Performance | None] = field(default_factory=dict, repr=False, compare=False)
    continued: Callable[[Performance], object] | None = field(default=None, repr=False, compare=False)

    @property
    def end(self) -> RunEnd:
        """How the run ended."""
        if self.unplayed is not None:
            return "not played"
        return "open" if self.open else "endless" if self.endless else "stuck" if self.stuck else "answer"

    @property
    def unreached(self) -> list[MoveLine]:
        """The moves of the file that were not made."""
        made = {played.move.line.number for played in self.played if played.move is not None}
        return [move for move in self.scenario.moves if move.line.number not in made]

    @cached_property
    def asked(self) -> list[QuestionKey]:
        """The questions as values to compare between runs, one put twice in a row counted once."""
        found: list[QuestionKey] = []
        for put in self.questions:
            asked = _question_key(put.question, put.state, self.rules)
            if not found or found[-1] != asked:
                found.append(asked)
        return found


def is_put_again(question: Question | None, other: Question) -> bool:
    """Whether a question is put again, by other rules, which may allow other options.

    Arguments:
        question: the question as it was put; None for none.
        other: the question that is put now.
    """
    return question is not None and (question.kind, question.player) == (other.kind, other.player)


def _question_key(question: Question, state: State, rules: Rules) -> QuestionKey:
    def shown(option: Option) -> object:
        one = state.objects.get(option.object) if option.object is not None else None
        name = "" if one is None else one.base.name or repr(one.emblem and one.emblem.reaction)
        return option.kind, name, str(option.detail), option.player

    refused = tuple(sorted(map(repr, (shown(option) for option in question.options if option.refusal))))
    allowed = tuple(sorted(map(repr, (shown(option) for option in question.allowed))))
    seen = seen_by(state, question.player, rules) if question.player is not None else ()
    return QuestionKey(question.kind, question.player, allowed, refused, seen)
