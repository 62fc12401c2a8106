"""The phrases of card texts that say to which zone something goes."""

from __future__ import annotations

from collections.abc import Mapping

from judge.cards.language.places import Destination, Wordings
from judge.game.ability import Paid, Where, Whose
from judge.game.terms import Zone
from judge.messages import Language

LANDMARKS: Mapping[Whose, Wordings] = {
    Whose.YOURS: {"en": ("in your Landmarks",), "fr": ("dans vos Repères",)},
    Whose.TARGET_OPPONENTS: {
        "en": ("in target opponent's Landmarks",),
        "fr": ("dans les Repères d'un adversaire ciblé",),
    },
    Whose.TARGET_PLAYERS: {
        "en": ("in target player's Landmarks",),
        "fr": ("dans les Repères d'un joueur ciblé",),
    },
    Whose.ANOTHER_TARGETS: {
        "en": ("in another target player's Landmarks",),
        "fr": ("dans les Repères d'un autre joueur ciblé",),
    },
    Whose.EACH: {"en": ("in each player's Landmarks",), "fr": ("dans les Repères de chaque joueur",)},
    Whose.THEIRS: {
        "en": ("in that player's Landmarks", "in their Landmarks"),
        "fr": ("dans les Repères de ce joueur", "dans ses Repères"),
    },
    Whose.CONTROLLERS: {"en": ("in its controller's Landmarks",), "fr": ("dans les Repères de son contrôleur",)},
}
"""Whose Landmarks a token is created in."""

JOINING: Mapping[Where, Mapping[Language, str]] = {
    Where.MINE: {"en": "that joins my Expedition", "fr": "qui rejoint mon Expédition"},
    Where.EACH_OF_YOURS: {"en": "that joins your Expeditions", "fr": "qui rejoint vos Expéditions"},
    Where.HERO: {"en": "that joins your Hero Expedition", "fr": "qui rejoint votre Expédition Héros"},
    Where.COMPANION: {"en": "that joins your Companion Expedition", "fr": "qui rejoint votre Expédition Compagnon"},
}
"""Which expeditions the first object of a kind joins."""

IN_RESERVE: Mapping[Language, str] = {"en": "in Reserve", "fr": "en Réserve"}

EITHER_WAY: Mapping[Language, tuple[str, ...]] = {
    "en": ("in Reserve", "in your hand", "in their hand", "in your Mana zone", "in your Reserve", "in their Reserve"),
    "fr": (
        *("en Réserve", "dans votre main", "dans sa main", "dans votre zone de Mana", "dans votre Réserve"),
        "dans sa Réserve",
    ),
}
"""What says where objects are, and after a verb like "put" where they go."""

OWNERS_DECK = ("its owner's deck", "their owner's deck", "their owners' decks")

DU_DECK = ("du deck de son propriétaire", "du deck de leur propriétaire", "des decks de leurs propriétaires")

DESTINATIONS: Mapping[Destination, Wordings] = {
    (Zone.HAND, Whose.YOURS, None, None): {
        "en": ("in your hand", "into your hand", "to your hand"),
        "fr": ("dans votre main",),
    },
    (Zone.HAND, Whose.OWNERS, None, None): {
        "en": (
            *("to its owner's hand", "to their owner's hand", "to their owners' hands", "in its owner's hand"),
            *("into its owner's hand", "to its owner's hand"),
        ),
        "fr": (
            "dans la main de son propriétaire",
            "dans la main de leur propriétaire",
            "dans la main de leurs propriétaires",
        ),
    },
    (Zone.HAND, Whose.MY_OWNERS, None, None): {
        "en": ("in my owner's hand", "into my owner's hand", "to my owner's hand"),
        "fr": ("dans la main de mon propriétaire",),
    },
    (Zone.HAND, Whose.THEIRS, None, None): {
        "en": ("in their hand", "into their hand", "to their hand"),
        "fr": ("dans sa main",),
    },
    (Zone.RESERVE, None, None, None): {"en": ("in Reserve", "to Reserve"), "fr": ("en Réserve",)},
    (Zone.RESERVE, Whose.YOURS, None, None): {
        "en": ("in your Reserve", "to your Reserve"),
        "fr": ("dans votre Réserve",),
    },
    (Zone.RESERVE, Whose.THEIRS, None, None): {
        "en": ("in their Reserve", "to their Reserve"),
        "fr": ("dans sa Réserve",),
    },
    (Zone.MANA, Whose.YOURS, None, None): {"en": ("in your Mana zone",), "fr": ("dans votre zone de Mana",)},
    (Zone.MANA, Whose.OWNERS, None, None): {
        "en": ("in its owner's Mana zone",),
        "fr": ("dans la zone de Mana de son propriétaire",),
    },
    (Zone.MANA, Whose.MY_OWNERS, None, None): {
        "en": ("in my owner's Mana zone",),
        "fr": ("dans la zone de Mana de mon propriétaire",),
    },
    (Zone.MANA, Whose.THEIRS, None, None): {"en": ("in their Mana zone",), "fr": ("dans sa zone de Mana",)},
    (Zone.DECK, Whose.OWNERS, Paid(), None): {
        "en": ("to the Xth position of its owner's deck",),
        "fr": ("à la Xe position du deck de son propriétaire",),
    },
    (Zone.DECK, Whose.OWNERS, -1, None): {
        "en": (
            "to the bottom of its owner's deck",
            *(f"{on} the bottom of {deck}" for on in ("on", "at", "to") for deck in OWNERS_DECK),
            "to the bottom of its owner's deck",
        ),
        "fr": (
            *(f"{under} {deck}" for under in ("en dessous", "au-dessous") for deck in DU_DECK),
            "sous le deck de son propriétaire",
        ),
    },
    (Zone.DECK, Whose.YOURS, 1, None): {
        "en": ("on top of your deck", "on the top of your deck", "to the top of your deck"),
        "fr": ("au-dessus de votre deck", "sur le dessus de votre deck"),
    },
    (Zone.DECK, Whose.YOURS, -1, None): {
        "en": ("on the bottom of your deck", "at the bottom of your deck", "to the bottom of your deck"),
        "fr": ("en dessous de votre deck", "au-dessous de votre deck", "sous votre deck"),
    },
    (Zone.DECK, Whose.MY_OWNERS, -1, None): {
        "en": ("on the bottom of my owner's deck", "to the bottom of my owner's deck"),
        "fr": (
            *("en dessous du deck de mon propriétaire", "au-dessous du deck de mon propriétaire"),
            "sous le deck de mon propriétaire",
        ),
    },
    (Zone.DECK, Whose.MY_OWNERS, 1, None): {
        "en": ("on top of my owner's deck", "on the top of my owner's deck", "to the top of my owner's deck"),
        "fr": ("au-dessus du deck de mon propriétaire", "sur le dessus du deck de mon propriétaire"),
    },
    (Zone.DECK, Whose.THEIRS, 1, None): {
        "en": ("on top of their deck", "on the top of their deck", "to the top of their deck"),
        "fr": ("au-dessus de son deck", "sur le dessus de son deck"),
    },
    (Zone.DECK, Whose.THEIRS, -1, None): {
        "en": ("on the bottom of their deck", "at the bottom of their deck", "to the bottom of their deck"),
        "fr": ("en dessous de son deck", "au-dessous de son deck", "sous son deck"),
    },
    (Zone.DECK, Whose.OWNERS, 1, None): {
        "en": (
            "to the top of its owner's deck",
            *(f"{on} {deck}" for on in ("on top of", "on the top of", "to the top of") for deck in OWNERS_DECK),
            "to the top of its owner's deck",
        ),
        "fr": tuple(f"{over} {deck}" for over in ("au-dessus", "sur le dessus") for deck in DU_DECK),
    },
}
"""Where to; in English the first wording goes with "put", the last with "send" and "return"."""

AS_ORBS: Mapping[bool, Wordings] = {
    True: {
        "en": (
            *("(as an exhausted Mana Orb)", "(as exhausted Mana Orbs)", ", exhausted"),
            *("as an exhausted Mana Orb", "as exhausted Mana Orbs"),
        ),
        "fr": (
            *("(en tant qu'Orbe de Mana épuisé)", "(en tant qu'Orbes de Mana épuisés)", ", épuisée", ", épuisées"),
            *("en tant qu'Orbe de Mana épuisé", "en tant qu'Orbes de Mana épuisés"),
        ),
    },
    False: {"en": ("as a ready Mana Orb",), "fr": ("en tant qu'Orbe de Mana redressé",)},
}


def destination(place: Destination, verb: str, language: Language) -> str:
    """Where to, as it is written after a verb."""
    return DESTINATIONS[place][language][0 if verb == "put" or language == "fr" else -1]
