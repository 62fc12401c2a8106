"""What "this way" counts: that the line does what it says, and to objects such as it says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from judge.cards.language import words
from judge.cards.language.amounts import Unsayable
from judge.cards.language.context import parts
from judge.cards.language.deeds import put_for
from judge.cards.language.nouns import is_feminine, nouns
from judge.game import ability as tree
from judge.game.ability import kind_of, what_of
from judge.game.terms import BOOST, Status, Zone
from judge.messages import Language


def _is(*sorts: type) -> Callable[[Any], bool]:
    return lambda step: isinstance(step, sorts)


def _turns(*sorts: type) -> Callable[[Any], bool]:
    is_one = _is(*sorts)
    return lambda step: is_one(step) and step.status is Status.EXHAUSTED


def _is_put(step: Any, zone: Zone) -> bool:
    return isinstance(step, tree.Put) and step.zone is zone


DONE: tuple[tuple[Callable[[Any], bool], str, str], ...] = (
    (_is(tree.Discard), "discarded", "défaussée?s?"),
    (_is(tree.Sacrifice), "sacrificed", "sacrifiée?s?"),
    (_turns(tree.GainStatus), "exhausted", "épuisée?s?"),
    (_turns(tree.LoseStatus), "readied", "redressée?s?"),
    (_is(tree.LoseCounters), "(?:lost|removed|spent)", "(?:perdu|retiré|dépensé)s?"),
    (_is(tree.Put), "(?:sent to|put in) Reserve", "(?:envoyé|mis)e?s? en Réserve"),
)
"""What can be done to objects, with how a text says that it was done."""


def _deed(english: str, french: tuple[str, ...]) -> Mapping[Language, tuple[str, ...]]:
    """What was done to an object, in all ways to say it."""
    ways = tuple(f"{said} de cette {way}" for said in french for way in ("façon", "manière"))
    return {"en": (f"{english} this way",), "fr": ways}


DEEDS: Mapping[str, Mapping[Language, tuple[str, ...]]] = {
    english: _deed(english, french)
    for english, french in (
        ("discarded", ("défaussé", "défaussée")),
        ("exhausted", ("épuisé", "épuisée")),
        ("readied", ("redressé", "redressée")),
        ("sacrificed", ("sacrifié", "sacrifiée")),
        ("sent to Reserve", ("envoyé en Réserve", "envoyée en Réserve")),
        ("put in Reserve", ("mis en Réserve", "mise en Réserve")),
    )
}
"""What was done to each of some objects, by its English words, in all ways to say it of one object."""

MEANT: Mapping[str, Callable[[Any], bool]] = {
    "discard": _is(tree.Discard, tree.Sabotage, tree.Sacrifice),
    "put": lambda step: isinstance(step, tree.Resupply | tree.Exchange) or _is_put(step, Zone.RESERVE),
    "take": lambda step: isinstance(step, tree.Draw | tree.Exchange) or _is_put(step, Zone.HAND),
}
"""What does to something what a condition asks for: "if you put a Character in Reserve this way"."""

THIS_WAY: Mapping[Language, str] = {"en": r"\bthis way\b", "fr": r"\bde cette (?:façon|manière)\b"}


def _nouns(language: Language) -> Iterator[tuple[str, tree.Kind]]:
    for type_, noun in words.TYPES.items():
        yield from ((noun.say(language, many), tree.Kind((type_,))) for many in (False, True))
    for subtype, noun in words.SUBTYPES.items():
        yield from ((noun.say(language, many), tree.Kind(subtypes=(subtype,))) for many in (False, True))
    yield from ((words.TOKEN.say(language, many), tree.Kind(token=True)) for many in (False, True))


def astray(abilities: Any, text: str, language: Language) -> int | None:
    """Where a line counts "this way" what it does not do, or objects of which it does not say that it does it to them.

    Arguments:
        abilities: what the line says.
        text: the line.
    """
    named = {said.casefold(): kind for said, kind in _nouns(language)}
    counted = [part for part in parts(abilities) if tree.is_counted(part)]
    boosts = {words.BOOSTS.say(language, many) for many in (False, True)}
    for does, *said in DONE:
        pattern = rf"(\S+) {said[language == 'fr']} {THIS_WAY[language]}"
        for found in re.finditer(pattern, text, re.IGNORECASE):
            kind = named.get(found[1].casefold())
            if found[1].casefold() in boosts and any(getattr(step, "name", BOOST) != BOOST for step in counted):
                return found.start()
            if not counted or not all(map(does, counted)):
                return found.end(1) + 1
            told_apart = any(isinstance(part, tree.DoneThisWay) and part.kind == kind for part in parts(abilities))
            if kind is not None and not all((_may_be if told_apart else _is_done_to)(step, kind) for step in counted):
                return found.start()
    return None


def done_twice(abilities: Any, text: str, language: Language) -> int | None:
    """Where a line asks what was done "this way", though several of its steps, or several players, may have done it.

    Arguments:
        abilities: what the line says.
        text: the line.
    """
    for asked in (part for part in parts(abilities) if isinstance(part, tree.DidTo)):
        deeds = [part for part in parts(abilities) if MEANT[asked.verb](part)]
        again = (part for part in parts(abilities) if isinstance(part, tree.Repeat) and asked not in parts(part))
        by_several = any(isinstance(one, tree.Effect) and tree.who_of(one) in tree.EACH_OF_SEVERAL for one in deeds)
        if len(deeds) != 1 or by_several or any(deeds[0] in parts(one) for one in again):
            found = re.search(THIS_WAY[language], text, re.IGNORECASE)
            return found.start() if found else 0
    return None


def counted_alike(abilities: Any) -> Any:
    """A tree in which what is counted "this way" is all to which something was done, where all of it is of that kind.

    Arguments:
        abilities: what a line says.
    """
    steps = [part for part in parts(abilities) if tree.is_counted(part)]
    for amount in {part for part in parts(abilities) if isinstance(part, tree.DoneThisWay)}:
        if steps and all(_is_done_to(step, amount.kind) for step in steps):
            abilities = put_for(put_for(abilities, tree.Per(1, amount), tree.ThatMany()), amount, tree.ThatMany())
    return abilities


def _may_be(step: Any, kind: tree.Kind) -> bool:
    """Whether something of a kind may be among what something is done to, of which the step leaves it open."""
    done_to: Any = kind_of(what_of(step))
    if done_to is None or done_to.either:
        return False
    fits = done_to.types == () or not kind.types or set(kind.types) <= set(done_to.types)
    return fits and done_to.subtypes == () and done_to.token in (None, kind.token)


def _is_done_to(step: Any, kind: tree.Kind) -> bool:
    """Whether all to which something is done is of a kind."""
    done_to: Any = kind_of(what_of(step))
    if done_to is None:
        return False
    return (
        kind.types in ((), done_to.types)
        and kind.subtypes in ((), done_to.subtypes)
        and kind.token in (None, done_to.token)
    )


def write(amount: tree.DoneThisWay, language: Language) -> str:
    """ "Spell exhausted this way".

    Raises:
        Unsayable: no card text says it.
    """
    kind = amount.kind
    if kind != tree.Kind(types=kind.types, subtypes=kind.subtypes, token=kind.token):
        raise Unsayable(kind)
    said = DEEDS[amount.deed][language]
    if language == "en":
        return f"{nouns(kind, language, False)} {said[0]}"
    feminine = is_feminine(kind)
    return f"{nouns(kind, language, False)} {said[2 if feminine else 0]}"
