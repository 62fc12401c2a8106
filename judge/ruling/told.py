"""What happens, in the words of a ruling: a few steps in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.game.terms import Zone
from judge.messages import Language, message
from judge.ruling.question import MEASURES, happenings_of, told_value
from judge.scenario.matching import SAID_PLAINLY
from judge.scenario.performance import Performance
from judge.telling.seat import SeatView
from judge.value import changed
from judge.wording.moods import Mood
from judge.wording.table import sentence
from judge.wording.text import NBSP

PLAIN = {other: plain for plain, others in SAID_PLAINLY.items() for other in others}
"""The plainer sentence that says the same as another, less why or how."""

MOST_TOLD = 4
"""So many steps, the last ones, are told in a sentence."""


def told(steps: Sequence[Happening], seat: SeatView, language: Language, mood: Mood = "is") -> str:
    """Steps in one sentence without its stop; those that are told alike are told once.

    Arguments:
        steps: at least one.
        seat: from where they are told.
        mood: whether they happen, or would or would not.
    """
    found: dict[str, list[Happening]] = {}
    for one in steps:
        values = seat.values(one.values, one.state)
        words = sentence("trace", one.sentence).within(values, seat.names_at(one.state), language, mood)
        found[words] = [*(past for past in found.pop(words, ()) if not _on_the_way(past)), one]
    return _joined(_counted(dict(list(found.items())[-MOST_TOLD:]), language), language)


def without_those_of(steps: Sequence[Happening], others: Sequence[Happening]) -> list[Happening]:
    """The steps that others do not hold, or not as often."""
    left = Counter(map(told_value, others))
    found = []
    for one in steps:
        if left[told_value(one)] > 0:
            left[told_value(one)] -= 1
        else:
            found.append(one)
    return found


def beyond(steps: Sequence[Happening], others: Sequence[Happening]) -> list[Happening]:
    """The steps that others do not hold, or not as often, be it in plainer words.

    Arguments:
        others: those of another run.
    """
    left = Counter(told_value(changed(one, sentence=PLAIN.get(one.sentence, one.sentence))) for one in others)
    found = []
    for one in steps:
        said = told_value(changed(one, sentence=PLAIN.get(one.sentence, one.sentence)))
        if left[said] > 0:
            left[said] -= 1
        else:
            found.append(one)
    return found


def not_among(steps: Sequence[Happening], others: Sequence[Happening]) -> list[Happening]:
    """The steps of which no other says the same, be it in plainer words, or more or less often.

    Arguments:
        others: those of another run.
    """
    known: dict[str, list[Happening]] = {}
    for one in others:
        known.setdefault(PLAIN.get(one.sentence, one.sentence), []).append(one)
    alike = ((one, known.get(PLAIN.get(one.sentence, one.sentence), ())) for one in steps)
    return [one for one, there in alike if not any(_says_the_same(one, other) for other in there)]


def how_often(step: Happening, steps: Iterable[Happening]) -> int:
    """How many of some steps say what one says; of a card in Limbo it is said again of the object that it becomes.

    Arguments:
        step: the one.
    """
    said = told_value(step)
    return sum(told_value(one) == said and not _on_the_way(one) for one in steps)


def all_that_say_so(said: Iterable[Happening], steps: Iterable[Happening]) -> list[Happening]:
    """Of some steps all that say what one of others says.

    Arguments:
        said: the others.
        steps: those of which they are.
    """
    values = {told_value(one) for one in said}
    return [one for one in steps if told_value(one) in values]


def differs_in_measure(one: Happening, other: Happening) -> bool:
    """Whether two steps say the same but for how much or whereto."""
    rest = [{slot: value for slot, value in step.values.items() if slot not in MEASURES} for step in (one, other)]
    return one.sentence == other.sentence and told_value(changed(one, values=rest[0])) == told_value(
        changed(other, values=rest[1])
    )


def about(one: Happening) -> frozenset[int]:
    """The objects of which a step speaks."""
    return frozenset(what.id for what in one.values.values() if isinstance(what, Object))


def _says_the_same(one: Happening, other: Happening) -> bool:
    """Whether two steps, told in words of one meaning, agree in all that both say."""
    shared = [{slot: step.values[slot] for slot in one.values if slot in other.values} for step in (one, other)]
    return told_value(changed(one, values=shared[0])) == told_value(
        changed(other, sentence=one.sentence, values=shared[1])
    )


def _counted(found: Mapping[str, Sequence[Happening]], language: Language) -> list[str]:
    return [
        message("{what} ({count} times)", what=what, count=len(ones)).say(language) if len(ones) > 1 else what
        for what, ones in found.items()
    ]


def _joined(parts: Sequence[str], language: Language) -> str:
    """Clauses in one sentence; names hold commas, so more than two are parted by semicolons."""
    if len(parts) == 2:
        return message("{one} and {other}", one=parts[0], other=parts[1]).say(language)
    return (f"{NBSP}; " if language == "fr" else "; ").join(parts)


def _on_the_way(one: Happening) -> bool:
    """Whether it is about a card in Limbo: what it says of the card is said again of the object that it becomes."""
    card = one.values.get("card")
    return isinstance(card, Object) and card.zone is Zone.LIMBO


def all_told(run: Performance) -> Counter[object]:
    """The steps of a run as values, in no order."""
    return Counter(told_value(one) for one in happenings_of(run))


def extent(before: Counter[object], after: Counter[object]) -> int:
    """How much is otherwise in another run.

    Arguments:
        before: the steps of a run as values.
        after: those of the other.
    """
    return (before - after).total() + (after - before).total()
