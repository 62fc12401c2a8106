"""What unfolds in a chat of a link that was pasted into it: title, first lines, and the board as a picture."""

from __future__ import annotations

import html
import io
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient
from PIL import Image

from judge.bounds.errors import BusyError
from judge.cards.collection import Collection
from judge.desk.answers import linked
from judge.desk.sheet import blank
from judge.site import create_app, pictures
from judge.site.limits import Buckets
from judge.telling.picture import leaf
from judge.telling.picture.letters import family

KUWAT = "/en/scenarios/reactions/kuwat"

WITH_OWN = ("/fr/cards/", "/fr/rules/", "/en/rules/", KUWAT, "/en/learn/mana")
"""How the pages begin that have a picture of their own."""

with_letters = pytest.mark.skipif(
    family() is None, reason="this machine has no font for pictures; install the package “fonts-dejavu-core”"
)

CARD = "/fr/cards/ALT_CORE_B_YZ_15_R1"


def unfolded(client: FlaskClient, address: str) -> dict[str, str]:
    """What a page says to a chat."""
    page = client.get(address).text
    return {
        name: html.unescape(said)
        for name, said in re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', page)
    }


def local(address: str) -> str:
    assert address.startswith("https://judge.example/")
    return address.removeprefix("https://judge.example")


def situation(desk: str = "/fr/desk") -> str:
    """A link with a situation."""
    found = linked(blank("fr", "5.0") + "\n1. Lithium passe\n", desk, "fr")
    assert isinstance(found, dict)
    return str(found["address"])


@with_letters
@pytest.mark.parametrize(
    ("address", "title", "first_words"),
    [
        ("/en/", "The rules of Altered", "The rules of Altered"),
        ("/fr/rules/1.0/2.1.c", "2.1.c", "Aucun objet ne change"),
        ("/en/rules/1.0/2.1", "2.1", "2.1"),
        (KUWAT, "Kuwat sacrificed", "The boost finds nothing"),
        (f"{KUWAT}?step=2", "Kuwat sacrificed", "The boost finds nothing"),
        ("/fr/cards/ALT_CORE_B_BR_09_C", "Aspirant de Havre", "Quand je suis joué depuis la Réserve — Je gagne"),
        (
            "/en/rules/1.0/5.1.2.e",
            "5.1.2.e",
            "What happens in the resolution depends on what is played: Character",
        ),
        ("/en/learn/today?date=2026-01-31", "The question of January 31, 2026", ""),
        ("/en/glossary", "Glossary", "Players’ words"),
        ("/en/learn/mana", "", ""),
        ("/fr/desk", "La table d’arbitrage", ""),
        ("/en/search?q=boost", "boost", ""),
        ("/en/nothing", "", ""),
    ],
)
def test_a_page_says_what_it_is(client: FlaskClient, address: str, title: str, first_words: str) -> None:
    said, language = unfolded(client, address), address[1:3]
    assert said["og:title"].startswith(title) and said["og:title"]
    assert said["og:description"].startswith(first_words) and len(said["og:description"]) <= 320
    assert said["description"] == said["og:description"]
    assert (said["og:site_name"], said["og:type"] in ("website", "article")) == ("Altered Judge", True)
    locales = {"en": "en_GB", "fr": "fr_FR"}
    assert said["og:locale"] == locales.pop(language) and said["og:locale:alternate"] == locales.popitem()[1]
    assert said["twitter:card"] == "summary_large_image"
    assert (said["og:image:alt"] == said["og:title"]) == address.startswith(WITH_OWN)
    assert ("/site.png" in said["og:image"]) != address.startswith(WITH_OWN)


@with_letters
def test_a_scenario_shows_its_board_and_a_step_that_of_the_step(client: FlaskClient) -> None:
    whole, step = unfolded(client, KUWAT), unfolded(client, f"{KUWAT}?step=2")
    assert (whole["og:url"], whole["og:image"]) == (
        f"https://judge.example{KUWAT}",
        f"https://judge.example{KUWAT}.png",
    )
    assert step["og:url"] == f"https://judge.example{KUWAT}?step=2"
    first, second = (client.get(local(one["og:image"])) for one in (whole, step))
    assert first.data != second.data
    with Image.open(io.BytesIO(first.data)) as picture:
        assert (picture.format, *map(str, picture.size)) == ("PNG", whole["og:image:width"], whole["og:image:height"])


@with_letters
def test_words_are_drawn_as_lines_that_fit_their_room() -> None:
    for words in ("", "short", "word " * 200, "x" * 400):
        lines = leaf.lines_of(words)
        assert len(lines) <= leaf.MOST_LINES
        assert lines[-1].endswith("…") == (len(words) > 900)
    assert leaf.lines_of("one two") == ["one two"]


@with_letters
@pytest.mark.parametrize("address", ["/fr/rules/1.0/2.1.c", "/en/rules/1.0/2", "/fr/learn/mana", "/en/glossary", CARD])
def test_pages_of_words_have_a_picture(client: FlaskClient, address: str) -> None:
    said = unfolded(client, address)
    first = client.get(local(said["og:image"]))
    assert (first.status_code, first.mimetype) == (200, "image/png") and len(first.data) < pictures.LARGEST
    with Image.open(io.BytesIO(first.data)) as picture:
        assert tuple(map(str, picture.size)) == (said["og:image:width"], said["og:image:height"])


@with_letters
def test_a_link_of_the_desk_shows_the_situation_that_it_holds(client: FlaskClient) -> None:
    link = situation()
    said = unfolded(client, link)
    assert said["og:title"].startswith("Situation · ") and "Lithium passe" in said["og:description"]
    assert said["og:url"] == f"https://judge.example{link}"
    picture = client.get(local(said["og:image"]))
    assert (picture.status_code, picture.mimetype) == (200, "image/png")
    assert picture.data != client.get(local(said["og:image"]).replace("/fr/", "/en/")).data


@with_letters
def test_a_picture_is_kept_by_browsers_and_by_the_site(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    first = client.get(f"/fr{KUWAT[3:]}.png")
    assert first.cache_control.public and first.cache_control.max_age
    assert first.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    again = client.get(f"/fr{KUWAT[3:]}.png", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")

    def too_many(*asked: object) -> None:
        raise BusyError

    monkeypatch.setattr(pictures, "bounded", too_many)
    assert client.get(f"/fr{KUWAT[3:]}.png").data == first.data
    assert client.get(f"/fr{KUWAT[3:]}.png?step=3").status_code == 503
    monkeypatch.setattr(pictures, "stamp", lambda: "other cards")
    assert client.get(situation("/fr/desk.png")).status_code == 503


def test_only_so_many_pictures_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST", 2)
    kept = pictures.Pictures()
    for name in ("a", "b", "a", "c"):
        if kept.get(name) is None:
            kept.keep(name, name.encode())
    kept.keep("d", b"x" * (pictures.LARGEST + 1))
    assert [kept.get(name) for name in "abcd"] == [b"a", None, b"c", None]


@with_letters
def test_drawing_is_counted_and_what_is_kept_is_not(app: Flask) -> None:
    site = create_app(public_url="", shelf=app.extensions["judge"].open_shelf, limit=1)
    site.extensions["judge-buckets"] = Buckets(1, clock=lambda: 0.0)
    hurried = site.test_client()
    assert [hurried.get(f"{KUWAT}.png?step={step}").status_code for step in (1, 1, 2)] == [200, 200, 429]
    assert 0 < int(hurried.get(situation("/fr/desk.png")).headers["Retry-After"]) <= 60


def test_where_there_are_no_letters_no_picture_is_promised(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "family", lambda: None)
    site = create_app(public_url="https://judge.example", shelf=app.extensions["judge"].open_shelf)
    visitor = site.test_client()
    assert "og:image" not in unfolded(visitor, KUWAT)
    answer = visitor.get(f"/fr{KUWAT[3:]}.png")
    assert answer.status_code == 404 and "aucune police" in answer.text


@pytest.mark.parametrize(
    "address",
    [
        "/en/desk.png",
        "/en/desk.png?s=AAAA",
        "/fr/desk.png?s=" + "A" * 9_000,
        "/en/scenarios/no/such.png",
        f"{KUWAT}.png?step=99",
        f"{KUWAT}.png?seat=Nobody",
        "/en/rules/2.1.png",
        "/en/rules/1.0/9.9.png",
        "/en/rules/9.9/2.1.png",
        "/fr/learn/nothing.png",
    ],
)
def test_what_is_not_there_has_no_picture(client: FlaskClient, address: str) -> None:
    answer = client.get(address)
    assert (answer.status_code, answer.mimetype) == (404, "text/html")


def test_every_card_unfolds_with_its_text(client: FlaskClient) -> None:
    for printed in Collection.shipped().printed[::40]:
        said = unfolded(client, f"/en/cards/{printed.id}")["og:description"]
        assert said and not re.search(r"[{}\[\]#*]", said)
