"""How many objects there are in one place, compared with another: "more Characters facing me than in my Expedition"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.cards.language import places, sources
from judge.cards.language.amounts import Unsayable
from judge.cards.language.phrase_parts import AgreementError, WrittenWord
from judge.cards.language.phrases import described
from judge.game import ability as tree
from judge.game.ability import Compare, Kind, Where, Whose
from judge.game.terms import Type
from judge.messages import Language

BEGUN = {
    Compare.MORE: ("there are more", "il y a plus", "than"),
    Compare.LESS: ("there are fewer", "il y a moins", "than"),
    Compare.EQUAL: ("there are as many", "il y a autant", "as"),
}
"""How a comparison begins in both languages, and the English word before what it is compared with."""

IN_FACING = ("in the Expedition facing me", "dans l'Expédition qui me fait face")


def beside(kind: Kind, there: WrittenWord) -> Kind:
    """The same kind in another place.

    Arguments:
        kind: the kind, with the one place.
        there: the words for the other.

    Raises:
        AgreementError: one of the two is no such place.
    """
    said = (kind.where is not None) + (kind.zone is not None)
    if said != 1 or kind.either or (kind.zone is None and kind.whose is not Whose.ANYONE):
        raise AgreementError(there)
    plain = replace(kind, where=None, zone=None, whose=Whose.ANYONE)
    match there.name, there.value:
        case "IN_MY_OWN", _ if kind.where is Where.FACING_ME:
            return replace(plain, where=Where.MINE)
        case "WHERE" | "WHERE_FROM", Where() as where if where in ONE_PLACE and where is not kind.where:
            return replace(plain, where=where)
        case "SOURCE", (zone, whose) if whose in OWN and (zone, whose) != (kind.zone, kind.whose):
            return replace(plain, zone=zone, whose=whose)
        case "IN_RESERVE", (zone, whose, _, _) if whose in OWN and (zone, whose) != (kind.zone, kind.whose):
            return replace(plain, zone=zone, whose=whose)
    raise AgreementError(there)


ONE_PLACE = (
    *(Where.MINE, Where.MY_OTHER, Where.HERO, Where.COMPANION, Where.FACING_ME),
    *(Where.EACH_OF_YOURS, Where.OPPONENTS),
)
"""Expeditions in which objects are counted together."""

OWN = (Whose.YOURS, Whose.OPPONENTS)


def more_there(condition: tree.Compares, language: Language, marks: bool) -> str:
    """Such a comparison, written out.

    Raises:
        Unsayable: no card text says it.
    """
    first, second = condition.amount, condition.to
    if not isinstance(first, tree.NumberOf) or not isinstance(second, tree.NumberOf) or condition.before:
        raise Unsayable(condition)
    if condition.compare not in BEGUN:
        raise Unsayable(condition)
    english, french, than = BEGUN[condition.compare]
    yours, theirs = (replace(one.kind, whose=Whose.ANYONE) for one in (first, second))
    of_players = (first.kind.whose, second.kind.whose)
    if yours == theirs and of_players in BY_PLAYERS and yours.zone is None and Type.MANA_ORB not in yours.types:
        if condition.compare is Compare.EQUAL:
            raise Unsayable(condition)
        said = described(yours, language, True, marks=marks)
        you, other = BY_PLAYERS[of_players]
        if language == "en":
            return f"{you[0]} {english.split()[-1]} {said} than {other[0]}"
        return f"{you[1]} {french.split()[-1]} {_de(said)} {_que(other[1])}"
    plain = replace(first.kind, where=None, zone=None, whose=Whose.ANYONE)
    if plain != replace(second.kind, where=None, zone=None, whose=Whose.ANYONE) or plain.either:
        raise Unsayable(condition)
    said, there = described(first.kind, language, True, marks=marks), _place(second.kind, language)
    if language == "en":
        return f"{english} {said} {than} {there}"
    return f"{french} {_de(said)} que {there}"


BY_PLAYERS = {
    (Whose.YOURS, Whose.OPPONENTS): (("you control", "vous contrôlez"), ("an opponent", "un adversaire")),
    (Whose.OPPONENTS, Whose.YOURS): (("an opponent controls", "un adversaire contrôle"), ("you", "vous")),
}
"""Whose objects are compared with whose."""


def _place(kind: Kind, language: Language) -> str:
    english = language == "en"
    if kind.zone is not None:
        source: Any = (kind.zone, kind.whose)
        if source not in sources.SOURCES or kind.where is not None or kind.whose not in OWN:
            raise Unsayable(kind)
        within = ("in ",) if english else ("dans ",)
        return next(one for one in sources.SOURCES[source][language] if one.startswith(within))
    if kind.where not in ONE_PLACE or kind.whose is not Whose.ANYONE:
        raise Unsayable(kind)
    if kind.where is Where.FACING_ME:
        return IN_FACING[not english]
    if kind.where is Where.EACH_OF_YOURS:
        return places.WHERE_FROM[kind.where][language][0]
    return places.WHERE[kind.where][language]


def _de(said: str) -> str:
    return f"d'{said}" if said[:1].casefold() in VOWELS else f"de {said}"


def _que(said: str) -> str:
    return f"qu'{said}" if said[:1] in VOWELS else f"que {said}"


VOWELS = "aeiouyàâéèêîôûœ"
