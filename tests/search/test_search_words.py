"""Words, stems, numbers, spelling: what a query is taken apart into."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.messages import LANGUAGES, Language
from judge.search.analysis import stems
from judge.search.numbers import numbers_inside, typed_number
from judge.search.query import LONGEST, QueryError, read_query, tidy
from judge.search.spelling import Speller, distance, errors_allowed
from judge.search.tokens import words
from judge.search.vocabulary import CommonSpelling


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("fr", "l'expédition", ["expedition"]),
        ("fr", "L’EXPÉDITION", ["expedition"]),
        ("fr", "s'il n'a pas", ["il", "a", "pas"]),
        ("fr", "lorsqu’il", ["lorsque", "il"]),
        ("fr", "qu'est-ce que", ["que", "est", "ce", "que"]),
        ("fr", "déclaration d’intention", ["declaration", "intention"]),
        ("fr", "aujourd'hui", ["aujourdhui"]),
        ("fr", "cœur", ["coeur"]),
        ("fr", "cest quoi", ["est", "quoi"]),
        ("fr", "quest ce quil", ["est", "ce", "il"]),
        ("en", "a quest", ["a", "quest"]),
        ("en", "can't beats can", ["cannot", "beats", "can"]),
        ("en", "the opponent’s hand", ["the", "opponent", "hand"]),
        ("en", "event-modifying", ["event", "modifying"]),
        ("en", "see 6.4.g, {J} and +1/+1", ["see", "6.4.g", "{j}", "and", "1", "1"]),
        ("en", "isn't", ["not"]),
        ("en", "{r} and {x}", ["{r}", "and", "{x}"]),
    ],
)
def test_words(language: Language, text: str, expected: list[str]) -> None:
    assert [word.text for word in words(text, language)] == expected


@given(st.text(max_size=80), st.sampled_from(LANGUAGES))
def test_words_stand_where_they_say(text: str, language: Language) -> None:
    before = 0
    for word in words(text, language):
        assert before <= word.start < word.end <= len(text)
        before = word.end


@pytest.mark.parametrize(("language", "text"), [("en", "rock'n'roll o’clock"), ("fr", "jusqu’à l'expédition")])
def test_parts_of_a_word_stand_where_they_say(language: Language, text: str) -> None:
    found = {word.spelt: text[word.start : word.end] for word in words(text, language)}
    parts = ("n", "roll", "clock") if language == "en" else ("à", "expédition")
    assert {part: found[part] for part in parts} == {part: part for part in parts}


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("fr", "capacités", "capacites"),
        ("fr", "coût", "cout"),
        ("fr", "épuisées", "epuiser"),
        ("fr", "entiers", "entier"),
        ("fr", "résolutions", "resolution"),
        ("fr", "jeux", "jeu"),
        ("fr", "devient", "devenue"),
        ("fr", "meurt", "mourir"),
        ("fr", "paie", "payer"),
        ("fr", "française", "francais"),
        ("fr", "endort", "endormir"),
        ("fr", "recommence", "recommencer"),
        ("en", "declined", "declining"),
        ("en", "abilities", "ability"),
        ("en", "held", "hold"),
    ],
)
def test_forms_of_a_word_share_a_stem(language: Language, one: str, other: str) -> None:
    assert set(stems(one, language)) & set(stems(other, language))


@pytest.mark.parametrize(("word", "other"), [("devant", "devient"), ("forcément", "force")])
def test_a_word_that_only_looks_like_a_form_of_another_is_none(word: str, other: str) -> None:
    assert not set(stems(word, "fr")) & set(stems(other, "fr"))


@pytest.mark.parametrize(
    "typed",
    [
        "6.4.g",
        "6.4g",
        "6.4 g",
        "6.4.G",
        "rule 6.4 g",
        "règle 6.4.g",
        "la règle 6.4.g",
        "art. 6.4.g",
        "§6.4.g",
        "6-4-g",
        "6 4 g",
        "6,4,g",
        "(6.4.g)",
        "[6.4.g]",
        "6.4.g?",
        "64g",
        "what is 6.4.g",
        "l’article 6.4.g",
        "n° 6.4.g",
    ],
)
def test_a_number_in_any_shape(typed: str) -> None:
    assert typed_number(typed) == "6.4.g"


@pytest.mark.parametrize(("typed", "number"), [("2.1", "2.1"), ("section 2.2.1", "2.2.1"), ("chapter 2", "2")])
def test_the_number_of_a_section(typed: str, number: str) -> None:
    assert typed_number(typed) == number


@pytest.mark.parametrize(
    "typed", ["token", "0/0/0", "100 times", "two a", "a", "6.4.g costs", "the", "+1", "{1}", "{X} 2"]
)
def test_what_is_no_number(typed: str) -> None:
    assert typed_number(typed) is None


def test_numbers_inside_a_query() -> None:
    assert numbers_inside("does 6.4.g beat 2.1c or 100") == ["6.4.g", "2.1.c"]


@pytest.mark.parametrize(
    ("one", "other", "errors"),
    [
        ("token", "token", 0),
        ("tokn", "token", 1),
        ("toekn", "token", 1),
        ("expediton", "expeditions", 2),
        ("a", "xyz", 3),
        ("otken", "token", 1),
    ],
)
def test_distance(one: str, other: str, errors: int) -> None:
    assert distance(one, other, 2) == min(errors, 3)


@given(st.text("abcd", max_size=8), st.text("abcd", max_size=8))
def test_distance_is_the_same_both_ways(one: str, other: str) -> None:
    assert distance(one, other, 9) == distance(other, one, 9)


def test_spelling() -> None:
    speller = Speller({word: CommonSpelling(word, 3) for word in ("expedition", "token", "reserve", "initiative")})
    assert speller.meant("expediton") == ["expedition"]
    assert speller.meant("initative") == ["initiative"]
    assert speller.meant("rezerv") == []
    assert speller.meant("tokens" * 20) == []
    assert speller.meant("xyzzy") == []


def test_short_and_endless_words_are_taken_as_they_are_typed() -> None:
    assert [errors_allowed(typed) for typed in ("abc", "a1cde", "abcd", "abcdefg", "a" * 41)] == [0, 0, 1, 2, 0]


def test_a_tidy_query() -> None:
    assert tidy("  a\x00b\u202ec\n\td ") == "a b c d"


@pytest.mark.parametrize("typed", ["", "   ", "\x00\x01", "\u200b"])
def test_an_empty_query(typed: str) -> None:
    with pytest.raises(QueryError) as caught:
        tidy(typed)
    assert "nothing to search for" in caught.value.message.say("en")


def test_blanks_do_not_make_a_query_too_long() -> None:
    assert tidy("a" + " " * (4 * LONGEST - 2) + "b") == "a b"
    with pytest.raises(QueryError):
        tidy("a" + " " * (4 * LONGEST - 1) + "b")


@pytest.mark.parametrize("length", [LONGEST + 1, 10_000, 5_000_000])
def test_a_query_that_is_too_long(length: int) -> None:
    with pytest.raises(QueryError) as caught:
        tidy("a" * length)
    assert str(length) in caught.value.message.say("fr")


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ('"in play"', 1),
        ("« en jeu »", 1),
        ("“in play” now", 1),
        ('"one"', 0),
        ('"a AND (', 0),
        ('""""', 0),
        ('"one two" "three four"', 2),
    ],
)
def test_phrases(text: str, phrases: int) -> None:
    assert len(read_query(text, "en").phrases) == phrases
