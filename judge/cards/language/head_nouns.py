"""The nouns of a noun phrase as they are read: those side by side describe one kind, "or" parts several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from judge.cards.language.declined import Doubt
from judge.cards.language.phrase_parts import AgreementError, WrittenWord, is_named
from judge.game.ability import Bound, Kind
from judge.game.terms import EXPEDITION_ZONE_TYPE, Type

HEADS = ("TYPE", "SUBTYPE", "CARD", "TOKEN", "TOKEN_NAME", "EXPEDITION_PERMANENT", "NON_TOKEN", "NON_SUBTYPE")
ADJECTIVES = ("STATUSES", "ALL_STATUSES", "NON_STATUS", "NON_TOKEN", "NON_SUBTYPE")


def heads(words: Sequence[WrittenWord], many: bool | None) -> Kind:
    """The nouns: those that stand side by side describe one kind, "or" parts several."""
    parted = groups(words)
    for group in parted:
        for word in group:
            if many is not None and many not in word.numbers and not _is_attribute(word, group):
                raise AgreementError(word)
    kinds = [head(group) for group in parted]
    if not kinds:
        return Kind()
    if len(kinds) == 1:
        return kinds[0]
    if all(one.types and one == Kind(types=one.types) for one in kinds):
        return Kind(types=tuple(type_ for one in kinds for type_ in one.types))
    if all(one.subtypes and one == Kind(subtypes=one.subtypes) for one in kinds):
        return Kind(subtypes=tuple(subtype for one in kinds for subtype in one.subtypes))
    return Kind(either=tuple(kinds))


def groups(parts: Sequence[Any]) -> list[list[WrittenWord]]:
    """The nouns that stand side by side, parted by "or"."""
    found: list[list[WrittenWord]] = [[]]
    for part in parts:
        if (is_named(part, "OR") or is_named(part, "AND_HEAD")) and found[-1]:
            found.append([])
        elif any(is_named(part, name) for name in HEADS):
            found[-1].append(part)
    return [group for group in found if group]


def hold_apart(parts: Sequence[Any]) -> None:
    """Holds that it is in no doubt whether what describes one of the nouns beside "or" describes the other too.

    Raises:
        AgreementError: "a Boosted Character or Permanent", "a Robot Character or Permanent", "a Plant or a Permanent
            you control", "a Character or card in Reserve".
    """
    parted = groups(parts)
    if len(parted) < 2:
        return
    described = next((part for part in parts if any(is_named(part, name) for name in ADJECTIVES)), None)
    if described is None and len(set(map(len, parted))) > 1:
        described = max(parted, key=len)[0]
    last = max(place for place, part in enumerate(parts) if is_named(part, "OR") or is_named(part, "AND_HEAD"))
    behind = parts[last + 1 :]
    if described is None and any(is_named(part, name) for part in behind for name in ("A", "CARD")):
        words = (part for part in behind if isinstance(part, WrittenWord) and part.name not in (*HEADS, "A"))
        described = next(words, parts[last] if any(isinstance(part, Bound) for part in behind) else None)
    if described is not None:
        raise AgreementError(described, doubt=Doubt.EITHER_NOUN)


def _is_attribute(word: WrittenWord, group: Sequence[WrittenWord]) -> bool:
    """Whether a noun describes the noun after it, as English says: "Soldier Characters"."""
    after_token = group[0].name == "TOKEN" and True in group[0].numbers and word is not group[0]
    return word.numbers == {False} and (True in group[-1].numbers or after_token)


def head(words: Sequence[WrittenWord]) -> Kind:
    """The kind that nouns side by side name together.

    Raises:
        AgreementError: one of them does not go with those before it.
    """
    found = Kind()
    for word in words:
        match word.name, word.value:
            case "TYPE", Type() as named if not found.types:
                found = replace(found, types=(named,))
            case "SUBTYPE", str() as subtype if not found.subtypes:
                found = replace(found, subtypes=(subtype,))
            case "TOKEN", _ if found.token is None:
                found = replace(found, token=True)
            case "NON_TOKEN", _ if found.token is None:
                found = replace(found, token=False)
            case "NON_SUBTYPE", str() as subtype if not found.not_subtypes:
                found = replace(found, not_subtypes=(subtype,))
            case "TOKEN_NAME", str() as named if not found.named:
                found = replace(found, named=named)
            case "EXPEDITION_PERMANENT", _ if not found.types and not found.subtypes:
                found = replace(found, types=(Type.PERMANENT,), subtypes=(EXPEDITION_ZONE_TYPE,))
            case "CARD", _ if len(words) == 1 or (len(words) == 2 and any(one.name == "TYPE" for one in words)):
                pass
            case _:
                raise AgreementError(word)
    return _token_named(found, words)


def _token_named(found: Kind, words: Sequence[WrittenWord]) -> Kind:
    """A kind of which "token" says no more where it is named: "a Brassbug token".

    Raises:
        AgreementError: another noun stands beside the name.
    """
    if not found.named:
        return found
    named = Kind(named=found.named)
    if found not in (named, replace(named, token=True)):
        raise AgreementError(words[-1])
    return named


def other_first(found: Kind, words: Sequence[WrittenWord]) -> Kind:
    """ "another Animal or an Artist": of the first noun alone another is meant.

    Raises:
        AgreementError: more is said of them.
    """
    first, *others = (head(group) for group in groups(words))
    if found != replace(heads(words, many=False), other=True) or len(others) != 1:
        raise AgreementError(words[-1])
    return Kind(either=(replace(first, other=True), *others))


def either_target(parts: Sequence[Any]) -> Sequence[Any]:
    """The words of "another target Animal or another target Plant", which means another target Animal or Plant.

    Arguments:
        parts: the words of a noun phrase.

    Raises:
        AgreementError: more is said of the two, and it is in doubt of which; or of one alone that it is another.
    """
    names = [part.name if isinstance(part, WrittenWord) else "" for part in parts]
    if names.count("TARGET") != 2:
        return parts
    between = names.index("OR")
    first, second = parts[:between], parts[between + 1 :]
    one, other = (set(half) - {*HEADS, "A"} for half in (names[:between], names[between + 1 :]))
    if one != other or not {"TARGET"} <= one <= {"TARGET", "OTHER", "ANOTHER"}:
        raise AgreementError(parts[between], doubt=Doubt.EITHER_NOUN)
    nouns = [part for part in second if part.name in HEADS]
    aimed = next(part for part in first if part.name == "TARGET")
    return [*(part for part in first if part is not aimed), parts[between], *nouns, aimed]


def of_both_nouns(parts: Sequence[Any], described: list[Any]) -> list[Any]:
    """What describes two nouns, of which "ciblé" says behind them that all after it describes both.

    "un Animal ou une Plante ciblé en jeu ou en Réserve".

    Arguments:
        parts: the words of the noun phrase.
        described: those of them that describe it.
    """
    names = [part.name if isinstance(part, WrittenWord) else "" for part in parts]
    if names.count("OR") != 1 or "TARGET" not in names:
        return described
    second, target = names.index("OR") + 1, names.index("TARGET")
    if names[second] != "A" or target < second or not set(names[second + 1 : target]) <= {"TYPE", "SUBTYPE", "TOKEN"}:
        return described
    return [part for part in described if part is not parts[second]]
