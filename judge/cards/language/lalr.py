"""How the tables of a grammar are made: its rules by the places where they begin, what can follow them by numbers.

Lark looks through all that can stand in a place once for each thing that can begin there, and holds what can follow in
sets of terminals; where a sentence may begin, that is thousands of rules and terminals for each of hundreds of things,
and takes most of the time in which a grammar is built.
"""

from __future__ import annotations

from collections import defaultdict

from lark.common import ParserConf
from lark.grammar import NonTerminal, Rule, Symbol
from lark.parsers.grammar_analysis import LR0ItemSet, RulePtr
from lark.parsers.lalr_analysis import LALR_Analyzer, digraph
from lark.parsers.lalr_parser import LALR_Parser, _Parser
from lark.utils import OrderedSet

from judge.cards.language.lexing import TerminalLexer


class _Terminals:
    """A set of terminals, each a bit of one number.

    Arguments:
        bits: that number.
    """

    __slots__ = ("bits",)

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def update(self, others: _Terminals) -> None:
        """Take in others."""
        self.bits |= others.bits


class IndexedAnalyzer(LALR_Analyzer):
    """The analysis of a grammar, in which nothing is looked for twice."""

    def __init__(self, parser_conf: ParserConf, debug: bool = False, strict: bool = False) -> None:
        self._expanded: dict[NonTerminal, OrderedSet[RulePtr]] = {}
        super().__init__(parser_conf, debug, strict)

    def expand_rule(
        self, source_rule: NonTerminal, rules_by_origin: dict[NonTerminal, list[RulePtr]] | None = None
    ) -> OrderedSet[RulePtr]:
        """All rules that can begin where a thing can; with those of the tables this is looked for once."""
        if rules_by_origin is None:
            return super().expand_rule(source_rule)
        found = self._expanded.get(source_rule)
        if found is None:
            found = self._expanded[source_rule] = super().expand_rule(source_rule, rules_by_origin)
        return found

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
            for pointer in rules_there[place][thing]:  # type: ignore[index]
                rule = pointer.rule
                ends = place
                for number in range(pointer.index, len(rule.expansion)):
                    symbol: Symbol = rule.expansion[number]
                    if number >= last[rule] and not symbol.is_term:
                        self.includes[ends, symbol].add(here)
                    ends = ends.transitions[symbol]
                if pointer.index == 0:
                    lookback.add((ends, rule))

    def compute_lookaheads(self) -> None:
        """Which terminals can follow each rule where it ends."""
        numbers: dict[Symbol, int] = {}
        directly = {
            here: _Terminals(sum(1 << numbers.setdefault(one, len(numbers)) for one in found))
            for here, found in self.directly_reads.items()
        }
        read = digraph(self.nonterminal_transitions, self.reads, directly)  # type: ignore[no-untyped-call]
        follow = digraph(self.nonterminal_transitions, self.includes, read)  # type: ignore[no-untyped-call]
        following: dict[tuple[LR0ItemSet, Rule], int] = defaultdict(int)
        for here, ends in self.lookback.items():
            for end in ends:
                following[end] |= follow[here].bits
        terminals = tuple(numbers)
        for (place, rule), bits in following.items():
            while bits:
                number = bits.bit_length() - 1
                place.lookaheads[terminals[number]].add(rule)
                bits ^= 1 << number

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
