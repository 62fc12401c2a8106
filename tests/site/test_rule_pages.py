"""The rule book in the browser."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

from judge.law.book import book
from judge.telling.shelf import ScenarioShelf

KEYS = ["number", "edition", "language", "section", "text", "remarks", "examples", "notes", "source"]
LISTS = ["remarks", "examples", "notes", "cites", "cited_by", "scenarios"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_article_and_section_has_its_page(client: FlaskClient, language: str) -> None:
    law = book("1.0")
    for number in [*law.numbers[::12], *list(law.texts["en"].sections)[::7]]:
        answer = client.get(f"/{language}/rules/1.0/{number}")
        assert answer.status_code == 200, number
        assert number in answer.text


def test_every_article_can_be_drawn_and_holds_no_stray_marks(client: FlaskClient) -> None:
    law = book("1.0")
    for language in ("en", "fr"):
        for section in law.texts[language].sections.values():
            if section.level == 1:
                page = client.get(f"/{language}/rules/1.0/{section.number}")
                assert page.status_code == 200
                shown = re.sub(r"<[^>]*>", "", page.text)
                assert not re.search(r"\{[A-Z0-9]\}|\[\d\.\d", shown), section.number


def test_an_article_shows_its_text_its_quotes_and_the_other_language(client: FlaskClient) -> None:
    page = client.get("/en/rules/1.0/2.1.c").text
    law = book("1.0")
    assert "No object ever changes" in page
    assert 'lang="fr"' in page
    assert "Exemple" in page
    for number in law.cited_by("2.1.c"):
        assert f'href="/en/rules/1.0/{number}" data-rule="{number}"' in page
    assert '<a rel="prev" href="/en/rules/1.0/2.1.b">' in page
    assert '<a rel="next" href="/en/rules/1.0/2.1.d">' in page
    assert law.title["en"] in page
    assert law.later["en"] in page
    assert 'href="/en/scenarios/reactions/kuwat"' in page


def test_the_permanent_address_names_its_edition_and_is_the_one_to_copy(client: FlaskClient) -> None:
    page = client.get("/en/rules/1.0/2.1.c").text
    assert '<link rel="canonical" href="https://judge.example/en/rules/1.0/2.1.c">' in page
    assert 'rel="bookmark" href="https://judge.example/en/rules/1.0/2.1.c"' in page
    assert '<link rel="alternate" hreflang="fr" href="https://judge.example/fr/rules/1.0/2.1.c">' in page
    assert client.get("/en/rules/1.0/2.1.c").status_code == 200


def test_a_number_that_no_source_gives_is_shown_as_inferred(client: FlaskClient) -> None:
    inferred = [article.number for article in book("1.0").texts["en"].articles.values() if article.inferred]
    if not inferred:
        pytest.skip("the edition has no inferred number")
    assert "number inferred" in client.get(f"/en/rules/1.0/{inferred[0]}").text
    assert "numéro déduit" in client.get(f"/fr/rules/1.0/{inferred[0]}").text


def test_a_section_shows_all_its_articles_with_anchors(client: FlaskClient) -> None:
    page = client.get("/fr/rules/1.0/2.1").text
    for article in book("1.0").section("2.1", "fr").articles:
        assert f'id="{article.number}"' in page
    parts = client.get("/en/rules/1.0/2.2").text
    assert 'id="2.2.1"' in parts
    assert 'id="2.2.1.a"' in parts


@pytest.mark.parametrize(
    ("typed", "meant"), [("2.1c", "2.1.c"), ("2.1.C", "2.1.c"), ("rule 2.1.c", "2.1.c"), ("2,1", "2.1")]
)
def test_a_number_in_another_shape_leads_to_its_address(client: FlaskClient, typed: str, meant: str) -> None:
    answer = client.get(f"/en/rules/{typed}")
    assert (answer.status_code, answer.headers["Location"]) == (302, f"/en/rules/1.0/{meant}")
    assert client.get(f"/en/rules/5.0/{typed}").headers["Location"] == f"/en/rules/5.0/{meant}"


def test_an_unknown_article_offers_the_nearest(client: FlaskClient) -> None:
    answer = client.get("/fr/rules/1.0/2.1.z")
    assert answer.status_code == 404
    assert 'href="/fr/rules/1.0/2.1.' in answer.text
    assert "Il n’y a pas de 2.1.z" in answer.text
    assert client.get("/en/rules/0.9/2.1.c").status_code == 404


def test_an_article_as_data(client: FlaskClient) -> None:
    data = client.get("/en/rules/1.0/2.1.c.json").get_json()
    assert [key for key in data if key in KEYS] == KEYS
    assert all(isinstance(data[name], list) for name in LISTS)
    assert data == client.get("/en/rules/1.0/2.1.c.json").get_json()
    assert data["scenarios"] == ["reactions/kuwat", "wrong"]
    assert "2.1.e" in data["cites"]
    page = client.get("/en/rules/1.0/2.1.c").text
    assert '<link rel="alternate" type="application/json" href="https://judge.example/en/rules/1.0/2.1.c.json"' in page


def test_sections_and_the_contents_as_data(client: FlaskClient) -> None:
    section = client.get("/fr/rules/1.0/2.1.json").get_json()
    assert [article["number"] for article in section["articles"]] == [
        article.number for article in book("1.0").section("2.1", "fr").articles
    ]
    contents = client.get("/en/rules.json").get_json()
    assert [one["number"] for one in contents["sections"]] == list(book("1.0").texts["en"].sections)
    assert contents == client.get("/en/rules/1.0.json").get_json()
    missing = client.get("/en/rules/1.0/2.1.z.json")
    assert missing.status_code == 404
    assert missing.get_json()["nearest"]


def test_a_preview_is_a_few_lines(client: FlaskClient) -> None:
    words = client.get("/en/previews/1.0/2.1.c").text
    assert "No object ever changes" in words
    assert "<html" not in words
    definition = client.get("/en/previews/1.0/2.4.6").text
    assert "2.4.6.a" in definition and "and 3 more articles" in definition
    assert client.get("/en/previews/1.0/9.9.z").status_code == 404


def test_an_article_shows_how_far_it_is_played(client: FlaskClient) -> None:
    assert 'class="badge state-' in client.get("/en/rules/1.0/2.1.c").text


def test_an_article_does_not_wait_for_scenarios_that_are_being_played_and_is_whole_afterwards(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(ScenarioShelf, "is_being_told", True)
        patch.setattr(ScenarioShelf, "entries", property(lambda _: pytest.fail("it waits for the scenarios")))
        early = client.get("/fr/rules/5.0/7.5.2.b").text
    later = client.get("/fr/rules/5.0/7.5.2.b").text
    assert "pour la première fois" in early and 'class="badge state-' not in early
    assert "pour la première fois" not in later and 'class="badge state-' in later


def test_a_pasted_link_unfolds_into_words(client: FlaskClient) -> None:
    page = client.get("/en/rules/1.0/1.1.6.h").text
    summary = re.search(r'property="og:description" content="([^"]*)"', page)
    assert summary and "Exhaust me" in summary[1]
    assert not re.search(r"\{|\[|\*\*", summary[1])
