"""The phrases of card texts that say where: which expedition, from which zone, to which zone.

The file is long because it is one list: every place that card texts name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.game.ability import Kind, Paid, Until, Where, Whose
from judge.game.terms import Phase, Status, Terrain, Zone
from judge.messages import Language

Source = tuple[Zone, Whose]
Wordings = Mapping[Language, tuple[str, ...]]

WHERE: Mapping[Where, Mapping[Language, str]] = {
    Where.ANY: {"en": "in an Expedition", "fr": "dans une Expédition"},
    Where.MINE: {"en": "in my Expedition", "fr": "dans mon Expédition"},
    Where.MY_OTHER: {"en": "in your other Expedition", "fr": "dans votre autre Expédition"},
    Where.HERO: {"en": "in your Hero Expedition", "fr": "dans votre Expédition Héros"},
    Where.COMPANION: {"en": "in your Companion Expedition", "fr": "dans votre Expédition Compagnon"},
    Where.THEIR_COMPANION: {"en": "in their Companion Expedition", "fr": "dans son Expédition Compagnon"},
    Where.OWNERS_COMPANION: {
        "en": "in the Companion Expedition of its owner",
        "fr": "dans l'Expédition Compagnon de son propriétaire",
    },
    Where.TARGET_OPPONENTS_COMPANION: {
        "en": "in target opponent's Companion Expedition",
        "fr": "dans l'Expédition Compagnon d'un adversaire ciblé",
    },
    Where.EACH_OF_YOURS: {"en": "in each of your Expeditions", "fr": "dans chacune de vos Expéditions"},
    Where.TARGET: {"en": "in target Expedition", "fr": "dans une Expédition ciblée"},
    Where.FACING_ME: {"en": "facing me", "fr": "qui me font face"},
    Where.ITS: {"en": "in its Expedition", "fr": "dans son Expédition"},
    Where.ANY_HERO: {"en": "in a Hero Expedition", "fr": "dans une Expédition Héros"},
    Where.ANY_COMPANION: {"en": "in a Companion Expedition", "fr": "dans une Expédition Compagnon"},
    Where.IN_CONTACT: {"en": "in an Expedition In Contact", "fr": "dans une Expédition En Contact"},
    Where.ASCENDED: {"en": "in an Ascended Expedition", "fr": "dans une Expédition Élevée"},
    Where.SINGLE_TERRAIN: {"en": "in a single-terrain region", "fr": "dans une région mono-terrain"},
    Where.OPPONENTS: {"en": "in an opponent's Expedition", "fr": "dans une Expédition d'un adversaire"},
    Where.EACH_OF_YOURS_BEHIND_OR_TIED: {
        "en": "in each of your Expeditions that's behind or tied",
        "fr": "dans chacune de vos Expéditions qui est en retard ou à égalité",
    },
    Where.TARGETS: {
        "en": ", distributed as you choose among any number of target Expeditions",
        "fr": ", distribués comme vous le souhaitez dans n'importe quel nombre d'Expéditions ciblées",
    },
    Where.ANY_OF_THEM: {
        "en": ", distributed among any Expeditions",
        "fr": ", distribués dans n'importe quel nombre d'Expéditions",
    },
    Where.ANOTHER: {"en": "in another Expedition", "fr": "dans une autre Expédition"},
    Where.ANOTHER_TARGET: {"en": "in another target Expedition", "fr": "dans une autre Expédition ciblée"},
}
"""Of objects and tokens."""

WHERE_TOO: Mapping[Where, Wordings] = {
    Where.FACING_ME: {
        "en": ("in the Expedition facing me", "in the Expeditions facing me"),
        "fr": (
            "dans l'Expédition qui me fait face",
            "dans les Expéditions qui me font face",
            "qui me fait face",
            "face à moi",
        ),
    },
    Where.MY_OTHER: {
        "en": ("in your other Expedition (the one I'm not in)", "in my other Expedition"),
        "fr": ("dans votre autre Expédition (celle où je ne suis pas)", "dans mon autre Expédition"),
    },
    Where.ITS: {"en": ("in it",), "fr": ()},
    Where.ANY_OF_THEM: {
        "en": (
            ", distributed as you choose among any number of Expeditions",
            ", distributed among any number of Expeditions",
        ),
        "fr": (", distribués comme vous le souhaitez dans n'importe quel nombre d'Expéditions",),
    },
    Where.TARGETS: {
        "en": (", distributed among any number of target Expeditions", ", distributed among any target Expeditions"),
        "fr": (", distribués dans n'importe quel nombre d'Expéditions ciblées",),
    },
}
"""Other wordings of the same."""

WHERE_FROM: Mapping[Where, Wordings] = {
    Where.EACH_OF_YOURS: {
        "en": ("in your Expeditions", "from your Expeditions"),
        "fr": ("dans vos Expéditions", "de vos Expéditions"),
    },
    Where.TARGET: {"en": ("from target Expedition",), "fr": ("d'une Expédition ciblée",)},
}
"""Of objects alone: where they are, or are taken from."""

EXPEDITIONS: Mapping[Where, Wordings] = {
    Where.TARGET: {"en": ("target Expedition",), "fr": ("une Expédition ciblée",)},
    Where.MINE: {"en": ("my Expedition",), "fr": ("mon Expédition",)},
    Where.HERO: {"en": ("your Hero Expedition",), "fr": ("votre Expédition Héros",)},
    Where.COMPANION: {"en": ("your Companion Expedition",), "fr": ("votre Expédition Compagnon",)},
    Where.YOURS: {"en": ("one of your Expeditions",), "fr": ("l'une de vos Expéditions",)},
    Where.YOUR_OTHER: {"en": ("your other Expedition",), "fr": ("votre autre Expédition",)},
    Where.EACH_OF_YOURS: {"en": ("each of your Expeditions",), "fr": ("chacune de vos Expéditions",)},
    Where.ITS: {"en": ("that Expedition",), "fr": ("cette Expédition",)},
    Where.FACING_ME: {
        "en": (
            "your opponent's Expedition facing me",
            "the Expedition facing me",
            "your opponent's Expedition facing mine",
            "the Expedition facing mine",
        ),
        "fr": ("l'Expédition adverse qui me fait face", "l'Expédition qui me fait face"),
    },
}
"""Of expeditions that do something themselves."""

_YOURS_ARE = (
    "one or more of your Expeditions are",
    "at least one of your Expeditions are",
    "one of your Expeditions are",
)

ASKED: Mapping[Where, Wordings] = {
    Where.MINE: {"en": ("my Expedition is",), "fr": ("mon Expédition est",)},
    Where.MY_OTHER: {
        "en": ("your other Expedition is", "my other Expedition is"),
        "fr": ("votre autre Expédition est", "mon autre Expédition est"),
    },
    Where.ITS: {"en": ("its Expedition is",), "fr": ("son Expédition est",)},
    Where.FACING_ME: {
        "en": ("the Expedition facing me is", "your opponent's Expedition facing me is"),
        "fr": ("l'Expédition qui me fait face est", "l'Expédition adverse qui me fait face est"),
    },
    Where.EACH_OF_YOURS: {
        "en": ("each of your Expeditions is", "both of your Expeditions are", "both your Expeditions are"),
        "fr": ("chacune de vos Expéditions est", "vos deux Expéditions sont"),
    },
    Where.YOURS: {
        "en": (
            *_YOURS_ARE,
            *(one.removesuffix("are") + "is" for one in _YOURS_ARE),
            "an Expedition you control is",
        ),
        "fr": (
            "au moins une de vos Expéditions est",
            "l'une de vos Expéditions est",
            "une de vos Expéditions est",
            "une Expédition que vous contrôlez est",
        ),
    },
    Where.OPPONENTS: {
        "en": ("an opponent's Expedition is",),
        "fr": ("une Expédition d'un adversaire est", "une Expédition adverse est"),
    },
    Where.HERO: {"en": ("your Hero Expedition is",), "fr": ("votre Expédition Héros est",)},
    Where.COMPANION: {"en": ("your Companion Expedition is",), "fr": ("votre Expédition Compagnon est",)},
}
"""Of expeditions that a condition asks to be something."""

LEADS: Mapping[Where, Wordings] = {
    where: {"en": (), "fr": tuple(re.sub("sont$", "ont", re.sub("est$", "a", one)) for one in said["fr"])}
    for where, said in ASKED.items()
}
"""The same, where French says that it "has" so many regions of a lead."""

ONE_BY_ONE = (Where.MINE, Where.MY_OTHER, Where.ITS, Where.FACING_ME, Where.HERO, Where.COMPANION)
"""Expeditions of which a text says that they are not something without leaving open whether all or one are not."""

DENIED: Mapping[Where, Wordings] = {
    where: {
        "en": tuple(f"{one}{no}" for one in ASKED[where]["en"] for no in ("n't", " not")),
        "fr": tuple(f"{one.removesuffix('est')}n'est pas" for one in ASKED[where]["fr"]),
    }
    for where in ONE_BY_ONE
}
"""Of an expedition that a condition asks not to be something."""

DENIED_ALL: Mapping[Where, Wordings] = {
    Where.YOURS: {
        "en": (
            "none of your Expeditions are",
            "none of your Expeditions is",
            "neither of your Expeditions is",
            "neither of your Expeditions are",
        ),
        "fr": ("aucune de vos Expéditions n'est",),
    },
}
"""Of expeditions of which a condition asks that none is something."""

SOURCES: Mapping[Source, Wordings] = {
    (Zone.HAND, Whose.YOURS): {
        "en": ("from your hand", "in your hand"),
        "fr": ("de votre main", "depuis votre main", "dans votre main"),
    },
    (Zone.HAND, Whose.THEIRS): {"en": ("from their hand", "in their hand"), "fr": ("de sa main", "dans sa main")},
    (Zone.HAND, Whose.OPPONENTS): {
        "en": ("from an opponent's hand", "from your opponent's hand", "in an opponent's hand"),
        "fr": ("de la main d'un adversaire", "de la main de votre adversaire", "dans la main d'un adversaire"),
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
            *("from an opponent's Reserve", "from your opponent's Reserve"),
        ),
        "fr": (
            *("dans la Réserve d'un adversaire", "dans la Réserve de votre adversaire"),
            *("de la Réserve d'un adversaire", "de la Réserve de votre adversaire"),
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
        "en": ("in an opponent's discard pile", "in your opponent's discard pile"),
        "fr": ("dans la défausse d'un adversaire", "dans la défausse de votre adversaire"),
    },
    (Zone.LANDMARK, Whose.YOURS): {
        "en": ("in your Landmarks", "from your Landmarks"),
        "fr": ("dans vos Repères", "de vos Repères"),
    },
    (Zone.LANDMARK, Whose.ANYONE): {"en": ("in Landmarks",), "fr": ("en Repères",)},
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

EITHER: Mapping[tuple[Kind, ...], Wordings] = {
    (Kind(), Kind(zone=Zone.RESERVE)): {
        "en": (
            "in play or in Reserve",
            "from play and Reserve",
            "from play and from Reserve",
            "in play and in Reserve",
        ),
        "fr": ("en jeu ou en Réserve", ", en jeu ou en Réserve", "du jeu et de la Réserve", "en jeu et en Réserve"),
    },
    (Kind(zone=Zone.EXPEDITION), Kind(zone=Zone.RESERVE)): {
        "en": ("in Expedition or in Reserve", "in Expedition and in Reserve"),
        "fr": ("dans une Expédition ou en Réserve", "dans une Expédition et en Réserve"),
    },
    (Kind(whose=Whose.YOURS), Kind(whose=Whose.YOURS, zone=Zone.RESERVE)): {
        "en": ("you control or in your Reserve", "you control and in your Reserve"),
        "fr": ("que vous contrôlez ou dans votre Réserve", "que vous contrôlez et dans votre Réserve"),
    },
    (Kind(where=Where.EACH_OF_YOURS), Kind(zone=Zone.RESERVE, whose=Whose.YOURS)): {
        "en": ("in your Expeditions or your Reserve", "in your Expeditions and your Reserve"),
        "fr": ("dans vos Expéditions ou votre Réserve", "dans vos Expéditions et votre Réserve"),
    },
    (Kind(zone=Zone.HAND, whose=Whose.YOURS), Kind(zone=Zone.RESERVE, whose=Whose.YOURS)): {
        "en": ("from your hand or your Reserve", "from your hand and your Reserve"),
        "fr": ("de votre main ou de votre Réserve", "de votre main et de votre Réserve"),
    },
    (Kind(zone=Zone.RESERVE, whose=Whose.YOURS), Kind(zone=Zone.LANDMARK, whose=Whose.YOURS)): {
        "en": ("in your Reserve or Landmarks",),
        "fr": ("dans votre Réserve ou vos Repères",),
    },
}
"""In one of two places."""

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
    "en": ("in Reserve", "in your hand", "in your Mana zone", "in your Reserve"),
    "fr": ("en Réserve", "dans votre main", "dans votre zone de Mana", "dans votre Réserve"),
}
"""What says where objects are, and after a verb like "put" where they go."""

Destination = tuple[Zone, Whose | None, int | Paid | None, Where | None]
"""The zone, whose it is said to be, the place in a deck, the expeditions."""

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
    (Zone.RESERVE, None, None, None): {"en": ("in Reserve", "to Reserve"), "fr": ("en Réserve",)},
    (Zone.RESERVE, Whose.YOURS, None, None): {
        "en": ("in your Reserve", "to your Reserve"),
        "fr": ("dans votre Réserve",),
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
        "en": ("(as an exhausted Mana Orb)", "(as exhausted Mana Orbs)", ", exhausted"),
        "fr": ("(en tant qu'Orbe de Mana épuisé)", "(en tant qu'Orbes de Mana épuisés)", ", épuisée", ", épuisées"),
    },
    False: {"en": ("as a ready Mana Orb",), "fr": ("en tant qu'Orbe de Mana redressé",)},
}

DECKS: Mapping[Whose, Mapping[Language, str]] = {
    Whose.YOURS: {"en": "of your deck", "fr": "de votre deck"},
    Whose.THEIRS: {"en": "of their deck", "fr": "de son deck"},
}

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

AT_PHASE: Mapping[Phase, Mapping[Language, str]] = {
    Phase.MORNING: {"en": "At Morning", "fr": "Au Matin"},
    Phase.NOON: {"en": "At Noon", "fr": "À Midi"},
    Phase.AFTERNOON: {"en": "At Afternoon", "fr": "À l'Après-midi"},
    Phase.DUSK: {"en": "At Dusk", "fr": "Au Crépuscule"},
    Phase.NIGHT: {"en": "At Night", "fr": "À la tombée de la Nuit"},
}
DURING: Mapping[Phase, Mapping[Language, str]] = {
    Phase.AFTERNOON: {"en": "during the Afternoon", "fr": "pendant l'Après-midi"},
    Phase.DUSK: {"en": "during Dusk", "fr": "pendant le Crépuscule"},
}

UNTIL: Mapping[Until, Wordings] = {
    Until.TURN: {"en": ("this turn",), "fr": ("ce tour", "ce tour-ci")},
    Until.AFTERNOON: {"en": ("this Afternoon",), "fr": ("cet Après-midi",)},
    Until.DAY: {"en": ("this Day",), "fr": ("ce Jour", "ce Jour-ci")},
}
LASTING: Mapping[Until, Wordings] = {
    Until.TURN: {
        "en": ("until the end of the turn", "until end of turn", "until the end of this turn"),
        "fr": ("jusqu'à la fin du tour", "jusqu'à la fin de ce tour"),
    },
    Until.AFTERNOON: {
        "en": ("until the end of the Afternoon", "until the end of this Afternoon"),
        "fr": ("jusqu'à la fin de l'Après-midi", "jusqu'à la fin de cet Après-midi"),
    },
    Until.DAY: {
        "en": ("until the end of the Day", "until the end of this Day"),
        "fr": ("jusqu'à la fin du Jour", "jusqu'à la fin de ce Jour"),
    },
}
"""How long something goes on that has begun; of what has happened, or may happen once, no text says so."""

EACH_TIME: Mapping[Until, Mapping[Language, str]] = {
    Until.TURN: {"en": "each turn", "fr": "chaque tour"},
    Until.AFTERNOON: {"en": "each Afternoon", "fr": "chaque Après-midi"},
    Until.DAY: {"en": "each Day", "fr": "chaque Jour"},
}
"""In which time something is the first, anew."""

TERRAINS: Mapping[Terrain, str] = {Terrain.FOREST: "{V}", Terrain.MOUNTAIN: "{M}", Terrain.WATER: "{O}"}
SYMBOLS: Mapping[Zone | None, str] = {None: "{j}", Zone.HAND: "{h}", Zone.RESERVE: "{r}"}
GAINED = (Status.ANCHORED, Status.ASLEEP, Status.BOOSTED, Status.FLEETING)
"""The statuses that texts let objects gain and lose by those verbs."""


def destination(place: Destination, verb: str, language: Language) -> str:
    """Where to, as it is written after a verb."""
    return DESTINATIONS[place][language][0 if verb == "put" or language == "fr" else -1]
