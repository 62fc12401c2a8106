"""The deck check in the browser: a form without scripts, its answer, its data, and what visitors may not send."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from flask.testing import FlaskClient

from judge.games.deck import DECKS
from judge.games.deck_list import MOST_BYTES

ORDIS = (DECKS / "ordis.txt").read_text(encoding="utf-8")
HOSTILE = '3 <script>alert(1)</script>\n</textarea><img src=x onerror=alert(1)>\n3 {{ 7*7 }}\n\x00\x1b[31m\n"><b>'


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_form_needs_no_script(client: FlaskClient, language: str) -> None:
    page = client.get(f"/{language}/decks")
    assert page.status_code == 200
    form = page.text.partition('<form class="deck-form"')[2].partition("</form>")[0]
    assert 'method="post"' in form and 'name="list"' in form and 'name="format"' in form
    assert f"/{language}/decks" in client.get(f"/{language}/").text
    assert f"/{language}/decks" in client.get(f"/{language}/cards").text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_allowed_deck_is_said_to_be_allowed(client: FlaskClient, language: str) -> None:
    answer = client.post(f"/{language}/decks", data={"list": ORDIS, "format": "constructed"})
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-store"
    result = answer.text.partition('id="result"')[2]
    assert "verdict holds" in result and 'class="faults"' not in result
    drawing = re.search(r"<svg viewBox.*?</svg>", result, re.DOTALL)
    assert drawing is not None
    bars = [one for one in ElementTree.fromstring(drawing[0]).iter("rect") if one.get("class") == "hand"]
    numbers = re.findall(r'<tr><th scope="row">[\d+]+</th><td>(\d+)</td>', result)
    assert sum(map(int, numbers)) == 39 and len(bars) == sum(number != "0" for number in numbers)
    assert re.search(r'<textarea id="by-ids"[^>]*>1 ALT_CORE_B_OR_01_C\n', result)


def test_a_fault_names_its_line_and_its_article(client: FlaskClient) -> None:
    answer = client.post("/en/decks", data={"list": f"{ORDIS}3 Kitsune\n3 Ozmo\n"})
    faults = answer.text.partition('<ol class="faults">')[2].partition("</ol>")[0]
    assert "line 29" in faults and 'data-rule="1.1.4.d"' in faults
    assert "line 30" in faults and "did you mean Ozma?" in faults
    assert "judge cards import" in answer.text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_visitor_sends_never_becomes_markup(client: FlaskClient, language: str) -> None:
    answer = client.post(f"/{language}/decks", data={"list": HOSTILE})
    assert answer.status_code == 200
    assert "<script>alert" not in answer.text and "<img src=x" not in answer.text
    assert "{{ 7*7 }}" in answer.text
    assert answer.text.count("</textarea>") == 1


@pytest.mark.parametrize(
    "sent",
    [
        {"json": {"list": "3 Kitsune", "format": "limited"}},
        {"data": {"list": "3 Kitsune", "format": "limited"}},
        {"data": "3 Kitsune", "content_type": "text/plain", "query_string": {"format": "limited"}},
    ],
)
def test_the_data_of_a_check(client: FlaskClient, sent: dict[str, object]) -> None:
    answer = client.post("/en/decks.json", **sent)
    assert answer.status_code == 200
    assert answer.json is not None
    assert answer.json["format"] == "limited" and answer.json["allowed"] is False
    assert answer.json["faults"][0]["articles"] == ["1.1.5.c"]
    assert answer.json["list"] == [{"count": 3, "id": "ALT_CORE_B_MU_05_C", "name": "Kitsune"}]


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ({"json": []}, 400),
        ({"json": {"list": 3}}, 400),
        ({"data": "{", "content_type": "application/json"}, 400),
        ({"data": {"list": "", "format": "<b>"}}, 400),
        ({"json": {"list": "", "format": ["limited"]}}, 400),
        ({"json": {"list": "", "format": ""}}, 400),
        ({"json": {"list": ""}, "query_string": {"format": "standard"}}, 400),
        ({"data": "[" * 9_000, "content_type": "application/json"}, 400),
        ({"data": {"format": "limited"}}, 400),
        ({"data": {"list": "x" * (MOST_BYTES + 1)}}, 200),
        ({"data": {"list": "\n" * 5_000}}, 200),
        ({"data": {"list": "x" * 1_000_000}}, 413),
        ({"data": b"\xff" * 9_000, "content_type": "text/plain"}, 200),
    ],
)
def test_what_is_no_deck_is_refused(client: FlaskClient, sent: dict[str, object], status: int) -> None:
    answer = client.post("/fr/decks.json", **sent)
    assert answer.status_code == status
    assert answer.json is not None
    assert answer.json.get("error") or answer.json["mistakes"]
