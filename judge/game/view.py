"""What is true of objects once passive abilities are applied (2.3); rules read this, never the raw state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judge.game.ability import Ability, All, Chosen, Grant, It, KeywordAbility, Kind, Me, Phrase, Place, Where, Whose, plain
from judge.game.objects import Object, Player
from judge.game.rules import Rules
from judge.game.state import State
from judge.game.terms import BOOST, HIDDEN, IN_PLAY, Expedition, Keyword, Status, Terrain, Type, Zone
from judge.law.citations import objects as laws

TERRAINS = (Terrain.FOREST, Terrain.MOUNTAIN, Terrain.WATER)


@dataclass(frozen=True, slots=True)
class View:
    """A state seen through the passive abilities in it.

    Arguments:
        state: the state.
        rules: the rules of the run.
    """

    state: State
    rules: Rules

    def abilities(self, one: Object) -> Iterator[Ability]:
        """The abilities that work for an object where it is."""
        if not self.works(one):
            return
        yield from one.base.abilities
        if one.zone not in IN_PLAY:
            return
        for bearer in self.state.where(self.works):
            for ability in bearer.base.abilities:
                if isinstance(ability, Grant) and self.fits(one, ability.to, bearer):
                    yield ability.ability

    def works(self, one: Object) -> bool:
        """Whether the abilities of an object, other than support abilities, work where it is."""
        if one.face_down or one.zone in HIDDEN:
            return False
        return one.zone in IN_PLAY

    def keyword(self, one: Object, keyword: Keyword) -> int | None:
        """The number of a keyword that an object has, 0 if it has none, None if the object lacks the keyword."""
        numbers = [
            plain(ability.number or 0)
            for ability in self.abilities(one)
            if isinstance(ability, KeywordAbility) and ability.keyword is keyword
        ]
        return sum(numbers) if numbers else None

    def statistic(self, one: Object, terrain: Terrain) -> int:
        """A statistic of an object: printed, and one more for each boost."""
        if one.base.statistics is None or one.type is not Type.CHARACTER:
            return 0
        boosts = one.count(BOOST) if self.rules.holds(laws.BOOSTS_RAISE) else 0
        return one.base.statistics[TERRAINS.index(terrain)] + boosts

    def fits(self, one: Object, kind: Kind, bearer: Object) -> bool:
        """Whether an object is of a kind that an ability of the bearer names.

        Where the phrase names no zone, only objects in play fit.
        """
        if kind.zone is None:
            in_place = one.zone in IN_PLAY or not self.rules.holds(laws.TYPE_MEANS_IN_PLAY)
            in_place = in_place and one.zone not in (*HIDDEN, Zone.LIMBO)
        else:
            in_place = one.zone is kind.zone
        return in_place and self.is_kind(one, kind, bearer)

    def is_kind(self, one: Object, kind: Kind, bearer: Object) -> bool:
        """Whether an object is of a kind, wherever it is."""
        return (
            (not kind.types or one.type in kind.types or (one.zone in HIDDEN and one.base.type in kind.types))
            and (not kind.subtypes or any(subtype in one.base.subtypes for subtype in kind.subtypes))
            and (kind.whose is not Whose.YOURS or one.holder == bearer.holder)
            and (kind.whose is not Whose.OPPONENTS or one.holder != bearer.holder)
            and not (kind.other and one.id == bearer.id)
            and (not kind.statuses or any(one.has(status) for status in kind.statuses))
            and (kind.where is None or (one.holder, one.expedition) in places(kind.where, bearer))
        )

    def controls(self, player: Player, kind: Kind, bearer: Object) -> tuple[Object, ...]:
        """The objects of a kind that a player controls."""
        return tuple(one for one in self.state.where(lambda one: self.fits(one, kind, bearer)) if one.holder == player)

    def meant(self, phrase: Phrase, bearer: Object, me: int, it: tuple[int, ...]) -> tuple[Object, ...]:
        """The objects that a phrase means which leaves nothing to choose."""
        match phrase:
            case Me():
                wanted: tuple[int, ...] = (me,)
            case It():
                wanted = it
            case Chosen(objects):
                wanted = objects
            case All(kind):
                return tuple(self.state.where(lambda one: self.fits(one, kind, bearer)))
            case _:
                raise TypeError(f"{phrase} leaves a choice")
        found = (self.state.objects.get(key) for key in wanted)
        return tuple(one for one in found if one is not None and one.zone not in HIDDEN)

    def ready_orbs(self, player: Player) -> tuple[Object, ...]:
        """The ready Mana Orbs of a player."""
        return tuple(one for one in self.state.of(Zone.MANA, player) if Status.EXHAUSTED not in one.statuses)


def places(where: Where | Place, bearer: Object) -> frozenset[tuple[Player, Expedition]]:
    """The expeditions that a phrase means, seen from the bearer."""
    if isinstance(where, Place):
        return frozenset({(where.player, where.expedition)})
    mine, opponent = bearer.holder, 1 - bearer.holder
    yours = {(mine, expedition) for expedition in Expedition}
    match where:
        case Where.MINE:
            return frozenset({(mine, bearer.expedition)} if bearer.expedition else ())
        case Where.MY_OTHER:
            return frozenset({(mine, bearer.expedition.other)} if bearer.expedition else ())
        case Where.HERO:
            return frozenset({(mine, Expedition.HERO)})
        case Where.COMPANION:
            return frozenset({(mine, Expedition.COMPANION)})
        case Where.EACH_OF_YOURS:
            return frozenset(yours)
        case _:
            return frozenset(yours | {(opponent, expedition) for expedition in Expedition})
