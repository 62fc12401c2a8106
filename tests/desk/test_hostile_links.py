"""Links with forged cards: each file of the folder ``hostile`` is what a link holds, its mistakes stand beside it.

``JUDGE_REFRESH=1 pytest tests/desk/test_hostile_links.py`` writes the ``.errors`` files anew; read the diff.
"""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import Any, cast

import pytest
from flask.testing import FlaskClient

from judge.desk import answers
from judge.desk.link import link, opened
from judge.desk.view import sit
from judge.messages import LANGUAGES, Language
from judge.place import SCENARIOS
from judge.site import create_app
from judge.telling.picture.brush import Brush

HOSTILE = Path(__file__).with_name("hostile")
FILES = sorted(HOSTILE.glob("*.md"))

FORGED = """# A forged card / Une carte forgée

- Rules: 5.0

## Cards

### Lantern Keeper / Gardien des lanternes

- Type: Character — Mage
- Hand Cost: 1
- Reserve Cost: 1
- Statistics: 9/9/9
- Text: {J} Draw a card.

### Kitsune

- Rarity: unique
- Hand Cost: 2
- Reserve Cost: 2
- Statistics: 1/1/1
- Text: {J} Draw a card.

## Board

### Lithium

- Mana: 5
- Hand: Lantern Keeper
- Reserve: Kitsune (unique)
- Landmarks: Haven, Bravos Bastion
- Deck: 5 Red
- First player

### Ninette

- Mana: 5
- Reserve: Kitsune

## Play

1. Lithium plays Lantern Keeper from Hand in the Hero Expedition
"""
SENTENCE = {
    "en": "By whoever made this link, not a printed card: ",
    "fr": "De l’auteur de ce lien, et non une carte imprimée\u00a0: ",
}
MARK = {
    "en": "by whoever made this link, not a printed card",
    "fr": "de qui a fait ce lien, pas une carte imprimée",
}


@pytest.fixture(scope="module")
def client() -> FlaskClient:
    return create_app().test_client()


def address(text: str, language: Language) -> str:
    return f"/{language}/desk?s={link(text, '5.0', ())}"


def source(path: Path) -> str:
    return path.read_bytes().decode("utf-8")


def said(path: Path) -> str:
    mistakes = sit(source(path), "en").mistakes
    return "".join(f"{one.say(language)}\n" for language in LANGUAGES for one in mistakes)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_hostile_link_is_refused_in_words(path: Path) -> None:
    expected = path.with_suffix(".errors")
    if "JUDGE_REFRESH" in os.environ:
        expected.write_text(said(path), encoding="utf-8")
    assert said(path) == expected.read_text(encoding="utf-8")
    assert said(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_its_page_runs_nothing_and_leads_nowhere(client: FlaskClient, path: Path) -> None:
    text = opened(link(source(path), "5.0", ())).text
    page = client.get(address(text, "en"))
    shown = page.get_data(as_text=True)
    assert page.status_code == 200
    assert not re.search(r"(href|src|action)=.[^\"'>]*evil", shown)
    assert "<script>alert" not in shown and "<img src=x" not in shown
    assert "script-src 'self'" in page.headers["Content-Security-Policy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forged_card_is_marked_wherever_it_is_shown(client: FlaskClient, language: Language) -> None:
    found = cast(dict[str, Any], answers.situation(FORGED, None, "", "https://judge.example/desk", language))
    assert found["mistakes"] == []
    faces = {face["key"]: face["forged"] for face in found["faces"]}
    assert faces.pop("Lantern Keeper") and faces.pop("Kitsune (unique)") and not any(faces.values())
    assert found["cards"]["Kitsune (unique)"]["forged"] and not found["cards"]["Kitsune"]["forged"]
    assert [one["write"] for one in found["own"]][1] == "Kitsune (unique)"
    last = found["ruling"]["sentences"][-1]
    assert last.startswith(SENTENCE[language]) and "Kitsune (unique)" in last and last in found["ruling"]["text"]
    page = client.get(address(FORGED, language)).get_data(as_text=True)
    board = page.partition('id="stage"')[2].partition('id="part-outcomes"')[0]
    faces_ = page.partition('id="faces"')[2]
    assert board.count(MARK[language]) == 2 and faces_.count(MARK[language]) >= 2
    assert MARK[language] in page.partition("</head>")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_says_so_on_the_card_and_beside_the_ruling(
    monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    words: list[str] = []
    written = Brush.words

    def words_of(brush: Brush, place: Any, text: str, *rest: Any, **more: Any) -> float:
        words.append(text)
        return written(brush, place, text, *rest, **more)

    monkeypatch.setattr(Brush, "words", words_of)
    assert isinstance(answers.pictured(link(FORGED, "5.0", ()), language), bytes)
    short = {"en": "not a printed card", "fr": "pas une carte imprimée"}[language]
    assert words.count(short) == 2
    assert any(one.startswith(("With a card by whoever", "Avec une carte de qui")) for one in words)


def test_why_and_the_other_edition_say_so_too() -> None:
    why = cast(dict[str, Any], answers.why(FORGED, 1, "", "en"))
    assert why["ruling"]["sentences"][-1].startswith(SENTENCE["en"])


def test_a_scenario_of_the_site_keeps_its_own_cards_at_the_desk() -> None:
    kitsune = (SCENARIOS / "events" / "kitsune.md").read_text(encoding="utf-8")
    assert sit(kitsune, "en").mistakes == ()
    assert any("printed" in str(one.message) for one in sit(kitsune.replace("0/3/2", "9/3/2"), "en").mistakes)


def test_the_page_of_a_scenario_marks_nothing(client: FlaskClient) -> None:
    page = client.get("/en/scenarios/events/kitsune").get_data(as_text=True)
    assert page.count("Kitsune") and MARK["en"] not in page


def test_reading_a_link_full_of_text_stays_within_its_time(client: FlaskClient) -> None:
    line = "- Text: " + "{J} If you control a Mage: draw a card. " * 23
    cards = "\n".join(f"### Copy {n}\n\n- Type: Spell\n- Hand Cost: 1\n- Reserve Cost: 1\n{line}\n" for n in range(39))
    text = FORGED.replace("### Lantern", f"{cards}\n### Lantern")
    began = time.monotonic()
    answer = client.post("/en/desk/situation.json", json={"text": text})
    assert answer.status_code in (200, 503) and time.monotonic() - began < 6
