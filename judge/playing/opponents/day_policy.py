"""How an imagined day goes on: both players play quickly, by the strengths of the expeditions and a little chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from judge.game.course.progress import strengths
from judge.game.event.choices import Option, Question
from judge.game.rules import Rules
from judge.game.state.objects import Object, Player
from judge.game.state.state import State
from judge.game.terms import Expedition, Terrain, Zone
from judge.game.view.presence import facing
from judge.game.view.terrains import terrains_of
from judge.game.view.view import TERRAINS, View
from judge.games.chance import Chance
from judge.games.game import by_kind, by_weight

MOVES = 6.0
"""What it is worth that an expedition would move forward."""

LEAD, FAR = 0.2, 5
"""Each point by which it leads then, up to so many."""

BEHIND, LATE = 0.3, 4
"""Each point that it lacks to be level, up to so many."""

FROM_HAND, FROM_RESERVE = 0.3, -0.7
"""A Character from Hand comes back to Reserve; one from Reserve is gone after this day."""

WITHOUT_STATISTICS, QUICK_ACTION = 1.0, 0.6
"""What another card and a quick action are taken to be worth."""

WHIM, STEPS = 1.5, 1_000
"""By how much chance changes the worth of each choice at most, and in how many steps."""


@dataclass(frozen=True, slots=True)
class DayPolicy:
    """Answers whatever is asked in an imagined day, for both players and for chance.

    Arguments:
        rules: the rules of the game.
        chance: decides what chance decides, and a little of what players do.
    """

    rules: Rules
    chance: Chance

    def choose(self, question: Question, state: State) -> Option:
        """An allowed option of a question."""
        if question.player is None:
            return by_weight(question, self.chance)
        if question.kind == "turn":
            view = View(state, self.rules)
            races = _races(view, question.player)
            return self._best(question.allowed, [_play(option, state, races) for option in question.allowed])
        if question.kind == "expedition":
            worths = self._expeditions(question, question.player, state)
            if worths is not None:
                return self._best(question.allowed, worths)
        return by_kind(question, self.chance)

    def _expeditions(self, question: Question, player: Player, state: State) -> list[float] | None:
        """What each expedition of the player would gain by the Character that is asked about; None for another."""
        card = state.objects.get(question.about) if question.about is not None else None
        if card is None or card.base.statistics is None:
            return None
        races = dict(zip(Expedition, _races(View(state, self.rules), player), strict=True))
        places = [
            option.detail[1] if isinstance(option.detail, tuple) else option.detail for option in question.allowed
        ]
        found = [races[place].gain(card.base.statistics) for place in places if isinstance(place, Expedition)]
        return found if len(found) == len(places) else None

    def _best(self, options: Sequence[Option], worths: Sequence[float]) -> Option:
        liked = [worth + WHIM * self.chance.below(STEPS) / STEPS for worth in worths]
        return options[liked.index(max(liked))]


@dataclass(frozen=True, slots=True)
class _Race:
    """An expedition and the one that faces it.

    Arguments:
        lead: by terrain, by how much it leads.
        own: the terrains of its region.
        faced: those of the other's region.
    """

    lead: tuple[int, int, int]
    own: tuple[bool, bool, bool]
    faced: tuple[bool, bool, bool]

    def gain(self, statistics: tuple[int, int, int]) -> float:
        """What a Character would change for the player, here and for the other one."""
        after = tuple(map(int.__add__, self.lead, statistics))
        return (
            _forward(_most(after, self.own))
            - _forward(_most(self.lead, self.own))
            - _forward(_most([-one for one in after], self.faced))
            + _forward(_most([-one for one in self.lead], self.faced))
        )


def _most(lead: Sequence[int], terrains: Sequence[bool]) -> int:
    return max((one for one, there in zip(lead, terrains, strict=True) if there), default=0)


def _forward(lead: int) -> float:
    """What a lead is worth to an expedition."""
    return MOVES + LEAD * min(lead, FAR) if lead > 0 else BEHIND * max(lead, -LATE)


def _races(view: View, player: Player) -> list[_Race]:
    """The races of a player's two expeditions."""
    found = []
    for expedition in Expedition:
        side, other = (player, expedition), facing((player, expedition))
        own, faced = strengths(view, side), strengths(view, other)
        lead = tuple(own[terrain] - faced[terrain] for terrain in TERRAINS)
        found.append(_Race(lead, _there(terrains_of(view, side)), _there(terrains_of(view, other))))  # type: ignore[arg-type]
    return found


def _there(terrains: frozenset[Terrain]) -> tuple[bool, bool, bool]:
    forest, mountain, water = (terrain in terrains for terrain in TERRAINS)
    return forest, mountain, water


def _play(option: Option, state: State, races: Sequence[_Race]) -> float:
    """What something to do in a turn is taken to be worth; to pass is worth nothing."""
    if option.kind == "pass":
        return 0.0
    card: Object | None = state.objects.get(option.object) if option.object is not None else None
    if option.kind != "play" or card is None:
        return QUICK_ACTION
    if card.base.statistics is None:
        return WITHOUT_STATISTICS
    gain = max(race.gain(card.base.statistics) for race in races)
    return gain + (FROM_HAND if card.zone is Zone.HAND else FROM_RESERVE)
