"""Phrases for objects: the words of a noun phrase, in either language's order, as one phrase of the tree."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from judge.cards.language.declined import Doubt
from judge.cards.language.faced_nouns import faced_by
from judge.cards.language.head_nouns import either_target, heads, hold_apart, of_both_nouns, other_first
from judge.cards.language.phrase_parts import (
    EACH_PLAYER,
    AgreementError,
    ClausePhrase,
    PlayedQualifier,
    Total,
    WrittenWord,
    is_named,
)
from judge.cards.language.places import EITHER
from judge.cards.language.sources import BY_NOBODY
from judge.game.ability import (
    All,
    Among,
    Amount,
    AnyNumber,
    Both,
    Bound,
    Kind,
    Phrase,
    Rest,
    Some,
    Such,
    Target,
    Where,
    Whose,
    undescribed,
)
from judge.game.terms import Status, Terrain, Zone

BOTH_PLACES = r" (?:and|et) "
"""What stands in the name of two places that are meant both, as only "all" can."""

OF_TOKENS = (
    *(Where.TARGETS, Where.ANY_OF_THEM, Where.ANOTHER, Where.ANOTHER_TARGET),
    *(Where.YOURS, Where.THEIRS, Where.EACH_OF_THEIRS, Where.THEIR_HERO),
)
"""Where tokens are created, each in another Expedition; of objects it would not say which are meant."""

ONCE = (
    "SIGN",
    "NON_STATUS",
    "OTHER_FACTION",
    "WHERE",
    "WHERE_FROM",
    "OWNED",
    "YOUR",
    "OF_YOUR",
    "OF_THEIR",
    "SOURCE",
    "STATUSES",
    "IN_TERRAIN",
)
"""What describes a noun in one way, which cannot be said of it twice."""


def kind(parts: Sequence[Any], many: bool | None = None, one: bool = False) -> Kind:
    """The kind that the words of a noun phrase describe.

    Arguments:
        parts: the words, and the bounds between them.
        many: whether the nouns must speak of several; None where either will do.
        one: whether one object is spoken of, so that it does not matter whether all are in the same Expedition.

    Raises:
        AgreementError: the words do not go together.
    """
    words = [part for part in parts if isinstance(part, WrittenWord)]
    astray = next(
        (word for word in words if word.name in ("TARGET", "UNTIL", "YOU_PLAY", "YOU_PLAY_FROM", "FROM_THESE")), None
    )
    if astray is not None or any(isinstance(part, Total) for part in parts):
        raise AgreementError(astray)
    found = heads(words, many)
    hold_apart(parts)
    statuses: tuple[Status, ...] = ()
    terrains: list[Terrain] = []
    for word in words:
        owned = found.whose is not Whose.ANYONE or found.zone is not None
        match word.name, word.value:
            case "STATUSES", tuple() as named if not statuses and len(set(named)) == len(named):
                statuses = named
            case "ALL_STATUSES", _:
                raise AgreementError(word, doubt=Doubt.BOTH_STATUSES)
            case "IN_TERRAIN", Terrain() as terrain if terrain not in terrains:
                terrains.append(terrain)
            case "WHERE", Where.EACH_OF_YOURS if found.where is None:
                found = replace(found, where=Where.IN_EACH)
            case "WHERE", Where.YOURS if found.where is None and many is False:
                found = replace(found, where=Where.EACH_OF_YOURS)
            case "WHERE", Such(of=Where.YOURS) as such if found.where is None and many is False:
                found = replace(found, where=replace(such, of=Where.EACH_OF_YOURS))
            case "WHERE" | "WHERE_FROM", Where() | Such() as where if (
                found.where is None and undescribed(where) not in OF_TOKENS and (one or where is not Where.OPPONENTS)
            ):
                found = replace(found, where=where)
            case "SIGN", _ if not found.sign:
                found = replace(found, sign=word.text)
            case "OTHER_FACTION", _ if not found.other_faction:
                found = replace(found, other_faction=True)
            case "NON_STATUS", Status() as status if not found.not_statuses:
                found = replace(found, not_statuses=(status,))
            case "OWNED", Whose() as whose if not owned:
                found = replace(found, whose=whose)
            case "YOUR" | "OF_YOUR" | "OTHER_OF_YOUR", _ if not owned:
                found = replace(found, whose=Whose.YOURS)
            case "OF_THEIR", _ if not owned:
                found = replace(found, whose=Whose.THEIRS)
            case "SOURCE", (Zone() as zone, Whose() as whose) if not owned:
                found = replace(found, zone=zone, whose=whose)
            case "IN_RESERVE", (Zone() as zone, (Whose() | None) as whose, _, _) if not owned:
                found = replace(found, zone=zone, whose=whose or Whose.ANYONE)
            case "EITHER", tuple() as either if not owned and not found.either:
                found = replace(found, either=either)
            case name, _ if name in ONCE or name in ("IN_RESERVE", "EITHER"):
                raise AgreementError(word)
    in_play = [word for word in words if word.name == "IN_PLAY"]
    if in_play and (found.zone is not None or found.either in EITHER or len(in_play) > 1):
        raise AgreementError(in_play[-1])
    others = [word for word in words if word.name in ("OTHER", "ANOTHER", "OTHER_OF_YOUR", "THAN_ME")]
    if len(others) > 1 and others[-1].name == "THAN_ME":
        raise AgreementError(others[-1])
    other = bool(others)
    bounds = tuple(part for part in parts if isinstance(part, Bound))
    faced = faced_by(parts)
    if faced is not None and (found.where is not None or found.zone is not None):
        raise AgreementError(words[0])
    found = replace(found, facing=faced)
    found = replace(found, other=other, than_me=any(word.name == "THAN_ME" for word in others))
    return replace(found, statuses=statuses, terrains=tuple(terrains), bounds=bounds)


def played_kind(parts: Sequence[Any], many: bool | None = None) -> tuple[Kind, PlayedQualifier]:
    """A kind of cards, with what is said of how they are played."""
    played = PlayedQualifier()
    left: list[Any] = []
    for part in parts:
        match part:
            case WrittenWord(name="YOU_PLAY") if not played.you:
                played = replace(played, you=True, by_nobody=part.value in BY_NOBODY)
            case WrittenWord(name="UNTIL", value=until) if played.until is None:
                played = replace(played, until=until)
            case WrittenWord(name="SOURCE", value=(Zone() as zone, Whose.YOURS)) if played.source is None:
                played = replace(played, source=zone)
            case WrittenWord(name="YOU_PLAY_FROM", value=(Zone() as zone, _)) if (
                not played.you and played.source is None
            ):
                played = replace(played, you=True, source=zone, by_nobody=part.text.startswith(BY_NOBODY))
            case WrittenWord(name="YOU_PLAY" | "YOU_PLAY_FROM" | "UNTIL" | "SOURCE"):
                raise AgreementError(part)
            case _:
                left.append(part)
    return kind(left, many), played


def nominal(parts: Sequence[Any]) -> ClausePhrase:
    """The phrase that a noun phrase is.

    Raises:
        AgreementError: the words do not go together.
    """
    parts = either_target(parts)
    last = parts[-1]
    if not isinstance(last, WrittenWord) or last.name != "IN_RESERVE":
        return _nominal(parts)
    moved = _nominal(parts[:-1])
    try:
        return replace(_nominal(parts), moved=moved, to=last.value)
    except AgreementError as error:
        return ClausePhrase(None, moved.many, last, moved.played, moved, last.value, error.doubt)


def one_or_other(parts: Sequence[Any], parted: int) -> ClausePhrase:
    """The phrase that two noun phrases are: "a Permanent you control or a card in your Reserve".

    Arguments:
        parts: the words of both.
        parted: the place of the word between them.

    Raises:
        AgreementError: the words do not go together.
    """
    first, second = parts[:parted], parts[parted + 1 :]
    between = parts[parted]
    target = any(is_named(part, "TARGET") for part in first)
    also = any(is_named(part, "TARGET") for part in second) or between.text.endswith("target")
    article = any(is_named(part, "A") for part in first)
    fits = target if between.name == "IN_PLAY_OR" else article and not target
    if not fits or target is not also or any(is_named(part, name) for part in first for name in COUNTING):
        raise AgreementError(between)
    one = kind([part for part in first if not is_named(part, "TARGET")], many=False)
    other = kind([part for part in second if not is_named(part, "TARGET")], many=False)
    if isinstance(between.value, Whose):
        if one.whose is not Whose.ANYONE or one.zone is not None:
            raise AgreementError(between)
        one = replace(one, whose=between.value)
    if any(half.other or half.either for half in (one, other)):
        raise AgreementError(between)
    found = Kind(either=(one, other))
    return ClausePhrase(Target(found) if target else Some(found), False, parts[0])


COUNTING = ("YOUR", "UP_TO", "NUMBER_WORD", "ANY_NUMBER", "EACH", "ALL", "LES", "ANOTHER", "OTHER")
"""Determiners that stand before no "or"."""


def _nominal(parts: Sequence[Any]) -> ClausePhrase:
    faced_by(parts)
    words = [part for part in parts if isinstance(part, WrittenWord)]
    names = {word.name for place, word in enumerate(words) if not _is_second_article(words, place)}
    if not names & {"A", "ANOTHER"} and any(word.name == "A" for word in words):
        raise AgreementError(next(word for word in words if word.name == "A"))
    numbers = [word for word in words if word.name == "NUMBER_WORD"]
    count: Amount = numbers[0].value if numbers else 1
    if "ANY_NUMBER" in names:
        count = AnyNumber()
    counted = bool(names & {"A", "ANOTHER", "AU", "NUMBER_WORD", "ONE_OF", "ANY_NUMBER"})
    target, up_to = "TARGET" in names, "UP_TO" in names
    every = not counted and (bool(names & {"EACH", "ALL"}) or not target)
    if target and (every or names & {"LES", "YOUR"}):
        raise AgreementError(next(word for word in words if word.name == "TARGET"))
    both = [word for word in words if word.name == "EITHER" and re.search(BOTH_PLACES, word.text)]
    both += [word for word in words if word.name == "AND_HEAD"]
    if both and not every:
        raise AgreementError(both[0])
    if every and "EACH" not in names:
        parts = [replace(part, name="STATUSES") if is_named(part, "ALL_STATUSES") else part for part in parts]
    many = (every and "EACH" not in names) or count != 1 or bool(names & {"OF_YOUR", "OTHER_OF_YOUR", "OF_THEIR"})
    totals, among = tuple(part.bound for part in parts if isinstance(part, Total)), "FROM_THESE" in names
    if len(totals) > 1 or (totals and (not target or every)):
        raise AgreementError(words[0])
    described = [
        part
        for part in parts
        if not isinstance(part, Total) and getattr(part, "name", "") not in ("TARGET", "FROM_THESE")
    ]
    described = of_both_nouns(parts, described)
    if among and (every or target or not counted):
        raise AgreementError(next(word for word in words if word.name == "FROM_THESE"))
    if not names.isdisjoint(("YOU_PLAY", "YOU_PLAY_FROM")):
        found, played = played_kind(described, many)
    else:
        until = described[-1].value if is_named(described[-1], "UNTIL") else None
        single = not every and count == 1
        found, played = kind(described[: -1 if until else None], many, single), PlayedQualifier(until=until)
    if found.other and any(_is_second_article(words, place) for place in range(len(words))):
        found = other_first(found, words)
    one_each = target and not totals and (found.whose, found.zone) == (Whose.EACH, Zone.RESERVE)
    if found.whose is Whose.EACH and not (every or one_each):
        raise AgreementError(next(word for word in reversed(words) if getattr(word.value, "__len__", None)))
    phrase: Phrase = Among(found, count, up_to) if among else Some(found, count, up_to)
    if every and names & {"LES", "AUX"} and found == Kind(other=True):
        phrase = Rest()
    elif every:
        phrase = All(found)
    elif one_each:
        phrase = Both(tuple(Target(replace(found, whose=whose), count, up_to) for whose in EACH_PLAYER))
    elif target:
        phrase = Target(found, count, up_to, totals[0] if totals else None)
    return ClausePhrase(phrase, many and phrase != Some(found), words[0], played)


def _is_second_article(words: Sequence[WrittenWord], place: int) -> bool:
    """Whether a word is the article after "or": "a Plant or a Permanent"."""
    return place > 0 and words[place].name == "A" and words[place - 1].name == "OR"
