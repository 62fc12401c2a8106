"""The two grammars made ready: their files, the words of the tables, and what each word stands for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from lark import Lark
from lark.lexer import PatternRE, TerminalDef

from judge.bounds.collector import resting_collector
from judge.cards.language import counted_there, destinations, places, sources, symbols, times, verbs, words
from judge.cards.language.amounts import OR_MORE, ORDINALS
from judge.cards.language.done_to_it import DONE_TO_IT
from judge.cards.language.for_each import FOR_EACH
from judge.cards.language.lalr import PLUGINS
from judge.cards.language.nouns import OWNERS, OWNERS_TOO
from judge.cards.language.parsers import Samples, cached_parser, store_parser
from judge.cards.language.patterns import counter_names, patterns
from judge.cards.language.phrasebook import WordingRule, phrasebook
from judge.cards.language.regexes import alternatives, any_of, slashed
from judge.cards.language.this_way import DEEDS
from judge.cards.language.who import FOR_WHO, WHO
from judge.game import ability as tree
from judge.game.ability import Who, Whose
from judge.game.terms import BOOST, Keyword, Status, Zone
from judge.messages import Language
from judge.value import value

FILES: Mapping[Language, str] = {"en": "english.lark", "fr": "french.lark"}

STARTS = ("line", "spell", "support")

PRIORITY: Mapping[str, str] = {
    "OWNED_OR": ".2",
    "AND_HEAD": ".3",
    "EITHER": ".1",
    "_BY": ".2",
    "_THE_OTHERS": ".2",
    "_THEN_GAINS": ".2",
    "IT_MANY": ".2",
    "OR_MORE": ".1",
    "_OR_ELSE": ".2",
    "_AND_GROUP": ".4",
    "_WITH_ONE": ".4",
    "_OR_ACT": ".3",
    "_AND_IF": ".3",
    "_OR_IF": ".3",
    "_OR_SO_MANY": ".4",
    "_OR_WHEN": ".4",
    "_AND_AT": ".3",
    "_OR_CLAUSE": ".3",
    "COUNTER": ".1",
    "EXPEDITION_PERMANENT": ".1",
    "_AND_CLAUSE": ".3",
}
"""Terminals that are tried before others, as they begin with the words of another."""

NAMED_AS_WRITTEN = ("COUNTER", "TOKEN_NAME")
"""Terminals of which the tables know the words of the cards that there are, and a text may have others."""

FOUND = {"{J}": None, "{H}": Zone.HAND, "{R}": Zone.RESERVE}
"""Where the bearer of a symbol was played from; None for the symbol that does not ask."""


@value(frozen=True, slots=True)
class Meaning:
    """What a written word stands for.

    Arguments:
        value: the term of the vocabulary.
        numbers: whether the word speaks of one (False), of several (True), or may do either.
    """

    value: object
    numbers: frozenset[bool] = frozenset({False, True})


@value(frozen=True, slots=True)
class Grammar:
    """A language's parser and tables.

    Arguments:
        meanings: for each terminal made from a table, what its words (case folded) stand for.
        samples: for each terminal, how it can be written.
        rows: for each rule made from the phrasebook, its row and wording.
    """

    parser: Lark
    meanings: Mapping[str, Mapping[str, Meaning]]
    samples: Samples
    rows: Mapping[str, WordingRule]

    def meaning(self, terminal: str, text: str) -> Meaning | None:
        """What a written word stands for, or None where its terminal says all."""
        table = self.meanings.get(terminal)
        if table is not None and terminal in NAMED_AS_WRITTEN:
            return table.get(text.casefold(), Meaning(text))
        return table[text.casefold()] if table is not None else None


@cache
def grammar(language: Language) -> Grammar:
    """The grammar of a language; its parser is built once and kept."""
    shown = meanings(language)
    meant = {name: {text.casefold(): one for text, one in found.items()} for name, found in shown.items()}
    rows = phrasebook(language)
    parser, samples = cached_parser(language) or _build_and_store(language)
    return Grammar(parser, meant, samples, rows.wordings)


def built(language: Language) -> tuple[Lark, Samples]:
    """The parser of a language, built from its file and its tables, and how its terminals can be written."""
    written = {name: tuple(found) for name, found in meanings(language).items()}
    written |= {name.upper(): verbs.written(name, language) for name in verbs.VERBS}
    made_of = {name: any_of(texts) for name, texts in written.items()}
    made_of |= {name: pattern for name, (pattern, _) in patterns(language).items()}
    source = (Path(__file__).parent / FILES[language]).read_text(encoding="utf-8") + phrasebook(language).source
    used = set(re.findall(r"\b_?[A-Z][A-Z_]*\b", source))
    made = "\n".join(
        f"{name}{PRIORITY.get(name, '')}: /{slashed(pattern)}/" for name, pattern in made_of.items() if name in used
    )
    samples = {name: texts for name, texts in written.items() if name in used}
    samples |= {name: (sample,) for name, (_, sample) in patterns(language).items() if name != "COUNTER"}

    def finish(terminal: TerminalDef) -> None:
        if terminal.name not in made_of and terminal.name != "BLANKS":
            samples[terminal.name] = alternatives(terminal.pattern)
            terminal.pattern = PatternRE(any_of(samples[terminal.name]))

    parser = Lark(
        f"{source}\n{made}\nBLANKS: / +/\n%ignore BLANKS\n",
        parser="lalr",
        lexer="contextual",
        start=list(STARTS),
        maybe_placeholders=False,
        propagate_positions=True,
        edit_terminals=finish,
        _plugins=PLUGINS,
    )
    return parser, samples


def _build_and_store(language: Language) -> tuple[Lark, Samples]:
    with resting_collector():
        parser, samples = built(language)
    store_parser(parser, samples, language)
    return parser, samples


def meanings(language: Language) -> dict[str, dict[str, Meaning]]:
    """What the words of each terminal stand for."""

    def nouns(found: Iterable[tuple[object, words.Noun]]) -> dict[str, Meaning]:
        meant: dict[str, Meaning] = {}
        for thing, noun in found:
            for many in (False, True):
                word = noun.say(language, many)
                known = meant[word].numbers if word in meant else frozenset()
                meant[word] = Meaning(thing, known | {many})
        return meant

    def adjectives(found: Iterable[tuple[object, words.Adjective]]) -> dict[str, Meaning]:
        return {form: Meaning(thing) for thing, adjective in found for form in adjective.forms(language)}

    def texts(found: Mapping[Any, Mapping[Language, Any]]) -> dict[str, Meaning]:
        meant: dict[str, Meaning] = {}
        for thing, said in found.items():
            for text in (said[language],) if isinstance(said[language], str) else said[language]:
                meant[text] = Meaning(thing)
        return meant

    priced = (Keyword.SCOUT, Keyword.TEMPLE)
    special = (Keyword.FLEETING, Keyword.TOUGH, *priced)
    to_zones = texts(destinations.DESTINATIONS)
    either_way = destinations.EITHER_WAY[language]
    return {
        "SYMBOL": {text: Meaning(text) for text in FOUND},
        "EXHAUST_ME": {"{T}": Meaning(True)},
        "DISCARD_ME": {"{D}": Meaning(True)},
        "MANA": {f"{{{number}}}": Meaning(number) for number in range(21)},
        "MANA_X": {"{X}": Meaning(tree.Paid())},
        "TYPE": nouns(words.TYPES.items()),
        "SUBTYPE": nouns(words.SUBTYPES.items()),
        "CARD": nouns([(None, words.CARD)]),
        "EXPEDITION_PERMANENT": nouns([(None, words.EXPEDITION_PERMANENT)]),
        "TOKEN": nouns([(None, words.TOKEN)]),
        "BOOSTS": nouns([(BOOST, words.BOOSTS)]),
        "COUNTER": {said: Meaning(name) for said, name in counter_names(language).items()},
        "MEASURE": nouns(words.MEASURES.items()),
        "STATUS": adjectives(item for item in words.STATUSES.items() if item[0] is not Status.FLEETING),
        "FLEETING": adjectives([(Status.FLEETING, words.STATUSES[Status.FLEETING])]),
        "KEYWORD": adjectives(item for item in words.KEYWORDS.items() if item[0] not in special),
        "PRICED": adjectives((keyword, words.KEYWORDS[keyword]) for keyword in priced),
        "TOUGH": adjectives([(Keyword.TOUGH, words.KEYWORDS[Keyword.TOUGH])]),
        "TOKEN_NAME": nouns(words.TOKENS.items()),
        "WHERE": texts(places.WHERE) | texts(places.WHERE_TOO),
        "WHERE_FROM": texts(places.WHERE_FROM),
        "EXPEDITION": texts(places.EXPEDITIONS),
        "FOR_EACH": texts(FOR_EACH),
        "DONE_THIS_WAY": texts(DEEDS),
        "DONE_TO_IT": {text: Meaning(tree.It()) for text in DONE_TO_IT[language]},
        "ASKED": texts(places.ASKED),
        "LEADS": texts(places.LEADS),
        "HOLDS": texts(counted_there.HOLDS),
        "HOLDS_NO": texts(counted_there.HOLDS_NO),
        "DENIED": texts(places.DENIED),
        "DENIED_ALL": texts(places.DENIED_ALL),
        "SOURCE": {text: one for text, one in texts(sources.SOURCES).items() if text not in either_way},
        "IN_TERRAIN": {
            f"{within} {text}": Meaning(terrain)
            for terrain, text in symbols.TERRAINS.items()
            for within in (("in",) if language == "en" else ("en", "dans"))
        },
        "FROM_OWN": texts(sources.FROM_OWN),
        "YOU_PLAY": {text: Meaning(text) for text in sources.YOU_PLAY[language]},
        "YOU_PLAY_FROM": {
            f"{you} {text}": one for text, one in texts(sources.FROM_OWN).items() for you in sources.YOU_PLAY[language]
        },
        "DESTINATION": {text: one for text, one in to_zones.items() if text not in either_way},
        "IN_RESERVE": {text: to_zones[text] for text in either_way},
        "EITHER": texts(places.EITHER),
        "LANDMARKS": texts(destinations.LANDMARKS),
        "AS_ORB": texts(destinations.AS_ORBS),
        "DECK": texts(places.DECKS),
        "WHOLE": texts(sources.WHOLE),
        "AT_PHASE": texts(times.AT_PHASE),
        "DURING": texts(times.DURING),
        "JOINING": texts(destinations.JOINING),
        "UNTIL": texts(times.UNTIL),
        "LASTING": texts(times.LASTING),
        "EACH_TIME": texts(times.EACH_TIME),
        "ORDINAL": texts(ORDINALS),
        "TIMES": texts(words.TIMES),
        "TERRAIN": {text: Meaning(terrain) for terrain, text in symbols.TERRAINS.items()},
        "SYMBOL_LOW": {text: Meaning(zone) for zone, text in symbols.ABILITIES.items()},
        "OWNED": {
            text.replace("{e}", e).replace("{s}", s): Meaning(whose)
            for whose, said in OWNERS.items()
            for text in (said[language], *OWNERS_TOO.get(whose, {}).get(language, ()))
            for e in ("", "e")
            for s in ("", "s")
        }
        | ({"that they control": Meaning(Whose.THEIRS)} if language == "en" else {}),
        "OWNED_OR": {
            f"{OWNERS[whose][language]} {either}": Meaning(whose)
            for whose in (Whose.YOURS, Whose.THEIRS)
            for either in (("or a", "or an") if language == "en" else ("ou un", "ou une"))
        },
        "WHO": texts({who: said for who, said in WHO.items() if who is not Who.FACING}),
        "FOR_WHO": texts(FOR_WHO),
        "WHO_FACING": texts({Who.FACING: WHO[Who.FACING]}),
        "OR_MORE": texts(OR_MORE),
        "NUMBER_WORD": {
            word: Meaning(number)
            for number, word in enumerate(words.NUMBERS[language], 1)
            if not (language == "fr" and number == 1)
        },
    }
