"""Nouns of which the words around them say whose they are: "you control two Plants", "an opponent has no cards"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from judge.cards.language.amounts import Unsayable
from judge.cards.language.phrase_parts import AgreementError, ClausePhrase, PlayedQualifier
from judge.game import ability as tree
from judge.game.ability import Kind, Where, Who, Whose
from judge.game.terms import Status, Type, Zone

MANA_ORB = Kind((Type.MANA_ORB,))
LANDMARKS = Kind(subtypes=("Landmark",))
HAD = (Zone.HAND, Zone.RESERVE, Zone.DISCARD, Zone.LANDMARK)
"""Zones of which a text says how many cards somebody has there."""


def _is_orb(kind: Kind) -> bool:
    """Whether a kind is Mana Orbs, ready or exhausted ones or both."""
    said = (kind.statuses, kind.not_statuses)
    exhausted = (Status.EXHAUSTED,)
    orb = replace(kind, statuses=(), not_statuses=()) == MANA_ORB
    return orb and said in (((), ()), (exhausted, ()), ((), exhausted))


def _had(kind: Kind) -> Kind:
    """What "you have": Mana Orbs, Landmarks, or cards in a zone of yours."""
    owned = kind.zone in HAD and kind.whose in (Whose.ANYONE, Whose.YOURS)
    if not _is_orb(kind) and kind != LANDMARKS and not owned:
        raise AgreementError(None)
    return replace(kind, whose=Whose.YOURS)


def _said_had(kind: Kind) -> Kind:
    """What is written of what you have.

    Raises:
        Unsayable: it is nothing of which a text says that you have it.
    """
    said = replace(kind, whose=Whose.ANYONE)
    reserve = kind.zone is Zone.RESERVE and said == replace(said, types=(), subtypes=(), statuses=(), other=False)
    if kind.whose is not Whose.YOURS or (not _is_orb(said) and said != LANDMARKS and not reserve):
        raise Unsayable(kind)
    return said


def _held(kind: Kind) -> Kind:
    """What an opponent has: Mana Orbs, or cards in Reserve or in a zone of theirs."""
    owned = kind.zone in HAD and kind.whose is Whose.THEIRS
    in_reserve = kind.zone is Zone.RESERVE and kind.whose is Whose.ANYONE
    if not _is_orb(kind) and not owned and not in_reserve:
        raise AgreementError(None)
    return replace(kind, whose=Whose.OPPONENTS)


def _said_held(kind: Kind) -> Kind:
    said = replace(kind, whose=Whose.ANYONE)
    if kind.whose is not Whose.OPPONENTS or (not _is_orb(said) and kind.zone is not Zone.RESERVE):
        raise Unsayable(kind)
    return said


def _of(whose: Whose) -> Callable[[Kind], Kind]:
    def found(kind: Kind) -> Kind:
        if kind.whose is not Whose.ANYONE or kind.zone is not None:
            raise AgreementError(None)
        return replace(kind, whose=whose)

    return found


def _said_of(whose: Whose) -> Callable[[Kind], Kind]:
    def found(kind: Kind) -> Kind:
        if kind.whose is not whose or kind.zone is not None or Type.MANA_ORB in kind.types:
            raise Unsayable(kind)
        return replace(kind, whose=Whose.ANYONE)

    return found


def _facing(where: Where) -> Callable[[Kind], Kind]:
    def found(kind: Kind) -> Kind:
        if kind.where is not None or kind.zone is not None:
            raise AgreementError(None)
        return replace(kind, where=where)

    return found


def _said_facing(where: Where) -> Callable[[Kind], Kind]:
    def found(kind: Kind) -> Kind:
        if kind.where is not where:
            raise Unsayable(kind)
        return replace(kind, where=None)

    return found


OF_SOMEBODY: Mapping[str, tuple[Callable[[Kind], Kind], Callable[[Kind], Kind]]] = {
    "facing": (_facing(Where.FACING_ME), _said_facing(Where.FACING_ME)),
    "facedby": (_facing(Where.FACING_IT), _said_facing(Where.FACING_IT)),
    "had": (_had, _said_had),
    "held": (_held, _said_held),
    "its": (_facing(Where.ITS), _said_facing(Where.ITS)),
    "theirs": (_of(Whose.OPPONENTS), _said_of(Whose.OPPONENTS)),
    "yours": (_of(Whose.YOURS), _said_of(Whose.YOURS)),
}
"""Of nouns of which the words around them say whose they are: how they are read, and what is written of them."""


def few(of: Callable[[Kind], Kind]) -> Callable[[ClausePhrase], tree.Compares]:
    """ "deux Personnages", before "ou moins"."""
    counted = _counted(of)
    return lambda part: tree.Compares(*_at(tree.Compare.AT_MOST, *counted(part)))


def many(of: Callable[[Kind], Kind], who: Who | None = None) -> Callable[[ClausePhrase], tree.Condition]:
    """ "deux Personnages", before "ou plus"; of what somebody controls, that they control so many."""

    def found(part: ClausePhrase) -> tree.Condition:
        kind, count = _counted(of if who is None else lambda kind: kind)(part)
        if who is None:
            return tree.Compares(*_at(tree.Compare.AT_LEAST, kind, count))
        of(kind)
        return tree.Controls(who, kind, count)

    return found


def _at(compare: tree.Compare, kind: Kind, count: int) -> tuple[tree.NumberOf, tree.Compare, int]:
    return tree.NumberOf(kind), compare, count


def _counted(of: Callable[[Kind], Kind]) -> Callable[[ClausePhrase], tuple[Kind, int]]:
    """So many objects, as a noun phrase names them."""

    def found(part: ClausePhrase) -> tuple[Kind, int]:
        kind, count = counted_nouns(part)
        return of(kind), count

    return found


def counted_nouns(part: ClausePhrase) -> tuple[Kind, int]:
    """What a noun phrase counts, and how many.

    Raises:
        AgreementError: it says more than that.
    """
    some = part.phrase
    plain = isinstance(some, tree.Some) and not some.up_to and isinstance(some.count, int)
    if not plain or part.played != PlayedQualifier():
        raise AgreementError(part.word)
    assert isinstance(some, tree.Some)
    assert isinstance(some.count, int)
    return some.kind, some.count


BY_WHOSE = frozenset(f"{noun}_{whose}" for whose in OF_SOMEBODY for noun in ("bare", "several"))
