"""Scenarios, step by step."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from site_stories import TestShelf

from judge.messages import Language
from judge.site import create_app
from judge.telling.documents import scenario_documents
from judge.telling.shelf import ScenarioShelf
from judge.telling.view import Story


def test_the_list_names_every_scenario_with_its_verdict(client: FlaskClient) -> None:
    page = client.get("/en/scenarios").text
    assert 'href="/en/scenarios/reactions/kuwat"' in page
    assert '<span class="verdict holds">confirmed</span>' in page
    assert '<span class="verdict differs">something else happens</span>' in page
    data = client.get("/fr/scenarios.json").get_json()
    assert [one["scenario"] for one in data["scenarios"]] == ["reactions/kuwat", "wrong"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_list_is_parted_by_the_chapters_of_the_rule_book(language: str) -> None:
    page = create_app().test_client().get(f"/{language}/scenarios").text
    chapters = re.findall(r'<h2 class="chapter" id="([^"]*)"', page)
    assert len(chapters) > 3
    assert chapters[-1] == "cards", "what belongs to no chapter stands around a card"
    assert chapters[:-1] == sorted(chapters[:-1])
    assert not re.search(r"\{[A-Z0-9]\}", page)


def test_a_scenario_shows_moves_steps_laws_teacher_and_boards(client: FlaskClient) -> None:
    page = client.get("/en/scenarios/reactions/kuwat?step=2").text
    assert "Step 2 of 3" in page
    assert "Lithium plays Kuwat, the Dissenter from Reserve" in re.sub(r"<[^>]+>", "", page)
    assert 'href="/en/rules/1.0/2.4.6.a" data-rule="2.4.6.a"' in page
    assert "<strong>what</strong>" in page
    assert "The board after step 2" in page
    assert '<a rel="prev" class="button" href="?step=1">' in page
    assert '<a rel="next" class="button" href="?step=3">' in page
    assert 'class="chosen" aria-current="step"' in page
    assert "Edition 1.0" in page


def test_a_board_says_which_day_and_phase_it_is(whole: Flask) -> None:
    page = whole.test_client().get("/fr/scenarios/objects/kuwat-and-haven?step=4").text
    assert page.count('<p class="moment">Jour 1 · Après-midi</p>') == 1


def test_a_law_that_does_not_exist_is_no_link(client: FlaskClient) -> None:
    assert '<span class="number">9.9.z</span>' in client.get("/en/scenarios/reactions/kuwat").text


def test_the_start_and_the_end_have_no_further_steps(client: FlaskClient) -> None:
    assert 'rel="prev" class="button"' not in client.get("/en/scenarios/reactions/kuwat?step=0").text
    assert 'rel="next" class="button"' not in client.get("/en/scenarios/reactions/kuwat?step=3").text


@pytest.mark.parametrize("step", ["5", "-1", "x", "99999999999", "²"])
def test_a_step_that_is_not_there_is_a_page_that_is_not_there(client: FlaskClient, step: str) -> None:
    answer = client.get("/en/scenarios/reactions/kuwat", query_string={"step": step})
    assert answer.status_code == 404
    assert "?step=1" in answer.text


def test_a_wrong_outcome_says_where_and_how(client: FlaskClient) -> None:
    page = client.get("/fr/scenarios/wrong").text
    assert '<span class="verdict differs">il se passe autre chose</span>' in page
    assert "<code>wrong.md:12</code> the Discard pile holds Kuwat; the file says &lt;nothing&gt;" in page


def test_a_scenario_as_data(client: FlaskClient) -> None:
    data = client.get("/en/scenarios/reactions/kuwat.json").get_json()
    assert {"scenario", "edition", "verdict", "steps", "mistakes"} <= set(data)
    assert {"move", "text", "laws", "card"} <= set(data["steps"][0])
    assert client.get("/en/scenarios/wrong.json").get_json()["mistakes"] == [
        {"file": "wrong.md", "line": 12, "message": "the Discard pile holds Kuwat; the file says <nothing>"}
    ]


@pytest.mark.parametrize("path", ["reactions/kuwut", "../README", "%2e%2e/%2e%2e/etc/passwd", "wrong.md", "reactions/"])
def test_what_is_no_scenario_is_not_found(client: FlaskClient, path: str) -> None:
    assert client.get(f"/en/scenarios/{path}").status_code == 404


def test_the_nearest_scenarios_are_offered(client: FlaskClient) -> None:
    assert 'href="/en/scenarios/reactions/kuwat"' in client.get("/en/scenarios/reactions/kuwut").text


def test_a_hostile_teacher_does_no_harm(folder: Path) -> None:
    words = (
        "<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1)) ![b](https://evil.example/x) "
        "[c](https://good.example) # no heading"
    )
    shelf = TestShelf(folder, hostile=words)
    page = create_app(public_url="", shelf=lambda: shelf).test_client().get("/en/scenarios/reactions/kuwat").text
    assert "<script>alert" not in page
    assert "<img" not in page
    assert "javascript:" not in page
    assert '<a href="https://good.example" rel="nofollow ugc noopener">c</a>' in page


def test_a_scenario_is_found_in_its_chapter() -> None:
    chapters = {document.key: document.chapter for document in scenario_documents("1.0")}
    assert chapters["objects/kuwat-and-haven"] == "2"
    assert chapters["day/clean-up"] == "4"
    elsewhere = {key.partition("/")[0] for key, chapter in chapters.items() if chapter not in set("1234567")}
    assert elsewhere == {"cards", "lessons"}


def test_a_scenario_that_breaks_the_program_takes_no_other_page_with_it(folder: Path) -> None:
    def broken(path: Path, language: Language, seat: str) -> Story:
        raise AttributeError(path)

    (folder / "broken.md").write_text("# One / Un\n", encoding="utf-8")
    shelf = ScenarioShelf(folder, broken)
    client = create_app(shelf=lambda: shelf).test_client()
    for path in ("", "rules/1.0/2.1.c", "scenarios", "scenarios.json", "scenarios/broken"):
        assert client.get(f"/fr/{path}").status_code == 200
    assert "le programme s’est cassé" in client.get("/fr/scenarios/broken").text
    assert client.get("/en/scenarios/broken.json").get_json()["verdict"] == "unreadable"


@pytest.mark.parametrize(("seat", "shown"), [("", True), ("Lithium", True), ("Ninette", False)])
def test_a_scenario_is_seen_from_a_seat(seat: str, shown: bool) -> None:
    client = create_app().test_client()
    page = client.get("/en/scenarios/events/subhash-declined", query_string={"seat": seat, "step": 1}).text
    assert ("Kappa" in page) == shown
    links = page.partition('<nav class="seats"')[2].partition("</nav>")[0]
    assert links.count("<a ") == 3 and links.count('aria-current="true"') == 1
    assert f'seat={seat}"' in links.partition('aria-current="true"')[0] or not seat
    data = client.get("/en/scenarios/events/subhash-declined.json", query_string={"seat": seat}).get_json()
    assert data["seat"] == seat


def test_steps_stay_at_the_seat() -> None:
    page = create_app().test_client().get("/en/scenarios/events/subhash-declined?seat=Ninette&step=2").text
    links = re.findall(r'href="(\?step=[^"]*)"', page.partition("<main")[2].partition('id="moves"')[2])
    assert links and all("seat=Ninette" in link for link in links)


@pytest.mark.parametrize("seat", ["Nobody", "lithium", "<script>", "x" * 3000])
def test_a_seat_that_is_not_there_is_not_found(seat: str) -> None:
    answer = create_app().test_client().get("/fr/scenarios/objects/anchored", query_string={"seat": seat})
    assert answer.status_code == 404
    assert "seat=Lithium" in answer.text
    assert "<script>alert" not in answer.text and len(answer.text) < 20_000


def test_a_twin_stands_below_with_what_is_different(client: FlaskClient) -> None:
    page = client.get("/en/scenarios/reactions/kuwat").text
    twin = page.partition('<section class="twin"')[2].partition("</section>")[0]
    assert '<h3 id="twin-1">But if Haven is gone</h3>' in twin
    assert "<del>Landmarks: Haven</del> <ins>Landmarks: empty</ins>" in twin
    assert 'href="?step=4#stage"' in twin
    data = client.get("/en/scenarios/reactions/kuwat.json").get_json()
    assert data["twins"][0]["changed"] == [
        {"player": "Lithium", "before": "Landmarks: Haven", "after": "Landmarks: empty"}
    ]
    assert [step["number"] for step in data["twins"][0]["steps"]] == [4]


def test_a_step_of_a_twin_is_shown_with_the_board_of_the_twin(client: FlaskClient) -> None:
    page = client.get("/en/scenarios/reactions/kuwat?step=4").text
    assert "But if Haven is gone</span> · Step 1 of 1" in page
    assert 'rel="prev" class="button"' not in page and 'rel="next" class="button"' not in page


def test_the_adventure_is_drawn_with_its_terrains_and_said_in_words() -> None:
    client = create_app().test_client()
    drawn = client.get("/en/scenarios/day/one-region?step=3").get_data(as_text=True)
    (after,) = (re.sub(r"<[^>]+>", "", one) for one in drawn.split('<ol class="regions"')[1:])
    standing = re.compile(r"(\w+ \w+|\w+ \d): ([\w, ]+)\.[^:]*Lithium, Hero Expedition(, no longer here)?\.")
    assert standing.findall(after)[:2] == [
        ("Hero Region", "Forest, Mountain, Water", ", no longer here"),
        ("region 1", "Forest", ""),
    ]


def test_a_face_of_the_adventure_that_nobody_sees_is_not_told() -> None:
    page = create_app().test_client().get("/en/scenarios/zones/face-down-tumult").get_data(as_text=True)
    hidden = re.findall(r"region \d: (?:(?!</span>).)*face down", page, re.DOTALL)
    assert hidden
    assert not any("Forest" in one for one in hidden)


BOTH = "cards/nothing-left-to-draw"
ALONE = "vocabulary/scout"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_scenario_is_shown_by_each_edition_that_it_names(whole: Flask, language: str) -> None:
    client = whole.test_client()
    page = client.get(f"/{language}/scenarios/{BOTH}").text
    choice = page.partition('<nav class="seats by-edition"')[2].partition("</nav>")[0]
    (own, other) = re.findall(r'<a href="([^"]*)"( aria-current="true")?>', choice)
    assert own == (f"/{language}/scenarios/{BOTH}", ' aria-current="true"')
    assert other == (f"/{language}/scenarios/{BOTH}?edition=5.0", "")
    page = client.get(f"{other[0]}&step=5").text
    assert "/rules/5.0/" not in client.get(own[0][0]).text.partition('id="compared"')[0].partition("<main")[2]
    assert f'href="/{language}/rules/5.0/' in page.partition('id="compared"')[0]
    steps = re.findall(r'href="(\?step=[^"]*)"', page)
    assert steps and all("edition=5.0" in link for link in steps)
    for endpoint in ("seat=Lithium", "why=2"):
        assert "edition=5.0" in client.get(f"{other[0]}&{endpoint}").text.partition('id="moves"')[2]


def test_a_scenario_as_data_by_each_edition(whole: Flask) -> None:
    client = whole.test_client()
    own, other = (client.get(f"/en/scenarios/{BOTH}.json{asked}").get_json() for asked in ("", "?edition=5.0"))
    assert (own["edition"], other["edition"], own["editions"]) == ("1.0", "5.0", ["1.0", "5.0"])
    assert own["elsewhere"][0]["steps"] == other["steps"]
    assert own["twins"][0]["ruling"]["edition"] == "1.0" and other["twins"][0]["ruling"]["edition"] == "5.0"
    assert own["compared"] == other["compared"]
    assert [form["alike"] for form in own["compared"]["forms"]] == [True, False]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_other_edition_would_say_stands_on_the_page(whole: Flask, language: str) -> None:
    client = whole.test_client()
    for path in (BOTH, ALONE):
        page = client.get(f"/{language}/scenarios/{path}").text.partition('<section class="compared"')[2]
        told = client.get(f"/{language}/scenarios/{path}.json").get_json()["compared"]
        part = re.sub(r"<[^>]+>", "", page.partition("</section>")[0])
        for form in told["forms"]:
            assert form["title"] in html.unescape(part)
            for side in form["sides"]:
                assert re.split("[“«{]", side["text"])[0] in html.unescape(part)
    assert "by-edition" not in client.get(f"/{language}/scenarios/{ALONE}").text
    assert 'id="compared"' not in client.get(f"/{language}/scenarios/{BOTH}?seat=Lithium").text


@pytest.mark.parametrize(("path", "edition"), [(BOTH, "9.9"), (BOTH, "<script>"), (ALONE, "1.0"), (BOTH, "5" * 3000)])
def test_an_edition_that_a_scenario_does_not_name_is_not_found(whole: Flask, path: str, edition: str) -> None:
    client = whole.test_client()
    for end in ("", ".json", ".png"):
        answer = client.get(f"/en/scenarios/{path}{end}", query_string={"edition": edition})
        assert answer.status_code == 404
        assert "<script>" not in answer.text.partition("<main")[2] and len(answer.text) < 20_000
    assert "?edition=5.0" in client.get(f"/en/scenarios/{path}", query_string={"edition": edition}).text
