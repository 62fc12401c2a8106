"""Queries that once went wrong: words of later editions, keywords alone, typing errors, names of cards.

``faults.jsonl`` has a query a line, with what answers it: an edition and a number or key, or ``card`` and an English
name. A query of the kind ``typo`` says how it is read, null where it finds the right thing as it stands; one of the
kind ``word`` is a word of the rules and of a name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from judge.cards.collection import Collection
from judge.messages import LANGUAGES, Language
from judge.search.analysis import stems
from judge.search.finder import Finder
from judge.telling.card_names import CardNames, card_names

FILE = Path(__file__).with_name("faults.jsonl")
KINDS = {"later": 0.96, "keyword": 0.96, "typo": 0.96, "card": 0.96, "word": 0.92}
"""How much of each kind must be right at once."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A query that once went wrong.

    Arguments:
        expected: what answers it.
        corrected: how it is read.
    """

    kind: str
    language: Language
    query: str
    expected: tuple[str, ...]
    corrected: str | None

    @classmethod
    def all(cls) -> Iterator[Fault]:
        for row in map(json.loads, FILE.read_text(encoding="utf-8").splitlines()):
            yield cls(row["kind"], row["lang"], row["query"], tuple(row["expected"]), row.get("corrected"))


@pytest.fixture(scope="module")
def names() -> CardNames:
    return card_names(Collection.shipped())


def _answers(finder: Finder, names: CardNames, fault: Fault) -> tuple[list[str], str | None]:
    found = finder.search(fault.query, fault.language, 20, names=names.spelt)
    cards = names.named(fault.query, 4, found.corrected)
    first = [f"card {card.name['en']}" for card in cards.cards[:1]] if cards.sure else []
    return [*first, *(f"{one.edition} {one.key}" for one in found.results)], found.corrected


@pytest.mark.parametrize("kind", KINDS)
def test_what_once_went_wrong(both: Mapping[str, Finder], names: CardNames, kind: str) -> None:
    faults = [one for one in Fault.all() if one.kind == kind]
    wrong, far = [], []
    for one in faults:
        answers, corrected = _answers(both["1.0"], names, one)
        if answers[0] not in one.expected or (kind == "typo" and corrected != one.corrected):
            wrong.append((one.query, corrected, answers[:3]))
        if not set(answers[:5]) & set(one.expected):
            far.append(one.query)
    assert len(wrong) <= (1 - KINDS[kind]) * len(faults), wrong
    assert len(far) <= 0.02 * len(faults), far


def test_the_queries_are_written_well() -> None:
    faults = list(Fault.all())
    assert len({(one.language, one.query) for one in faults if one.kind != "word"}) == 122
    for kind in KINDS:
        assert {one.language for one in faults if one.kind == kind} == set(LANGUAGES)
    assert {kind: sum(one.kind == kind for one in faults) >= 30 for kind in KINDS} == {
        kind: kind != "word" for kind in KINDS
    }


def test_a_word_that_the_books_or_the_cards_know_is_never_repaired(
    both: Mapping[str, Finder], names: CardNames
) -> None:
    for query in ("dissenter", "jellyfish", "kélon", "bifröst", "anchored", "rafraîchissement", "cooldown", "gears"):
        for language in LANGUAGES:
            assert both["1.0"].search(query, language, names=names.spelt).corrected is None, query
    for language in LANGUAGES:
        texts = " ".join(printed.text[language] for printed in Collection.shipped().printed)
        words = sorted(set(re.findall(r"[^\W\d_]{4,}", texts.lower())))
        for start in range(0, len(words), 12):
            query = " ".join(words[start : start + 12])
            assert both["1.0"].search(query, language, 1, names=names.spelt).corrected is None, query


def test_what_is_typed_can_be_searched_for(both: Mapping[str, Finder]) -> None:
    repaired, literal = both["1.0"].search("moring", "en"), both["1.0"].search("moring", "en", names=None)
    assert repaired.corrected == "morning"
    assert literal.corrected is None and literal.results != repaired.results
    assert not any("searched for" in note.say("en") for note in literal.notes)


@pytest.mark.parametrize(
    ("language", "query", "corrected", "number"),
    [
        ("en", "gigantesk", "gigantesque", "7.4.4.b"),
        ("en", "fugasse", "fugace", "2.4.7.d"),
        ("fr", "annchored", "anchored", "2.4.2.a"),
        ("fr", "exausted", "exhausted", "2.4.6.a"),
        ("fr", "ancrer", None, "2.4.2.a"),
    ],
)
def test_where_one_language_knows_nothing_the_other_is_asked(
    both: Mapping[str, Finder], language: Language, query: str, corrected: str | None, number: str
) -> None:
    found = both["5.0"].search(query, language)
    assert (found.corrected, found.results[0].number) == (corrected, number)


@pytest.mark.parametrize("query", ["taunt", "discover", "lifelink"])
def test_a_word_of_other_games_is_no_mistyped_word_of_the_other_language(
    both: Mapping[str, Finder], query: str
) -> None:
    found = both["5.0"].search(query, "en")
    assert (found.corrected, found.results) == (None, ())


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("fr", "croisent croiser croise"),
        ("fr", "épuisée épuisées epuisee épuisé épuiser épuisent"),
        ("fr", "permanent permanents"),
        ("en", "color colours colored"),
        ("en", "dies died dying"),
    ],
)
def test_forms_of_a_word_have_one_stem(language: Language, forms: str) -> None:
    assert len({stems(one, language)[0] for one in forms.split()}) == 1


@pytest.mark.parametrize(
    ("language", "query", "numbers"),
    [
        ("en", "what does the H icon mean", ("7.1.1.b", "1.1.6.f")),
        ("fr", "symbole J", ("7.1.1.a", "1.1.6.e")),
    ],
)
def test_a_capital_letter_alone_is_a_symbol(
    both: Mapping[str, Finder], language: Language, query: str, numbers: tuple[str, ...]
) -> None:
    assert both["5.0"].search(query, language).results[0].number in numbers


def test_a_letter_before_an_apostrophe_or_an_unfinished_word_is_no_symbol(both: Mapping[str, Finder]) -> None:
    found = [both["5.0"].search(query, "fr").results for query in ("J’ai trois cartes", "j’ai trois cartes")]
    assert found[0] == found[1]
    assert both["5.0"].suggest("D", "en") == both["5.0"].suggest("d", "en")


def test_words_of_every_sentence_are_looked_for_beside_a_word_that_nothing_holds(both: Mapping[str, Finder]) -> None:
    assert "1.4.1.a" in [one.key for one in both["5.0"].search("cannot zzzzqq can", "en").results]


def test_a_term_that_only_another_edition_has_is_told(both: Mapping[str, Finder]) -> None:
    notes = [note.say("en") for note in both["1.0"].search("gear", "en").notes]
    assert "“Gear” is a term of edition 5.0; edition 1.0 does not have it" in notes
    assert not any("edition 5.0" in note.say("en") for note in both["5.0"].search("gear", "en").notes)
    assert not any("is a term of" in note.say("en") for note in both["1.0"].search("tough", "en").notes)


@pytest.mark.parametrize(
    ("query", "card", "sure"),
    [
        ("KUWAT", "Kuwat, the Dissenter", True),
        ("what does kuwat do", "Kuwat, the Dissenter", True),
        ("kuwat disenter", "Kuwat, the Dissenter", True),
        ("mind control", "Mind Apotheosis", False),
        ("charge counter", "Charge!", False),
        ("put to sleep", "Beauty Sleep", False),
        ("All In!", "All In!", True),
        ("issun-boshi", "Issun-bōshi", True),
        ("hand", "Helping Hand", False),
        ("ordis", "Axiom Reprocessor", None),
        ("ka", "", None),
        ("...", "", None),
        ("training", "Mechanical Training", False),
    ],
)
def test_a_card_comes_first_only_if_it_cannot_be_mistaken(
    names: CardNames, query: str, card: str, sure: bool | None
) -> None:
    found = names.named(query, 10)
    if sure is None:
        assert not found.sure
    else:
        assert card in [one.name["en"] for one in found.cards] and found.sure is sure
