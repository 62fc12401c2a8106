"""Cards of which the engine plays a part: a line that it does not play is marked, and stops the run where it applies.

A line is never guessed: what is left of it is its trigger or its cost, as far as these are understood and played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from judge.cards.beginnings import begun
from judge.cards.card import Card
from judge.cards.language.amounts import Unsayable
from judge.cards.language.declined import QUOTED, Declined
from judge.cards.language.marks import lines
from judge.cards.language.reader import read_text
from judge.cards.notation import UNKNOWN, UNKNOWN_WORDS, WHY, is_unknown, read_tree
from judge.cards.own_words import Notation, own_line
from judge.cards.playing import whole_card
from judge.cards.printed import Printed
from judge.cards.printing import print_ability, print_effect
from judge.game.ability import (
    Ability,
    Applies,
    CannotBePlayed,
    CannotMoveForward,
    Completed,
    Cost,
    CostsLess,
    DefendersDontPrevent,
    Draws,
    Goes,
    Grant,
    KeepsMore,
    KeywordAbility,
    LandmarkLimit,
    Me,
    NotInReserveLimit,
    PayToCostLess,
    QuickAction,
    Reaction,
    RemainExhausted,
    ReserveLimit,
    Resupplies,
    Sacrificed,
    SpellEffect,
    StaysExhausted,
    Support,
    Unplayed,
    While,
    Would,
    is_support,
)
from judge.game.ability.nodes import not_played
from judge.game.ability.nodes.entry import unplayed
from judge.game.ability.nodes.later import needs_later
from judge.game.ability.nodes.statements import MODIFIED
from judge.game.ability.nodes.table import ENTRIES
from judge.game.edition import Edition
from judge.game.terms import Keyword, Phase, Type
from judge.messages import LANGUAGES, Language, Message, message
from judge.value import value

Words = Mapping[Language, str]

NIGHT = (KeepsMore, LandmarkLimit, NotInReserveLimit, ReserveLimit)
MORNING = (RemainExhausted, StaysExhausted)
"""Statements that can only matter in one phase."""

MODIFIED_WHOLLY = (*MODIFIED, Draws, Goes, Resupplies, Sacrificed)
"""What a modifier can wait for, whatever it does then."""

AS_PLAYED = (CannotBePlayed, PayToCostLess)
"""What a card says of how it is played itself."""


@value(frozen=True, slots=True)
class MarkedLine:
    """A line of a card that the engine does not play.

    Arguments:
        words: what it says.
        reason: why it is not played.
    """

    words: Words
    reason: Message


@value(frozen=True, slots=True)
class MarkedCard:
    """A card as the engine takes it.

    Arguments:
        abilities: its abilities; what is not played of them stops the run.
        lines: the lines that are not played.
    """

    abilities: tuple[Ability, ...]
    lines: tuple[MarkedLine, ...]


def marked(card: Card, edition: Edition) -> MarkedCard:
    """A card with what is not played of it by an edition in the place of what it says."""
    whole = whole_card(card, edition)
    if whole is None and card.declined is None and _not_played(card.abilities, card.type, edition) is None:
        return MarkedCard(card.abilities, ())
    abilities: list[Ability] = []
    found: list[MarkedLine] = []
    if whole is not None:
        said = message("{card} is played ({reason})", card=card.name, reason=whole)
        found.append(MarkedLine(card.name, whole))
        abilities.append(Unplayed(card.id, card.name, said, applies=Applies.PLAYED))
    for line in _lines(card):
        reason = line.reason
        if line.ability is not None and reason is None:
            reason = _not_played((line.ability,), card.type, edition)
            if reason is None:
                abilities.append(line.ability)
                continue
        assert reason is not None
        reason = message("the judge cannot apply it yet") if "part" in reason.values else reason
        found.append(MarkedLine(line.words, reason))
        abilities.append(_stopping(card, line, reason, len(found), edition))
    return MarkedCard(tuple(abilities), tuple(found))


@lru_cache(4096)
def _not_played(abilities: tuple[Ability, ...], kind: Type, edition: Edition) -> Message | None:
    """Why abilities are not played, found once: each game asks it of every card of a deck."""
    return not_played(abilities, kind, edition)


@value(frozen=True, slots=True)
class _Line:
    """A line of a card.

    Arguments:
        words: what it says.
        ability: what is understood of it; of a line that is not understood, its beginning, where that is.
        reason: why it is not understood.
        rest: of a line whose beginning alone is understood, what it does, in words.
        support: whether it works in Reserve.
    """

    words: Words
    ability: Ability | None
    reason: Message | None = None
    rest: Words | None = None
    support: bool = False


def _lines(card: Card) -> Iterator[_Line]:
    if card.declined is None or card.printed is None:
        for ability in card.abilities:
            yield _Line(_printed(ability, card), ability, support=is_support(ability))
        return
    if card.printed.notation is not None and card.printed.is_in_own_words:
        yield from _shipped(card.printed.notation)
        return
    language: Language = "en" if card.printed.says("en") else "fr"
    for texts, support in ((card.printed.text, False), (card.printed.support, True)):
        yield from _read(texts, card.printed, language, support)


def _shipped(notation: Notation) -> Iterator[_Line]:
    """The lines of a card that ships, of which something is not understood."""
    for support in (False, True):
        for line in notation.lines("en", support):
            ability = read_tree(line)
            words = {one: own_line(ability, one, notation.feminine, marks=False) for one in LANGUAGES}
            if not is_unknown(ability):
                yield _Line(words, ability, support=support)
            elif ability == UNKNOWN:
                yield _Line(words, None, WHY, None, support)
            else:
                yield _Line(words, ability, WHY, UNKNOWN_WORDS, support)


def _printed(ability: Ability, card: Card) -> Words:
    try:
        return {one: " ".join(print_ability(ability, one, card.feminine, marks=False).split()) for one in LANGUAGES}
    except Unsayable:
        texts = card.printed.text if card.printed is not None else card.name
        return {one: " ".join(texts[one].split()) for one in LANGUAGES}


def _read(texts: Words, printed: Printed, language: Language, support: bool) -> Iterator[_Line]:
    """The lines of a text that is not understood as a whole, one by one."""
    parted: dict[Language, tuple[str, ...]] = {}
    for one in LANGUAGES:
        try:
            parted[one] = tuple(line.text for line in lines(texts[one], one))
        except Declined as error:
            parted[one] = ()
            if one == language:
                whole = {each: " ".join(texts[each].split()) for each in LANGUAGES}
                yield _Line(whole, None, _reason(error), None, support)
                return
    alike = len({len(each) for each in parted.values()}) == 1
    for place, text in enumerate(parted[language]):
        words = {one: parted[one][place] if alike else text for one in LANGUAGES}
        try:
            for ability in read_text(text, language, printed.kind, support):
                yield _Line(words, ability, support=support)
        except Declined as error:
            begins = begun(words, language, printed.kind, support)
            if begins is None:
                yield _Line(words, None, _reason(error), None, support)
            else:
                yield _Line(words, begins[0], _reason(error), begins[1], support)


def _reason(declined: Declined) -> Message:
    return message("“{word}” is not understood", word=declined.found) if declined.found else declined.message


def _stopping(card: Card, line: _Line, reason: Message, number: int, edition: Edition) -> Ability:
    """What stands in the place of a line that is not played."""
    quoted = {one: QUOTED[one].format(line.words[one]) for one in LANGUAGES}
    applies = message("{line} of {card} applies ({reason})", line=quoted, card=card.name, reason=reason)
    might = message("{line} of {card} might apply from here on ({reason})", line=quoted, card=card.name, reason=reason)
    part = Unplayed(f"{card.id} {number}", line.rest or line.words, might, line.support)
    if line.ability is None:
        return SpellEffect(replace(part, why=applies)) if card.type is Type.SPELL and not line.support else part
    if line.rest is not None and isinstance(line.ability, Reaction | QuickAction):
        return _marked(replace(line.ability, effect=part), part, applies, edition)
    return _marked(line.ability, part, applies, edition)


def _marked(ability: Ability, part: Unplayed, applies: Message, edition: Edition) -> Ability:
    """An ability with what is not played of it replaced.

    Arguments:
        part: what replaces it where it is not known when it applies.
        applies: what is said where that is known.
        edition: the edition that is played.
    """
    match ability:
        case Reaction(trigger, effect, condition, during, support, times) if _is_played(trigger, edition):
            known = times == 1 and (condition is None or _is_played(condition, edition))
            stop = _of_effect(part, effect, applies if known else part.why)
            return Reaction(trigger, stop, condition if known else None, during, support)
        case QuickAction(cost, effect, support, only_if):
            stop = _of_effect(part, effect, applies)
            payable = _is_played(cost, edition) and ability.more == 0 and ability.most is None
            met = only_if if payable and _is_played(only_if, edition) else None
            return QuickAction(cost if payable else Cost(), stop, support, met)
        case SpellEffect():
            return SpellEffect(replace(part, why=applies))
        case Grant(to, inner) if _is_played(to, edition):
            return Grant(to, _marked(inner, part, applies, edition))
        case While(condition, inner) if _is_played(condition, edition):
            return While(condition, _marked(inner, part, applies, edition))
        case Would(trigger, effect, instead, condition) if _is_wholly_played(trigger, edition):
            known = condition is None or _is_played(condition, edition)
            stop = _of_effect(part, effect, applies if known else part.why)
            return Would(trigger, stop, instead, condition if known else None)
    return _when(ability, part, applies)


def _is_wholly_played(trigger: object, edition: Edition) -> bool:
    """Whether a modifier may wait for something, whatever it does then."""
    return isinstance(trigger, MODIFIED_WHOLLY) and _is_played(trigger, edition)


def _of_effect(part: Unplayed, effect: object, what: Message) -> Unplayed:
    """What replaces an effect, in the words of the effect where they are known."""
    if isinstance(effect, Unplayed):
        return replace(effect, why=what, support=False)
    try:
        words = {one: print_effect(effect, one) for one in LANGUAGES}
    except Unsayable:
        words = dict(part.words)
    return replace(part, words=words, why=what, support=False)


def _when(ability: Ability, part: Unplayed, applies: Message) -> Unplayed:
    """What replaces an ability, with the time at which it may matter."""
    inner = ability
    while isinstance(inner, While | Support | Completed):
        inner = inner.ability
    if isinstance(inner, AS_PLAYED) or (isinstance(inner, CostsLess) and inner.what == Me()):
        return replace(part, why=applies, applies=Applies.PLAYED)
    if isinstance(inner, KeywordAbility) and inner.keyword in (Keyword.SCOUT, Keyword.COOLDOWN):
        return replace(part, why=applies, applies=Applies.PLAYED)
    if isinstance(inner, NIGHT):
        return replace(part, during=Phase.NIGHT)
    if isinstance(inner, MORNING):
        return replace(part, during=Phase.MORNING)
    at_dusk = isinstance(inner, DefendersDontPrevent) or (isinstance(inner, CannotMoveForward) and inner.during_dusk)
    return replace(part, during=Phase.DUSK) if at_dusk else part


def _is_played(node: object, edition: Edition) -> bool:
    """Whether a part of an ability is played."""
    return needs_later(node, edition) is None and unplayed(node, ENTRIES) is None
