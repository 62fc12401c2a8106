"""What is printed reads back to the same tree, in both languages; what is understood can be printed and explained."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sayable import abilities, keywords, quick_actions, spells
from spoken import spoken

from judge.cards.explanation import explain
from judge.cards.language.declined import Declined
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_understood_can_be_told(language: Language) -> None:
    understood: set[str] = set()

    @settings(max_examples=1500, deadline=None, derandomize=True, database=None)
    @given(st.data(), st.sampled_from(["line", "spell", "support"]))
    def tell(data: st.DataObject, start: str) -> None:
        kind, support = Type.SPELL if start == "spell" else Type.CHARACTER, start == "support"
        text = data.draw(spoken(language, start))
        try:
            read = read_text(text, language, kind, support)
        except Declined:
            return
        understood.add(text)
        for told in LANGUAGES:
            assert read_text(print_text(read, told), told, kind, support) == read, text
            assert explain(read, told, "1.0"), text

    tell()
    assert len(understood) >= 60
