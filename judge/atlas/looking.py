"""One meeting looked at by one edition: what may come of it, and whether that is worth knowing."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import field

from judge.atlas.meeting import Layout, Meeting
from judge.bounds.collector import resting_collector
from judge.cards.card import Card
from judge.exploring.budget import Budget
from judge.exploring.exploration import Exploration, Outcome, explore
from judge.exploring.horizon import Horizon
from judge.exploring.summary import facts_of
from judge.game.closed_list import ClosedList
from judge.game.course.referee import Done, Needs, advance, let_happen
from judge.game.event.choices import Option, Question
from judge.game.event.not_played import NotPlayedError
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.trace import Happening
from judge.game.rules import Rules
from judge.game.state.canonical import Canon
from judge.game.state.objects import Characteristics
from judge.game.state.state import State
from judge.game.terms import Expedition, Phase, Zone
from judge.games.invariants import InvariantError, check_questions, watch, watch_laws
from judge.scenario.facts import UnreadableError
from judge.value import value
from judge.wording.names import Names

VISITS = 80
"""So often a unit of a meeting is played at most."""

ORDER_VISITS = 200
"""So often where it is asked whether an order matters; what waits when a phase ends is done in the next one."""

SECONDS = 60.0
"""So long it may take. Nearly all take less than a tenth of one, so no usual machine decides which take longer."""

ORDERS = frozenset({"reaction", "modify", "order"})
"""The kinds of questions that ask what comes first."""

NOTHING = frozenset({"nothing_happens", "nothing_happens_to"})

ENOUGH = "no more"
"""The answer after which nothing more is done, as a player wants it: what then does not happen was not promised."""

CANON_KEPT = 500
"""After so many looks what tells positions apart is made anew, so that it does not grow."""

WALKED = 2
"""The lines to so many outcomes are told, to see what is said on the way."""

COMPARED = 3
"""So many answers to a question about an order are compared."""


class FindKind(ClosedList):
    """What is worth knowing of two cards."""

    FAILS = "fails"
    LOOP = "loop"
    OPEN = "open"
    EDITIONS = "editions"
    ORDER = "order"
    NOTHING = "nothing"


@value(frozen=True, slots=True)
class MeetingLook:
    """What may come of a meeting by one edition.

    Arguments:
        found: for each kind that is worth knowing, what it is about: names of laws, questions, cards, an error.
        ends: the facts of each outcome; None where not all were looked at, or there are none.
        refused: the names of the laws that refuse the first card; None where it may be played.
        visited: how often a unit was played.
    """

    found: Mapping[FindKind, tuple[str, ...]] = field(default_factory=dict, hash=False)
    ends: frozenset[Hashable] | None = None
    refused: tuple[str, ...] | None = None
    visited: int = 0


class Looker:
    """Looks at meetings by one edition; what is known of cards stays known from one to the next.

    Arguments:
        names: the names of the players and cards.
        rules: by which rules.
        plain: the card that lies on every board.
    """

    def __init__(self, names: Names, rules: Rules, plain: Card) -> None:
        self._names, self._rules, self._plain = names, rules, plain
        self._bases: dict[str, Characteristics] = {}
        self._canon, self._looks = Canon(), 0

    def look(self, meeting: Meeting) -> MeetingLook | None:
        """Look at a meeting.

        Returns:
            what was seen; None where there is no such board.
        """
        try:
            start = meeting.board(self._names, self._rules, self._plain, self._bases)
        except UnreadableError:
            return None
        self._looks += 1
        if self._looks % CANON_KEPT == 0:
            self._canon = Canon()
        try:
            with resting_collector():
                return self._look(meeting, start)
        except Exception as error:
            return MeetingLook({FindKind.FAILS: (f"{type(error).__name__}: {error}",)})

    def _look(self, meeting: Meeting, start: State) -> MeetingLook:
        rules = self._rules
        given: tuple[Option, ...] = ()
        if meeting.layout.phase is None:
            played = _play(meeting, advance(start, rules))
            if played is None or played.refusal is not None:
                laws = () if played is None or played.refusal is None else played.refusal.laws
                return MeetingLook(ends=frozenset(), refused=tuple(law.name for law in laws))
            given = (played, *_beside(advance(start, rules, (played,))))
        until, end = Horizon.DECISION if given else Horizon.PHASE, time.monotonic() + SECONDS
        found = explore(start, rules, given, until, Budget(VISITS, SECONDS, VISITS), self._canon)
        kinds = dict(_kinds(found, self._canon, end))
        if time.monotonic() > end:
            return MeetingLook(visited=found.visited)
        ends = frozenset(_facts(one) for one in found.outcomes) if found.exhausted else None
        return MeetingLook({kind: about for kind, about in kinds.items() if about}, ends, visited=found.visited)


def _play(meeting: Meeting, asked: Done | Needs) -> Option | None:
    """The option that plays the first card."""
    if not isinstance(asked, Needs):
        return None
    zone = Zone.HAND if meeting.layout is Layout.HAND else Zone.RESERVE
    for option in asked.question.options:
        one = asked.state.objects.get(option.object) if option.object is not None else None
        if option.kind == "play" and one is not None and (one.base.card, one.zone) == (meeting.first.id, zone):
            return option
    return None


def _beside(asked: Done | Needs) -> tuple[Option, ...]:
    """The answer that lets a Character join the expedition in which the second card lies."""
    if not isinstance(asked, Needs) or asked.question.kind != "expedition":
        return ()
    return tuple(one for one in asked.question.allowed if one.detail == Expedition.HERO)


def _facts(outcome: Outcome) -> Hashable:
    return frozenset(facts_of(outcome.state)), bool(outcome.laws)


def _kinds(found: Exploration, canon: Canon, end: float) -> Iterator[tuple[FindKind, tuple[str, ...]]]:
    yield FindKind.OPEN, tuple(sorted({law.name for one in found.outcomes for law in one.laws}))
    yield FindKind.FAILS, tuple(sorted({one.reason.say("en") for one in found.outcomes if one.reason is not None}))
    if found.exhausted and found.lines is None:
        yield FindKind.LOOP, ("lines",)
    walks = [_Walk(found, one, canon, end) for one in found.outcomes[:WALKED]]
    nothing = {about for walk in walks for about in walk.nothing}
    yield FindKind.NOTHING, tuple(sorted(nothing))
    if len(found.outcomes) > 1:
        yield FindKind.ORDER, tuple(sorted({kind for walk in walks for kind in walk.orders()}))


class _Walk:
    """A line of answers walked once more, told and watched.

    Arguments:
        found: the exploration.
        outcome: where the line leads.
        canon: tells positions apart.
        end: when there is no more time.

    Attributes:
        nothing: what was promised, and nothing happens: the card that promised it, and the laws.
    """

    def __init__(self, found: Exploration, outcome: Outcome, canon: Canon, end: float) -> None:
        self._found, self._canon, self._end = found, canon, end
        self._asked: list[tuple[State, tuple[Option, ...], Question]] = []
        self.nothing: list[str] = []
        state = found.start
        stopped = bool(outcome.laws) or outcome.reason is not None
        for answers in outcome.answers:
            try:
                done = self._unit(state, answers)
            except (OpenRulingError, NotPlayedError) as error:
                state, told = error.reached or (state, ())
                self._note(told)
                continue
            for watcher in (watch, watch_laws(found.rules.edition)):
                watcher(state, done)
            if all(one.kind != ENOUGH for one in answers):
                self._note(done.happenings)
            state = done.state
        if not stopped and canon.form(state) != canon.form(outcome.state):
            raise InvariantError("what is told comes to something else than what is not told")
        check_questions((question for _, _, question in self._asked), found.rules.edition)

    def _unit(self, state: State, answers: tuple[Option, ...]) -> Done:
        given = (*self._found.given, *answers) if state is self._found.start else answers
        left = iter(given)
        before: list[Option] = []

        def choose(question: Question, asked: State) -> Option:
            self._asked.append((state, tuple(before), question))
            before.append(next(left))
            return before[-1]

        return let_happen(state, self._found.rules, choose)

    def _note(self, told: tuple[Happening, ...]) -> None:
        for one in told:
            if one.sentence in NOTHING and one.source is not None:
                laws = " ".join(sorted({law.name for law in one.laws}))
                self.nothing.append(f"{one.source.base.card}: {laws}")

    def orders(self) -> Iterator[str]:
        """The kinds of questions about an order on the way whose answers lead to different ends."""
        for state, before, question in self._asked:
            options = question.allowed
            if question.kind in ORDERS and question.player is not None and len(options) > 1:
                ends = {self._ends(state, (*before, option)) for option in options[:COMPARED]}
                if len(ends) > 1 and None not in ends:
                    yield question.kind

    def _ends(self, state: State, given: tuple[Option, ...]) -> Hashable:
        """Everything to which some answers can lead; None where that is too much to look at."""
        found = self._found
        until = Horizon.DECISION if state.phase is Phase.AFTERNOON else Horizon.PHASE
        left = max(self._end - time.monotonic(), 0.001)
        budget = Budget(ORDER_VISITS, left, ORDER_VISITS)
        after = explore(state, found.rules, given, until, budget, self._canon)
        if not after.exhausted:
            return None
        return frozenset((self._canon.form(one.state), tuple(law.name for law in one.laws)) for one in after.outcomes)
