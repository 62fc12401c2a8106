"""Who does something, where it is not you, in either language."""

from __future__ import annotations

from collections.abc import Mapping

from judge.cards.language import words
from judge.elision import elides
from judge.game.ability import Who
from judge.game.terms import Type
from judge.messages import Language

NAMED_AGAIN = (words.TOKEN, words.TYPES[Type.CHARACTER], *words.SUBTYPES.values())
"""How something that was just named can be called."""


def _that(noun: words.Noun) -> str:
    said = noun.say("fr")
    return f"{'cette' if noun.feminine else 'cet' if elides(said) else 'ce'} {said}"


def facing(noun: words.Noun, language: Language) -> str:
    """ "the controller of the Expedition facing that Illusion"."""
    if language == "en":
        return f"the controller of the Expedition facing that {noun.say('en')}"
    return f"le contrôleur de l'Expédition qui fait face à {_that(noun)}"


UNABLE: Mapping[Language, tuple[str, ...]] = {
    "en": ("can't", "couldn't", "cannot"),
    "fr": ("ne le peut pas", "ne peut pas", "n'a pas pu"),
}
"""How it is said of a player that they cannot do what each had to; of what each may do it would mean something else."""

WHO: Mapping[Who, Mapping[Language, tuple[str, ...]]] = {
    Who.EACH: {"en": ("each player",), "fr": ("chaque joueur",)},
    Who.EACH_WHO_DID: {
        "en": ("each player who does", "each player who did"),
        "fr": ("chaque joueur qui le fait", "chaque joueur qui l'a fait", "chaque joueur l'ayant fait"),
    },
    Who.EACH_WHO_DID_NOT: {
        "en": tuple(f"each player who {no}" for no in ("doesn't", "didn't", *UNABLE["en"])),
        "fr": tuple(f"chaque joueur qui {no}" for no in ("ne le fait pas", "ne l'a pas fait", *UNABLE["fr"])),
    },
    Who.EACH_OPPONENT_WHO_DID: {
        "en": ("each opponent who does", "each opponent who did"),
        "fr": ("chaque adversaire qui le fait", "chaque adversaire qui l'a fait", "chaque adversaire l'ayant fait"),
    },
    Who.EACH_OPPONENT_WHO_DID_NOT: {
        "en": tuple(f"each opponent who {no}" for no in ("doesn't", "didn't", *UNABLE["en"])),
        "fr": tuple(f"chaque adversaire qui {no}" for no in ("ne le fait pas", "ne l'a pas fait", *UNABLE["fr"])),
    },
    Who.EACH_FROM_YOU: {
        "en": ("starting with you, each player",),
        "fr": ("en commençant par vous, chaque joueur",),
    },
    Who.EACH_OPPONENT: {"en": ("each opponent",), "fr": ("chaque adversaire",)},
    Who.TARGET_OPPONENT: {"en": ("target opponent",), "fr": ("un adversaire ciblé", "l'adversaire ciblé")},
    Who.TARGET_PLAYER: {"en": ("target player",), "fr": ("un joueur ciblé", "le joueur ciblé")},
    Who.THEY: {"en": ("that player", "that opponent"), "fr": ("ce joueur", "cet adversaire")},
    Who.CONTROLLER: {"en": ("its controller",), "fr": ("son contrôleur",)},
    Who.OWNER: {"en": ("its owner",), "fr": ("son propriétaire",)},
    Who.FACING: {
        "en": (
            "the controller of the Expedition facing it",
            *(facing(noun, "en") for noun in NAMED_AGAIN),
        ),
        "fr": (
            "le contrôleur de l'Expédition qui lui fait face",
            *(facing(noun, "fr") for noun in NAMED_AGAIN),
        ),
    },
}
"""Who does something, where it is not you."""

FOR_WHO: Mapping[Who, Mapping[Language, tuple[str, ...]]] = {
    who: {
        "en": tuple(f"for {one}" for one in WHO[who]["en"]),
        "fr": tuple(f"pour {un}" for un in WHO[who]["fr"]),
    }
    for who in (
        *(Who.EACH_WHO_DID, Who.EACH_WHO_DID_NOT),
        *(Who.EACH_OPPONENT_WHO_DID, Who.EACH_OPPONENT_WHO_DID_NOT),
    )
}
"""For whom something is done once for each, of those who have done what each may or had to do."""
