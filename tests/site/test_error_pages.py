"""What is said when something is not there or not allowed."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from judge.finder import Finder
from judge.site import create_app


@pytest.mark.parametrize("path", ["/de/", "/de/rules", "/nothing", "/en/nothing", "/en/rules/1.0/2.1.c/x"])
def test_unknown_addresses(client: FlaskClient, path: str) -> None:
    answer = client.get(path, headers={"Accept-Language": "en"})
    assert answer.status_code == 404
    assert 'class="offers"' in answer.text


def test_an_unknown_language_offers_the_known_ones(client: FlaskClient) -> None:
    answer = client.get("/de/rules", headers={"Accept-Language": "fr"})
    assert 'href="/en/"' in answer.text
    assert 'href="/fr/"' in answer.text
    assert "Il n’y a pas de page" in answer.text


def test_other_methods_are_refused(client: FlaskClient) -> None:
    answer = client.post("/en/search", data="x" * 100)
    assert answer.status_code == 405
    assert "GET" in answer.headers["Allow"] and "only answers to reading" in answer.text
    for sent in (client.get("/en/desk/link.json"), client.put("/en/desk/link.json")):
        assert sent.status_code == 405 and "what is sent to it" in sent.get_json()["error"]


def test_an_address_that_is_read_and_sent_to_does_not_claim_to_be_for_reading_alone(client: FlaskClient) -> None:
    answer = client.put("/en/desk")
    assert answer.status_code == 405 and {"GET", "POST"} <= set(answer.headers["Allow"].split(", "))
    assert "This request cannot be understood." in answer.text and "only answers" not in answer.text


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/fr/cards/ALT_NOPE", "Aucune carte ne s’appelle «\u00a0ALT_NOPE\u00a0»."),
        ("/fr/search?q=" + "x" * 300, "La recherche compte 300 caractères\u00a0; écrivez-en 200 au plus."),
        ("/fr/desk?s=xxx", "Ce lien est abîmé"),
    ],
)
def test_what_went_wrong_is_a_sentence(client: FlaskClient, path: str, said: str) -> None:
    heading = client.get(path).text.partition("<h1>")[2].partition("</h1>")[0]
    assert heading.startswith(said) and heading.endswith(".") and not heading.endswith("..")


def test_long_addresses_are_refused(client: FlaskClient) -> None:
    assert client.get("/en/rules/" + "9" * 1000).status_code == 414
    assert client.get("/en/search?q=" + "x" * 200_000).status_code == 414


@pytest.mark.parametrize(
    "path", ["/en/rules/\x00", "/en/rules/%ff%fe", "/en/rules/<b>", "/fr/rules/’", "/en/rules/%0d%0aX:y"]
)
def test_odd_addresses_are_not_found_and_are_escaped(client: FlaskClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "<b>" not in answer.text


def test_a_broken_page_says_so_calmly() -> None:
    def find(edition: str) -> Finder:
        raise RuntimeError("the secret reason")

    app = create_app(public_url="", finder=find)
    app.logger.disabled = True
    answer = app.test_client().get("/en/search?q=boost")
    assert answer.status_code == 500
    assert "Something broke on our side" in answer.text
    assert "secret" not in answer.text
