"""The search in the browser."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient


def test_results_lead_to_their_articles_with_the_words_marked(client: FlaskClient) -> None:
    page = client.get("/en/search?q=fleeting+character")
    assert page.status_code == 200
    assert "<mark>Fleeting</mark>" in page.text
    assert 'href="/en/rules/1.0/2.4.6' in page.text
    assert '<meta name="robots" content="noindex">' in page.text


def test_without_a_query_the_form_stands_alone(client: FlaskClient) -> None:
    page = client.get("/fr/search")
    assert page.status_code == 200
    assert 'role="search"' in page.text


def test_a_number_leads_straight_to_its_rule(client: FlaskClient) -> None:
    assert client.get("/en/search?q=rule+2.1c").headers["Location"] == "/en/rules/1.0/2.1.c"
    assert client.get("/fr/search?q=2.1").headers["Location"] == "/fr/rules/1.0/2.1"


def test_filters(client: FlaskClient) -> None:
    data = client.get("/en/search.json?q=boost&kind=example&limit=5").get_json()
    assert {one["kind"] for one in data["results"]} == {"example"}
    data = client.get("/en/search.json?q=boost&chapter=2").get_json()
    assert {one["number"][0] for one in data["results"]} == {"2"}
    page = client.get("/en/search?q=boost&chapter=2&kind=rule").text
    assert page.count('aria-current="true"') == 3


def test_results_as_data(client: FlaskClient) -> None:
    data = client.get("/fr/search.json?q=fugace&limit=3").get_json()
    assert {"query", "language", "corrected", "results"} <= set(data)
    assert (data["query"], data["language"], len(data["results"])) == ("fugace", "fr", 3)
    assert {"number", "kind", "title", "excerpt", "score"} <= set(data["results"][0])
    assert "<mark>" in data["results"][0]["excerpt"]
    assert data["results"][0]["address"].startswith("/fr/rules/")


def test_a_rule_of_both_editions_stands_once_the_other_named_beside_it(client: FlaskClient) -> None:
    data = client.get("/en/search.json?q=expedition+token+ceases").get_json()
    assert data["edition"] == "1.0"
    first = data["results"][0]
    assert (first["edition"], first["number"]) == ("1.0", "2.1.d")
    assert first["also"] == [{"edition": "5.0", "number": "2.1.e", "address": "/en/rules/5.0/2.1.e"}]
    rules = [(one["edition"], one["number"]) for one in data["results"] if one["kind"] == "rule"]
    beside = [(other["edition"], other["number"]) for one in data["results"] for other in one["also"]]
    assert not set(rules) & set(beside)
    page = client.get("/fr/search?q=jeton").text
    assert '<a href="/fr/rules/5.0/' in page
    assert "Édition\xa05.0" in page or "Édition 5.0" in page


@pytest.mark.parametrize("word", ["ascended", "gear", "cooldown", "scout"])
def test_what_only_the_other_edition_has_is_named_by_it(client: FlaskClient, word: str) -> None:
    first = client.get(f"/en/search.json?q={word}").get_json()["results"][0]
    assert first["edition"] == "5.0"
    assert first["address"] == f"/en/rules/5.0/{first['number']}"
    assert client.get(first["address"]).status_code == 200
    assert '<span class="badge edition">Edition 5.0</span>' in client.get(f"/en/search?q={word}").text


def test_only_one_edition(client: FlaskClient) -> None:
    for edition in ("1.0", "5.0"):
        data = client.get(f"/en/search.json?q=fleeting&edition={edition}").get_json()
        assert data["edition"] == edition
        assert {one["edition"] for one in data["results"]} == {edition}
        page = client.get(f"/en/search?q=fleeting&edition={edition}&kind=rule").text
        assert f"?q=fleeting&amp;chapter=2&amp;kind=rule&amp;edition={edition}" in page
    assert client.get("/en/search?q=2.1.c&edition=5.0").headers["Location"] == "/en/rules/5.0/2.1.c"
    assert client.get("/en/search.json?q=fleeting&edition=9.9").status_code == 404
    assert client.get("/en/search?q=fleeting&edition=" + "9" * 5_000).status_code in (404, 414)


def test_a_number_of_the_other_edition_alone_is_found_there(client: FlaskClient) -> None:
    data = client.get("/en/search.json?q=7.4.7.d").get_json()
    assert data["direct"] is None
    assert (data["results"][0]["edition"], data["results"][0]["number"]) == ("5.0", "7.4.7.d")
    assert data["notes"] == ["there is no 7.4.7.d in edition 1.0; edition 5.0 has it"]


def test_suggestions(client: FlaskClient) -> None:
    found = client.get("/en/suggest.json?q=fleet").get_json()
    assert found
    assert set(found[0]) == {"edition", "number", "title", "kind", "language", "text", "address"}
    assert found[0]["text"] and "<" not in found[0]["text"]
    assert not any("{" in one["text"] for one in client.get("/fr/suggest.json?q=symbole").get_json())
    assert client.get("/en/suggest.json?q=").get_json() == []
    assert client.get("/en/suggest.json", query_string={"q": "x" * 10_000}).get_json() == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "query",
    ["", "   ", "\x00\x07\u202e", "x" * 10_000, "é" * 10_000],
    ids=["empty", "blanks", "control", "long", "wide"],
)
def test_a_query_that_cannot_be_searched_is_refused_in_words(client: FlaskClient, language: str, query: str) -> None:
    assert client.get(f"/{language}/search", query_string={"q": query}).status_code == 422
    answer = client.get(f"/{language}/search.json", query_string={"q": query})
    assert answer.status_code in (400, 422) and answer.get_json()["error"]


@pytest.mark.parametrize(
    "query", ['"a AND (', "<script>alert(1)</script>", "a\x00b", "*", "NOT", "%00%ff", "{{7*7}}", "'; --", "'" * 150]
)
def test_odd_queries_are_only_words(client: FlaskClient, query: str) -> None:
    page = client.get("/en/search", query_string={"q": query})
    assert page.status_code == 200
    assert "<script>alert" not in page.text
    assert client.get("/en/search.json", query_string={"q": query}).status_code == 200


@pytest.mark.parametrize(
    ("options", "status"),
    [("limit=0", 400), ("limit=x", 400), ("limit=99999999999", 400), ("kind=cow", 400), ("chapter=99", 404)],
)
def test_unknown_options_are_refused(client: FlaskClient, options: str, status: int) -> None:
    assert client.get(f"/en/search?q=boost&{options}").status_code == status


def test_symbols_in_excerpts_are_drawn(client: FlaskClient) -> None:
    page = client.get("/en/search?q=kuwat").text
    assert 'aria-label="When I join"' in page
    assert "{J}" not in page


def test_a_card_comes_before_the_rules(client: FlaskClient) -> None:
    page = client.get("/fr/search?q=moonlight+jelyfish").text
    first = page.partition('<ol class="results">')[2].partition("</li>")[0]
    assert "kind-card" in first and "Méduse Lunaire" in first and "/fr/cards/ALT" in first
    data = client.get("/en/search.json?q=kuwat+disenter").get_json()
    assert data["card_first"] and data["cards"][0]["name"].startswith("Kuwat")
    assert client.get("/en/suggest.json?q=kuwa").get_json()[0]["kind"] == "card"


def test_a_word_of_the_rules_is_not_hidden_by_a_card(client: FlaskClient) -> None:
    assert "kind-card" not in client.get("/en/search?q=hand").text
    data = client.get("/en/search.json?q=hand").get_json()
    assert not data["card_first"] and "Helping Hand" in [card["name"] for card in data["cards"]]


def test_a_repair_is_told_and_can_be_undone(client: FlaskClient) -> None:
    page = client.get("/en/search?q=moring&kind=rule").text
    assert "searched for “morning” instead of “moring”" in page
    assert "?q=moring&amp;kind=rule&amp;literal=1" in page
    page = client.get("/en/search?q=moring&literal=1").text
    assert "instead of" not in page and "as it is typed" not in page
    assert "&amp;chapter=1&amp;literal=1" in page
    assert "« morning »" not in client.get("/fr/search?q=gigantesk").text


def test_nothing_is_said_to_be_missing_where_a_card_is_found(client: FlaskClient) -> None:
    page = client.get("/en/search?q=tinkerbell").text
    assert "Tinker Bell" in page and "nothing is found" not in page
