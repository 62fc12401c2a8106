"""Steps and their atomic actions (6.1): what is about to happen, before it becomes an event."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.game.ability import Token
from judge.game.objects import Emblem, Object, Player
from judge.game.terms import Expedition, Status, Zone
from judge.law.citations.law import Law

Laws = tuple[Law, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """The item of an object or card goes to another zone, where it is another object.

    Arguments:
        object: the identity of what moves.
        zone: where it goes.
        holder: whose zone or expedition.
        laws: why.
        verb: how the rules call this move: ``join``, ``sacrifice``, ``discard``, ``draw``, ``resupply``, ``rest`` ...
        expedition: which expedition.
        entering: statuses that it enters with, each with its laws.
        played_from: for a move to Limbo, the zone it is played from.
        keeps: the names of the counters that it keeps though it leaves its expedition.
        ceases: the law by which it ceases to exist right after joining the new zone, if it does.
    """

    object: int
    zone: Zone
    holder: Player
    laws: Laws
    verb: str
    expedition: Expedition | None = None
    entering: tuple[tuple[Status, Laws], ...] = ()
    played_from: Zone | None = None
    keeps: tuple[str, ...] = ()
    ceases: Laws = ()


@dataclass(frozen=True, slots=True)
class MoveTop:
    """A card at a position of a Deck goes to another zone.

    Arguments:
        player: whose Deck.
        position: how many cards lie above it.
        zone: where it goes.
        laws: why.
        verb: how the rules call this move.
    """

    player: Player
    position: int
    zone: Zone
    laws: Laws
    verb: str


@dataclass(frozen=True, slots=True)
class CreateToken:
    """A new token appears in an expedition."""

    token: Token
    player: Player
    holder: Player
    expedition: Expedition
    laws: Laws


@dataclass(frozen=True, slots=True)
class GainCounters:
    """An object has more counters of a name."""

    object: int
    name: str
    count: int
    laws: Laws


@dataclass(frozen=True, slots=True)
class GainStatus:
    """An object has a status from now on."""

    object: int
    status: Status
    laws: Laws


@dataclass(frozen=True, slots=True)
class LoseStatus:
    """An object no longer has a status."""

    object: int
    status: Status
    laws: Laws


@dataclass(frozen=True, slots=True)
class CreateEmblem:
    """An Emblem-Reaction appears in Limbo."""

    emblem: Emblem
    player: Player
    laws: Laws


@dataclass(frozen=True, slots=True)
class Cease:
    """An object ceases to exist."""

    object: int
    laws: Laws


@dataclass(frozen=True, slots=True)
class MoveExpedition:
    """An expedition moves one region forward, away from its start."""

    player: Player
    expedition: Expedition
    laws: Laws


@dataclass(frozen=True, slots=True)
class RefillDeck:
    """The cards of a Discard pile go under the Deck, in the order that chance gave them."""

    player: Player
    order: tuple[int, ...]
    laws: Laws


Action = (
    Move
    | MoveTop
    | CreateToken
    | GainCounters
    | GainStatus
    | LoseStatus
    | CreateEmblem
    | Cease
    | MoveExpedition
    | RefillDeck
)


@dataclass(frozen=True, slots=True)
class Step:
    """Atomic actions that happen at once, before they become an event."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What one atomic action did.

    Arguments:
        action: the action.
        before: the object as it was; None if it was not there.
        after: the object as it is; None if it is no more.
    """

    action: Action
    before: Object | None = None
    after: Object | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """A passage from one state to the next.

    Arguments:
        number: its place in the run.
        changes: what happened, all at once.
        phase_begins: whether it is the beginning of a phase.
    """

    number: int
    changes: tuple[Change, ...] = field(default=())
    phase_begins: bool = False
