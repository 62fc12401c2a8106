"""Which articles and sections of two editions are one rule."""

from __future__ import annotations

import pytest

from judge.law.book import book
from judge.law.concordance import concordance
from judge.law.counterparts import Counterparts

EARLIER, LATER = Counterparts(book("1.0"), book("5.0")), Counterparts(book("5.0"), book("1.0"))


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        ("2.1.d", ("2.1.e",)),
        ("7.4.5.c", ("7.4.7.c",)),
        ("2.4.5", ("2.4.6",)),
        ("7.3.22", ("7.3.39",)),
        ("1.1", ("1.1",)),
        ("6.4.g", ()),
        ("7.5.1", ()),
        ("9.9.z", ()),
    ],
)
def test_what_became_of_a_rule(earlier: str, later: tuple[str, ...]) -> None:
    assert EARLIER[earlier] == later
    assert all(earlier in LATER[one] for one in later)


@pytest.mark.parametrize("new", ["7.4.5.c", "7.4.5", "2.4.3.a", "2.4.3", "2.2.3"])
def test_what_is_new_has_no_counterpart(new: str) -> None:
    assert LATER[new] == ()


def test_what_counterparts_have_is_there() -> None:
    for one in (EARLIER, LATER):
        for number in (*one.book.numbers, *one.book.texts["en"].sections):
            assert all(other in one.other for other in one[number])


def test_each_is_found_from_the_other() -> None:
    for number in LATER.book.numbers:
        assert all(number in EARLIER[earlier] for earlier in LATER[number])


def test_what_is_alike_says_the_same_in_both() -> None:
    changes = concordance("5.0")
    assert changes is not None
    assert len(EARLIER.alike) > 300
    assert {EARLIER[number][0] for number in EARLIER.alike} == LATER.alike


def test_an_edition_beside_itself_has_no_counterparts() -> None:
    alone = Counterparts(book("1.0"), book("1.0"))
    assert alone["2.1.c"] == ()
    assert not alone.alike
