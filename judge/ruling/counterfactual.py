"""What would be so without a law that decides, in a sentence that answers what was asked."""

from __future__ import annotations

from collections.abc import Sequence

from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.game.terms import HIDDEN
from judge.messages import Language, Message, message
from judge.ruling.decider import Decider
from judge.ruling.influence import ChangesWhatHappens
from judge.ruling.nothing_done import UNDONE
from judge.ruling.possible import IsPossible
from judge.ruling.question import (
    Becomes,
    Follows,
    Happens,
    InAnotherMeasure,
    IsAllowed,
    IsSo,
    RulingQuestion,
    asked_steps,
    happenings_of,
    is_refused,
    told_value,
)
from judge.ruling.ruling import numbers_of
from judge.ruling.statement import IsTrue
from judge.ruling.things import where
from judge.ruling.told import about, beyond, differs_in_measure, how_often, not_among, told, without_those_of
from judge.ruling.untold import IsSoUntold
from judge.scenario.matching import MOVED
from judge.scenario.outcome import why_not
from judge.scenario.performance import Performance
from judge.scenario.still_sacrificed import STILL
from judge.telling.seat import SeatView
from judge.value import changed

ASIDES = frozenset({"characteristics_change", "emblem_ceases", "terrains_change"})
"""The steps that only tell what follows from another one."""


MANY = 20
"""What would happen so often would not end by itself; how often it had happened when it was left says nothing."""


class Counterfactual:
    """What would be so in a run that never was, told from a seat.

    Arguments:
        run: the form as it was played by all the rules.
        decider: what decides, and the run without it.
        seat: from where it is told.
    """

    def __init__(self, run: Performance, decider: Decider, seat: SeatView, language: Language) -> None:
        self._run = run
        self._decider = decider
        self._other = decider.without
        self._seat = seat
        self._seat_there = SeatView(decider.without, seat.player)
        self._language: Language = language
        numbers = numbers_of(decider.laws, run.rules.edition.name)
        both = message("{one} and {other}", one=numbers[0], other=numbers[-1])
        self._number = both.say(language) if numbers[1:] else numbers[0]

    def sentence(self, question: RulingQuestion, line: str) -> str:
        """What would be so, in a sentence.

        Arguments:
            question: what is asked.
            line: the move, or the line that asks, in words.
        """
        return self._would(question, line).say(self._language)

    def elsewhere(self) -> str:
        """What would be otherwise in the whole form, in a sentence; "" where nothing would that may be told."""
        new = [one for one in self._new() if one.sentence not in ASIDES]
        done = [one for one in new if one.sentence not in UNDONE]
        missing = without_those_of(happenings_of(self._run), happenings_of(self._other))
        missing = [one for one in missing if one.sentence not in UNDONE | ASIDES]
        if not new and not missing:
            return ""
        if done or not missing:
            return self._so((done or new)[:1]).say(self._language)
        return self._less_often(missing[0], happenings_of(self._other)).say(self._language)

    def _would(self, question: RulingQuestion, line: str) -> Message:
        if self._decider.chosen:
            return message(
                "{number} leaves a choice; chosen otherwise, the answer would be another.", number=self._number
            )
        if self._decider.there:
            return message("Without {number} the other form would come to the same.", number=self._number)
        if self._decider.could and isinstance(question, Happens):
            return message("Without {number} it could happen.", number=self._number)
        if self._decider.could:
            return message("Without {number} it could be otherwise.", number=self._number)
        match question:
            case Follows() | IsAllowed() if self._refused(question) == (True, False):
                return message("Without {number} it would be allowed.", number=self._number)
            case Follows() | IsAllowed() if self._refused(question) in ((False, True), (None, True)):
                return message("Without {number} “{move}” would not be allowed.", number=self._number, move=line)
            case Happens():
                return self._would_happen(question, line)
            case InAnotherMeasure():
                return self._would_be_measured(question)
            case Becomes() if self._may_be_seen(question):
                fact = where(question, line, self._other, self._language)
                return message("Without {number} it would be “{fact}”.", number=self._number, fact=fact)
            case IsSo() if self._other.end == "endless":
                return message("Without {number} this would come to no end.", number=self._number)
            case IsSo(fact, player):
                reason = why_not(fact, player, self._other)
                return self._would_be_so(reason, holds=reason is None)
            case IsSoUntold() if question.told(self._other) and not question.told(self._run):
                there = happenings_of(self._other)
                return self._so(_as_asked((MOVED,), [there[place] for place in question.told(self._other)]))
            case IsTrue() | IsSoUntold():
                truth = question.truth(self._other)
                return self._would_be_so(truth.instead, holds=truth.holds)
            case ChangesWhatHappens() if question.answer(self._other) is False:
                return message("Without {number} the ability would change nothing here.", number=self._number)
            case ChangesWhatHappens():
                return message("Without {number} the ability would change what happens.", number=self._number)
            case IsPossible() if question.answer(self._other):
                return message("Without {number} it could be done.", number=self._number)
            case IsPossible():
                return message("Without {number} it could not be done.", number=self._number)
        return self._would_follow(question, line)

    def _refused(self, question: Follows | IsAllowed) -> tuple[bool | None, bool | None]:
        """Whether the move is refused, and whether it would be."""
        return is_refused(question, self._run), is_refused(question, self._other)

    def _would_happen(self, question: Happens, line: str) -> Message:
        """Whether what is asked would happen, how often, and what would instead."""
        here, there = asked_steps(question, self._run), asked_steps(question, self._other)
        there = _as_asked([said.sentence.key for said in question.said], there)
        if there and here:
            if len(there) == 1:
                return message("Without {number} it would happen once.", number=self._number)
            if len(there) >= MANY:
                return message("Without {number} it would happen over and over.", number=self._number)
            return message("Without {number} it would happen {count} times.", number=self._number, count=len(there))
        if there:
            seen = [one for one in there if self._may_be_told(one)]
            return self._so(seen) if seen else message("Without {number} it would happen.", number=self._number)
        if UNDONE.issuperset(one.sentence for one in here):
            return self._would_follow(question, line)
        alike = [one for one in self._new() if any(differs_in_measure(one, asked) for asked in here)]
        instead = not_among(self._new_about(here), happenings_of(self._run))
        if any(one.sentence == STILL for one in happenings_of(self._run)):
            instead = _as_asked((MOVED,), instead)
        if alike or not instead:
            return self._so(alike[:1]) if alike else self._not_so(here)
        return message(
            "Without {number} {denied}; instead, {what}.",
            number=self._number,
            denied=self._denied(here),
            what=told(instead[:1], self._seat_there, self._language, "would"),
        )

    def _would_be_measured(self, question: InAnotherMeasure) -> Message:
        """How much it would be, or whereto something would go; that nothing would be paid, or nothing happen."""
        here, there = asked_steps(question, self._run), asked_steps(question, self._other)
        if not there and question.of_mana:
            return message("Without {number} no mana would be paid.", number=self._number)
        return self._so((without_those_of(there, here) or there)[:1]) if there else self._not_so(here)

    def _would_be_so(self, reason: Message | None, *, holds: bool) -> Message:
        """Whether what is asked would be so.

        Arguments:
            reason: what would be so instead, where there is something to say of it.
            holds: whether it would.
        """
        if holds:
            return message("Without {number} it would be so.", number=self._number)
        if reason is None or self._seat.player is not None:
            return message("Without {number} it would not be so.", number=self._number)
        if "fact" in reason.values:
            return message("Without {number} there would be “{fact}”.", number=self._number, fact=reason.values["fact"])
        return message("Without {number} it would not be so: {reason}.", number=self._number, reason=reason)

    def _would_follow(self, question: RulingQuestion, line: str) -> Message:
        """What would follow that does not, or would not that does: of what the asked steps speak of before all else."""
        here = asked_steps(question, self._run)
        missing = beyond(here, happenings_of(self._other))
        missing = [one for one in missing if one.sentence not in UNDONE | ASIDES]
        told_here = happenings_of(self._run)
        more = [one for one in beyond(happenings_of(self._other), told_here) if self._may_be_told(one)]
        new = [one for one in more if about(one) & {key for step in here for key in about(step)}]
        asked = asked_steps(question, self._other)
        if missing and not new:
            later = without_those_of(happenings_of(self._other), self._earlier(here))
            return self._less_often(missing[-1], asked or later)
        new = new or [one for one in more if any(one is step for step in asked)] or self._new_about(here)
        there = [one for one in without_those_of(asked, here) if self._may_be_told(one)]
        new = new or without_those_of(there, self._earlier(here)) or self._new()
        new = [one for one in new if one.sentence not in ASIDES] or new
        return self._more_often(new[0], here, asked) if new else self._would_not(question, line)

    def _would_not(self, question: RulingQuestion, line: str) -> Message:
        """What would not happen where nothing else would: the move that is asked about, or the first thing of all."""
        if isinstance(question, Follows | IsAllowed) and is_refused(question, self._other) is None:
            return message("Without {number} it would not come to “{move}”.", number=self._number, move=line)
        missing = without_those_of(happenings_of(self._run), happenings_of(self._other))
        missing = [one for one in missing if one.sentence not in ASIDES]
        done = [one for one in missing if one.sentence not in UNDONE] or missing
        if done:
            return self._less_often(done[0], happenings_of(self._other))
        return message("Without {number} this would not happen.", number=self._number)

    def _earlier(self, here: Sequence[Happening]) -> list[Happening]:
        """What had happened before some steps: told later, where other moves are asked for, it is nothing else."""
        steps = happenings_of(self._run)
        first = next((place for place, one in enumerate(steps) if one is here[0]), 0) if here else 0
        return list(steps[:first])

    def _so(self, steps: Sequence[Happening]) -> Message:
        """What would happen; whereto something would go, if that is all that would be otherwise."""
        known = happenings_of(self._run)
        elsewhere = [one for one in steps if any(differs_in_measure(one, other) for other in known)]
        steps = [_as_asked((MOVED,), [one])[0] if one in elsewhere else one for one in steps]
        what = told(steps, self._seat_there, self._language, "would")
        return message("Without {number} {what}.", number=self._number, what=what)

    def _more_often(self, step: Happening, here: Sequence[Happening], there: Sequence[Happening]) -> Message:
        """What would happen, or oftener than it does.

        Arguments:
            here: what happens.
            there: what would.
        """
        count = how_often(step, there)
        if count < 2 or not how_often(step, here):
            return self._so([step])
        what = told([step], self._seat_there, self._language, "would")
        if count >= MANY:
            return message("Without {number} {what} over and over.", number=self._number, what=what)
        return message("Without {number} {what} {count} times.", number=self._number, what=what, count=count)

    def _less_often(self, step: Happening, there: Sequence[Happening]) -> Message:
        """What would not happen, or not as often as it does.

        Arguments:
            there: what would happen all the same.
        """
        count = how_often(step, there)
        if not count:
            return self._not_so([step])
        what = told([step], self._seat, self._language, "would")
        if count == 1:
            return message("Without {number} {what} only once.", number=self._number, what=what)
        return message("Without {number} {what} only {count} times.", number=self._number, what=what, count=count)

    def _not_so(self, steps: Sequence[Happening]) -> Message:
        """What would not happen."""
        return message("Without {number} {what}.", number=self._number, what=self._denied(steps))

    def _denied(self, steps: Sequence[Happening]) -> str:
        """What would not happen, once however often it does, in words."""
        once = {told_value(one): one for one in steps}
        return told(list(once.values()), self._seat, self._language, "would_not")

    def _new_about(self, steps: Sequence[Happening]) -> list[Happening]:
        """What would happen besides to the objects of which some steps speak."""
        mine = {key for one in steps for key in about(one)}
        return [one for one in self._new() if mine & about(one)]

    def _new(self) -> list[Happening]:
        """What would happen that does not, as far as it may be told."""
        new = without_those_of(happenings_of(self._other), happenings_of(self._run))
        return [one for one in new if self._may_be_told(one)]

    def _may_be_seen(self, question: Becomes) -> bool:
        """Whether one knows from the seat where a card or token would be in a run that never was."""
        one = question.there(self._other)
        return one is None or (one.zone not in HIDDEN and self._seat_there.sees(one, self._other.state))

    def _may_be_told(self, one: Happening) -> bool:
        """Whether a step of a run that never was speaks only of cards that are known from the seat as it was."""
        spoken = {value.base.card for value in one.values.values() if isinstance(value, Object)} - {""}
        return self._seat.player is None or spoken <= self._seat.known_cards


def _as_asked(keys: Sequence[str], steps: Sequence[Happening]) -> list[Happening]:
    """Steps in the words of the question, where it asks whereto something goes that they tell with a word of their own.

    Arguments:
        keys: the sentences in which it is asked.
    """
    return [
        changed(one, sentence=MOVED, values={slot: one.values[slot] for slot in ("card", "zone_to")})
        if MOVED in keys and one.sentence not in keys and "zone_to" in one.values
        else one
        for one in steps
    ]
