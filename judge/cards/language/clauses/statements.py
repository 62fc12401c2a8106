"""Passive abilities written out: what they state, while what holds, and to whom they give what."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from judge.cards.language import exhausted_plays, nth_costs, played_costs
from judge.cards.language.amounts import Unsayable
from judge.cards.language.clauses.sentences import SentenceWriter
from judge.cards.language.clauses.text_writer import capital
from judge.cards.language.context import parts
from judge.cards.language.nouns import is_feminine, nouns
from judge.cards.language.phrases import described, is_many, phrase
from judge.cards.language.slot_writing import write
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Ability, Who
from judge.game.terms import Keyword, Type, Zone

NBSP = "\u00a0"
YOUR_ORBS = tree.Kind((Type.MANA_ORB,), whose=tree.Whose.YOURS)


def statement(ability: Ability, writer: SentenceWriter) -> str:
    """A passive ability, without capital and full stop.

    Arguments:
        writer: what writes the phrases.

    Raises:
        Unsayable: no card text says it.
    """
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
        case tree.MayPlayExhausted():
            return exhausted_plays.write(ability, writer.language, writer.marks)
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
    match condition, inner:
        case tree.Compares(tree.NumberOf(kind), tree.Compare.EQUAL, 1), tree.Grant(
            to, tree.KeywordAbility() as given
        ) if kind == to:
            it_is = writer.pick("it is", "elle est" if is_feminine(kind) else "il est")
            return f"{writer.if_(condition)}, {it_is} {writer.keyword(given, feminine=is_feminine(kind))}"
    said = statement(inner, writer)
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
    if writer.abilities is None:
        raise Unsayable(given)
    quoted = writer.abilities(given)
    if to == plain and (to.types or to.subtypes or to.token):
        your = writer.pick("Your ", "Vos ") + writer.pick("other ", "autres ") * to.other
        objects = f"{your}{nouns(to, language, many=True)}"
    else:
        objects = capital(write("every", to, language, writer.marks, {}))
    return f'{objects} have: "{quoted}"' if language == "en" else f"{objects} ont{NBSP}: «{NBSP}{quoted}{NBSP}»"
