"""What a seat does not know is dealt anew by chance: a game that, as far as it can tell, may be the one at the table.

Both lists of cards are open to it, as at a table where lists are published; which card lies where is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from judge.exploring.course import Point
from judge.game.course.referee import is_over, let_happen, reactions_wait
from judge.game.event.choices import Option, Question
from judge.game.event.not_played import NotPlayedError
from judge.game.event.open_ruling import OpenRulingError
from judge.game.rules import Rules
from judge.game.state.knowledge import knows
from judge.game.state.objects import Object, Player
from judge.game.state.state import SEATS, State
from judge.game.terms import Zone
from judge.games.chance import Chance
from judge.value import changed

DEALT = (Zone.HAND, Zone.MANA, Zone.DECK)
"""Where cards lie that somebody may not know."""

MOST_UNITS = 80
"""So many units an imagined day has at most."""

Choose = Callable[[Question, State], Option]


class UnimaginableError(Exception):
    """What was dealt does not fit what has been decided already."""


class _TurnOver(Exception):
    """The next turn begins."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state


@dataclass(frozen=True, slots=True)
class Imagined:
    """A game as it may be.

    Arguments:
        unit: the state between two units that came last.
        given: what has been answered since.
        rules: the rules of the game.
    """

    unit: State
    given: tuple[Option, ...]
    rules: Rules

    def after(self, option: Option, choose: Choose) -> State:
        """The state in which the next turn begins, or the day or the game ends, once an option is chosen.

        Arguments:
            option: what is chosen where the game waits.
            choose: answers all that is asked then.

        Raises:
            UnimaginableError: the game cannot have come here.
        """

        def until_turn(question: Question, state: State) -> Option:
            if question.kind == "turn":
                raise _TurnOver(state)
            return choose(question, state)

        return self.next_day(option, until_turn)

    def next_day(self, option: Option, choose: Choose) -> State:
        """The state in which the next day begins, or the game ends, once an option is chosen.

        Arguments:
            option: what is chosen where the game waits.
            choose: answers all that is asked then, in turns too.

        Raises:
            UnimaginableError: the game cannot have come here.
        """
        answers = [*self.given, option]
        first = len(answers)

        def answer(question: Question, state: State) -> Option:
            nonlocal first
            if first:
                first -= 1
                said = answers[len(answers) - first - 1]
                if not question.permits(said):
                    raise UnimaginableError
                return said
            return choose(question, state)

        state, day = self.unit, self.unit.day
        try:
            for _ in range(MOST_UNITS):
                state = let_happen(state, self.rules, answer, traced=False).state
                if is_over(state) or (state.day != day and not reactions_wait(state)):
                    break
        except _TurnOver as over:
            return over.state
        except (OpenRulingError, NotPlayedError) as error:
            return error.reached[0] if error.reached is not None else state
        return state


def imagined(point: Point, seat: Player, chance: Chance) -> Imagined:
    """A game that may be the one at the table.

    Arguments:
        point: where the game waits for the seat's decision.
        seat: from where it is imagined.
        chance: deals what is hidden.

    Raises:
        UnimaginableError: what was dealt does not fit what has been decided since the last pause.
    """
    spoken = [one for option in point.given for one in (option.object, option.detail) if isinstance(one, int)]
    return Imagined(redealt(point.unit, seat, point.rules, chance, spoken), point.given, point.rules)


def redealt(state: State, seat: Player, rules: Rules, chance: Chance, but: Iterable[int] = ()) -> State:
    """A state with all cards that a seat does not know dealt anew among the places where they may lie.

    Arguments:
        chance: deals.
        but: the identities of cards that stay where they are.
    """
    draft = state.objects.draft()
    stays = frozenset(but)
    for owner in SEATS:
        hidden = [one for one in _lying(state, owner) if one.id not in stays and not knows(state, seat, one, rules)]
        for place, card in zip(hidden, chance.shuffled(hidden), strict=True):
            if place.base is not card.base:
                draft.put(changed(place, base=card.base, copy=card.copy))
    return changed(state, objects=draft.done())


def _lying(state: State, owner: Player) -> list[Object]:
    return [one for holder in SEATS for zone in DEALT for one in state.of(zone, holder) if one.owner == owner]
