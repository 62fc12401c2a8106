"""All known cards as a shelf to leaf through: searched within, filtered, a page at a time."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import lru_cache

from judge.cards.collection import Collection
from judge.cards.language.words import FACTIONS, KEYWORDS, STATUSES, Adjective
from judge.cards.naming import folded
from judge.cards.printed import Printed
from judge.editions import rules_of
from judge.game.terms import Keyword, Status, Type
from judge.messages import LANGUAGES, Message, message
from judge.value import value

A_PAGE = 40

TYPES: Mapping[str, Message] = {
    "character": message("Character"),
    "spell": message("Spell"),
    "permanent": message("Permanent"),
    "hero": message("Hero"),
    "token": message("Token"),
}
"""The types by which cards can be chosen."""

WORDS: Mapping[str, Adjective] = {
    word.en.lower(): word
    for word in (
        *(STATUSES[one] for one in (Status.ANCHORED, Status.ASLEEP, Status.BOOSTED, Status.EXHAUSTED, Status.FLEETING)),
        *(KEYWORDS[one] for one in Keyword if one is not Keyword.FLEETING),
        Adjective("Resupply", "Ravitaillement"),
        Adjective("Sabotage", "Sabotage"),
    )
}
"""The keywords by which cards can be chosen, by their English names."""

UNDERSTOOD: Mapping[str, Message] = {
    "yes": message("text understood"),
    "no": message("text not understood yet"),
    "played": message("can be used in rulings"),
}


@value(frozen=True, slots=True)
class CardFilter:
    """What a visitor wants to see.

    Arguments:
        words: what must stand on the card, in either language.
        type: one of `TYPES`; "" for any.
        faction: two letters; "" for any.
        cost: a Hand Cost; None for any.
        keyword: one of `WORDS`; "" for any.
        understood: one of `UNDERSTOOD`; "" for any.
    """

    words: str = ""
    type: str = ""
    faction: str = ""
    cost: int | None = None
    keyword: str = ""
    understood: str = ""


@value(frozen=True, slots=True)
class CardEntry:
    """A card on the shelf.

    Arguments:
        printed: the card.
        names: its names and ids as they are searched.
        texts: all of its words as they are searched.
    """

    printed: Printed
    names: str
    texts: str = field(repr=False)


def chosen(collection: Collection, choice: CardFilter, edition: str) -> tuple[Printed, ...]:
    """The cards that a visitor wants to see: those whose names hold the words first, each part by name.

    Arguments:
        collection: the cards that are known.
        choice: what the visitor wants.
        edition: the edition by which it is asked what is played.
    """
    asked = folded(choice.words).split()
    found = [
        (not all(word in entry.names for word in asked), entry.printed)
        for entry in _shelf(collection)
        if all(word in entry.texts for word in asked) and _fits(entry.printed, choice)
    ]
    found.sort(key=lambda one: (one[0], folded(one[1].name["en"]), one[1].id))
    return tuple(
        printed for _, printed in found if not choice.understood or _is(printed, choice.understood, collection, edition)
    )


def factions(collection: Collection) -> tuple[str, ...]:
    """The factions of the known cards."""
    there = {printed.faction for printed in collection.printed}
    return tuple(letters for letters in FACTIONS if letters in there)


@lru_cache(maxsize=2)
def _shelf(collection: Collection) -> tuple[CardEntry, ...]:
    return tuple(_entries(collection))


def _entries(collection: Collection) -> Iterator[CardEntry]:
    for printed in collection.printed:
        names = folded(" ".join(name for name in (*printed.name.values(), printed.number, printed.id) if name))
        said = " ".join(part[one] for part in (printed.text, printed.support) for one in LANGUAGES)
        yield CardEntry(printed, names, f"{names} {folded(re.sub('[#_[]|]', '', said))}")


def _fits(printed: Printed, choice: CardFilter) -> bool:
    type_ = "token" if printed.is_token else _TYPES.get(printed.kind, "")
    return (
        (not choice.type or type_ == choice.type)
        and (not choice.faction or printed.faction == choice.faction)
        and (choice.cost is None or printed.hand == choice.cost)
        and (not choice.keyword or _bears(printed, WORDS[choice.keyword]))
    )


_TYPES = {Type.CHARACTER: "character", Type.SPELL: "spell", Type.PERMANENT: "permanent", Type.HERO: "hero"}


def _bears(printed: Printed, word: Adjective) -> bool:
    for language in LANGUAGES:
        forms = "|".join(map(re.escape, word.forms(language)))
        if re.search(rf"\[(?:{forms})[^\]]*\]", printed.text[language] + printed.support[language]):
            return True
    return False


def _is(printed: Printed, understood: str, collection: Collection, edition: str) -> bool:
    from judge.cards.playing import unplayable

    card = collection.card(printed)
    if understood == "played":
        return unplayable(card, rules_of(edition).edition) is None
    return (card.declined is None) == (understood == "yes")
