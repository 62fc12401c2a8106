"""The form and the text: what is written reads back as the same game, and an edit touches what it edits alone."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.desk.board import read_board, write_table
from judge.desk.sheet import Unfit, blank, read
from judge.desk.table import PHASES, ZONES, BadTable, DeskTable, TableCard, TableSide, table_of
from judge.editions import PLAYED, rules_of
from judge.game.state.canonical import Canon
from judge.game.state.state import State
from judge.messages import Language
from judge.place import SCENARIOS
from judge.scenario.about import edition_of
from judge.scenario.play import perform

KUWAT = (SCENARIOS / "objects" / "kuwat-and-haven.md").read_text(encoding="utf-8")
SHIPPED = sorted(SCENARIOS.glob("*/*.md"))


def start(text: str) -> State:
    """The position with which a text begins."""
    scenario = read(text)
    performance = perform(replace(scenario, moves=[], twins=[]), rules_of(edition_of(scenario)), unfinished=True)
    assert performance is not None, scenario.mistakes
    return performance.start


def same(one: str, other: str) -> bool:
    """Whether two texts begin with the same position."""
    canon = Canon()
    first, second = start(one), start(other)
    return first.players == second.players and canon.form(first) == canon.form(second)


def table(text: str) -> DeskTable:
    """The table of a text that has one."""
    found = read_board(text)
    assert found is not None
    return found[0]


def emptied(here: DeskTable, text: str) -> str:
    """A text with nothing on its board."""
    nothing = DeskTable((TableSide(here.players[0].name, first_player=True), TableSide(here.players[1].name)))
    return write_table(nothing, text, "en")


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_shipped_board_is_a_table(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    here = table(text)
    assert write_table(here, text, "fr") == text, "what is not changed is not touched"
    assert table_of(json.loads(json.dumps(here.data()))) == here, "and it travels as data"


@pytest.mark.parametrize("path", SHIPPED[::3], ids=lambda path: path.stem)
def test_a_shipped_board_that_is_written_anew_is_the_same_position(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    here = table(text)
    assert same(write_table(here, emptied(here, text), "fr"), text)


NAMES = ("Kuwat, the Dissenter (rare)", "Sneezer Shroom", "Lyra Navigator", "Anubis", "No card at all", "Ordis Recruit")
cards = st.builds(
    TableCard,
    name=st.sampled_from(NAMES),
    statuses=st.lists(st.sampled_from(("anchored", "asleep", "fleeting")), unique=True).map(tuple),
    counters=st.sampled_from(((), (("boost", 1),), (("boost", 2), ("Kelon", 12)))),
    extra=st.sampled_from(("", "owned by Ninette", "anything")),
)
listings = st.lists(cards, max_size=3).map(tuple)
sides = st.builds(
    TableSide,
    name=st.just(""),
    passed=st.booleans(),
    hero=st.none() | st.just(TableCard("Sierra & Oddball")),
    ready=st.integers(0, 20),
    exhausted=st.integers(0, 20),
    zones=st.fixed_dictionaries(dict.fromkeys(ZONES, listings)),
    hand_unknown=st.integers(0, 7),
    deck_unknown=st.integers(0, 30),
    distance=st.tuples(st.integers(0, 7), st.integers(0, 7)),
    other=st.sampled_from(((), ("Mana zone: Red",), ("Deck: 4 cards", "something else"))),
)


@st.composite
def tables(draw: st.DrawFn) -> DeskTable:
    """Boards of every kind, good and bad."""
    first = draw(st.integers(0, 1))
    players = [
        replace(draw(sides), name=name, first_player=seat == first) for seat, name in enumerate(("Lithium", "Ninette"))
    ]
    return DeskTable(
        players=(players[0], players[1]),
        day=draw(st.integers(1, 30)),
        phase=draw(st.sampled_from(sorted(PHASES))),
        to_act=draw(st.sampled_from((None, "Lithium", "Ninette"))),
        adventure=draw(st.sampled_from((None, ("{V} | {M}{O}", "{V}{M} | {O}", "{M} | {V}{O}, face down")))),
        edition=draw(st.sampled_from(PLAYED)),
    )


@settings(max_examples=25, deadline=None)
@given(tables(), st.sampled_from(("en", "fr")), st.sampled_from(("\n", "\r\n")), st.booleans())
def test_a_table_that_is_written_reads_back(one: DeskTable, language: Language, newline: str, final: bool) -> None:
    text = blank(language, "5.0").replace("\n", newline)
    text = text if final else text.removesuffix(newline)
    written = write_table(one, text, language)
    assert table(written) == one
    assert write_table(one, written, "en") == written
    assert written.endswith(newline) == final
    assert newline == "\n" or "\n" not in written.replace("\r\n", "")
    assert table(write_table(one, KUWAT, language)) == one


@settings(max_examples=10, deadline=None)
@given(tables())
def test_an_edit_touches_the_board_alone(one: DeskTable) -> None:
    written = write_table(replace(one, edition=None), KUWAT, "en")
    head, tail = KUWAT.split("## Board")[0], KUWAT.split("## Play", 1)[1]
    assert written.startswith(head)
    assert written.endswith(tail), "the play, the outcome and the twins stay as they are"


def test_one_card_more_changes_one_line() -> None:
    here = table(KUWAT)
    lithium, ninette = here.players
    more = (*lithium.zones["reserve"], TableCard("Kuwat, the Dissenter (rare)"))
    changed = replace(here, players=(replace(lithium, zones={**lithium.zones, "reserve": more}), ninette))
    before, after = KUWAT.splitlines(), write_table(changed, KUWAT, "fr").splitlines()
    assert len(before) == len(after)
    assert [line for line in after if line not in before] == ["- Reserve: 2 Kuwat, the Dissenter (rare)"]


def test_what_nobody_knows_stays_word_for_word() -> None:
    text = blank("en", "5.0").replace(
        "- First player", "- First player\n- Mana zone: Red\n- Hand: No such card, big\n- What?"
    )
    here = table(text)
    assert here.players[0].other == ("Mana zone: Red", "What?")
    assert here.players[0].zones["hand"] == (TableCard("No such card", extra="big"),)
    moved = replace(here, day=3, phase="night")
    assert "- Mana zone: Red\n- Hand: No such card, big\n- What?" in write_table(moved, text, "en")


def test_a_player_called_otherwise_is_called_so_in_the_play() -> None:
    here = table(KUWAT)
    lithium, ninette = here.players
    swapped = replace(here, players=(replace(lithium, name="Ninette"), replace(ninette, name="Anne-Zoé")))
    text = write_table(swapped, KUWAT, "en")
    assert "1. Ninette plays Kuwat" in text
    assert "### Anne-Zoé" in text
    assert "Lithium" not in "".join(line for line in text.splitlines() if line[:1].isdigit() or line.startswith("#"))
    assert "> EN Kuwat comes from the Reserve, so two Reactions are waiting" in text


def test_a_text_without_two_players_has_no_table() -> None:
    assert read_board("") is None
    assert read_board(blank("en", "5.0").replace("### Ninette", "")) is None
    with pytest.raises(Unfit):
        write_table(table(KUWAT), "# Nothing", "en")


def wrong(**fields: object) -> dict[str, object]:
    """The data of a table with some of them changed."""
    return {**table(KUWAT).data(), **fields}


PLAYERS = table(KUWAT).data()["players"]


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        wrong(day=-1),
        wrong(day="1"),
        wrong(day=True),
        wrong(day=10**9),
        wrong(phase="tea"),
        wrong(phase=["night"]),
        wrong(players=[]),
        wrong(players=PLAYERS * 2),
        wrong(players=[PLAYERS[0], PLAYERS[0]]),
        wrong(players=[PLAYERS[0], {**PLAYERS[1], "name": ""}]),
        wrong(players=[PLAYERS[0], {**PLAYERS[1], "zones": {"hand": [{"name": "A; B"}]}}]),
        wrong(players=[PLAYERS[0], {**PLAYERS[1], "zones": {"hand": [{"name": "Red"}] * 500}}]),
        wrong(players=[PLAYERS[0], {**PLAYERS[1], "zones": {"hand": [{"name": "Red", "statuses": ["drunk"]}]}}]),
        wrong(players=[PLAYERS[0], {**PLAYERS[1], "hero": "Red"}]),
        wrong(other=["x" * 5000]),
        wrong(other=[None]),
    ],
)
def test_data_that_are_no_table_are_refused(data: object) -> None:
    with pytest.raises(BadTable):
        table_of(data)


def test_no_line_breaks_out_of_its_line() -> None:
    here = table(KUWAT)
    lithium, ninette = here.players
    hostile = TableCard("Red", extra="x\n## Play\n1. Lithium passes")
    data = replace(
        here, players=(replace(lithium, zones={**lithium.zones, "hand": (hostile,)}, other=("a\n### B",)), ninette)
    ).data()
    written = write_table(table_of(data), KUWAT, "en")
    assert written.count("\n## Play") == KUWAT.count("\n## Play")
    assert "\n### B" not in written


def test_whatever_the_desk_reads_it_takes_back() -> None:
    facts = "".join(f"- {'x' * (990 - 5 * number)}{number}\n" for number in range(120))
    text = KUWAT.replace("## Board\n", f"## Board\n\n{facts}", 1)
    assert text != KUWAT
    here = table(text)
    assert len(here.other) == 120
    assert table_of(here.data()) == here and write_table(here, text, "en") == text
