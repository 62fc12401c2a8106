"""One query in two editions."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from judge.messages import Language
from judge.search.document import Kind
from judge.search.finder import Finder
from judge.search.results import Counterpart, SearchResults


def _names(found: SearchResults) -> list[tuple[str, str]]:
    return [(one.edition, one.number) for one in found.results]


@pytest.mark.parametrize(("chosen", "other"), [("1.0", "5.0"), ("5.0", "1.0")])
@pytest.mark.parametrize(
    "query", ["token ceases to exist", "may I decline a cost", "tough", "empty deck", "gear", "limbo"]
)
def test_what_is_one_rule_stands_once(both: Mapping[str, Finder], chosen: str, other: str, query: str) -> None:
    found = both[chosen].search(query, "en", 30)
    assert found.edition == chosen
    rules = [one for one in found.results if one.kind in ("rule", "section")]
    beside = {(one.edition, one.number) for result in rules for one in result.also}
    assert not beside & {(one.edition, one.number) for one in rules}
    assert {one.edition for one in found.results} <= {chosen, other}


def test_the_chosen_edition_comes_first_and_the_other_is_named(both: Mapping[str, Finder]) -> None:
    for chosen, number, other, beside in (("1.0", "2.1.d", "5.0", "2.1.e"), ("5.0", "2.1.e", "1.0", "2.1.d")):
        first = both[chosen].search("token leaves the expedition zone and ceases to exist", "en").results[0]
        assert (first.edition, first.number) == (chosen, number)
        assert first.also == (Counterpart(other, beside, beside),)


def test_only_one_edition(both: Mapping[str, Finder]) -> None:
    found = both["1.0"].search("fleeting", "fr", 20, edition="5.0")
    assert {edition for edition, _ in _names(found)} == {"5.0"}
    assert found.edition == "5.0"
    assert any(other.edition == "1.0" for one in found.results for other in one.also)
    with pytest.raises(KeyError):
        both["1.0"].search("fleeting", "fr", edition="9.9")


def test_one_edition_alone_is_searched_as_ever(both: Mapping[str, Finder], finder: Finder) -> None:
    for query in ("token", '"in play"', "2.4.6", "expediton", "who chooses first"):
        alone, beside = finder.search(query, "en"), both["1.0"].search(query, "en", edition="1.0")
        assert _names(alone) == _names(beside)
        assert alone.notes == beside.notes


def test_a_number_that_only_the_other_edition_has(both: Mapping[str, Finder]) -> None:
    found = both["1.0"].search("7.4.7.d", "en")
    assert found.direct is None
    assert _names(found)[0] == ("5.0", "7.4.7.d")
    assert [note.say("en") for note in found.notes] == ["there is no 7.4.7.d in edition 1.0; edition 5.0 has it"]
    assert "n’y a pas" in found.notes[0].say("fr")
    assert not both["1.0"].search("7.4.7.d", "en", edition="1.0").direct


def test_another_rule_of_the_same_number_comes_next(both: Mapping[str, Finder]) -> None:
    found = both["1.0"].search("7.4.5.c", "en")
    assert found.direct == "7.4.5.c"
    assert _names(found)[:2] == [("1.0", "7.4.5.c"), ("5.0", "7.4.5.c")]
    same = both["1.0"].search("4.2.4.b", "en")
    assert ("5.0", "4.2.4.b") not in _names(same)


@pytest.mark.parametrize(("language", "typed"), [("en", "ascended expedition"), ("fr", "une expédition élevée")])
def test_a_word_that_another_edition_knows_is_no_typing_error(
    both: Mapping[str, Finder], language: Language, typed: str
) -> None:
    assert both["1.0"].search(typed, language).corrected is None
    assert both["1.0"].search("ascendd", "en").corrected == "ascended"


def test_a_phrase_of_the_other_edition(both: Mapping[str, Finder]) -> None:
    found = both["1.0"].search('"check victory"', "en")
    assert found.results
    assert {edition for edition, _ in _names(found)} == {"5.0"}
    assert not any("nowhere" in note.say("en") for note in found.notes)


def test_suggestions_of_both_editions(both: Mapping[str, Finder]) -> None:
    assert both["1.0"].suggest("ascen", "en")[0].edition == "5.0"
    assert both["1.0"].suggest("7.4.7", "en")[0].edition == "5.0"
    assert both["5.0"].suggest("token", "en")[0].edition == "5.0"


def test_a_glossary_word_of_both_stands_once(both: Mapping[str, Finder]) -> None:
    glossary: tuple[Kind, ...] = ("glossary",)
    found = both["5.0"].search("aggro", "en", 20, kinds=glossary)
    assert [one.key for one in found.results].count("aggro") == 1
    assert found.results[0].also == (Counterpart("1.0", "Aggro", "aggro"),)


@pytest.mark.parametrize(
    ("language", "query"),
    [
        ("en", "who is said to have done an action"),
        ("en", "who is deemed to have performed an action"),
        ("en", "who did the action"),
        ("fr", "qui est dit avoir fait une action"),
        ("fr", "qui a fait l’action"),
    ],
)
def test_who_has_done_something_is_found_in_the_edition_that_says_it(
    both: Mapping[str, Finder], language: Language, query: str
) -> None:
    found = both["5.0"].search(query, language)
    assert found.results[0].key in ("1.4.7.a", "7.5.6.a")
