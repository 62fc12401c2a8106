"""Cards that visitors write at the desk, over its addresses: understood, put among the situation’s own, marked."""

from __future__ import annotations

from flask.testing import FlaskClient
from test_desk import BLANK, asked

KEEPER = "Lantern Keeper\nCharacter — Mage\n3/2\n1/2/3\n{J} Draw a card.\n"


def test_a_card_is_written_and_stands_on_the_board(client: FlaskClient) -> None:
    found = asked(client, "/en/desk/card.json", text=BLANK, card=KEEPER)
    assert (found["card"]["understood"], found["write"]) == (True, "Lantern Keeper")
    assert found["card"]["face"]["forged"] and found["card"]["explanation"][1]["text"] == "draw a card"
    told = asked(client, "/en/desk/situation.json", text=found["text"])
    assert [one["write"] for one in told["own"]] == ["Lantern Keeper"]
    table = told["table"]
    table["players"][0]["zones"]["hand"].append({"name": found["write"]})
    told = asked(client, "/en/desk/table.json", text=found["text"], table=table)
    assert told["mistakes"] == [] and "Lantern Keeper" in told["cards"]
    assert any("Lantern Keeper" in one["line"] for one in told["due"]["options"])
    assert client.get(told["address"]).text.count("by whoever made this link, not a printed card") > 1


def test_a_card_that_is_not_understood_says_why_and_changes_nothing(client: FlaskClient) -> None:
    found = asked(client, "/en/desk/card.json", text=BLANK, card=KEEPER.replace("card.", "crad."))
    assert (found["card"]["understood"], found["write"], found["text"]) == (False, "", "")
    assert [one["line"] for one in found["card"]["mistakes"]] == [5]
    for wrong in ({"text": BLANK, "card": 3}, {"card": KEEPER}):
        assert client.post("/en/desk/card.json", json=wrong).status_code == 400


def test_a_card_is_written_without_scripts(client: FlaskClient) -> None:
    page = client.post("/en/desk", data={"text": BLANK, "write": "1", "card": KEEPER}).text
    assert "## Cards" in page and "### Lantern Keeper" in page
    card = "Gardien\nPersonnage\n<script>\n"
    refused = client.post("/fr/desk", data={"text": BLANK, "write": "1", "card": card}).text
    assert "la carte, ligne 3" in refused and "## Cards" not in refused and "&lt;script&gt;\n</textarea>" in refused
