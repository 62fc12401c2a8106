"""Phrases for objects, written out in either language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from judge.cards.language import joined_groups, places, words
from judge.cards.language.amounts import Unsayable, total
from judge.cards.language.articles import as_many, english, french, of_yours, with_articles
from judge.cards.language.bounds import bound
from judge.cards.language.located import owned, placed, top, whole
from judge.cards.language.nouns import is_alternative, is_feminine, joined, nouns, status
from judge.cards.language.phrase_parts import EACH_PLAYER
from judge.cards.language.told_apart import is_part
from judge.game.ability import (
    RANKED,
    All,
    Among,
    AnyNumber,
    Both,
    Compare,
    Kind,
    NumberOf,
    Phrase,
    Rest,
    Some,
    Target,
    Top,
    Where,
    Whose,
)
from judge.game.terms import Status, Type, Zone
from judge.messages import Language


def described(
    kind: Kind,
    language: Language,
    many: bool,
    target: bool = False,
    marks: bool = True,
    played: str = "",
    leaving: bool = False,
    every: bool = False,
) -> str:
    """The nouns with all that describes them, save the article and "other".

    Arguments:
        many: whether it speaks of several.
        target: whether they are targets.
        marks: whether statuses carry the brackets of card texts.
        played: what is said of how the cards are played.
        leaving: whether they leave where they are: "from your Reserve", not "in your Reserve".
        every: whether all of them are meant: "in play and in Reserve", not "in play or in Reserve".
    """
    if len(set(kind.statuses)) != len(kind.statuses):
        raise Unsayable(kind)
    if _is_among(kind):
        plain = described(replace(kind, either=()), language, many, target, marks, played)
        halves = [described(half, language, True, marks=marks, every=True) for half in kind.either]
        return f"{plain} {_AMONG[language].format(*halves)}"
    feminine = is_feminine(kind)
    statuses = [status(words.STATUSES[name].say(language, feminine, many), marks) for name in kind.statuses]
    listed = [joined(statuses, language, every and many)] if statuses else []
    if is_ready_orb(kind):
        listed.append("ready" if language == "en" else f"redressé{'s' * many}")
    for name in () if is_ready_orb(kind) else kind.not_statuses:
        lacked = status(words.STATUSES[name].say(language, feminine, many), marks)
        listed.append(f"non-{lacked}" if language == "en" else f"non {lacked}")
    said = nouns(kind, language, many)
    theirs, where = owned(kind, language, many), placed(kind, language, many, leaving, every)

    def held(what: NumberOf | Phrase) -> str:
        return counted(what, language, marks) if isinstance(what, NumberOf) else phrase(what, language, marks)

    bounds = [bound(one, language, held, len(kind.types) if target else 0) for one in kind.bounds]
    how = [played] if played else []
    if kind.sign:
        bounds.append(f"with a {kind.sign} ability" if language == "en" else f"avec une capacité {kind.sign}")
    if kind.other_faction:
        bounds.append("of a different Faction" if language == "en" else "d'une autre Faction")
    faced = [] if kind.facing is None else [_facing(kind.facing, language, many, marks)]
    than_me = ["other than me" if language == "en" else f"autre{'s' * many} que moi"] if kind.than_me else []
    if language == "en":
        return " ".join(
            [*(["target"] if target else []), *listed, said, *theirs, *where, *how, *bounds, *than_me, *faced]
        )
    aimed = ["ciblé" + "e" * feminine + "s" * many] if target else []
    return " ".join([said, *listed, *aimed, *theirs, *bounds, *where, *how, *than_me, *faced])


def _facing(kind: Kind, language: Language, many: bool, marks: bool) -> str:
    """ "facing a Boosted Character".

    Raises:
        Unsayable: no card text says it.
    """
    if kind != Kind(kind.types, kind.subtypes, kind.whose, statuses=kind.statuses, token=kind.token):
        raise Unsayable(kind)
    faces = "facing" if language == "en" else f"qui {'font' if many else 'fait'} face à"
    return f"{faces} {phrase(Some(kind), language, marks)}"


def is_ready_orb(kind: Kind) -> bool:
    """Whether a kind is Mana Orbs that are not exhausted, which a text calls ready."""
    return kind.types == (Type.MANA_ORB,) and kind.not_statuses == (Status.EXHAUSTED,)


def _is_among(kind: Kind) -> bool:
    """Whether a kind is what is told apart among all objects of two kinds."""
    if len(kind.either) != 2 or not is_alternative(kind) or not all(map(is_part, kind.either)):
        return False
    return kind == Kind(statuses=kind.statuses, either=kind.either)


_AMONG: Mapping[Language, str] = {"en": "among {} and {}", "fr": "parmi les {} et les {}"}


def phrase(what: Phrase, language: Language, marks: bool = True, leaving: bool = False) -> str:
    """A phrase for objects that are neither "I" nor "it".

    Arguments:
        what: the objects.
        marks: whether statuses carry the brackets of card texts.
        leaving: whether they leave where they are: "from your Reserve", not "in your Reserve".

    Raises:
        Unsayable: no card text says it.
    """
    if (in_each := of_each_player(what)) is not None:
        return phrase(in_each, language, marks, leaving)
    if isinstance(what, Both) and not whole(what, language):
        return joined_groups.write(what, lambda kind: _every_one(kind, language, marks, leaving), language)
    if isinstance(what, (All, Both)):
        return whole(what, language) or _all(what, language, marks, leaving)
    if isinstance(what, Top):
        return top(what, language)
    if isinstance(what, Rest):
        return "the other cards" if language == "en" else "les autres cartes"
    if isinstance(what, Among):
        these = "from these cards" if language == "en" else "parmi ces cartes"
        said = phrase(Some(what.kind, what.count, what.up_to), language, marks)
        if what.kind.whose is not Whose.ANYONE or what.kind.zone is not None or what.kind.where is not None:
            raise Unsayable(what)
        return f"{said} {these}"
    if not isinstance(what, (Some, Target)) or getattr(what, "random", False):
        raise Unsayable(what)
    if said := _other_first(what, language, marks):
        return said
    if is_alternative(what.kind) and not (_is_among(what.kind) and (what.kind.statuses or what.count != 1)):
        return _alternative(what, language, marks, leaving)
    if _is_highest(what.kind):
        return _highest(what, language, marks)
    if what.kind == Kind((Type.MANA_ORB,), whose=Whose.YOURS) and isinstance(what, Some):
        return of_yours(what, language)
    target = isinstance(what, Target)
    many = is_many(what)
    article = (english if language == "en" else french)(what.kind, what.count, what.up_to, target)
    said = described(what.kind, language, many, target, marks, leaving=leaving)
    if language == "fr" and isinstance(what.count, AnyNumber) and not target and not what.kind.other:
        return as_many(what.kind, said)
    alone = isinstance(what, Some) and what.count == 1 and not what.up_to and not what.kind.other
    if language == "fr" and alone and said == nouns(what.kind, language, many):
        said = with_articles(what.kind)
    if article == "a" and said.lstrip("[")[0] in "AEIOUaeiou":
        article = "an"
    all_together = f" {total(what.total, language)}" if isinstance(what, Target) and what.total else ""
    return f"{article} {said}{all_together}".strip()


def of_each_player(what: Phrase) -> Target | None:
    """ "target card in each player's Reserve", of one target of yours and one of an opponent's."""
    match what:
        case Both((Target(yours) as first, Target(theirs) as second)):
            each = replace(first, kind=replace(yours, whose=Whose.EACH))
            alike = replace(second, kind=replace(theirs, whose=Whose.EACH)) == each
            if alike and (yours.whose, theirs.whose) == EACH_PLAYER and yours.zone is Zone.RESERVE:
                return each
    return None


def _alternative(what: Some | Target, language: Language, marks: bool, leaving: bool) -> str:
    one, *others = what.kind.either
    if len(others) != 1 or what.kind != Kind(either=what.kind.either) or what.count != 1 or what.up_to:
        raise Unsayable(what)
    (other,) = others
    if one.zone is not None or one.where is not None or one.other or other.other or one.either or other.either:
        raise Unsayable(what)
    if isinstance(what, Target):
        if what.total or one.whose is not Whose.ANYONE:
            raise Unsayable(what)
        first, second = (phrase(Target(half), language, marks, leaving) for half in what.kind.either)
        return f"{first} {'in play or' if language == 'en' else 'en jeu ou'} {second}"
    orbs = any(Type.MANA_ORB in half.types for half in what.kind.either)
    if one.whose not in (Whose.YOURS, Whose.THEIRS) or one.bounds or what.random or orbs:
        raise Unsayable(what)
    first, second = (phrase(Some(half), language, marks, leaving) for half in what.kind.either)
    return f"{first} {'or' if language == 'en' else 'ou'} {second}"


def _other_first(what: Some | Target, language: Language, marks: bool) -> str:
    """ "another Animal or an Artist"; "" where it is no such phrase."""
    if len(what.kind.either) != 2 or what != Some(Kind(either=what.kind.either)):
        return ""
    one, other = what.kind.either
    bare = all(
        half == Kind(half.types, half.subtypes, other=half is one, token=half.token, named=half.named)
        for half in (one, other)
    )
    either = "or" if language == "en" else "ou"
    return f"{phrase(Some(one), language, marks)} {either} {phrase(Some(other), language, marks)}" if bare else ""


def _highest(what: Some | Target, language: Language, marks: bool) -> str:
    *others, last = what.kind.bounds
    if what != Some(what.kind) or what.kind.other or last.compare not in RANKED or last.amount != 0:
        raise Unsayable(what)
    if last.measure not in words.MEASURES:
        raise Unsayable(what)
    kind = replace(what.kind, bounds=tuple(others))
    said, measure = described(kind, language, False, marks=marks), words.MEASURES[last.measure].say(language)
    if language == "en":
        return f"the {said} with the {last.compare.value.removeprefix('the ')} {measure}"
    rank = "le plus élevé" if last.compare is Compare.HIGHEST else "le plus bas"
    return f"{'la' if is_feminine(kind) else 'le'} {said} avec le {measure} {rank}"


def is_many(what: Phrase) -> bool:
    """Whether a verb agrees with the phrase in the plural."""
    if isinstance(what, (Some, Target, Among)):
        return what.count != 1
    return isinstance(what, All) and (_in_the_plural(what.kind) or _are_cards(what.kind))


def is_nominal(what: Phrase) -> bool:
    """Whether a phrase can do something: a noun with what describes it, not "the top card of your deck"."""
    if isinstance(what, All):
        return not whole(what, "en")
    if isinstance(what, Both):
        return of_each_player(what) is not None
    return isinstance(what, (Some, Target, Among)) and not _is_highest(what.kind)


def _is_highest(kind: Kind) -> bool:
    return any(one.compare in RANKED for one in kind.bounds)


def counted(amount: NumberOf, language: Language, marks: bool) -> str:
    """What is counted, after "the number of"."""
    said = described(amount.kind, language, many=True, marks=marks)
    other = amount.kind.other
    return f"{'other ' * other}{said}" if language == "en" else f"{'autres ' * other}{said}"


def _every_one(kind: Kind, language: Language, marks: bool, leaving: bool) -> str:
    """All objects of a kind, in the plural: "all cards in their Reserve"."""
    all_the = "all" if language == "en" else "toutes les" if is_feminine(kind) else "tous les"
    return f"{all_the} {described(kind, language, True, marks=marks, leaving=leaving, every=True)}"


def _all(what: Phrase, language: Language, marks: bool, leaving: bool) -> str:
    if not isinstance(what, All):
        raise Unsayable(what)
    kind = what.kind
    if kind.where is Where.ITS and not kind.other and not is_feminine(kind):
        each = {"en": "each of its", "fr": "chacun de ses"}[language]
        return f"{each} {described(replace(kind, where=None), language, many=True, marks=marks)}"
    many = _in_the_plural(kind)
    plural = many or _are_cards(kind) or (kind.where is Where.TARGET and leaving is (language == "fr"))
    said = described(kind, language, plural, marks=marks, leaving=leaving, every=True)
    if language == "en":
        first = [] if many else ["all"] if plural else ["each"]
        return " ".join([*first, *(["other"] if kind.other else []), said])
    all_the = "toutes les" if is_feminine(kind) else "tous les"
    every = "les" if many else all_the if plural else "chaque"
    return " ".join([every, *([f"autre{'s' * plural}"] if kind.other else []), said])


def _are_cards(kind: Kind) -> bool:
    """Whether a kind is cards of a zone, of whatever type."""
    placed = kind.zone is not None or kind.either in places.EITHER
    return placed and not (kind.types or kind.subtypes or kind.named)


def _in_the_plural(kind: Kind) -> bool:
    named = kind.zone is None or (kind.zone is Zone.RESERVE and bool(kind.types or kind.subtypes))
    return (kind.whose is Whose.YOURS and named) or kind.where is Where.FACING_ME
