"""Reads files of the community card database: per card and language one JSON object of the publisher's form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from judge.cards.card_fields import NoCard, collector_number, read_id, read_printed, shortened
from judge.cards.elements import elements
from judge.cards.lines import MOST_CARDS
from judge.cards.printed import Printed
from judge.messages import LANGUAGES, Language, Message, Mistake, message
from judge.value import value

MOST_FILES = 200_000
MOST_BYTES = 50_000_000
"""How large a file of a whole set may be."""

NO_CARDS = ("FOILER",)
"""Types of objects in the database that are no cards of the game."""

FIRST_SET = "CORE"

_NUMBERS: Mapping[str, str] = {
    "MAIN_COST": "hand",
    "RECALL_COST": "reserve",
    "FOREST_POWER": "forest",
    "MOUNTAIN_POWER": "mountain",
    "OCEAN_POWER": "water",
    "RESERVE": "reserve_limit",
    "PERMANENT": "landmark_limit",
}
_TEXTS: Mapping[str, str] = {"MAIN_EFFECT": "text", "ECHO_EFFECT": "support"}
_KEY = re.compile(r"ALT_[A-Z0-9]+_[A-Z0-9]+_([A-Z]{2})_0*([0-9]+)_(C|R1|R2|E)")


@value(frozen=True, slots=True)
class Version:
    """A card as the database gives it in one language.

    Arguments:
        file: the file, as mistakes name it.
        line: the line of it where the card begins.
        data: its facts and texts.
    """

    language: Language
    file: str
    line: int
    data: dict[str, Any]


def card_files(folder: Path) -> tuple[Path, ...]:
    """The files of a checkout that hold English or French cards, single cards before whole sets; none of any other.

    Arguments:
        folder: the checkout.
    """
    found: list[Path] = []
    for language in LANGUAGES:
        for cards in (folder / "CARDS" / language.upper(), folder / language.upper()):
            found += sorted(cards.rglob("*.json"))
    for sets in (folder / "SETS", folder):
        for language in LANGUAGES:
            found += sorted(sets.glob(f"*/*_{language.upper()}.json"))
    return tuple(dict.fromkeys(found))


def read_community(files: Iterable[tuple[Path, str]], done: Callable[[int], None]) -> Iterator[Printed | Mistake]:
    """The cards of some files, each printing of the same card as one, and what is wrong with the files that hold none.

    Arguments:
        files: the files, each with one card or an array of them, and how mistakes name them.
        done: is told of every file that is read.
    """
    found: dict[str, dict[Language, Version]] = {}
    for path, name in files:
        here: dict[str, int] = {}
        for one in _cards_of(path, name):
            if isinstance(one, Mistake):
                yield one
                continue
            card, line = one
            id_ = card.id if isinstance(card, Printed) else card.data["id"]
            if id_ in here:
                twice = message(
                    "the card {id} stands in line {first} already; leave one of the two out", id=id_, first=here[id_]
                )
                yield Mistake(name, line, twice)
                continue
            here[id_] = line
            if isinstance(card, Printed):
                yield card
            elif id_ in found or len(found) < MOST_CARDS:
                found.setdefault(id_, {}).setdefault(card.language, card)
        done(1)
    cards: list[Printed] = []
    for versions in found.values():
        made = _card(versions)
        if isinstance(made, Mistake):
            yield made
        else:
            cards.append(made)
    yield from _gathered(cards)


def _cards_of(path: Path, name: str) -> Iterator[tuple[Version | Printed, int] | Mistake]:
    """The cards of a file, each with its line, and what is wrong with what is none."""
    try:
        if path.stat().st_size > MOST_BYTES:
            yield Mistake(name, 1, message("the file is larger than {most} bytes; part it", most=MOST_BYTES))
            return
        source = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        unread = message("this file cannot be read ({reason}); take it from the database again", reason=reason)
        yield Mistake(name, 1, unread)
        return
    except UnicodeDecodeError:
        yield Mistake(name, 1, message("this is not UTF-8; save the file as UTF-8"))
        return
    line, place = 1, 0
    for start, one in elements(source):
        line, place = line + source.count("\n", place, start), start
        try:
            if isinstance(one, NoCard):
                raise one
            card = _read(one, path)
        except NoCard as error:
            yield Mistake(name, line, error.message)
        else:
            if card is not None:
                yield replace(card, file=name, line=line) if isinstance(card, Version) else card, line


def _read(one: object, path: Path) -> Version | Printed | None:
    """A card in the form of the database, or in that of a line of a file of cards; None of what is no card."""
    if isinstance(one, dict) and "reference" not in one:
        array = next((key for key, value in one.items() if isinstance(value, list) and "id" not in one), None)
        if array is not None:
            raise NoCard(
                message("this is no card; write the array that stands under “{key}” alone", key=shortened(array))
            )
        return read_printed(one)
    language = _language(path, one) if isinstance(one, dict) else "en"
    facts = _facts(one, language)
    return Version(language, path.name, 1, facts) if facts is not None else None


def _language(path: Path, one: Mapping[str, Any]) -> Language:
    """The language of a card in the form of the database: its file says it, or a folder, or its collector number."""
    number = str(one.get("collectorNumberFormatted"))
    ends = [path.stem.rpartition("_")[2], *reversed(path.absolute().parent.parts), number.rpartition("-")[2]]
    for language in (language for end in ends for language in LANGUAGES if end == language.upper()):
        return language
    raise NoCard(message("the language of this card is not known; call the file such as CORE_EN.json or CORE_FR.json"))


def _facts(one: object, language: Language) -> dict[str, Any] | None:
    """A card's facts and texts in the form of a line of a file of cards; None of what is no card of the game."""
    if not isinstance(one, dict):
        raise NoCard(_other_shape())
    type_ = _reference(one, "cardType")
    if type_ in NO_CARDS:
        return None
    elements = one.get("elements")
    if not isinstance(elements, dict):
        raise NoCard(_other_shape())
    subtypes = one.get("cardSubTypes") or []
    if not isinstance(subtypes, list):
        raise NoCard(_other_shape())
    return {
        "id": read_id(one.get("reference")),
        "set": _reference(one, "cardSet"),
        "faction": _reference(one, "mainFaction"),
        "rarity": _reference(one, "rarity"),
        "type": type_,
        "subtypes": [part.get("reference") if isinstance(part, dict) else part for part in subtypes],
        "name": {language: one.get("name")},
        **{field: elements[key] for key, field in _NUMBERS.items() if key in elements},
        **{field: {language: elements.get(key) or ""} for key, field in _TEXTS.items()},
        "number": collector_number(one.get("collectorNumberFormatted")),
    }


def _reference(one: Mapping[str, Any], field: str) -> str:
    part = one.get(field)
    value = part.get("reference") if isinstance(part, dict) else None
    if not isinstance(value, str):
        raise NoCard(
            message(
                "“{field}” names nothing; write an object with “reference”, not {value}",
                field=field,
                value=shortened(part),
            )
        )
    return value


def _other_shape() -> Message:
    return message("this is no card of the community database; write an object with reference, name and elements")


def _card(versions: Mapping[Language, Version]) -> Printed | Mistake:
    """One card from its languages: the numbers of the English one, if there is one, and the texts of each."""
    first = versions.get("en") or next(iter(versions.values()))
    data = dict(first.data)
    for field in ("name", *_TEXTS.values()):
        data[field] = {language: one.data[field][language] for language, one in versions.items()}
    try:
        return read_printed(data)
    except NoCard as error:
        return Mistake(first.file, first.line, error.message)


def _gathered(cards: list[Printed]) -> Iterator[Printed]:
    """Each card once, its other printings named: that of the first set, of the ordinary edition, stands for all."""
    printings: dict[object, list[Printed]] = {}
    for card in cards:
        match = _KEY.fullmatch(card.id)
        key = (match.groups(), card.name["en"]) if match else card.id
        printings.setdefault(key, []).append(card)
    for same in printings.values():
        chief, *others = sorted(same, key=_rank)
        yield replace(chief, printings=tuple(one.id for one in others)[:40])


def _rank(card: Printed) -> tuple[bool, bool, bool, str]:
    edition = card.id.split("_")[2]
    return edition != "B", card.set.endswith("KS"), card.set != FIRST_SET, card.id
