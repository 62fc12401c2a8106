"""Cards found by a query: what each field asks, in both languages, what is refused, and the same as SQLite finds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from judge.cards.collection import Collection
from judge.cards.naming import folded
from judge.cards.printed import Printed
from judge.cards.search.fields import BY_NAME, FIELDS, JOINED, WHOLE
from judge.cards.search.index import index_of
from judge.cards.search.query import LONGEST, CardQueryError, find_cards
from judge.editions import rules_of
from judge.law.book import DEFAULT_EDITION
from judge.law.typography import slips
from judge.messages import LANGUAGES
from tests.measures.cards import CardQuery, Sqlite, drawn_queries

EDITION = rules_of(DEFAULT_EDITION).edition


def found(query: str) -> tuple[Printed, ...]:
    return find_cards(query, index_of(Collection.shipped()), EDITION)


def stats(card: Printed) -> tuple[int, int, int]:
    return card.statistics or (-1, -1, -1)


def test_without_a_query_every_card_is_found_by_name() -> None:
    assert sorted(card.id for card in found("")) == sorted(card.id for card in Collection.shipped().printed)
    names = [card.name["en"] for card in found(" ")]
    assert names[0] < names[100] < names[-1]


@pytest.mark.parametrize(
    ("query", "fits"),
    [
        ("t:character", lambda card: card.type == "CHARACTER"),
        ("T:PERSONNAGE t:apprenti", lambda card: "Apprentice" in card.subtypes),
        ("type:char", lambda card: card.type == "CHARACTER"),
        ("f:muna", lambda card: card.faction == "MU"),
        ("f:yz -t:character", lambda card: card.faction == "YZ" and card.type != "CHARACTER"),
        ("c<=3 c>1", lambda card: card.hand in (2, 3)),
        ("coût=4", lambda card: card.hand == 4),
        ("rc!=1", lambda card: card.reserve not in (1, None)),
        ("cr<c", lambda card: card.reserve < card.hand),
        ("forêt>=4", lambda card: stats(card)[0] >= 4),
        ("w>v m=0", lambda card: stats(card)[2] > stats(card)[0] and stats(card)[1] == 0),
        ("total>=12", lambda card: sum(stats(card)) >= 12),
        ("kw:tough", lambda card: "[Tough" in card.text["en"] + card.support["en"]),
        ("mc:coriace", lambda card: "[Tough" in card.text["en"] + card.support["en"]),
        ('o:"draw a card"', lambda card: "draw a card" in (card.text["en"] + card.support["en"]).lower()),
        ("o:« piochez une carte »", lambda card: "iochez une carte" in card.text["fr"] + card.support["fr"]),
        ("s:core (r:rare)", lambda card: card.rarity == "rare"),
        ("r!=rare", lambda card: card.rarity != "rare"),
        ("is:shifted", lambda card: card.faction != card.home_faction),
        ("t:spell or t:permanent", lambda card: card.type != "CHARACTER"),
        ("f:lyra (c=1 ou c=2)", lambda card: card.faction == "LY" and card.hand in (1, 2)),
        ("-(t:character or t:spell)", lambda card: card.type not in ("CHARACTER", "SPELL")),
        ("kuwat rare", lambda card: False),
        ("DISSIDENT", lambda card: "Dissident" in card.name["fr"] or "Dissident" in card.name["en"]),
        ("alt_core_b_yz_15", lambda card: card.id.startswith("ALT_CORE_B_YZ_15_")),
        ("est:jouée t:hero", lambda card: card.type == "HERO"),
        ("not t:character f:yz", lambda card: card.faction == "YZ" and card.type != "CHARACTER"),
        ("- t:character", lambda card: card.type != "CHARACTER"),
        ("2/2/2", lambda card: stats(card) == (2, 2, 2)),
        ("t:landmark s:bise", lambda card: card.type == "LANDMARK_PERMANENT"),
        ("t:expédition", lambda card: card.type == "EXPEDITION_PERMANENT"),
        ('t:"permanent de repère" s:core', lambda card: "PERMANENT" in card.type),
        ("kw:rush", lambda card: "[Rush" in card.text["en"] + card.support["en"]),
        ("mc:don", lambda card: "[Gift" in card.text["en"] + card.support["en"]),
        ('kw:"in contact"', lambda card: "[In Contact" in card.text["en"] + card.support["en"]),
        ("kw:resupply", lambda card: "Resuppl" in card.text["en"] + card.support["en"]),
        ("Sigismar & Wingspan", lambda card: card.name["en"] == "Sigismar & Wingspan"),
    ],
)
def test_what_a_query_asks(query: str, fits: Callable[[Printed], bool]) -> None:
    there = found(query)
    assert all(fits(card) for card in there)
    assert bool(there) == (query != "kuwat rare")


def test_cards_whose_names_hold_the_words_come_first() -> None:
    names = [card.name["en"] for card in found("boost")]
    said = ["boost" in name.lower() for name in names]
    assert any("Booster" not in name for name in names)
    assert said == sorted(said, reverse=True)


@pytest.mark.parametrize(
    ("query", "of"),
    [
        ("t:spell order:cost", lambda card: (card.hand, folded(card.name["en"]))),
        ("t:character tri:-coût order:reserve", lambda card: (-card.hand, card.reserve)),
        ("order:name f:muna", lambda card: folded(card.name["en"])),
        ("(t:hero or t:spell tri:faction)", lambda card: ("AX", "BR", "LY", "MU", "OR", "YZ").index(card.faction)),
    ],
)
def test_cards_stand_in_the_order_that_is_asked_for(query: str, of: Callable[[Printed], object]) -> None:
    there = [of(card) for card in found(query)]
    assert len(set(map(str, there))) > 1 and there == sorted(there)  # type: ignore[type-var]


def test_what_lacks_a_number_stands_last_in_either_direction() -> None:
    for query in ("order:forest", "order:-forest"):
        lacking = [card.statistics is None for card in found(query)]
        assert lacking == sorted(lacking) and any(lacking)


def test_what_no_known_card_has_is_no_mistake() -> None:
    assert found("s:eole r:unique") == found("t:rogue c>9") == found("c>90") == found("!!!") == ()


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("t:charcter", "did you mean character"),
        ("zz:3", "“zz” is nothing to ask of a card"),
        ("colour:red", "is nothing to ask"),
        ("c<=x", "“x” is no number"),
        ("c<", "is no number"),
        ("o:", "Nothing stands behind “o”"),
        ("t>spell", "write a colon behind it, not >"),
        ("(t:spell", "is not closed"),
        ("t:spell )", "closes nothing"),
        ("or t:spell", "stands between two things"),
        ("t:spell ou", "stands between two things"),
        ("is:nice", "did you mean understood, played"),
        ("3<=c", "begins with a number"),
        ("order:colour", "“colour” is nothing that “order” can be"),
        ("order!=cost", "“cost” is nothing that “order” can be"),
        ("-order:cost", "by a minus behind its colon"),
        ("t:spell not", "stands before something"),
        ("(" * 30, "deeper in each other than 10"),
        ("a " * 50, "more than 40 parts"),
        ("x" * (LONGEST + 1), "longer than 200"),
    ],
)
def test_a_query_that_cannot_be_answered_says_why(query: str, said: str) -> None:
    with pytest.raises(CardQueryError) as error:
        found(query)
    assert said in error.value.message.say("en")
    assert list(slips(error.value.message.say("fr"), "fr")) == [] and error.value.message.say("fr") != str(error.value)


@pytest.mark.parametrize(
    "query",
    [
        "-",
        "--",
        "- -",
        '"',
        '""',
        "«",
        "“",
        '-"',
        ":::",
        "=",
        "\x00",
        "\u202e",
        "💥",
        "('",
        "o:\"a\" o:'b'",
        "<script>[(",
    ],
)
def test_whatever_is_typed_is_read_to_its_end(query: str) -> None:
    try:
        assert len(found(query)) <= len(Collection.shipped())
    except CardQueryError as error:
        assert error.message.say("fr")


def test_every_example_finds_something() -> None:
    for language in LANGUAGES:
        for query in (*(field.examples[language] for field in FIELDS), *(one[language] for _, one in JOINED)):
            assert found(query) or query.startswith("id:"), query
        assert found(WHOLE[language])
        assert {card.id for card in found(WHOLE["en"])} == {card.id for card in found(WHOLE[language])}
    called = {(folded(name), field.key) for field in FIELDS for names in field.names.values() for name in names}
    assert len(called) == len(BY_NAME)


def test_the_same_cards_are_found_as_by_sqlite() -> None:
    index = index_of(Collection.shipped())
    sqlite = Sqlite(index.printed)
    queries: list[CardQuery] = list(drawn_queries(index.printed, 120))
    assert sum(bool(sqlite.ask(query)) for query in queries) > 40
    for query in queries:
        assert [card.id for card in found(query.text)] == sqlite.ask(query), query.text
