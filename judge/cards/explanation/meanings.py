"""What the words of the game mean that a new player does not know: statuses, keywords and verbs in brackets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.game import ability as tree
from judge.game.terms import Keyword, Status
from judge.messages import Language

Meaning = Mapping[Language, str]

STATUSES: Mapping[Status, Meaning] = {
    Status.ANCHORED: {
        "en": "Anchored: at Rest it stays in its Expedition instead of going to the Reserve, and loses Anchored",
        "fr": "Ancré\u00a0: au Repos, il reste dans son Expédition au lieu d’aller en Réserve, et perd Ancré",
    },
    Status.ASLEEP: {
        "en": "Asleep: its statistics do not count at Progress; at Rest it stays in its Expedition and loses Asleep",
        "fr": "Endormi\u00a0: lors de Progresser, ses statistiques ne comptent pas\u00a0; au Repos, il reste dans son"
        " Expédition et perd Endormi",
    },
    Status.BOOSTED: {"en": "Boosted: it has at least one boost", "fr": "Boosté\u00a0: il a au moins un boost"},
    Status.EXHAUSTED: {
        "en": "exhausted: turned sideways; it cannot be exhausted again until it is readied",
        "fr": "épuisé\u00a0: tourné sur le côté\u00a0; il ne peut pas l’être de nouveau avant d’avoir été redressé",
    },
    Status.FLEETING: {
        "en": "Fleeting: if it would go from the Expedition zone to the Reserve, it goes to the Discard pile instead",
        "fr": "Fugace\u00a0: s’il devait aller de la zone d’Expédition en Réserve, il va à la place dans la Défausse",
    },
}

KEYWORDS: Mapping[Keyword, Meaning] = {
    Keyword.COOLDOWN: {
        "en": "Cooldown: if it goes to the Reserve once it has resolved, it is exhausted there (needs edition 4.0)",
        "fr": "Rafraîchissement\u00a0: si elle va en Réserve une fois résolue, elle y est épuisée"
        " (demande l’édition 4.0)",
    },
    Keyword.DEFENDER: {
        "en": "Defender: the Expedition that it is in cannot move forward during Dusk",
        "fr": "Défenseur\u00a0: l’Expédition où il se trouve ne peut pas avancer au Crépuscule",
    },
    Keyword.ETERNAL: {
        "en": "Eternal: Rest does not send it to the Reserve",
        "fr": "Éternel\u00a0: le Repos ne l’envoie pas en Réserve",
    },
    Keyword.FLEETING: {
        "en": "Fleeting: this Spell goes to the Discard pile once it has resolved, from wherever it is played",
        "fr": "Fugace\u00a0: une fois résolu, ce Sort va dans la Défausse, d’où qu’il ait été joué",
    },
    Keyword.GIGANTIC: {
        "en": "Gigantic: it is in both of its controller’s Expeditions at once, and counts in each",
        "fr": "Gigantesque\u00a0: il est à la fois dans les deux Expéditions de son contrôleur, et compte dans chacune",
    },
    Keyword.SCOUT: {
        "en": "Scout: it can be played from hand for this cost, and is then sent to the Reserve (needs edition 4.0)",
        "fr": "Repérage\u00a0: on peut la jouer de sa main pour ce coût, puis elle est envoyée en Réserve"
        " (demande l’édition 4.0)",
    },
    Keyword.SEASONED: {
        "en": "Seasoned: it keeps its boosts when it goes from the Expedition zone to the Reserve",
        "fr": "Aguerri\u00a0: il garde ses boosts quand il va de la zone d’Expédition en Réserve",
    },
    Keyword.TOUGH: {
        "en": "Tough: what an opponent targets it with costs this much more",
        "fr": "Coriace\u00a0: ce avec quoi un adversaire le cible coûte d’autant plus",
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
        "en": "After You: the turn ends once no reaction is left; it is no pass",
        "fr": "Après vous\u00a0: le tour se termine dès qu’il ne reste aucune réaction\u00a0; ce n’est pas passer",
    },
    tree.Rush: {
        "en": "to Rush is to play another card at once (needs edition 4.0)",
        "fr": "Foncer, c’est jouer aussitôt une autre carte (demande l’édition 4.0)",
    },
    tree.Augment: {
        "en": "to Augment is to add one counter of a kind that is already there (needs edition 4.0)",
        "fr": "Amplifier, c’est ajouter un compteur d’une sorte déjà présente (demande l’édition 4.0)",
    },
    tree.Roll: {"en": "the die has six sides", "fr": "le dé a six faces"},
    tree.SwitchExpeditions: {
        "en": "it moves to its controller’s other Expedition, without leaving or joining the zone",
        "fr": "il passe dans l’autre Expédition de son contrôleur, sans quitter ni rejoindre la zone",
    },
}


def meaning(step: Any, language: Language) -> str:
    """What the game's word in a step means; "" where the step says all by itself."""
    match step:
        case tree.GainStatus(_, status) | tree.LoseStatus(_, status):
            return STATUSES[status][language]
        case tree.Resupply(exhausted=True):
            return {
                "en": "an Exhausted Resupply puts the top card of the deck in Reserve, exhausted (needs edition 4.0)",
                "fr": "Ravitailler Épuisé met en Réserve, épuisée, la première carte du deck (demande l’édition 4.0)",
            }[language]
    found = VERBS.get(type(step))
    return found[language] if found is not None else ""
