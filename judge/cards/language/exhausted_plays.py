"""What a player may play though it is Exhausted: "you may play exhausted Permanents from your Reserve"."""

from __future__ import annotations

from dataclasses import replace

from judge.cards.language.amounts import Unsayable
from judge.cards.language.phrase_parts import AgreementError, ClausePhrase
from judge.cards.language.phrases import described
from judge.game import ability as tree
from judge.game.ability import Whose
from judge.game.terms import Status, Zone
from judge.messages import Language

HERE = (None, tree.Where.MINE)
"""Into which Expedition it may be played: any, or mine."""


def read(named: ClausePhrase, found: tree.Kind) -> tree.MayPlayExhausted:
    """What may be played, from the phrase that stands behind "you may play".

    Arguments:
        named: the phrase.
        found: the kind of which it names all.

    Raises:
        AgreementError: it speaks of other cards than those that are Exhausted in your Reserve.
    """
    tired = found.statuses == (Status.EXHAUSTED,) and (found.zone, found.whose) == (Zone.RESERVE, Whose.YOURS)
    if not tired or found.where not in HERE:
        raise AgreementError(named.word)
    where = found.where
    assert where is None or isinstance(where, tree.Where)
    return tree.MayPlayExhausted(replace(found, statuses=(), zone=None, whose=Whose.ANYONE, where=None), where)


def write(said: tree.MayPlayExhausted, language: Language, marks: bool) -> str:
    """What may be played, as a statement without capital and full stop.

    Raises:
        Unsayable: no card text says it.
    """
    kind = said.kind
    if kind != replace(kind, statuses=(), zone=None, whose=Whose.ANYONE, where=None):
        raise Unsayable(kind)
    tired = replace(kind, statuses=(Status.EXHAUSTED,), zone=Zone.RESERVE, whose=Whose.YOURS, other=False)
    cards = described(replace(tired, where=said.where), language, True, marks=marks, leaving=True)
    other = ("other " if language == "en" else "autres ") * kind.other
    return f"you may play {other}{cards}" if language == "en" else f"vous pouvez jouer les {other}{cards}"
