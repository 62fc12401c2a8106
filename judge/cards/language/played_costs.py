"""How it is said that the cards that you play, or that everybody plays, cost less or more."""

from __future__ import annotations

from dataclasses import replace

from judge.cards.language import sources, verbs
from judge.cards.language.amounts import Unsayable
from judge.cards.language.nouns import is_feminine
from judge.cards.language.phrases import described
from judge.cards.language.slot_writing import write as write_slot
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Kind, Who, Whose
from judge.game.terms import Zone
from judge.messages import Language


def write(said: tree.CostsLess, language: Language, marks: bool) -> str:
    """Such an ability written out: "Spells you play cost {1} less", "cards played from Reserve cost {1} more".

    Arguments:
        said: the ability.
        marks: whether statuses carry the brackets of card texts.

    Raises:
        Unsayable: it is another.
    """
    english = language == "en"
    less, behind = said.less, ""
    match less:
        case tree.Per(int() as each, tree.NumberOf(counted), None) if said.minimum is None:
            per = "for each" if english else "pour chaque"
            less, behind = each, f" {per} {write_slot('bare', counted, language, marks, {})}"
        case int() if said.minimum is not None and less > 0:
            least = "down to a minimum of" if english else "jusqu'à un minimum de"
            behind = f", {least} {{{said.minimum}}}"
    if not isinstance(less, int) or not less or not isinstance(said.what, tree.All) or said.into is not None:
        raise Unsayable(said)
    if said.minimum is not None and not behind:
        raise Unsayable(said)
    kind = said.what.kind
    if kind.zone is not None or (said.who is not Who.YOU and kind.where is not None):
        raise Unsayable(said)
    cards = described(replace(kind, other=False), language, True, marks=marks, played=_how(said, kind, language))
    other = ("other " if english else "autres ") * kind.other
    the = "" if english else "les "
    return f"{the}{other}{cards} {cost_less(less, language, VerbForm.MANY)}{behind}"


def cost_less(less: int, language: Language, form: VerbForm) -> str:
    """ "cost {1} less", "costs {2} more".

    Arguments:
        less: how much less; below zero for more.
        form: the form of the verb.
    """
    than = ("less", "de moins") if less > 0 else ("more", "de plus")
    return f"{verbs.say('cost', language, form)} {{{abs(less)}}} {than[language != 'en']}"


def _how(said: tree.CostsLess, kind: Kind, language: Language) -> str:
    """By whom and from where the cards are played: "you play from Reserve", "played from Reserve"."""
    if said.source not in (None, Zone.HAND, Zone.RESERVE) or said.who not in (Who.YOU, Who.EACH):
        raise Unsayable(said)
    english = language == "en"
    zone = "" if said.source is None else f" {sources.FROM_OWN[said.source, Whose.YOURS][language][0]}"
    if said.who is Who.YOU:
        return f"{'you play' if english else 'que vous jouez'}{zone}"
    if not zone:
        return ""
    return f"{'played' if english else 'jouées' if is_feminine(kind) else 'joués'}{zone}"
