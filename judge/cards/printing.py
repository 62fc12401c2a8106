"""Abilities and effects written out again: what is printed here reads back to the same tree."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from judge.cards.language import times
from judge.cards.language.amount_writing import counters
from judge.cards.language.amounts import Unsayable, letter
from judge.cards.language.clauses import SentenceWriter
from judge.cards.language.clauses.called_x import bounds_by_x
from judge.cards.language.clauses.pronouns import distinct_noun, of_trigger
from judge.cards.language.clauses.statements import statement
from judge.cards.language.clauses.text_writer import capital
from judge.cards.language.clauses.would import would
from judge.cards.language.context import is_doubtful, than_me
from judge.cards.language.deeds import pays_x as x_is_paid
from judge.cards.language.deeds import speaks_of_x
from judge.cards.language.phrases import phrase
from judge.game import ability as tree
from judge.game.ability import Ability, Effect
from judge.game.terms import Status, Zone
from judge.messages import Language

NBSP = "\u00a0"
_FROM = {Zone.HAND: "{H}", Zone.RESERVE: "{R}"}


def print_text(abilities: Iterable[Ability], language: Language, feminine: bool = False) -> str:
    """Abilities as one card text, parted by two blanks.

    Raises:
        Unsayable: no card text says one of them.
    """
    return "  ".join(print_ability(ability, language, feminine) for ability in abilities)


@lru_cache(maxsize=4_096)
def print_ability(ability: Ability, language: Language, feminine: bool = False, marks: bool = True) -> str:
    """An ability as the card says it, with its full stop.

    Arguments:
        feminine: whether French speaks of the card in the feminine.
        marks: whether statuses, keywords and tokens carry the brackets of card texts.

    Raises:
        Unsayable: no card text says it.
    """
    effect = getattr(ability, "effect", None)
    if effect is not None and is_doubtful(effect):
        ability = than_me(ability)
    writer = SentenceWriter(language, marks, feminine, lambda quoted: print_ability(quoted, language, marks=marks))
    pays_x = isinstance(ability, tree.QuickAction) and isinstance(ability.cost.mana, tree.Paid)
    pays_x = pays_x or x_is_paid(effect)
    if speaks_of_x(ability) and not pays_x:
        raise Unsayable(ability)
    match ability:
        case tree.KeywordAbility():
            return f"{writer.keyword(ability)}."
        case tree.SpellEffect(effect):
            return _sentences(effect, replace(writer, spell=True))
        case tree.PayToCostLess(cost, less, tree.Kind() as targets):
            return _less_if(cost, less, targets, writer)
        case tree.PayToCostLess():
            return _sentences(ability, writer)  # type: ignore[arg-type]
        case tree.Reaction():
            mark = "{I} " * ability.support
            done = _sentences(
                ability.effect, replace(writer, called=distinct_noun(ability), it=of_trigger(ability.trigger))
            )
            return f"{mark}{_trigger(ability, writer)} {done}"
        case tree.QuickAction(cost, effect):
            colon = writer.pick(" :" if not cost.actions and not cost.spend else ":", f"{NBSP}:")
            done = _sentences(effect, writer, goes_on=bool(cost.actions or cost.spend))
            return f"{writer.cost(cost)}{colon} {done}{_restriction(ability, writer)}"
        case tree.Support(inner):
            if isinstance(inner, tree.Reaction | tree.QuickAction | tree.Support | tree.SpellEffect):
                raise Unsayable(ability)
            return f"{{I}} {print_ability(inner, language, feminine, marks)}"
        case tree.Completed(inner):
            return _completed(inner, writer)
        case tree.Would():
            return would(ability, writer)
    said_of = getattr(ability, "to", None) or getattr(ability, "condition", None) or ability
    if bounds_by_x(said_of):
        raise Unsayable(ability)
    match ability:
        case tree.While(condition, tree.QuickAction() | tree.Reaction() as inner):
            return _gained(condition, inner, writer)
    said = statement(ability, writer)
    return said if said[-1] in '"»' else f"{capital(said)}."


@lru_cache(maxsize=4_096)
def print_effect(effect: Effect, language: Language, marks: bool = False) -> str:
    """An effect as a sentence that can be quoted: a capital first, no full stop last, no brackets.

    Arguments:
        effect: the effect, or any step of one.
        marks: whether statuses, keywords and tokens carry the brackets of card texts.

    Raises:
        Unsayable: no card text says it.
    """
    writer = SentenceWriter(language, marks, abilities=lambda quoted: print_ability(quoted, language, marks=marks))
    return _sentences(effect, writer).removesuffix(".")


def _sentences(effect: Effect, writer: SentenceWriter, goes_on: bool = False) -> str:
    """An effect in whole sentences; the first has no capital of its own where it goes on after a cost."""
    first, *others = writer.sentences(effect)
    return " ".join(f"{one}." for one in (first if goes_on else capital(first), *map(capital, others)))


def _less_if(cost: tree.Cost, less: tree.Amount, targets: tree.Kind, writer: SentenceWriter) -> str:
    """ "You may play me for {1} less. If you do, I can only target a Character in {O}."."""
    if cost != tree.Cost() or not isinstance(less, int):
        raise Unsayable(cost)
    what = phrase(tree.Some(targets), writer.language, writer.marks)
    if writer.language == "en":
        return f"You may play me for {{{less}}} less. If you do, I can only target {what}."
    return f"Vous pouvez me jouer pour {{{less}}} de moins. Si vous le faites, je peux uniquement cibler {what}."


def _completed(inner: Ability, writer: SentenceWriter) -> str:
    """What a Feat does once it is Completed: "Completed: ...", "Completed, {T} : ..."."""
    word = writer.row_status(Status.COMPLETED)
    if writer.language == "fr" and not writer.feminine:
        word = replace(writer, feminine=True).row_status(Status.COMPLETED)
    said = print_ability(inner, writer.language, writer.feminine, writer.marks)
    if isinstance(inner, tree.QuickAction):
        return f"{word}, {said}"
    return f"{word}{writer.pick(':', f'{NBSP}:')} {said}"


def _trigger(reaction: tree.Reaction, writer: SentenceWriter) -> str:
    trigger, condition = reaction.trigger, reaction.condition
    if bounds_by_x(trigger):
        raise Unsayable(trigger)
    if isinstance(trigger, (tree.Join, tree.PlayedFrom)):
        if condition is not None or reaction.during is not None or reaction.times != 1:
            raise Unsayable(reaction)
        if isinstance(trigger, tree.PlayedFrom) and trigger.zone not in _FROM:
            raise Unsayable(trigger)
        return "{J}" if isinstance(trigger, tree.Join) else _FROM[trigger.zone]
    only_if = f", {writer.if_(condition)}" if condition is not None else ""
    during = ""
    if reaction.during is not None:
        if reaction.during not in times.DURING:
            raise Unsayable(reaction)
        during = f" {times.DURING[reaction.during][writer.language]}"
    many = ""
    if reaction.times != 1:
        name = getattr(reaction.times, "name", None)
        if only_if or during or not isinstance(name, str) or reaction.times != tree.CountersOn(tree.Me(), name):
            raise Unsayable(reaction)
        many = f"{writer.pick(', for each of my', ', pour chacun de mes')} {counters(name, writer.language, True)}"
    return f"{capital(writer.trigger(trigger))}{during}{only_if}{many} —"


def _restriction(action: tree.QuickAction, writer: SentenceWriter) -> str:
    if action.most is not None:
        if action.only_if is not None or action.more_if is not None:
            raise Unsayable(action)
        higher = writer.pick("X can't be higher than", "X ne peut dépasser")
        return f" {higher} {writer.number_of(action.most)}."
    if action.only_if is not None and action.more_if is None:
        only = writer.pick("You can only activate this", "Vous pouvez seulement activer cela")
        return f" {only} {writer.if_(action.only_if)}."
    if action.costs_by_target is not None and action.only_if is None:
        costs, more = writer.pick("This costs", "Ceci coûte"), writer.pick("more to target", "de plus pour cibler")
        dear = phrase(tree.Some(action.costs_by_target), writer.language, writer.marks)
        return f" {costs} {{{letter(action.more)}}} {more} {dear}."
    if action.more_if is not None and action.only_if is None:
        costs = writer.pick("This action costs", "Cette action coûte")
        more = writer.pick("more", "de plus")
        return f" {costs} {{{letter(action.more)}}} {more} {writer.if_(action.more_if)}."
    if action.only_if is not None or action.more:
        raise Unsayable(action)
    return ""


def _gained(condition: tree.Condition, inner: tree.QuickAction | tree.Reaction, writer: SentenceWriter) -> str:
    """ "If ..., I gain "..."": it ends with the full stop inside."""
    if inner.support:
        raise Unsayable(inner)
    said = print_ability(inner, writer.language, writer.feminine, writer.marks)
    if writer.language == "en":
        return capital(f'{writer.if_(condition)}, I gain "{said}"')
    return capital(f"{writer.if_(condition)}, je gagne «{NBSP}{said}{NBSP}»")
