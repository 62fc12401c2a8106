"""What the slots of the phrasebook hold, written out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from judge.cards.language import destinations, places, symbols, this_way, times, words
from judge.cards.language.amount_writing import borne, counters, played_times
from judge.cards.language.amounts import OR_MORE, ORDINALS, Unsayable, letter, number
from judge.cards.language.for_each import FOR_EACH
from judge.cards.language.nouns import is_feminine, nouns, status
from judge.cards.language.owned_nouns import BY_WHOSE, OF_SOMEBODY
from judge.cards.language.phrases import counted, described, is_nominal, phrase
from judge.cards.language.rows.one_or_more import SEVERAL
from judge.cards.language.slots import ALONE, IMPLIED, Key, Words, is_of_hand
from judge.cards.language.such_expeditions import marked
from judge.elision import elides
from judge.game import ability as tree
from judge.game.ability import AnyNumber, Kind, Phrase, Where, Whose
from judge.game.terms import Status, Zone
from judge.messages import Language


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
        case _ if category.startswith(SEVERAL):
            return _one_or_more(category.removeprefix(SEVERAL), value, language, marks)
        case _ if category in BY_WHOSE:
            noun, whose = category.split("_")
            return write(noun, OF_SOMEBODY[whose][1](value), language, marks, held)
        case "a_then":
            return phrase(tree.Some(value), language, marks)
        case "several_then" | "bare_then":
            return write(category.removesuffix("_then"), value, language, marks, held)
        case "a_left_theirs":
            whose = Whose.THEIRS if value.whose is Whose.OPPONENTS and value.zone is not None else value.whose
            return phrase(tree.Some(replace(value, whose=whose)), language, marks, leaving=True)
        case "a_had":
            return phrase(tree.Some(OF_SOMEBODY["had"][1](value)), language, marks)
        case "a_left":
            return phrase(tree.Some(value), language, marks, leaving=True)
        case "a_moved":
            to = destinations.IN_RESERVE[language]
            return f"{phrase(tree.Some(value), language, marks, leaving=True)} {to}"
        case "sign" if not value:
            raise Unsayable(value)
        case "sign":
            return str(value)
        case "a_sign" | "is_activated" | "was_activated":
            return symbols.ACTIVATED[category][language].format(value)
        case "where":
            return _listed(places.WHERE, value)[language]
        case "has" | "those_in" | "several_are" | "several_have":
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
        case "a_of_yours" | "a_of_theirs" | "some_of_yours" | "some_of_theirs" | "some_then":
            some = tree.Some(value) if category.startswith("a_") else value
            whose = Whose.OPPONENTS if category.endswith("_of_theirs") else Whose.YOURS
            if not isinstance(some, tree.Some) or some.kind.whose is not whose or some.kind.zone is not None:
                raise Unsayable(value)
            return phrase(replace(some, kind=replace(some.kind, whose=Whose.ANYONE)), language, marks)
        case "aimed":
            if not isinstance(value, tree.Target) or value.total:
                raise Unsayable(value)
            return phrase(tree.Some(value.kind, value.count, value.up_to), language, marks)
        case "all_facing" if value.where is not Where.FACING_ME:
            raise Unsayable(value)
        case "all_facing":
            return write("all", replace(value, where=None), language, marks, held)
        case "all":
            if value.other:
                raise Unsayable(value)
            said = described(value, language, True, marks=marks, every=True)
            return said if english else f"les {said}"
        case "each" | "of_each" if isinstance(value, tree.All):
            return write("every" if category == "each" else "of_every", value.kind, language, marks, held)
        case "each":
            return write("np", value, language, marks, held)
        case "every" if not isinstance(value, Kind):
            raise Unsayable(value)
        case "every":
            said = described(value, language, True, marks=marks, every=True)
            other = ("other " if english else "autres ") * value.other
            return f"{other}{said}" if english else f"les {other}{said}"
        case "counted" | "of_counted":
            said = counted(tree.NumberOf(value), language, marks)
            return said if category == "counted" else f"d'{said}" if elides(said) else f"de {said}"
        case "of" | "of_each" | "of_every":
            if category == "of_every":
                return f"des {'autres ' * value.other}{described(value, language, True, marks=marks, every=True)}"
            if not is_nominal(value):
                raise Unsayable(value)
            said = phrase(value, language, marks)
            if said.startswith("les "):
                return f"des {said.removeprefix('les ')}"
            return f"d'{said}" if elides(said) else f"de {said}"
        case "any" if english and _is_any(value):
            there = " in play" * (value.kind.zone is None and not value.kind.either and value.kind.where is None)
            return f"any {described(value.kind, language, True, isinstance(value, tree.Target), marks)}{there}"
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
            if not is_of_hand(value):
                raise Unsayable(value)
            return phrase(value, language, marks, leaving=True)
        case "top":
            if not isinstance(value, tree.Top):
                raise Unsayable(value)
            return phrase(value, language, marks)
        case "word":
            kind = held.get("kind")
            return number(value, language, kind is not None and is_feminine(kind))
        case "letter":
            if isinstance(value, int):
                raise Unsayable(value)
            return letter(value)
        case "turned" if value is Status.EXHAUSTED:
            return words.STATUSES[value].say(language, is_feminine(held["kind"])).casefold()
        case "how_many" if value == tree.ThatMany():
            return "that many" if english else "autant de"
        case "digits" | "how_many":
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
        case "this_way" if isinstance(value, tree.DoneThisWay):
            return this_way.write(value, language)
        case "borne":
            return borne(value, language, marks)
        case "of_counters":
            return f"de {counters(value, language, True)}"
        case "my_counters":
            return counters(value, language, True)
        case "counters" | "counter":
            return counters(value, language, category == "counters" and many)
        case "status":
            return status(_listed(words.STATUSES, value).say(language), marks)
        case "symbol":
            return _listed(symbols.ABILITIES, value)
        case "in_terrain":
            return f"{'in' if english else 'en'} {_listed(symbols.TERRAINS, value)}"
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
        case "measure" | "measures" | "of_measures":
            said = _listed(words.MEASURES, value).say(language, category != "measure")
            return f"de {said}" if category == "of_measures" else said
        case "terrain":
            return _listed(symbols.TERRAINS, value)
        case "at_phase":
            return _listed(times.AT_PHASE, value)[language]
        case "this_day":
            return f"{_listed(times.HOLDS, value)[language][0]},"
        case "ordinal":
            return _listed(ORDINALS, value)[language][value == 1 and not english and is_feminine(held["kind"])]
        case "each_time":
            return _listed(times.EACH_TIME, value)[language][0]
        case "until" | "lasting":
            return _listed(times.UNTIL if category == "until" else times.HOLDS, value)[language][0]
        case "one_each":
            said = _listed(FOR_EACH, value)[language][0]
            return marked(said) if marks else said
        case "showing" if isinstance(value, tree.DiceShowing):
            lowest, highest = value.lowest, value.highest
            shown = f"{lowest}+" if highest is None else f"{lowest}-{highest}" if lowest != highest else f"{lowest}"
            return f"{'result of' if english else 'résultat de'} {shown}"
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


def _one_or_more(category: str, value: Any, language: Language, marks: bool) -> str:
    """ "one or more tokens you control"; French says "at least one"."""
    kind: Kind = value.kind if isinstance(value, tree.Some) else value
    if isinstance(value, tree.Some) and value != tree.Some(kind):
        raise Unsayable(value)
    if category in ("a_of_yours", "some_of_yours"):
        if kind.whose is not Whose.YOURS or kind.zone is not None:
            raise Unsayable(value)
        kind = replace(kind, whose=Whose.ANYONE)
    if language == "fr":
        return f"au moins {phrase(tree.Some(kind), language, marks, leaving=category == 'a_left')}"
    two = phrase(tree.Some(kind, 2), language, marks, leaving=category == "a_left")
    return f"one or more {two.removeprefix('two ')}"


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
