"""What is counted, written out: counters by their name, those that something bears, cards that were played."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from judge.cards.language import sources, times, words
from judge.cards.language.amounts import Unsayable
from judge.cards.language.nouns import is_feminine
from judge.cards.language.phrases import described
from judge.game import ability as tree
from judge.game.ability import Kind, Who, Whose
from judge.game.terms import BOOST, Zone
from judge.messages import Language


def counters(name: str | None, language: Language, many: bool) -> str:
    """Counters by their name: "boosts", "Kelon counters".

    Raises:
        Unsayable: the name is not in the tables.
    """
    if name is None:
        return ("counter" if language == "en" else "compteur") + "s" * many
    if name == BOOST:
        return words.BOOSTS.say(language, many)
    if name not in words.COUNTERS and not re.fullmatch(words.COUNTER_NAME, name or ""):
        raise Unsayable(name)
    if language == "en":
        return f"{name} counter{'s' * many}"
    return f"compteur{'s' * many} {words.COUNTERS.get(name or '', name)}"


def borne(amount: Any, language: Language, marks: bool) -> str:
    """Each counter that an object bears, or bore: "boost it had".

    Raises:
        Unsayable: it is no counter of the bearer, of what was spoken of, or of all objects of a kind.
    """
    if isinstance(amount, tree.CountersOn) and isinstance(amount.what, tree.All) and not amount.before:
        kind = amount.what.kind
        there = described(kind, language, True, marks=marks, every=True)
        other = ("other " if language == "en" else "autres ") * kind.other
        of_all = f"on {other}{there}" if language == "en" else f"sur les {other}{there}"
        return f"{counters(amount.name, language, False)} {of_all}"
    if not isinstance(amount, tree.CountersOn) or amount.what not in (tree.Me(), tree.It()):
        raise Unsayable(amount)
    mine = amount.what == tree.Me()
    english, french = (
        ("I had" if mine else "it had", "que j'avais" if mine else "qu'il avait")
        if amount.before
        else ("on me" if mine else "on it", "sur moi" if mine else "sur lui")
    )
    return f"{counters(amount.name, language, False)} {english if language == 'en' else french}"


def played_times(amount: Any, language: Language, marks: bool, many: bool = False) -> str:
    """Each card that you have played: "Spell you played from Reserve this turn".

    Arguments:
        amount: how often such a card was played.
        marks: whether statuses carry the brackets of card texts.
        many: whether it speaks of all of them.

    Raises:
        Unsayable: it is no card that you have played.
    """
    match amount:
        case tree.Times(tree.Sacrificed(tree.Some(Kind() as kind)), until) if not many:
            return _sacrificed(kind, f" {times.UNTIL[until][language][-1]}", language, marks)
        case tree.Times(tree.Plays(Who.YOU, Kind() as kind, source), until):
            pass
        case _:
            raise Unsayable(amount)
    if source not in (None, Zone.HAND, Zone.RESERVE) or kind != replace(Kind(), **_played(kind)):
        raise Unsayable(amount)
    agrees = "e" * is_feminine(kind) + "s" * many
    how = "you played" if language == "en" else f"que vous avez joué{agrees}"
    if source is not None:
        how += f" {sources.SOURCES[source, Whose.YOURS][language][source is Zone.RESERVE and language == 'fr']}"
    while_ = times.UNTIL[until][language][-1]
    said = described(kind, language, many, marks=marks, played=f"{how} {while_}")
    other = "other " if language == "en" else "autres " if many else "autre "
    return f"{other * kind.other}{said}"


def _sacrificed(kind: Kind, while_: str, language: Language, marks: bool) -> str:
    """Each card that was sacrificed: "Character you sacrificed this Day", "Character sacrificed this Day"."""
    yours = kind.whose is Whose.YOURS
    plain = replace(kind, whose=Whose.ANYONE) if yours else kind
    if plain != replace(Kind(), **_played(plain)):
        raise Unsayable(kind)
    how = "sacrificed" if language == "en" else "sacrifié" + "e" * is_feminine(kind)
    by = ("you " if language == "en" else "que vous avez ") * yours
    other = ("other " if language == "en" else "autre ") * plain.other
    return f"{other}{described(plain, language, False, marks=marks, played=f'{by}{how}{while_}')}"


def _played(kind: Kind) -> Mapping[str, Any]:
    """What can be said of a card that was played."""
    return {name: getattr(kind, name) for name in ("types", "subtypes", "statuses", "not_subtypes", "token", "other")}
