"""Passive abilities: statements, and what they hold for."""

from __future__ import annotations

from typing import Any

from judge.cards.language import deeds, slots
from judge.cards.language.phrase_parts import AgreementError, WrittenWord
from judge.cards.language.trees.playing import PlayingBuilder
from judge.cards.language.trees.would import WouldBuilder
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Compare
from judge.value import value


@value(frozen=True, slots=True)
class _ItIs:
    """ "it is Gigantic", before its condition says what it is."""

    keyword: tree.KeywordAbility
    word: WrittenWord


class PassiveBuilder(WouldBuilder, PlayingBuilder):
    """Rules for passive abilities."""

    def passive(self, children: list[Any]) -> tree.Ability:
        if isinstance(children[0], _ItIs):
            raise AgreementError(children[0].word)
        return children[0]  # type: ignore[no-any-return]

    def while_if(self, children: list[Any]) -> tree.While:
        ability, condition = children
        if isinstance(children[1], tree.Ability | _ItIs):
            condition, ability = children
        if isinstance(ability, _ItIs):
            return tree.While(condition, self._its(condition, ability))
        return tree.While(condition, ability)

    def _its(self, condition: tree.Condition, said: _ItIs) -> tree.Grant:
        match condition:
            case tree.Compares(tree.NumberOf(found), Compare.EQUAL, 1):
                return tree.Grant(found, said.keyword)
        raise AgreementError(said.word)

    def it_is(self, children: list[Any]) -> _ItIs:
        return _ItIs(children[1], children[0])

    def unless(self, children: list[Any]) -> tree.While:
        ability, condition = children
        if isinstance(condition, tree.Ability | _ItIs):
            condition, ability = children
        if isinstance(ability, _ItIs):
            raise AgreementError(ability.word)
        return tree.While(tree.Not(condition), ability)

    def gains_ability(self, children: list[Any]) -> tree.Ability:
        deeds.agree(children[1], VerbForm.FIRST, self.language)
        if len(children[-1]) != 1:
            raise AgreementError(children[1])
        return children[-1][0]  # type: ignore[no-any-return]

    def grant(self, children: list[Any]) -> tree.Grant:
        named, abilities = children[0], children[-1]
        if len(abilities) != 1:
            raise AgreementError(named.word)
        return tree.Grant(slots.read("every", named), abilities[0])

    def are(self, children: list[Any]) -> tree.Grant:
        return tree.Grant(slots.read("every", children[0]), children[-1])

    def each_is(self, children: list[Any]) -> tree.Grant:
        if children[0].many:
            raise AgreementError(children[0].word)
        return self.are(children)

    def permission(self, children: list[tree.Ability]) -> tree.Ability:
        return children[0]
