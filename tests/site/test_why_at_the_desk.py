"""At the desk any step can be asked about: the form’s button shows the ruling there, and it is answered as data."""

from __future__ import annotations

from typing import Any

import pytest
from desk_page import ANUBIS
from flask.testing import FlaskClient

from judge.desk.sheet import blank
from judge.messages import Language
from judge.place import SCENARIOS


def asked(client: FlaskClient, address: str, **said: Any) -> dict[str, Any]:
    """What a route answers to an object."""
    answer = client.post(address, json=said)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.get_json()
    return found


@pytest.mark.parametrize(
    ("language", "said"), [("en", "The deciding article is "), ("fr", "L’article qui décide est ")]
)
def test_a_step_can_be_asked_about(client: FlaskClient, language: Language, said: str) -> None:
    steps = [
        one for move in asked(client, f"/{language}/desk/situation.json", text=ANUBIS)["moves"] for one in move["steps"]
    ]
    step = next(one for one in steps if "Anubis" in one["text"] and one["laws"])
    ruling = asked(client, f"/{language}/desk/why.json", text=ANUBIS, step=step["number"])["ruling"]
    assert step["text"] in ruling["question"] and said in " ".join(ruling["sentences"])
    page = client.post(f"/{language}/desk", data={"text": ANUBIS, "why": str(step["number"])}).text
    assert f'name="why" value="{step["number"]}"' in page
    shown = page.partition('id="why"')[2].partition('<div class="step-row">')[0]
    assert said in shown and all(f'data-rule="{law}"' in shown for law in ruling["laws"])
    assert 'id="why"' not in client.post(f"/{language}/desk", data={"text": ANUBIS}).text


def test_every_step_of_a_situation_is_asked_about_by_its_number(client: FlaskClient) -> None:
    steps = [one for move in asked(client, "/en/desk/situation.json", text=ANUBIS)["moves"] for one in move["steps"]]
    for step in steps:
        ruling = asked(client, "/en/desk/why.json", text=ANUBIS, step=step["number"])["ruling"]
        assert ruling is None or step["text"][1:] in ruling["question"]
    assert asked(client, "/en/desk/why.json", text=ANUBIS, step=len(steps) + 1) == {"ruling": None}


COPPELIA = (SCENARIOS / "playing" / "coppelia.md").read_text(encoding="utf-8")
IDLE = (SCENARIOS / "events" / "not-activated.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_ability_that_did_nothing_can_be_asked_about(client: FlaskClient, language: str) -> None:
    lines = asked(client, f"/{language}/desk/situation.json", text=IDLE)["idle"]
    assert len(lines) == 5
    ruling = asked(client, f"/{language}/desk/why.json", text=IDLE, idle=1)["ruling"]
    assert ruling["laws"][0] == "7.1.1.c"
    page = client.post(f"/{language}/desk", data={"text": IDLE, "idle": "1"}).text
    shown = page.partition('<details class="offered" open>')[2].partition("</dl>")[0]
    assert 'data-rule="7.1.1.c"' in shown and page.count('name="idle"') == len(lines)
    assert asked(client, f"/{language}/desk/why.json", text=IDLE, idle=6) == {"ruling": None}
    assert asked(client, f"/{language}/desk/situation.json", text=blank("en", "5.0"))["idle"] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_can_be_asked_about(client: FlaskClient, language: str) -> None:
    lines = asked(client, f"/{language}/desk/situation.json", text=COPPELIA)["things"]
    assert len(lines) == 2 and "Coppélia" in lines[1]
    ruling = asked(client, f"/{language}/desk/why.json", text=COPPELIA, thing=2)["ruling"]
    assert "5.1.1.d" in ruling["laws"]
    page = client.post(f"/{language}/desk", data={"text": COPPELIA, "thing": "2"}).text
    shown = page.partition('<details class="offered" open>')[2].partition("</dl>")[0]
    assert 'data-rule="5.1.1.d"' in shown and page.count('name="thing"') == len(lines)
    assert asked(client, f"/{language}/desk/why.json", text=COPPELIA, thing=3) == {"ruling": None}


def test_a_link_asks_about_the_step_that_it_names(client: FlaskClient) -> None:
    address = asked(client, "/en/desk/link.json", text=ANUBIS)["address"]
    page = client.get(f"{address}&why=3").text
    assert page.count('id="why"') == 1 and 'id="why"' not in client.get(address).text


@pytest.mark.parametrize(("language", "said"), [("en", "nothing here with the number 99"), ("fr", "le numéro 99")])
def test_a_step_that_is_not_there_is_said(client: FlaskClient, language: str, said: str) -> None:
    for name in ("why", "idle", "thing"):
        page = client.post(f"/{language}/desk", data={"text": ANUBIS, name: "99"})
        assert page.status_code == 200 and said in page.text.replace("\xa0", " ")


@pytest.mark.parametrize("step", [-1, 1.5, "3", None, True, 10**9, [1]])
def test_what_is_no_number_cannot_be_asked_about(client: FlaskClient, step: object) -> None:
    assert client.post("/en/desk/why.json", json={"text": ANUBIS, "step": step}).status_code == 400
    for name in ("why", "idle", "thing"):
        refused = client.post("/en/desk", data={"text": ANUBIS, name: "<b>"})
        assert refused.status_code == 400 and "is no number of a step" in refused.text
