"""What a card that a visitor sends may not be: a printed one by its name, or a name that is none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from judge.cards.collection import Collection
from judge.cards.naming import LONGEST_NAME
from judge.game.terms import Type
from judge.messages import Message, message, pasted
from judge.place import SCENARIOS
from judge.scenario.file import read_file
from judge.scenario.form import BulletGroup

MOST_CARDS = 40
"""So many cards of its own a visitor’s situation has at most."""

_ADDRESS = re.compile(r"://|\bwww\.|\w[.@][^\W\d]")
_UNIQUE = pasted({"en": "- Rarity: unique", "fr": "- Rareté : unique"})

Lines = tuple[str, ...]
"""A card as a file writes it: its heading and its bullets."""


def refusals(part: BulletGroup, names: tuple[str, str], is_unique: bool) -> Iterator[Message]:
    """Why a card that a visitor sends is refused.

    Arguments:
        part: the card as it is written.
        names: its names without marks, English and French.
        is_unique: whether it says that it is a unique card.
    """
    for name in dict.fromkeys(names):
        if len(name) > LONGEST_NAME or ";" in name:
            yield message(
                "“{name}” is no name of a card; write one of at most {most} characters, without a semicolon",
                name=name[:LONGEST_NAME],
                most=LONGEST_NAME,
            )
        elif _ADDRESS.search(name):
            yield message("“{name}” holds an address; write a name without one", name=name)
        elif not is_unique and (known := Collection.known().bearing(name)) and _written(part) not in _written_here():
            if any(one.kind is Type.CHARACTER and not one.is_token for one in known):
                yield message(
                    "a printed card is called “{name}”; write “{line}” under it if it is unique, else another name",
                    name=name,
                    line=_UNIQUE,
                )
            else:
                yield message("a printed card is called “{name}”; write another name", name=name)


def _written(part: BulletGroup) -> Lines:
    return part.name, *(line.text for line in part.facts)


@cache
def _written_here() -> frozenset[Lines]:
    """The cards of the scenarios that come with the program, each as its lines."""
    files = (read_file(path) for path in sorted(SCENARIOS.rglob("*.md")))
    return frozenset(_written(part) for file in files for part in file.cards)
