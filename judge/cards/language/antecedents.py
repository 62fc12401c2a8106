"""What words such as "it", "if you do" and "on a 4+" need before them, and what gives it to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from judge.cards.language.declined import Doubt
from judge.game import ability as tree
from judge.game.ability import Ability, Shown, Where, Who, Whose
from judge.messages import Language

OBJECTS = (
    tree.Some,
    tree.Target,
    tree.All,
    tree.Top,
    tree.Create,
    tree.Aim,
    tree.Pick,
    tree.Reveal,
    tree.DidTo,
    tree.Times,
    tree.Rush,
    tree.Resupply,
    tree.Per,
)
"""What names an object, or several, that later words call "it"."""

AWAITED = (tree.ForEach, tree.NextPlayed, tree.NextJoins, tree.FirstPlayed, tree.FirstJoins)
"""What names an object that its own words call "it"."""

OF_EXPEDITIONS = (
    tree.ExpeditionIs,
    tree.InRegion,
    tree.InTerrain,
    tree.InContact,
    tree.Ascended,
    tree.Moves,
    tree.Ascends,
    tree.FailsToMove,
)
"""Conditions and triggers that speak of an expedition: later words can say "that Expedition", no more."""

OBJECT, PLACE = "object", "place"
"""That an object is named that "it" can be, and that something is named of which words can say "in its Expedition"."""

ONE_DIE, SEVERAL_DICE = "one die", "several dice"
"""That one die was rolled, or several at once."""

OFFER, EXPEDITION = "offer", "expedition"
"""That each player was asked whether they do something, and that one Expedition has moved or was targeted."""

MORE_NEEDED = (
    (Who.EACH_WHO_DID, OFFER, Doubt.NO_DEED),
    (Who.EACH_WHO_DID_NOT, OFFER, Doubt.NO_DEED),
    (Who.EACH_OPPONENT_WHO_DID, OFFER, Doubt.NO_DEED),
    (Who.EACH_OPPONENT_WHO_DID_NOT, OFFER, Doubt.NO_DEED),
    (Where.SPOKEN_OF, EXPEDITION, Doubt.NO_ANTECEDENT),
)
"""What some words need beside what all of their sort do, and what is in doubt without it."""

ONE_EXPEDITION = (Where.TARGET, Where.YOURS)
"""Expeditions that move, or are targeted, of which there is one."""

ALL_OF_IT = (Doubt.NO_ANTECEDENT, OBJECT, PLACE)
"""What naming an object gives."""

SHOWN = (tree.Among, tree.OfThem, tree.Rest)
"""Cards that were shown, of which later words take some and leave the others."""

WITHOUT_OBJECT = (
    *(tree.Join, tree.PlayedFrom, tree.AtPhase, tree.Passes, tree.BecomesFirst, tree.Draws),
    *(tree.Rushes, tree.Sabotages, tree.ActivatesAbility),
)
"""Triggers that speak of nothing but the bearer."""

ALTERNATIVES = (tree.OnResult, tree.Depending, tree.ChooseOne)
"""Effects that hold others of which one may happen and another not: none of them names what "it" is in another."""

DONE_BEFORE = (tree.ThatMany, tree.DoneThisWay)
"""How many objects something was done to: of these none is "it"."""

STRUCTURE = (
    tree.Steps,
    tree.If,
    tree.OnResult,
    tree.Depending,
    tree.ChooseOne,
    tree.ForEach,
    tree.ForPlayers,
    tree.Repeat,
)
"""Effects that hold others, and are not done themselves."""

QUOTED = (tree.Reaction, tree.QuickAction)
"""Abilities that a text quotes, in which nothing of what stands around them is named."""

PLAYERS = frozenset(Who) - {Who.YOU, Who.THEY}
OTHERS = frozenset(Whose) - {Whose.ANYONE, Whose.YOURS, Whose.THEIRS}
"""Who and whose names a player that later words call "they"."""

SINGLE = (Who.TARGET_PLAYER, Who.TARGET_OPPONENT, Who.CONTROLLER, Who.OWNER, Who.FACING)
"""Who is one player alone."""

ONE_PLAYER = (Whose.TARGET_PLAYERS, Whose.TARGET_OPPONENTS)
"""Whose objects are those of one player alone."""

WORDS: Mapping[Doubt, Mapping[Language, re.Pattern[str]]] = {
    doubt: {"en": re.compile(english, re.IGNORECASE), "fr": re.compile(french, re.IGNORECASE)}
    for doubt, english, french in (
        (
            Doubt.NO_ANTECEDENT,
            r"\b(?:it|its|it's|they|them|their|that|both)\b",
            r"\b(?:ils?|elles?|lui|celui-ci|nous|son|sa|ses|leurs?|ce|cette|l'(?=\w+(?:er|ir)\b))\b|(?<=-)(?:le|la|les)\b",
        ),
        (Doubt.NO_PLAYER, r"\b(?:they|their|that)\b", r"\b(?:il|son|sa|ses|cet|ce)\b"),
        (Doubt.NO_ONE_PLAYER, r"\b(?:they|that)\b", r"\b(?:il|cet|ce)\b"),
        (Doubt.NO_DEED, r"\bif you\b|\bwho d", r"\bsi vous\b|\bqui (?:le|l'|ne) "),
        (Doubt.NO_DIE, r"\bon an?\b|\b(?:final )?result\b|\bdie's\b", r"\bsur\b|\brésultat\b"),
        (Doubt.NO_CARDS, r"\b(?:these cards|the others?|the rest|one)\b", r"\b(?:ces cartes|les autres|le reste|en)\b"),
        (Doubt.NO_NUMBER, r"\bthat many\b|\bdepending\b", r"\ble même nombre\b|\bautant\b|\ben fonction\b"),
    )
}
"""The words by which a text speaks of what stands before."""


def dangling(abilities: tuple[Ability, ...]) -> Doubt | None:
    """What words of a line speak of that nothing before them names; None where all is named.

    Arguments:
        abilities: what the line says.
    """
    return next((doubt for one in abilities for doubt in _dangling(one)), None)


def place_of(doubt: Doubt, text: str, language: Language) -> int:
    """Where a line speaks first of what nothing names.

    Arguments:
        doubt: what is not named.
        text: the line.
    """
    found = WORDS[doubt][language].search(text)
    return found.start() if found else 0


def _dangling(ability: Any) -> Iterator[Doubt]:
    given: set[Doubt | str] = set()

    def each_alone(those: tuple[Any, ...], together: Callable[..., frozenset[Doubt | str]]) -> Iterator[Doubt]:
        before, by_each = frozenset(given), []
        for one in those:
            yield from unnamed(one)
            by_each.append(frozenset(given))
            given.clear()
            given.update(before)
        given.update(together(*by_each))

    def unnamed(node: Any) -> Iterator[Doubt]:
        needed = _needed(node)
        if needed is not None and needed not in given:
            yield needed
        named = PLACE in given
        within = isinstance(node, tree.Kind | tree.Create) and node.where is Where.ITS
        if (within and not named) or (isinstance(node, tree.It) and OBJECT not in given):
            yield Doubt.NO_ANTECEDENT
        if isinstance(node, tree.MoveExpedition) and node.where is Where.ITS and given.isdisjoint((OBJECT, EXPEDITION)):
            yield Doubt.NO_ANTECEDENT
        if node == tree.Did(Who.EACH) and OFFER not in given:
            yield Doubt.NO_DEED
        if needed is Doubt.NO_DIE and not isinstance(node, tree.DiceShowing) and _dice_meant(node) not in given:
            yield needed
        for part, first, doubt in MORE_NEEDED:
            if node is part and first not in given:
                yield doubt
        if isinstance(node, tree.AnyTrigger):
            yield from each_alone(node.triggers, frozenset.intersection)
            return
        at_first = frozenset(given)
        given.update(_given_before(node))
        absent = isinstance(node, tree.Not) and Doubt.NO_ANTECEDENT not in given
        if isinstance(node, tree.Repeat) and isinstance(getattr(node.times, "amount", node.times), DONE_BEFORE):
            given.difference_update(ALL_OF_IT)
        for part in _held(node):
            before = frozenset(given)
            if isinstance(node, ALTERNATIVES) and isinstance(part, tuple):
                yield from each_alone(part, frozenset.union)
            else:
                yield from _dangling(part) if isinstance(part, QUOTED) else unnamed(part)
            if isinstance(part, tree.Cost):
                given.intersection_update({*before, *(set(Doubt) - {Doubt.NO_ANTECEDENT})})
        if isinstance(node, AWAITED):
            given.intersection_update({*at_first, *(set(Doubt) - {Doubt.NO_ANTECEDENT})})
        given.update(_given_after(node))
        if isinstance(node, tree.OneOrMore):
            given.discard(Doubt.NO_NUMBER)
        if absent:
            given.difference_update(ALL_OF_IT)
        if isinstance(node, OF_EXPEDITIONS) and not named:
            given.discard(PLACE)

    yield from unnamed(ability)


def _needed(part: Any) -> Doubt | None:
    match part:
        case tree.It() | Where.ITS | Where.FACING_IT | Who.CONTROLLER | Who.OWNER | Whose.CONTROLLERS | Whose.OWNERS:
            return Doubt.NO_ANTECEDENT
        case Who.FACING | tree.OfThem():
            return Doubt.NO_ANTECEDENT
        case Who.THEY:
            return Doubt.NO_ONE_PLAYER
        case Whose.THEIRS | Where.THEIRS | Where.THEIR_HERO | Where.EACH_OF_THEIRS:
            return Doubt.NO_PLAYER
        case tree.Did(who=Who.TARGET_PLAYER):
            return Doubt.NO_ONE_PLAYER
        case tree.Did() | tree.DidTo():
            return Doubt.NO_DEED
        case (
            tree.OnResult()
            | tree.Result()
            | tree.DiceShowing()
            | tree.IncreaseResult()
            | tree.SameResult()
            | tree.Roll(again=True)
        ):
            return Doubt.NO_DIE
        case tree.Among() | tree.Rest():
            return Doubt.NO_CARDS
        case tree.ThatMany() | tree.DoneThisWay():
            return Doubt.NO_NUMBER
    return None


def _dice_meant(part: Any) -> str:
    """Whether a part speaks of the result of one die, or of what several show."""
    several = isinstance(part, tree.SameResult) or (isinstance(part, tree.Result) and part.which is not Shown.RESULT)
    return SEVERAL_DICE if several else ONE_DIE


def _given_before(part: Any) -> Iterator[Doubt | str]:
    """What a part gives to its own words too."""
    if isinstance(part, AWAITED):
        yield from ALL_OF_IT
    if tree.who_of(part) in PLAYERS or getattr(part, "whose", None) in OTHERS or part in OTHERS:
        yield Doubt.NO_PLAYER
    one = part in ONE_PLAYER or tree.who_of(part) in SINGLE
    if isinstance(part, tree.ForPlayers) or one:
        yield Doubt.NO_ONE_PLAYER


def _given_after(part: Any) -> Iterator[Doubt | str]:
    """What a part gives to the words after it."""
    if (isinstance(part, OBJECTS) and part != tree.Aim(Where.TARGET)) or tree.names_one(part):
        yield from ALL_OF_IT
    if isinstance(part, Where):
        yield from (Doubt.NO_ANTECEDENT, PLACE)
    if isinstance(part, tree.Kind) and part.zone is not None:
        yield Doubt.NO_PLAYER
    if isinstance(part, tree.Effect) and tree.who_of(part) in tree.EACH_OF_SEVERAL:
        yield OFFER
    if isinstance(part, tree.Moves | tree.Ascends | tree.FailsToMove) or (
        isinstance(part, tree.MoveExpedition) and tree.undescribed(part.where) in ONE_EXPEDITION
    ):
        yield EXPEDITION
    if isinstance(part, tree.Aim) and tree.undescribed(part.what) in ONE_EXPEDITION:
        yield EXPEDITION
    if isinstance(part, tree.Reveal) or (isinstance(part, tree.Pick) and isinstance(part.what, SHOWN)):
        yield Doubt.NO_CARDS
    if tree.is_counted(part):
        yield Doubt.NO_NUMBER
    if isinstance(part, tree.Roll | tree.Rolls | tree.Reveals):
        yield Doubt.NO_DIE
        yield SEVERAL_DICE if isinstance(part, tree.Roll) and part.dice != 1 else ONE_DIE
    if isinstance(part, tree.Effect) and not isinstance(part, STRUCTURE):
        yield Doubt.NO_DEED
    if isinstance(part, tree.GainsCounters):
        yield Doubt.NO_NUMBER
    others = isinstance(part, tree.Trigger) and not isinstance(part, WITHOUT_OBJECT)
    if others and tree.what_of(part) != tree.Me():
        yield from (Doubt.NO_ANTECEDENT,) if isinstance(part, OF_EXPEDITIONS) else ALL_OF_IT


def _held(node: Any) -> tuple[Any, ...]:
    """The parts of a node in the order of the text, save where the objects of a kind are."""
    if isinstance(node, tuple):
        return node
    if not is_dataclass(node) or isinstance(node, tree.Did):
        return ()
    held = {field.name: getattr(node, field.name) for field in fields(node)}
    if isinstance(node, tree.Kind) and node.where not in (Where.ITS, Where.FACING_IT):
        del held["where"]
    return tuple(held.values())
