"""A situation in which a card is asked about: it is in hand, with the mana for it."""

from __future__ import annotations

from judge.cards.collection import Collection
from judge.cards.printed import Printed
from judge.desk.sheet import blank
from judge.desk.suggesting import name_in_file
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
    return f"{head}: {max(MANA, printed.hand or 0)}\n- {fact}\n{rest}"
