"""Phrases for objects, written out in either language."""

from __future__ import annotations

from judge.cards.language import places, words
from judge.game.ability import All, Kind, Phrase, Some, Target, Whose
from judge.messages import Language


class Unsayable(ValueError):
    """A tree that no card text says."""


def heads(kind: Kind) -> tuple[words.Noun, ...]:
    """The nouns that name a kind.

    Raises:
        Unsayable: it names both types and sub-types, or a sub-type that is not in the tables.
    """
    if kind.types and kind.subtypes:
        raise Unsayable(kind)
    try:
        found = [words.TYPES[type_] for type_ in kind.types] or [words.SUBTYPES[name] for name in kind.subtypes]
    except KeyError as unknown:
        raise Unsayable(kind) from unknown
    return tuple(found) or (words.CARD,)


def is_feminine(kind: Kind) -> bool:
    """Whether French speaks of the kind in the feminine."""
    return heads(kind)[0].feminine


def nouns(kind: Kind, language: Language, many: bool) -> str:
    """The nouns alone: "Character or Permanent"."""
    joint = " or " if language == "en" else " ou "
    return joint.join(noun.say(language, many) for noun in heads(kind))


def described(kind: Kind, language: Language, many: bool, target: bool = False, marks: bool = True) -> str:
    """The nouns with all that describes them, save the article and "other"."""
    feminine = is_feminine(kind)
    statuses = [status(words.STATUSES[name].say(language, feminine, many), marks) for name in kind.statuses]
    said = nouns(kind, language, many)
    qualifiers = _qualifiers(kind, language)
    if language == "en":
        return " ".join([*(["target"] if target else []), *statuses, said, *qualifiers])
    aimed = ["ciblé" + "e" * feminine + "s" * many] if target else []
    return " ".join([said, *statuses, *aimed, *qualifiers])


def status(word: str, marks: bool) -> str:
    """A status as card texts mark it."""
    return f"[[{word}]]" if marks else word


def phrase(what: Phrase, language: Language, marks: bool = True) -> str:
    """A phrase for objects that are neither "I" nor "it".

    Raises:
        Unsayable: no card text says it.
    """
    if isinstance(what, All):
        return _all(what.kind, language, marks)
    if not isinstance(what, (Some, Target)):
        raise Unsayable(what)
    target = isinstance(what, Target)
    article = (_english if language == "en" else _french)(what.kind, what.count, what.up_to, target)
    said = described(what.kind, language, what.count > 1, target, marks)
    if article == "a" and said.lstrip("[")[0] in "AEIOUaeiou":
        article = "an"
    return f"{article} {said}".strip()


def is_many(what: Phrase) -> bool:
    """Whether a verb agrees with the phrase in the plural."""
    if isinstance(what, (Some, Target)):
        return what.count > 1
    return isinstance(what, All) and _in_the_plural(what.kind)


def number(count: int, language: Language, feminine: bool = False) -> str:
    """A number in words.

    Raises:
        Unsayable: the number has no word in the tables.
    """
    if not 1 <= count <= len(words.NUMBERS[language]):
        raise Unsayable(count)
    return "une" if language == "fr" and count == 1 and feminine else words.NUMBERS[language][count - 1]


def _english(kind: Kind, count: int, up_to: bool, target: bool) -> str:
    if count == 1 and not up_to:
        return "another" if kind.other else "" if target else "a"
    return f"{'up to ' * up_to}{number(count, 'en')}{' other' * kind.other}"


def _french(kind: Kind, count: int, up_to: bool, target: bool) -> str:
    other = (" autres" if count > 1 else " autre") * kind.other
    return f"{'jusqu’à ' * up_to}{number(count, 'fr', is_feminine(kind))}{other}".replace("’", "'")


def _all(kind: Kind, language: Language, marks: bool) -> str:
    many = _in_the_plural(kind)
    said = described(kind, language, many, marks=marks)
    if language == "en":
        return " ".join([*(["each"] if not many else []), *(["other"] if kind.other else []), said])
    return " ".join(["les" if many else "chaque", *([f"autre{'s' * many}"] if kind.other else []), said])


def _in_the_plural(kind: Kind) -> bool:
    return kind.whose is Whose.YOURS and kind.zone is None


def _qualifiers(kind: Kind, language: Language) -> list[str]:
    found: list[str] = []
    if kind.zone is not None:
        if (kind.zone, kind.whose) not in places.SOURCES:
            raise Unsayable(kind)
        found.append(places.SOURCES[kind.zone, kind.whose][language][0])
    elif kind.whose is Whose.YOURS:
        found.append("you control" if language == "en" else "que vous contrôlez")
    elif kind.whose is not Whose.ANYONE:
        raise Unsayable(kind)
    if kind.where is not None:
        found.append(places.WHERE[kind.where][language])
    return found
