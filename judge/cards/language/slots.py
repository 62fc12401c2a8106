"""What the slots of the phrasebook hold: read from a parse, and written out.

The file is long because it lists every category of slot twice, once for each way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from judge.cards.language import deeds, places, words
from judge.cards.language.amounts import ORDINALS
from judge.cards.language.nominal import kind as kind_of
from judge.cards.language.owned_nouns import BY_WHOSE, OF_SOMEBODY, few, many
from judge.cards.language.phrase_parts import AgreementError, ClausePhrase, PlayedQualifier, WrittenWord
from judge.cards.language.phrases import (
    OR_MORE,
    Unsayable,
    counted,
    described,
    is_feminine,
    is_nominal,
    letter,
    nouns,
    number,
    phrase,
    status,
)
from judge.elision import elides
from judge.game import ability as tree
from judge.game.ability import AnyNumber, Kind, Phrase, Where, Who, Whose
from judge.game.terms import BOOST, Zone
from judge.messages import Language

Key = TypeVar("Key")
Words = TypeVar("Words")
ALONE = (Where.HERO, Where.COMPANION)
"""Expeditions that are one and no more, also where the bearer is Gigantic."""
EXPEDITIONS_OR_LANDMARKS = (Kind(where=Where.EACH_OF_YOURS), Kind(zone=Zone.LANDMARK, whose=Whose.YOURS))

LEFT_IN_A_TURN = (
    *(Kind(zone=zone, whose=Whose.YOURS) for zone in (Zone.HAND, Zone.RESERVE)),
    Kind(either=(Kind(zone=Zone.HAND, whose=Whose.YOURS), Kind(zone=Zone.RESERVE, whose=Whose.YOURS))),
)
"""The cards of which a text can ask whether one was discarded before."""

IMPLIED: Mapping[str, Mapping[str, Any]] = {
    "a_facing": {"where": Where.FACING_ME},
    "a_in_facing_me": {"where": Where.FACING_ME},
    "a_in_companion": {"where": Where.COMPANION},
    "a_in_hero": {"where": Where.HERO},
    "a_in_mine": {"where": Where.MINE},
    "a_in_other": {"where": Where.MY_OTHER},
    "a_in_yours": {"where": Where.EACH_OF_YOURS},
    "a_in_landmarks": {"zone": Zone.LANDMARK, "whose": Whose.YOURS},
    "a_in_either": {"either": EXPEDITIONS_OR_LANDMARKS},
}
"""What the words around a slot say of what it holds."""

# Reading: each turns what a parse holds into what the slot of the tree holds.


def _a(part: ClausePhrase) -> Kind:
    found = part.phrase
    plain = isinstance(found, tree.Some) and found == tree.Some(found.kind) and part.played == PlayedQualifier()
    if not plain or part.many:
        raise AgreementError(part.word)
    assert isinstance(found, tree.Some)
    return found.kind


def _without_where(part: ClausePhrase) -> Kind:
    kind = _a(part)
    if kind.where is not None:
        raise AgreementError(part.word)
    return kind


def _without_owner(kind: Kind, part: ClausePhrase) -> Kind:
    if kind.whose is not Whose.ANYONE or kind.zone is not None:
        raise AgreementError(part.word)
    return kind


def _was_discarded(part: ClausePhrase) -> tree.WasDiscarded:
    """ "a card from your hand or your Reserve this turn"."""
    kind = part.phrase.kind if isinstance(part.phrase, tree.Some) else None
    until = part.played.until
    if kind is None or kind not in LEFT_IN_A_TURN or until is None or part.phrase != tree.Some(kind):
        raise AgreementError(part.word)
    if part.played != PlayedQualifier(until=until):
        raise AgreementError(part.word)
    return tree.WasDiscarded(kind, until)


def _implied(category: str) -> Callable[[ClausePhrase], Kind]:
    """How a slot is read of which the words around it say a part."""
    implied = IMPLIED[category]

    def found(part: ClausePhrase) -> Kind:
        kind = _without_where(part)
        return replace(kind if "where" in implied else _without_owner(kind, part), **implied)

    return found


def _some_of_yours(part: ClausePhrase) -> tree.Some:
    found = part.phrase
    if not isinstance(found, tree.Some) or part.played != PlayedQualifier():
        raise AgreementError(part.word)
    return replace(found, kind=replace(_without_owner(found.kind, part), whose=Whose.YOURS))


def _every(part: ClausePhrase) -> Kind:
    if not isinstance(part.phrase, tree.All) or part.played != PlayedQualifier():
        raise AgreementError(part.word)
    return part.phrase.kind


def _aimed(part: ClausePhrase) -> tree.Target:
    found = part.phrase
    if not isinstance(found, tree.Some) or part.played != PlayedQualifier():
        raise AgreementError(part.word)
    return tree.Target(found.kind, found.count, found.up_to)


def _moved(part: ClausePhrase) -> Kind:
    """What is put in Reserve, of a phrase that ends with "in Reserve"."""
    if part.moved is None or part.to is None or part.to[0] is not Zone.RESERVE:
        raise AgreementError(part.word)
    return _a(part.moved)


def _np(part: Any) -> Any:
    if not isinstance(part, ClausePhrase) or part.played != PlayedQualifier():
        raise AgreementError(getattr(part, "word", None))
    return part.phrase


def _any(part: Any) -> Phrase:
    """Any number of some objects; among all of them is among as many as one likes."""
    found: Phrase = _np(part)
    return tree.Some(found.kind, AnyNumber()) if isinstance(found, tree.All) else found


def _of_hand(part: ClausePhrase) -> Phrase:
    """Cards that are shown from a hand, of which the text says more than that it is one card."""
    found: Phrase = _np(part)
    if not _is_of_hand(found):
        raise AgreementError(part.word)
    return found


def _is_of_hand(what: Phrase) -> bool:
    of_hand = isinstance(what, tree.Some) and (what.kind.zone, what.kind.whose) == (Zone.HAND, Whose.YOURS)
    return of_hand and not getattr(what, "random", False)


def _alone(part: Any) -> Where:
    found = _value(part)
    if found not in ALONE:
        raise AgreementError(None)
    return found  # type: ignore[no-any-return]


def _value(part: Any) -> Any:
    return part.value if isinstance(part, WrittenWord) else part


READ: Mapping[str, Callable[[Any], Any]] = {
    "a": _a,
    **{category: _implied(category) for category in IMPLIED},
    "a_left": _a,
    "a_moved": lambda part: _moved(part),
    **{f"{noun}_{whose}": read for whose, (read, _) in OF_SOMEBODY.items() for noun in ("bare", "several")},
    "those_in": lambda part: part,
    "sign": lambda part: part.text,
    "a_of_yours": lambda part: replace(_without_owner(_a(part), part), whose=Whose.YOURS),
    "denied_alone": lambda part: _alone(part),
    "few": few(lambda kind: kind),
    **{f"few_{whose}": few(OF_SOMEBODY[whose][0]) for whose in ("facing", "theirs", "yours")},
    "many": many(lambda kind: kind),
    "many_facing": many(OF_SOMEBODY["facing"][0]),
    "many_theirs": many(OF_SOMEBODY["theirs"][0], Who.OPPONENT),
    "many_yours": many(OF_SOMEBODY["yours"][0], Who.YOU),
    "some_of_yours": _some_of_yours,
    "aimed": _aimed,
    "after": lambda part: deeds.phrase([part]),
    "all": _every,
    "any": lambda part: _any(part),
    "before": lambda part: deeds.phrase([part]),
    "counted": _every,
    "every": _every,
    "of_counted": _every,
    "every_of": _every,
    "french_obj": lambda part: deeds.phrase([part]),
    "it": lambda part: deeds.phrase([part]),
    "it_after": lambda part: deeds.phrase([part]),
    "it_before": lambda part: deeds.phrase([part]),
    "np": _np,
    "obj": lambda part: deeds.phrase([part]),
    "of": _np,
    "of_hand": lambda part: _of_hand(part),
    "top": _np,
    "was_discarded": _was_discarded,
    "still": lambda part: replace(_a(part), other=True),
}
"""Slots of which a parse must be looked at; of the others, what the parse holds is what the slot holds."""


def read(category: str, part: Any) -> Any:
    """What a slot holds.

    Raises:
        Disagreement: it cannot hold that.
    """
    return READ.get(category, _value)(part)


# Writing


def write(
    category: str, value: Any, language: Language, marks: bool, held: Mapping[str, Any], leaving: bool = False
) -> str:
    """What a slot holds, written out.

    Arguments:
        category: what the slot holds.
        value: what it holds here.
        marks: whether statuses and keywords carry the brackets of card texts.
        held: what all the slots of the row hold.
        leaving: whether its objects leave where they are.

    Raises:
        Unsayable: no card text says it there.
    """
    english = language == "en"
    many = held.get("number") != 1
    match category:
        case "a" | "still":
            if not is_nominal(tree.Some(value)) or (category == "still" and not value.other):
                raise Unsayable(value)
            return phrase(tree.Some(replace(value, other=False) if category == "still" else value), language, marks)
        case _ if category in BY_WHOSE:
            noun, whose = category.split("_")
            return write(noun, OF_SOMEBODY[whose][1](value), language, marks, held)
        case "a_then":
            return phrase(tree.Some(value), language, marks)
        case "several_then" | "bare_then":
            return write(category.removesuffix("_then"), value, language, marks, held)
        case "a_left":
            return phrase(tree.Some(value), language, marks, leaving=True)
        case "a_moved":
            to = places.IN_RESERVE[language]
            return f"{phrase(tree.Some(value), language, marks, leaving=True)} {to}"
        case "sign":
            return str(value)
        case "was_activated":
            return (
                f"a {value} ability was activated this turn"
                if english
                else f"une capacité {value} a été activée ce tour-ci"
            )
        case "where":
            return _listed(places.WHERE, value)[language]
        case "has" | "those_in" | "several_are":
            raise Unsayable(value)
        case _ if category in IMPLIED:
            implied = IMPLIED[category]
            astray = "where" not in implied and value.where is not None
            if astray or any(getattr(value, field) != meant for field, meant in implied.items()):
                raise Unsayable(value)
            plain = replace(value, **{field: getattr(Kind(), field) for field in implied})
            return phrase(tree.Some(plain), language, marks)
        case "somes_then" if isinstance(value, tree.Some) and value.kind.whose is Whose.YOURS:
            return write("several", replace(value.kind, whose=Whose.ANYONE), language, marks, held)
        case "a_of_yours" | "some_of_yours" | "some_then":
            some = tree.Some(value) if category == "a_of_yours" else value
            if not isinstance(some, tree.Some) or some.kind.whose is not Whose.YOURS or some.kind.zone is not None:
                raise Unsayable(value)
            return phrase(replace(some, kind=replace(some.kind, whose=Whose.ANYONE)), language, marks)
        case "aimed":
            if not isinstance(value, tree.Target) or value.total:
                raise Unsayable(value)
            return phrase(tree.Some(value.kind, value.count, value.up_to), language, marks)
        case "all":
            if value.other:
                raise Unsayable(value)
            said = described(value, language, True, marks=marks, every=True)
            return said if english else f"les {said}"
        case "every" if not isinstance(value, Kind):
            raise Unsayable(value)
        case "every":
            said = described(value, language, True, marks=marks, every=True)
            other = ("other " if english else "autres ") * value.other
            return f"{other}{said}" if english else f"les {other}{said}"
        case "counted" | "of_counted":
            said = counted(tree.NumberOf(value), language, marks)
            return said if category == "counted" else f"d'{said}" if elides(said) else f"de {said}"
        case "of" | "of_every":
            if category == "of_every":
                return f"des {'autres ' * value.other}{described(value, language, True, marks=marks, every=True)}"
            if not is_nominal(value):
                raise Unsayable(value)
            said = phrase(value, language, marks)
            if said.startswith("les "):
                return f"des {said.removeprefix('les ')}"
            return f"d'{said}" if elides(said) else f"de {said}"
        case "any" if english and _is_any(value):
            return f"any {described(value.kind, language, True, isinstance(value, tree.Target), marks)}"
        case "np" | "any":
            if not is_nominal(value):
                raise Unsayable(value)
            return phrase(value, language, marks, leaving)
        case "several" | "plural":
            in_yours = (value.zone, value.whose) == (Zone.RESERVE, Whose.YOURS)
            if category == "several" and not many and not (in_yours and not (english and value.statuses)):
                raise Unsayable(value)
            plural = many or english
            other = ("other " if english else "autres " if plural else "autre ") if value.other else ""
            if value.other and category == "plural":
                raise Unsayable(value)
            return other + described(value, language, plural, marks=marks)
        case "targets":
            if len(value.types) < 2 or value.other or held.get("count") == 1:
                raise Unsayable(value)
            return described(value, language, True, marks=marks)
        case "of_hand":
            if not _is_of_hand(value):
                raise Unsayable(value)
            return phrase(value, language, marks, leaving=True)
        case "top":
            if not isinstance(value, tree.Top):
                raise Unsayable(value)
            return phrase(value, language, marks)
        case "word":
            kind = held.get("kind")
            return number(value, language, kind is not None and is_feminine(kind))
        case "digits":
            if value == 0 or (isinstance(value, int) and value < 0):
                raise Unsayable(value)
            return letter(value)
        case "mana":
            if isinstance(value, int) and value < 0:
                raise Unsayable(value)
            return f"{{{letter(value)}}}"
        case "more_mana":
            if not isinstance(value, int) or value >= 0:
                raise Unsayable(value)
            return f"{{{-value}}}"
        case "plus":
            return f"{letter(value)}+"
        case "cards":
            said = "a" if english and value == 1 else number(value, language, True)
            return f"{said} {words.CARD.say(language, value != 1)}"
        case "more_cards" | "fewer_cards":
            than, plus = ("or more", "au moins") if category == "more_cards" else ("or fewer", "au plus")
            count, cards = number(value, language, True), words.CARD.say(language, True)
            return f"{count} {than} {cards}" if english else f"{plus} {count} {cards}"
        case "played_times":
            return played_times(value, language, marks)
        case "borne":
            return borne(value, language)
        case "my_counters":
            return counters(value, language, True)
        case "counters" | "counter":
            return counters(value, language, category == "counters" and many)
        case "status":
            return status(_listed(words.STATUSES, value).say(language), marks)
        case "symbol":
            return _listed(places.SYMBOLS, value)
        case "in_terrain":
            return f"{'in' if english else 'en'} {_listed(places.TERRAINS, value)}"
        case "bare":
            first = ("other " if english else "autre ") if value.other else ""
            return first + described(value, language, False, marks=marks)
        case "was" | "is_of":
            if len(value.bounds) != 1 or value != Kind(bounds=value.bounds):
                raise Unsayable(value)
            bound = value.bounds[0]
            measure = _listed(words.MEASURES, bound.measure).say(language)
            more = _listed(OR_MORE, bound.compare)[language]
            its = "" if english else "son "
            was = ("was" if english else "était") if category == "was" else ("is" if english else "est")
            return f"{its}{measure} {was} {{{letter(bound.amount)}}} {more}"
        case "subtypes":
            said = nouns(Kind(subtypes=value), language, True)
            if len(value) != 1:
                raise Unsayable(value)
            return said if english else f"des {said}"
        case "measure":
            return _listed(words.MEASURES, value).say(language)
        case "terrain":
            return _listed(places.TERRAINS, value)
        case "at_phase":
            return _listed(places.AT_PHASE, value)[language]
        case "this_day":
            return f"{_listed(places.UNTIL, value)[language][0]},"
        case "ordinal":
            return _listed(ORDINALS, value)[language][0]
        case "each_time":
            return _listed(places.EACH_TIME, value)[language]
        case "until" | "lasting":
            return _listed(places.UNTIL, value)[language][0]
        case "expedition":
            return _listed(places.EXPEDITIONS, value)[language][0]
        case "asked":
            return _listed(places.ASKED, value)[language][0]
        case "lost":
            said = _listed(words.KEYWORDS, value).say(language)
            return f"[{said}]" if marks else said
        case "minus":
            if not isinstance(value, int) or value >= 0:
                raise Unsayable(value)
            return str(-value)
        case "leads":
            return _listed(places.LEADS, value)[language][0]
        case "denied" | "denied_alone":
            if category == "denied_alone" and value not in ALONE:
                raise Unsayable(value)
            return _listed(places.DENIED, value)[language][0]
        case "denied_all":
            return _listed(places.DENIED_ALL, value)[language][0]
    raise Unsayable(value)


def _listed(table: Mapping[Key, Words], key: Key) -> Words:
    """What a table says of something.

    Raises:
        Unsayable: it says nothing of it.
    """
    if key not in table:
        raise Unsayable(key)
    return table[key]


def _is_any(what: Phrase) -> bool:
    """Whether a phrase means any number of some objects."""
    return isinstance(what, tree.Some | tree.Target) and isinstance(what.count, AnyNumber) and not what.kind.other


def counters(name: str | None, language: Language, many: bool) -> str:
    """Counters by their name: "boosts", "Kelon counters".

    Raises:
        Unsayable: the name is not in the tables.
    """
    if name == BOOST:
        return words.BOOSTS.say(language, many)
    if name not in words.COUNTERS and not re.fullmatch(words.COUNTER_NAME, name or ""):
        raise Unsayable(name)
    if language == "en":
        return f"{name} counter{'s' * many}"
    return f"compteur{'s' * many} {words.COUNTERS.get(name or '', name)}"


def borne(amount: Any, language: Language) -> str:
    """Each counter that an object bears, or bore: "boost it had".

    Raises:
        Unsayable: it is no counter of the bearer or of what was spoken of.
    """
    if not isinstance(amount, tree.CountersOn) or amount.what not in (tree.Me(), tree.It()) or amount.name is None:
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
        case tree.Times(tree.Plays(Who.YOU, Kind() as kind, source), until):
            pass
        case _:
            raise Unsayable(amount)
    if source not in (None, Zone.HAND, Zone.RESERVE) or kind != replace(Kind(), **_played(kind)):
        raise Unsayable(amount)
    agrees = "e" * is_feminine(kind) + "s" * many
    how = "you played" if language == "en" else f"que vous avez joué{agrees}"
    if source is not None:
        how += f" {places.SOURCES[source, Whose.YOURS][language][source is Zone.RESERVE and language == 'fr']}"
    while_ = places.UNTIL[until][language][-1]
    said = described(kind, language, many, marks=marks, played=f"{how} {while_}")
    other = "other " if language == "en" else "autres " if many else "autre "
    return f"{other * kind.other}{said}"


def _played(kind: Kind) -> Mapping[str, Any]:
    """What can be said of a card that was played."""
    return {name: getattr(kind, name) for name in ("types", "subtypes", "statuses", "not_subtypes", "token", "other")}


def kind(parts: list[Any], many: bool | None) -> Kind:
    """The kind that a slot without an article holds."""
    return kind_of(parts, many)
