"""Phrases for objects: the words of a noun phrase, in either language's order, as one phrase of the tree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from judge.cards.language.verbs import Form
from judge.game.ability import All, Kind, Phrase, Some, Target, Where, Whose
from judge.game.terms import Status, Type, Zone

BOTH = frozenset({False, True})
HEADS = ("TYPE", "SUBTYPE", "CARD")


@dataclass(frozen=True, slots=True)
class Word:
    """A written word, or group of words, and what it stands for.

    Arguments:
        name: the terminal's name in the grammars.
        text: as written.
        start: where it stands in the line.
        value: the term of the vocabulary that it stands for, where it stands for one.
        numbers: whether it speaks of one (False), of several (True), or may do either.
        forms: of a verb, the forms that it can be.
    """

    name: str
    text: str
    start: int
    value: object = None
    numbers: frozenset[bool] = BOTH
    forms: frozenset[Form] = frozenset()


@dataclass(frozen=True, slots=True)
class Named:
    """A phrase as the subject or object of a clause.

    Arguments:
        phrase: the phrase.
        many: whether a verb agrees with it in the plural.
        word: its first word, where it has one.
    """

    phrase: Phrase
    many: bool
    word: Word | None = None


class Disagreement(Exception):
    """Words that do not go together.

    Arguments:
        word: the first that does not fit.
        expected: what could have stood there.
    """

    def __init__(self, word: Word | None, expected: tuple[str, ...] = ()) -> None:
        super().__init__(word, expected)
        self.word = word
        self.expected = expected


def kind(words: Sequence[Word], many: bool | None = None) -> Kind:
    """The kind that the words of a noun phrase describe.

    Arguments:
        words: the words.
        many: whether the nouns must speak of several; None where either will do.

    Raises:
        Disagreement: the words do not go together.
    """
    types: list[Type] = []
    subtypes: list[str] = []
    statuses: list[Status] = []
    whose, zone, where = Whose.ANYONE, None, None
    heads: set[str] = set()
    for word in words:
        owned = whose is not Whose.ANYONE or zone is not None
        match word.name, word.value:
            case "TYPE", Type() as named:
                types.append(named)
            case "SUBTYPE", str() as subtype:
                subtypes.append(subtype)
            case "STATUS" | "FLEETING", Status() as status:
                statuses.append(status)
            case "WHERE", Where() as named_where if where is None:
                where = named_where
            case "YOU_CONTROL", _ if not owned:
                whose = Whose.YOURS
            case "SOURCE", (Zone() as named_zone, Whose() as named_whose) if not owned:
                zone, whose = named_zone, named_whose
            case "WHERE" | "YOU_CONTROL" | "SOURCE", _:
                raise Disagreement(word)
        if word.name in HEADS:
            mixed = bool(heads) and (word.name == "CARD" or heads != {word.name})
            if mixed or (many is not None and many not in word.numbers):
                raise Disagreement(word)
            heads.add(word.name)
    other = any(word.name in ("OTHER", "ANOTHER") for word in words)
    return Kind(tuple(types), tuple(subtypes), whose, zone, where, other, tuple(statuses))


def nominal(words: Sequence[Word]) -> Named:
    """The phrase that a noun phrase is.

    Raises:
        Disagreement: the words do not go together.
    """
    names = {word.name for word in words}
    numbers = [word for word in words if word.name == "NUMBER_WORD"]
    count = numbers[0].value if numbers else 1
    assert isinstance(count, int)
    counted = bool(names & {"A", "ANOTHER", "AU", "NUMBER_WORD"})
    target, up_to = "TARGET" in names, "UP_TO" in names
    every = not counted and ("EACH" in names or not target)
    if every and target:
        raise Disagreement(next(word for word in words if word.name == "TARGET"))
    many = (every and "EACH" not in names) or count > 1
    found = kind(words, many=many)
    phrase: Phrase = Some(found, count, up_to)
    if every:
        phrase = All(found)
    elif target:
        phrase = Target(found, count, up_to)
    return Named(phrase, many, words[0])
