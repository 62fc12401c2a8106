"""Lines: keywords, Reactions, quick actions and effects of Spells."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.cards.language import context, deeds, slots
from judge.cards.language.deeds import SAME
from judge.cards.language.grammar import FOUND
from judge.cards.language.phrase_parts import AgreementError, WrittenWord
from judge.cards.language.trees.acts import ONE_OF_THEM
from judge.cards.language.trees.costs import CostBuilder
from judge.cards.language.trees.rules import played_from
from judge.game import ability as tree
from judge.game.ability import Effect
from judge.game.terms import Keyword, Status

WAITS_ALONE = (tree.Join, tree.MakesGift, tree.PlayedFrom, tree.Targeted)
"""Events of which only a Reaction to nothing else is known to be activated as it is said."""


def _waits_alone(trigger: tree.Trigger) -> bool:
    """Whether a trigger is of these, or on where the card itself goes, which it may do from outside of play."""
    trigger = tree.of_each(trigger)
    return isinstance(trigger, WAITS_ALONE) or (isinstance(trigger, tree.Goes) and trigger.what == tree.Me())


class LineBuilder(CostBuilder):
    """Rules for lines."""

    def line(self, children: list[Any]) -> tuple[tree.Ability, ...]:
        return tuple(one for child in children for one in (child if isinstance(child, tuple) else (child,)))

    spell = line

    def support(self, children: list[Any]) -> tuple[tree.Ability, ...]:
        if isinstance(children[0], tuple):
            return children[0]
        return tuple(replace(action, support=True) for action in children)

    def in_reserve(self, children: list[tree.Ability]) -> tuple[tree.Ability, ...]:
        ability = children[0]
        if isinstance(ability, tree.QuickAction):
            raise AgreementError(None)
        return (replace(ability, support=True) if isinstance(ability, tree.Reaction) else tree.Support(ability),)

    def completed(self, children: list[Any]) -> tuple[tree.Ability, ...]:
        """ "Completed: ...", "Completed, {T} : ..."."""
        word, ability = children
        if word.value is not Status.COMPLETED:
            raise AgreementError(word)
        return (tree.Completed(ability),)

    def keyword_line(self, children: list[tree.KeywordAbility]) -> tuple[tree.KeywordAbility, ...]:
        return tuple(children)

    def keyword(self, children: list[Any]) -> tree.KeywordAbility:
        word, *numbers = children
        if word.value is Status.FLEETING:
            return tree.KeywordAbility(Keyword.FLEETING)
        assert isinstance(word.value, Keyword)
        if not numbers:
            return tree.KeywordAbility(word.value)
        number = numbers[0]
        if isinstance(number, WrittenWord):
            number = number.value if number.name == "MANA" else int(number.text)
        return tree.KeywordAbility(word.value, number)

    def reaction(self, children: list[Any]) -> tree.Reaction:
        effect = children[-1]
        trigger = children[0]
        during = next((part.value for part in children if deeds.is_word(part, "DURING")), None)
        conditions = [part for part in children[1:-1] if not isinstance(part, WrittenWord)]
        if isinstance(trigger, WrittenWord):
            zone = FOUND[trigger.text]
            trigger = tree.PlayedFrom(zone) if zone else tree.Join()
        self._all_defined(effect, -1)
        return tree.Reaction(trigger, effect, conditions[0] if conditions else None, during)

    def on_your_turn(self, children: list[Any]) -> tree.Reaction:
        """ "when a {D} ability is activated on one of your turns"."""
        reaction = self.reaction(children)
        if any(isinstance(one, tree.AtPhase) for one in tree.events_of(reaction.trigger)):
            raise AgreementError(None)
        return replace(reaction, condition=tree.IsTurn())

    def either_trigger(self, children: list[tree.Trigger]) -> tree.AnyTrigger:
        """ "when you draw a card or when you Resupply", "at Noon and at Night"."""
        triggers = tuple(children)
        apart = any(getattr(one, "nth", None) or _waits_alone(one) for one in triggers)
        if len(set(triggers)) != len(triggers) or apart:
            raise AgreementError(None)
        return tree.AnyTrigger(triggers)

    def first_time(self, children: list[Any]) -> tree.Reaction:
        """ "the first time you play a Spell each Day, draw a card": the first of that time."""
        return self._first_time(tree.Who.YOU, children)

    def first_time_opponent(self, children: list[Any]) -> tree.Reaction:
        return self._first_time(tree.Who.OPPONENT, children)

    def _first_time(self, who: tree.Who, children: list[Any]) -> tree.Reaction:
        named, time, effect = children
        self._all_defined(effect, -1)
        trigger = played_from(tree.Plays(who, slots.read("a", named)))
        return tree.Reaction(replace(trigger, nth=1, until=time.value), effect)

    def reaction_per(self, children: list[Any]) -> tree.Reaction:
        trigger, name, effect = children
        self._all_defined(effect, -1)
        return tree.Reaction(trigger, effect, times=tree.CountersOn(tree.Me(), name))

    def action(self, children: list[Any]) -> tree.QuickAction:
        cost, effect, *restrictions = children
        if not isinstance(cost.mana, tree.Paid) or deeds.pays_x(effect):
            self._all_defined(effect, 1)
        self._all_named(deeds.one((*cost.actions, effect)), 1)
        return replace(tree.QuickAction(cost, effect), **(restrictions[0] if restrictions else {}))

    def all_of(self, children: list[tree.Condition]) -> tree.AllOf:
        return tree.AllOf(tuple(children))

    def one_of(self, children: list[tree.Condition]) -> tree.OneOf:
        return tree.OneOf(tuple(children))

    def only_if(self, children: list[Any]) -> dict[str, Any]:
        return {"only_if": children[0]}

    def most_x(self, children: list[Any]) -> dict[str, Any]:
        return {"most": children[0]}

    def more_if(self, children: list[Any]) -> dict[str, Any]:
        return {"more": children[0].value, "more_if": children[1]}

    def more_to_target(self, children: list[Any]) -> dict[str, Any]:
        return {"more": children[0].value, "more_if": tree.IsKind(tree.It(), slots.read("a", children[1]))}

    def spell_effect(self, children: list[Any]) -> tree.Ability:
        effect = children[0]
        if isinstance(effect, tree.PayToCostLess):
            return effect
        self._all_defined(effect, 0)
        return tree.SpellEffect(effect)

    def _all_defined(self, effect: Effect, part: int) -> None:
        if deeds.speaks_of_x(effect) and not deeds.pays_x(effect):
            raise AgreementError(None, part=part)
        self._all_named(effect, part)

    def _all_named(self, effect: Effect, part: int) -> None:
        unnamed = any(deeds.holds(effect, part) for part in (SAME, ONE_OF_THEM))
        if unnamed or context.is_doubtful(effect) or not context.compares_with_sacrificed_alone(effect):
            raise AgreementError(None, part=part)
