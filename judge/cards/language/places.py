"""The phrases of card texts that say where: which expedition, from which zone, to which zone."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.ability import Where, Whose
from judge.game.terms import Zone
from judge.messages import Language

Source = tuple[Zone, Whose]

WHERE: Mapping[Where, Mapping[Language, str]] = {
    Where.ANY: {"en": "in an Expedition", "fr": "dans une Expédition"},
    Where.MINE: {"en": "in my Expedition", "fr": "dans mon Expédition"},
    Where.MY_OTHER: {"en": "in your other Expedition", "fr": "dans votre autre Expédition"},
    Where.HERO: {"en": "in your Hero Expedition", "fr": "dans votre Expédition Héros"},
    Where.COMPANION: {"en": "in your Companion Expedition", "fr": "dans votre Expédition Compagnon"},
    Where.EACH_OF_YOURS: {"en": "in each of your Expeditions", "fr": "dans chacune de vos Expéditions"},
    Where.TARGET: {"en": "in target Expedition", "fr": "dans une Expédition ciblée"},
}

SOURCES: Mapping[Source, Mapping[Language, tuple[str, ...]]] = {
    (Zone.HAND, Whose.YOURS): {"en": ("from your hand",), "fr": ("de votre main", "depuis votre main")},
    (Zone.RESERVE, Whose.YOURS): {
        "en": ("from your Reserve", "in your Reserve"),
        "fr": ("de votre Réserve", "depuis votre Réserve", "dans votre Réserve"),
    },
    (Zone.RESERVE, Whose.ANYONE): {
        "en": ("from a Reserve", "in a Reserve"),
        "fr": ("d'une Réserve", "dans une Réserve"),
    },
}
"""From where; the first wording of each is the one that is printed."""

DESTINATIONS: Mapping[Zone, Mapping[Language, tuple[str, ...]]] = {
    Zone.HAND: {"en": ("in your hand", "into your hand", "to your hand"), "fr": ("dans votre main",)},
    Zone.RESERVE: {"en": ("in Reserve", "to Reserve"), "fr": ("en Réserve",)},
}
"""Where to; in English the first wording goes with "put", the last with "send" and "return"."""


def destination(zone: Zone, verb: str, language: Language) -> str:
    """Where to, as it is written after a verb."""
    return DESTINATIONS[zone][language][0 if verb == "put" else -1]
