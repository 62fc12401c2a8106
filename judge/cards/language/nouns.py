"""The nouns of a phrase and the words that agree with them, written out in either language."""

from __future__ import annotations

from collections.abc import Mapping

from judge.cards.language import places, words
from judge.cards.language.amounts import Unsayable
from judge.game.ability import (
    Kind,
    Whose,
)
from judge.game.terms import EXPEDITION_ZONE_TYPE, Status, Type
from judge.messages import LANGUAGES, Language

UNMARKED = tuple(words.STATUSES[Status.EXHAUSTED].say(language) for language in LANGUAGES)

OWNERS: Mapping[Whose, Mapping[Language, str]] = {
    Whose.YOURS: {"en": "you control", "fr": "que vous contrôlez"},
    Whose.THEIRS: {"en": "they control", "fr": "qu'il contrôle"},
    Whose.TARGET_OPPONENTS: {"en": "target opponent controls", "fr": "qu'un adversaire ciblé contrôle"},
    Whose.OPPONENTS: {"en": "controlled by another player", "fr": "contrôlé{e}{s} par un autre joueur"},
    Whose.TARGET_PLAYERS: {"en": "controlled by target player", "fr": "contrôlé{e}{s} par le joueur ciblé"},
}
"""Whose objects in play; in French the participle agrees."""

OWNERS_TOO: Mapping[Whose, Mapping[Language, tuple[str, ...]]] = {
    Whose.TARGET_OPPONENTS: {
        "en": ("controlled by target opponent",),
        "fr": ("contrôlé{e}{s} par un adversaire ciblé",),
    },
    Whose.OPPONENTS: {
        "en": ("controlled by an opponent", "an opponent controls", "your opponents control"),
        "fr": ("contrôlé{e}{s} par un adversaire", "qu'un adversaire contrôle", "que vos adversaires contrôlent"),
    },
    Whose.TARGET_PLAYERS: {
        "en": ("target player controls",),
        "fr": ("contrôlé{e}{s} par un joueur ciblé", "qu'un joueur ciblé contrôle"),
    },
}
"""Other wordings of the same."""


def heads(kind: Kind) -> tuple[words.Noun, ...]:
    """The nouns that name a kind, the first of which gives French the gender.

    Raises:
        Unsayable: a type or sub-type is not in the tables.
    """
    if kind.either and kind.either not in places.EITHER:
        return tuple(noun for one in kind.either for noun in heads(one))
    if kind.named:
        return (_token(kind),)
    if is_expedition_permanent(kind) and not kind.token:
        return (words.EXPEDITION_PERMANENT,)
    if not words.TYPES.keys() >= set(kind.types) or not words.SUBTYPES.keys() >= set(kind.subtypes):
        raise Unsayable(kind)
    types = tuple(words.TYPES[type_] for type_ in kind.types)
    subtypes = tuple(words.SUBTYPES[name] for name in kind.subtypes)
    if types and subtypes and (len(types) > 1 or len(subtypes) > 1):
        raise Unsayable(kind)
    token = (words.TOKEN,) if kind.token else ()
    if token and len(types) + len(subtypes) > 1:
        raise Unsayable(kind)
    return (*token, *types, *subtypes) or (words.CARD,)


def _token(kind: Kind) -> words.Noun:
    """The noun of a kind that is named.

    Raises:
        Unsayable: no token is named so, or more is said of it than its name.
    """
    if kind.named not in words.TOKENS or kind.types or kind.subtypes or kind.token is not None or kind.either:
        raise Unsayable(kind)
    return words.TOKENS[kind.named]


def is_expedition_permanent(kind: Kind) -> bool:
    """Whether a kind is Permanents whose zone type is Expedition."""
    return kind.types == (Type.PERMANENT,) and kind.subtypes == (EXPEDITION_ZONE_TYPE,)


def is_feminine(kind: Kind) -> bool:
    """Whether French speaks of the kind in the feminine."""
    return heads(kind)[0].feminine


def nouns(kind: Kind, language: Language, many: bool) -> str:
    """The nouns alone: "Character or Permanent", "token Character"."""
    joint = " or " if language == "en" else " ou "
    several = len(kind.types) > 1 or len(kind.subtypes) > 1 or (kind.either and kind.either not in places.EITHER)
    described = kind.statuses or kind.not_statuses or kind.not_subtypes or kind.token is False
    if is_alternative(kind) or (several and described):
        raise Unsayable(kind)
    if kind.either and kind.either not in places.EITHER:
        if kind.types or kind.subtypes or any(one != _named_alone(one) for one in kind.either):
            raise Unsayable(kind)
        return joint.join(nouns(one, language, many) for one in kind.either)
    found = heads(kind)
    juxtaposed = bool(kind.token) or (bool(kind.types and kind.subtypes) and not is_expedition_permanent(kind))
    if not juxtaposed:
        said = joint.join(noun.say(language, many) for noun in found)
    elif language == "en":
        ordered = [*(["token"] if kind.token and len(found) > 1 else [])]
        rest = found[1:] if kind.token and len(found) > 1 else found
        if kind.types and kind.subtypes:
            rest = tuple(reversed(rest))
        said = " ".join([*ordered, *(noun.say("en") for noun in rest[:-1]), rest[-1].say("en", many)])
    else:
        landmark = kind.types == (Type.PERMANENT,) and kind.subtypes == ("Landmark",)
        said = (" de " if landmark else " ").join(
            noun.say("fr", many and not (landmark and place)) for place, noun in enumerate(found)
        )
    not_token = [] if kind.token is not False else ["non-token" if language == "en" else "non-jeton" + "s" * many]
    not_kind = [f"non-{words.SUBTYPES[name].say(language)}" for name in kind.not_subtypes]
    return " ".join([*not_token, *not_kind, said] if language == "en" else [said, *not_token, *not_kind])


def _named_alone(kind: Kind) -> Kind:
    """A kind as its nouns alone name it."""
    return Kind(kind.types, kind.subtypes, token=kind.token, not_subtypes=kind.not_subtypes, named=kind.named)


def joined(said: list[str], language: Language, every: bool = False) -> str:
    """A list with "or" before its last; English says "and" where all are meant."""
    joint = (" and " if every else " or ") if language == "en" else " ou "
    return joint.join([", ".join(said[:-1]), said[-1]]) if len(said) > 1 else said[0]


def status(word: str, marks: bool) -> str:
    """A status as card texts mark it; that something is exhausted has no mark."""
    if word.startswith(UNMARKED):
        return word.lower()
    return f"[[{word}]]" if marks else word


def is_alternative(kind: Kind) -> bool:
    """Whether a kind is one of two that speak of different places: "a Permanent you control or a card in Reserve"."""
    parted = any(one.zone is not None or one.whose is not Whose.ANYONE for one in kind.either)
    return parted and kind.either not in places.EITHER
