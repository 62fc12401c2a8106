"""A game through the site: whole, by a program, by its own interface; and by those who send what is none."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from documented import OPERATIONS, check
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from judge.messages import LANGUAGES
from judge.place import STATIC
from judge.site.limits import GAMES, Buckets
from tests.measures.hostile.games import HostilePlayer

FRESH: dict[str, Any] = {"edition": "5.0", "decks": ["bravos", "muna"], "seed": 7, "opponent": "greedy", "moves": []}


def sent(program: FlaskClient, what: str, question: object, language: str = "en") -> TestResponse:
    return program.post(f"/{language}/play/{what}.json", json=question)


def told(program: FlaskClient, question: object, language: str = "en") -> dict[str, Any]:
    answer = sent(program, "move", question, language)
    assert answer.status_code == 200, answer.text
    found = answer.get_json()
    assert isinstance(found, dict)
    return found


def some_way_on(program: FlaskClient, choices: int) -> dict[str, Any]:
    """A game after so many choices of the person."""
    answer = told(program, {"match": FRESH})
    for _ in range(choices):
        while answer["waits"]:
            answer = told(program, {"match": answer["match"]})
        answer = told(program, {"match": answer["match"], "choose": answer["due"]["options"][0]["moves"]})
    return answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_offers_the_six_decks_and_says_what_it_needs(client: FlaskClient, language: str) -> None:
    page = client.get(f"/{language}/play")
    assert page.status_code == 200
    for name in ("axiom", "bravos", "lyra", "muna", "ordis", "yzmir"):
        assert f'value="{name}"' in page.text
    without = page.text.partition("<noscript>")[2].partition("</noscript>")[0]
    assert "JavaScript" in without and f"/{language}/desk" in without
    assert f'href="/{language}/play"' in client.get(f"/{language}/").text


def test_a_whole_game_is_played_through_the_site(program: FlaskClient) -> None:
    choose = random.Random(4)
    answer, known, seen = told(program, {"match": FRESH}, "fr"), 0, 0
    while answer["ended"] is None:
        question: dict[str, Any] = {"match": answer["match"], "known": known}
        if answer["due"] is not None:
            question["choose"] = choose.choice(answer["due"]["options"])["moves"]
        answer = told(program, question, "fr")
        seen += 1
        if seen % 12 == 1:
            check(answer, OPERATIONS["playMove"].answer)
        known += max(0, len(answer["log"]) - 1)
    assert answer["ended"]["how"] == "won" and answer["ended"]["winner"] in (0, 1)
    assert answer["due"] is None and not answer["waits"]
    file = sent(program, "file", {"match": answer["match"]}, "fr").get_json()["text"]
    assert "gagne" in file and "\nmatch: " in file


def test_nothing_is_kept_in_addresses_cookies_or_caches(program: FlaskClient) -> None:
    answer = sent(program, "move", {"match": FRESH})
    assert "Set-Cookie" not in answer.headers and answer.headers["Cache-Control"] == "no-store"
    assert program.get("/en/play/move.json?match=1").status_code in (404, 405)


@pytest.mark.parametrize(
    ("question", "status"),
    [
        ({}, 422),
        ([], 400),
        ({"match": None}, 422),
        ({"match": FRESH, "choose": "0"}, 400),
        ({"match": FRESH, "choose": [0] * 5}, 400),
        ({"match": FRESH, "choose": [-1]}, 400),
        ({"match": FRESH, "choose": [True]}, 400),
        ({"match": FRESH, "choose": [99]}, 422),
        ({"match": FRESH, "back": "yes"}, 400),
        ({"match": FRESH, "back": True}, 422),
        ({"match": FRESH, "known": -1}, 400),
        ({"match": {**FRESH, "moves": [5, 5, 5, 5, 5, 5, 5]}}, 422),
        ({"match": {**FRESH, "moves": [0] * 1_201}}, 422),
        ({"match": {**FRESH, "moves": [0] * 1_200}}, 422),
        ({"match": {**FRESH, "mark": "0" * 12}}, 422),
        ({"match": {**FRESH, "decks": ["bravos", "<script>"]}}, 422),
        ({"match": {**FRESH, "decks": ["bravos", "../../axiom"]}}, 422),
        ({"match": {**FRESH, "decks": ["\ud800", "muna"]}}, 400),
        ({"match": {**FRESH, "more": 1}}, 422),
    ],
)
def test_what_is_no_game_is_refused_in_words(program: FlaskClient, question: object, status: int) -> None:
    for what in ("move", "why", "questions", "review", "file", "moment"):
        answer = program.post(f"/fr/play/{what}.json", data=json.dumps(question), content_type="application/json")
        assert answer.status_code == status or (what != "move" and answer.status_code in (200, 400, 422)), answer.text
        assert answer.status_code == 200 or answer.get_json()["error"]


def test_a_body_that_is_too_large_or_of_another_kind_is_refused(program: FlaskClient) -> None:
    large = {**FRESH, "decks": ["bravos", "x" * 70_000]}
    assert sent(program, "move", {"match": large}).status_code == 413
    assert program.post("/en/play/move.json", data="{", content_type="application/json").status_code == 400
    assert program.post("/en/play/move.json", data="match=1").status_code == 415


def test_a_hostile_player_comes_to_nothing(whole: Flask) -> None:
    """Out of turn, forged, truncated, repeated, another seat's: refused in words, or a game that is as it was."""
    player = HostilePlayer(whole, 3, hostile=1.0)
    player.play(questions=12)
    assert player.report.faults == []
    assert player.report.statuses["hostile", 422] >= 8 and player.report.statuses["honest", 200] >= 12


def test_a_choice_that_was_not_offered_is_refused_and_changes_nothing(program: FlaskClient) -> None:
    answer = some_way_on(program, 4)
    open_now = {option["moves"][0] for option in answer["due"]["options"]}
    for place in range(12):
        after = sent(program, "move", {"match": answer["match"], "choose": [place]})
        assert (after.status_code == 200) == (place in open_now), place
    assert answer["due"]["refused"] and all(one["laws"] and one["refusal"] for one in answer["due"]["refused"])


def test_a_step_is_ruled_and_the_moment_taken_to_the_desk(program: FlaskClient) -> None:
    answer = some_way_on(program, 6)
    step = answer["log"][-1]["steps"][-1]["number"]
    ruling = sent(program, "why", {"match": answer["match"], "step": step}).get_json()["ruling"]
    assert ruling is not None and ruling["sentences"] and ruling["deciding"]
    moment = sent(program, "moment", {"match": answer["match"]}).get_json()
    desk = program.post("/en/desk", data={"text": moment["text"]})
    assert desk.status_code == 200 and "Ninette" in desk.text
    assert program.get(moment["address"]).status_code == 200


def test_what_did_nothing_can_be_asked_about(program: FlaskClient) -> None:
    match = some_way_on(program, 9)["match"]
    offered = sent(program, "questions", {"match": match}).get_json()
    check(offered, OPERATIONS["playQuestions"].answer)
    one = next(one for one in offered["questions"] if one["kind"] == "idle")
    answer = sent(program, "why", {"match": match, "kind": one["kind"], "step": one["number"]}).get_json()
    assert answer["ruling"]["sentences"] and answer["ruling"]["answer"].startswith("No")
    assert sent(program, "why", {"match": match, "kind": "thing", "step": 99}).get_json() == {"ruling": None}
    assert sent(program, "why", {"match": match, "kind": ["step"], "step": 1}).status_code == 400


def test_a_game_is_looked_back_upon(program: FlaskClient) -> None:
    answer = sent(program, "review", {"match": some_way_on(program, 9)["match"]}, "fr")
    assert answer.status_code == 200
    check(answer.get_json(), OPERATIONS["playReview"].answer)


def test_games_have_a_budget_of_their_own(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    site = client.application
    monkeypatch.setitem(site.extensions, GAMES, Buckets(1, clock=lambda: 0.0))
    monkeypatch.setitem(site.extensions, "judge-buckets", Buckets(100, clock=lambda: 0.0))
    assert sent(client, "move", {"match": FRESH}).status_code in (200, 429)
    site.extensions[GAMES].charge("127.0.0.1", 5)
    answer = sent(client, "move", {"match": FRESH})
    assert answer.status_code == 429 and int(answer.headers["Retry-After"]) >= 1
    assert client.post("/en/desk/situation.json", json={"text": ""}).status_code == 200


def test_the_scripts_of_the_page_store_nothing_but_on_the_device() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(Path(STATIC / "play").glob("*.js"))]
    assert sources and not any("cookie" in source or "location.search" in source for source in sources)
