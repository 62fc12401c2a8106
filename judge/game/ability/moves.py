"""Verbs that bring cards and objects from one place to another, or show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability.expeditions import ExpeditionPhrase, Place, TargetExpeditions, Where
from judge.game.ability.numbers import Amount
from judge.game.ability.phrases import ANY_CARD, Chosen, Kind, Phrase
from judge.game.ability.players import Seat, Who, Whose
from judge.game.ability.roles import AboutObjects, AtExpeditions, ByPlayers, OfKind
from judge.game.terms import Zone
from judge.value import value

if TYPE_CHECKING:
    from judge.game.ability.abilities import Ability

NONE_YET = Chosen(())


@value(frozen=True, slots=True)
class Sacrifice(AboutObjects, ByPlayers):
    """Discard an object that the player controls in play."""

    what: Phrase
    who: Who | Seat = Who.YOU


@value(frozen=True, slots=True)
class Discard(AboutObjects, ByPlayers):
    """Move to the Discard pile."""

    what: Phrase
    who: Who | Seat = Who.YOU


@value(frozen=True, slots=True)
class Put(AboutObjects, ByPlayers, AtExpeditions):
    """Put, return or send to a zone; always the owner's, whosever the text says.

    Arguments:
        what: what is moved.
        zone: where it goes.
        verb: ``put``, ``return`` or ``send``; they mean the same.
        who: who does it.
        position: in a deck, how many cards from the top it is put: 1 for the top, -1 for the bottom.
        where: in the Expedition zone, which expeditions ("put them in your Expeditions").
        exhausted: in the Mana zone, whether the text says "as an exhausted" or "as a ready Mana Orb"; None for neither.
        ordered: in a deck, whether the text says "in any order".
    """

    what: Phrase
    zone: Zone
    verb: str = "put"
    who: Who | Seat = Who.YOU
    position: Amount | None = None
    where: ExpeditionPhrase | None = None
    exhausted: bool | None = None
    ordered: bool = False


@value(frozen=True, slots=True)
class Exchange(AboutObjects):
    """ "Exchange target card in your Reserve with a card from your hand": each takes the other's place."""

    what: Phrase
    other: Phrase


@value(frozen=True, slots=True)
class Draw(ByPlayers):
    """Move the top cards of the Deck to the Hand."""

    count: Amount = 1
    who: Who | Seat = Who.YOU


@value(frozen=True, slots=True)
class Resupply(ByPlayers):
    """Move the top card of the Deck to the Reserve.

    Arguments:
        who: who does it.
        exhausted: whether it is an Exhausted Resupply.
    """

    who: Who | Seat = Who.YOU
    exhausted: bool = False


@value(frozen=True, slots=True)
class Sabotage(AboutObjects, OfKind):
    """Discard up to one target card from a Reserve.

    Arguments:
        what: the card, once it is chosen; in a text, none yet.
        kind: which card it must be ("Sabotage a card with Reserve Cost {2} or less").
    """

    what: Chosen = NONE_YET
    kind: Kind = ANY_CARD


@value(frozen=True, slots=True)
class Token:
    """The token that an effect describes.

    Arguments:
        name: its English name.
        statistics: Forest, Mountain, Water; None where the text does not say them.
        subtypes: its sub-types.
    """

    name: str
    statistics: tuple[int, int, int] | None
    subtypes: tuple[str, ...]
    abilities: tuple[Ability, ...] = ()


@value(frozen=True, slots=True)
class Create(ByPlayers, AtExpeditions):
    """ "Create two [Ordis Recruit 1/1/1] Soldier tokens in each of your Expeditions".

    Arguments:
        count: how many, in each expedition; with `Where.TARGETS` and `Where.ANY_OF_THEM` together.
        where: in which expeditions; of a token Permanent, whose Landmarks; one of each token, once they are chosen.
        most: the most that one activation creates ("up to three per activation").
        who: who creates them ("Target opponent creates a token in one of their Expeditions").
    """

    token: Token
    count: Amount
    where: ExpeditionPhrase | TargetExpeditions | tuple[Place, ...] | Whose | Seat
    most: int | None = None
    who: Who | Seat = Who.YOU


@value(frozen=True, slots=True)
class ReceiveGift:
    """ "Also receive it": the Gift that the trigger spoke of (a later edition's)."""


@value(frozen=True, slots=True)
class SwitchExpeditions(AboutObjects):
    """Leave an Expedition and join its controller's other one."""

    what: Phrase


@value(frozen=True, slots=True)
class TakeControl(AboutObjects, AtExpeditions):
    """ "Take control of target Permanent".

    Arguments:
        what: of what.
        where: into which expedition it is put if it is an Expedition Permanent (of a later edition).
    """

    what: Phrase
    where: Where | Place | None = None


@value(frozen=True, slots=True)
class Defect(AboutObjects):
    """ "Target Character defects" (a later edition's word): it goes to the Expedition that it faces."""

    what: Phrase


@value(frozen=True, slots=True)
class Pick(AboutObjects, ByPlayers):
    """ "Choose up to two Characters from these cards": nothing happens to them, but later steps call them "them"."""

    what: Phrase
    who: Who | Seat = Who.YOU


@value(frozen=True, slots=True)
class Reveal(AboutObjects, ByPlayers):
    """ "Reveal the top card of your deck".

    Arguments:
        what: what is revealed.
        look: whether only the player looks at it.
        who: who reveals.
    """

    what: Phrase
    look: bool = False
    who: Who | Seat = Who.YOU


@value(frozen=True, slots=True)
class Shuffle(ByPlayers):
    """ "Shuffle your deck"."""

    who: Who | Seat = Who.YOU
