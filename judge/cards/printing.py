"""Abilities and effects written out again: what is printed here reads back to the same tree.

The file is long because every sort of ability has its case here.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache

from judge.cards.language import nth_costs, played_costs, times
from judge.cards.language.amount_writing import counters
from judge.cards.language.amounts import Unsayable, letter
from judge.cards.language.clauses import SentenceWriter
from judge.cards.language.clauses.called_x import bounds_by_x
from judge.cards.language.clauses.pronouns import distinct_noun, of_trigger
from judge.cards.language.clauses.text_writer import capital
from judge.cards.language.clauses.would import would
from judge.cards.language.context import is_doubtful, parts, than_me
from judge.cards.language.deeds import pays_x as x_is_paid
from judge.cards.language.deeds import speaks_of_x
from judge.cards.language.nouns import is_feminine, nouns
from judge.cards.language.phrases import described, is_many, phrase
from judge.cards.language.slot_writing import write
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Ability, Effect, Who
from judge.game.terms import Keyword, Status, Type, Zone
from judge.messages import Language

NBSP = "\u00a0"
YOUR_ORBS = tree.Kind((Type.MANA_ORB,), whose=tree.Whose.YOURS)
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
    said = _statement(ability, writer)
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


def print_cost(cost: tree.Cost, language: Language, marks: bool = False) -> str:
    """A cost that an effect offers, as it is written after "you may".

    Raises:
        Unsayable: no card text says it.
    """
    return SentenceWriter(language, marks).price(cost)


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


def _statement(ability: Ability, writer: SentenceWriter) -> str:
    """A passive ability, without capital and full stop."""
    english = writer.language == "en"
    match ability:
        case tree.While(tree.Compares(tree.Times(tree.Plays())), tree.CostsLess()):
            with suppress(Unsayable):
                return nth_costs.write(ability, writer.language, writer.marks)
            return _while(ability.condition, ability.ability, writer)
        case tree.While(condition, inner):
            return _while(condition, inner, writer)
        case tree.Grant(tree.Kind() as to, given):
            return _grant(to, given, writer)
        case tree.PlayedGain(Who.YOU, kind, status):
            played = writer.pick("you play", "que vous jouez")
            said = writer.played(kind, played)
            return f"{said} {writer.pick('have', 'ont')} {writer.row_status(status)}"
        case tree.LoseKeyword(of):
            return writer.row("statement", ability, VerbForm.FIRST if of == tree.Me() else VerbForm.MANY)
        case tree.FirstPlayed():
            return writer.first_played(ability)
        case tree.FirstJoins():
            return writer.first_joins(ability)
        case tree.CostsLess(tree.All(kind), int() as less, Who.YOU, source, minimum, None) if less > 0 and (
            source or minimum or kind.bounds
        ):
            return _cheaper(kind, less, source, minimum, writer)
        case tree.CostsLess(tree.All(), who=Who.YOU | Who.EACH):
            return played_costs.write(ability, writer.language, writer.marks)
        case tree.KeywordAbility():
            return f"{'I am' if english else 'je suis'} {writer.keyword(ability)}"
    return writer.row("statement", ability)


def _cheaper(kind: tree.Kind, less: int, source: Zone | None, minimum: int | None, writer: SentenceWriter) -> str:
    """ "you may play other Characters from your Reserve for {1} less, down to a minimum of {1}"."""
    if (
        less <= 0
        or source not in (None, Zone.RESERVE, Zone.HAND)
        or kind.zone is not None
        or kind.whose is not tree.Whose.ANYONE
    ):
        raise Unsayable(kind)
    which = replace(kind, zone=source, whose=tree.Whose.YOURS if source else tree.Whose.ANYONE, other=False)
    other = writer.pick("other ", "autres ") * kind.other
    said = f"{other}{described(which, writer.language, True, marks=writer.marks, leaving=True)}"
    least = ""
    if minimum is not None:
        least = writer.pick(f", down to a minimum of {{{minimum}}}", f", jusqu'à un minimum de {{{minimum}}}")
    if writer.language == "en":
        return f"you may play {said} for {{{less}}} less{least}"
    return f"vous pouvez jouer les {said} pour {{{less}}} de moins{least}"


def _while(condition: tree.Condition, inner: Ability, writer: SentenceWriter) -> str:
    if isinstance(inner, (tree.QuickAction, tree.Reaction)):
        if inner.support:
            raise Unsayable(inner)
        said = print_ability(inner, writer.language, writer.feminine, writer.marks)
        if writer.language == "en":
            return capital(f'{writer.if_(condition)}, I gain "{said}"')
        return capital(f"{writer.if_(condition)}, je gagne «{NBSP}{said}{NBSP}»")
    match condition, inner:
        case tree.Compares(tree.NumberOf(kind), tree.Compare.EQUAL, 1), tree.Grant(
            to, tree.KeywordAbility() as given
        ) if kind == to:
            it_is = writer.pick("it is", "elle est" if is_feminine(kind) else "il est")
            return f"{writer.if_(condition)}, {it_is} {writer.keyword(given, feminine=is_feminine(kind))}"
    said = _statement(inner, writer)
    if isinstance(inner, tree.KeywordAbility) and _is_brief(condition, inner):
        said = writer.pick(f"I'm {writer.keyword(inner)}", said)
    if inner == tree.DefendersDontPrevent(tree.Where.MINE) and _is_of_my_expedition(condition):
        said = writer.row("statement", inner, which=1)
    if isinstance(inner, tree.While):
        raise Unsayable(inner)
    if said[-1] in '"»':
        if isinstance(condition, tree.Not):
            raise Unsayable(inner)
        return capital(f"{writer.if_(condition)}, {said[0].lower()}{said[1:]}")
    if isinstance(condition, tree.Not):
        with suppress(Unsayable):  # no "unless" says it: "if ... not" does
            unless = writer.unless(condition.condition)
            return f"{unless}, {said}" if _is_had(condition.condition) else f"{said} {unless}"
    offered = said.startswith(writer.pick("you may ", "vous pouvez "))
    if isinstance(inner, tree.CostsLess | tree.CannotBePlayed) and not offered:
        return f"{said} {writer.if_(condition)}"
    return f"{writer.if_(condition)}, {said}"


def _is_brief(condition: tree.Condition, given: tree.KeywordAbility) -> bool:
    """Whether English says "I'm", not "I am", as the condition did: "If I'm Boosted, I'm Eternal"."""
    if isinstance(condition, tree.Not):
        return isinstance(condition.condition, tree.Compares) and not _is_had(condition.condition)
    return isinstance(condition, tree.HasStatus | tree.InContact) and given.keyword is not Keyword.GIGANTIC


def _is_of_my_expedition(condition: tree.Condition) -> bool:
    """Whether a condition names my Expedition, which is "it" from then on."""
    return any(part is tree.Where.MINE for part in parts(condition))


def _is_had(condition: tree.Condition) -> bool:
    """Whether a condition is what "you have"; its "unless" stands first."""
    return isinstance(condition, tree.Compares) and condition.amount == tree.NumberOf(YOUR_ORBS)


def _grant(to: tree.Kind, given: Ability, writer: SentenceWriter) -> str:
    language = writer.language
    if isinstance(given, tree.KeywordAbility):
        many = is_many(whole := tree.All(to))
        said = writer.keyword(given, many=True, feminine=is_feminine(to))
        every = "every" if to.other else "all"
        objects = phrase(whole, language, writer.marks) if many else write(every, to, language, writer.marks, {})
        return f"{objects} {writer.pick('are', 'sont')} {said}"
    plain = tree.Kind(to.types, to.subtypes, tree.Whose.YOURS, other=to.other, token=to.token)
    quoted = print_ability(given, language, marks=writer.marks)
    if to == plain and (to.types or to.subtypes or to.token):
        your = writer.pick("Your ", "Vos ") + writer.pick("other ", "autres ") * to.other
        objects = f"{your}{nouns(to, language, many=True)}"
    else:
        objects = capital(write("every", to, language, writer.marks, {}))
    return f'{objects} have: "{quoted}"' if language == "en" else f"{objects} ont{NBSP}: «{NBSP}{quoted}{NBSP}»"
