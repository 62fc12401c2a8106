"""A scenario’s page shows the ruling on each of its forms, and on any step that one asks about."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient

from judge.bounds.errors import TooLongError
from judge.cli import main
from judge.messages import LANGUAGES, Language
from judge.site import create_app, pictures
from judge.site import rulings as rulings_made
from judge.site.symbols import spoken
from judge.telling.picture.board import BoardPicture
from judge.telling.picture.letters import family

KUWAT = "/{}/scenarios/objects/kuwat-and-haven"


@pytest.fixture(scope="module")
def client() -> FlaskClient:
    """A visitor of the project’s own scenarios."""
    return create_app().test_client()


def words(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", html)).replace("\xa0", " ")


def rulings(client: FlaskClient, address: str) -> dict[str, str]:
    """The rulings of a page by their marks."""
    answer = client.get(address)
    assert answer.status_code == 200
    found = re.findall(r'<(section|div) class="ruling(?: why)?" id="([\w-]+)"[^>]*>(.*?)</\1>', answer.text, re.DOTALL)
    return {mark: said for _, mark, said in found}


def test_the_main_form_and_each_twin_have_their_ruling(client: FlaskClient) -> None:
    found = rulings(client, KUWAT.format("en"))
    assert set(found) == {"ruling", "ruling-1", "ruling-2"}
    assert "No: Kuwat, the Dissenter does not gain 1 boost. The deciding article is 2.1.c" in words(found["ruling"])
    assert "Yes: Kuwat, the Dissenter gains 1 boost." in words(found["ruling-1"])
    assert 'href="/en/rules/1.0/2.1.c" data-rule="2.1.c">2.1.c</a>' in found["ruling"]
    assert "<details" in found["ruling"]


def test_the_ruling_is_told_in_french(client: FlaskClient) -> None:
    said = words(rulings(client, KUWAT.format("fr"))["ruling"])
    assert "Est-il vrai que Kuwat, le Dissident gagne 1 boost ?" in said
    assert "L’article qui décide est 2.1.c" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_data_each_form_has_the_ruling_that_the_program_prints(client: FlaskClient, language: Language) -> None:
    printed = CliRunner().invoke(main, ["run", "--json", "--lang", language, "objects/kuwat-and-haven"])
    data = client.get(KUWAT.format(language) + ".json").get_json()
    assert {name: data[name] for name in json.loads(printed.stdout)} == json.loads(printed.stdout)
    forms = (data, *data["twins"])
    assert len(forms) == 3
    for form in forms:
        assert set(form["ruling"]) == {
            *("question", "answer", "sentences", "laws", "deciding", "tried", "elsewhere", "untried", "edition")
        }
        assert form["ruling"]["sentences"][0] == form["ruling"]["answer"]
    assert data["ruling"]["deciding"][0]["number"] == "2.1.c"


def test_as_data_from_a_seat_no_hidden_card_is_named(client: FlaskClient) -> None:
    address = "/en/scenarios/zones/own-hand.json"
    assert "Ninette knows a card" in client.get(f"{address}?seat=Lithium").get_json()["ruling"]["answer"]
    assert "Ninette knows Kappa" in client.get(address).get_json()["ruling"]["answer"]


def test_rulings_that_take_too_long_are_left_out_of_the_data(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise TooLongError(1)

    monkeypatch.setattr(rulings_made, "_rulings", never)
    data = client.get(KUWAT.format("en") + ".json").get_json()
    assert [form["ruling"] for form in (data, *data["twins"])] == [None] * 3


def test_a_step_can_be_asked_about(client: FlaskClient) -> None:
    page = client.get(KUWAT.format("en") + "?step=3").text
    assert 'href="?why=3#why"' in page
    found = rulings(client, KUWAT.format("en") + "?why=3")
    assert "Lithium exhausts 3 Mana Orbs" in words(found["why"])
    assert 'href="?why=3#why"' not in client.get(KUWAT.format("en") + "?why=3").text


def test_from_a_seat_no_hidden_card_is_named(client: FlaskClient) -> None:
    address = "/en/scenarios/zones/own-hand"
    assert "Ninette knows a card" in words(rulings(client, f"{address}?seat=Lithium")["ruling"])
    assert "Ninette knows Kappa" in words(rulings(client, address)["ruling"])


@pytest.mark.parametrize("why", ["999", "-1", "x", "1e3", "%3Cscript%3E", "1" * 40])
def test_what_is_no_step_cannot_be_asked_about(client: FlaskClient, why: str) -> None:
    assert client.get(KUWAT.format("en") + f"?why={why}").status_code == 404


def test_what_is_said_of_a_pasted_link_is_the_ruling(client: FlaskClient) -> None:
    page = client.get(KUWAT.format("en")).text
    said = re.search(r'property="og:description" content="([^"]*)"', page)
    assert said is not None
    assert said[1].startswith("No: Kuwat, the Dissenter does not gain 1 boost. The deciding article is 2.1.c")


def test_the_picture_of_a_pasted_link_bears_the_ruling(client: FlaskClient) -> None:
    if family() is None:
        pytest.skip("this machine has no letters to draw")
    drawn: list[BoardPicture] = []

    def draw(how: object, scene: BoardPicture, language: str) -> bytes:
        drawn.append(scene)
        return b""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures, "bounded", draw)
        assert client.get(KUWAT.format("fr") + ".png").status_code == 200
    assert drawn[0].caption.replace("\xa0", " ").endswith("Non : Kuwat, le Dissident ne gagne pas 1 boost.")
    assert drawn[0].laws[0] == "2.1.c"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_not_activated_can_be_asked_about(client: FlaskClient, language: Language) -> None:
    address = f"/{language}/scenarios/events/not-activated"
    page = client.get(address).text
    asked = re.findall(r'href="(\?idle=\d+)#idle"', page)
    assert asked == [f"?idle={number}" for number in range(1, len(asked) + 1)] and len(asked) > 5
    assert page.count('<details class="offered">') == 4, "what was not activated, and the cards, of both forms"
    for question in (asked[0], asked[-1]):
        answered = client.get(address + question).text
        assert answered.count('<div class="ruling why" id="idle"') == 1
        assert answered.count('<details class="offered" open>') == 1
    assert 'data-rule="7.1.1.c"' in client.get(address + asked[0]).text.partition('id="idle"')[2].partition("</div>")[0]
    for wrong in ("0", "99", "x", "-1", "²"):
        assert client.get(f"{address}?idle={wrong}").status_code == 404
        assert client.get(f"{address}?thing={wrong}").status_code == 404


@pytest.mark.parametrize(
    ("language", "asks"), [("en", "What has become of Coppélia?"), ("fr", "Que devient « Coppélia »")]
)
def test_what_has_become_of_a_card_can_be_asked(client: FlaskClient, language: Language, asks: str) -> None:
    address = f"/{language}/scenarios/playing/coppelia"
    asked = re.findall(r'href="(\?thing=\d+)#thing"', client.get(address).text)
    assert asked == [f"?thing={number}" for number in range(1, len(asked) + 1)]
    answered = client.get(address + asked[1]).text.partition('id="thing"')[2].partition("</div>")[0]
    assert asks in re.sub("<[^>]*>", "", answered).replace("\xa0", " ") and 'data-rule="5.1.1.d"' in answered


def test_from_a_seat_what_was_not_activated_is_what_one_knows_there(client: FlaskClient) -> None:
    address = "/en/scenarios/lessons/a-whole-day"
    lines = {
        seat: re.findall(r'aria-label="Why\? ([^"]*)"', client.get(f"{address}?seat={seat}").text)
        for seat in ("", "Lithium", "Ninette")
    }
    assert set(lines["Lithium"]) < set(lines[""]) and set(lines["Ninette"]) < set(lines[""])
    assert all(
        "seat=Ninette#idle" in link
        for link in re.findall(r'href="\?idle=[^"]*"', client.get(f"{address}?seat=Ninette").text)
    )


def test_a_step_that_is_asked_about_is_asked_about_at_the_desk_too(client: FlaskClient) -> None:
    link = re.search(r'href="([^"]*from=[^"]*)"', client.get(KUWAT.format("en") + "?why=3").text)
    assert link is not None and "why=3" in link[1]
    assert client.get(link[1].replace("&amp;", "&")).text.count('id="why"') == 1
    assert "why=" not in re.findall(r'href="([^"]*from=[^"]*)"', client.get(KUWAT.format("en") + "?step=3").text)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trigger_that_a_text_names_is_drawn(client: FlaskClient, language: Language) -> None:
    """Written small in the texts of cards, it is drawn in moves, steps and rulings too."""
    page = client.get(f"/{language}/scenarios/playing/from-hand-as-if-from-reserve").text
    assert not re.search(r"\{[a-zA-Z]\}", re.sub(r"<[^>]*>", "", page.partition("<main")[2]))
    assert f'aria-label="{spoken("r", language)}"' in page
