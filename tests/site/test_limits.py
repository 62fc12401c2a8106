"""How much one address may have computed, and what it is told when that was too much."""

from __future__ import annotations

import subprocess
import sys
from typing import NoReturn

import pytest
from flask import request
from flask.testing import FlaskClient
from site_stories import TestShelf

from judge.bounds.errors import BusyError
from judge.cli import copies
from judge.serving.neighbourhood import neighbourhood
from judge.site import compared_ahead, create_app, desk, pictures, play, rulings
from judge.site.limits import GAMES, Buckets, computes, computes_slowly


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


def test_a_refused_computation_costs_nothing() -> None:
    clock = Clock()
    buckets = Buckets(7, clock)
    assert [buckets.take("one", 1) for _ in range(7)] == [0] * 7
    assert {buckets.take("one", 1) for _ in range(100)} == {9}
    clock.now += 60 / 7
    assert [buckets.take("one", 1), buckets.take("one", 1)] == [0, 9]


COPIES = """
import os
from judge.site.limits import Buckets
buckets = Buckets(4, lambda: 1000.0)
for _ in range(3):
    copy = os.fork()
    if not copy:
        os._exit(buckets.take("one", 2))
    print(os.waitstatus_to_exitcode(os.waitpid(copy, 0)[1]))
print(buckets.take("one", 1))
"""


@pytest.mark.skipif(not copies.possible(), reason="a process of this system cannot be copied safely")
def test_copies_of_a_process_take_from_the_same_bucket() -> None:
    done = subprocess.run([sys.executable, "-c", COPIES], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["0", "0", "30", "15"]


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:50123", "192.0.2.7"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        (' "[2001:db8:1:2::9]"', "2001:db8:1:2::/64"),
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


@pytest.mark.parametrize(
    "address",
    [
        "/en/desk",
        "/fr/desk?from=reactions/kuwat",
        "/en/desk.png?s=AAAA",
        "/en/scenarios/reactions/kuwat.png",
        "/fr/learn/today",
        "/en/learn/practice?seed=7",
    ],
)
def test_each_page_that_computes_is_counted(visitor: FlaskClient, address: str) -> None:
    visitor.application.extensions["judge-buckets"].take("127.0.0.1", 2)
    answer = visitor.get(address)
    assert (answer.status_code, answer.headers["Retry-After"]) == (429, "30")
    assert answer.headers["Cache-Control"] == "no-store"


def test_no_child_works_for_who_has_asked_for_too_much(visitor: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    worked = set()

    def work(*asked: object, **how: object) -> NoReturn:
        worked.add(request.endpoint)
        raise BusyError

    modules = {name: module for name, module in sys.modules.items() if name.startswith("judge.site")}
    assert {name for name, module in modules.items() if hasattr(module, "bounded")} == {
        compared_ahead.__name__,
        desk.__name__,
        pictures.__name__,
        play.__name__,
        rulings.__name__,
    }, "each is charged to whoever asks, but what is compared once for all"
    for module in (desk, pictures, play, rulings):
        monkeypatch.setattr(module, "bounded", work)
    app = visitor.application
    gaps = {"language": "en", "path": "reactions/kuwat", "edition": "1.0", "number": "2.1.c", "name": "mana"}
    gaps["card_id"] = "ALT_CORE_B_YZ_15_R1"
    app.extensions["judge-buckets"] = Buckets(1, Clock())
    app.extensions["judge-buckets"].take("127.0.0.1", 1)
    app.extensions[GAMES] = Buckets(1, Clock())
    app.extensions[GAMES].charge("127.0.0.1", 2)
    for rule in app.url_map.iter_rules():
        if rule.endpoint.partition(".")[0] not in ("desk", "pictures", "play"):
            continue
        address = "".join(gaps[said] if gap else said.replace("|", "") for gap, said in rule._trace)
        for method in (rule.methods or set()) & {"GET", "POST"}:
            assert visitor.open(f"{address}?step=2&q=kuwat", method=method, data={"text": ""}).status_code != 500
    assert worked == {"desk.cards"}, "only what is typed is answered letter by letter"
