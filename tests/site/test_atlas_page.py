"""The atlas on the site: finds by kind and card, in both languages, as data, on a card's page, each with its desk."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from judge.atlas.drawing import Meetings
from judge.atlas.finding import MeetingFinder
from judge.atlas.looking import FindKind
from judge.atlas.meeting import Meeting
from judge.atlas.shipped import FILE, ShippedFind, atlas, read
from judge.cards.collection import Collection
from judge.exploring.scene import scene
from judge.games.opening import PLAYERS
from judge.messages import LANGUAGES, Language
from judge.scenario.file import read_bytes
from judge.wording.names import Names

PAIR = next(one for one in atlas().finds if not one.is_of_one)


def met(one: ShippedFind) -> Meeting:
    """The meeting of a find."""
    known = Collection.shipped()
    return Meeting(known.find(one.first), known.find(one.second), one.opposite, one.layout)


def test_what_ships_is_found_again() -> None:
    finder = MeetingFinder(Meetings.shipped())
    assert [one for one in atlas().finds if one.find not in finder.find(met(one)).finds] == []
    assert FILE.stat().st_size < 2_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_find_opens_as_a_situation_of_each_of_its_editions(language: Language) -> None:
    names, plain = Names(PLAYERS, Collection.shipped()), Meetings.shipped().plain
    for one in atlas().finds:
        for edition in one.find.editions:
            text = met(one).text(names, plain, edition, language)
            assert scene(read_bytes(text.encode(), "atlas.md")).rules.edition.name == edition


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_listed_by_kind_and_card(client: FlaskClient, language: str) -> None:
    for address in ("/atlas", *(f"/atlas?kind={kind.value}" for kind in atlas().kinds), f"/atlas?card={PAIR.first}"):
        page = client.get(f"/{language}{address}")
        assert page.status_code == 200 and f'href="/{language}/desk?card=' in page.text
    data = client.get(f"/{language}/atlas.json?kind={PAIR.find.kind.value}&card={PAIR.first}").get_json()
    assert data["count"] >= 1 and data["looked"] == dict(atlas().counts)
    assert {PAIR.first, PAIR.second} in [set(one["cards"]) for one in data["finds"]]


@pytest.mark.parametrize("asked", ["kind=wrong", "card=ALT_NONE", "page=900"])
def test_what_is_not_there_is_told(client: FlaskClient, asked: str) -> None:
    assert client.get(f"/en/atlas?{asked}").status_code == 404
    assert client.get(f"/fr/atlas.json?{asked}").status_code in (400, 404)


def test_a_kind_of_which_nothing_was_found_is_empty(client: FlaskClient) -> None:
    none = next(kind for kind in FindKind if kind not in atlas().kinds)
    assert client.get(f"/en/atlas.json?kind={none.value}").get_json()["count"] == 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_find_on_the_page_of_its_card_opens_at_the_desk(client: FlaskClient, language: Language) -> None:
    page = client.get(f"/{language}/cards/{PAIR.first}").text
    links = [unescape(one) for one in re.findall(r'href="([^"]*/desk\?[^"]*beside=[^"]*)"', page)]
    assert links and f"/{language}/cards/{PAIR.second}" in page
    desk = client.get(links[0])
    names = [Collection.shipped().find(one).name[language] for one in (PAIR.first, PAIR.second)]
    assert desk.status_code == 200 and all(name in unescape(desk.text) for name in names)
    data = client.get(f"/{language}/cards/{PAIR.first}.json").get_json()["atlas"]
    assert links[0] in [one["desk"] for one in data]


@pytest.mark.parametrize(
    "asked",
    [
        "card=ALT_NONE&beside=ALT_CORE_B_BR_13_C&board=hand-same&edition=5.0",
        "card=ALT_CORE_B_BR_13_C&beside=ALT_NONE&board=hand-same&edition=5.0",
        "card=ALT_CORE_B_BR_13_C&beside=ALT_CORE_B_BR_13_C&board=moon&edition=5.0",
        "card=ALT_CORE_B_BR_13_C&beside=ALT_CORE_B_BR_13_C&board=hand-same&edition=9.9",
        "card=ALT_CORE_B_BR_13_C&beside=ALT_CORE_B_BR_13_C",
    ],
)
def test_no_such_board_is_told(client: FlaskClient, asked: str) -> None:
    assert client.get(f"/en/desk?{asked}").status_code == 404


def test_a_text_that_is_no_atlas_is_refused() -> None:
    with pytest.raises(ValueError):
        read('{"count":1}\n["wrong","a","b","hand",false,[],[]]\n')
