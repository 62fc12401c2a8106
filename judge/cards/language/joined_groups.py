"""Two groups of objects to which one thing is done at once: "all Permanents you control and all cards in Reserve"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from judge.cards.language.amounts import Unsayable
from judge.cards.language.phrase_parts import AgreementError, ClausePhrase, PlayedQualifier
from judge.game.ability import All, Both, Kind, Whose
from judge.messages import Language

THEIRS = (Whose.TARGET_OPPONENTS, Whose.TARGET_PLAYERS)
"""Whose objects the first group can be, so that the second is "theirs"."""


def read(first: ClausePhrase, second: ClausePhrase) -> ClausePhrase:
    """Both groups as one phrase.

    Raises:
        AgreementError: they are no groups, or it is not said whose the second is.
    """
    for part in (first, second):
        if not isinstance(part.phrase, All) or part.played != PlayedQualifier() or part.phrase.kind.other:
            raise AgreementError(part.word)
    one, other = first.phrase, second.phrase
    assert isinstance(one, All) and isinstance(other, All)
    whose = one.kind.whose
    if other.kind.whose is Whose.THEIRS:
        if whose not in THEIRS:
            raise AgreementError(second.word)
        other = All(replace(other.kind, whose=whose))
    return ClausePhrase(Both((one, other)), True, first.word)


def write(what: Both, every: Callable[[Kind], str], language: Language) -> str:
    """Both groups as the object of a verb.

    Arguments:
        every: how all objects of a kind are written: "all cards in their Reserve".

    Raises:
        Unsayable: they are no two groups.
    """
    kinds = [one.kind for one in what.phrases if isinstance(one, All) and not one.kind.other]
    if len(kinds) != 2 or len(what.phrases) != 2:
        raise Unsayable(what)
    one, other = kinds
    if one.whose in THEIRS and other.whose is one.whose:
        other = replace(other, whose=Whose.THEIRS)
    return f"{every(one)} {'and' if language == 'en' else 'et'} {every(other)}"
