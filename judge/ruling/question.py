"""What a ruling is asked: what follows a move, whether something happens, may be done, or is so at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice, pairwise
from typing import Protocol

from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.law.laws.law import Law
from judge.ruling.nothing_done import UNDONE
from judge.scenario.facts import Awaited, Fact, Turn
from judge.scenario.matching import Matcher
from judge.scenario.outcome import why_not, why_not_in
from judge.scenario.performance import Performance, PlayedMove
from judge.value import changed, value
from judge.wording.table import ParsedSentence

Answer = object
"""What a question comes to in a run: a value that is equal where the answer is the same, None where nobody can ask."""


PAYS = "exhausts_orbs"
"""The happening with which mana is paid."""

RESOLVES = "resolves"
"""The happening with which a Reaction is played."""

MEASURES = frozenset({"counters", "mana", "orbs", "result", "zone_to"})
"""The slots of a step that say how much, or whereto."""


class RulingQuestion(Protocol):
    """A question that a ruling answers."""

    def answer(self, run: Performance) -> Answer:
        """What it comes to in a run.

        Arguments:
            run: the form as it was played, by all the rules or without a law.
        """

    def steps(self, run: Performance) -> Sequence[int]:
        """The places, among all steps of a run, of those that the answer is about.

        Arguments:
            run: the form as it was played by all the rules.
        """

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        """The laws that refuse what is asked.

        Arguments:
            run: the form as it was played by all the rules.
        """


@value(frozen=True, slots=True)
class Follows:
    """What follows a move, up to the next one that decides something.

    Arguments:
        line: the line of the file where the move stands.
    """

    line: int

    def answer(self, run: Performance) -> Answer:
        """What follows, in no order, and whether the move is refused; None where the run never comes to it."""
        there = [played for played in run.played if _is_at(played, self.line)]
        if not there:
            return None
        happened = Counter(told_value(one) for played in there for one in played.happenings)
        return any(played.refusal for played in there), frozenset(happened.items())

    def steps(self, run: Performance) -> Sequence[int]:
        """The steps that follow it."""
        return [place for place, (played, _) in enumerate(steps_of(run)) if _is_at(played, self.line)]

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        """The laws that refuse the move."""
        refusals = (played.refusal for played in run.played if _is_at(played, self.line))
        return tuple(law for refusal in refusals if refusal is not None for law in refusal.laws)


@value(frozen=True, slots=True)
class Happens:
    """Whether something happens, and how often.

    Arguments:
        said: what the line that asks can mean.
    """

    said: tuple[ParsedSentence, ...]

    def answer(self, run: Performance) -> Answer:
        """How often it happens."""
        return len(self.steps(run))

    def instead(self, run: Performance) -> InAnotherMeasure | None:
        """How much it is that happens, or whereto something goes, where another amount or place is asked about.

        Arguments:
            run: the form as it was played by all the rules.
        """
        if self.steps(run):
            return None
        told = InAnotherMeasure(tuple(_unmeasured(one) for one in self.said if not MEASURES.isdisjoint(one.values)))
        return told if told.steps(run) else None

    def steps(self, run: Performance) -> Sequence[int]:
        """The steps of which the line speaks."""
        return Matcher(run).fitting(self.said, happenings_of(run))

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        """Nothing: no move is asked about."""
        return ()


@value(frozen=True, slots=True)
class InAnotherMeasure:
    """How much happens, or whereto something goes, time by time: what is asked where another amount or place is.

    Arguments:
        said: what the line that asks can mean, less how much and whereto.
    """

    said: tuple[ParsedSentence, ...]

    @property
    def of_mana(self) -> bool:
        """Whether it is asked how much mana is paid."""
        return any(one.sentence.key == PAYS for one in self.said)

    def answer(self, run: Performance) -> Answer:
        """What happens, in no order."""
        steps = happenings_of(run)
        return Counter(told_value(steps[place]) for place in self.steps(run))

    def steps(self, run: Performance) -> Sequence[int]:
        """The steps that say the same, but for how much or whereto."""
        steps = happenings_of(run)
        keys = {one.sentence.key for one in self.said}
        return [place for place in Matcher(run).fitting(self.said, steps) if steps[place].sentence in keys]

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        """Nothing: no move is asked about."""
        return ()


@value(frozen=True, slots=True)
class IsAllowed:
    """Whether a move may be made.

    Arguments:
        line: the line of the file where it stands.
    """

    line: int

    def answer(self, run: Performance) -> Answer:
        """Whether it is allowed; None where the run never comes to it."""
        refused = [played.refusal is not None for played in run.played if _is_at(played, self.line)]
        return not any(refused) if refused else None

    def steps(self, run: Performance) -> Sequence[int]:
        """What follows it, before the next Reaction is played."""
        follows, steps = Follows(self.line).steps(run), happenings_of(run)
        end = next((place for place in follows[1:] if steps[place].sentence == RESOLVES), len(steps))
        return [place for place in follows if place < end]

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        """The laws that refuse it."""
        return Follows(self.line).refused_by(run)


@value(frozen=True, slots=True)
class IsSo:
    """Whether a fact holds at the end.

    Arguments:
        player: whose fact it is; None for a fact of the table.
    """

    fact: Fact
    player: int | None

    def answer(self, run: Performance) -> Answer:
        """Whether it holds."""
        return why_not(self.fact, self.player, run) is None

    def steps(self, run: Performance) -> Sequence[int]:
        """The step with which it last came to be as it is, and what did nothing after it; none if it always was so."""
        if isinstance(self.fact, Turn | Awaited):
            return range(len(steps_of(run)))[-1:]
        steps = happenings_of(run)
        truths = (self._holds_in(state, run) for state in reversed(states_of(run)))
        pairs = zip(reversed(range(len(steps))), pairwise(truths), strict=False)
        turned = tuple(islice((place for place, (after, before) in pairs if before != after), 1))
        after = enumerate(steps[turned[0] + 1 :], turned[0] + 1) if turned else ()
        return (*turned, *(place for place, one in after if one.sentence in UNDONE))

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        """Nothing: no move is asked about."""
        return ()

    def _holds_in(self, state: State, run: Performance) -> bool:
        return why_not_in(self.fact, self.player, state, run.names, run.rules) is None


@value(frozen=True, slots=True)
class Becomes:
    """What has become of a card or token at the end: where it lies, with which statuses and counters.

    Arguments:
        card: the card, by the key that objects carry.
        copy: which of the cards and tokens of its name.
    """

    card: str
    copy: int

    def there(self, run: Performance) -> Object | None:
        """The card or token at the end; None where it is nowhere."""
        return next(iter(run.state.where(self.is_it)), None)

    def answer(self, run: Performance) -> Answer:
        """Where and how it is at the end; nothing where it is nowhere."""
        one = self.there(run)
        return () if one is None else (one.holder, one.zone, one.expedition, one.statuses, one.counters)

    def steps(self, run: Performance) -> Sequence[int]:
        """The steps that speak of it."""
        return [place for place, (_, one) in enumerate(steps_of(run)) if any(map(self.is_it, one.values.values()))]

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        """Nothing: no move is asked about."""
        return ()

    def is_it(self, what: object) -> bool:
        """Whether something is this card or token."""
        return isinstance(what, Object) and (what.base.card, what.copy) == (self.card, self.copy)


def steps_of(run: Performance) -> list[tuple[PlayedMove, Happening]]:
    """Everything that happens in a run, each step with the move that it follows."""
    return [(played, one) for played in run.played for one in played.happenings]


def happenings_of(run: Performance) -> list[Happening]:
    """Everything that happens in a run."""
    return [one for _, one in steps_of(run)]


def states_of(run: Performance) -> tuple[State, ...]:
    """The states of a run: the beginning, and the one after each step."""
    return (run.start, *(one.state for one in happenings_of(run)))


def asked_steps(question: RulingQuestion, run: Performance) -> list[Happening]:
    """The steps of a run that a question is about."""
    steps = happenings_of(run)
    return [steps[place] for place in question.steps(run)]


def is_refused(question: Follows | IsAllowed, run: Performance) -> bool | None:
    """Whether the move that is asked about is refused in a run; None where the run never comes to it."""
    there = [played for played in run.played if _is_at(played, question.line)]
    return any(played.refusal is not None for played in there) if there else None


def told_value(one: Happening) -> object:
    """A step as a value that is equal where it is told alike, wherever else its objects have been."""
    return one.sentence, frozenset((slot, _plain(what)) for slot, what in one.values.items())


def _unmeasured(said: ParsedSentence) -> ParsedSentence:
    return changed(said, values={slot: what for slot, what in said.values.items() if slot not in MEASURES})


def _plain(what: object) -> object:
    if isinstance(what, tuple):
        return tuple(map(_plain, what))
    return (what.base.card, what.copy) if isinstance(what, Object) else what


def _is_at(played: PlayedMove, line: int) -> bool:
    return played.move is not None and played.move.line.number == line
