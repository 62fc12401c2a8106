"""The two grammars made ready: their files, the words of the tables, and what each word stands for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lark import Lark
from lark.lexer import Pattern, PatternRE, PatternStr, TerminalDef

from judge.cards.language import places, verbs, words
from judge.game.terms import Keyword, Status, Zone
from judge.messages import Language

FILES: Mapping[Language, str] = {"en": "english.lark", "fr": "french.lark"}
STARTS = ("line", "spell", "support")

_WORD = re.compile(r"[^\W\d_]")
_SYMBOLS = {
    "SYMBOL": ("{J}", "{H}", "{R}"),
    "EXHAUST_ME": ("{T}",),
    "DISCARD_ME": ("{D}",),
    "MANA": tuple(f"{{{number}}}" for number in range(1, 10)),
}
_PATTERNS = {"NUMBER": (r"[1-9]\d?(?!\d)", "1"), "STATISTICS": (r"\d+/\d+/\d+", "1/1/1"), "_DASH": ("[—–-]", "—")}
FOUND = {"{J}": None, "{H}": Zone.HAND, "{R}": Zone.RESERVE}
"""Where the bearer of a symbol was played from; None for the symbol that does not ask."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a written word stands for.

    Arguments:
        value: the term of the vocabulary.
        numbers: whether the word speaks of one (False), of several (True), or may do either.
    """

    value: object
    numbers: frozenset[bool] = frozenset({False, True})


@dataclass(frozen=True, slots=True)
class Grammar:
    """A language's parser and tables.

    Arguments:
        parser: the parser.
        meanings: for each terminal made from a table, what its words (case folded) stand for.
        samples: for each terminal, how it can be written.
    """

    parser: Lark
    meanings: Mapping[str, Mapping[str, Meaning]]
    samples: Mapping[str, tuple[str, ...]]

    def meaning(self, terminal: str, text: str) -> Meaning | None:
        """What a written word stands for, or None where its terminal says all."""
        table = self.meanings.get(terminal)
        return table[text.casefold()] if table is not None else None


@cache
def grammar(language: Language) -> Grammar:
    """The grammar of a language, built once."""
    shown = _meanings(language)
    meanings = {name: {text.casefold(): meant for text, meant in found.items()} for name, found in shown.items()}
    written = {name: tuple(found) for name, found in shown.items()}
    written |= {name.upper(): tuple(dict.fromkeys(verb[language].values())) for name, verb in verbs.VERBS.items()}
    patterns = {name: _any(texts) for name, texts in written.items()}
    patterns |= {name: "|".join(re.escape(text) for text in texts) for name, texts in _SYMBOLS.items()}
    patterns |= {name: pattern for name, (pattern, _) in _PATTERNS.items()}
    source = (Path(__file__).parent / FILES[language]).read_text(encoding="utf-8")
    used = set(re.findall(r"\b_?[A-Z][A-Z_]*\b", source))
    made = "\n".join(f"{name}: /{_slashed(pattern)}/" for name, pattern in patterns.items() if name in used)
    samples = {name: texts for name, texts in {**written, **_SYMBOLS}.items() if name in used}
    samples |= {name: (sample,) for name, (_, sample) in _PATTERNS.items()}

    def finish(terminal: TerminalDef) -> None:
        if terminal.name not in patterns and terminal.name != "BLANKS":
            samples[terminal.name] = _alternatives(terminal.pattern)
            terminal.pattern = PatternRE(_any(samples[terminal.name]))

    parser = Lark(
        f"{source}\n{made}\nBLANKS: / +/\n%ignore BLANKS\n",
        parser="lalr",
        lexer="contextual",
        start=list(STARTS),
        maybe_placeholders=False,
        edit_terminals=finish,
    )
    return Grammar(parser, meanings, samples)


def _meanings(language: Language) -> dict[str, dict[str, Meaning]]:
    def nouns(found: Iterable[tuple[object, words.Noun]]) -> dict[str, Meaning]:
        meant: dict[str, Meaning] = {}
        for value, noun in found:
            for many in (False, True):
                word = noun.say(language, many)
                known = meant[word].numbers if word in meant else frozenset()
                meant[word] = Meaning(value, known | {many})
        return meant

    def adjectives(found: Iterable[tuple[object, words.Adjective]]) -> dict[str, Meaning]:
        return {form: Meaning(value) for value, adjective in found for form in adjective.forms(language)}

    special = (Keyword.FLEETING, Keyword.TOUGH)
    return {
        "TYPE": nouns(words.TYPES.items()),
        "SUBTYPE": nouns(words.SUBTYPES.items()),
        "CARD": nouns([(None, words.CARD)]),
        "STATUS": adjectives(item for item in words.STATUSES.items() if item[0] is not Status.FLEETING),
        "FLEETING": adjectives([(Status.FLEETING, words.STATUSES[Status.FLEETING])]),
        "KEYWORD": adjectives(item for item in words.KEYWORDS.items() if item[0] not in special),
        "TOUGH": adjectives([(Keyword.TOUGH, words.KEYWORDS[Keyword.TOUGH])]),
        "PHASE": {noun.say(language): Meaning(phase) for phase, noun in words.PHASES.items()},
        "TOKEN_NAME": {noun.say(language): Meaning(name) for name, noun in words.TOKENS.items()},
        "WHERE": {text[language]: Meaning(where) for where, text in places.WHERE.items()},
        "SOURCE": {text: Meaning(source) for source, texts in places.SOURCES.items() for text in texts[language]},
        "DESTINATION": {text: Meaning(zone) for zone, texts in places.DESTINATIONS.items() for text in texts[language]},
        "NUMBER_WORD": {
            word: Meaning(number)
            for number, word in enumerate(words.NUMBERS[language], 1)
            if not (language == "fr" and number == 1)
        },
    }


def _any(texts: Iterable[str]) -> str:
    longest_first = sorted(set(texts), key=lambda text: (-len(text), text))
    return "|".join(_whole(text) for text in longest_first)


def _whole(text: str) -> str:
    end = r"(?!\w)" if _WORD.match(text[-1]) else ""
    return f"(?i:{re.escape(text)}){end}"


def _alternatives(pattern: Pattern) -> tuple[str, ...]:
    if isinstance(pattern, PatternStr):
        return (pattern.value,)
    return tuple(
        re.sub(r"\\(.)", r"\1", text) for text in pattern.value.removeprefix("(?:").removesuffix(")").split("|")
    )


def _slashed(pattern: str) -> str:
    return pattern.replace("/", r"\/")
