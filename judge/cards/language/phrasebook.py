"""The rows of the phrasebook as rules of a grammar."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import count

from judge.cards.language.articles import contracted
from judge.cards.language.rows import ROWS, Row, Wording, WordingPart
from judge.cards.language.rows.one_or_more import SEVERAL
from judge.cards.language.verbs import VerbForm
from judge.messages import Language
from judge.value import value

NOMINAL = frozenset(
    {
        "a",
        "all",
        "all_facing",
        "a_facing",
        "a_facing_it",
        "a_in_companion",
        "a_in_facing_me",
        "a_in_hero",
        "a_in_mine",
        "a_in_one",
        "a_in_other",
        "a_left",
        "a_left_theirs",
        "a_moved",
        "a_of_theirs",
        "a_in_yours",
        "a_in_landmarks",
        "a_in_either",
        "a_of_yours",
        "some_of_theirs",
        "some_of_yours",
        "aimed",
        "any",
        "counted",
        "each",
        "every",
        "few",
        "few_facing",
        "few_had",
        "few_theirs",
        "few_yours",
        "many",
        "many_facing",
        "many_had",
        "many_theirs",
        "many_yours",
        "np",
        "of_hand",
        "still",
        "was_discarded",
    }
)
"""Categories of slots that are read as a noun phrase, and looked at afterwards."""

OF_SOMEBODY = frozenset(
    f"{noun}_{whose}"
    for noun in ("bare", "several")
    for whose in ("facedby", "facing", "had", "held", "its", "theirs", "yours")
)
"""Categories of slots that are read as a noun without an article, of which the words around it say whose it is."""

AFTER_NOUN = (", putting", ", en le", ", down to", ", up to a max", ", jusqu'à un m")
"""Beginnings of written words whose comma goes on with the phrase before it."""

PRONOUNS: Mapping[str, frozenset[VerbForm]] = {
    "after": frozenset({VerbForm.ORDER}),
    "before": frozenset(VerbForm) - {VerbForm.ORDER},
}
"""Where a French pronoun stands, and the forms of the verb there."""


@value(frozen=True, slots=True)
class WordingRule:
    """A wording of a row as a rule.

    Arguments:
        parts: the parts that leave something in a parse, in order.
        forms: the forms in which its verb can stand.
    """

    row: Row
    parts: tuple[WordingPart, ...]
    forms: frozenset[VerbForm]


@value(frozen=True, slots=True)
class Phrasebook:
    """All rows as rules of a grammar.

    Arguments:
        source: the rules.
        wordings: what each rule's name stands for.
    """

    source: str
    wordings: Mapping[str, WordingRule]


AFTER: Mapping[str, str] = {"of_amount": "de", "to_amount": "à"}
"""Rules of amounts that stand behind a word in French: "la moitié du résultat", "égal au résultat"."""


def phrasebook(language: Language) -> Phrasebook:
    """The rows as rules of the grammar of a language."""
    rules: dict[str, list[str]] = {}
    wordings: dict[str, WordingRule] = {}
    for number, row in enumerate(ROWS):
        ways = count()
        for wording in row.wordings[language]:
            for parts, forms in _with_pronouns(wording, language):
                name = f"row_{number}_{next(ways)}"
                kept = tuple(part for part in parts if part.kind in ("verb", "slot"))
                wordings[name] = WordingRule(row, kept, forms)
                expansion = " ".join(filter(None, _expansions(parts, language)))
                rules.setdefault(_category(row, wording), []).append(f"{expansion} -> {name}")
                if language == "fr" and row.category == "amount":
                    for rule, before in AFTER.items():
                        after = _after(parts, before)
                        said = " ".join(filter(None, _expansions(after, language)))
                        rules.setdefault(rule, []).append(f"{said} -> {name}")
    source = "\n".join(f"?{category}_row: " + "\n    | ".join(found) for category, found in rules.items())
    return Phrasebook(f"\n{source}\n", wordings)


def _after(parts: Wording, before: str) -> Wording:
    """A French wording after "de" or "à": "du nombre de cartes"."""
    first, *others = parts
    return (replace(first, text=contracted(first.text, before)), *others)


def _category(row: Row, wording: Wording) -> str:
    """The rule in which a wording stands: a trigger that ends with a noun phrase leaves no room for "this turn"."""
    last = wording[-1].category.removeprefix(SEVERAL)
    ends = wording[-1].kind == "slot" and last in (*NOMINAL, "bare", "plural")
    return "trigger_of" if row.category == "trigger" and ends else row.category


def words(part: WordingPart) -> str:
    """Written words as they stand in a text without marks."""
    return part.text.replace("[", "").replace("]", "")


def _with_pronouns(wording: Wording, language: Language) -> Iterator[tuple[Wording, frozenset[VerbForm]]]:
    """A wording, and in French also with a pronoun before or after its verb."""
    every = frozenset(VerbForm)
    pointed = next((part for part in wording if part.category in ("obj", "it")), None)
    if language == "en" or pointed is None:
        yield wording, every
        return
    place = wording.index(pointed)
    first, verb, between, rest = wording[: place - 2], wording[place - 2], wording[place - 1], wording[place + 1 :]
    it = "it_" * (pointed.category == "it")
    if not it:
        yield (*first, verb, between, WordingPart("slot", pointed.text, "french_obj"), *rest), every
    yield (*first, verb, WordingPart("slot", pointed.text, f"{it}after"), *rest), PRONOUNS["after"]
    yield (*first, WordingPart("slot", pointed.text, f"{it}before"), verb, *rest), PRONOUNS["before"]


def _expansions(parts: Wording, language: Language) -> Iterator[str]:
    """The parts of a wording as a rule has them; a comma between two slots goes on with a list of nouns."""
    for part, after in zip(parts, (*parts[1:], None), strict=True):
        lists = part.kind == "words" and part.text.strip() == "," and after is not None and after.kind == "slot"
        yield "_COMMA_AND_YET" if lists else _expansion(part, language)


def _expansion(part: WordingPart, language: Language) -> str:
    match part.kind:
        case "words":
            return _literals(words(part).strip())
        case "gender":
            return "(" + " | ".join(json.dumps(form, ensure_ascii=False) for form in part.forms) + ")"
        case "verb":
            return part.text.upper()
    match part.category:
        case "obj":
            return "_phrase"
        case "french_obj":
            return "_french_phrase"
        case "it":
            return "(IT | THEM)"
        case "it_after":
            return "IT_AFTER"
        case "it_before":
            return "(IT_BEFORE | IT_MANY)"
        case "after":
            return "(ME_AFTER | IT_AFTER)"
        case "before":
            return "(ME_BEFORE | IT_BEFORE | IT_MANY)"
        case "status":
            return "_status"
        case "counter" | "my_counters":
            return "counters"
        case "keywords" | "own_keyword":
            return "own_keyword"
        case "of_each":
            return "des"
        case category if category.startswith(SEVERAL):
            return "some_more"
        case category if category in OF_SOMEBODY:
            return category.split("_")[0]
        case category:
            return "nominal" if category in NOMINAL else category


def _literals(text: str) -> str:
    if text == "si":
        return "_IF"
    if text == "with":
        return "_WITH_ONE"
    if text == "et":
        return '("et" | _AND_OBJECT)'
    if text.startswith(",") and not text.startswith(AFTER_NOUN):
        return f'"," {_literals(text.removeprefix(",").strip())}'
    return json.dumps(text, ensure_ascii=False) if text else ""
