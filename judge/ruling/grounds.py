"""What an answer rests on where no law alone changes it: what kept something from happening, what let a move be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from judge.game.ability import Reaction
from judge.game.ability.nodes.verbs import ENTRIES
from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.game.terms import Phase
from judge.game.view.view import View
from judge.law.laws import day
from judge.law.laws.law import Law
from judge.ruling.generality import generality
from judge.ruling.question import AmountsPaid, Follows, Happens, IsAllowed, RulingQuestion, steps_of
from judge.scenario.not_activated import ACTIVATED, NOT_ACTIVATED, WatchedReaction, why_not
from judge.scenario.performance import Performance
from judge.wording.names import NamedCard

UNDONE = frozenset(
    {
        NOT_ACTIVATED,
        "already_exhausted",
        "bearer_is_gone",
        "cannot_be_played",
        "cannot_move",
        "cannot_pay",
        "cannot_target",
        "condition_not_met",
        "card_too_dear",
        "declines",
        "declines_card",
        "declines_cost",
        "does_not_count",
        "fails_to_move",
        "has_no_cost",
        "no_moves",
        "no_such_card",
        "nobody_wins",
        "nothing_happens",
        "nothing_happens_to",
        "short_of_counters",
        "short_of_mana",
        "short_of_objects",
        "stays",
        "target_too_dear",
        "tie",
        "zero",
    }
)
"""The happenings that tell what does not happen."""

FAILED = frozenset({"condition_not_met", "declines", "declines_card", "declines_cost", "nothing_happens"})
"""Those after which the rest of an effect may stay undone."""

MOVES = "moves_forward"
"""The happening that each Dusk may bring."""

VERBS = frozenset(entry.laws[0] for entry in ENTRIES.values() if entry.laws)
"""The laws that say what a verb is: why nothing was done they do not say."""

IsIt = Callable[[object], bool]
"""Whether an ability is the one that is meant."""


def grounds(
    question: RulingQuestion, run: Performance, beside: Performance | None = None, elsewhere: Sequence[Law] = ()
) -> tuple[Law, ...]:
    """The laws on which an answer rests, the nearest first; none where nothing that happens speaks of it.

    Arguments:
        question: what is asked.
        run: the form as it was played by all the rules.
        beside: another form of the scenario, where the answer is another.
        elsewhere: what decides there and is not cited here; of these, those count that do more than say what a verb is.
    """
    there = [steps_of(run)[place][1] for place in question.steps(run)]
    telling = [law for law in elsewhere if law not in VERBS]
    found: Iterable[Law]
    match question:
        case Happens() if not there:
            found = (*kept_from(question, run, beside), *telling, *_undone(question, run), *_due(question, run))
        case IsAllowed() | Follows() if not question.refused_by(run):
            asked = _asked_by(question.line, run)
            undone = _laws(one for one in there if one.sentence in UNDONE)
            laws = (*undone, *telling, *asked) if day.TURNS_ALTERNATE in asked else (*telling, *asked, *undone)
            found = (*laws, *_main_laws(there))
        case _:
            found = (*question.refused_by(run), *telling, *_main_laws(reversed(there)))
    return tuple(dict.fromkeys(found))


def kept_from(question: RulingQuestion, run: Performance, beside: Performance | None = None) -> tuple[Law, ...]:
    """The laws that kept a Reaction from being activated: the one that is asked about, or that brings about in another
    form what is asked; none where there is no such Reaction, or it was activated.

    Arguments:
        run: the form as it was played by all the rules.
        beside: another form of the scenario, where the answer is another.
    """
    if not isinstance(question, Happens) or question.steps(run):
        return ()
    found: list[Law] = []
    for said in question.said:
        named, effect = said.values.get("card"), said.values.get("effect")
        if said.sentence.key == ACTIVATED and isinstance(named, NamedCard):
            found += _not_activated(run, named, partial(_says, run, str(effect)))
    if beside is not None:
        found += _unlike(question, run, beside)
    return tuple(dict.fromkeys(found))


def applied(question: RulingQuestion, run: Performance) -> tuple[Law, ...]:
    """The laws that the steps cite of which it is asked whether they happen, one that speaks in few situations before
    the others; none where something else is asked.

    Arguments:
        run: the form as it was played by all the rules.
    """
    if not isinstance(question, Happens | AmountsPaid):
        return ()
    steps = _steps(run)
    laws = dict.fromkeys(law for place in question.steps(run) for law in steps[place].laws)
    return tuple(sorted(laws, key=lambda law: generality(law, run.rules.edition.name)))


def _says(run: Performance, text: str, ability: object) -> bool:
    return run.names.says(ability, text)


def _not_activated(run: Performance, named: NamedCard, is_it: IsIt) -> Iterator[Law]:
    """Why a Reaction was not activated: what its step says, or what an onlooker sees of it."""
    yield from _laws(one for one in _steps(run) if one.sentence == NOT_ACTIVATED and _is_about(one, named, is_it))
    watched = list(_watched(run, named, is_it))
    if watched:
        yield from why_not(watched, run.start)


def _is_about(one: Happening, named: NamedCard, is_it: IsIt) -> bool:
    card = one.values["card"]
    return isinstance(card, Object) and named.fits(card) and is_it(one.values["effect"])


def _watched(run: Performance, named: NamedCard, is_it: IsIt) -> Iterator[WatchedReaction]:
    """A Reaction at each place where its bearer comes to be."""
    seen = set()
    for state in (run.start, *(one.state for one in _steps(run))):
        for one in state.where(named.fits):
            if (one.id, one.zone) in seen:
                continue
            seen.add((one.id, one.zone))
            works = View(state, run.rules).abilities(one)
            for ability in one.base.abilities:
                if isinstance(ability, Reaction) and is_it(ability):
                    yield WatchedReaction(one, ability, ability in works)


def _unlike(question: Happens, run: Performance, beside: Performance) -> Iterator[Law]:
    """Why a Reaction was not activated that brings about in another form what is asked."""
    steps = _steps(beside)
    place = next(iter(question.steps(beside)), None)
    source = steps[place].source if place is not None else None
    if source is None:
        return
    for one in reversed(steps[:place]):
        card, effect = one.values.get("card"), one.values.get("effect")
        if one.sentence != ACTIVATED or not isinstance(card, Object) or card.base.card != source.base.card:
            continue
        named = NamedCard(card.base.card, frozenset({card.base.card}), card.copy)
        if not any(here.sentence == ACTIVATED and _is_about(here, named, effect.__eq__) for here in _steps(run)):
            yield from _not_activated(run, named, effect.__eq__)
        return


def _undone(question: Happens, run: Performance) -> Iterator[Law]:
    """What else was not done with the things that are asked about."""
    about = [value for said in question.said for value in said.values.values() if not isinstance(value, int)]
    yield from _laws(one for one in reversed(_steps(run)) if one.sentence in UNDONE and _speaks_of(one, about))
    yield from _laws(one for one in reversed(_steps(run)) if one.sentence in FAILED)


def _due(question: Happens, run: Performance) -> Iterator[Law]:
    """The law by which the day would bring it about."""
    dusk = any(one.values.get("phase") is Phase.DUSK for one in _steps(run))
    if dusk and any(said.sentence.key == MOVES for said in question.said):
        yield day.PROGRESS


def _speaks_of(one: Happening, about: Sequence[object]) -> bool:
    return any(
        value.fits(said) if isinstance(value, NamedCard) and isinstance(said, Object) else value == said
        for said in one.values.values()
        for value in about
    )


def _asked_by(line: int, run: Performance) -> Sequence[Law]:
    """The laws of the question that a move answers."""
    asked: Sequence[Law] = ()
    for played in run.played:
        if played.move is not None and played.move.line.number == line:
            break
        asked = next((put.question.laws for put in reversed(run.questions) if put.during is played), asked)
    return asked


def _steps(run: Performance) -> list[Happening]:
    return [one for _, one in steps_of(run)]


def _laws(steps: Iterable[Happening]) -> Iterator[Law]:
    for one in steps:
        yield from one.laws


def _main_laws(steps: Iterable[Happening]) -> Iterator[Law]:
    for one in steps:
        yield one.laws[0]
