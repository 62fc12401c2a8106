"""Reads a checkout of the community card database: per card and language one JSON object of the publisher's form."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from judge.cards.lines import MOST_CARDS, read_json
from judge.cards.printed import NoCard, Printed, read_id, read_printed, shortened
from judge.messages import LANGUAGES, Language, Message, Mistake, message

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


@dataclass(frozen=True, slots=True)
class Version:
    """A card as the database gives it in one language.

    Arguments:
        language: the language.
        file: the file, as mistakes name it.
        line: the line of it where the card begins.
        data: its facts and texts.
    """

    language: Language
    file: str
    line: int
    data: dict[str, Any]


def card_files(folder: Path) -> tuple[tuple[Path, Language], ...]:
    """The files of a checkout that hold English or French cards, single cards before whole sets.

    Arguments:
        folder: the checkout.
    """
    found: list[tuple[Path, Language]] = []
    for language in LANGUAGES:
        for cards in (folder / "CARDS" / language.upper(), folder / language.upper()):
            found += [(path, language) for path in sorted(cards.rglob("*.json"))]
    for sets in (folder / "SETS", folder):
        for language in LANGUAGES:
            found += [(path, language) for path in sorted(sets.glob(f"*/*_{language.upper()}.json"))]
    return tuple(dict.fromkeys(found))[:MOST_FILES]


def read_community(folder: Path, name: str, done: Callable[[int], None]) -> Iterator[Printed | Mistake]:
    """The cards of a checkout, each printing of the same card as one, and what is wrong with the files that hold none.

    Arguments:
        folder: the checkout.
        name: how mistakes name it.
        done: is told of every file that is read.
    """
    found: dict[str, dict[Language, Version]] = {}
    for path, language in card_files(folder):
        here: dict[str, int] = {}
        for one in _versions(path, language, f"{name}/{path.relative_to(folder).as_posix()}"):
            if isinstance(one, Mistake):
                yield one
                continue
            id_ = one.data["id"]
            if id_ in here:
                twice = message(
                    "the card {id} stands in line {first} already; leave one of the two out", id=id_, first=here[id_]
                )
                yield Mistake(one.file, one.line, twice)
            elif id_ in found or len(found) < MOST_CARDS:
                here[id_] = one.line
                found.setdefault(id_, {}).setdefault(language, one)
        done(1)
    cards: list[Printed] = []
    for versions in found.values():
        card = _card(versions)
        if isinstance(card, Mistake):
            yield card
        else:
            cards.append(card)
    yield from _gathered(cards)


def _versions(path: Path, language: Language, name: str) -> Iterator[Version | Mistake]:
    try:
        if path.stat().st_size > MOST_BYTES:
            yield Mistake(name, 1, message("the file is larger than {most} bytes; part it", most=MOST_BYTES))
            return
        source = path.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        unread = message("this file cannot be read ({reason}); take it from the database again", reason=reason)
        yield Mistake(name, 1, unread)
        return
    try:
        data = read_json(source) if path.parent.parent.name != "SETS" and len(source) < 100_000 else _set(source)
    except NoCard as error:
        yield Mistake(name, source[: _place(source)].count(b"\n") + 1, error.message)
        return
    listed = data if isinstance(data, list) else [data]
    places = [source.count(b"\n", 0, match.start()) + 1 for match in re.finditer(rb'"@id": *"/cards/', source)]
    for number, one in enumerate(listed):
        line = places[number] if len(places) == len(listed) else 1
        try:
            facts = _facts(one, language)
        except NoCard as error:
            yield Mistake(name, line, error.message)
            continue
        if facts is not None:
            yield Version(language, name, line, facts)


def _set(source: bytes) -> object:
    try:
        return json.loads(source.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise NoCard(message("this is not UTF-8; save the file as UTF-8")) from None
    except (RecursionError, ValueError):
        raise NoCard(message("this cannot be read as JSON; take the file from the database again")) from None


def _place(source: bytes) -> int:
    """Where a file stops being JSON."""
    try:
        json.loads(source.decode("utf-8", "replace"))
    except json.JSONDecodeError as error:
        return error.pos
    except (RecursionError, ValueError):
        return 0
    return 0


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
        **{field: {language: elements.get(key)} for key, field in _TEXTS.items()},
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
