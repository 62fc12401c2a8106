"""The glossary and the table of terms."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from judge.law.book import book
from judge.messages import LANGUAGES, Language


@pytest.mark.parametrize(("language", "mark"), [("en", "not a rule"), ("fr", "pas une règle")])
def test_entries_are_marked_as_no_rules(client: FlaskClient, language: str, mark: str) -> None:
    page = client.get(f"/{language}/glossary").text
    entries = book("1.0").texts["en"].entries
    assert page.count(f">{mark}</span>") == len(entries) - 1
    for key in entries:
        assert f'id="{key}"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_the_rules_have_too_leads_to_its_rule(client: FlaskClient, language: Language) -> None:
    page = client.get(f"/{language}/glossary/5.0").text
    for key, number in (("gift", "7.3.29"), ("scout", "7.4.5"), ("control", ""), ("aggro", "")):
        heading = page.partition(f'id="{key}"')[2].partition("</h3>")[0]
        assert ("not-a-rule" in heading) == (not number), key
        assert f'href="/{language}/rules/5.0/{number}" data-rule' in heading or not number, key


def test_terms_lead_to_their_definitions(client: FlaskClient) -> None:
    page = client.get("/fr/glossary").text
    for term in book("1.0").terms:
        assert f'href="/fr/rules/1.0/{term.article}"' in page


def test_the_glossary_as_data(client: FlaskClient) -> None:
    data = client.get("/fr/glossary.json").get_json()
    assert {one["key"] for one in data["entries"]} == set(book("1.0").texts["fr"].entries)
    assert all(one["rule"] is False for one in data["entries"])
    assert len(data["terms"]) == len(book("1.0").terms)


def test_each_edition_has_its_glossary(client: FlaskClient) -> None:
    for edition in ("1.0", "5.0"):
        page = client.get(f"/fr/glossary/{edition}").text
        assert (
            f'<link rel="alternate" type="application/json" href="https://judge.example/fr/glossary/{edition}.json"'
            in page
        )
        assert book(edition).title["fr"] in page
        data = client.get(f"/en/glossary/{edition}.json").get_json()
        assert data["edition"] == edition
        assert len(data["terms"]) == len(book(edition).terms)
    assert 'href="/fr/rules/5.0/2.4.3"' in client.get("/fr/glossary/5.0").text
    assert client.get("/fr/glossary/9.9").status_code == 404
