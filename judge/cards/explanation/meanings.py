"""What the words of the game mean that a new player does not know: statuses, keywords and verbs in brackets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.cards.explanation.articles import STATUSES as STATUS_LAWS
from judge.game import ability as tree
from judge.game.ability.nodes.later import edition_with, needed_by
from judge.game.terms import Keyword, Status, Type
from judge.law.citation import citations
from judge.law.laws import objects, playing, vocabulary
from judge.law.laws.law import Law
from judge.messages import Language

Meaning = Mapping[Language, str]

STATUSES: Mapping[Status, Meaning] = {
    Status.ANCHORED: {
        "en": "Anchored: at Rest it stays in its Expedition instead of going to the Reserve, and loses Anchored",
        "fr": "Ancré\u00a0: au Repos, la carte reste dans son Expédition au lieu d’aller en Réserve, et perd Ancré",
    },
    Status.ASLEEP: {
        "en": "Asleep: its statistics do not count at Progress; at Rest it stays in its Expedition and loses Asleep",
        "fr": "Endormi\u00a0: ses statistiques ne comptent pas lors de l’effet quotidien Progresser\u00a0; au Repos, la"
        " carte reste dans son Expédition et perd Endormi",
    },
    Status.BOOSTED: {"en": "Boosted: it has at least one boost", "fr": "Boosté\u00a0: la carte a au moins un boost"},
    Status.COMPLETED: {
        "en": "Completed: the Feat was completed, and its second ability works",
        "fr": "Accompli\u00a0: la Prouesse a été accomplie, et sa seconde capacité fonctionne",
    },
    Status.EXHAUSTED: {
        "en": "exhausted: it cannot be exhausted again until it is readied",
        "fr": "épuisé\u00a0: ce qui est épuisé ne peut pas l’être de nouveau avant d’être redressé",
    },
    Status.FLEETING: {
        "en": "Fleeting: if it would go from the Expedition zone to the Reserve, it goes to the Discard pile instead",
        "fr": "Fugace\u00a0: si la carte devait aller de la zone d’Expédition en Réserve, elle va à la"
        " place dans la Défausse",
    },
}

KEYWORDS: Mapping[Keyword, Meaning] = {
    Keyword.COOLDOWN: {
        "en": "Cooldown: if it goes to the Reserve once it has resolved, it is exhausted there",
        "fr": "Rafraîchissement\u00a0: si la carte va en Réserve une fois résolue, elle y est épuisée",
    },
    Keyword.DEFENDER: {
        "en": "Defender: the Expedition that it is in cannot move forward during Dusk",
        "fr": "Défenseur\u00a0: l’Expédition où la carte se trouve ne peut pas avancer au Crépuscule",
    },
    Keyword.ETERNAL: {
        "en": "Eternal: Rest does not send it to the Reserve",
        "fr": "Éternel\u00a0: le Repos n’envoie pas la carte en Réserve",
    },
    Keyword.FLEETING: {
        "en": "Fleeting: this Spell goes to the Discard pile once it has resolved, from wherever it is played",
        "fr": "Fugace\u00a0: une fois résolu, ce Sort va dans la Défausse, d’où qu’il ait été joué",
    },
    Keyword.GIGANTIC: {
        "en": "Gigantic: it is in both of its controller’s Expeditions at once, and counts in each",
        "fr": "Gigantesque\u00a0: la carte est à la fois dans les deux Expéditions de son contrôleur, et compte"
        " dans chacune",
    },
    Keyword.SCOUT: {
        "en": "Scout: it can be played from hand for this cost, and is then sent to the Reserve",
        "fr": "Repérage\u00a0: on peut jouer la carte de sa main pour ce coût, puis elle est envoyée en Réserve",
    },
    Keyword.SEASONED: {
        "en": "Seasoned: it keeps its boosts when it goes from the Expedition zone to the Reserve",
        "fr": "Aguerri\u00a0: la carte garde ses boosts quand elle va de la zone d’Expédition en Réserve",
    },
    Keyword.TEMPLE: {
        "en": "Temple: it can be played for this cost as a Landmark Permanent, which may go to the Reserve at Noon",
        "fr": "Temple\u00a0: on peut jouer la carte pour ce coût en tant que Permanent de Repère, qui peut aller en"
        " Réserve à Midi",
    },
    Keyword.TOUGH: {
        "en": "Tough {number}: an opponent’s Spell or ability that targets it costs {cost} more",
        "fr": "Coriace {number}\u00a0: un Sort ou une capacité d’un adversaire qui cible la carte coûte {cost} de plus",
    },
}

VERBS: Mapping[type, Meaning] = {
    tree.Resupply: {
        "en": "to Resupply is to put the top card of one’s deck in Reserve",
        "fr": "Ravitailler, c’est mettre en Réserve la première carte de son deck",
    },
    tree.Sabotage: {
        "en": "to Sabotage is to discard up to one target card from any Reserve",
        "fr": "Saboter, c’est défausser jusqu’à une carte ciblée d’une Réserve",
    },
    tree.AfterYou: {
        "en": "After You: the turn ends once no reaction is left; this does not count as passing",
        "fr": "Après vous\u00a0: le tour se termine dès qu’il ne reste aucune réaction\u00a0; cela ne compte"
        " pas comme passer",
    },
    tree.Rush: {
        "en": "to Rush is to play another card at once",
        "fr": "Foncer, c’est jouer aussitôt une autre carte",
    },
    tree.Ascend: {
        "en": "an Expedition that Ascends can move forward until Rest where its statistics are only equal",
        "fr": "une Expédition qui s’Élève peut avancer jusqu’au Repos là où ses statistiques sont seulement égales",
    },
    tree.Complete: {
        "en": "a Feat that is completed is Completed from then on",
        "fr": "une Prouesse que l’on accomplit est désormais Accomplie",
    },
    tree.Augment: {
        "en": "to Augment is to add one counter of a kind that is already there",
        "fr": "Amplifier, c’est ajouter un compteur d’une sorte déjà présente",
    },
    tree.ReceiveGift: {
        "en": "to also receive a Gift is to draw, to Resupply or to create the same token, as the other player did",
        "fr": "recevoir aussi un Don, c’est piocher, Ravitailler ou créer le même jeton, comme l’a fait l’autre joueur",
    },
    tree.PlaceMarker: {
        "en": "a region with a Terrain Marker has the terrain of the Marker and no other",
        "fr": "une région qui porte un marqueur Terrain a le terrain de ce marqueur et aucun autre",
    },
    tree.Roll: {"en": "the die has six sides", "fr": "le dé a six faces"},
    tree.Defect: {
        "en": "a Character that defects joins the Expedition that it faces, and its controller changes",
        "fr": "un Personnage qui trahit rejoint l’Expédition qui lui fait face et change de contrôleur",
    },
    tree.SwitchExpeditions: {
        "en": "the Character moves to its controller’s other Expedition, without leaving or joining the zone",
        "fr": "le Personnage passe dans l’autre Expédition de son contrôleur, sans quitter ni rejoindre la zone",
    },
}


EXHAUSTED_RESUPPLY: Meaning = {
    "en": "an Exhausted Resupply puts the top card of one’s deck in Reserve, exhausted",
    "fr": "Ravitailler Épuisé, c’est mettre en Réserve, épuisée, la première carte de son deck",
}
TOUGH_AT_ITS_STEP: Meaning = {
    "en": "Tough {number}: an opponent who chooses it as a target pays {cost} for that, right before the step",
    "fr": "Coriace {number}\u00a0: un adversaire qui choisit la carte pour cible paie {cost} pour cela, juste avant"
    " l’étape",
}
EXHAUSTED_IN_RESERVE: Meaning = {
    "en": "; in the Reserve it cannot be played and has no Support ability",
    "fr": "\u00a0; en Réserve, cela ne peut pas être joué et n’a pas de capacité de Soutien",
}
ELSEWHERE: Meaning = {"en": "needs edition {edition}", "fr": "demande l’édition {edition}"}
NOWHERE: Meaning = {"en": "no edition here has a rule for it", "fr": "aucune édition présente n’a de règle à ce sujet"}

SPELLS_FLEETING: Meaning = {
    "en": "Fleeting: the Spell goes to the Discard pile instead of the Reserve once it has resolved",
    "fr": "Fugace\u00a0: une fois résolu, le Sort va dans la Défausse au lieu d’aller en Réserve",
}
SPELL_FLEETING: Meaning = {
    "en": "Fleeting: this Spell goes to the Discard pile instead of the Reserve once it has resolved",
    "fr": "Fugace\u00a0: une fois résolu, ce Sort va dans la Défausse au lieu d’aller en Réserve",
}
READIED: Meaning = {
    "en": "to ready is to turn back what is exhausted, which can then be exhausted again",
    "fr": "redresser, c’est remettre droit ce qui est épuisé, qui peut alors être épuisé de nouveau",
}


def keyword_meaning(ability: tree.KeywordAbility, language: Language, edition: str) -> str:
    """What a keyword means in an edition, with its number."""
    number = str(ability.number) if isinstance(ability.number, int) else "X"
    meant = KEYWORDS[ability.keyword][language]
    if ability.keyword is Keyword.TOUGH and has(edition, vocabulary.TOUGH_BEFORE_STEP):
        meant = TOUGH_AT_ITS_STEP[language]
    meant = meant.replace("{number}", number).replace("{cost}", f"{{{number}}}")
    return noted(meant, ability, language, edition)


def noted(text: str, node: object, language: Language, edition: str) -> str:
    """What a word means, with a note where an edition does not have it.

    Arguments:
        text: what it means.
        node: the part of an ability that says it.
    """
    needed = needed_by(node)
    if needed is None or (needed[1] is not None and has(edition, needed[1])):
        return text
    other = edition_with(needed[1])
    if other is None:
        return f"{text} ({NOWHERE[language]})"
    return f"{text} ({ELSEWHERE[language].format(edition=other)})"


def has(edition: str, law: Law) -> bool:
    """Whether an edition has a law."""
    return law.name in citations(edition)


def status_meaning(status: Status, language: Language, edition: str) -> str:
    """What a status means in an edition."""
    text = STATUSES[status][language]
    if status is Status.EXHAUSTED and has(edition, objects.EXHAUSTED_NOT_PLAYED):
        return text + EXHAUSTED_IN_RESERVE[language]
    return noted(text, tree.GainStatus(tree.Me(), status), language, edition)


def status_laws(step: tree.GainStatus | tree.LoseStatus, spell: bool) -> tuple[Law, ...]:
    """The laws that the meaning of a status rests on.

    Arguments:
        step: who gains or loses it.
        spell: whether the bearer is a Spell that resolves.
    """
    if spell and step.status is Status.FLEETING and step.what == tree.Me():
        return (playing.SPELL_DONE,)
    if step == tree.LoseStatus(step.what, Status.EXHAUSTED):
        return (vocabulary.LOSE_STATUS, vocabulary.STATUS_NOT_TWICE)
    return STATUS_LAWS[step.status]


def of_played(ability: tree.PlayedGain, language: Language, edition: str) -> tuple[str, tuple[Law, ...]]:
    """What the status means that played cards have, and the laws that it rests on."""
    if ability.status is Status.FLEETING and ability.kind.types == (Type.SPELL,):
        return SPELLS_FLEETING[language], (playing.SPELL_DONE,)
    return status_meaning(ability.status, language, edition), STATUS_LAWS[ability.status]


def meaning(step: Any, language: Language, edition: str, spell: bool = False) -> str:
    """What the game's word in a step means; "" where the step says all by itself.

    Arguments:
        edition: the edition by which it is told.
        spell: whether the bearer is a Spell that resolves.
    """
    match step:
        case tree.GainStatus(tree.Me(), Status.FLEETING) | tree.LoseStatus(tree.Me(), Status.FLEETING) if spell:
            return SPELL_FLEETING[language]
        case tree.LoseStatus(_, Status.EXHAUSTED):
            return READIED[language]
        case tree.GainStatus(_, status) | tree.LoseStatus(_, status):
            return status_meaning(status, language, edition)
        case tree.Resupply(exhausted=True):
            found: Meaning | None = EXHAUSTED_RESUPPLY
        case _:
            found = VERBS.get(type(step))
    return noted(found[language], step, language, edition) if found is not None else ""
