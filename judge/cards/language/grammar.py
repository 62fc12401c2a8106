"""The two grammars made ready: their files, the words of the tables, and what each word stands for.

The file is long because every terminal that is made from the tables, or found by a pattern, is made here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from lark import Lark
from lark.lexer import Pattern, PatternRE, PatternStr, TerminalDef

from judge.bounds.collector import resting_collector
from judge.cards.language import places, verbs, words
from judge.cards.language.amounts import ORDINALS
from judge.cards.language.nouns import OWNERS, OWNERS_TOO
from judge.cards.language.parsers import Samples, cached_parser, store_parser
from judge.cards.language.phrasebook import WordingRule, phrasebook
from judge.cards.language.phrases import OR_MORE, WHO
from judge.game import ability as tree
from judge.game.ability import Where, Whose
from judge.game.terms import BOOST, Keyword, Status, Zone
from judge.messages import Language
from judge.value import value

BEFALLING = ("defect", "gain", "lose", "switch")
"""Verbs of what befalls objects; "or" before one of them parts two of these, not two nouns or statuses."""

NO_ACTS = (*BEFALLING, "aim", "cost", "give", "have", "join")
"""Verbs that begin no act behind "or": "target" begins a noun phrase too, and cards do not cost by order."""

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
    "_OR_ELSE": ".2",
    "_OR_ACT": ".3",
    "_AND_IF": ".3",
    "_OR_IF": ".3",
    "_OR_CLAUSE": ".3",
    "COUNTER": ".1",
    "EXPEDITION_PERMANENT": ".1",
    "_AND_CLAUSE": ".3",
}
"""Terminals that are tried before others, as they begin with the words of another."""

NAMED_AS_WRITTEN = ("COUNTER",)
"""Terminals of which the tables know the words of the cards that there are, and a text may have others."""

_WORD = re.compile(r"[^\W\d_]")
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
    patterns = {name: _any(texts) for name, texts in written.items()}
    patterns |= {name: pattern for name, (pattern, _) in _patterns(language).items()}
    source = (Path(__file__).parent / FILES[language]).read_text(encoding="utf-8") + phrasebook(language).source
    used = set(re.findall(r"\b_?[A-Z][A-Z_]*\b", source))
    made = "\n".join(
        f"{name}{PRIORITY.get(name, '')}: /{_slashed(pattern)}/" for name, pattern in patterns.items() if name in used
    )
    samples = {name: texts for name, texts in written.items() if name in used}
    samples |= {name: (sample,) for name, (_, sample) in _patterns(language).items() if name not in NAMED_AS_WRITTEN}

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
        propagate_positions=True,
        edit_terminals=finish,
    )
    return parser, samples


def _build_and_store(language: Language) -> tuple[Lark, Samples]:
    with resting_collector():
        parser, samples = built(language)
    store_parser(parser, samples, language)
    return parser, samples


def meanings(language: Language) -> dict[str, dict[str, Meaning]]:
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
    destinations = texts(places.DESTINATIONS)
    either_way = places.EITHER_WAY[language]
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
        "COUNTER": {said: Meaning(name) for said, name in _counter_names(language).items()},
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
        "ASKED": texts(places.ASKED),
        "LEADS": texts(places.LEADS),
        "DENIED": texts(places.DENIED),
        "DENIED_ALL": texts(places.DENIED_ALL),
        "SOURCE": {text: one for text, one in texts(places.SOURCES).items() if text not in either_way},
        "IN_TERRAIN": {
            f"{within} {text}": Meaning(terrain)
            for terrain, text in places.TERRAINS.items()
            for within in (("in",) if language == "en" else ("en", "dans"))
        },
        "FROM_OWN": texts(places.FROM_OWN),
        "YOU_PLAY": {text: Meaning(text) for text in places.YOU_PLAY[language]},
        "YOU_PLAY_FROM": {
            f"{you} {text}": one for text, one in texts(places.FROM_OWN).items() for you in places.YOU_PLAY[language]
        },
        "DESTINATION": {text: one for text, one in destinations.items() if text not in either_way},
        "IN_RESERVE": {text: destinations[text] for text in either_way},
        "EITHER": texts(places.EITHER),
        "LANDMARKS": texts(places.LANDMARKS),
        "AS_ORB": texts(places.AS_ORBS),
        "DECK": texts(places.DECKS),
        "WHOLE": texts(places.WHOLE),
        "AT_PHASE": texts(places.AT_PHASE),
        "DURING": texts(places.DURING),
        "JOINING": texts(places.JOINING),
        "UNTIL": texts(places.UNTIL),
        "LASTING": texts(places.LASTING),
        "EACH_TIME": texts(places.EACH_TIME),
        "ORDINAL": texts(ORDINALS),
        "TIMES": texts(words.TIMES),
        "TERRAIN": {text: Meaning(terrain) for terrain, text in places.TERRAINS.items()},
        "SYMBOL_LOW": {text: Meaning(zone) for zone, text in places.SYMBOLS.items()},
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
        "WHO": texts(WHO),
        "OR_MORE": texts(OR_MORE),
        "NUMBER_WORD": {
            word: Meaning(number)
            for number, word in enumerate(words.NUMBERS[language], 1)
            if not (language == "fr" and number == 1)
        },
    }


def _counter_names(language: Language) -> dict[str, str]:
    """What the counters of cards are called, and their English name."""
    return {said: name for name, said in words.counter_names(language).items()}


def _other_counter(language: Language) -> str:
    """A name of counters that no card has: one word with a capital."""
    word = f"(?!(?i:boosts?)(?!\\w)){words.COUNTER_NAME}"
    return f"{word}(?= +counters?(?!\\w))" if language == "en" else f"{word}(?!\\w)"


def _patterns(language: Language) -> dict[str, tuple[str, str]]:
    """Terminals that are no lists of words: how they are found, and a sample."""
    statuses = "|".join(re.escape(form) for adjective in words.STATUSES.values() for form in adjective.forms(language))
    numbers = "|".join(words.NUMBERS["en"])
    infinitives = "|".join(forms[language][verbs.VerbForm.BARE].casefold() for forms in verbs.VERBS.values())
    befalling = "|".join(form for name in BEFALLING for form in verbs.written(name, language))
    either = "or" if language == "en" else "ou"
    joint = "or|and" if language == "en" else "ou|et"
    also = "and" if language == "en" else "et"
    and_yet = " and yet" if language == "en" else ", et encore"
    return {
        **(
            {"AIM": (f"(?i:targets?)(?= (?:an?|another|up to|any number of|{numbers}) )", "target")}
            if language == "en"
            else {}
        ),
        "AS_ORB": (
            f"(?:{_any(said for orb in places.AS_ORBS.values() for said in orb[language])})(?! +(?i:resupply))",
            places.AS_ORBS[True][language][0],
        ),
        "COUNTER": (f"{_any(_counter_names(language))}|{_other_counter(language)}", "Kelon"),
        "NUMBER": (r"[1-9]\d?(?!\d)", "1"),
        "RAW_TOKEN": (r"[A-Z]+(?:_[A-Z]+)+", "MANA_MOTH"),
        "X_PLUS": (r"X\+[1-9]", "X+1"),
        "STATISTICS": (r"\d+/\d+/\d+", "1/1/1"),
        "_DASH": ("[—–-]", "—"),
        "_COMMA_STATUS": (f",(?=(?: *(?i:{statuses}),)* *(?i:{statuses}) +(?i:{joint})(?!\\w))", ","),
        "AND_STATUS": (f"{also}(?= +(?i:{statuses})(?!\\w))", also),
        **(
            {
                "_THE_OTHERS": (f"(?i:les autres)(?= *[.,]| +(?:{_places_to()}))", "les autres"),
                "_BY": (r"(?i:de)(?= *\{)", "de"),
                "LEADS": (
                    f"(?:{_any(said for one in places.LEADS.values() for said in one['fr'])})(?= +au moins)",
                    places.LEADS[Where.MINE]["fr"][0],
                ),
                "IT_MANY": (f"(?i:les)(?= +(?:{infinitives})(?!\\w))", "les"),
            }
            if language == "fr"
            else {}
        ),
        "_AND_OBJECT": (
            (r"(?i:and)(?= +(?:target|another target|each|all|up to) )", "and")
            if language == "en"
            else (r"(?i:et)(?= +(?:un|une|chaque|jusqu'à|tous|toutes) )", "et")
        ),
        "_AND_IF": (_joint(also, language), f"{also} {'if' if language == 'en' else 'si'}"),
        "_OR_IF": (_joint(either, language), f"{either} {'if' if language == 'en' else 'si'}"),
        "_OR_ELSE": (
            f"(?i:{'or' if language == 'en' else 'ou(?: je)?'})(?= +(?:{befalling})(?!\\w))",
            "or" if language == "en" else "ou",
        ),
        "_ON_A": (
            (r"(?i:on an?(?: result of| roll of)?)(?= *\d)", "on a")
            if language == "en"
            else (r"(?i:sur(?: un(?: résultat de| jet de)?)?)(?= *\d)", "sur")
        ),
        "_OR_ACT": (f"(?i:{either})(?= +(?:{_acts(language)}))", either),
        "_OR_CLAUSE": (f"(?i:{either})(?= +(?:{_subjects(language)})[^.,—:•]* (?:{befalling})(?!\\w))", either),
        "_THEN_GAINS": (
            (r"(?i:, then)(?= +(?:gains|loses) )", ", then")
            if language == "en"
            else (r"(?i:, puis)(?= +(?:gagne|perd) )", ", puis")
        ),
        "_UP_TO_PER": (
            (r"(?i:, up to)(?= +\w+ +per activation)", ", up to")
            if language == "en"
            else (r"(?i:, jusqu'à)(?= +\w+ +par activation)", ", jusqu'à")
        ),
        "AND_HEAD": (_and_head(language), f"{also} les" if language == "fr" else also),
        "_AND_CLAUSE": (f"(?i:{also})(?= +(?:{_clauses(language)}))", also),
        "_COMMA_AND_YET": (f",(?=(?:[^.,—]|,(?= *(?i:{statuses})(?!\\w)))*(?i:{and_yet}) )", ","),
    }


def _places_to() -> str:
    """Where the other cards go, so that "les autres" begins no longer phrase."""
    return _any(text for said in places.DESTINATIONS.values() for text in said["fr"])


BEGINNINGS: Mapping[Language, str] = {
    "en": (
        "I'm|I am|I have|you control|you have|you've|there are|there is|there's|it's|it is|it has"
        "|an opponent controls|an opponent has|my Expedition is|one of your Expeditions is"
    ),
    "fr": "vous contrôlez|vous avez|il y a|un adversaire contrôle|un adversaire a|mon Expédition est|c'est",
}
"""How a condition begins that stands behind "and" or "or"."""


def _joint(word: str, language: Language) -> str:
    """ "and", or "or", between two conditions: "if" stands behind it, or the second one follows up to a comma."""
    again = "if" if language == "en" else r"si|s'(?=ils?(?!\w))|que|qu'(?=ils?(?!\w)|une?(?!\w))"
    then = "then" if language == "en" else "puis"
    goes_on = rf"(?= +(?:{BEGINNINGS[language]})(?!\w)[^.,:—•]*(?:,(?! {then})| —))"
    return rf"(?i:{word} (?:{again})(?:(?<=')|(?!\w))|{word}{goes_on})"


def _and_head(language: Language) -> str:
    """ "and" between two nouns that do something together: "each Animal and Adventurer gains 1 boost"."""
    nouns = (noun for table in (words.TYPES, words.SUBTYPES) for noun in table.values())
    heads = _any(noun.say(language, many) for noun in nouns for many in (False, True))
    and_the = "and" if language == "en" else "et(?: les| chaque)"
    done = "gains?|loses?|are|have|switch(?:es)?" if language == "en" else "gagnent?|perdent?|sont|ont|changent?"
    return f"(?i:{and_the})(?= +(?:{heads})[^.,—:•]* (?:{done}) )"


def _acts(language: Language) -> str:
    """How acts begin: by an order, or by what somebody may do."""
    done = (forms[language] for name, forms in verbs.VERBS.items() if name not in NO_ACTS)
    return _any(forms[form] for forms in done for form in (verbs.VerbForm.ORDER, verbs.VerbForm.BARE))


def _subjects(language: Language) -> str:
    """How clauses begin that say what befalls an object."""
    return _any(
        ("I", "it", "each", "target", "another target")
        if language == "en"
        else ("je", "il", "elle", "chaque", "un", "une")
    )


def _clauses(language: Language) -> str:
    """How clauses begin that have a subject of their own: an Expedition, or "we both"."""
    expeditions = (said for named in places.EXPEDITIONS.values() for said in named[language])
    both = ("we both", "we each") if language == "en" else ("nous gagnons tous", "nous gagnons chacun")
    return _any((*expeditions, *both))


def _any(texts: Iterable[str]) -> str:
    longest_first = sorted(set(texts), key=lambda text: (-len(text), text))
    return "|".join(_whole(text) for text in longest_first)


def _whole(text: str) -> str:
    end = r"(?!\w)" if _WORD.match(text[-1]) else ""
    return re.escape(text) if text.startswith("{") else f"(?i:{re.escape(text)}){end}"


def _alternatives(pattern: Pattern) -> tuple[str, ...]:
    if isinstance(pattern, PatternStr):
        return (pattern.value,)
    return tuple(
        re.sub(r"\\(.)", r"\1", text) for text in pattern.value.removeprefix("(?:").removesuffix(")").split("|")
    )


def _slashed(pattern: str) -> str:
    return pattern.replace("/", r"\/")
