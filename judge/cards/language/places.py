"""The phrases of card texts that say where: in which expedition, in which zone."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.cards.language.such_expeditions import SEVERAL, SUCH
from judge.game.ability import Kind, Paid, Such, Where, Whose
from judge.game.terms import Status, Zone
from judge.messages import Language

Source = tuple[Zone, Whose]

Wordings = Mapping[Language, tuple[str, ...]]

WHERE: Mapping[Where | Such, Mapping[Language, str]] = {
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
    Where.TARGET_OPPONENTS_HERO: {
        "en": "in target opponent's Hero Expedition",
        "fr": "dans l'Expédition Héros d'un adversaire ciblé",
    },
    Where.TARGET_OPPONENTS_COMPANION: {
        "en": "in target opponent's Companion Expedition",
        "fr": "dans l'Expédition Compagnon d'un adversaire ciblé",
    },
    Where.EACH_OF_YOURS: {"en": "in each of your Expeditions", "fr": "dans chacune de vos Expéditions"},
    Where.TARGET: {"en": "in target Expedition", "fr": "dans une Expédition ciblée"},
    Where.FACING_ME: {"en": "facing me", "fr": "qui me font face"},
    Where.ITS: {"en": "in its Expedition", "fr": "dans son Expédition"},
    Where.SPOKEN_OF: {"en": "in that Expedition", "fr": "dans cette Expédition"},
    Where.YOURS: {"en": "in one of your Expeditions", "fr": "dans l'une de vos Expéditions"},
    Where.THEIRS: {"en": "in one of their Expeditions", "fr": "dans l'une de ses Expéditions"},
    Where.EACH_OF_THEIRS: {"en": "in each of their Expeditions", "fr": "dans chacune de ses Expéditions"},
    Where.THEIR_HERO: {"en": "in their Hero Expedition", "fr": "dans son Expédition Héros"},
    Where.ANY_HERO: {"en": "in a Hero Expedition", "fr": "dans une Expédition Héros"},
    Where.ANY_COMPANION: {"en": "in a Companion Expedition", "fr": "dans une Expédition Compagnon"},
    Where.FACING_IT: {"en": "in the Expedition facing it", "fr": "dans l'Expédition qui lui fait face"},
    **{where: {"en": f"in {english[0]}", "fr": f"dans {french[0]}"} for where, (english, french) in SUCH.items()},
    Such(Where.ANY, single_terrain=True): {"en": "in a single-terrain region", "fr": "dans une région mono-terrain"},
    Such(Where.ANY, starting=True): {"en": "in a starting region", "fr": "dans une région de départ"},
    Where.OPPONENTS: {"en": "in an opponent's Expedition", "fr": "dans une Expédition d'un adversaire"},
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

WHERE_TOO: Mapping[Where | Such, Wordings] = {
    Where.YOURS: {"en": ("in an Expedition you control",), "fr": ("dans une de vos Expéditions",)},
    Where.EACH_OF_YOURS: {
        "en": ("in each Expedition you control",),
        "fr": ("dans chaque Expédition que vous contrôlez",),
    },
    Where.THEIRS: {
        "en": ("in one of that player's Expeditions",),
        "fr": ("dans une de ses Expéditions", "dans l'une des Expéditions de ce joueur"),
    },
    Where.THEIR_HERO: {"en": ("in that player's Hero Expedition",), "fr": ("dans l'Expédition Héros de ce joueur",)},
    Where.THEIR_COMPANION: {
        "en": ("in that player's Companion Expedition",),
        "fr": ("dans l'Expédition Compagnon de ce joueur",),
    },
    Where.FACING_ME: {
        "en": ("in the Expedition facing me", "in the Expeditions facing me"),
        "fr": (
            "dans l'Expédition qui me fait face",
            "dans les Expéditions qui me font face",
            "dans l'Expédition face à moi",
            "qui me fait face",
            "face à moi",
        ),
    },
    Where.MY_OTHER: {
        "en": ("in your other Expedition (the one I'm not in)", "in my other Expedition"),
        "fr": ("dans votre autre Expédition (celle où je ne suis pas)", "dans mon autre Expédition"),
    },
    **{
        where: {
            "en": tuple(f"in {one}" for one in english[1:]),
            "fr": tuple(f"dans {une}" for une in french[1:]),
        }
        for where, (english, french) in SUCH.items()
    },
    Where.ITS: {
        "en": ("in it", "in that Expedition"),
        "fr": ("dans cette Expédition", "dans celle-ci", "en son sein", "qui s'y trouve", "qui s'y trouvent"),
    },
    Where.OPPONENTS: {
        "en": ("in another player's Expedition", "in one of your opponents' Expeditions"),
        "fr": (
            *("dans l'Expédition d'un autre joueur", "dans une Expédition d'un autre joueur"),
            *("dans l'Expédition d'un adversaire", "dans une Expédition adverse"),
        ),
    },
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

WHERE_FROM: Mapping[Where | Such, Wordings] = {
    Where.EACH_OF_YOURS: {
        "en": ("in your Expeditions", "from your Expeditions"),
        "fr": ("dans vos Expéditions", "de vos Expéditions"),
    },
    Where.TARGET: {"en": ("from target Expedition",), "fr": ("d'une Expédition ciblée",)},
    **{
        where: {"en": tuple(f"in {one}" for one in english), "fr": tuple(f"dans {une}" for une in french)}
        for where, (english, french) in SEVERAL.items()
    },
}
"""Of objects alone: where they are, or are taken from."""

EXPEDITIONS: Mapping[Where | Such, Wordings] = {
    Where.TARGET: {"en": ("target Expedition",), "fr": ("une Expédition ciblée",)},
    Where.MINE: {"en": ("my Expedition",), "fr": ("mon Expédition",)},
    Where.HERO: {"en": ("your Hero Expedition",), "fr": ("votre Expédition Héros",)},
    Where.COMPANION: {"en": ("your Companion Expedition",), "fr": ("votre Expédition Compagnon",)},
    Where.YOURS: {"en": ("one of your Expeditions",), "fr": ("l'une de vos Expéditions",)},
    Where.YOUR_OTHER: {"en": ("your other Expedition",), "fr": ("votre autre Expédition",)},
    Where.EACH_OF_YOURS: {"en": ("each of your Expeditions",), "fr": ("chacune de vos Expéditions",)},
    Where.TARGET_OPPONENTS_HERO: {
        "en": ("target opponent's Hero Expedition",),
        "fr": ("l'Expédition Héros d'un adversaire ciblé",),
    },
    Where.TARGET_OPPONENTS_COMPANION: {
        "en": ("target opponent's Companion Expedition",),
        "fr": ("l'Expédition Compagnon d'un adversaire ciblé",),
    },
    Where.ITS: {"en": ("that Expedition",), "fr": ("cette Expédition",)},
    **{where: {"en": english, "fr": french} for where, (english, french) in SUCH.items()},
    Where.FACING_ME: {
        "en": (
            "your opponent's Expedition facing me",
            "the Expedition facing me",
            "your opponent's Expedition facing mine",
            "the Expedition facing mine",
        ),
        "fr": ("l'Expédition adverse qui me fait face", "l'Expédition qui me fait face", "l'Expédition face à moi"),
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
        "fr": (
            *("l'Expédition qui me fait face est", "l'Expédition adverse qui me fait face est"),
            "l'Expédition face à moi est",
        ),
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

Destination = tuple[Zone, Whose | None, int | Paid | None, Where | None]
"""The zone, whose it is said to be, the place in a deck, the expeditions."""

DECKS: Mapping[Whose, Mapping[Language, str]] = {
    Whose.YOURS: {"en": "of your deck", "fr": "de votre deck"},
    Whose.THEIRS: {"en": "of their deck", "fr": "de son deck"},
}

GAINED = (Status.ANCHORED, Status.ASLEEP, Status.BOOSTED, Status.FLEETING)
"""The statuses that texts let objects gain and lose by those verbs."""
