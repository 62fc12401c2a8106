"""The board of a scenario: its facts become a game state."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from judge.cards.card import Card
from judge.cards.collection import UnknownCard
from judge.cards.marked import marked
from judge.cards.playing import created, whole_card
from judge.game.course.setup import beginning
from judge.game.edition import Edition
from judge.game.event.decks import shuffled
from judge.game.rules import Rules
from judge.game.state.adventure import END, on_the_arena
from judge.game.state.objects import Characteristics, Object, Player
from judge.game.state.state import FIRST_ACT, LAST_REGION, SEATS, Brought, Region, State
from judge.game.state.zones import Zones
from judge.game.terms import IN_PLAY, Expedition, Phase, Rarity, Status, Terrain, Type, Zone
from judge.messages import message
from judge.scenario.copies import numbered
from judge.scenario.facts import (
    Adventure,
    AreAscended,
    Day,
    Distance,
    Fact,
    FirstPlayer,
    HasMarkers,
    InArena,
    InFormat,
    InPhase,
    InZone,
    Listed,
    Mana,
    Passed,
    Received,
    Setup,
    ToAct,
    Turn,
    UnreadableError,
)
from judge.scenario.headings import heading
from judge.scenario.labels import belongs_to_a_player, examples
from judge.scenario.marked_regions import put_markers
from judge.scenario.placing import away_from_owner, impossible, misplaced
from judge.scenario.tokens import token_named
from judge.wording.names import Names

UNKNOWN = Characteristics(card="", name="", type=Type.MANA_ORB)
"""A card that nobody names: of a Mana Orb, a Hand or a Deck only their number is known."""

ALL = frozenset(Terrain)
FOREST, MOUNTAIN, WATER = (frozenset({terrain}) for terrain in Terrain)
ADVENTURE = tuple(
    Region(terrains)
    for terrains in (ALL, FOREST, MOUNTAIN | WATER, MOUNTAIN, FOREST | WATER, WATER, FOREST | MOUNTAIN, ALL)
)
"""The Adventure of a board that says nothing of it: its Tumult cards lie face up in this order."""

START = {Expedition.HERO: 0, Expedition.COMPANION: LAST_REGION}


def characteristics(card: Card, edition: Edition) -> Characteristics:
    """The base characteristics of a printed card, with what is not played of it by an edition marked."""
    return Characteristics(
        card=card.id,
        name=card.name["en"],
        type=card.type,
        subtypes=card.subtypes,
        hand_cost=card.hand_cost,
        reserve_cost=card.reserve_cost,
        statistics=card.statistics,
        abilities=marked(card, edition).abilities,
        reserve_limit=card.reserve_limit,
        landmark_limit=card.landmark_limit,
        faction=card.faction or None,
        expedition_permanent=card.expedition_permanent,
        rarity=Rarity(card.rarity) if card.rarity in list(Rarity) else None,
    )


def empty(players: tuple[str, str]) -> State:
    """A board with nothing on it: the Afternoon of the first day, the first player to act."""
    positions = {(player, expedition): START[expedition] for player in SEATS for expedition in Expedition}
    return State(players, Zones(), ADVENTURE, positions, stage=FIRST_ACT)


class BoardBuilder:
    """A board while its facts are taken.

    Arguments:
        names: the names of players and cards.
        rules: the rules of the run.
        bases: the characteristics of cards that were laid before, by id, where many boards hold the same cards.
    """

    def __init__(self, names: Names, rules: Rules, bases: dict[str, Characteristics] | None = None) -> None:
        self._rules = rules
        self._bases = bases
        self.state = empty(names.players)
        self._names = names
        self._begins = False
        self._brought = [Brought() for _ in SEATS]
        self._to_act: Player | None = None
        self._numbers: dict[int, int] = {}
        self._said: set[Hashable] = set()

    def take(self, fact: Fact, player: Player | None) -> None:
        """Put a fact on the board.

        Arguments:
            player: under whose heading it stands; None for neither.

        Raises:
            UnreadableError: it cannot be put there.
        """
        match fact:
            case Setup(yes) if player is None:
                self._begins = yes
            case Setup():
                raise UnreadableError(message("write this above both players"))
            case InFormat(played):
                self._brought = [replace(brought, format=played) for brought in self._brought]
            case Day(number):
                self.state = replace(self.state, day=number)
            case InPhase(phase):
                self.state = replace(self.state, phase=phase, stage=fact.stage(self._rules))
            case Adventure():
                self.state = replace(self.state, regions=(END, *fact.regions, END))
            case Turn(whose):
                self._to_act = whose
            case InArena():
                self.state = on_the_arena(self.state, self._rules)
            case _ if player is None:
                raise UnreadableError(belongs_to_a_player(self._names.players))
            case _ if self._begins:
                self._bring(fact, player)
            case FirstPlayer():
                self.state = replace(self.state, first_player=player)
            case Passed(yes):
                self.state = replace(self.state, passed=self.state.passed | {player} if yes else self.state.passed)
            case ToAct():
                self._to_act = player
            case Distance(expedition, regions):
                self._place_expedition(player, expedition, regions)
            case AreAscended(expeditions):
                others = frozenset(side for side in self.state.ascended if side[0] != player)
                self.state = replace(self.state, ascended=others | {(player, one) for one in expeditions})
            case HasMarkers():
                self.state = put_markers(fact, player, self.state)
            case Mana(orbs, exhausted):
                self._put_orbs(player, orbs, exhausted)
            case InZone(zone, expedition, cards, in_order):
                self._once(player, zone, expedition)
                self._put_cards(player, zone, expedition, cards)
                if not in_order:
                    self.state = shuffled(self.state, self.state.of(Zone.DECK, player))
            case _:
                raise UnreadableError(message("this fact belongs under “{heading}”", heading=heading("outcome")))

    def finish(self) -> State:
        """The board once all its facts are taken.

        Raises:
            UnreadableError: they do not fit each other.
        """
        if self._begins:
            return beginning(self._names.players, self._brought)
        if self._to_act is not None and (self.state.phase is not Phase.AFTERNOON or self._to_act in self.state.passed):
            raise UnreadableError(message("only in the Afternoon, and only a player who has not passed, is to act"))
        first = self.state.first_player
        turn = 1 - first if first in self.state.passed else first
        state = numbered(self.state, self._numbers)
        return replace(state, turn=turn if self._to_act is None else self._to_act)

    def _bring(self, fact: Fact, player: Player) -> None:
        """Take what a player brings to a game that begins."""
        brought = self._brought[player]
        match fact:
            case InZone(Zone.HERO, None, ()):
                pass
            case InZone(Zone.HERO, None, cards) if cards and brought.hero is None:
                hero, *more = (self._base(self._playable(card)) for card in cards)
                self._brought[player] = replace(brought, hero=hero, cards=(*more, *brought.cards))
            case InZone(Zone.DECK, None, cards, in_order=False):
                deck = (self._base(self._playable(card)) for card in cards)
                self._brought[player] = replace(brought, cards=(*brought.cards, *deck))
            case Received(cards):
                pool = tuple(self._base(self._pick(card)) for card in cards)
                self._brought[player] = replace(brought, pool=pool)
            case _:
                known = examples("hero", "shuffled_deck")
                raise UnreadableError(
                    message("when the game begins, a player has a Hero and a deck, such as: {known}", known=known)
                )

    def _once(self, player: Player, zone: Zone, expedition: Expedition | None) -> None:
        """A zone is written in one bullet; only a Deck may have a part in order and a shuffled one."""
        place = player, zone, expedition
        if place in self._said and zone is not Zone.DECK:
            raise UnreadableError(message("this zone of the player stands twice; write all its cards in one line"))
        self._said.add(place)

    def _place_expedition(self, player: Player, expedition: Expedition, regions: int) -> None:
        if regions > LAST_REGION:
            raise UnreadableError(message("an expedition is at most {most} regions away", most=LAST_REGION))
        place = regions if expedition is Expedition.HERO else LAST_REGION - regions
        positions = {**self.state.positions, (player, expedition): place}
        self.state = replace(self.state, positions=positions)

    def _put_orbs(self, player: Player, orbs: int, exhausted: int) -> None:
        for number in range(orbs):
            statuses = frozenset({Status.EXHAUSTED}) if number >= orbs - exhausted else frozenset()
            self._put(UNKNOWN, player, Zone.MANA, statuses=statuses, face_down=True)

    def _put_cards(self, player: Player, zone: Zone, expedition: Expedition | None, cards: Sequence[Listed]) -> None:
        if zone is Zone.LIMBO:
            raise UnreadableError(message("a board has nothing in Limbo; let a move put it there"))
        if zone is Zone.HERO and len(cards) > 1:
            raise UnreadableError(message("a player has one Hero; write one"))
        for listed in cards:
            refusal = impossible(listed, zone, self._rules.edition)
            if refusal is not None:
                raise UnreadableError(refusal)
            token = token_named(listed.named, self._names.collection) if listed.named is not None else None
            self._put(
                UNKNOWN if listed.named is None else token or self._base(self._playable(listed, zone)),
                player,
                zone,
                expedition,
                statuses=listed.statuses,
                counters=tuple((name, count) for name, count in listed.counters if count),
                face_down=zone is Zone.MANA,
                owner=listed.owner,
                token=token is not None,
            )
            if listed.named is not None and listed.named.copy is not None:
                self._numbers[self.state.clock] = listed.named.copy

    def _base(self, card: Card) -> Characteristics:
        known = self._bases.get(card.id) if self._bases is not None else None
        base = known or characteristics(card, self._rules.edition)
        if self._bases is not None:
            self._bases[card.id] = base
        return base

    def _playable(self, listed: Listed, zone: Zone | None = None) -> Card:
        """A card that may lie in a zone, and of which the engine plays what matters there."""
        card = self._pick(listed)
        in_play = whole_card(card, self._rules.edition) if zone in IN_PLAY else None
        refusal = (misplaced(card, zone) if zone else None) or created(card) or in_play
        if refusal is not None:
            raise UnreadableError(message("{card}: {reason}", card=card.name, reason=refusal))
        return card

    def _pick(self, listed: Listed) -> Card:
        if listed.named is None:
            raise UnreadableError(message("write the names of these cards"))
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
        token: bool = False,
    ) -> None:
        away = away_from_owner(zone, self._rules.edition) if owner not in (None, player) else None
        if away is not None:
            raise UnreadableError(away)
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
            token=token,
        )
        self.state = replace(self.state.with_object(one), clock=clock)
