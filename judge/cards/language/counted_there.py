"""Expeditions of which a text says how many objects they have: "my Expedition has three or more Characters"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from judge.cards.language import words
from judge.cards.language.phrase_parts import AgreementError, WrittenWord
from judge.cards.language.places import ASKED, Wordings
from judge.cards.language.regexes import any_of
from judge.game import ability as tree
from judge.game.ability import Compare, Kind, Where
from judge.messages import Language

ENGLISH = (("has", "have"), ("contains", "contain"))
FRENCH = (("a", "ont"), ("compte", "comptent"), ("contient", "contiennent"))


def _having(said: tuple[str, ...], is_: str, are: str, verbs: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """The words of expeditions that are something, as those of expeditions that have something."""
    return tuple(
        re.sub(f" {is_}$", f" {one}", re.sub(f" {are}$", f" {several}", each))
        for each in said
        for one, several in verbs
    )


THAT_ONE: Mapping[Language, tuple[str, ...]] = {"en": ("that Expedition is",), "fr": ("cette Expédition est",)}

HOLDS: Mapping[Where, Wordings] = {
    where: {
        "en": _having((*said["en"], *(THAT_ONE["en"] if where is Where.ITS else ())), "is", "are", ENGLISH),
        "fr": _having((*said["fr"], *(THAT_ONE["fr"] if where is Where.ITS else ())), "est", "sont", FRENCH),
    }
    for where, said in ASKED.items()
    if where is not Where.OPPONENTS
}
"""Expeditions of which a text counts what lies in them."""


def _not(said: str) -> str:
    """French words of an expedition that has none of something."""
    subject, _, verb = said.rpartition(" ")
    return f"{subject} n'{verb}" if verb[0] in "ao" else f"{subject} ne {verb}"


HOLDS_NO: Mapping[Where, Wordings] = {
    where: {"en": (), "fr": tuple(map(_not, said["fr"]))} for where, said in HOLDS.items() if where is not Where.YOURS
}
"""The same, where French denies it."""


def found(language: Language) -> Mapping[str, tuple[str, str]]:
    """The words before what is counted: how they are found, and a sample."""
    named = any_of(text for said in HOLDS.values() for text in said[language])
    numbers = "|".join(words.NUMBERS[language])
    if language == "en":
        before = f"exactly|no|only|(?:{numbers}) or (?:more|less|fewer)"
        return {"HOLDS": (f"(?:{named})(?= +(?:{before})(?!\\w))", HOLDS[Where.MINE]["en"][0])}
    denied = any_of(text for said in HOLDS_NO.values() for text in said["fr"])
    before = rf"exactement|au plus|au moins(?! +\w+ +régions)|(?:{numbers}) [^.,:—•]*ou (?:plus|moins)"
    return {
        "HOLDS": (f"(?:{named})(?= +(?:{before})(?!\\w))", HOLDS[Where.MINE]["fr"][0]),
        "HOLDS_NO": (f"(?:{denied})(?= +(?:aucune?|pas d))", HOLDS_NO[Where.MINE]["fr"][0]),
    }


def counted(where: WrittenWord, compare: Compare, number: int, kind: Kind) -> tree.Condition:
    """What is asked of how many objects lie in expeditions.

    Arguments:
        where: the words for the expeditions.
        compare: how their number must stand to the other.
        number: the other.
        kind: what is counted.

    Raises:
        AgreementError: what is counted is said to lie elsewhere.
    """
    if kind.where is not None or kind.zone is not None or kind.either:
        raise AgreementError(where)

    def there(expedition: Where) -> tree.Compares:
        return tree.Compares(tree.NumberOf(replace(kind, where=expedition)), compare, number)

    match where.value:
        case Where.YOURS:
            return tree.OneOf((there(Where.HERO), there(Where.COMPANION)))
        case Where.EACH_OF_YOURS:
            return there(Where.IN_EACH)
    return there(where.value)
