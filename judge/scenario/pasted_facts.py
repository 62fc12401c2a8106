"""The lines of a pasted card that are no text: labelled or bare, alone or several on one line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from judge.cards.collection import Collection
from judge.cards.language.words import SUBTYPES
from judge.cards.naming import folded
from judge.cards.search.fields import SETS
from judge.game.terms import Rarity
from judge.messages import LANGUAGES
from judge.scenario.card_bullets import LABELS, read_faction, read_rarity, read_type
from judge.scenario.facts import UnreadableError
from judge.wording.text import plain

NAME, SUBTYPE, NOTHING = "name", "subtype", "nothing"
TEXT, SUPPORT = "text", "support"
COSTS = ("hand", "reserve")
TERRAINS = ("forest", "mountain", "water")

_MORE: Mapping[str, tuple[str, ...]] = {
    NAME: ("name", "card", "card name", "nom", "carte", "nom de la carte"),
    SUBTYPE: ("sub-type", "sub-types", "subtype", "subtypes", "sous-type", "sous-types"),
    "type": ("card type", "type de carte"),
    "hand": ("main cost", "cost", "hand", "coût", "coût principal"),
    "reserve": ("recall cost", "reserve", "réserve", "coût de rappel"),
    "costs": ("costs", "coûts"),
    "statistics": ("stats", "power", "powers", "statistic", "puissance", "biomes"),
    "forest": ("forest", "forest power", "forêt", "{v}", "v"),
    "mountain": ("mountain", "mountain power", "montagne", "{m}", "m"),
    "water": ("water", "water power", "ocean", "ocean power", "eau", "océan", "{o}", "o"),
    TEXT: ("effect", "main effect", "ability", "abilities", "effet", "effet principal", "capacité", "capacités"),
    SUPPORT: ("support ability", "echo effect", "echo", "effet de soutien", "capacité de soutien", "effet d'écho"),
    NOTHING: (
        *(
            "set",
            "number",
            "collector number",
            "card number",
            "id",
            "reference",
            "artist",
            "illustrator",
            "illustration",
        ),
        *("extension", "édition", "numéro", "identifiant", "référence", "artiste", "illustrateur", "illustratrice"),
    ),
}
_BULLETS = {"en": TEXT, "fr": TEXT, "en support": SUPPORT, "fr support": SUPPORT}
_KEYS = {plain(word): key for key, words in _MORE.items() for word in words} | {
    label: _BULLETS.get(key, key) for label, key in LABELS.items()
}
_NUMBERED = (
    re.compile(r"(?P<label>\D*[^\W\d])[ :]*(?P<number>-?\d{1,2})"),
    re.compile(r"(?P<number>-?\d{1,2}) +(?P<label>\D*[^\W\d])"),
)
_BETWEEN = re.compile(r"[\s,;/·•|()]*")
_MARKS = str.maketrans("", "", "#{}")
_TWO = re.compile(r"(-?\d{1,2})(?:\s*/\s*|\s+)\(?(-?\d{1,2})\)?")
_THREE = re.compile(r"(?:\s*/\s*|\s+)".join([r"(-?\d{1,2})"] * 3))
_UNMARKED = re.compile(r"(\D*[^\W\d]) +(-?\d.*)")
_PARTS = re.compile(r"\s+[·•—–-]\s+|\s{2,}|\s*\|\s*|,\s+")
_DASH = re.compile(r"\s+[—–-]\s+")
_AROUND = re.compile(r"\s+\(([^()]+)\)$")
_FIRST_PRINTING = "KS"
_NUMBER = re.compile(r"[A-Z]{2,4}-\d{1,3}-[A-Z](?:-\d{1,6})?(?:-[A-Z]{2})?|ALT_\w+")
_NUMBER_OF_UNIQUE = re.compile(r"[A-Z]{2,4}-\d{1,3}-U-\d{1,6}(?:-[A-Z]{2})?|ALT_\w+_U_\d{1,6}")

Fact = tuple[str, str]
"""The key of a bullet, or one of the above, and what is said."""


def labelled(words: str) -> Fact | None:
    """What a line says whose label is known; None for any other line."""
    label, colon, value = words.partition(":")
    key = _KEYS.get(plain(label).strip("*_ ").lower())
    if not colon or key is None:
        return None
    if key in (TEXT, SUPPORT):
        return key, value.strip("*_ \u00a0")
    return ("rarity", Rarity.UNIQUE) if _NUMBER_OF_UNIQUE.fullmatch(_bare(value)) else (key, _bare(value))


def several_facts(words: str) -> list[Fact] | None:
    """The facts of a line on which there are several, labelled or not; None where any part of it is none."""
    for pattern in _NUMBERED:
        found = _numbered(pattern, _bare(words))
        if found is not None and len(found) > 1:
            return found
    parts = [one for one in _PARTS.split(words.strip()) if one]
    facts = [_facts(_bare(part)) for part in parts]
    if len(parts) < 2 or None in facts or any(fact[0] == NAME for fact in facts[0] or ()):
        return None
    return [one for some in facts for one in some or ()]


def bare_facts(words: str) -> list[Fact] | None:
    """The facts on a line without a label; None where any part of it is none."""
    return _facts(_bare(words))


def split(key: str, value: str) -> list[Fact] | None:
    """Facts whose bullets are others: two costs in one, three statistics in one; None where they are not so many."""
    if key == "costs":
        found = _TWO.fullmatch(value)
        return None if found is None else [("hand", found[1]), ("reserve", found[2])]
    found = _THREE.fullmatch(value)
    return None if found is None else [("statistics", "/".join(found.groups()))]


def _facts(part: str) -> list[Fact] | None:
    if (said := labelled(part)) is not None and said[0] not in (TEXT, SUPPORT):
        return [said]
    for key in ("statistics", "costs"):
        if (several := split(key, part)) is not None:
            return several
    for pattern in _NUMBERED:
        if (several := _numbered(pattern, part)) is not None:
            return several
    if (unmarked := _UNMARKED.fullmatch(part)) is not None:
        key = _KEYS.get(plain(unmarked[1]).lower(), "")
        key = "costs" if key == "hand" else key
        if key in ("costs", "statistics") and (several := split(key, unmarked[2])) is not None:
            return several
    if _NUMBER_OF_UNIQUE.fullmatch(part):
        return [("rarity", Rarity.UNIQUE)]
    if _NUMBER.fullmatch(part) or part.removesuffix(_FIRST_PRINTING) in _sets() or folded(part) in _set_names():
        return [(NOTHING, part)]
    if any(part.lower() == plain(noun.say(one)).lower() for noun in SUBTYPES.values() for one in LANGUAGES):
        return [(SUBTYPE, part)]
    for key, read in (("type", read_type), ("rarity", read_rarity), ("faction", read_faction)):
        try:
            read(part)
        except UnreadableError:
            continue
        return [(key, part)]
    if is_type(part):
        return [("type", part)]
    return None


def _numbered(pattern: re.Pattern[str], part: str) -> list[Fact] | None:
    """Costs and statistics in a row, each a number with its label; None where anything else stands among them."""
    found: list[Fact] = []
    place = 0
    while place < len(part):
        one = pattern.match(part, place)
        kind = _KEYS.get(plain(one["label"]).lower(), "") if one is not None else ""
        if one is None or kind not in (*COSTS, *TERRAINS):
            return None
        found.append((kind, one["number"]))
        between = _BETWEEN.match(part, one.end())
        assert between is not None
        place = between.end()
    return found or None


def behind_a_dash(type_: str) -> str:
    """A type whose sub-types stand behind a dash, though it was pasted with a parenthesis around them."""
    return _AROUND.sub(r" — \1", type_)


def is_type(words: str) -> bool:
    """Whether a line begins with a type, whatever stands behind the dash."""
    try:
        read_type(_DASH.split(behind_a_dash(plain(words)))[0])
    except UnreadableError:
        return False
    return True


@cache
def _sets() -> frozenset[str]:
    return frozenset(printed.set for printed in Collection.shipped().printed)


@cache
def _set_names() -> frozenset[str]:
    return frozenset(folded(name) for names in SETS.values() for name in names)


def _bare(words: str) -> str:
    return plain(words).translate(_MARKS).strip("*_ ")
