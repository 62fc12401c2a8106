"""The site for programs: what its document says is what it does, in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, cast

import pytest
from flask import Flask
from flask.testing import FlaskClient
from jsonschema import Draft202012Validator
from werkzeug.test import TestResponse

from judge.bounds.errors import BusyError
from judge.finder import Finder
from judge.games import deck_list
from judge.messages import LANGUAGES, Language
from judge.scenario.file import MOST_BYTES
from judge.school.draw import CHAPTERS
from judge.school.question import LEVELS
from judge.search.asked import LONGEST
from judge.site import create_app, desk, limits, school, search
from judge.site.api import Operation, document, operations
from judge.telling.shelf_of_cards import A_PAGE, TYPES, UNDERSTOOD, WORDS

OPERATIONS = {one.said["operationId"]: one for one in operations()}


@pytest.fixture(scope="module")
def site(finder: Finder) -> Flask:
    """The site with its own scenarios, and without a bound on computations."""
    return create_app(finder=lambda edition: finder, limit=0)


@pytest.fixture
def program(site: Flask) -> FlaskClient:
    """A program that asks."""
    return site.test_client()


@pytest.fixture(scope="module")
def hurried(finder: Finder) -> FlaskClient:
    """A program that has asked for too much."""
    app = create_app(finder=lambda edition: finder, limit=1)
    app.extensions["judge-buckets"].take("127.0.0.1", 1)
    return app.test_client()


def objects(part: object) -> Iterator[dict[str, Any]]:
    """Every object within a part of the document, the values of examples left out."""
    if isinstance(part, dict):
        yield part
        for name, inner in part.items():
            if name not in ("example", "examples"):
                yield from objects(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from objects(inner)


def parameter(operation: str, name: str) -> dict[str, Any]:
    found = next(one for one in OPERATIONS[operation].parameters if one["name"] == name)
    return cast(dict[str, Any], found["schema"])


def strict(shape: object) -> Any:
    """A shape in which nothing may stand that is not in the document."""
    whole = json.loads(json.dumps({**cast(dict[str, Any], shape), "components": document()["components"]}))
    for one in objects(whole):
        if isinstance(one.get("properties"), dict) and one.get("type") == "object":
            one["additionalProperties"] = False
    return whole


def check(value: object, shape: object) -> None:
    errors = [f"{error.json_path}: {error.message}" for error in Draft202012Validator(strict(shape)).iter_errors(value)]
    assert errors == []


def ask(program: FlaskClient, operation: Operation, language: Language, kind: str = "") -> TestResponse:
    """Ask for the documented example."""
    sent: dict[str, Any] = {}
    if kind:
        example = operation.bodies[kind]["example"]
        body = json.dumps(example) if kind == "application/json" else example
        sent = {"data": body, "content_type": kind}
    return program.open(operation.example(language), method=operation.method, **sent)


def is_error(answer: TestResponse, status: int) -> dict[str, str]:
    assert answer.status_code == status
    check(answer.get_json(), {"$ref": "#/components/schemas/Error"})
    return dict(answer.headers)


def test_every_address_with_data_is_documented_and_the_other_way_round(site: Flask) -> None:
    names = {
        "language:language": "language",
        "number:number": "number",
        "number:edition": "edition",
        "number:card_id": "card",
        "number:name": "lesson",
        "scenario:path": "chapter}/{name",
    }
    routes = set()
    for rule in site.url_map.iter_rules():
        if rule.rule.endswith(".json"):
            path = rule.rule
            for written, name in names.items():
                path = path.replace(f"<{written}>", f"{{{name}}}")
            routes |= {(method, path) for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}}
    assert routes == {(one.method, one.path) for one in operations()}
    assert len(OPERATIONS) == len(operations())


def test_the_document_is_one_in_both_languages(program: FlaskClient) -> None:
    for shape in document()["components"]["schemas"].values():
        Draft202012Validator.check_schema(shape)
        assert shape["description"]
    for one in objects(document()):
        for name in ("summary", "description"):
            if isinstance(one.get(name), str):
                assert one[f"x-{name}-fr"] != "" and "'" not in one[name] + one[f"x-{name}-fr"]
        if "$ref" in one:
            found: Any = document()
            for name in one["$ref"].removeprefix("#/").split("/"):
                found = found[name]
    answer = program.get("/openapi.json")
    assert answer.get_json() == document()
    assert program.get("/openapi.json", headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OPERATIONS)
def test_an_example_is_answered_as_documented(program: FlaskClient, name: str, language: Language) -> None:
    operation = OPERATIONS[name]
    for kind in operation.bodies or ("",):
        if kind:
            check(operation.bodies[kind]["example"], operation.bodies[kind]["schema"])
        answer = ask(program, operation, language, kind)
        assert (answer.status_code, answer.mimetype) == (200, "application/json"), answer.text
        check(answer.get_json(), operation.answer)
        if not kind:
            again = program.get(operation.example(language), headers={"If-None-Match": answer.headers["ETag"]})
            assert (again.status_code, answer.headers["Cache-Control"]) == (304, "no-cache")


@pytest.mark.parametrize(
    ("name", "address"),
    [
        ("rule", "/fr/rules/2.1.json"),
        ("rule", "/en/rules/1.0.json"),
        ("search", "/fr/search.json?q=fleetign"),
        ("search", "/en/search.json?q=2.1.c&kind=rule&chapter=2"),
        ("suggest", "/fr/suggest.json"),
        ("scenario", "/en/scenarios/playing/target-no-longer-suitable.json?seat=Ninette"),
        ("cards", "/fr/cards.json?type=hero"),
        ("cards", "/fr/cards.json?understood=played&faction=AX&cost=2&page=1"),
        ("lesson", "/fr/learn/spells.json"),
        ("practice", "/en/learn/practice.json?seed=3&level=3&chapter=7"),
    ],
)
def test_other_questions_are_answered_in_the_same_shape(program: FlaskClient, name: str, address: str) -> None:
    answer = program.get(address)
    assert answer.status_code == 200
    check(answer.get_json(), OPERATIONS[name].answer)


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("situation", {"text": ""}),
        ("situation", {"text": "# x\n\n## Board\n\n### A\n\n- Mana: zzz\n"}),
        ("move", {"keep": 0}),
        ("link", {"text": "".join(chr(33 + place * place % 89) for place in range(9_000))}),
    ],
)
def test_other_situations_are_answered_in_the_same_shape(
    program: FlaskClient, name: str, changed: dict[str, object]
) -> None:
    operation = OPERATIONS[name]
    example = operation.bodies["application/json"]["example"]
    asked = {"text": example["text"], **changed}
    answer = program.post(operation.example("fr"), json=asked)
    assert answer.status_code == 200, answer.text
    check(answer.get_json(), operation.answer)


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
        is_error(program.open(f"{operation.place(language)}?{asked}", method=operation.method), 400)


@pytest.mark.parametrize("name", OPERATIONS)
def test_what_computes_is_counted_and_only_that(hurried: FlaskClient, name: str) -> None:
    operation, seat = OPERATIONS[name], "?seat=Lithium" if name == "scenario" else ""
    answer = hurried.open(
        operation.example("en") + seat, method=operation.method, json={} if operation.bodies else None
    )
    assert (answer.status_code == 429) == ("429" in operation.statuses)
    if answer.status_code == 429:
        assert int(is_error(answer, 429)["Retry-After"]) >= 1 and answer.headers["Cache-Control"] == "no-store"


def test_what_is_ended_at_its_bounds_says_so(program: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_many(*asked: object, **how: object) -> None:
        raise BusyError

    monkeypatch.setattr(desk, "bounded", too_many)
    for one in operations():
        if "503" in one.statuses:
            answer = ask(program, one, "fr", next(iter(one.bodies), ""))
            assert int(is_error(answer, 503)["Retry-After"]) >= 1


def test_a_site_that_shows_the_official_text_lets_no_other_site_read_it(finder: Finder) -> None:
    own = create_app(finder=lambda edition: finder, official="here").test_client()
    for method in ("GET", "OPTIONS"):
        headers = own.open("/en/rules/2.1.c.json", method=method).headers
        assert not [name for name, _ in headers if name.startswith("Access-Control")]
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_the_documented_statuses_are_those_that_can_be() -> None:
    for one in operations():
        language, sends = "{language}" in one.path, one.method == "POST"
        assert "414" in one.statuses
        assert ("404" in one.statuses) == language
        assert {"413", "415"} <= set(one.statuses) if sends else "304" in one.statuses
        assert ("400" in one.statuses) == (sends or bool(one.questions))
        assert ("503" in one.statuses) == ("/desk/" in one.path)
    assert {name for name, one in OPERATIONS.items() if "422" in one.statuses} == {
        "search", "situation", "move", "table", "outcomes"
    }  # fmt: skip


def test_the_documented_bounds_are_those_of_the_site() -> None:
    assert parameter("search", "q")["maxLength"] == parameter("cards", "q")["maxLength"] == LONGEST
    assert parameter("search", "limit")["maximum"] == search.MOST_SHOWN
    assert parameter("search", "limit")["default"] == search.SHOWN
    assert parameter("search", "kind")["enum"] == [*search.KINDS, search.CARDS]
    assert parameter("practice", "seed")["maximum"] == school.MOST_SEEDS
    assert parameter("practice", "level")["maximum"] == max(LEVELS)
    assert parameter("practice", "chapter")["enum"] == list(CHAPTERS)
    assert parameter("cards", "type")["enum"] == list(TYPES)
    assert parameter("cards", "keyword")["enum"] == list(WORDS)
    assert parameter("cards", "understood")["enum"] == list(UNDERSTOOD)
    text = OPERATIONS["situation"].bodies["application/json"]["schema"]["properties"]["text"]
    assert text["maxLength"] == MOST_BYTES
    said = json.dumps(document())
    for number in (deck_list.MOST_LINES, f"{deck_list.MOST_BYTES:,}", limits.A_MINUTE, f"of {A_PAGE}"):
        assert f"{number} " in said
    assert f"from {school.FIRST_DAY}" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_every_operation_and_every_shape(program: FlaskClient, language: Language) -> None:
    page = program.get(f"/{language}/api").text
    for name, operation in OPERATIONS.items():
        part = page.partition(f'<details class="operation" id="{name}">')[2].partition("</details>")[0]
        assert f"<code>{operation.path}</code>" in part
        assert operation.said["x-summary-fr" if language == "fr" else "summary"] in part
        assert all(f"<code>{one['name']}</code>" in part for one in operation.parameters)
        assert all(f"<code>{status}</code>" in part for status in operation.statuses)
        assert operation.example(language).replace("&", "&amp;") in part
    for name in document()["components"]["schemas"]:
        assert f'<h3 id="{name}">' in page
    assert f'href="/{language}/api"' in page.partition("<footer")[2]
