"""The two grammars are unambiguous and give their rules the same names."""

from __future__ import annotations

import logging
import re

import pytest
from lark import Lark
from lark.parser_frontends import ParsingFrontend

from judge.cards.language.grammar import STARTS, built, grammar
from judge.messages import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_conflict_is_settled_by_luck(language: Language, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="lark")
    source = built(language)[0].source_grammar
    Lark(source, parser="lalr", start=list(STARTS), maybe_placeholders=False, debug=True)
    assert [record.getMessage() for record in caplog.records if "conflict" in record.getMessage().casefold()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_can_be_two_terminals_in_one_place(language: Language) -> None:
    known = grammar(language)
    frontend = known.parser.parser
    assert isinstance(frontend, ParsingFrontend)
    patterns = {terminal.name: re.compile(terminal.pattern.to_regexp()) for terminal in known.parser.terminals}
    twice = {
        (sample, name, other)
        for lexer in frontend.lexer.lexers.values()
        for name in (terminal.name for terminal in lexer.terminals)
        for sample in known.samples.get(name, ())
        for other in (terminal.name for terminal in lexer.terminals)
        if other != name and patterns[other].fullmatch(sample)
        if not any("(?=" in patterns[either].pattern for either in (name, other))
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
    }
