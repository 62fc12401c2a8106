"""A table said in facts of a board: for each thing that the form knows, the bullets that say it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import groupby

from judge.cards.language.words import STATUSES as STATUS_NAMES
from judge.desk.table import PHASES, STATUSES, ZONES, DeskTable, TableCard, TableSide
from judge.game.state.objects import Player
from judge.game.terms import Expedition, Zone
from judge.messages import Language
from judge.scenario.about import ABOUT, EDITION
from judge.scenario.fact_writer import ZONE_LABELS, write_fact
from judge.scenario.facts import Day, Distance, FirstPlayer, Mana, Passed
from judge.scenario.situation import Adventure, InPhase, ToAct, write_situation
from judge.wording.names import Names
from judge.wording.slots import EXPEDITIONS, SLOTS

HERO, MANA, OTHER = "hero", "mana", "other"

Key = tuple[Player | None, Hashable]
"""What a bullet of the board speaks of: of whom, None for both players or neither, and of what."""

Said = tuple[Player | None, str]
"""A bullet: under whose heading it stands, None for above both, and its words."""


def board_facts(table: DeskTable, names: Names, language: Language) -> dict[Key, tuple[Said, ...]]:
    """A table as facts of a board.

    Arguments:
        names: the names of players and cards.
    """
    found: dict[Key, tuple[Said, ...]] = {}
    for key, seat, words in _bullets(table, names, language):
        found[key] = (*found.get(key, ()), (seat, words))
    return found


def _bullets(table: DeskTable, names: Names, language: Language) -> Iterator[tuple[Key, Player | None, str]]:
    colon = {"en": ":", "fr": "\u00a0:"}[language]
    if table.edition is not None:
        yield (None, EDITION), None, f"{ABOUT['edition'][language].partition(':')[0].rstrip()}{colon} {table.edition}"
    yield (None, Day), None, write_fact(Day(table.day), names, language)
    phase = InPhase(PHASES[table.phase], table.part)
    yield (None, InPhase), None, write_situation(phase, language)
    if table.adventure:
        label = {"en": "Adventure", "fr": "Aventure"}[language]
        yield (None, Adventure), None, f"{label}{colon} {'; '.join(table.adventure)}"
    for words in table.other:
        yield (None, OTHER), None, words
    for seat, side in enumerate(table.players):
        for subject, words in _of(side, names, language):
            yield (seat, subject), seat, words
        if side.first_player:
            yield (None, FirstPlayer), seat, write_fact(FirstPlayer(), names, language)
        if table.to_act is not None and table.to_act in (side.name, names.players[seat]):
            yield (None, ToAct), seat, write_situation(ToAct(), language)
        for words in side.other:
            yield (seat, OTHER), seat, words


def _of(side: TableSide, names: Names, language: Language) -> Iterator[tuple[Hashable, str]]:
    """What is said of a player, and of what."""
    colon = {"en": ":", "fr": "\u00a0:"}[language]
    if side.hero is not None:
        yield HERO, f"{ZONE_LABELS[Zone.HERO][language == 'fr']}{colon} {_listed(side.hero, names, language)}"
    if side.ready or side.exhausted:
        yield MANA, write_fact(Mana(side.ready + side.exhausted, side.exhausted), names, language)
    for name, place in ZONES.items():
        unknown = {"hand": side.hand_unknown, "deck": side.deck_unknown}.get(name, 0)
        words = _listing(side.zones[name], unknown, names, language)
        if words:
            label = (
                EXPEDITIONS[place][language][0]
                if isinstance(place, Expedition)
                else ZONE_LABELS[place][language == "fr"]
            )
            yield name, f"{label}{colon} {words}"
    for expedition, regions in zip(Expedition, side.distance, strict=True):
        yield (Distance, expedition), write_fact(Distance(expedition, regions), names, language)
    if side.passed:
        yield Passed, write_fact(Passed(), names, language)


def _listing(cards: Iterable[TableCard], unknown: int, names: Names, language: Language) -> str:
    """Cards one after the other, equal neighbours together, those that nobody names last."""
    parts = []
    for words, equals in groupby(_listed(card, names, language) for card in cards):
        count = len(list(equals))
        parts.append(f"{count} {words}" if count > 1 else words)
    if unknown:
        parts.append(f"{unknown} {'card' if language == 'en' else 'carte'}{'s' * (unknown > 1)}")
    return "; ".join(parts)


def _listed(card: TableCard, names: Names, language: Language) -> str:
    """A card with its statuses and counters."""
    words = [card.name]
    words += [STATUS_NAMES[STATUSES[status]].say(language) for status in card.statuses]
    words += [SLOTS["counters"].write(counter, names, language) for counter in card.counters if counter[1]]
    words += [card.extra] if card.extra else []
    return ", ".join(words)
