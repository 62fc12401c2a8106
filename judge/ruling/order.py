"""The order in which the laws that decide are read out: the one that a judge names first before the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set

from judge.law.laws import events, objects, overview, playing
from judge.law.laws.law import Law
from judge.ruling.bare_board import shapes_every_day
from judge.ruling.choices import refusing
from judge.ruling.decider import Decider
from judge.ruling.generality import generality
from judge.ruling.grounds import (
    BRING_ABOUT,
    COSTS,
    HANGS_ON_ANOTHER,
    HOW_IT_REPLACES,
    HOW_OFTEN_DONE,
    LET_BE_THERE,
    MEANINGS,
    OUT_OF_THE_WAY,
    SYMBOLS,
    VERBS,
)
from judge.ruling.instead import REPLACING, is_replaced
from judge.ruling.question import Happens, IsAllowed, RulingQuestion
from judge.ruling.told import all_told, extent
from judge.ruling.trials import Trials
from judge.scenario.not_activated import ACTIVATED
from judge.scenario.performance import Performance

LETS_ARISE = 3
"""By so many doublings of its situations a law stands back that only lets the question arise."""

IS_THE_STEP = 2
"""By so many doublings the main law of the steps that are asked comes forward, or that of the symbol of a trigger."""

ONLY_SAYS_WHAT = 3
"""By so many doublings a law that says what a verb is stands back where another tells two forms apart."""

ONLY_BROUGHT_IT_ABOUT = 2
"""By so many doublings a law that says what a verb is, or gives Fleeting, stands back where no step that is asked cites
it, and so does one on the words of a trigger, on joining, on checking Reactions again, or on turns."""

SAYS_WHAT_A_WORD_MEANS = 3
"""By so many doublings a law stands back that only says what a word means on which another builds."""

IS_DONE_IF_ANOTHER_WAS = 1
"""By so many doublings a law comes forward by which a step that is asked is done where another was, or was not."""

SAYS_HOW_OFTEN = 1
"""By so many doublings a law stands back that says in how many steps and actions a verb is done."""

HAS_IT_INSTEAD = 2
"""By so many doublings a law comes forward by which a step that is asked stands for another, or that leaves to a player
by which it does."""

IS_OUT_OF_THE_WAY = 2
"""By so many doublings a law comes forward that decides only where something is as it seldom is."""

SAYS_WHICH_COST = 3
"""By so many doublings a law stands back that says which cost is paid, where it is asked whether a play is allowed."""

MOST_WISHES = 4
"""So many ways are tried to answer what only a run without a law asks."""

SAY_WHAT_IS_DONE = VERBS | {overview.SPECIFIC_BEATS_GENERAL}
"""The laws that say what is done: those on verbs, and the golden rule by which a text does what no rule says."""

BUILT_ON = {events.REPLACING: HOW_IT_REPLACES, objects.MOVED_OBJECT_FOUND: frozenset({events.BEARER_GONE})}
"""The laws that come right before others, which only say how they apply, or let them."""

TAKEN_BACK = playing.ILLEGAL_DECLARATION
"""The law that says what becomes of a play that is not allowed; why it is not, others say."""

REFUSES = -1
"""The place of a law that refuses what is asked."""

BEHIND = 100
"""The place, among the laws of a step, of a law that the step does not cite."""


class Order:
    """The order of the laws that decide a question.

    They are read out so: one that refuses before all others, and of these the one that says what becomes of an illegal
    play last; one by which something cannot be chosen that somebody would have been asked likewise, before the one that
    leaves it to them; one that has something else happen instead of what is asked likewise, before what it needs so as
    to apply; one by which a Day goes on as it does with nothing in play, and that no step that is asked cites, after
    all others; one without which the answer is another before one without which it is so only by what somebody chooses
    then; one that speaks in few situations, as an exception does, before one that speaks in twice as many.

    Some count as if they spoke in more situations: in eight times as many one that only lets the question arise,
    one that says what a verb is, where another makes the difference to a form, one that says whose something is,
    who did it, what paying is or what a symbol stands for, and one that says which cost is paid, where it is asked
    whether a play is allowed; in four times as many one that says what a verb is, what the words of a trigger mean,
    by what Fleeting is given, that what was played joins, that Reactions are checked again or whose turn it is, and
    only brought about what is asked, since no step of it cites it, or by which what does it was only there; in twice
    as many one that says in how many steps and actions a verb is done. Others count as if they spoke in a quarter as
    many: the main law of the steps that are asked, where they have one and it says more than what a verb is, or when
    a condition is looked at, and, where it is asked whether a Reaction is activated, one that says what the symbol of
    its trigger stands for; one by which a step that is asked stands for another, and one that leaves to a player by
    which it does; one that decides only where something is as it seldom is, such as a Reaction whose bearer has gone;
    in half as many one by which a step that is asked is done where another was, or was not.

    Then come a golden rule, which only sums others up, after others; the laws of the steps that are asked before
    others, the main law of a step first; one that decides here before one that only tells another form apart; the one
    whose absence changes less of all else. A mode and an order of Reactions that a player chose come right before the
    verbs that they do, and before the golden rule by which a text does it; the law by which a modifier replaces right
    before those that say by whose will it does, or how often; the one by which an ability finds what has moved right
    before the one by which its bearer may be gone.

    Arguments:
        question: what is asked.
        trials: plays the form again.
        places: the place of each law among those of the steps that are asked.
        mains: the main laws of the steps that are asked.
        differs: whether a law makes the difference to another form.
    """

    def __init__(
        self,
        question: RulingQuestion,
        trials: Trials,
        places: Mapping[Law, int],
        mains: Set[Law],
        differs: bool,
    ) -> None:
        self._question = question
        self._trials = trials
        self._places = places
        self._mains = mains
        self._differs = differs
        self._answer = question.answer(trials.run)
        self._asks_of_reaction = isinstance(question, Happens) and any(
            said.sentence.key == ACTIVATED for said in question.said
        )
        self._happens = bool(question.steps(trials.run))
        self._told = all_told(trials.run)
        self._refused = refusing(trials.run)

    def sort(self, found: Sequence[Decider], late: Set[Law]) -> Iterator[Decider]:
        """What decides, in order.

        Arguments:
            late: the laws that come right before those that only say what is done.
        """
        found = _right_before(sorted(found, key=self._key))
        before_verbs = [one for one in found if late >= {*one.laws}]
        others = [one for one in found if one not in before_verbs]
        verb = next((place for place, one in enumerate(others) if SAY_WHAT_IS_DONE.issuperset(one.laws)), len(others))
        yield from (*others[:verb], *before_verbs, *others[verb:])

    def _key(self, one: Decider) -> tuple[int, ...]:
        run, edition = self._trials.run, self._trials.run.rules.edition.name
        spoken = min(generality(law, edition) for law in one.laws)
        place = min(self._places[law] for law in one.laws)
        impossible = one.could and not self._refused.isdisjoint(one.laws)
        depends = not impossible and self._depends(one)
        last = is_of_every_day(one, self._places, run) or depends or TAKEN_BACK in one.laws
        instead = not one.could and is_replaced(self._question, one.laws, run, one.without)
        sums_up = overview.SPECIFIC_BEATS_GENERAL in one.laws
        size = spoken.bit_length() + self._asides(one, place)
        changed = extent(self._told, all_told(one.without))
        first = place == REFUSES or impossible or instead
        return not first, last, size, sums_up, place, one.there, spoken, changed

    def _asides(self, one: Decider, place: int) -> int:
        """By how many doublings what decides stands back, or comes forward."""
        verb, behind = VERBS.issuperset(one.laws), place >= BEHIND
        size = 0
        if not one.there and self._question.answer(one.without) is None:
            size += LETS_ARISE
        if self._differs and verb:
            size += ONLY_SAYS_WHAT
        if behind and (verb or BRING_ABOUT.issuperset(one.laws)):
            size += ONLY_BROUGHT_IT_ABOUT
        if behind and self._happens and LET_BE_THERE.issuperset(one.laws):
            size += ONLY_BROUGHT_IT_ABOUT
        symbol = self._asks_of_reaction and SYMBOLS.issuperset(one.laws)
        if MEANINGS.issuperset(one.laws) and not symbol:
            size += SAYS_WHAT_A_WORD_MEANS
        if OUT_OF_THE_WAY.issuperset(one.laws):
            size -= IS_OUT_OF_THE_WAY
        if isinstance(self._question, IsAllowed) and COSTS.issuperset(one.laws):
            size += SAYS_WHICH_COST
        if HANGS_ON_ANOTHER.issuperset(one.laws) and not behind:
            size -= IS_DONE_IF_ANOTHER_WAS
        if HOW_OFTEN_DONE.issuperset(one.laws):
            size += SAYS_HOW_OFTEN
        if events.MODIFIER_CHOSEN in one.laws or (REPLACING.issuperset(one.laws) and not behind):
            size -= HAS_IT_INSTEAD
        if symbol or (self._mains == {*one.laws} and not verb and events.CONDITIONAL_STEP not in one.laws):
            size -= IS_THE_STEP
        return size

    def _depends(self, one: Decider) -> bool:
        """Whether the answer is another without a law only by what somebody chooses then."""
        if one.could or one.there or one.chosen:
            return one.could or one.targets
        ways = min(one.without.ways, MOST_WISHES)
        wished = (self._trials.without(*one.laws, wish=wish + 1) for wish in range(ways))
        return any(other is not None and self._question.answer(other) == self._answer for other in wished)


def _right_before(found: list[Decider]) -> list[Decider]:
    """What decides, with the laws that others build on right before those."""
    for law, others in BUILT_ON.items():
        first = next((place for place, one in enumerate(found) if others.issuperset(one.laws)), len(found))
        found = [*found[:first], *sorted(found[first:], key=lambda one: one.laws != (law,))]
    return found


def is_of_every_day(one: Decider, places: Mapping[Law, int], run: Performance) -> bool:
    """Whether what decides would change a Day with nothing in play too, and no step that is asked cites it.

    Arguments:
        places: the place of each law among those of the steps that are asked.
        run: the form as it was played by all the rules.
    """
    behind = all(places[law] >= BEHIND for law in one.laws)
    return behind and any(shapes_every_day(law, run.rules) for law in one.laws)
