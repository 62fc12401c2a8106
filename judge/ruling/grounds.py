"""What an answer rests on where no law alone changes it: what kept something from happening, what let a move be."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from judge.game.ability.nodes.verbs import ENTRIES
from judge.game.event.own_entry import FROM
from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.game.terms import Phase
from judge.law.laws import day, events, objects, overview, playing, vocabulary, zones
from judge.law.laws.law import Law
from judge.ruling.generality import generality
from judge.ruling.inactive import done_in, kept_from
from judge.ruling.influence import ChangesWhatHappens
from judge.ruling.nothing_done import FAILED, UNDONE
from judge.ruling.possible import IsPossible
from judge.ruling.question import (
    Follows,
    Happens,
    IsAllowed,
    IsSo,
    RulingQuestion,
    happenings_of,
    steps_of,
)
from judge.ruling.requirement import failed_requirement
from judge.ruling.statement import IsTrue
from judge.scenario.performance import Performance
from judge.wording.names import NamedCard

TARGETING = frozenset({"targets", "targets_only"})
"""The happenings with which somebody targets an object."""

MOVES = "moves_forward"
"""The happening that each Dusk may bring."""

CLEANED = frozenset({vocabulary.DISCARD, vocabulary.SACRIFICE})
"""What a Clean-up may do."""

NO_VERBS = frozenset(
    {
        objects.DURATION,
        objects.TOKEN_CHARACTERISTICS,
        playing.TARGETS_CHOSEN,
        zones.DECK_ORDER,
        zones.TERRAIN_MARKERS,
    }
)
"""The laws of verbs that say whom something is done to, how long it lasts, or what it is done with."""

VERBS = frozenset(entry.laws[0] for entry in ENTRIES.values() if entry.laws) - NO_VERBS
"""The laws that say what a verb is: why nothing was done they do not say."""


SYMBOLS = frozenset(
    {vocabulary.ENTERING_SIGN, vocabulary.HAND_SIGN, vocabulary.LANDMARK_JOINS, vocabulary.RESERVE_SIGN}
)
"""The laws that say what the symbols of triggers stand for."""

MEANINGS = SYMBOLS | frozenset(
    {
        vocabulary.OWNER_OF_CARD,
        vocabulary.OWNER_OF_TOKEN,
        vocabulary.CONTROL,
        vocabulary.ACTIVATED_BY_BEARER,
        vocabulary.WHO_DID_IT,
        vocabulary.DONE_BY_NAMED,
        vocabulary.DONE_BY_CONTROLLER,
        vocabulary.DONE_BY_OBJECTS_CONTROLLER,
        vocabulary.EMBLEM_SPEAKS_OF_ITS_MAKER,
        objects.ENDS_HAVE_ALL_TERRAINS,
        objects.HAND_COST_PRINTED,
        objects.TUMULT_TERRAINS,
        overview.ABILITIES_OF_OWN_PLAY,
        zones.MANA_PAID_BY_ORBS,
    }
)
"""The laws that say what a word means on which others build: whose something is, who did it, what {J} stands for, who
“I” is in an Emblem, which terrains a region has, what paying mana is; and that what a card says of its own cost counts
while it is played."""


GIVE_FLEETING = frozenset(
    {
        objects.FLEETING_FROM_RESERVE,
        playing.PERMANENT_FROM_RESERVE,
        playing.SPELL_FROM_RESERVE,
        playing.FLEETING_FOLLOWS,
        playing.PERMANENT_FLEETING_FOLLOWS,
    }
)
"""The laws by which what is played gains Fleeting on its way: what comes of that, others say."""


BRING_ABOUT = GIVE_FLEETING | {
    day.CHECKED_AGAIN,
    day.FIRST_TURN,
    day.TURNS_ALTERNATE,
    playing.RESOLVED_CARD_JOINS,
    vocabulary.JOINS,
    vocabulary.LEAVES,
    vocabulary.IS_PLAYED,
    *FROM.values(),
}
"""The laws that may only bring about what is asked: those that give Fleeting, those on the words of triggers, that a
card that was played joins, that Reactions are checked again, and whose turn it is."""

LET_BE_THERE = frozenset(
    {
        objects.ANCHORED_STAYS,
        objects.ASLEEP_STAYS,
        objects.ZONE_TYPE,
        vocabulary.ETERNAL,
        day.LANDMARK_LIMIT_WITHOUT_HERO,
        day.RESERVE_LIMIT_WITHOUT_HERO,
    }
)
"""The laws by which something is where it is: those that let a Character stay at Rest, the zone type of a Permanent,
the limits of who has no Hero. What it does there, others say."""

HOW_OFTEN_DONE = frozenset(
    {events.ACTION_PER_OBJECT, events.SIMULTANEOUS, events.STEP_PER_VERB, playing.GIFT_AS_REACTION}
)
"""The laws that say how a verb is done: in how many steps and actions, whether at once, or as a Reaction."""

HANGS_ON_ANOTHER = frozenset({events.IF_YOU_DID, events.OTHERWISE})
"""The laws by which a step is done where another was, or was not."""

OUT_OF_THE_WAY = frozenset(
    {events.BEARER_GONE, events.SEVERAL_ACTIVATIONS, objects.BASE_COST, objects.DURATION, objects.LAST_KNOWN}
)
"""The laws that decide only where something is as it seldom is: a Reaction whose bearer has gone, or that one event
activates several times; what is known of an object that has gone; a cost that is not the one that is paid; what an
effect does that lasts, or is over."""

HOW_IT_REPLACES = frozenset({events.ACTION_MODIFIED_ONCE, events.OPTIONAL_MODIFIER})
"""The laws that say how a replacing modifier applies: by whose will, and how often."""

COSTS = frozenset({objects.HAND_COST, objects.RESERVE_COST})
"""The laws that say which cost of a card is paid."""


def grounds(
    question: RulingQuestion, run: Performance, beside: Performance | None = None, elsewhere: Sequence[Law] = ()
) -> tuple[Law, ...]:
    """The laws on which an answer rests, the nearest first; none where nothing that happens speaks of it.

    Arguments:
        question: what is asked.
        run: the form as it was played by all the rules.
        beside: another form of the scenario, where the answer is another.
        elsewhere: what decides there and is not cited here; of these, those count that do more than say what a verb is,
            a golden rule after the others; where something does not happen, the rarest first.

    What is said of the end rests on no step, since the last one may have nothing to do with it. What happens rests on
    the law of its step before what decides elsewhere; what may be chosen rests on the law that asks for it, before the
    one that says what the verb is. What could not be done, since nobody is asked for it, rests on the law that asks for
    it elsewhere.
    """
    there = [steps_of(run)[place][1] for place in question.steps(run)]
    telling = sorted((law for law in elsewhere if law not in VERBS), key=overview.SPECIFIC_BEATS_GENERAL.__eq__)
    found: Iterable[Law]
    match question:
        case Happens() if not there:
            kept = (*failed_requirement(question, run), *kept_from(question, run, beside))
            found = (*_due(question, run, kept), *kept, *_undone(question, run), *_rarest_first(telling, run))
        case IsSo() if not there:
            undone = _laws(one for one in reversed(happenings_of(run)) if one.sentence in UNDONE)
            found = (*kept_from(question, run, beside), *telling, *undone)
        case IsPossible() if not question.refused_by(run):
            missing = question.asked_by(beside) if beside is not None and not question.answer(run) else ()
            found = (*missing, *telling, *question.asked_by(run))
        case ChangesWhatHappens() if not there:
            found = kept_from(question, run)
        case IsAllowed() | Follows() if not question.refused_by(run):
            asked = sorted(_asked_by(question.line, run), key=VERBS.__contains__)
            undone = _laws(one for one in there if one.sentence in UNDONE)
            laws = (*undone, *telling, *asked) if day.TURNS_ALTERNATE in asked else (*telling, *asked, *undone)
            found = (*laws, *_main_laws(there))
        case Happens():
            found = (*_main_laws(reversed(there)), *telling)
        case IsTrue():
            found = (*question.refused_by(run), *telling)
        case _:
            found = (*question.refused_by(run), *telling, *_main_laws(reversed(there)))
    return tuple(dict.fromkeys(found))


def _rarest_first(telling: Sequence[Law], run: Performance) -> Sequence[Law]:
    """The laws that decide elsewhere, one that speaks in few situations before one that speaks in twice as many, where
    nothing happens here for any of them to say more of; a golden rule after the others."""
    edition, last = run.rules.edition.name, overview.SPECIFIC_BEATS_GENERAL
    return sorted(telling, key=lambda law: (law is last, generality(law, edition).bit_length()))


def failed_beside(
    question: RulingQuestion, run: Performance, kept: Sequence[Law], deciding: Collection[Law]
) -> tuple[Law, ...]:
    """The laws by which what was tried did nothing, to be named beside those that decide: on the words of a trigger,
    where what decides is that no event was what it says, and on what was not done with the things that are asked about;
    none where what is asked happens.

    Arguments:
        question: what is asked.
        run: the form as it was played by all the rules.
        kept: the laws that kept what is asked from happening.
        deciding: the laws that decide.
    """
    if not isinstance(question, Happens) or question.steps(run):
        return ()
    words = kept if events.TRIGGER in deciding else ()
    found = dict.fromkeys((*words, *_undone(question, run)))
    return tuple(law for law in found if law not in (events.TRIGGER, events.REACTION_ACTIVATED))


def applied(question: RulingQuestion, run: Performance) -> tuple[Law, ...]:
    """The laws that apply where something else decides, the nearest first: those that the steps cite of which it is
    asked whether they happen, or with which something came to be as it is, one that speaks in few situations before the
    others, and those by which somebody targets what such a step speaks of; those that refuse what else could be chosen,
    and by which the game asks for a move of which it is asked whether it could be made.

    Arguments:
        run: the form as it was played by all the rules.
    """
    match question:
        case IsPossible():
            return (*question.refused_beside(run), *question.asked_by(run))
        case Follows() | IsAllowed() | ChangesWhatHappens():
            return ()
    steps = happenings_of(run)
    asked = [steps[place] for place in question.steps(run)]
    laws = dict.fromkeys(_laws(asked))
    return (*sorted(laws, key=lambda law: generality(law, run.rules.edition.name)), *_targeted(asked, steps))


def asked_for(question: RulingQuestion, run: Performance) -> tuple[Law, ...]:
    """The laws by which the game asks for the move of which it is asked whether it is allowed.

    Arguments:
        run: the form as it was played by all the rules.
    """
    return tuple(_asked_by(question.line, run)) if isinstance(question, IsAllowed) else ()


def _targeted(asked: Sequence[Happening], steps: Sequence[Happening]) -> Iterator[Law]:
    """The laws by which somebody targets a thing of which a step speaks that is asked."""
    meant = {one.id for step in asked for one in step.values.values() if isinstance(one, Object)}
    for step in steps:
        card = step.values.get("card")
        if step.sentence in TARGETING and isinstance(card, Object) and card.id in meant:
            yield from step.laws


def _undone(question: Happens, run: Performance) -> Iterator[Law]:
    """What else was not done with the things that are asked about."""
    about = [value for said in question.said for value in said.values.values() if not isinstance(value, int)]
    yield from _laws(one for one in reversed(happenings_of(run)) if one.sentence in UNDONE and _speaks_of(one, about))
    yield from _laws(one for one in reversed(happenings_of(run)) if one.sentence in FAILED)


def _due(question: Happens, run: Performance, kept: Collection[Law]) -> Iterator[Law]:
    """The law by which the day would bring it about, or the discard or sacrifice that a Reaction waits for; it comes
    before others, since it says how much it takes."""
    days = {one.values.get("phase") for one in happenings_of(run)}
    if Phase.DUSK in days and not run.state.arena and any(said.sentence.key == MOVES for said in question.said):
        yield day.PROGRESS
    if Phase.NIGHT in days and not CLEANED.isdisjoint(kept) and CLEANED.isdisjoint(done_in(run)):
        yield day.CLEAN_UP


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


def _laws(steps: Iterable[Happening]) -> Iterator[Law]:
    for one in steps:
        yield from one.laws


def _main_laws(steps: Iterable[Happening]) -> Iterator[Law]:
    for one in steps:
        yield one.laws[0]
