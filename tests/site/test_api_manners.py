"""The site for programs: it keeps the manners of the web, and refuses as it says that it does."""

from __future__ import annotations

import pytest
from documented import OPERATIONS, ask, is_error
from flask.testing import FlaskClient

from judge.bounds.errors import BusyError
from judge.finder import Finder
from judge.messages import LANGUAGES
from judge.site import create_app, desk, play, rulings
from judge.site.api import operations
from judge.site.limits import GAMES, PLAYING, UNIT


@pytest.fixture(scope="module")
def hurried(finder: Finder) -> FlaskClient:
    """A program that may ask for little."""
    return create_app(finder=lambda edition: finder, limit=1).test_client()


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_keeps_the_manners_of_the_web(program: FlaskClient, name: str) -> None:
    operation = OPERATIONS[name]
    address, reads = operation.example("en"), operation.method == "GET"
    wrong = program.open(address, method="POST" if reads else "GET")
    is_error(wrong, 405)
    assert operation.method in wrong.headers["Allow"].split(", ") and wrong.headers["Cache-Control"] == "no-store"
    before = program.options(address)
    assert operation.method in before.headers["Access-Control-Allow-Methods"].split(", ")
    if reads:
        takes = {"Accept-Encoding": "br"}
        found, head = program.get(address, headers=takes), program.head(address, headers=takes)
        assert (head.data, {**head.headers, "Date": ""}) == (b"", {**found.headers, "Date": ""})
        assert "Accept-Encoding" in found.vary and found.headers["Access-Control-Allow-Origin"] == "*"
        if found.content_encoding:
            assert found.headers["ETag"] != program.head(address).headers["ETag"]
        for method in ("GET", "HEAD"):
            known = {**takes, "If-None-Match": f'"another", {head.headers["ETag"]}'}
            again = program.open(address, method=method, headers=known)
            assert (again.status_code, again.data, again.headers["ETag"]) == (304, b"", head.headers["ETag"])


def test_what_is_refused_is_refused_as_documented(program: FlaskClient) -> None:
    is_error(program.get("/fr/rules/99.json"), 404)
    assert "Accept-Language" in is_error(program.get("/de/rules.json"), 404)["Vary"]
    is_error(program.get("/en/rules.json?" + "x" * 100_001), 414)
    is_error(program.get("/en/search.json?q=%00"), 422)
    for one in operations():
        if one.bodies:
            address = one.example("fr")
            is_error(program.post(address, json=[]), 400)
            is_error(program.post(address, data=b"\xff", content_type="application/json"), 400)
            is_error(program.post(address, data="<x/>", content_type="application/xml"), 415)
            is_error(program.post(address, data="x" * 130_000, content_type="application/json"), 413)


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("search", ""),
        ("search", "q="),
        ("search", "q=" + "x" * 201),
        ("search", "q=boost&q=boost"),
        ("search", "q=boost&limit=101"),
        ("search", "q=boost&limit="),
        ("search", "q=boost&kind="),
        ("suggest", "q=a&q=b"),
        ("cards", "cost=x"),
        ("cards", "page=0"),
        ("cards", "page=" + "9" * 40),
        ("cards", "understood=maybe"),
        ("cardsMeant", "zone=AAA"),
        ("cardsMeant", "q=" + "x" * 201),
        ("deck", "format=AAA"),
        ("today", "date="),
        ("today", "date=20260131"),
        ("today", "date=2026-W05-6"),
        ("practice", "seed=100000"),
        ("practice", "seed=0"),
        ("practice", "level=²"),
        ("practice", "chapter="),
    ],
)
def test_what_the_document_does_not_allow_to_ask_is_refused(program: FlaskClient, name: str, asked: str) -> None:
    operation = OPERATIONS[name]
    for language in LANGUAGES:
        refused = is_error(program.open(f"{operation.place(language)}?{asked}", method=operation.method), 400)
        assert refused["Cache-Control"] == "no-store"


@pytest.mark.parametrize("name", OPERATIONS)
def test_what_computes_is_counted_and_only_that(program: FlaskClient, hurried: FlaskClient, name: str) -> None:
    """What is computed once and kept from then on has been asked for before."""
    operation, seat = OPERATIONS[name], "?seat=Lithium" if name == "scenario" else ""
    address = operation.example("en") + seat
    body: dict[str, str] | None = {} if operation.bodies else None
    program.open(address, method=operation.method, json=body)
    hurried.application.extensions["judge-buckets"].take("127.0.0.1", 1)
    hurried.application.extensions[GAMES].charge("127.0.0.1", 2 * PLAYING / UNIT)
    answer = hurried.open(address, method=operation.method, json=body)
    assert (answer.status_code == 429) == ("429" in operation.statuses)
    if answer.status_code == 429:
        assert int(is_error(answer, 429)["Retry-After"]) >= 1 and answer.headers["Cache-Control"] == "no-store"


def test_what_is_ended_at_its_bounds_says_so(program: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_many(*asked: object, **how: object) -> None:
        raise BusyError

    monkeypatch.setattr(desk, "bounded", too_many)
    monkeypatch.setattr(play, "bounded", too_many)
    monkeypatch.setattr(rulings, "_rulings", too_many)
    for one in operations():
        if "503" in one.statuses:
            answer = ask(program, one, "fr", next(iter(one.bodies), ""))
            assert int(is_error(answer, 503)["Retry-After"]) >= 1


def test_a_site_that_shows_the_official_text_lets_no_other_site_read_it(finder: Finder) -> None:
    own = create_app(finder=lambda edition: finder, official="here").test_client()
    for method in ("GET", "OPTIONS"):
        headers = own.open("/en/rules/1.0/2.1.c.json", method=method).headers
        assert not [name for name, _ in headers if name.startswith("Access-Control")]
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
