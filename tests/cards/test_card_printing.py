"""What is printed reads back to the same tree, in both languages."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from sayable import abilities, keywords, quick_actions, spells

from judge.cards.language.reader import read_text
from judge.cards.printing import print_ability, print_effect, print_text
from judge.game import ability as tree
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language

languages = st.sampled_from(LANGUAGES)


@settings(max_examples=150, deadline=None)
@given(abilities, languages, st.booleans(), st.booleans())
def test_an_ability_reads_back(ability: tree.Ability, language: Language, feminine: bool, marks: bool) -> None:
    text = print_ability(ability, language, feminine, marks)
    assert read_text(text, language, Type.CHARACTER) == (ability,), text


@settings(max_examples=150, deadline=None)
@given(spells, languages)
def test_an_effect_reads_back(effect: tree.Effect, language: Language) -> None:
    text = print_effect(effect, language)
    assert read_text(f"{text}.", language, Type.SPELL) == (tree.SpellEffect(effect),), text


@settings(max_examples=40, deadline=None)
@given(quick_actions, languages)
def test_a_support_ability_reads_back(action: tree.QuickAction, language: Language) -> None:
    (read,) = read_text(print_ability(action, language), language, Type.CHARACTER, support=True)
    assert read == tree.QuickAction(action.cost, action.effect, support=True)


@settings(max_examples=40, deadline=None)
@given(st.lists(keywords, max_size=3), st.lists(abilities, max_size=3), languages)
def test_a_whole_text_reads_back(first: list[tree.Ability], then: list[tree.Ability], language: Language) -> None:
    text = print_text([*first, *then], language)
    assert read_text(text, language, Type.CHARACTER) == (*first, *then)
