"""What changed for rulings from one edition to the next, mechanism by mechanism, by how often each matters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path

from judge.law.table import read_rows
from judge.messages import LANGUAGES, Language, Message, Mistake, message
from judge.place import RULES
from judge.value import value

FILE = "mechanisms.toml"

_TEXTS = ("title", "before", "now")
_KEYS = frozenset({"name", "often", "kind", "mark", "scenario", "from", "to", "reading", *LANGUAGES})


class Frequency(StrEnum):
    """How often a mechanism matters; those that matter most come first."""

    EVERY_GAME = "every-game"
    DECKS = "decks"
    """Often, depending on the decks."""
    RARELY = "rarely"
    AROUND = "around"
    """Before the game and after it."""


class MechanismKind(StrEnum):
    """How a mechanism differs from the edition before."""

    CHANGED = "changed"
    NEW = "new"
    GONE = "gone"
    SETTLED = "settled"
    """Only the later edition says it; the ruling is the same."""
    SAME = "same"


class MechanismMark(StrEnum):
    """What a scenario shows of a mechanism."""

    DIFFERS = "differs"
    """The outcome of one situation is another by either edition."""
    NEW = "new"
    """The later edition alone plays it; the other declines its cards by name."""
    OPEN = "open"
    """One of the two does not settle it."""
    SAME = "same"
    """No ruling is another, so no scenario has to show it."""


@value(frozen=True, slots=True)
class MechanismText:
    """What is said of a mechanism in one language.

    Arguments:
        title: its name for people.
        before: what holds in the edition before.
        now: what holds in the edition.
        doubt: what the edition leaves in doubt; empty where nothing is.
    """

    title: str
    before: str
    now: str
    doubt: str


@value(frozen=True, slots=True)
class Mechanism:
    """Something that the rules settle, in two editions.

    Arguments:
        name: how addresses name it.
        frequency: how often it matters.
        kind: how it differs.
        mark: what a scenario shows of it.
        scenario: the path of that scenario; "" where none has to, or none does yet.
        earlier: its articles in the edition before.
        later: its articles in the edition.
        by_reading: whether the edition before is silent there and a reading of it is told.
        texts: what is said of it, per language.
        line: its line in the file.
    """

    name: str
    frequency: Frequency
    kind: MechanismKind
    mark: MechanismMark
    scenario: str
    earlier: tuple[str, ...]
    later: tuple[str, ...]
    by_reading: bool
    texts: Mapping[Language, MechanismText]
    line: int


def read_mechanisms(path: Path, name: str) -> tuple[list[Mechanism], list[Mistake]]:
    """Read the mechanisms of an edition.

    Arguments:
        path: the file, TOML with one ``[[mechanism]]`` table a mechanism.
        name: how mistakes name it.
    """
    rows, mistakes = read_rows(path, name, "mechanism")
    found: list[Mechanism] = []
    for line, row in rows:
        faults = list(_faults(row))
        mistakes += (Mistake(name, line, fault) for fault in faults)
        if not faults:
            texts: dict[Language, MechanismText] = {
                language: MechanismText(**{"doubt": "", **row[language]}) for language in LANGUAGES
            }
            numbers = tuple(row["from"]), tuple(row["to"])
            kinds = Frequency(row["often"]), MechanismKind(row["kind"]), MechanismMark(row["mark"])
            shown = row.get("scenario", "")
            found.append(Mechanism(row["name"], *kinds, shown, *numbers, row.get("reading", False), texts, line))
    return found, mistakes


@cache
def mechanisms(edition: str) -> tuple[Mechanism, ...]:
    """The mechanisms that changed with an edition that the project holds; none for the first one.

    Raises:
        ValueError: its file has mistakes; the text says all of them.
    """
    path = RULES / edition / FILE
    if not path.exists():
        return ()
    found, mistakes = read_mechanisms(path, f"{edition}/{FILE}")
    if mistakes:
        raise ValueError("\n".join(mistake.say() for mistake in mistakes))
    return tuple(found)


def _faults(row: Mapping[str, object]) -> Iterator[Message]:
    for key in sorted(set(row) - _KEYS):
        yield message("unknown key “{key}”", key=key)
    name = row.get("name")
    if not isinstance(name, str) or not name.replace("-", "").isalpha() or not name.islower():
        yield message("“{key}” is no name; write small letters and hyphens", key="name")
    for key, kind in (("often", Frequency), ("kind", MechanismKind), ("mark", MechanismMark)):
        if row.get(key) not in list(kind):
            yield message("“{key}” is none of {kinds}", key=key, kinds=", ".join(kind))
    if not isinstance(row.get("scenario", ""), str):
        yield message("a text is missing; write it in quotation marks")
    elif not row.get("scenario") and row.get("mark") != MechanismMark.SAME:
        yield message("what is not the same is shown by a scenario; write its path under “scenario”")
    for key in ("from", "to"):
        value = row.get(key)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            yield message("“{key}” is no list of texts; write it in square brackets", key=key)
    if not isinstance(row.get("reading", False), bool):
        yield message("“{key}” is true or false; write it without quotation marks", key="reading")
    keys = [set(texts) for language in LANGUAGES if isinstance(texts := row.get(language), dict)]
    if len(keys) < len(LANGUAGES) or keys[0] != keys[1] or keys[0] - {"doubt"} != {*_TEXTS}:
        yield message("write {keys} in both languages, and “doubt” in both or in none", keys=", ".join(_TEXTS))
    elif not all(isinstance(text, str) and text.strip() for language in LANGUAGES for text in _values(row[language])):
        yield message("a text is missing; write it in quotation marks")


def _values(texts: object) -> list[object]:
    return list(texts.values()) if isinstance(texts, dict) else []
