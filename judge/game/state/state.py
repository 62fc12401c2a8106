"""A game state: a value that events replace by the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field

from judge.game.ability import QuickAction, Reaction, Times
from judge.game.state.draft import BY_TIMESTAMP
from judge.game.state.objects import Characteristics, Object, Player
from judge.game.state.zones import Zones
from judge.game.terms import Expedition, Format, Phase, Terrain, Zone
from judge.value import changed, value

SEATS: tuple[Player, Player] = (0, 1)
LAST_REGION = 7
"""The Adventure is a row of eight regions; the Hero Region is 0 and the Companion Region 7."""

FIRST_ACT = 1
"""The part of the Afternoon with which a turn begins."""

REST = 1
"""The part of the Night in which Characters rest."""


@value(frozen=True, slots=True)
class Region:
    """A region of the Adventure.

    Arguments:
        terrains: its sub-types when its face is up.
        face_up: whether its face is up.
    """

    terrains: frozenset[Terrain]
    face_up: bool = True


@value(frozen=True, slots=True)
class Brought:
    """What a player brings to a game and has not laid in their zones yet.

    Arguments:
        hero: their Hero, if they have one.
        cards: the cards of their deck.
        presented: whether a card lies before them that is, or seems to be, their Hero.
        face_up: whether its face is up.
        format: for what kind of play their deck must be built; None where nothing asks.
        pool: in limited play, the cards they received; None where nothing says which.
    """

    hero: Characteristics | None = None
    cards: tuple[Characteristics, ...] = ()
    presented: bool = False
    face_up: bool = False
    format: Format | None = None
    pool: tuple[Characteristics, ...] | None = None


@value(frozen=True, slots=True)
class Noted:
    """Something that has happened this turn, or since when something asks about it.

    Arguments:
        sign: of an ability that was activated, its symbol; "" of anything else.
        player: who discarded the card, or who asks how often something has happened.
        zone: from where the card was discarded.
        asked: what is asked about.
        times: how often that has happened.
    """

    sign: str = ""
    player: Player | None = None
    zone: Zone | None = None
    asked: Times | None = None
    times: int = 0


@value(frozen=True, slots=True)
class State:
    """Everything that is true of a game between two events.

    Arguments:
        players: the players' names, by seat.
        objects: every object, and every card in a hidden zone, by identity and by zone.
        regions: the Adventure, from the Hero Region to the Companion Region.
        positions: where each player's expeditions are, by seat and expedition.
        first_player: the first player of the day.
        day: the day, from 1.
        stage: which part of the phase comes next.
        turn: whose turn it is in the Afternoon.
        passed: who has passed today.
        arena: whether the tie-breakers have begun.
        winner: who has won.
        clock: the last identity and timestamp that was given.
        announced: decisions about hidden cards that everybody knows while a step is being prepared.
        activated: how often each reaction of an object has been activated, and each quick action played, today.
        of_a_name: how often each reaction has been activated today by all objects of a name, where an edition asks.
        moved: the expeditions that have moved forward today, where an edition asks for it.
        ascended: the expeditions that are Ascended.
        begun: how many cards each player has begun to resolve this turn, where something in the game counts them.
        noted: what has happened this turn or this Day, where something in the game asks about it later.
        brought: during the setup, what each player brings; after it, nothing.
        copies: how many cards and tokens of each name there have been; nothing in the game depends on it.
    """

    players: tuple[str, str]
    objects: Zones
    regions: tuple[Region, ...]
    positions: Mapping[tuple[Player, Expedition], int]
    first_player: Player = 0
    day: int = 1
    phase: Phase = Phase.AFTERNOON
    stage: int = 0
    turn: Player = 0
    passed: frozenset[Player] = frozenset()
    arena: bool = False
    winner: Player | None = None
    clock: int = 0
    announced: tuple[tuple[Player, str], ...] = ()
    activated: Mapping[tuple[int, Reaction | QuickAction], int] = field(default_factory=dict)
    of_a_name: Mapping[tuple[str, Reaction], int] = field(default_factory=dict)
    moved: frozenset[tuple[Player, Expedition]] = frozenset()
    ascended: frozenset[tuple[Player, Expedition]] = frozenset()
    begun: tuple[int, int] = (0, 0)
    noted: frozenset[Noted] = frozenset()
    brought: tuple[Brought, ...] = ()
    copies: dict[str, int] = field(default_factory=dict, compare=False)

    def of(self, zone: Zone, player: Player | None = None) -> tuple[Object, ...]:
        """What a zone holds, in order; of one player, or of both."""
        if player is not None:
            return self.objects.of(zone, player)
        first, second = self.objects.of(zone, 0), self.objects.of(zone, 1)
        return tuple(sorted((*first, *second), key=BY_TIMESTAMP)) if first and second else first or second

    @property
    def in_play(self) -> tuple[Object, ...]:
        """The objects in play, in the order of their timestamps."""
        return self.objects.in_play

    def where(self, fits: Callable[[Object], bool]) -> Iterator[Object]:
        """The objects that fit, in the order of their timestamps."""
        return (one for one in self.objects.in_order if fits(one))

    @property
    def initiative(self) -> tuple[Player, Player]:
        """The players in initiative order: the one whose turn it is, otherwise the first player."""
        first = self.turn if self.phase is Phase.AFTERNOON else self.first_player
        return first, 1 - first

    @property
    def in_turn(self) -> bool:
        """Whether a turn is being taken: from its first act on until it ends."""
        return self.phase is Phase.AFTERNOON and self.stage > FIRST_ACT

    @property
    def after_rest(self) -> bool:
        """Whether the Rest of the day is over."""
        return self.phase is Phase.NIGHT and self.stage > REST

    @property
    def steps(self) -> int:
        """How many steps the two ends of the Adventure are apart."""
        return LAST_REGION if self.arena else len(self.regions) - 1

    def distance(self, player: Player, expedition: Expedition) -> int:
        """How many regions an expedition is away from its start; none in the Arena, or without a counter."""
        place = self.positions.get((player, expedition))
        if place is None:
            return 0
        return place if expedition is Expedition.HERO else self.steps - place

    def with_object(self, one: Object) -> State:
        """The state with an object added or replaced."""
        draft = self.objects.draft()
        draft.put(one)
        return changed(self, objects=draft.done())

    def without(self, identity: int) -> State:
        """The state without an object."""
        draft = self.objects.draft()
        draft.drop(identity)
        return changed(self, objects=draft.done())
