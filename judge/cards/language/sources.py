"""The phrases of card texts that say from which zone something comes."""

from __future__ import annotations

from collections.abc import Mapping

from judge.cards.language.places import Source, Wordings
from judge.game.ability import Whose
from judge.game.terms import Zone
from judge.messages import Language

SOURCES: Mapping[Source, Wordings] = {
    (Zone.HAND, Whose.YOURS): {
        "en": ("from your hand", "in your hand"),
        "fr": ("de votre main", "depuis votre main", "dans votre main"),
    },
    (Zone.HAND, Whose.THEIRS): {"en": ("from their hand", "in their hand"), "fr": ("de sa main", "dans sa main")},
    (Zone.HAND, Whose.OPPONENTS): {
        "en": (
            *("from an opponent's hand", "from your opponent's hand", "in an opponent's hand"),
            *("in your opponent's hand", "in your opponents' hands"),
        ),
        "fr": (
            *("de la main d'un adversaire", "de la main de votre adversaire", "dans la main d'un adversaire"),
            *("dans la main de votre adversaire", "dans la main de vos adversaires"),
        ),
    },
    (Zone.RESERVE, Whose.YOURS): {
        "en": ("from your Reserve", "in your Reserve"),
        "fr": ("de votre Réserve", "depuis votre Réserve", "dans votre Réserve"),
    },
    (Zone.RESERVE, Whose.EACH): {"en": ("in each player's Reserve",), "fr": ("dans la Réserve de chaque joueur",)},
    (Zone.RESERVE, Whose.ANYONE): {
        "en": ("in Reserve", "from a Reserve", "in a Reserve", "in any player's Reserve", "in any Reserve"),
        "fr": (
            "en Réserve",
            "d'une Réserve",
            "dans une Réserve",
            "dans la Réserve d'un joueur",
            "dans n'importe quelle Réserve",
            "dans la Réserve de n'importe quel joueur",
        ),
    },
    (Zone.RESERVE, Whose.OPPONENTS): {
        "en": (
            *("in an opponent's Reserve", "in your opponent's Reserve"),
            *("from an opponent's Reserve", "from your opponent's Reserve", "in your opponents' Reserves"),
            *("in each opponent's Reserve", "from each opponent's Reserve"),
        ),
        "fr": (
            *("dans la Réserve d'un adversaire", "dans la Réserve de votre adversaire"),
            *("de la Réserve d'un adversaire", "de la Réserve de votre adversaire"),
            *("dans la Réserve de vos adversaires", "dans la Réserve de chaque adversaire"),
            "de la Réserve de chaque adversaire",
        ),
    },
    (Zone.DISCARD, Whose.YOURS): {
        "en": ("in your discard pile", "from your discard pile"),
        "fr": ("dans votre défausse", "de votre défausse"),
    },
    (Zone.DISCARD, Whose.ANYONE): {
        "en": ("in a discard pile", "in any discard pile", "from a discard pile", "from any discard pile"),
        "fr": ("dans une défausse", "dans n'importe quelle défausse", "d'une défausse"),
    },
    (Zone.DISCARD, Whose.OPPONENTS): {
        "en": (
            *("in an opponent's discard pile", "in your opponent's discard pile"),
            "in your opponents' discard piles",
        ),
        "fr": (
            *("dans la défausse d'un adversaire", "dans la défausse de votre adversaire"),
            "dans la défausse de vos adversaires",
        ),
    },
    (Zone.DISCARD, Whose.THEIRS): {
        "en": ("in their discard pile", "from their discard pile"),
        "fr": ("dans sa défausse", "de sa défausse"),
    },
    (Zone.LANDMARK, Whose.YOURS): {
        "en": ("in your Landmarks", "from your Landmarks"),
        "fr": ("dans vos Repères", "de vos Repères"),
    },
    (Zone.LANDMARK, Whose.ANYONE): {"en": ("in Landmarks",), "fr": ("en Repères",)},
    (Zone.LANDMARK, Whose.OPPONENTS): {
        "en": ("in an opponent's Landmarks", "in your opponent's Landmarks"),
        "fr": ("dans les Repères d'un adversaire", "dans les Repères de votre adversaire"),
    },
    (Zone.LANDMARK, Whose.THEIRS): {"en": ("in their Landmarks",), "fr": ("dans ses Repères",)},
    (Zone.MANA, Whose.YOURS): {"en": ("in your Mana zone",), "fr": ("dans votre zone de Mana",)},
    (Zone.RESERVE, Whose.THEIRS): {
        "en": ("in their Reserve", "from their Reserve"),
        "fr": ("dans sa Réserve", "de sa Réserve"),
    },
    (Zone.RESERVE, Whose.TARGET_PLAYERS): {
        "en": ("in target player's Reserve",),
        "fr": ("en Réserve d'un joueur ciblé",),
    },
}
"""From where; the first wording of each is the one that is printed."""

FROM_OWN: Mapping[Source, Wordings] = {
    (Zone.HAND, Whose.YOURS): {"en": ("from hand",), "fr": ("depuis la main", "de la main")},
    (Zone.RESERVE, Whose.YOURS): {"en": ("from Reserve",), "fr": ("depuis la Réserve", "de la Réserve")},
}
"""From where a player plays, where only their own zone can be meant."""

YOU_PLAY: Mapping[Language, tuple[str, ...]] = {
    "en": ("you play", "played", "that you play"),
    "fr": ("que vous jouez", "joué", "jouée"),
}
"""How it is said of a card that its controller plays it."""

BY_NOBODY = ("played", "joué", "jouée")
"""Those that name no player."""

WHOLE: Mapping[tuple[Source, ...], Mapping[Language, str]] = {
    ((Zone.HAND, Whose.THEIRS),): {"en": "their hand", "fr": "sa main"},
    ((Zone.HAND, Whose.YOURS),): {"en": "your hand", "fr": "votre main"},
    ((Zone.RESERVE, Whose.THEIRS),): {"en": "their Reserve", "fr": "sa Réserve"},
    ((Zone.HAND, Whose.THEIRS), (Zone.RESERVE, Whose.THEIRS)): {
        "en": "their hand and their Reserve",
        "fr": "sa main et sa Réserve",
    },
}
"""All the cards of a zone, or of two."""
