"""One address a page, and the way there from those that are nearly right."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient


@pytest.mark.parametrize(
    ("typed", "leads"),
    [
        ("/en", "/en/"),
        ("/en/rules/", "/en/rules"),
        ("/fr/rules/1.0/2.1.c/", "/fr/rules/1.0/2.1.c"),
        ("/en/rules/1.0/2.1/", "/en/rules/1.0/2.1"),
        ("/en/scenarios/reactions/kuwat/", "/en/scenarios/reactions/kuwat"),
        ("/en/search/?q=a+b%26c&kind=rule", "/en/search?q=a+b%26c&kind=rule"),
    ],
)
def test_a_slash_too_many_or_too_few_leads_to_the_page(client: FlaskClient, typed: str, leads: str) -> None:
    answer = client.get(typed)
    assert (answer.status_code, answer.headers["Location"]) == (308, leads)
    assert client.get(leads).status_code == 200


@pytest.mark.parametrize(
    "typed", ["/en//evil.example/", "/en/%0d%0aSet-Cookie:x/", "/en/rules/1.0/2.1.z/", "/evil.example/"]
)
def test_no_other_slash_leads_anywhere(client: FlaskClient, typed: str) -> None:
    assert client.get(typed).status_code == 404


@pytest.mark.parametrize("typed", ["/de/rules/2.1.c", "/rules/2.1.c", "/EN/rules/2.1.c"])
def test_an_unknown_language_offers_the_same_page_in_those_it_has(client: FlaskClient, typed: str) -> None:
    answer = client.get(typed)
    assert answer.status_code == 404
    assert 'href="/en/rules/2.1.c"' in answer.text
    assert 'href="/fr/rules/2.1.c"' in answer.text


@pytest.mark.parametrize("typed", ["/de/rules/9.9.z", "/de/scenarios/nothing", "/de/rules/8.0/2.1.c", "/de/"])
def test_an_unknown_language_offers_nothing_that_is_not_there(client: FlaskClient, typed: str) -> None:
    answer = client.get(typed + ".json").get_json() if not typed.endswith("/") else None
    assert answer is None or answer["nearest"] == ["/en/", "/fr/"]
    assert 'class="offers"' in client.get(typed).text


def test_an_unknown_edition_offers_the_rule_in_the_known_ones(client: FlaskClient) -> None:
    assert "/en/rules/1.0/2.1.c" in client.get("/en/rules/4.0/2.1.c.json").get_json()["nearest"]
    assert "/en/rules/1.0/2.1.c" in client.get("/en/rules/2.1/c.json").get_json()["nearest"]
    assert client.get("/en/rules/4.0/nothing.json").get_json()["nearest"] == [
        "/en/rules/1.0",
        "/en/rules/5.0",
    ]


def test_home_as_data(client: FlaskClient) -> None:
    data = client.get("/fr.json").get_json()
    assert (data["edition"], data["language"]) == ("1.0", "fr")
    for name, address in data["addresses"].items():
        assert client.get(address + ("?q=jeton" if name == "search" else "")).status_code == 200
    assert 'type="application/json" href="https://judge.example/fr.json"' in client.get("/fr/").text
