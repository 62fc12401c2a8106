"""How the tables of a grammar are made: what can follow each of its rules, found by the rules that begin in a place.

Lark looks through all that can stand in a place once for each thing that can begin there; where a sentence may begin,
that is thousands of rules for each of hundreds, and takes half the time in which a grammar is built.
"""

from __future__ import annotations

from lark.common import ParserConf
from lark.grammar import NonTerminal, Rule, Symbol
from lark.parsers.grammar_analysis import LR0ItemSet, RulePtr
from lark.parsers.lalr_analysis import LALR_Analyzer
from lark.parsers.lalr_parser import LALR_Parser, _Parser

from judge.cards.language.lexing import TerminalLexer


class IndexedAnalyzer(LALR_Analyzer):
    """The analysis of a grammar, in which the rules of a place are looked for once."""

    def compute_includes_lookback(self) -> None:
        """For each thing that can begin in a place: where its rules end, and what else ends there with it."""
        last = {rule: self._last_that_ends_it(rule) for rules in self.lr0_rules_by_origin.values() for rule in rules}
        rules_there: dict[LR0ItemSet, dict[NonTerminal, list[RulePtr]]] = {}
        for here in self.nonterminal_transitions:
            place, thing = here
            if place not in rules_there:
                found = rules_there[place] = {}
                for pointer in place.closure:
                    found.setdefault(pointer.rule.origin, []).append(pointer)
            lookback = self.lookback[here]
            for pointer in rules_there[place].get(thing, ()):  # type: ignore[call-overload]
                rule = pointer.rule
                ends = place
                for number in range(pointer.index, len(rule.expansion)):
                    symbol: Symbol = rule.expansion[number]
                    if number >= last.get(rule, 0) and not symbol.is_term:
                        self.includes[ends, symbol].add(here)
                    ends = ends.transitions[symbol]
                if pointer.index == 0:
                    lookback.add((ends, rule))

    def _last_that_ends_it(self, rule: Rule) -> int:
        """The place of the last part of a rule that cannot be empty: it, and what comes behind it, can end the rule."""
        last = len(rule.expansion) - 1
        while last > 0 and rule.expansion[last] in self.NULLABLE:
            last -= 1
        return last


class IndexedParser(LALR_Parser):
    """A parser whose tables are made so."""

    def __init__(self, parser_conf: ParserConf, debug: bool = False, strict: bool = False) -> None:
        analysis = IndexedAnalyzer(parser_conf, debug=debug, strict=strict)
        analysis.compute_lalr()  # type: ignore[no-untyped-call]
        self._parse_table = analysis.parse_table
        self.parser_conf = parser_conf
        self.parser = _Parser(analysis.parse_table, parser_conf.callbacks, debug)


PLUGINS = {"ContextualLexer": TerminalLexer, "LALR_Parser": IndexedParser}
"""What Lark takes in the place of its own."""
