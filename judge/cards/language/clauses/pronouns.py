"""What "it" stands for after a step: one object or several, and whether its French noun is feminine."""

from __future__ import annotations

from judge.cards.language.context import parts
from judge.cards.language.nouns import is_feminine
from judge.cards.language.phrases import is_many
from judge.cards.language.words import SUBTYPES, TYPES, Noun
from judge.game import ability as tree
from judge.game.ability import Effect, Who
from judge.value import changed, value


@value(frozen=True, slots=True)
class Antecedent:
    """What "it" stands for.

    Arguments:
        many: whether it means several objects.
        feminine: whether French speaks of it in the feminine.
        noun: what a token that was just created can be called; None for anything else.
    """

    many: bool = False
    feminine: bool = False
    noun: Noun | None = None


IN_SEVERAL = (tree.Where.EACH_OF_YOURS, tree.Where.ALL, tree.Where.TARGETS)
"""Where what is created is several, however few in each place."""

NOTHING = Antecedent()
"""Nothing was spoken of yet."""


def of_trigger(trigger: tree.Trigger) -> Antecedent:
    """What "it" stands for in what a trigger sets off."""
    if isinstance(trigger, tree.AnyTrigger):
        return of_trigger(trigger.triggers[0])
    if isinstance(trigger, tree.OneOrMore):
        return changed(of_trigger(trigger.trigger), many=True)
    kind = tree.kind_of(trigger) or tree.kind_of(tree.what_of(trigger))
    return Antecedent(feminine=kind is not None and is_feminine(kind))


def of_condition(condition: tree.Condition, before: Antecedent) -> Antecedent:
    """What "it" stands for where a condition holds."""
    if isinstance(condition, tree.DidTo | tree.Controls):
        return Antecedent(feminine=is_feminine(condition.kind))
    return before


def after(step: Effect, before: Antecedent) -> Antecedent:
    """What "it" stands for after a step.

    Arguments:
        before: what it stood for before.
    """
    match step:
        case tree.May(effect) | tree.If(_, effect) | tree.PayTo(_, effect):
            return after(effect, before)
        case tree.Steps(steps):
            for one in steps:
                before = after(one, before)
            return before
        case tree.GainCounters(_, _, tree.Per(of=tree.NumberOf(counted))):
            return Antecedent(True, is_feminine(counted))
        case tree.Create():
            noun = SUBTYPES.get(step.token.subtypes[0]) if len(step.token.subtypes) == 1 else None
            return Antecedent(step.count != 1 or tree.undescribed(step.where) in IN_SEVERAL, noun=noun)
        case tree.Resupply() | tree.Sabotage() | tree.Draw():
            return Antecedent(feminine=True)
    what = tree.what_of(step)
    if what is None or isinstance(what, tree.It | tree.Me | tree.ExpeditionPhrase):
        return before
    several = isinstance(what, tree.All) or is_many(what) or tree.who_of(step) is Who.EACH
    kind = tree.kind_of(what)
    several |= kind is not None and kind.where is tree.Where.IN_EACH
    feminine = isinstance(what, tree.Top) or (kind is not None and is_feminine(kind))
    return Antecedent(several, feminine)


def distinct_noun(reaction: tree.Reaction) -> Noun | None:
    """What a Reaction calls the object of its trigger, where its condition names others of the same type."""
    kind = tree.kind_of(reaction.trigger)
    if not isinstance(kind, tree.Kind) or len(kind.types) != 1 or not isinstance(reaction.effect, tree.If):
        return None
    named = (part.types for part in parts(reaction.effect.condition) if isinstance(part, tree.Kind))
    return TYPES[kind.types[0]] if kind.types in named else None
