"""Nouns that are told apart among all objects of two kinds: "among Permanents you control and cards in Reserve"."""

from __future__ import annotations

from dataclasses import replace

from judge.cards.language.phrase_parts import AgreementError, ClausePhrase, PlayedQualifier
from judge.game.ability import All, Kind, Whose


def among(described: Kind, first: ClausePhrase, second: ClausePhrase) -> Kind:
    """The kind of what is told apart among all objects of two kinds.

    Arguments:
        described: what is said of them.
        first: the one kind: "Permanents you control".
        second: the other: "cards in your Reserve".

    Raises:
        AgreementError: more is said of one of the three than what it is.
    """
    halves = []
    for half in (first, second):
        found = half.phrase.kind if isinstance(half.phrase, All) else Kind()
        if half.played != PlayedQualifier() or not is_part(found):
            raise AgreementError(half.word)
        halves.append(found)
    if replace(described, statuses=()) != Kind():
        raise AgreementError(first.word)
    return replace(described, either=tuple(halves))


def is_part(half: Kind) -> bool:
    """Whether a kind says where its objects are, or whose, and of which types: "Permanents you control"."""
    placed = half.zone is not None or half.whose is not Whose.ANYONE
    return placed and half == Kind(half.types, half.subtypes, whose=half.whose, zone=half.zone)
