"""The edition that addresses without one mean: one setting, whatever it is."""

from __future__ import annotations

import re

import pytest

from judge.desk.sheet import blank
from judge.site import create_app
from judge.site.setting import Setting

BLANK = blank("en", "5.0")
BEFORE = "Links from before may mean edition 1.0, where this number is another rule:"
PAGES = (
    "rules",
    "rules.json",
    "rules/5.0/2.1.e",
    "rules/5.0/7.4",
    "rules/1.0/2.1.c",
    "glossary",
    "search?q=token",
    "suggest.json?q=tok",
    "coverage",
    "learn",
    "learn/day-sheet",
    "scenarios",
    "scenarios/format",
    "offline",
    "decks",
)


def test_the_environment_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(edition: str | None = None) -> str:
        setting: Setting = create_app(edition=edition).extensions["judge"]
        return setting.edition

    monkeypatch.delenv("JUDGE_EDITION", raising=False)
    assert chosen() == "5.0"
    monkeypatch.setenv("JUDGE_EDITION", "1.0")
    assert chosen() == "1.0"
    assert chosen("5.0") == "5.0"
    monkeypatch.setenv("JUDGE_EDITION", "9.9")
    with pytest.raises(KeyError, match=r"9\.9"):
        chosen()


def test_another_edition_may_be_chosen_for_the_whole_site() -> None:
    client = create_app(edition="1.0").test_client()
    for page in PAGES:
        assert client.get(f"/en/{page}").status_code == 200, page
    assert "Edition 1.0" in client.get("/en/rules").text
    assert client.get("/en/rules/2.1.e").headers["Location"] == "/en/rules/1.0/2.1.e"
    assert client.get("/en/glossary.json").get_json()["edition"] == "1.0"
    found = client.get("/en/search.json?q=token+ceases+to+exist").get_json()
    assert (found["edition"], found["results"][0]["edition"]) == ("1.0", "1.0")
    assert found["results"][0]["also"][0]["edition"] == "5.0"
    assert found["results"][0]["also"][0]["address"].startswith("/en/rules/5.0/")


def test_the_usual_edition_is_that_which_people_play() -> None:
    client = create_app().test_client()
    for page in PAGES:
        assert client.get(f"/en/{page}").status_code == 200, page
    assert "Edition 5.0" in client.get("/en/rules").text
    assert client.get("/en/glossary.json").get_json()["edition"] == "5.0"
    sheet = client.get("/en/learn/day-sheet").text
    assert 'href="/en/rules/5.0/4.2.5.d"' in sheet and 'href="/en/rules/1.0/' not in sheet
    found = client.get("/en/search.json?q=token+ceases+to+exist").get_json()
    assert (found["edition"], found["results"][0]["edition"]) == ("5.0", "5.0")
    assert "- Rules: 5.0" in client.get("/en/desk").text
    assert "Edition 5.0" in client.get("/en/").text


@pytest.mark.parametrize("shape", ["", ".json"])
@pytest.mark.parametrize(
    ("number", "edition"), [("2.1.e", "5.0"), ("7.4", "5.0"), ("2", "5.0"), ("6.4.g", "1.0"), ("5.4.a", "5.0")]
)
def test_a_number_without_an_edition_leads_to_one(number: str, edition: str, shape: str) -> None:
    answer = create_app().test_client().get(f"/fr/rules/{number}{shape}")
    assert (answer.status_code, answer.headers["Location"]) == (302, f"/fr/rules/{edition}/{number}{shape}")
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (
            "2.1.e",
            f"{BEFORE} 2.1.e. Here that rule is 2.1.f.",
        ),
        (
            "5.4.a",
            f"{BEFORE} 5.4.a. This edition no longer has that rule.",
        ),
        ("2.1.b", ""),
        ("7.4.4.j", ""),
    ],
)
def test_a_number_that_was_another_rule_says_so(number: str, said: str) -> None:
    client = create_app().test_client()
    page = client.get(f"/en/rules/5.0/{number}").text
    told = re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", page.partition('<p class="namesake">')[2].partition("</p>")[0]))
    assert told == said
    data = client.get(f"/en/rules/5.0/{number}.json").get_json()["namesakes"]
    assert [one["number"] for one in data] == ([number] if said else [])
    assert "namesake" not in client.get("/en/rules/1.0/2.1.e").text


def test_a_link_and_a_file_without_an_edition_keep_the_first_one() -> None:
    client = create_app(limit=0).test_client()
    old = BLANK.replace("- Rules: 5.0\n", "")
    data = client.post("/en/desk/situation.json", json={"text": old}).get_json()
    assert data["edition"] == "1.0"
    assert "names no edition of the rules, so 1.0 holds" in data["mended"][0]["message"]
    new = client.post("/fr/desk/situation.json", json={"text": BLANK}).get_json()
    assert (new["edition"], new["mended"]) == ("5.0", [])


def test_a_scenario_is_taken_to_the_desk_by_the_edition_that_is_shown() -> None:
    client, address = create_app().test_client(), "/en/desk?from=playing/tough-unpaid"
    shown = client.get("/en/scenarios/playing/tough-unpaid?edition=5.0").text
    assert f'href="{address}&amp;edition=5.0"' in shown
    assert f'href="{address}"' in client.get("/en/scenarios/playing/tough-unpaid").text
    first, later = (client.get(f"{address}{edition}").text for edition in ("", "&edition=5.0"))
    assert "3. Lithium declines to pay" in first and "## Under 5.0" in first
    assert "- Rules: 5.0" in later and "2. Lithium targets Parvati" in later
    assert "3. Lithium declines to pay" not in later and "## Under 5.0" not in later
    assert client.get(f"{address}&edition=9.9").status_code == 404
