"""The judge’s desk in the browser: a situation is played, taken back and refused politely, with or without a script."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from judge.bounds.errors import BusyError, TooLongError
from judge.desk.link import link
from judge.desk.sheet import blank
from judge.desk.view import sit
from judge.messages import Language
from judge.place import SCENARIOS
from judge.site.limits import Buckets

ANUBIS = (SCENARIOS / "events" / "anubis.md").read_text(encoding="utf-8")

BLANK = blank("en", "5.0")


def asked(client: FlaskClient, address: str, **said: Any) -> dict[str, Any]:
    """What a route answers to an object."""
    answer = client.post(address, json=said)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.get_json()
    return found


def test_an_empty_desk_waits_for_the_first_player(client: FlaskClient) -> None:
    found = asked(client, "/en/desk/situation.json", text=BLANK)
    assert found["mistakes"] == []
    assert found["due"]["player"] == "Lithium"
    assert [one["line"] for one in found["due"]["options"]] == ["Lithium passes"]


@pytest.mark.parametrize(("language", "said"), [("en", "mended: a full stop"), ("fr", "corrigé\u00a0: un point")])
def test_the_desk_tells_what_was_mended_of_the_cards_of_a_text(
    client: FlaskClient, language: Language, said: str
) -> None:
    written = (SCENARIOS / "objects" / "a-bonus-that-counts-robots.md").read_text(encoding="utf-8")
    text = written.replace("you control are Robots.", "you control are Robots")
    found = asked(client, f"/{language}/desk/situation.json", text=text)
    assert [one["message"].startswith(said) for one in found["mended"]] == [True]
    assert said in client.post(f"/{language}/desk", data={"text": text}).text
    assert asked(client, f"/{language}/desk/situation.json", text=written)["mended"] == []


def test_a_situation_is_played_line_by_line_and_taken_back(client: FlaskClient) -> None:
    found = asked(client, "/fr/desk/move.json", text=ANUBIS, keep=0)
    while found["due"]["player"] != "Ninette" or "choisit" in found["due"]["options"][0]["line"]:
        line = found["due"]["options"][0]["line"]
        found = asked(client, "/fr/desk/move.json", text=found["text"], line=line)
        assert found["mistakes"] == []
    assert [move["number"] for move in found["moves"]] == [1, 2, 3]
    assert found["moves"][-1]["steps"][-1]["laws"]
    back = asked(client, "/fr/desk/move.json", text=found["text"], undo=True)
    assert [move["number"] for move in back["moves"]] == [1, 2]


def test_a_link_opens_what_it_was_made_of(client: FlaskClient) -> None:
    address = asked(client, "/fr/desk/link.json", text=ANUBIS)["address"]
    assert address.startswith("https://judge.example/fr/desk?s=")
    assert len(address) <= 4_000
    page = client.get(address.removeprefix("https://judge.example"))
    assert page.status_code == 200
    assert "Champignon Éternueur" in page.text
    assert "“Each player sacrifices a Character.”" in page.text, "the text is whole"
    ruling = asked(client, "/fr/desk/situation.json", text=ANUBIS)["ruling"]
    assert ruling["text"].endswith(address)


def test_a_link_of_another_engine_says_what_became_of_it(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    marks = sit(ANUBIS, "en").marks
    with monkeypatch.context() as patch:
        patch.setattr("judge.desk.link.fingerprint", lambda: "0123456789")
        same, other = (link(ANUBIS, "1.0", one) for one in (marks, (*marks[:1], b"??", *marks[2:])))
    assert "the result is the same" in client.get(f"/en/desk?s={same}").text
    assert "it differs from step 2 on" in client.get(f"/en/desk?s={other}").text


def test_a_link_that_is_broken_says_so_and_offers_a_desk(client: FlaskClient) -> None:
    answer = client.get("/en/desk?s=AAAA")
    assert answer.status_code == 400
    assert "This link is broken" in answer.text
    assert 'href="/en/desk"' in answer.text


def test_a_situation_that_is_too_long_for_a_link_is_offered_as_a_file(client: FlaskClient) -> None:
    words = " ".join(str(number * 7919) for number in range(9_000))
    found = asked(client, "/en/desk/link.json", text=BLANK + "\n> EN " + words[:900] + "\n" + f"\n{words}"[:60_000])
    assert found["file"]
    assert "4000" in found["message"]


def test_a_scenario_of_the_site_is_taken_to_the_desk(client: FlaskClient) -> None:
    assert client.get("/en/desk?from=no/such").status_code == 404
    assert client.get("/en/desk?from=../../README").status_code == 404


def test_everything_that_can_happen_is_a_list_and_a_tree(client: FlaskClient) -> None:
    text = asked(client, "/en/desk/move.json", text=ANUBIS, keep=1)["text"]
    found = asked(client, "/en/desk/outcomes.json", text=text, until="decision")
    assert (found["found"], found["exhausted"]) == (4, True)
    assert len(found["tree"]["children"]) == 2
    assert found["budget"]["seconds"] == 60
    page = client.post("/en/desk", data={"text": text, "until": "decision"})
    assert page.status_code == 200
    for bad, status in (({"text": text, "until": "forever"}, 400), ({"text": "# Nothing"}, 422)):
        answer = client.post("/en/desk/outcomes.json", json=bad)
        assert answer.status_code == status
        assert answer.get_json()["error"]


def test_cards_are_suggested(client: FlaskClient) -> None:
    found = client.get("/fr/desk/cards.json?q=kuw&zone=reserve").get_json()["cards"]
    assert [one["version"] for one in found] == ["", "rare", "rare, Ordis"]
    assert client.get("/fr/desk/cards.json").get_json() == {"cards": []}
    assert client.get("/fr/desk/cards.json?q=" + "x" * 5_000).status_code == 400


def test_what_is_not_allowed_says_why(client: FlaskClient) -> None:
    text = ANUBIS.replace("- Mana: 5", "- Mana: 4", 1)
    due = asked(client, "/en/desk/move.json", text=text, keep=0)["due"]
    said = {one["line"]: one["laws"] for one in due["refused"]}
    assert said["Lithium plays Anubis from Hand"] == ["2.2.6.a", "6.4.c", "5.1.2.c"]


def test_the_form_and_the_text_change_each_other(client: FlaskClient) -> None:
    table = asked(client, "/en/desk/situation.json", text=ANUBIS)["table"]
    assert [card["name"] for card in table["players"][0]["zones"]["hand"]] == ["Anubis"]
    table["players"][0]["zones"]["hand"][0]["name"] = "Red"
    found = asked(client, "/en/desk/table.json", text=ANUBIS, table=table, seat="Ninette")
    assert (found["seat"], found["address"][:32]) == ("Ninette", "https://judge.example/en/desk?s=")
    assert [card["name"] for card in found["table"]["players"][0]["zones"]["hand"]] == ["Red"], "one request is enough"
    text = found["text"]
    assert text == ANUBIS.replace("- Hand: Anubis\n- Companion", "- Hand: Red\n- Companion", 1)
    refused = client.post("/en/desk/table.json", json={"text": ANUBIS, "table": {"day": 1}})
    assert refused.status_code == 422
    assert "two players" in refused.get_json()["error"]


def test_the_ruling_is_three_sentences_with_the_article_that_decides(client: FlaskClient) -> None:
    kuwat = (SCENARIOS / "objects" / "kuwat-and-haven.md").read_text(encoding="utf-8")
    ruling = asked(client, "/en/desk/situation.json", text=kuwat)["ruling"]
    what, why, without = ruling["sentences"]
    assert what == "No: Kuwat, the Dissenter does not gain 1 boost."
    assert without == ruling["deciding"][0]["without"]
    assert why.startswith("The deciding article is 2.1.c: “")
    assert ruling["laws"][0] == "2.1.c"
    assert what in ruling["text"]


def test_the_desk_works_without_a_script(client: FlaskClient) -> None:
    page = client.get("/en/desk").text
    assert 'name="line" value="Lithium passes"' in page
    after = client.post("/en/desk", data={"text": BLANK.replace("\n", "\r\n"), "line": "Lithium passes"}).text
    assert "1. Lithium passes" in after
    assert 'name="line" value="Ninette passes"' in after
    undone = client.post("/en/desk", data={"text": BLANK + "\n1. Lithium passes\n", "undo": "1"}).text
    assert "1. Lithium passes" not in undone


def test_a_situation_leaves_as_a_file(client: FlaskClient) -> None:
    answer = client.post("/fr/desk/file", data={"text": ANUBIS.replace("\n", "\r\n")})
    assert answer.data.decode() == ANUBIS
    assert answer.headers["Content-Disposition"] == 'attachment; filename="situation.md"'


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("", 400),
        ("[]", 400),
        ("null", 400),
        ('{"text": 3}', 400),
        ('{"text": "\\ud800"}', 400),
        (json.dumps({"text": "é" * 55_000}), 413),
        (json.dumps({"text": ANUBIS, "keep": "1"}), 400),
        (json.dumps({"text": ANUBIS, "keep": -1}), 400),
        (json.dumps({"text": ANUBIS, "keep": 1.5}), 400),
        (json.dumps({"text": ANUBIS, "keep": 10**400}), 400),
        (f'{{"text": {json.dumps(ANUBIS)}, "keep": 1e999}}', 400),
        (f'{{"text": {json.dumps(ANUBIS)}, "keep": NaN}}', 400),
        (json.dumps({"text": ANUBIS, "keep": True}), 400),
        (json.dumps({"text": ANUBIS, "undo": 1}), 400),
        (json.dumps({"text": ANUBIS, "keep": 0, "lines": ""}), 400),
        (json.dumps({"text": ANUBIS, "line": ["x"]}), 400),
        (json.dumps({"text": ANUBIS, "line": "\n\n"}), 422),
        (json.dumps({"text": ANUBIS, "line": "x" * 2000}), 422),
        (json.dumps({"text": ANUBIS, "seat": "Nobody", "undo": True}), 422),
        (json.dumps({"text": "", "line": "Lithium passes"}), 422),
        (json.dumps({"text": "", "undo": True}), 422),
        ("[" * 60_000, 400),
        ('{"text": "", "keep": ' + "[" * 40_000 + "]" * 40_000 + "}", 400),
    ],
)
def test_what_cannot_be_understood_is_refused_in_words(client: FlaskClient, body: str, status: int) -> None:
    answer = client.post("/en/desk/move.json", data=body.encode(), content_type="application/json")
    assert answer.status_code == status
    assert answer.get_json()["error"]


def test_a_body_that_is_too_long_is_not_read(client: FlaskClient) -> None:
    answer = client.post("/en/desk/situation.json", data=b" " * 130_000, content_type="application/json")
    assert answer.status_code == 413
    assert client.post("/en/search", data=b" " * 20_000).status_code in (405, 413)


def test_a_hostile_text_never_becomes_markup(client: FlaskClient) -> None:
    text = BLANK.replace("Lithium", "<script>alert(1)</script>") + "</textarea><img src=x>\n"
    page = client.post("/en/desk", data={"text": text}).text
    assert "<script>alert" not in page
    assert "<img" not in page


def test_what_was_written_stays_while_the_site_is_busy(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(*_: object, **__: object) -> None:
        raise BusyError

    said = link(ANUBIS, "1.0", sit(ANUBIS, "en").marks)
    monkeypatch.setattr("judge.site.desk.bounded", busy)
    answers = [
        client.post("/fr/desk", data={"text": ANUBIS, "line": "Lithium passes"}),
        client.post("/en/desk", data={"text": ANUBIS, "until": "turn"}),
        client.get(f"/en/desk?s={said}"),
    ]
    for answer in answers:
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "2")
        assert "# Anubis: both players sacrifice" in answer.text
        assert 'id="unplayed"' in answer.text, "with a button to try again"
    assert client.get("/en/desk").status_code == 503


def test_what_takes_too_long_is_not_asked_again_by_itself(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def long(*_: object, **__: object) -> None:
        raise TooLongError(2)

    monkeypatch.setattr("judge.site.desk.bounded", long)
    answer = client.post("/en/desk", data={"text": ANUBIS})
    assert (answer.status_code, answer.headers.get("Retry-After")) == (503, None)
    assert 'data-again="never"' in answer.text
    assert "# Anubis: both players sacrifice" in answer.text


def test_a_link_is_shown_to_one_who_has_asked_for_too_much(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = link(ANUBIS, "1.0", ())
    monkeypatch.setitem(client.application.extensions, "judge-buckets", Buckets(1))
    assert client.get(f"/en/desk?s={said}").status_code == 200
    answer = client.get(f"/en/desk?s={said}")
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) >= 1
    assert "# Anubis: both players sacrifice" in answer.text


def test_the_form_asks_once_whatever_is_asked(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[str] = []

    def once(function: Callable[..., object], *arguments: object, slow: bool = False) -> object:
        asked_for.append(function.__name__)
        return function(*arguments)

    monkeypatch.setattr("judge.site.desk.bounded", once)
    page = client.post("/en/desk", data={"text": BLANK, "until": "turn"}).text
    assert "That is all. Outcomes: " in page
    assert "there is no move to take back" in client.post("/en/desk", data={"text": BLANK, "undo": "1"}).text
    assert "there is no player “Nobody”" in client.post("/en/desk", data={"text": BLANK, "seat": "Nobody"}).text
    assert asked_for == ["foreseen", "pressed", "pressed"]


def test_a_twin_is_taken_to_the_desk_and_played(client: FlaskClient) -> None:
    text = (SCENARIOS / "objects" / "kuwat-and-haven.md").read_text(encoding="utf-8")
    titles = asked(client, "/en/desk/situation.json", text=text)["twins"]
    assert titles
    found = asked(client, "/en/desk/move.json", text=text, twin=1)
    assert (found["twins"], found["mistakes"], found["differs"]) == ([], [], [])
    assert titles[0] in found["text"]
    assert 'name="twin" value="1"' in client.post("/en/desk", data={"text": text}).text
    played = client.post("/en/desk", data={"text": text, "twin": "1"}).text
    assert titles[0] in played
    assert 'name="twin"' not in played
    refused = client.post("/en/desk/move.json", json={"text": text, "twin": 9})
    assert refused.get_json()["error"] == f"There is no “But if” 9; this text has {len(titles)}."


def test_without_scripts_too_a_step_says_why_there_was_no_other_target(client: FlaskClient) -> None:
    path = SCENARIOS / "playing" / "an-unfit-target.md"
    text = path.read_text(encoding="utf-8").partition("\n3. ")[0] + "\n"
    page = client.post("/en/desk", data={"text": text, "line": "Lithium targets Red"}).text
    said = page.partition("Why no other?")[2].partition("</details>")[0]
    bare = re.sub(r"<[^>]+>", "", said)
    assert "Lithium targets Achilles" in bare
    assert "The text does not let Achilles be targeted" in bare
    assert 'data-rule="5.2.3.b"' in said
