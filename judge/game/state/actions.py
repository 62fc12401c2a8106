"""Atomic actions (6.1): what a step does, one by one.

The file is long because it is one list: every atomic action that there is.
"""

from __future__ import annotations

from dataclasses import field

from judge.game.ability import Token
from judge.game.state.objects import Characteristics, Emblem, Ongoing, Player
from judge.game.terms import Expedition, Status, Terrain, Zone
from judge.law.laws.law import Law
from judge.value import value

Laws = tuple[Law, ...]


class AboutObject:
    """An atomic action about an object that is there."""

    __slots__ = ()
    object: int


@value(frozen=True, slots=True)
class Doer:
    """Who can be said to do what an effect or a cost makes happen.

    Arguments:
        named: the player whom the effect names as doing it, or who pays the cost; None if nobody is named.
        controller: who controls the effect; None where nobody does.
    """

    named: Player | None = None
    controller: Player | None = None


@value(frozen=True, slots=True)
class Move(AboutObject):
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
        position: in a Deck, how many cards shall lie between it and the end from which is counted.
        bottom: in a Deck, whether is counted from the bottom.
        place: out of a Deck, the card whose place in the pile it turned out to have.
        shown: who sees it on its way to where it lies hidden or face down.
        ready: of a card put in the Mana zone, whether something says that it enters ready.
        scouts: of a card that is played, whether that was with Scout.
        exhausts: of a card that is resupplied, whether it is exhausted right after.
        done_by: who can be said to do it; None for what no effect and no cost makes happen.
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
    position: int = 0
    bottom: bool = False
    place: int | None = None
    shown: frozenset[Player] = frozenset()
    ready: bool = False
    scouts: bool = False
    exhausts: bool = False
    done_by: Doer | None = field(default=None, compare=False, repr=False)


@value(frozen=True, slots=True)
class MoveTop:
    """A card at a position of a Deck goes to another zone.

    Arguments:
        player: whose Deck.
        position: how many cards lie between it and the end from which is counted.
        zone: where it goes.
        laws: why.
        verb: how the rules call this move.
        bottom: whether is counted from the bottom.
        ready: of a card put in the Mana zone, whether something says that it enters ready.
        exhausts: of a card that is resupplied, whether it is exhausted right after.
        done_by: who can be said to do it; None for what no effect and no cost makes happen.
    """

    player: Player
    position: int
    zone: Zone
    laws: Laws
    verb: str
    bottom: bool = False
    ready: bool = False
    exhausts: bool = False
    done_by: Doer | None = field(default=None, compare=False, repr=False)


@value(frozen=True, slots=True)
class Enter:
    """A card that a player brought to the game comes to a zone of theirs."""

    base: Characteristics
    zone: Zone
    player: Player
    laws: Laws


@value(frozen=True, slots=True)
class RevealCard(AboutObject):
    """Players get to know which card lies somewhere.

    Arguments:
        object: the card.
        to: who sees it.
        laws: why.
        place: in a Deck, the card whose place in the pile it turned out to have.
    """

    object: int
    to: frozenset[Player]
    laws: Laws
    place: int | None = None


@value(frozen=True, slots=True)
class RevealTop:
    """Players get to know which card lies at a position of a Deck.

    Arguments:
        player: whose Deck.
        position: how many cards lie between it and the end from which is counted.
        to: who sees it.
        laws: why.
        bottom: whether is counted from the bottom.
    """

    player: Player
    position: int
    to: frozenset[Player]
    laws: Laws
    bottom: bool = False


@value(frozen=True, slots=True)
class CreateToken:
    """A new token appears.

    Arguments:
        holder: to whom it comes.
        expedition: in which of their expeditions; None for their Landmarks.
        done_by: who can be said to do it; None for what no effect and no cost makes happen.
    """

    token: Token
    player: Player
    holder: Player
    expedition: Expedition | None
    laws: Laws
    done_by: Doer | None = field(default=None, compare=False, repr=False)


@value(frozen=True, slots=True)
class AddCounters(AboutObject):
    """An object has more counters of a name."""

    object: int
    name: str
    count: int
    laws: Laws


@value(frozen=True, slots=True)
class RemoveCounters(AboutObject):
    """An object has fewer counters of a name.

    Arguments:
        laws: why.
        verb: ``sacrifice`` where that happens instead of a sacrifice, which it still is.
    """

    object: int
    name: str
    count: int
    laws: Laws
    verb: str = ""


@value(frozen=True, slots=True)
class AddStatus(AboutObject):
    """An object has a status from now on.

    Arguments:
        done_by: who can be said to do it; None for what no effect and no cost makes happen.
    """

    object: int
    status: Status
    laws: Laws
    done_by: Doer | None = field(default=None, compare=False, repr=False)


@value(frozen=True, slots=True)
class RemoveStatus(AboutObject):
    """An object no longer has a status.

    Arguments:
        laws: why.
        verb: ``sacrifice`` where that happens instead of a sacrifice, which it still is.
    """

    object: int
    status: Status
    laws: Laws
    verb: str = ""


@value(frozen=True, slots=True)
class StaySacrificed(AboutObject):
    """An object was sacrificed though nothing is done to it: something else happens instead.

    Arguments:
        laws: why.
        done_by: who can be said to do it; None for what no effect and no cost makes happen.
    """

    object: int
    laws: Laws
    done_by: Doer | None = field(default=None, compare=False, repr=False)


@value(frozen=True, slots=True)
class CreateEmblem:
    """An Emblem-Reaction, or an Emblem-Ongoing, appears in Limbo."""

    emblem: Emblem | Ongoing
    player: Player
    laws: Laws


@value(frozen=True, slots=True)
class Switch(AboutObject):
    """An object goes from one expedition of a player to the other, and stays the same object."""

    object: int
    expedition: Expedition
    laws: Laws


@value(frozen=True, slots=True)
class ChangeControl(AboutObject):
    """An object goes to an expedition, or to the Landmarks, of the other player, and stays the same object.

    Arguments:
        holder: who controls it from now on.
        expedition: the expedition to which it goes; None for the Landmarks.
        laws: why.
        verb: how the rules call it: ``take`` or ``defect``.
    """

    object: int
    holder: Player
    expedition: Expedition | None
    laws: Laws
    verb: str = "take"


@value(frozen=True, slots=True)
class JoinBoth(AboutObject):
    """What has become Gigantic stays where it lies, and joins its controller's other expedition."""

    object: int
    laws: Laws


@value(frozen=True, slots=True)
class LeaveOther(AboutObject):
    """What has lost Gigantic stays where it lies, and leaves its controller's other expedition."""

    object: int
    laws: Laws


@value(frozen=True, slots=True)
class PassForDay:
    """A player passes; they have no further turn today."""

    player: Player
    laws: Laws


@value(frozen=True, slots=True)
class BecomeFirst:
    """A player becomes the first player."""

    player: Player
    laws: Laws


@value(frozen=True, slots=True)
class RollDice:
    """Dice show their results.

    Arguments:
        player: who rolled them.
        results: what they show, those that are ignored left out.
        laws: why.
    """

    player: Player
    results: tuple[int, ...]
    laws: Laws


@value(frozen=True, slots=True)
class Cease(AboutObject):
    """An object ceases to exist."""

    object: int
    laws: Laws


@value(frozen=True, slots=True)
class EnterRegion:
    """An expedition moves one region.

    Arguments:
        player: whose expedition.
        expedition: which of the two.
        place: the place of the region that it enters; None while its counter is on none.
        laws: why.
        backward: whether it moves towards the region where it started, rather than away from it.
        due_to: of a move in Progress, the statistics due to which it moves.
        tied: those of them that are only equal to the ones they face.
        zero: the statistics that are enough but not positive.
    """

    player: Player
    expedition: Expedition
    place: int | None
    laws: Laws
    backward: bool = False
    due_to: tuple[Terrain, ...] = ()
    tied: tuple[Terrain, ...] = ()
    zero: tuple[Terrain, ...] = field(default=(), repr=False)


@value(frozen=True, slots=True)
class MoveMarker(AboutObject):
    """A Terrain Marker comes to lie on a region.

    Arguments:
        object: the Marker.
        region: the place of the region.
        laws: why.
    """

    object: int
    region: int
    laws: Laws


@value(frozen=True, slots=True)
class AscendExpedition:
    """An expedition is Ascended from now on."""

    player: Player
    expedition: Expedition
    laws: Laws


@value(frozen=True, slots=True)
class LoseAscended:
    """An expedition is no longer Ascended."""

    player: Player
    expedition: Expedition
    laws: Laws


@value(frozen=True, slots=True)
class FailToMove:
    """An expedition fails to move forward.

    Arguments:
        player: whose expedition.
        expedition: which of the two.
        laws: why.
        concerns: whether somebody is there whom it concerns.
    """

    player: Player
    expedition: Expedition
    laws: Laws
    concerns: bool = True


@value(frozen=True, slots=True)
class TurnUp:
    """A Tumult card that lies face down is turned face up, both halves of it.

    Arguments:
        place: the place of one half.
        laws: why.
    """

    place: int
    laws: Laws


@value(frozen=True, slots=True)
class RefillDeck:
    """The cards of a Discard pile are shuffled and go under the Deck."""

    player: Player
    laws: Laws


@value(frozen=True, slots=True)
class Missing:
    """A card that a step would affect is not there, since its Deck has no such position: nothing is done."""

    player: Player
    laws: Laws


@value(frozen=True, slots=True)
class ShuffleDeck:
    """The cards of a Deck are shuffled."""

    player: Player
    laws: Laws


Action = (
    Move
    | MoveTop
    | RevealCard
    | RevealTop
    | Enter
    | CreateToken
    | AddCounters
    | RemoveCounters
    | AddStatus
    | RemoveStatus
    | StaySacrificed
    | CreateEmblem
    | Switch
    | ChangeControl
    | JoinBoth
    | LeaveOther
    | PassForDay
    | BecomeFirst
    | RollDice
    | Cease
    | EnterRegion
    | FailToMove
    | MoveMarker
    | AscendExpedition
    | LoseAscended
    | TurnUp
    | RefillDeck
    | Missing
    | ShuffleDeck
)


def object_of(action: Action) -> int | None:
    """The identity of the object that an atomic action is about; None if it is about none that is there."""
    return action.object if isinstance(action, AboutObject) else None
