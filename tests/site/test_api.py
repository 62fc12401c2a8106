"""The site for programs: what its document says is what it does, in both languages."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from documented import OPERATIONS, ask, check, objects
from flask import Flask
from flask.testing import FlaskClient
from jsonschema import Draft202012Validator

from judge.cards.search.fields import KEYWORD_NAMES, TYPES, UNDERSTOOD
from judge.games import deck_list
from judge.law.typography import slips
from judge.messages import LANGUAGES, Language
from judge.scenario.source import MOST_BYTES
from judge.school.draw import CHAPTERS
from judge.school.question import LEVELS
from judge.search.query import LONGEST
from judge.site import limits, school, search
from judge.site.api import document, operations
from judge.site.paging import A_PAGE


def parameter(operation: str, name: str) -> dict[str, Any]:
    found = next(one for one in OPERATIONS[operation].parameters if one["name"] == name)
    return cast(dict[str, Any], found["schema"])


def test_every_address_with_data_is_documented_and_the_other_way_round(whole: Flask) -> None:
    names = {
        "language:language": "language",
        "number:number": "number",
        "number:edition": "edition",
        "number:card_id": "card",
        "number:name": "lesson",
        "scenario:path": "chapter}/{name",
    }
    routes = set()
    for rule in whole.url_map.iter_rules():
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
                assert [slip.say("en") for slip in slips(one[f"x-{name}-fr"], "fr")] == []
        if "$ref" in one:
            found: Any = document()
            for name in one["$ref"].removeprefix("#/").split("/"):
                found = found[name]
    answer = program.get("/openapi.json")
    assert answer.get_json() == document()
    assert program.get("/openapi.json", headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OPERATIONS)
def test_an_example_is_answered_as_documented(
    program: FlaskClient, name: str, language: Language, request: pytest.FixtureRequest
) -> None:
    if name == "changes":
        request.getfixturevalue("compared")
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
        ("ruleOfEdition", "/fr/rules/1.0/2.1.json"),
        ("ruleOfEdition", "/en/rules/5.0/2.1.e.json"),
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


def test_the_documented_statuses_are_those_that_can_be() -> None:
    for one in operations():
        language, sends = "{language}" in one.path, one.method == "POST"
        assert "414" in one.statuses
        assert ("404" in one.statuses) == language
        assert {"413", "415"} <= set(one.statuses) if sends else "304" in one.statuses
        assert ("400" in one.statuses) == (sends or bool(one.questions))
        computes = any(f"/{part}/" in one.path for part in ("desk", "play"))
        assert ("503" in one.statuses) == (computes or one is OPERATIONS["scenario"])
    assert {name for name, one in OPERATIONS.items() if "422" in one.statuses} == {
        "search", "situation", "move", "table", "outcomes", "why", "compare",
        "playMove", "playWhy", "playQuestions", "playReview", "playFile", "playMoment",
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
    assert parameter("cards", "keyword")["enum"] == list(KEYWORD_NAMES)
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
