"""Facts written down again, in either language: the other direction of reading them."""

from __future__ import annotations

from collections.abc import Mapping

from judge.cards.collection import UnknownCard, display_name
from judge.cards.language.words import PHASES, STATUSES, TOKENS
from judge.game.terms import Zone
from judge.messages import Language
from judge.scenario.facts import Day, Distance, Fact, FirstPlayer, InPhase, InZone, Listed, Mana, Passed, Wins
from judge.wording.names import Names
from judge.wording.slots import EXPEDITIONS, SLOTS

ZONE_LABELS: Mapping[Zone, tuple[str, str]] = {
    Zone.HAND: ("Hand", "Main"),
    Zone.RESERVE: ("Reserve", "Réserve"),
    Zone.LANDMARK: ("Landmarks", "Repères"),
    Zone.DISCARD: ("Discard pile", "Défausse"),
    Zone.HERO: ("Hero", "Héros"),
    Zone.DECK: ("Deck, top to bottom", "Deck, de haut en bas"),
    Zone.LIMBO: ("Limbo", "Limbes"),
}


def write_fact(fact: Fact, names: Names, language: Language) -> str:
    """The words of a fact, which `read_fact` reads back.

    Arguments:
        fact: the fact.
        names: the names of players and cards.
        language: the language.
    """
    english = language == "en"
    match fact:
        case FirstPlayer():
            return "First player" if english else "Premier joueur"
        case Passed(yes):
            return ("Passed" if yes else "Not passed") if english else ("A passé" if yes else "N’a pas passé")
        case Wins(player):
            return f"{names.players[player]} {'wins' if english else 'gagne'}"
        case Day(number):
            return _labelled("Day" if english else "Jour", str(number), language)
        case InPhase(phase):
            return _labelled("Phase", PHASES[phase].say(language), language)
        case Mana(orbs, exhausted):
            return _labelled("Mana", _orbs(orbs, exhausted, language), language)
        case Distance(expedition, regions):
            title = EXPEDITIONS[expedition][language][0]
            return _labelled(
                f"Distance of the {title}" if english else f"Distance de l’{title}", str(regions), language
            )
        case InZone(zone, expedition, cards):
            label = ZONE_LABELS[zone][not english] if expedition is None else EXPEDITIONS[expedition][language][0]
            held = "; ".join(write_listed(card, names, language) for card in cards)
            return _labelled(label, held or ("empty" if english else "vide"), language)


def write_listed(listed: Listed, names: Names, language: Language) -> str:
    """A card with its statuses and counters, as a fact lists it.

    Arguments:
        listed: the card.
        names: the names of cards.
        language: the language.
    """
    words = [_name(listed, names, language)]
    words += [STATUSES[status].say(language) for status in sorted(listed.statuses)]
    words += [SLOTS["counters"].write(counter, names, language) for counter in listed.counters]
    words += [{"en": "ready", "fr": "prêt"}[language]] if listed.ready else []
    return ", ".join(words)


def _name(listed: Listed, names: Names, language: Language) -> str:
    for key in listed.named.keys:
        if key in TOKENS:
            return TOKENS[key].say(language)
    try:
        return display_name(names.pick(listed.named), language)
    except UnknownCard:
        return listed.named.text


def _orbs(orbs: int, exhausted: int, language: Language) -> str:
    if not exhausted:
        return str(orbs)
    word = "exhausted" if language == "en" else f"épuisée{'s' * (exhausted > 1)}"
    return f"{orbs} ({exhausted} {word})"


def _labelled(label: str, value: str, language: Language) -> str:
    return f"{label}: {value}" if language == "en" else f"{label}\u00a0: {value}"
