"""The front door and the addresses beside it."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

from judge.law.book import book
from judge.messages import Language


@pytest.mark.parametrize(
    ("accepted", "leads"), [("fr-FR,fr;q=0.9,en;q=0.5", "/fr/"), ("en-GB", "/en/"), ("de", "/en/"), ("", "/en/")]
)
def test_the_door_speaks_the_browsers_language(client: FlaskClient, accepted: str, leads: str) -> None:
    answer = client.get("/", headers={"Accept-Language": accepted})
    assert (answer.status_code, answer.headers["Location"]) == (302, leads)
    assert "Accept-Language" in answer.headers["Vary"]


@pytest.mark.parametrize(("language", "words"), [("en", "What do the rules say?"), ("fr", "Que disent les règles")])
def test_home_leads_to_rules_scenarios_and_glossary(client: FlaskClient, language: str, words: str) -> None:
    page = client.get(f"/{language}/").text
    assert words in page
    assert f'<html lang="{language}">' in page
    for way in ("rules", "scenarios", "glossary", "rules/1.0/2", "scenarios/reactions/kuwat", "glossary#aggro"):
        assert f'href="/{language}/{way}"' in page


@pytest.mark.parametrize(
    ("language", "words"), [("en", "at the desk you choose the edition"), ("fr", "on choisit l’édition")]
)
def test_home_says_which_edition_is_played_and_how_another_is_chosen(
    client: FlaskClient, language: Language, words: str
) -> None:
    door = re.sub(r"\s+", " ", client.get(f"/{language}/").text)
    assert f"{book('1.0').title[language]}. " in door and words in door


def test_health(client: FlaskClient) -> None:
    answer = client.get("/healthz")
    assert answer.status_code == 200
    assert answer.text.startswith("ok ")
    assert answer.headers["Cache-Control"] == "no-store"


def test_icon_and_robots(client: FlaskClient) -> None:
    assert client.get("/favicon.ico").headers["Location"].startswith("/static/icon.svg")
    assert "Disallow" in client.get("/robots.txt").text


PLACES = (
    *(
        "/en/",
        "/fr/rules/1.0/2.1.c",
        "/en/scenarios/reactions/kuwat",
        "/en/scenarios/reactions/kuwat?step=2",
        "/en/cards",
    ),
    *("/fr/desk", "/en/learn", "/en/learn/mana", "/en/learn/today", "/fr/decks", "/en/coverage", "/en/glossary"),
)


@pytest.mark.parametrize("path", PLACES)
def test_nobody_has_searched_yet(client: FlaskClient, path: str) -> None:
    found = re.search(r'<input id="q"[^>]* value="([^"]*)"', client.get(path, follow_redirects=True).text)
    assert found and found[1] == ""
