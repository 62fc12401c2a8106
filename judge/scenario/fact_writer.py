"""Facts written down again, in either language: the other direction of reading them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from judge.cards.collection import UnknownCard
from judge.cards.language.words import STATUSES, TOKENS
from judge.cards.naming import display_name
from judge.game.terms import Expedition, Status, Zone
from judge.messages import Language
from judge.scenario.facts import (
    AreAscended,
    Awaited,
    Day,
    Distance,
    Fact,
    FirstPlayer,
    HasMarkers,
    InZone,
    Listed,
    Mana,
    Passed,
    Received,
    Turn,
    Wins,
)
from judge.scenario.marked_regions import write_markers
from judge.scenario.situation import write_situation
from judge.wording.names import Names
from judge.wording.slots import EXPEDITIONS, SLOTS
from judge.wording.table import sentence

ZONE_LABELS: Mapping[Zone, tuple[str, str]] = {
    Zone.HAND: ("Hand", "Main"),
    Zone.RESERVE: ("Reserve", "Réserve"),
    Zone.LANDMARK: ("Landmarks", "Repères"),
    Zone.DISCARD: ("Discard pile", "Défausse"),
    Zone.HERO: ("Hero", "Héros"),
    Zone.DECK: ("Deck, top to bottom", "Deck, de haut en bas"),
    Zone.LIMBO: ("Limbo", "Limbes"),
    Zone.MANA: ("Mana zone", "Zone de Mana"),
}


def write_fact(fact: Fact, names: Names, language: Language) -> str:
    """The words of a fact, which `read_fact` reads back.

    Arguments:
        names: the names of players and cards.
    """
    english = language == "en"
    match fact:
        case FirstPlayer():
            return "First player" if english else "Premier joueur"
        case Passed(yes):
            return ("Passed" if yes else "Not passed") if english else ("A passé" if yes else "N’a pas passé")
        case Wins(player):
            return f"{names.players[player]} {'wins' if english else 'gagne'}"
        case Turn(player):
            return sentence("coming", "turn").write({"player": player}, names, language)
        case Awaited(player):
            return sentence("coming", "waits").write({"player": player}, names, language)
        case Day(number):
            return _labelled("Day" if english else "Jour", str(number), language)
        case Mana(orbs, exhausted):
            return _labelled("Mana", _orbs(orbs, exhausted, language), language)
        case Distance(expedition, regions):
            title = EXPEDITIONS[expedition][language][0]
            return _labelled(
                f"Distance of the {title}" if english else f"Distance de l’{title}", str(regions), language
            )
        case AreAscended(expeditions):
            named = [EXPEDITIONS[one][language][0] for one in Expedition if one in expeditions]
            said = {"en": "; ", "fr": "\u00a0; "}[language].join(named) or ("none" if english else "aucune")
            return _labelled("Ascended" if english else "Élevées", said, language)
        case HasMarkers():
            return _labelled(
                "Terrain Markers" if english else "Marqueurs Terrain", write_markers(fact, language), language
            )
        case Received(cards):
            return _labelled("Received" if english else "Reçues", _listing(cards, names, language), language)
        case InZone(zone, expedition, cards, in_order):
            label = ZONE_LABELS[zone][not english] if expedition is None else EXPEDITIONS[expedition][language][0]
            return _labelled(label if in_order else "Deck", _listing(cards, names, language), language)
        case situation:
            return write_situation(situation, language)


def _listing(cards: Iterable[Listed], names: Names, language: Language) -> str:
    """Cards one after the other, equal neighbours together."""
    parts = []
    for card, equals in groupby(cards):
        count = len(list(equals))
        said = write_listed(card, names, language)
        if card.named is None:
            parts.append(f"{count} {said}{'s' * (count > 1)}")
        else:
            parts.append(f"{count} {said}" if count > 1 else said)
    return {"en": "; ", "fr": "\u00a0; "}[language].join(parts) or {"en": "empty", "fr": "vide"}[language]


def write_listed(listed: Listed, names: Names, language: Language) -> str:
    """A card with its statuses and counters, as a fact lists it.

    Arguments:
        listed: the card.
        names: the names of cards.
    """
    number = f" #{listed.named.copy}" if listed.named is not None and listed.named.copy is not None else ""
    words = [_name(listed, names, language) + number]
    words += [STATUSES[status].say(language) for status in sorted(listed.statuses)]
    words += _denied(listed.without, language)
    words += [SLOTS["counters"].write(counter, names, language) for counter in listed.counters]
    words += [{"en": "no counters", "fr": "aucun compteur"}[language]] if listed.bare else []
    if listed.owner is not None:
        words.append(f"{'owned by' if language == 'en' else 'appartenant à'} {names.players[listed.owner]}")
    return ", ".join(words)


def _denied(statuses: frozenset[Status], language: Language) -> Iterator[str]:
    """That a card has not some statuses."""
    if statuses == frozenset(Status):
        yield {"en": "no statuses", "fr": "aucun statut"}[language]
        return
    for status in sorted(statuses):
        if status is Status.EXHAUSTED:
            yield {"en": "ready", "fr": "prêt"}[language]
        else:
            yield f"{'not' if language == 'en' else 'non'} {STATUSES[status].say(language)}"


def _name(listed: Listed, names: Names, language: Language) -> str:
    if listed.named is None:
        return "card" if language == "en" else "carte"
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
    word = "exhausted" if language == "en" else f"épuisé{'s' * (exhausted > 1)}"
    return f"{orbs} ({exhausted} {word})"


def _labelled(label: str, value: str, language: Language) -> str:
    return f"{label}: {value}" if language == "en" else f"{label}\u00a0: {value}"
