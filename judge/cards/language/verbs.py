"""The verbs of card texts, each with the forms that a sentence can ask for."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from judge.messages import Language


class VerbForm(StrEnum):
    """What a sentence asks of its verb."""

    ORDER = "order"
    BARE = "bare"
    FIRST = "first"
    THIRD = "third"
    MANY = "many"


def _english(bare: str, third: str) -> dict[VerbForm, str]:
    return {VerbForm.ORDER: bare, VerbForm.BARE: bare, VerbForm.FIRST: bare, VerbForm.THIRD: third, VerbForm.MANY: bare}


def _french(order: str, bare: str, third: str, many: str, first: str = "") -> dict[VerbForm, str]:
    return {
        VerbForm.ORDER: order,
        VerbForm.BARE: bare,
        VerbForm.FIRST: first or third,
        VerbForm.THIRD: third,
        VerbForm.MANY: many,
    }


Forms = Mapping[VerbForm, str]

VERBS: Mapping[str, Mapping[Language, Forms]] = {
    "activate": {
        "en": _english("activate", "activates"),
        "fr": _french("activez", "activer", "active", "activent"),
    },
    "augment": {
        "en": _english("Augment", "Augments"),
        "fr": _french("Amplifiez", "Amplifier", "Amplifie", "Amplifient"),
    },
    "choose": {
        "en": _english("choose", "chooses"),
        "fr": _french("choisissez", "choisir", "choisit", "choisissent"),
    },
    "complete": {
        "en": _english("complete", "completes"),
        "fr": _french("accomplissez", "accomplir", "accomplit", "accomplissent"),
    },
    "cost": {"en": _english("cost", "costs"), "fr": _french("coûtez", "coûter", "coûte", "coûtent")},
    "create": {"en": _english("create", "creates"), "fr": _french("créez", "créer", "crée", "créent")},
    "discard": {
        "en": _english("discard", "discards"),
        "fr": _french("défaussez", "défausser", "défausse", "défaussent"),
    },
    "draw": {"en": _english("draw", "draws"), "fr": _french("piochez", "piocher", "pioche", "piochent")},
    "defect": {
        "en": _english("defect", "defects"),
        "fr": _french("trahissez", "trahir", "trahit", "trahissent", "trahis"),
    },
    "double": {"en": _english("double", "doubles"), "fr": _french("doublez", "doubler", "double", "doublent")},
    "distribute": {
        "en": _english("distribute", "distributes"),
        "fr": _french("distribuez", "distribuer", "distribue", "distribuent"),
    },
    "spread": {
        "en": _english("distribute", "distributes"),
        "fr": _french("répartissez", "répartir", "répartit", "répartissent"),
    },
    "put_back": {
        "en": _english("put", "puts"),
        "fr": _french("remettez", "remettre", "remet", "remettent"),
    },
    "exchange": {
        "en": _english("exchange", "exchanges"),
        "fr": _french("échangez", "échanger", "échange", "échangent"),
    },
    "exhaust": {"en": _english("exhaust", "exhausts"), "fr": _french("épuisez", "épuiser", "épuise", "épuisent")},
    "exhausted_resupply": {
        "en": _english("Exhausted Resupply", "Exhausted Resupplies"),
        "fr": _french("Ravitaillez Épuisé", "Ravitailler Épuisé", "Ravitaille Épuisé", "Ravitaillent Épuisé"),
    },
    "gain": {"en": _english("gain", "gains"), "fr": _french("gagnez", "gagner", "gagne", "gagnent")},
    "give": {"en": _english("give", "gives"), "fr": _french("donnez", "donner", "donne", "donnent")},
    "have": {"en": _english("have", "has"), "fr": _french("faites", "faire", "fait", "font")},
    "increase": {
        "en": _english("increase", "increases"),
        "fr": _french("augmentez", "augmenter", "augmente", "augmentent"),
    },
    "join": {"en": _english("join", "joins"), "fr": _french("rejoignez", "rejoindre", "rejoint", "rejoignent")},
    "look": {
        "en": _english("look", "looks"),
        "fr": _french("regardez", "regarder", "regarde", "regardent"),
    },
    "take": {"en": _english("take", "takes"), "fr": _french("prenez", "prendre", "prend", "prennent")},
    "lose": {"en": _english("lose", "loses"), "fr": _french("perdez", "perdre", "perd", "perdent", "perds")},
    "move": {
        "en": _english("move", "moves"),
        "fr": _french("déplacez", "déplacer", "déplace", "déplacent"),
    },
    "pass": {"en": _english("pass", "passes"), "fr": _french("passez", "passer", "passe", "passent")},
    "pay": {"en": _english("pay", "pays"), "fr": _french("payez", "payer", "paie", "paient")},
    "place": {"en": _english("place", "places"), "fr": _french("placez", "placer", "place", "placent")},
    "play": {"en": _english("play", "plays"), "fr": _french("jouez", "jouer", "joue", "jouent")},
    "receive_it": {
        "en": _english("receive it", "receives it"),
        "fr": _french("recevez-le", "le recevoir", "le reçoit", "le reçoivent"),
    },
    "put": {"en": _english("put", "puts"), "fr": _french("mettez", "mettre", "met", "mettent")},
    "ready": {"en": _english("ready", "readies"), "fr": _french("redressez", "redresser", "redresse", "redressent")},
    "remove": {"en": _english("remove", "removes"), "fr": _french("retirez", "retirer", "retire", "retirent")},
    "rush": {"en": _english("Rush", "Rushes"), "fr": _french("Foncez", "Foncer", "Fonce", "Foncent")},
    "resupply": {
        "en": _english("Resupply", "Resupplies"),
        "fr": _french("Ravitaillez", "Ravitailler", "Ravitaille", "Ravitaillent"),
    },
    "reroll": {"en": _english("reroll", "rerolls"), "fr": _french("relancez", "relancer", "relance", "relancent")},
    "reveal": {"en": _english("reveal", "reveals"), "fr": _french("révélez", "révéler", "révèle", "révèlent")},
    "roll": {"en": _english("roll", "rolls"), "fr": _french("lancez", "lancer", "lance", "lancent")},
    "return": {"en": _english("return", "returns"), "fr": _french("renvoyez", "renvoyer", "renvoie", "renvoient")},
    "sabotage": {
        "en": _english("Sabotage", "Sabotages"),
        "fr": _french("Sabotez", "Saboter", "Sabote", "Sabotent"),
    },
    "shuffle": {
        "en": _english("shuffle", "shuffles"),
        "fr": _french("mélangez", "mélanger", "mélange", "mélangent"),
    },
    "sacrifice": {
        "en": _english("sacrifice", "sacrifices"),
        "fr": _french("sacrifiez", "sacrifier", "sacrifie", "sacrifient"),
    },
    "send": {"en": _english("send", "sends"), "fr": _french("envoyez", "envoyer", "envoie", "envoient")},
    "spend": {"en": _english("spend", "spends"), "fr": _french("dépensez", "dépenser", "dépense", "dépensent")},
    "switch": {"en": _english("switch", "switches"), "fr": _french("changez", "changer", "change", "changent")},
    "aim": {"en": _english("target", "targets"), "fr": _french("ciblez", "cibler", "cible", "ciblent")},
}


SUBJUNCTIVES: Mapping[str, str] = {"defect": "trahisse", "lose": "perde"}
"""What French says after "pour que" where that is another form: "pour qu'un Personnage ciblé perde Fugace"."""


def written(verb: str, language: Language) -> tuple[str, ...]:
    """Every form of a verb that texts write."""
    found = dict.fromkeys(VERBS[verb][language].values())
    if language == "fr" and verb in SUBJUNCTIVES:
        found[SUBJUNCTIVES[verb]] = None
    return tuple(found)


def say(verb: str, language: Language, form: VerbForm) -> str:
    """A verb in a language, in the form asked for."""
    return VERBS[verb][language][form]


def forms(word: str, language: Language, verb: str) -> tuple[str, frozenset[VerbForm]]:
    """Which of its forms a written verb can be.

    Arguments:
        word: as written.
    """
    spoken = VERBS[verb][language]
    if word.casefold() == SUBJUNCTIVES.get(verb):
        return verb, frozenset({VerbForm.THIRD})
    return verb, frozenset(form for form, text in spoken.items() if text.casefold() == word.casefold())
