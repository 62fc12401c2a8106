"""The two grammars are unambiguous and give their rules the same names."""

from __future__ import annotations

import re

import pytest
from lark.parser_frontends import ParsingFrontend

from judge.cards.language.grammar import grammar
from judge.messages import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_can_be_two_terminals_in_one_place(language: Language) -> None:
    known = grammar(language)
    frontend = known.parser.parser
    assert isinstance(frontend, ParsingFrontend)
    patterns = {terminal.name: re.compile(terminal.pattern.to_regexp()) for terminal in known.parser.terminals}
    plain = {name: pattern.fullmatch for name, pattern in patterns.items() if "(?=" not in pattern.pattern}
    table, lexers = frontend.parser._parse_table, frontend.lexer.lexers
    places = {frozenset(terminal.name for terminal in lexers[place].terminals) for place in table.states}
    twice = {
        (sample, name, other)
        for name in plain.keys() & known.samples.keys()
        for other in set[str]().union(*(names for names in places if name in names)) & plain.keys() - {name}
        for sample in known.samples[name]
        if plain[other](sample)
    }
    assert twice == set()


def test_both_grammars_mean_by_the_same_rules() -> None:
    names = {
        language: {rule.alias or rule.origin.name for rule in grammar(language).parser.rules} for language in LANGUAGES
    }
    own = {name for name in names["en"] ^ names["fr"] if not str(name).startswith(("_", "row_"))}
    assert own <= {
        "pay_to_clause",
        "each_pay_to_clause",
        "switch_it",
        "others",
        "fewer_cards",
        "leads",
        "pick_there",
        "contracted",
        "clause",
        "of",
        "rest_of_them",
        "of_counted",
        "of_every",
        "as_many",
        "switch_what",
        "have_switch",
        "have_defect",
        "play_free_and_it",
        "several_are",
        "bare_then",
        "those_in",
        "your_number_of",
        "of_landmark",
        "any_aimed",
        "any_there",
        "either_target",
        "aimed_opponent_does",
        "to_definition",
        "of_counters",
        "holds_many",
        "holds_few",
        "holds_none",
        "of_measures",
        "next_time",
    }
