"""Objects, and the cards and tokens that represent them (chapter 2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from judge.game.ability import (
    ASKING,
    CHANGING,
    MODIFYING,
    Ability,
    Cannot,
    CannotGainCounters,
    CannotMoveForward,
    CannotPlay,
    CostsLess,
    Effect,
    GainAbility,
    Grant,
    It,
    KeywordAbility,
    Kind,
    Lasting,
    NextJoins,
    NextPlayed,
    NextTime,
    Place,
    Reaction,
    Seat,
    Times,
    Unplayed,
    Until,
    Where,
    Who,
    Whose,
    is_support,
    says,
    sorts_of,
    supported,
    times_asked,
)
from judge.game.ability.roles import AboutObjects, OfKind
from judge.game.terms import BOOST, Expedition, Keyword, Rarity, Status, Type, Zone
from judge.value import changed, value

Player = int
"""A seat: 0 or 1."""

Sort = type
"""A sort of abilities."""


@value(frozen=True, slots=True)
class Characteristics:
    """What is printed on a card, or defined by the effect that makes a token or an emblem.

    Arguments:
        card: the key by which cards are looked up for their names in other languages.
        name: the English name; "" for an emblem.
        subtypes: the sub-types.
        hand_cost: the Hand Cost, or None.
        reserve_cost: the Reserve Cost, or None.
        statistics: Forest, Mountain, Water, or None.
        reserve_limit: of a Hero.
        landmark_limit: of a Hero.
        faction: the faction; None for a neutral card.
        rarity: the rarity; None where there is none.
        expedition_permanent: of a Permanent, whether its zone type is Expedition, rather than Landmark.

    Attributes:
        sorts: the sorts of its abilities, and of the triggers that its reactions wait for.
        main: the abilities that work in play.
        support: the support abilities.
        changing: whether one of the abilities changes characteristics.
        modifying: whether one of the abilities modifies steps, or gives one that does.
        unplayed: whether one of the abilities is passive and not played, or gives one that is.
        asking: whether one of the abilities asks what has happened before.
        asks: what they ask of how often something has happened.
    """

    card: str
    name: str
    type: Type
    subtypes: tuple[str, ...] = ()
    hand_cost: int | None = None
    reserve_cost: int | None = None
    statistics: tuple[int, int, int] | None = None
    abilities: tuple[Ability, ...] = ()
    reserve_limit: int | None = None
    landmark_limit: int | None = None
    faction: str | None = None
    rarity: Rarity | None = None
    expedition_permanent: bool = False
    sorts: frozenset[Sort] = field(init=False, compare=False, repr=False)
    main: tuple[Ability, ...] = field(init=False, compare=False, repr=False)
    support: tuple[Ability, ...] = field(init=False, compare=False, repr=False)
    changing: bool = field(init=False, compare=False, repr=False)
    modifying: bool = field(init=False, compare=False, repr=False)
    unplayed: bool = field(init=False, compare=False, repr=False)
    asking: bool = field(init=False, compare=False, repr=False)
    asks: tuple[Times, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "sorts", frozenset(sort for one in self.abilities for sort in sorts_of(one)))
        object.__setattr__(self, "main", tuple(one for one in self.abilities if not is_support(one)))
        object.__setattr__(self, "support", tuple(map(supported, filter(is_support, self.abilities))))
        object.__setattr__(self, "changing", any(isinstance(one, CHANGING) for one in self.abilities))
        object.__setattr__(self, "modifying", any(says(one, MODIFYING) for one in self.abilities))
        object.__setattr__(self, "unplayed", any(says(one, (Unplayed,)) for one in self.abilities))
        object.__setattr__(self, "asking", not self.sorts.isdisjoint(ASKING))
        object.__setattr__(self, "asks", tuple(times_asked(self.abilities)) if self.asking else ())

    @property
    def joins_expedition(self) -> bool:
        """Whether a card like this joins an expedition as it is played."""
        return self.type is Type.CHARACTER or self.expedition_permanent

    def keyword(self, keyword: Keyword) -> bool:
        """Whether a keyword is printed."""
        if KeywordAbility not in self.sorts:
            return False
        return any(isinstance(one, KeywordAbility) and one.keyword is keyword for one in self.abilities)


@value(frozen=True, slots=True)
class Emblem:
    """What an Emblem-Reaction holds: the effect to resolve and the objects it is bound to.

    Arguments:
        reaction: the reaction whose effect it has.
        source: the bearer as it was when the reaction was activated.
        me: the identity of the object that "I" means.
        it: the identities of the objects that the trigger spoke of, if any.
        known: these, in the same order, as they were before the event, or as last known once they have left play.
        delayed: whether it waits until after Rest.
        gift: of a Reaction to a Gift, what it is to receive that Gift too.
        place: the expedition that the trigger spoke of, if any.
        rolled: what the dice showed of whose result it speaks.
        many: how many counters were gained of which it says "that many".
    """

    reaction: Reaction
    source: Object
    me: int
    it: tuple[int, ...] = ()
    known: tuple[Object, ...] = ()
    delayed: bool = False
    gift: Effect | None = field(default=None, repr=False)
    place: Place | None = field(default=None, repr=False)
    rolled: tuple[int, ...] = field(default=(), repr=False)
    many: int = field(default=0, repr=False)

    def spoken_of(self, objects: Mapping[int, Object]) -> tuple[Object, ...]:
        """The objects that "it" means: as they are, or as they were before the event where none of them is left.

        Arguments:
            objects: the objects that there are.
        """
        return tuple(objects[one] for one in self.it if one in objects) or self.known

    @property
    def known_by_identity(self) -> tuple[tuple[int, Object], ...]:
        """What was known of each, by the identity that it has now; by its own of what has none."""
        its = self.it if len(self.it) == len(self.known) else tuple(one.id for one in self.known)
        return tuple(zip(its, self.known, strict=True))


def _in_targets(node: Any) -> Any:
    """What is said of objects in an expedition that was chosen, as a text says it."""
    if isinstance(node, Kind):
        return changed(node, where=Where.TARGET) if isinstance(node.where, Place) else node
    if isinstance(node, Cannot):
        return changed(node, trigger=_in_targets(node.trigger))
    said: Any = node
    if isinstance(node, AboutObjects):
        return changed(said, what=_in_targets(node.what))
    return changed(said, kind=_in_targets(node.kind)) if isinstance(node, OfKind) else node


@value(frozen=True, slots=True)
class Ongoing:
    """What an Emblem-Ongoing holds: what it waits for or says, and how long.

    Arguments:
        what: the effect that made it; a statement stands among the abilities of the emblem too.
        source: the object whose effect it was, as last known.
        until: how long it lasts.
        used: whether the one thing that it waited for has happened.
    """

    what: NextJoins | NextPlayed | NextTime | Lasting | GainAbility
    source: Object
    until: Until
    used: bool = False

    @property
    def content(self) -> NextJoins | NextPlayed | NextTime | Lasting | GainAbility:
        """The effect as a text says it, with no expedition and no player chosen."""
        if isinstance(self.what, GainAbility):
            return changed(self.what, what=It())
        ability = self.what.ability if isinstance(self.what, Lasting) else None
        if isinstance(self.what, Lasting) and isinstance(ability, Grant):
            to = ability.to
            if isinstance(to, Kind) and isinstance(to.whose, Seat):
                return changed(self.what, ability=changed(ability, to=changed(to, whose=Whose.TARGET_PLAYERS)))
        if isinstance(self.what, Lasting) and isinstance(ability, Cannot | CannotGainCounters):
            return changed(self.what, ability=_in_targets(ability))
        if (
            isinstance(self.what, Lasting)
            and isinstance(ability, CannotPlay | CostsLess)
            and isinstance(ability.who, Seat)
        ):
            return changed(self.what, ability=changed(ability, who=Who.TARGET_OPPONENT))
        if not isinstance(self.what, Lasting) or not isinstance(ability, CannotMoveForward):
            return self.what
        where = tuple(Where.TARGET if isinstance(one, Place) else one for one in ability.where)
        return changed(self.what, ability=changed(ability, where=where))


@value(frozen=True, slots=True)
class Object:
    """An object in a visible zone, or a card in a hidden one.

    Arguments:
        id: its identity; an item that enters another zone is another object.
        base: its base characteristics.
        owner: the player whose deck held the card, or who made the token.
        zone: the zone it is in.
        holder: the player whose zone or expedition it is in, or who controls it in Limbo.
        timestamp: rises with every entry; also the order within a zone.
        expedition: the expedition it is in.
        face_down: whether its face is down.
        token: whether a token represents it.
        statuses: its statuses; Boosted follows from its counters and is not listed.
        counters: its counters by name.
        played_from: in Limbo, the zone it is played from.
        emblem: of an Emblem-Reaction.
        ongoing: of an Emblem-Ongoing.
        known_by: of a card in a hidden zone or face down, who knows which card it is beyond what the zone tells.
        shuffled: of a card in a Deck, the shuffle among whose cards it lies in no order yet; 0 where it has a place.
        copy: which of the cards and tokens of its name represents it, from 1; nothing in the game depends on it.
        region: of a Terrain Marker, the place of the region on which it lies.
        carried: of a Permanent in an expedition, whether it was there as that moved forward today.
        last: of an object that is gone, its characteristics as last known, where passive abilities had changed them.
    """

    id: int
    base: Characteristics
    owner: Player
    zone: Zone
    holder: Player
    timestamp: int
    expedition: Expedition | None = None
    face_down: bool = False
    token: bool = False
    statuses: frozenset[Status] = frozenset()
    counters: tuple[tuple[str, int], ...] = ()
    played_from: Zone | None = None
    emblem: Emblem | None = field(default=None)
    ongoing: Ongoing | None = None
    known_by: frozenset[Player] = frozenset()
    shuffled: int = 0
    copy: int = field(default=0, compare=False)
    region: int | None = None
    carried: bool = field(default=False, repr=False)
    last: Characteristics | None = field(default=None, repr=False)

    @property
    def author(self) -> Object:
        """The object whose text speaks here: of an Emblem-Ongoing, the one whose effect made it, as last known."""
        return self if self.ongoing is None else self.ongoing.source

    @property
    def type(self) -> Type:
        """Its type: a card in the Mana zone is a Mana Orb, whatever is printed."""
        return Type.MANA_ORB if self.zone is Zone.MANA else self.base.type

    def count(self, counter: str) -> int:
        """How many counters of a name it bears."""
        return next((count for name, count in self.counters if name == counter), 0) if self.counters else 0

    def has(self, status: Status) -> bool:
        """Whether it has a status."""
        if status is Status.BOOSTED:
            return self.count(BOOST) > 0
        return status in self.statuses

    @property
    def exhausted(self) -> bool:
        """Whether it is Exhausted rather than ready."""
        return Status.EXHAUSTED in self.statuses
