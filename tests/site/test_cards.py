"""The cards in the browser: leafed through, one by one in both languages, by hostile hands too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from judge.cards.collection import Collection
from judge.cards.importing import import_cards
from judge.site import create_app

KUWAT = "ALT_CORE_B_YZ_15_C"
MAKER: dict[str, Any] = {
    "id": "ALT_TEST_B_AX_901_C",
    "rarity": "COMMON",
    "faction": "AX",
    "type": "CHARACTER",
    "subtypes": ["ENGINEER"],
    "hand": 7,
    "reserve": 1,
    "forest": 1,
    "mountain": 2,
    "water": 0,
    "name": {"en": "Élan Maker", "fr": "Faiseuse d’Élan"},
    "text": {"en": "{J} Draw a card.", "fr": "{J} Piochez deux cartes."},
}


def bring_in(folder: Path, *cards: dict[str, Any]) -> None:
    path = folder / "cards.jsonl"
    path.write_text("".join(f"{json.dumps(card)}\n" for card in cards), encoding="utf-8")
    import_cards(path, path.name)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_shelf_has_every_card_on_its_pages(client: FlaskClient, language: str) -> None:
    first = client.get(f"/{language}/cards.json").get_json()
    assert first["count"] == len(Collection.shipped())
    ids = [
        card["id"]
        for page in range(1, first["pages"] + 1)
        for card in client.get(f"/{language}/cards.json?page={page}").get_json()["cards"]
    ]
    assert sorted(ids) == sorted(card.id for card in Collection.shipped())
    page = client.get(f"/{language}/cards").text
    assert all(f'href="/{language}/cards/{card["id"]}"' in page for card in first["cards"])
    assert 'rel="next"' in page and 'rel="prev"' not in page


@pytest.mark.parametrize(
    ("asked", "fits"),
    [
        ("q=dissident", lambda card: "dissident" in card["name"]["fr"].lower()),
        ("q=MEDUSE+lunaire", lambda card: card["name"]["fr"] == "Méduse Lunaire"),
        ("type=spell", lambda card: card["type"] == "SPELL"),
        ("faction=YZ&cost=4", lambda card: (card["faction"], card["hand"]) == ("YZ", 4)),
        ("keyword=gigantic", lambda card: "Gigantic" in card["text"]["en"] + card["support"]["en"]),
        ("keyword=in+contact&faction=LY", lambda card: "[In Contact" in card["text"]["en"] + card["support"]["en"]),
        ("understood=yes&type=hero", lambda card: card["type"] == "HERO" and card["understood"]),
    ],
)
def test_cards_are_chosen(client: FlaskClient, asked: str, fits: Any) -> None:
    found = client.get(f"/en/cards.json?{asked}").get_json()
    assert found["count"] > 0
    assert all(fits(card) for card in found["cards"])
    assert client.get(f"/fr/cards?{asked}").status_code == 200


@pytest.mark.parametrize("language", ["en", "fr"])
def test_cards_are_searched_for_by_a_query(client: FlaskClient, language: str) -> None:
    query = 't:character c<=3 -r:rare o:"draw a card"'
    data = client.get(f"/{language}/cards.json", query_string={"q": query}).get_json()
    assert data["count"] > 0 and all(card["hand"] <= 3 and card["rarity"] == "COMMON" for card in data["cards"])
    page = client.get(f"/{language}/cards", query_string={"q": query, "faction": "YZ"}).text
    assert "t:character c&lt;=3 -r:rare o:&#34;draw a card&#34; f:YZ" in page
    explained = client.get(f"/{language}/cards/search").text
    assert f'href="/{language}/cards?q=' in explained and "<code>c&lt;=3</code>" in explained


def test_a_query_that_cannot_be_answered_is_explained_beside_the_form(client: FlaskClient) -> None:
    answer = client.get("/en/cards?q=t:charcter")
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text and "did you mean character" in answer.text
    assert 'value="t:charcter"' in answer.text and "/en/cards/search" in answer.text
    data = client.get("/fr/cards.json?q=t:charcter")
    assert data.status_code == 400 and "vouliez-vous dire" in data.text


def test_a_card_that_is_not_known_leads_to_writing_it(client: FlaskClient) -> None:
    assert 'href="/en/desk">Write a card at the desk' in client.get("/en/cards?q=zorglub").text
    answer = client.get("/fr/cards/Zorglub")
    assert answer.status_code == 404 and 'href="/fr/desk"' in answer.text.partition("<main")[2]


def test_a_choice_is_carried_to_the_next_page_and_the_other_language(client: FlaskClient) -> None:
    page = client.get("/en/cards?type=character&understood=yes").text
    assert 'href="/en/cards?type=character&amp;understood=yes&amp;page=2"' in page
    assert 'href="/fr/cards?type=character&amp;understood=yes"' in page
    untouched = client.get("/en/cards?q=&type=&faction=&cost=&keyword=&understood=yes").text
    assert 'href="/en/cards.json?understood=yes"' in untouched


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/en/cards?type=emperor", 400),
        ("/en/cards?cost=-1", 400),
        ("/en/cards?cost=%F0%9F%98%80", 400),
        ("/en/cards?page=0", 404),
        ("/en/cards?page=99999999999999999999", 404),
        ("/en/cards?q=" + "x" * 5_000, 400),
        ("/en/cards?q=%3Cscript%3E%5B%28", 200),
        ("/en/cards/%3Cscript%3E", 404),
        ("/en/cards/ALT_CORE_B_YZ_15_X", 404),
        ("/en/cards/" + "x" * 80 + ".json", 404),
    ],
)
def test_bad_addresses_are_refused(client: FlaskClient, path: str, status: int) -> None:
    answer = client.get(path)
    assert answer.status_code == status
    assert "<script>" not in answer.text.partition("<main")[2]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_has_a_page(client: FlaskClient, language: str) -> None:
    page = client.get(f"/{language}/cards/{KUWAT}").text
    main = page.partition("<main")[2].partition("</main>")[0]
    assert "Kuwat, the Dissenter" in main and "Kuwat, le Dissident" in main
    assert f'href="/{language}/rules/1.0/7.3.19"' in main
    assert "#join" in main
    assert f'href="/{language}/cards/ALT_CORE_B_YZ_15_R1"' in main
    assert 'aria-current="true"' in page.partition('<nav class="ways"')[2].partition("</nav>")[0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_is_explained_with_its_articles(client: FlaskClient, language: str) -> None:
    data = client.get(f"/{language}/cards/{KUWAT}.json").get_json()
    parts = data["explanation"][language]
    (law,) = {law for part in parts for law in part["laws"] if law.startswith("7.3.19")}
    page = client.get(f"/{language}/cards/{KUWAT}").text
    explained = page.partition('class="explained"')[2].partition("</section>")[0]
    assert f'href="/{language}/rules/1.0/{law}"' in explained
    assert explained.count("<li ") == len(parts)


def test_a_name_leads_to_its_card(client: FlaskClient) -> None:
    for name in ("kuwat, le dissident", "Kuwat, the Dissenter", KUWAT.lower()):
        answer = client.get(f"/fr/cards/{name}")
        assert (answer.status_code, answer.headers["Location"]) == (302, f"/fr/cards/{KUWAT}")
    assert "Kuwat, the Dissenter" in client.get("/en/cards/Kuwat, the Disenter").text


def test_a_card_names_the_scenarios_that_have_it() -> None:
    page = create_app().test_client().get(f"/en/cards/{KUWAT}").text
    assert 'href="/en/scenarios/objects/kuwat-and-haven"' in page


def test_a_card_as_data(client: FlaskClient) -> None:
    data = client.get(f"/en/cards/{KUWAT}.json").get_json()
    assert data["name"]["fr"] == "Kuwat, le Dissident"
    assert data["understood"] == {"en": True, "fr": True} and data["equal"] is True
    assert data["played"] is True and data["reason"] is None
    assert "7.3.19" in data["articles"]


def test_an_import_is_seen_by_the_running_site(client: FlaskClient, data_folder: Path, tmp_path: Path) -> None:
    assert client.get("/en/cards/ALT_TEST_B_AX_901_C").status_code == 404
    bring_in(tmp_path, MAKER)
    assert "Faiseuse d’Élan" in client.get("/en/cards/ALT_TEST_B_AX_901_C").text
    assert client.get("/en/cards.json?cost=7&q=elan+maker").get_json()["count"] == 1


@pytest.mark.parametrize("words", ["kuwat", "le dissident", "can I play Kuwat, the Dissenter from Reserve?"])
def test_cards_stand_beside_the_rules_in_the_search(client: FlaskClient, words: str) -> None:
    page = client.get("/en/search", query_string={"q": words}).text
    assert f'href="/en/cards/{KUWAT}"' in page.partition("<main")[2]
    found = client.get("/fr/search.json", query_string={"q": words}).get_json()
    assert [card["id"] for card in found["cards"]] == [KUWAT]
    assert found["cards"][0]["name"] == "Kuwat, le Dissident"


def test_cards_are_suggested_and_can_be_asked_for_alone(client: FlaskClient) -> None:
    suggested = client.get("/en/suggest.json?q=kuw").get_json()
    assert [one["address"] for one in suggested if one["kind"] == "card"] == [f"/en/cards/{KUWAT}"]
    assert "When I join" in suggested[-1]["text"]
    assert client.get("/en/search?q=kuwat&kind=card").headers["Location"] == "/en/cards?q=kuwat"
    for words in ("a", "e", "", "x" * 3_000):
        assert client.get(f"/en/suggest.json?q={words}").status_code == 200


def test_a_kept_search_notices_an_import(client: FlaskClient, data_folder: Path, tmp_path: Path) -> None:
    assert MAKER["id"] not in client.get("/en/search?q=elan+maker").text
    bring_in(tmp_path, MAKER)
    assert MAKER["id"] in client.get("/en/search?q=elan+maker").text


def test_languages_that_differ_are_shown(client: FlaskClient, data_folder: Path, tmp_path: Path) -> None:
    bring_in(tmp_path, MAKER, {**MAKER, "id": "ALT_TEST_B_AX_902_C", "text": {"en": "{J} Draw a card."}})
    page = client.get("/en/cards/differences").text
    assert "/en/cards/ALT_TEST_B_AX_901_C" in page and "902" not in page
    differing = {card["id"] for card in client.get("/fr/cards/differences.json").get_json()["cards"]}
    assert MAKER["id"] in differing and "ALT_TEST_B_AX_902_C" not in differing
    assert "Draw <mark>a card</mark>." in page and "Draw <mark>two cards</mark>." in page
    assert "Piochez <mark>deux cartes</mark>." in client.get("/fr/cards/differences").text
    warned = client.get("/en/cards/ALT_TEST_B_AX_901_C").text
    assert 'class="warning"' in warned and "Draw <mark>two cards</mark>." in warned
    without = client.get("/fr/cards/ALT_TEST_B_AX_902_C").text
    assert "Piochez une carte." in without and 'class="warning"' not in without


def test_a_declined_card_shows_where_and_hostile_words_stay_words(
    client: FlaskClient, data_folder: Path, tmp_path: Path
) -> None:
    bad = '{J} Draw <img src=x onerror="alert(1)"> [x](javascript:alert(1)) **a** card.'
    bring_in(
        tmp_path, {**MAKER, "text": {"en": bad, "fr": bad}}, {**MAKER, "id": "ALT_TEST_B_AX_902_C", "rarity": "EXALTED"}
    )
    main = client.get("/en/cards/ALT_TEST_B_AX_901_C").text.partition("<main")[2].partition("</main>")[0]
    assert "^</pre>" in main
    assert "<img" not in main and 'javascript:alert(1)"' not in main and "<strong>" not in main
    assert "<img" not in client.get("/en/cards?q=onerror").text
    assert "needs edition 5.0" in client.get("/en/cards/ALT_TEST_B_AX_902_C").text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_is_drawn_and_can_be_asked_about(client: FlaskClient, language: str) -> None:
    main = client.get(f"/{language}/cards/{KUWAT}").text.partition("<main")[2]
    face = main.partition('<div class="face of-YZ">')[2].partition("</div>")[0]
    assert 'class="cost hand"' in face and 'class="cost reserve"' in face and "#join" in face
    assert face.count('<span class="value">') == 3
    assert f'href="/{language}/desk?card={KUWAT}"' in main
    for unknown in ("nobody", "x" * 900, "%F0%9F%98%80"):
        assert client.get(f"/{language}/desk?card={unknown}").status_code == 404
