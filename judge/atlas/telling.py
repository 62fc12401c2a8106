"""A find in words: on which board, what is so, and the articles, as the engine names them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.atlas.looking import FindKind
from judge.atlas.meeting import PLAIN, Layout
from judge.atlas.naming import kind_name
from judge.atlas.shipped import ShippedFind
from judge.law.citation import cite
from judge.law.laws import LAWS, day
from judge.messages import Language, Message, message
from judge.wording.table import sentence

TOGETHER: Mapping[Layout, Message] = {
    Layout.HAND: message("{first} is played from Hand; {second} is on the same side"),
    Layout.RESERVE: message("{first} is played from Reserve; {second} is on the same side"),
    Layout.NOON: message("Noon comes; {first} and {second} are on the same side"),
    Layout.DUSK: message("Dusk comes; {first} and {second} are on the same side"),
    Layout.NIGHT: message("Night comes; {first} and {second} are on the same side"),
}
APART: Mapping[Layout, Message] = {
    Layout.HAND: message("{first} is played from Hand; {second} is the opponent’s"),
    Layout.RESERVE: message("{first} is played from Reserve; {second} is the opponent’s"),
    Layout.NOON: message("Noon comes; {second} is the opponent’s, {first} is not"),
    Layout.DUSK: message("Dusk comes; {second} is the opponent’s, {first} is not"),
    Layout.NIGHT: message("Night comes; {second} is the opponent’s, {first} is not"),
}
ALONE: Mapping[Layout, Message] = {
    Layout.HAND: message("{first} is played from Hand"),
    Layout.RESERVE: message("{first} is played from Reserve"),
    Layout.NOON: message("Noon comes; {first} is in play"),
    Layout.DUSK: message("Dusk comes; {first} is in play"),
    Layout.NIGHT: message("Night comes; {first} is in play"),
}


def situation(one: ShippedFind, names: Mapping[str, Mapping[Language, str]]) -> Message:
    """On which board it is found.

    Arguments:
        names: what the cards are called, by id.
    """
    first, second = names[one.first], names[one.second]
    if one.second == PLAIN and one.first != PLAIN:
        return ALONE[one.layout].filled(first=first)
    return (APART if one.opposite else TOGETHER)[one.layout].filled(first=first, second=second)


def what(one: ShippedFind, language: Language) -> str:
    """What is so there, as the engine says it where it has words for it."""
    if one.find.kind is FindKind.NOTHING:
        said = sentence("trace", "nothing_happens").forms[language][0]
    else:
        said = kind_name(one.find.kind).say(language)
    return said[:1].upper() + said[1:]


def articles_of(one: ShippedFind, edition: str) -> tuple[str, ...]:
    """The articles that it is about, by an edition.

    Arguments:
        edition: one of its editions.
    """
    return tuple(dict.fromkeys(cite(LAWS[name], edition).article for name in _laws(one)))


def _laws(one: ShippedFind) -> Iterator[str]:
    if one.find.kind is FindKind.ORDER and "reaction" in one.find.about:
        yield day.REACTION_ORDER.name
    for about in one.find.about:
        for word in about.rpartition(": ")[2].split():
            if word in LAWS:
                yield word
