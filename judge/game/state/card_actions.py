"""Atomic actions on cards (6.1): they go to a zone, are revealed and shuffled."""

from __future__ import annotations

from dataclasses import field

from judge.game.state.doing import AboutObject, Doer, Laws
from judge.game.state.objects import Characteristics, Player
from judge.game.terms import Expedition, Status, Zone
from judge.value import value


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


CardAction = Move | MoveTop | Enter | RevealCard | RevealTop | RefillDeck | Missing | ShuffleDeck
