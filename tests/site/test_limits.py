"""How much one address may have computed, and what it is told when that was too much."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from site_stories import TestShelf

from judge.site import create_app
from judge.site.limits import MOST_ADDRESSES, Buckets, computes, computes_slowly, neighbourhood


class Clock:
    """A clock that stands until it is moved."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_is_full_at_first_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(60, clock)
    assert [buckets.take("one", 1) for _ in range(60)] == [0] * 60
    assert buckets.take("one", 1) == 1
    assert buckets.take("one", 4) == 4
    assert buckets.take("other", 1) == 0
    clock.now += 3
    assert [buckets.take("one", 1) for _ in range(4)] == [0, 0, 0, 1]
    clock.now += 3600
    assert [buckets.take("one", 60), buckets.take("one", 1)] == [0, 1]


def test_what_costs_more_than_a_bucket_holds_takes_all_of_it() -> None:
    buckets = Buckets(2, Clock())
    assert buckets.take("one", 4) == 0
    assert buckets.take("one", 1) == 30


def test_no_bound() -> None:
    buckets = Buckets(0, Clock())
    assert {buckets.take("one", 4) for _ in range(1000)} == {0}


def test_addresses_that_were_quiet_are_forgotten() -> None:
    buckets = Buckets(1, Clock())
    assert buckets.take("one", 1) == 0
    for number in range(MOST_ADDRESSES):
        buckets.take(str(number), 1)
    assert buckets.take("one", 1) == 0


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("x" * 1000, "x" * 64),
    ],
)
def test_whose_bucket_it_is(address: str, counts_as: str) -> None:
    assert neighbourhood(address) == counts_as


@pytest.fixture
def visitor(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """A visitor of a site that computes two things a minute, and half a slow one."""
    shelf = TestShelf(tmp_path_factory.mktemp("scenarios"))
    app = create_app(public_url="", shelf=lambda: shelf, limit=2)
    app.add_url_rule("/<language:language>/quick.json", view_func=computes(quick))
    app.add_url_rule("/<language:language>/slow", view_func=computes_slowly(slow))
    return app.test_client()


def quick(language: str) -> str:
    """A quick computation."""
    return language


def slow(language: str) -> str:
    """A slow computation."""
    return language


def test_too_much_is_refused_in_the_visitor_s_language_with_the_time_to_wait(visitor: FlaskClient) -> None:
    assert visitor.get("/en/slow").status_code == 200
    page = visitor.get("/fr/slow")
    assert (page.status_code, page.headers["Retry-After"]) == (429, "60")
    data = visitor.get("/en/quick.json")
    assert (data.status_code, data.headers["Retry-After"]) == (429, "30")
    assert "wait" in data.get_json()["error"]
    assert visitor.get("/en/rules").status_code == 200


def test_another_address_has_a_bucket_of_its_own_and_nobody_says_theirs(visitor: FlaskClient) -> None:
    for number in range(2):
        lied = {"X-Forwarded-For": f"192.0.2.{number}", "Forwarded": f"for=192.0.2.{number}"}
        assert visitor.get("/en/quick.json", headers=lied).status_code == 200
    assert visitor.get("/en/quick.json", headers={"X-Forwarded-For": "192.0.2.9"}).status_code == 429
    assert visitor.get("/en/quick.json", environ_base={"REMOTE_ADDR": "192.0.2.9"}).status_code == 200
