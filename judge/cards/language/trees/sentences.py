"""Sentences: conditions, what is optional, and how one sentence goes on with the one before."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from judge.cards.language import context, deeds
from judge.cards.language.declined import Doubt
from judge.cards.language.deeds import one
from judge.cards.language.phrase_parts import AgreementError
from judge.cards.language.trees.aimed_first import aimed_first
from judge.cards.language.trees.created_again import created_again
from judge.cards.language.trees.leading import DueResult, LeadingCondition
from judge.cards.language.trees.of_die import of_die
from judge.cards.language.trees.of_target import is_of_target
from judge.cards.language.trees.offers import OfferBuilder, OfferedRoll
from judge.cards.language.trees.one_of_them import of_condition
from judge.cards.language.trees.same_again import same_again
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Effect
from judge.value import value

PLAYER = ("player", "joueur")
"""How "target a player" ends, where it does not speak of an opponent."""


@value(frozen=True, slots=True)
class _Otherwise:
    """ "Otherwise, ...", before it is joined to its "if"."""

    effect: Effect | _OnlyOne


@value(frozen=True, slots=True)
class _Instead:
    """ "If ..., ... instead", before it is joined to the step in whose place it is done.

    Arguments:
        condition: where it is done.
        effect: what is done; a number where only that many are created, or drawn, of what the step creates or draws.
        of: what the step does of which only a number is said.
    """

    condition: tree.Condition
    effect: Effect | int
    of: type[tree.Create] | type[tree.Draw] = tree.Create


class _OrHandCost:
    """ "you may pay its Hand Cost instead of its Reserve Cost", of a card that the sentence before lets be played."""


@value(frozen=True, slots=True)
class _AimedPlayer:
    """ "Target a player", before the sentence that says what happens to what they control.

    Arguments:
        whose: whose objects that sentence then speaks of.
    """

    whose: tree.Whose


class _OnlyOne:
    """ "create only one", before the step that says of what."""


class SentenceBuilder(OfferBuilder):
    """Rules for sentences."""

    def effect(self, children: list[Any], first: int = 0) -> Effect:
        found: list[Effect] = []
        led, aimed = False, None
        for place, step in enumerate(children[first:], first):
            if isinstance(step, OfferedRoll):
                if not any(isinstance(after, DueResult) for after in children[place + 1 : place + 2]):
                    raise AgreementError(None, part=place, doubt=Doubt.OFFER)
                step = step.offer
            step = same_again(of_die(step, found, place), found, place)
            step = created_again(context.by_owner(found, step), found, place)
            if found:
                found[-1] = aimed_first(found[-1], step)
            if isinstance(step, DueResult):
                due = self.effect([step.effect, *children[place + 1 :]])
                found.append(context.by_owner(found, tree.OnResult((tree.Branch(step.lowest, step.highest, due),))))
                break
            if isinstance(step, LeadingCondition):
                led, step = True, step.effect
            elif (
                led
                and not isinstance(step, _Otherwise | _Instead)
                and not context.is_under_condition_of(found[-1], step)
                and not context.is_under_result_of(found[:-1], found[-1], step)
            ):
                raise AgreementError(None, part=place)
            if isinstance(aimed, _AimedPlayer):
                step, aimed = self._of_aimed(step, aimed, place), None
            match step:
                case _AimedPlayer():
                    aimed = step
                case _Otherwise(effect):
                    found[-1:] = [self._or_else(found[-1] if found else None, effect, place)]
                case _OrHandCost():
                    found[-1:] = [self._at_hand_cost(found[-1] if found else None, place)]
                case _Instead():
                    found[-1:] = [self._in_place(found[-1] if found else None, step, place)]
                case tree.If(tree.WasPlayedFrom(), _) if found and isinstance(found[-1], tree.NextPlayed):
                    found[-1] = self._also(found[-1], step)
                case tree.PayToCostLess() if len(children) > 1:
                    raise AgreementError(None, part=place)
                case _ if found and isinstance(found[-1], tree.If) and context.is_under_condition_of(found[-1], step):
                    found[-1] = context.under(found[-1], step)
                case _ if found and context.is_torn(found[-1], step):
                    raise AgreementError(None, part=place)
                case _:
                    found.append(step)
        if aimed is not None:
            raise AgreementError(None, part=len(children) - 1)
        return one(found)

    def aimed_player(self, children: list[Any]) -> _AimedPlayer:
        return _AimedPlayer(
            tree.Whose.TARGET_PLAYERS if children[0].text.casefold().endswith(PLAYER) else tree.Whose.TARGET_OPPONENTS
        )

    def _of_aimed(self, step: Any, aimed: _AimedPlayer, place: int) -> Effect:
        """What happens to what the targeted player controls."""
        theirs = [part for part in context.parts(step) if part in (tree.Whose.THEIRS, tree.Who.THEY)]
        if theirs != [tree.Whose.THEIRS] or not isinstance(step, tree.Effect):
            raise AgreementError(None, part=place)
        return deeds.put_for(step, tree.Whose.THEIRS, aimed.whose)  # type: ignore[no-any-return]

    def _on_others(self, before: tree.OnResult, effect: Effect, place: int | None) -> tree.OnResult:
        """A die with what happens otherwise: on every result below the one that is named."""
        first, *others = before.branches
        if others or first.highest is not None or first.lowest < 2:
            raise AgreementError(None, part=place)
        return tree.OnResult((first, tree.Branch(1, first.lowest - 1, effect)))

    def _or_else(self, before: Effect | None, effect: Effect | _OnlyOne, place: int) -> Effect:
        if isinstance(before, tree.OnResult) and not isinstance(effect, _OnlyOne):
            return self._on_others(before, effect, place)
        if isinstance(before, tree.May) and before.who is tree.Who.YOU and not isinstance(effect, _OnlyOne):
            return one([before, tree.If(tree.Not(tree.Did()), effect)])
        if not isinstance(before, tree.If) or before.otherwise is not None:
            raise AgreementError(None, part=place)
        if isinstance(before.effect, tree.Steps) and isinstance(before.effect.steps[-1], tree.If):
            *steps, last = before.effect.steps
            return replace(before, effect=tree.Steps((*steps, self._or_else(last, effect, place))))
        if isinstance(effect, _OnlyOne):
            effect = self._only_one(before.effect, place)
        return replace(before, otherwise=effect)

    def _in_place(self, before: Effect | None, step: _Instead, place: int) -> Effect:
        """A step, and what is done in its place where a condition holds."""
        if isinstance(before, tree.If) and before.otherwise is None:
            return replace(before, effect=self._in_place(before.effect, step, place))
        if before is not None and is_of_target(step.condition, step.effect, before, place):
            usual, instead = cast(Any, before), cast(Effect, step.effect)
            return one((tree.Aim(usual.what), tree.If(step.condition, instead, replace(usual, what=tree.It()))))
        match before, step.condition:
            case (
                tree.Steps((tree.Aim(what=aimed) as aim, tree.Create(where=tree.Where.ITS) as created)),
                tree.ExpeditionIs(where=tree.Where.SPOKEN_OF),
            ) if tree.undescribed(aimed) is tree.Where.TARGET:
                return one((aim, self._in_place(created, step, place)))
        if before is None or isinstance(before, tree.Steps | tree.If | tree.OnResult):
            raise AgreementError(None, part=place)
        named = getattr(before, "where", None) if tree.Where.SPOKEN_OF in context.parts(step.condition) else None
        if named is not None:
            found = tree.undescribed(named)
            if not isinstance(before, tree.Create) or found not in (tree.Where.TARGET, tree.Where.ITS):
                raise AgreementError(None, part=place)
            before = replace(before, where=tree.Where.ITS)
        effect = step.effect
        if isinstance(effect, int):
            if not isinstance(before, step.of) or before.count == effect:
                raise AgreementError(None, part=place)
            effect = replace(before, count=effect)
        conditional = tree.If(step.condition, effect, before)
        if named is None or tree.undescribed(named) is not tree.Where.TARGET:
            return conditional
        return one((tree.Aim(named), conditional))

    def or_hand_cost(self, children: list[Any]) -> _OrHandCost:
        return _OrHandCost()

    def _at_hand_cost(self, before: Effect | None, place: int) -> tree.May:
        if not isinstance(before, tree.May) or not isinstance(before.effect, tree.Rush):
            raise AgreementError(None, part=place)
        return replace(before, effect=replace(before.effect, or_hand_cost=True))

    def _also(self, awaited: tree.NextPlayed, step: Effect) -> tree.NextPlayed:
        before = () if awaited.effect is None else (awaited.effect,)
        return replace(awaited, effect=one((*before, step)))

    def sentence(self, children: list[Any]) -> Effect | LeadingCondition | DueResult | _AimedPlayer:
        body, *defined = children
        if isinstance(body, _AimedPlayer):
            return body
        if isinstance(body, DueResult):
            return replace(body, effect=self._sentence([body.effect, *defined]))
        if isinstance(body, LeadingCondition):
            return LeadingCondition(self._sentence([body.effect, *defined]))
        return self._sentence(children)

    def _sentence(self, children: list[Any]) -> Effect:
        scope, *defined = children
        done: Effect = one(self._done(scope, VerbForm.ORDER)) if isinstance(scope, list) else scope
        if not defined:
            return done
        if not deeds.speaks_of_x(done):
            raise AgreementError(None)
        x, *then = defined
        return one([deeds.define(done, x), *self._done(then, VerbForm.ORDER)])

    def conditional(self, children: list[Any]) -> tree.If:
        condition, scope, *otherwise = children
        done = of_condition(self._scope(scope), condition)
        return tree.If(condition, done, self._scope(otherwise[0]) if otherwise else None)

    def led_conditional(self, children: list[Any]) -> LeadingCondition:
        return LeadingCondition(self.conditional(children))

    def led_unless(self, children: list[Any]) -> LeadingCondition:
        return LeadingCondition(self.unless_step(children))

    def instead(self, children: list[Any]) -> _Instead:
        condition, scope = children
        self._single(scope, 1, Doubt.INSTEAD)
        return _Instead(condition, self._scope(scope))

    def so_many(self, children: list[Any]) -> _Instead:
        condition, verb, count = children
        deeds.agree(verb, VerbForm.ORDER, self.language)
        return _Instead(condition, deeds.number(count), tree.Draw if verb.name == "DRAW" else tree.Create)

    def step_if(self, children: list[Any]) -> tree.If:
        scope, condition = children
        self._single(scope, 0, Doubt.CONDITION)
        return tree.If(condition, self._scope(scope))

    def step_unless(self, children: list[Any]) -> tree.If:
        self._single(children[0], 0, Doubt.CONDITION)
        return tree.If(tree.Not(children[1]), self._scope(children[0]))

    def unless_step(self, children: list[Any]) -> tree.If:
        return tree.If(tree.Not(children[0]), self._scope(children[1]))

    def repeat(self, children: list[Any]) -> tree.Repeat:
        """ "for each card discarded this way, create a token"."""
        if isinstance(children[-1], list) and len(children[-1]) > 1:
            raise AgreementError(None, part=(len(children) - 1, 1), doubt=Doubt.FOR_EACH)
        counted = children[0] if isinstance(children[0], tree.DoneThisWay) else tree.ThatMany()
        return tree.Repeat(counted, self._scope(children[-1]))

    def for_each(self, children: list[Any]) -> tree.ForEach:
        if isinstance(children[1], list) and len(children[1]) > 1:
            raise AgreementError(None, part=(1, 1), doubt=Doubt.FOR_EACH)
        return tree.ForEach(children[0], self._scope(children[1]))

    def for_who(self, children: list[Any]) -> tree.ForPlayers:
        """ "for each opponent who did, I gain 2 boosts"."""
        who, scope = children
        if isinstance(scope, list) and len(scope) > 1:
            raise AgreementError(None, part=(1, 1), doubt=Doubt.FOR_EACH)
        return tree.ForPlayers(self._scope(scope), who.value)

    def otherwise(self, children: list[Any]) -> _Otherwise:
        return _Otherwise(self._scope(children[0]))

    def only_one(self, children: list[Any]) -> _Otherwise:
        return _Otherwise(_OnlyOne())

    def _only_one(self, before: Effect, place: int) -> tree.Create:
        if not isinstance(before, tree.Create) or before.count == 1:
            raise AgreementError(None, part=place)
        return replace(before, count=1)

    def after_rest(self, children: list[Any]) -> Effect:
        if not isinstance(children[0], tree.PayTo):
            self._single(children[0], 0, Doubt.AFTER_REST)
        scope = self._scope(children[0])
        if isinstance(scope, tree.PayTo):
            return replace(scope, effect=tree.AfterRest(scope.effect))
        return tree.AfterRest(scope)

    def led_after_rest(self, children: list[Any]) -> LeadingCondition:
        return LeadingCondition(self.after_rest(children))
