"""Makes the file of the cards that ship from a file of cards with their texts, of which it keeps no word."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from judge.cards.beginnings import begun
from judge.cards.language.declined import Declined
from judge.cards.language.marks import lines
from judge.cards.language.reader import read_text
from judge.cards.notation import UNKNOWN, is_unknown, read_tree, write_tree
from judge.cards.own_words import Lines, Notation
from judge.cards.printed import Printed
from judge.cards.reading import is_feminine
from judge.cards.shipped import card_facts
from judge.game.ability import Ability
from judge.messages import LANGUAGES, Language
from judge.place import replace_lines

SETS = ("CORE", "ALIZE", "BISE", "CYCLONE", "DUSTER", "EOLE")
"""The sets in the order in which they came out; others follow."""


def ship(cards: Iterable[Printed], target: Path, done: Callable[[int], None] = lambda count: None) -> tuple[int, int]:
    """Write what ships of some cards: facts, and the abilities as far as they are understood.

    Arguments:
        cards: the cards, with their texts.
        target: the file that is written.
        done: is told of every card that is read.

    Returns:
        how many cards there are, and how many of them are understood wholly.

    Raises:
        OSError: the file cannot be written.
    """
    rows: list[str] = []
    whole = 0
    for card in sorted(cards, key=_place):
        notation = notation_of(card)
        whole += "Unknown" not in " ".join((*notation.main, *notation.support))
        rows.append(json.dumps(card_facts(card, notation), ensure_ascii=False))
        done(1)
    replace_lines(target, rows)
    return len(rows), whole


def notation_of(card: Printed) -> Notation:
    """What is understood of a card's texts, in the compact notation."""
    english, french = _both(card, card.text, False), _both(card, card.support, True)
    main, support = english["en"], french["en"]
    differing = (english["fr"], french["fr"])
    notation = Notation(main, support, None if differing == (main, support) else differing)
    abilities = tuple(read_tree(one) for one in (*differing[0], *differing[1]))
    spoken = not any(map(is_unknown, abilities)) and is_feminine(abilities, card)
    return Notation(main, support, notation.french, spoken)


def _both(card: Printed, texts: Mapping[Language, str], support: bool) -> dict[Language, Lines]:
    """The abilities of a text in each language; where one is not understood, what the other one says."""
    parted: dict[Language, list[str]] = {}
    for language in LANGUAGES:
        with suppress(Declined):
            parted[language] = [line.text for line in lines(texts[language], language)]
    if not parted:
        return dict.fromkeys(LANGUAGES, (write_tree(UNKNOWN),))
    first = next((one for one in parted.values() if one), [])
    parted = {language: found for language, found in parted.items() if len(found) == len(first)}
    found: dict[Language, list[str]] = {language: [] for language in LANGUAGES}
    for place in range(len(first)):
        read = {language: _read(line[place], card, language, support) for language, line in parted.items()}
        understood = [one for one in read.values() if one is not None]
        if not understood:
            words = {language: line[place] for language, line in parted.items()}
            understood.append((_begun(words, card, support),))
        for language in LANGUAGES:
            found[language] += map(write_tree, read.get(language) or understood[0])
    return {language: tuple(said) for language, said in found.items()}


def _read(line: str, card: Printed, language: Language, support: bool) -> tuple[Ability, ...] | None:
    try:
        return read_text(line, language, card.kind, support)
    except Declined:
        return None


def _begun(words: Mapping[Language, str], card: Printed, support: bool) -> Ability:
    """What is understood of the beginning of a line in any language."""
    for language in words:
        begins = begun(words, language, card.kind, support)
        if begins is not None:
            return replace(begins[0], effect=UNKNOWN)
    return UNKNOWN


def _place(card: Printed) -> tuple[int, str, str]:
    return SETS.index(card.set) if card.set in SETS else len(SETS), card.set, card.id
