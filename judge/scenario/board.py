"""The board of a scenario: its facts become a game state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from judge.cards.card import Card
from judge.cards.collection import UnknownCard
from judge.game.decks import shuffled
from judge.game.objects import Characteristics, Object, Player
from judge.game.playable import not_played
from judge.game.state import LAST_REGION, SEATS, Region, State
from judge.game.terms import Expedition, Phase, Rarity, Status, Terrain, Type, Zone
from judge.game.zones import Zones
from judge.messages import Message, message
from judge.scenario.facts import (
    Day,
    Distance,
    Fact,
    FirstPlayer,
    InPhase,
    InZone,
    Listed,
    Mana,
    Passed,
    UnreadableError,
)
from judge.wording.names import Names

ALL = frozenset(Terrain)
FOREST, MOUNTAIN, WATER = (frozenset({terrain}) for terrain in Terrain)
ADVENTURE = tuple(
    Region(terrains)
    for terrains in (ALL, FOREST, MOUNTAIN | WATER, MOUNTAIN, FOREST | WATER, WATER, FOREST | MOUNTAIN, ALL)
)
"""The Adventure of a board that says nothing of it: its Tumult cards lie face up in this order."""

START = {Expedition.HERO: 0, Expedition.COMPANION: LAST_REGION}
TURN_STAGE = 1
"""Of an Afternoon that has begun."""


def characteristics(card: Card) -> Characteristics:
    """The base characteristics of a printed card."""
    return Characteristics(
        card=card.id,
        name=card.name["en"],
        type=card.type,
        subtypes=card.subtypes,
        hand_cost=card.hand_cost,
        reserve_cost=card.reserve_cost,
        statistics=card.statistics,
        abilities=card.abilities,
        reserve_limit=card.reserve_limit,
        landmark_limit=card.landmark_limit,
        faction=card.faction or None,
        rarity=Rarity(card.rarity),
    )


def empty(players: tuple[str, str]) -> State:
    """A board with nothing on it: the Afternoon of the first day, the first player to act."""
    positions = {(player, expedition): START[expedition] for player in SEATS for expedition in Expedition}
    return State(players, Zones(), ADVENTURE, positions, stage=TURN_STAGE)


class Board:
    """A board while its facts are taken.

    Arguments:
        names: the names of players and cards.
    """

    def __init__(self, names: Names) -> None:
        self.state = empty(names.players)
        self._names = names

    def take(self, fact: Fact, player: Player | None) -> None:
        """Put a fact on the board.

        Arguments:
            fact: the fact.
            player: under whose heading it stands; None for neither.

        Raises:
            UnreadableError: it cannot be put there.
        """
        match fact:
            case Day(number):
                self.state = replace(self.state, day=number)
            case InPhase(phase):
                self.state = replace(self.state, phase=phase, stage=TURN_STAGE if phase is Phase.AFTERNOON else 0)
            case _ if player is None:
                raise UnreadableError(message("this fact belongs to a player; write it under “### Name”"))
            case FirstPlayer():
                turn = 1 - player if player in self.state.passed else player
                self.state = replace(self.state, first_player=player, turn=turn)
            case Passed(False):
                pass
            case Passed():
                self.state = replace(self.state, passed=self.state.passed | {player}, turn=1 - player)
            case Distance(expedition, regions):
                self._place_expedition(player, expedition, regions)
            case Mana(orbs, exhausted):
                self._put_orbs(player, orbs, exhausted)
            case InZone(zone, expedition, cards, in_order):
                self._put_cards(player, zone, expedition, cards)
                if not in_order:
                    self.state = shuffled(self.state, self.state.of(Zone.DECK, player))
            case _:
                raise UnreadableError(message("this fact belongs under “## Outcome”"))

    def _place_expedition(self, player: Player, expedition: Expedition, regions: int) -> None:
        if regions > LAST_REGION:
            raise UnreadableError(message("an expedition is at most {most} regions away", most=LAST_REGION))
        place = regions if expedition is Expedition.HERO else LAST_REGION - regions
        positions = {**self.state.positions, (player, expedition): place}
        self.state = replace(self.state, positions=positions)

    def _put_orbs(self, player: Player, orbs: int, exhausted: int) -> None:
        for number in range(orbs):
            statuses = frozenset({Status.EXHAUSTED}) if number >= orbs - exhausted else frozenset()
            base = Characteristics(card="", name="", type=Type.MANA_ORB)
            self._put(base, player, Zone.MANA, statuses=statuses, face_down=True)

    def _put_cards(self, player: Player, zone: Zone, expedition: Expedition | None, cards: Iterable[Listed]) -> None:
        if zone is Zone.LIMBO:
            raise UnreadableError(message("a board has nothing in Limbo; let a move put it there"))
        for listed in cards:
            card = self._pick(listed)
            refusal = _misplaced(card, zone) or not_played(card.abilities, card.type)
            if refusal is not None:
                raise UnreadableError(message("{card}: {reason}", card=card.name, reason=refusal))
            counters = tuple((name, count) for name, count in listed.counters if count)
            self._put(
                characteristics(card),
                player,
                zone,
                expedition,
                statuses=listed.statuses,
                counters=counters,
                face_down=zone is Zone.MANA,
                owner=listed.owner,
            )

    def _pick(self, listed: Listed) -> Card:
        try:
            return self._names.pick(listed.named)
        except UnknownCard as error:
            raise UnreadableError(error.message) from None

    def _put(
        self,
        base: Characteristics,
        player: Player,
        zone: Zone,
        expedition: Expedition | None = None,
        *,
        statuses: frozenset[Status] = frozenset(),
        counters: tuple[tuple[str, int], ...] = (),
        face_down: bool = False,
        owner: Player | None = None,
    ) -> None:
        if owner not in (None, player) and zone is not Zone.EXPEDITION:
            raise UnreadableError(message("a card of another player can only be in an Expedition"))
        clock = self.state.clock + 1
        one = Object(
            id=clock,
            base=base,
            owner=player if owner is None else owner,
            zone=zone,
            holder=player,
            timestamp=clock,
            expedition=expedition,
            statuses=statuses,
            counters=counters,
            face_down=face_down,
        )
        self.state = replace(self.state.with_object(one), clock=clock)


def _misplaced(card: Card, zone: Zone) -> Message | None:
    types = {
        Zone.EXPEDITION: (Type.CHARACTER,),
        Zone.LANDMARK: (Type.PERMANENT,),
        Zone.HERO: (Type.HERO,),
    }
    if zone in types and card.type not in types[zone]:
        return message("a card of this type cannot be there; put it in another zone")
    if zone not in types and card.type is Type.HERO:
        return message("a Hero lies only in the Hero zone; write “Hero: ...”")
    return None
