"""A game looked back upon: where the expeditions were day by day, the days that decided it, what else could be done.

How likely the person was to win is an estimate of the program, from what lay in sight and how many cards were held;
what another choice promised is imagined by what the person could know at that moment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from time import monotonic
from typing import Any

from judge.cards.collection import Collection
from judge.game.event.choices import Option
from judge.game.state.state import SEATS, State
from judge.game.terms import Expedition
from judge.games.chance import Chance
from judge.messages import Language, message
from judge.playing.opponents.opponent import OpponentTurn
from judge.playing.opponents.outlook import outlook
from judge.playing.opponents.searching import try_each
from judge.playing.replaying import PERSON, MadeDecision, MatchCourse, choices
from judge.scenario.answers import written
from judge.wording.names import Names

MOST_DAYS = 3
"""So many days that decided a game are told."""

LEAST_CHANGE = 0.04
"""A day that changed less did not decide it."""

DEALS = 8
"""In so many imagined games each choice of such a day is tried at most."""

FEWEST_DEALS = 3
"""What fewer games say of a choice is not told."""

SECONDS = 1.2
"""For so long the choices of a day are tried: by the clock, so that a busy machine tries less instead of nothing."""

ROSE = message("Day {day}: your chances rose from {before} to {after} in a hundred.")
FELL = message("Day {day}: your chances fell from {before} to {after} in a hundred.")
BETTER = message(
    "You chose “{chosen}”. In imagined games “{other}” promised more: {there} in a hundred in the morning, not {here}."
)
BEST = message(
    "You chose “{chosen}”, the best that the program finds. “{other}” was next: {there} in a hundred, not {here}."
)
EQUAL = message(
    "You chose “{chosen}”. In imagined games “{other}” promised as much: {here} in a hundred in the morning."
)
NO_CHOICE = message("On this day you had nothing to choose.")
NO_TIME = message("There was no time to try what else could have been chosen on this day.")

_QUOTE = str.maketrans("“”", "‘’")
_FRENCH_QUOTE = re.compile("«\N{NO-BREAK SPACE}([^«»]*)\N{NO-BREAK SPACE}»")


@dataclass(frozen=True, slots=True)
class Morning:
    """How a game lay at the beginning of a day, or at its end.

    Arguments:
        day: the number of the day; of the end, that of the last day.
        first: how many decisions had been made.
    """

    day: int
    state: State
    first: int

    @property
    def chance(self) -> float:
        """How likely the person was to win."""
        return outlook(self.state, PERSON)


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice of the person, and another one that could have been made there.

    Arguments:
        decision: the choice.
        other: the best of the others.
        here: how likely the person was to win in the morning after the choice.
        there: the same after the other one.
    """

    decision: MadeDecision
    other: Option
    here: float
    there: float


def review(course: MatchCourse, language: Language, day: int = 0) -> dict[str, Any]:
    """A game looked back upon, as JSON data.

    Arguments:
        course: the game, as far as it has been played.
        language: the language of its sentences.
        day: of which of the days that decided it to tell what else could have been done; 0 for none, which is quick.
    """
    mornings = list(_mornings(course))
    adventure = [_on_the_adventure(course, one.state) for one in mornings]
    return {
        "regions": len(adventure[-1].regions) if not adventure[-1].arena else 0,
        "days": [
            {
                "day": one.day,
                "end": one is mornings[-1],
                "chance": _hundred(one.chance),
                "positions": [[state.distance(seat, where) for where in Expedition] for seat in SEATS],
            }
            for one, state in zip(mornings, adventure, strict=True)
        ],
        "moments": list(_moments(course, mornings, language, day)),
    }


def _on_the_adventure(course: MatchCourse, state: State) -> State:
    """A state; of one in the Arena, where no region counts, the last one before the tie-breakers, if there was one."""
    if not state.arena:
        return state
    points = [*(one.point for one in course.decisions), course.point]
    before = (happening.state for point in reversed(points) for happening in reversed(point.happenings))
    return next((one for one in before if not one.arena), state)


def _mornings(course: MatchCourse) -> Iterator[Morning]:
    day = 0
    for place, one in enumerate(course.decisions):
        state = one.point.state
        if state.day != day and not state.brought:
            day = state.day
            yield Morning(day, state, place)
    yield Morning(day, course.point.state, len(course.decisions))


def _moments(
    course: MatchCourse, mornings: Sequence[Morning], language: Language, day: int
) -> Iterator[dict[str, Any]]:
    """The days that decided a game, or of one of them also what else could have been done."""
    pairs = pairwise(mornings)
    decided = [(one, after) for one, after in pairs if abs(after.chance - one.chance) >= LEAST_CHANGE]
    decided.sort(key=lambda pair: -abs(pair[1].chance - pair[0].chance))
    for one, after in sorted(decided[:MOST_DAYS], key=lambda pair: pair[0].day):
        if day in (0, one.day):
            told = ROSE if after.chance > one.chance else FELL
            text = told.filled(day=one.day, before=_hundred(one.chance), after=_hundred(after.chance)).say(language)
            made = course.decisions[one.first : after.first]
            yield {"day": one.day, "text": text, "else": _else(made, course, language) if day else ""}


def _else(made: Sequence[MadeDecision], course: MatchCourse, language: Language) -> str:
    """What else could have been done on a day, in a sentence."""
    open_ones = [(one, options) for one in made if len(options := _alternatives(one)) > 1]
    if not open_ones:
        return NO_CHOICE.say(language)
    weighed = _weighed(open_ones, Chance(course.seed), monotonic() + SECONDS)
    most = max(weighed, key=lambda choice: choice.there - choice.here, default=None)
    if most is None:
        return NO_TIME.say(language)
    lines = {option: _within(line) for option, line in _lines(most.decision, course, language).items()}
    here, there = _hundred(most.here), _hundred(most.there)
    told = BETTER if there > here else BEST if there < here else EQUAL
    said = told.filled(chosen=lines[most.decision.option], other=lines[most.other], here=here, there=there)
    return said.say(language)


def _within(line: str) -> str:
    """A line as it stands between quotation marks: its own become those that stand within others."""
    return _FRENCH_QUOTE.sub(r"“\1”", line.translate(_QUOTE))


def _alternatives(one: MadeDecision) -> tuple[Option, ...]:
    """What the person could choose at a decision; nothing where it was not theirs, or says too little."""
    question = one.point.question
    return choices(one.point) if question and one.player == PERSON and question.kind != "expand" else ()


def _weighed(
    decisions: Sequence[tuple[MadeDecision, tuple[Option, ...]]], chance: Chance, ends: float
) -> Iterator[Weighed]:
    """Decisions of the person, each with the best of what else could have been chosen, as far as the time allows."""
    for one, options in decisions:
        assert one.point.question is not None, "what could be chosen was asked"
        turn = OpponentTurn(PERSON, options, one.point.question.kind, one.point)
        sums, deals = dict.fromkeys(options, 0.0), 0
        while deals < DEALS and monotonic() < ends and try_each(turn, options, sums, chance):
            deals += 1
        if deals >= FEWEST_DEALS:
            other = max((option for option in options if option != one.option), key=lambda option: sums[option])
            yield Weighed(one, other, sums[one.option] / deals, sums[other] / deals)


def _lines(one: MadeDecision, course: MatchCourse, language: Language) -> Mapping[Option, str]:
    assert one.point.question is not None, "a decision answers a question"
    names = Names(course.start.players, Collection.known())
    return dict(written(one.point.question, one.point.state, names, language))


def _hundred(share: float) -> int:
    """A share in hundredths: only what is certain is 0 or 100."""
    return round(share * 100) if share in (0.0, 1.0) else min(99, max(1, round(share * 100)))
