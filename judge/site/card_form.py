"""The choices of the form in which a visitor writes a card, each as a file writes it and in words."""

from __future__ import annotations

from collections.abc import Mapping

from judge.cards.language.words import FACTIONS, RARITIES, TYPES
from judge.game.terms import Type
from judge.messages import Language
from judge.scenario.card_bullets import ZONE_TYPES

Choices = list[tuple[str, str]]


def card_choices(language: Language) -> Mapping[str, Choices]:
    """The types, the factions and the rarities."""
    zones = [(said["en"], said[language]) for said in ZONE_TYPES.values()]
    character, spell, hero = ((TYPES[one].en, TYPES[one].say(language)) for one in TYPED)
    return {
        "card-type": [character, spell, *zones, hero],
        "card-faction": [(name, name) for name in FACTIONS.values()],
        "card-rarity": [(word.en, word.say(language)) for word in RARITIES.values()],
    }


TYPED = (Type.CHARACTER, Type.SPELL, Type.HERO)
"""The types of which there is one kind."""
