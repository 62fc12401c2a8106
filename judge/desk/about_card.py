"""A situation in which a card is asked about: it is in hand, with the mana for it."""

from __future__ import annotations

from judge.cards.collection import Collection
from judge.cards.printed import Printed
from judge.desk.sheet import blank
from judge.desk.suggesting import name_in_file
from judge.game.ability import Compare, Compares, CostsLess, Kind, Me, NumberOf
from judge.game.ability.parts import parts_of
from judge.game.terms import Type
from judge.messages import Language

FACTS: dict[Language, tuple[str, str]] = {
    "en": ("Hero: {card}", "Hand: {card}"),
    "fr": ("Héros\u00a0: {card}", "Main\u00a0: {card}"),
}
"""How a Hero stands on a board, and how another card is in hand."""

MANA = 5
"""How many Mana Orbs there are at least."""


def about_card(printed: Printed, known: Collection, language: Language, edition: str) -> str:
    """The situation.

    Arguments:
        printed: the card.
        known: the cards that are known.
        language: the language of its headings and facts.
        edition: the edition of the rules that it names.
    """
    hero, hand = FACTS[language]
    fact = (hero if printed.kind is Type.HERO else hand).format(card=name_in_file(printed, known, language))
    head, _, rest = blank(language, edition).partition(f": {MANA}\n")
    asked = max((_asked(one, printed.hand or 0) for one in known.card(printed).abilities), default=0)
    return f"{head}: {max(MANA, printed.hand or 0, asked)}\n- {fact}\n{rest}"


def _asked(node: object, cost: int) -> int:
    """How much mana the text of a card asks for before it can be played: more than its cost, or so many Mana Orbs."""
    match node:
        case CostsLess(what=Me(), less=int() as less):
            return cost - less
        case Compares(NumberOf(Kind(types=(Type.MANA_ORB,))), Compare.LESS, int() as orbs):
            return orbs
    return max((_asked(one, cost) for one in parts_of(node)), default=0)
