"""The tables of a grammar are those that Lark would make, and its lexers those of Lark."""

from __future__ import annotations

import pytest
from lark import Lark, Token, Tree
from lark.exceptions import GrammarError, UnexpectedInput

from judge.cards.language.lalr import PLUGINS

GRAMMAR = r"""
start: sentence+
sentence: [who] deed tail* "."
who: "each" THING "may"
deed: VERB what | VERB
what: [NUMBER] THING ["of" what]
tail: "and" deed | "if" what
NUMBER: /[0-9]+/
VERB: /draw|put|pay/
THING: /card|player|boost/
%ignore " "
"""


def parsed(parser: Lark, text: str) -> Tree[Token] | str:
    try:
        return parser.parse(text)
    except UnexpectedInput as error:
        return f"{error.line}:{error.column}"


@pytest.mark.parametrize(
    "text",
    [
        "draw 2 card .",
        "each player may pay 1 card of player and put boost if 3 card of boost . draw .",
        "draw and draw and put .",
        "draw 2 .",
        "each card .",
        "pay cards .",
        "",
    ],
)
def test_a_text_is_read_as_lark_reads_it(text: str) -> None:
    own = Lark(GRAMMAR, parser="lalr", _plugins=PLUGINS)
    assert parsed(own, text) == parsed(Lark(GRAMMAR, parser="lalr"), text)


def test_a_grammar_with_two_readings_is_refused() -> None:
    twice = 'start: one | other\none: "a"\nother: "a"\n'
    for plugins in ({}, PLUGINS):
        with pytest.raises(GrammarError, match="Reduce/Reduce"):
            Lark(twice, parser="lalr", _plugins=plugins)
