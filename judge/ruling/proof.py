"""Which laws decide: those without which the answer is another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import combinations

from judge.law.laws import day, events
from judge.law.laws.law import Law
from judge.ruling.asked_words import CONDITIONS, words_asked_about
from judge.ruling.choices import choices_made, refusing, targets_chosen
from judge.ruling.contrast import Contrast
from judge.ruling.decider import Decider
from judge.ruling.generality import generality
from judge.ruling.grounds import VERBS
from judge.ruling.order import BEHIND, MOST_WISHES, REFUSES, Order, is_of_every_day
from judge.ruling.question import Follows, Happens, IsAllowed, IsSo, RulingQuestion, happenings_of
from judge.ruling.trials import Trials
from judge.ruling.undone import asks_of_nothing, is_undone_too
from judge.scenario.not_activated import NOT_ACTIVATED
from judge.scenario.performance import Performance
from judge.value import value

NEAR = 8
"""Of so many laws, those nearest to what is asked, pairs are tried where no single law decides."""

MOST_CHOICES = 4
"""So many other answers are tried of each choice that is made."""


@value(frozen=True, slots=True)
class Proof:
    """What was found by playing again without each law that could decide.

    Arguments:
        deciders: what decides, the first to be read out first.
        tried: the laws that were switched off.
        untried: those for which the bound left no room.
    """

    deciders: tuple[Decider, ...]
    tried: tuple[Law, ...]
    untried: tuple[Law, ...] = ()

    @property
    def laws(self) -> tuple[Law, ...]:
        """The laws that decide, in the order in which they are read out."""
        return tuple(law for one in self.deciders for law in one.laws)


def prove(
    question: RulingQuestion,
    trials: Trials,
    rests_on: Sequence[Law] = (),
    beside: Contrast | None = None,
    at_rest: Sequence[Law] = (),
) -> Proof:
    """Which laws decide the answer to a question.

    Those are the laws without which the answer is another; where that is so of none but those that shape every Day,
    pairs of laws are tried of which each alone would be enough, and where no law of the steps that are asked decides,
    pairs of theirs. A law without which nobody would come to ask, or what did nothing would not even be tried, decides
    only where a step that is asked cites it. Where something decides, so does each law of the steps that are asked
    without which another form comes to the same, and each on the words of a condition or an amount: it makes the
    difference, though nothing changes here without it. What does not happen is decided by a law, too, without which it
    could: where only the run without the law asks somebody something, it is answered in several ways. A run that comes
    to no end without a law counts where what is asked has happened oftener by then, or is not so.

    A law that leaves an order or a mode to a player decides, too, where the answer is another by another choice; one
    that leaves a target to them, where something else decides. A law that is cited only
    after what is asked is not tried, unless a fact of the end is asked about, which it may have kept as it is.

    Arguments:
        question: what is asked.
        trials: plays the form again.
        rests_on: laws that kept what is asked from happening; they are tried though no step cites them.
        beside: another form, where the answer is another.
        at_rest: laws by which abilities do not work where they lie; where no step cites one and it decides, it comes
            right before the verbs as well.
    """
    run, asked = trials.run, set(question.steps(trials.run))
    answer, edition = question.answer(run), run.rules.edition.name
    places = dict.fromkeys(question.refused_by(run), REFUSES)
    mains = {one.laws[0] for place, one in enumerate(happenings_of(run)) if place in asked}
    for law, place in _places(run, asked, question).items():
        places.setdefault(law, place)
    late = {events.MODE_CHOSEN, day.REACTION_ORDER, *(law for law in at_rest if law not in {*places, *rests_on})}
    words = words_asked_about(trials)
    for law in (*rests_on, *at_rest, *words):
        places.setdefault(law, BEHIND)
    laws = sorted(places, key=lambda law: (places[law], generality(law, edition)))
    found: list[Decider] = []
    tried: list[Law] = []
    for law in laws:
        if trials.are_over:
            break
        tried.append(law)
        found += _decides((law,), question, answer, trials)
    cited = [law for law in laws if 0 <= places[law] < BEHIND]
    near = laws[:NEAR] if all(is_of_every_day(one, places, run) for one in found) else ()
    if not near and all(places[law] >= BEHIND for one in found for law in one.laws):
        near = cited
    for pair in combinations(near, 2):
        if trials.are_over:
            break
        found += _decides(pair, question, answer, trials)
    found += _by_choice({law for one in found for law in one.laws}, question, answer, trials)
    _place_others(places, found)
    nothing = asks_of_nothing(question, run)
    found = [
        one
        for one in found
        if not (question.answer(one.without) is None or (nothing and is_undone_too(question, run, one.without)))
        or min(places[law] for law in one.laws) < BEHIND
    ]
    if found and beside is not None:
        decided = {law for one in found for law in one.laws}
        here = [law for law in laws if places[law] < BEHIND] if asked else _mains_there(beside, laws)
        apart = dict.fromkeys((*here, *(law for law in words if law in CONDITIONS)))
        found += _differs([law for law in apart if law not in decided], beside)
        _place_others(places, found)
    order = Order(question, trials, places, frozenset(mains), any(one.there for one in found))
    return Proof(tuple(order.sort(found, late)), tuple(tried), tuple(laws[len(tried) :]))


def _decides(laws: tuple[Law, ...], question: RulingQuestion, answer: object, trials: Trials) -> Iterator[Decider]:
    other = trials.without(*laws)
    if other is None:
        other = trials.endless(*laws)
        if other is not None and _goes_beyond(question, other, trials.run):
            yield Decider(laws, other)
        return
    if question.answer(other) != answer:
        yield Decider(laws, other)
    elif len(laws) == 1 and _may_be_wished(laws[0], question, trials.run):
        wished = (trials.without(*laws, wish=wish + 1) for wish in range(min(other.ways, MOST_WISHES)))
        found = next((one for one in wished if one is not None and question.answer(one) not in (answer, None)), None)
        if found is not None:
            yield Decider(laws, found, could=True)


def _goes_beyond(question: RulingQuestion, endless: Performance, run: Performance) -> bool:
    """Whether what is asked has happened oftener in a run that comes to no end than it does, or a fact of the end has
    become another on the way: there is no end at which it would be as it is."""
    if isinstance(question, IsSo):
        return question.answer(endless) != question.answer(run)
    return isinstance(question, Happens) and len(question.steps(endless)) > len(question.steps(run))


def _may_be_wished(law: Law, question: RulingQuestion, run: Performance) -> bool:
    """Whether it is tried what somebody may choose without a law: where what is asked does not come about, or a fact is
    asked about and the law refuses something that could have been chosen."""
    if isinstance(question, IsSo) and law in refusing(run):
        return True
    return isinstance(question, Happens | IsSo) and not question.steps(run)


def _by_choice(decided: Set[Law], question: RulingQuestion, answer: object, trials: Trials) -> Iterator[Decider]:
    """The laws that leave a choice to a player, where the answer is another by what is chosen; where nothing else
    decides, none that leaves a target to them.

    Arguments:
        decided: the laws without which the answer is another.
    """
    if isinstance(question, Follows | IsAllowed):
        return
    found = set(decided)
    for move, law in (*choices_made(trials.run), *(targets_chosen(trials.run) if decided else ())):
        if law in found or trials.are_over:
            continue
        others = (trials.otherwise(move, wish) for wish in range(1, 1 + MOST_CHOICES))
        other = next((one for one in others if one is not None and question.answer(one) not in (answer, None)), None)
        if other is not None:
            found.add(law)
            yield Decider((law,), other, chosen=True)


def _differs(laws: Sequence[Law], beside: Contrast) -> Iterator[Decider]:
    """The laws without which another form comes to the same as this one."""
    for law in laws:
        other = beside.alike_without(law)
        if other is not None:
            yield Decider((law,), other, there=True)


def _mains_there(beside: Contrast, here: Sequence[Law]) -> list[Law]:
    """The main laws of the steps of another form that are not here: what would bring about what does not happen."""
    steps = happenings_of(beside.run)
    mains = dict.fromkeys(steps[place].laws[0] for place in beside.question.steps(beside.run))
    return [law for law in mains if law not in here and law not in VERBS]


def _places(run: Performance, asked: set[int], question: RulingQuestion) -> dict[Law, int]:
    """The laws that are cited, each with its place among those of the steps that are asked.

    Those count that are cited after what is asked where they keep a fact of the end as it is, or where a step tells
    what was not activated, since they may keep what is asked from happening more often.
    """
    steps = happenings_of(run)
    last = max(asked, default=len(steps))
    found: dict[Law, int] = {}
    for place, one in enumerate(steps):
        more = isinstance(question, Happens) and one.sentence == NOT_ACTIVATED
        if place > last and not more and not isinstance(question, IsSo):
            continue
        for rank, law in enumerate(one.laws):
            found[law] = min(found.get(law, BEHIND), rank if place in asked else BEHIND)
    return found


def _place_others(places: dict[Law, int], found: Sequence[Decider]) -> None:
    """Let laws that decide though no step cites them stand behind those that the steps cite."""
    for law in (law for one in found for law in one.laws):
        places.setdefault(law, BEHIND)
