"""Conditions: what is true or false of a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability.expedition_conditions import ExpeditionCondition
from judge.game.ability.numbers import Amount, Compare
from judge.game.ability.phrases import Kind, Me, Phrase
from judge.game.ability.players import Seat, Who, Whose
from judge.game.ability.roles import AboutObjects, ByPlayers, OfKind
from judge.game.terms import Phase, Status, Zone
from judge.value import value

if TYPE_CHECKING:
    from judge.game.ability.waiting import Until


@value(frozen=True, slots=True)
class HasStatus(AboutObjects):
    """ "I am Fleeting", "I was not Fleeting".

    Arguments:
        what: the object asked about.
        has: whether it must have it, or must not.
        before: whether the phrase is in the past tense, and so looks before the event.
    """

    what: Phrase
    status: Status
    has: bool = True
    before: bool = False


@value(frozen=True, slots=True)
class IsKind(AboutObjects, OfKind):
    """ "it's a Permanent", "its Hand Cost was {3} or more": a check of one object, wherever it is.

    Arguments:
        what: the object asked about.
        kind: what it must be.
        before: whether the phrase is in the past tense, and so looks before the event.
    """

    what: Phrase
    kind: Kind
    before: bool = False


@value(frozen=True, slots=True)
class Controls(ByPlayers, OfKind):
    """ "you control two or more Landmarks", "you control a token"."""

    who: Who
    kind: Kind
    at_least: int


@value(frozen=True, slots=True)
class ControlsEach(ByPlayers):
    """ "you control a Fleeting Character, another Anchored Character and yet another Asleep Character".

    Arguments:
        who: who must control them.
        kinds: one object of each, no object twice.
    """

    who: Who
    kinds: tuple[Kind, ...]


@value(frozen=True, slots=True)
class Compares:
    """ "I have 3 or more boosts", "you have less than eight Mana Orbs".

    Arguments:
        amount: the amount asked about.
        compare: how it must stand to the other.
        to: the other.
        before: whether the phrase is in the past tense, and so looks before the event.
    """

    amount: Amount
    compare: Compare
    to: Amount
    before: bool = False


@value(frozen=True, slots=True)
class IsOdd:
    """ "the result is an odd number"; turned, "an even number".

    Arguments:
        amount: the amount asked about.
    """

    amount: Amount


@value(frozen=True, slots=True)
class SameResult:
    """ "they show the same result", of several dice."""


@value(frozen=True, slots=True)
class IsOnly(AboutObjects, OfKind):
    """ "I'm the only Character in my Expedition": no other object is of the kind.

    Arguments:
        kind: of what it must be the only one.
        what: the object; the bearer where none is named.
    """

    kind: Kind
    what: Phrase = Me()


@value(frozen=True, slots=True)
class IsEmpty:
    """ "your hand is empty"."""

    zone: Zone
    whose: Whose = Whose.YOURS


@value(frozen=True, slots=True)
class IsFull:
    """ "your Reserve is full": no rule says when it is."""

    zone: Zone
    whose: Whose = Whose.YOURS


@value(frozen=True, slots=True)
class IsPhase:
    """ "it's Night"."""

    phase: Phase


@value(frozen=True, slots=True)
class IsTurn(ByPlayers):
    """ "it's your turn"."""

    who: Who = Who.YOU


@value(frozen=True, slots=True)
class IsFirstPlayer(ByPlayers):
    """ "you are the first player"."""

    who: Who = Who.YOU


@value(frozen=True, slots=True)
class IsYou(ByPlayers):
    """ "If it's you": the player spoken of just before is the ability's controller.

    Arguments:
        who: the player spoken of.
    """

    who: Who | Seat = Who.THEY


@value(frozen=True, slots=True)
class HasPassed(ByPlayers):
    """ "If an opponent has passed": ``who`` has passed today."""

    who: Who


@value(frozen=True, slots=True)
class WasActivated:
    """ "a {D} ability was activated this turn".

    Arguments:
        sign: the symbol of the ability.
    """

    sign: str


@value(frozen=True, slots=True)
class WasDiscarded(OfKind):
    """ "you discarded a card from your hand this turn".

    Arguments:
        kind: what was discarded, and from where.
        until: since when: in this turn, Afternoon or Day.
    """

    kind: Kind
    until: Until


@value(frozen=True, slots=True)
class WasPlayedFrom(AboutObjects):
    """ "you play it from your hand"."""

    what: Phrase
    zone: Zone


@value(frozen=True, slots=True)
class Did(ByPlayers):
    """ "you do", "you did", "you can": the step, or the cost, just before was done.

    Arguments:
        who: who did it.
        able: whether the text asks if it could be done ("If you can't"), rather than if it was.
    """

    who: Who = Who.YOU
    able: bool = False


@value(frozen=True, slots=True)
class DidTo(OfKind):
    """ "you discarded a card this way": what the step just before did, it did to such an object.

    Arguments:
        verb: ``discard``, ``put`` (in Reserve) or ``take`` (in hand).
        kind: to what.
        at_least: to how many.
    """

    verb: str
    kind: Kind
    at_least: int = 1


@value(frozen=True, slots=True)
class Not:
    """A condition turned: "you don't", "unless you control two or more Plants"."""

    condition: Condition


@value(frozen=True, slots=True)
class AllOf:
    """All of several conditions: "... and ..."."""

    conditions: tuple[Condition, ...]


@value(frozen=True, slots=True)
class OneOf:
    """One of several conditions: "... or ..."."""

    conditions: tuple[Condition, ...]


Condition = (
    ExpeditionCondition
    | HasStatus
    | IsKind
    | Controls
    | ControlsEach
    | Compares
    | IsOdd
    | SameResult
    | IsOnly
    | IsEmpty
    | IsFull
    | IsPhase
    | HasPassed
    | IsTurn
    | IsFirstPlayer
    | IsYou
    | WasActivated
    | WasDiscarded
    | WasPlayedFrom
    | Did
    | DidTo
    | Not
    | AllOf
    | OneOf
)
