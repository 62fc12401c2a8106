"""Positions: played as a scenario file is, whatever way one comes to them, and never changed."""

from __future__ import annotations

import copy
import json
import pickle
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from judge import EDITIONS, ChoiceNeededError, IllegalMoveError, Position, UnreadableTextError
from judge.cli import main
from judge.games.deck import DECKS
from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.public.doing import once_each
from judge.scenario.file import read_file
from judge.telling.picture.letters import NoLettersError
from judge.wording.table import SentenceReader

FILES = sorted(path for path in SCENARIOS.rglob("*.md") if path.name != "README.md")[::9]
"""Every ninth scenario."""

SCENE = """
# Two Kappas

- Rules: 5.0

## Board

### Ann

- Mana: 9
- Hand: {hand}
- First player

### Ben

- Mana: 9
- Hand: Red

## Play
"""


def kappas(hand: str = "2 Kappa") -> Position:
    """A turn of Ann, who has some cards in Hand."""
    return Position.read(SCENE.format(hand=hand))


def told(*typed: str) -> Any:
    """What a command prints as JSON."""
    return json.loads(CliRunner().invoke(main, [*typed, "--json"]).stdout)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_move_of_a_scenario_leads_where_its_file_leads(path: Path) -> None:
    here = Position.open(path, after=0)
    for count, move in enumerate(read_of(here), 1):
        there = Position.open(path, after=count)
        if move.is_refused:
            with pytest.raises((IllegalMoveError, ChoiceNeededError)):
                here.do(move.line.text)
            assert there == here
        elif here != there and does(move.line.text, here):
            done = here.do(move.line.text)
            assert (done, done.steps) == (there, there.steps)
        here = there


def does(line: str, position: Position) -> bool:
    """Whether a line does something: it does not only say what comes next, or how far the game goes on."""
    said = SentenceReader("move", position._scene.names).read(next(once_each(line)))
    return any(one.sentence.key != "go_on" for one in said)


def read_of(position: Position) -> Any:
    """The moves of the file of a position, by its edition."""
    return position._scene.scenario.moves


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_written_of_a_position_reads_back(path: Path) -> None:
    for language in LANGUAGES:
        here = Position.open(path, language=language)
        again = Position.read(here.text, language=language)
        assert (again, hash(again), again.steps, again.moves) == (here, hash(here), here.steps, here.moves)
        assert again.text == here.text


@settings(max_examples=5)
@given(seed=st.integers(0, 10**6), edition=st.sampled_from(EDITIONS))
def test_a_line_means_the_choice_that_it_is(seed: int, edition: str) -> None:
    dice, here = random.Random(seed), Position.begin(edition=edition)
    while here.legal and len(here.moves) < 40:
        choice = dice.choice(here.legal)
        there = here.do(choice)
        assert len({str(one) for one in here.legal}) == len(here.legal)
        assert here.do(str(choice)) == there and there.back() == here
        assert there.moves == (*here.moves, str(choice))
        here = there
    again = Position.read(here.text)
    assert again == here and again.legal == here.legal


def test_a_position_is_never_changed() -> None:
    here = kappas()
    before = here.text, here.legal, here.illegal, here.steps, hash(here)
    after = here.do("Ann plays Kappa from Hand in the Hero Expedition")
    after.outcomes(), after.ruling(), after.back(), here.outcomes("turn")
    with pytest.raises(IllegalMoveError):
        here.do("Ben passes")
    with pytest.raises(AttributeError):
        here.language = "fr"  # type: ignore[misc]
    assert (here.text, here.legal, here.illegal, here.steps, hash(here)) == before
    assert copy.copy(here) is here and copy.deepcopy(here) is here


@pytest.mark.parametrize("seat", ["", "Lithium"])
def test_a_position_goes_through_a_pickle(seat: str) -> None:
    for moves in (("Lithium chooses Anubis",), ()):
        here = Position.open("events/anubis", after=1, language="fr").told(seat=seat).do(*moves)
        again = pickle.loads(pickle.dumps(here))
        assert (again, again.moves, again.steps) == (here, here.moves, here.steps)
        assert (again.language, again.seat, again.legal) == ("fr", seat, here.legal)


def test_taken_back_as_far_as_moves_were_made() -> None:
    opened = Position.open("objects/kuwat-and-haven", edition="5.0")
    count, here = len(opened.moves), opened
    for left in range(count - 1, -1, -1):
        here = here.back()
        assert here == Position.open("objects/kuwat-and-haven", edition="5.0", after=left)
    with pytest.raises(LookupError):
        here.back()


def test_equal_is_what_nothing_tells_apart() -> None:
    assert kappas("Red; Kappa") == kappas("Kappa; Red") != kappas("2 Kappa")
    assert kappas() != kappas().by("1.0") and kappas() != "Two Kappas"
    first = kappas()
    assert len([one for one in first.legal if "Kappa" in one.line]) == 1
    hero, companion = (f"Ann plays Kappa from Hand in the {one} Expedition" for one in ("Hero", "Companion"))
    one = first.do(hero, "Ben passes", companion)
    other = first.do(companion, "Ben passes", hero)
    assert one == other and hash(one) == hash(other) and one.moves != other.moves
    assert one != first.do(hero, "Ben passes", hero)


def test_inside_a_move_only_the_very_same_is_equal() -> None:
    here = kappas("Kappa; Red").do("Ann plays Kappa from Hand")
    assert here.asks == "Ann chooses the expedition (Kappa)"
    assert here == kappas("Kappa; Red").do("Ann plays Kappa from Hand")
    assert here != kappas("Kappa; Red") and here != kappas("Kappa; Red").do("Ann plays Red from Hand")


def test_a_move_that_is_made_several_times() -> None:
    path = SCENARIOS / "playing" / "a-hundred-times.md"
    move = read_file(path).moves[0]
    start = Position.open(path, after=0)
    assert start.do(move.line.text) == Position.open(path, after=1)
    assert len(start.do(move.line.text).moves) == 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_may_be_done_is_what_the_command_says(edition: str, language: str) -> None:
    typed = ("objects/kuwat-and-haven", "--after", "1", "--edition", edition, "--lang", language)
    here = Position.open(typed[0], after=1, edition=edition, language=language)  # type: ignore[arg-type]
    said = told("options", *typed)
    assert [one["line"] for one in said["legal"]] == [str(one) for one in here.legal]
    assert [(one["line"], one["refusal"], tuple(one["laws"])) for one in said["illegal"]] == [
        (str(one), one.refusal, one.laws) for one in here.illegal
    ]
    assert (said["player"], tuple(said["laws"])) == (here.decides, here.laws)


@pytest.mark.parametrize("until", ["decision", "turn", "day"])
def test_all_outcomes_are_those_of_the_command(until: Any) -> None:
    typed = () if until == "decision" else ("--until", until)
    found = Position.open("events/anubis", after=1).outcomes(until)
    assert told("explore", "events/anubis", "--after", "1", *typed) == json.loads(json.dumps(found.data()))


def test_an_outcome_is_where_its_answers_lead() -> None:
    here = Position.open("events/anubis", after=1)
    ends = [here.do(*outcome.answers) for outcome in here.outcomes().outcomes]
    assert len(set(ends)) == len(ends) == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ruling_is_that_of_the_command(edition: str) -> None:
    here = Position.open("objects/kuwat-and-haven", edition=edition)
    typed = ("why", "objects/kuwat-and-haven", "--edition", edition)
    for about, move, more in (
        ("", None, ()),
        ("Kuwat, the Dissenter", None, ("--about", "Kuwat, the Dissenter")),
        ("", 1, ("--move", "1")),
    ):
        ruling = here.ruling(about, move=move)
        assert ruling is not None
        found = told(*typed, *more)
        assert {name: found[name] for name in ("question", "answer", "laws", "tried")} == {
            name: ruling.data()[name] for name in ("question", "answer", "laws", "tried")
        }


def test_a_ruling_on_moves_that_no_file_has() -> None:
    here = kappas("Kappa")
    assert here.ruling() is None
    ruling = here.do("Ann plays Kappa from Hand in the Hero Expedition").ruling("Kappa")
    assert ruling is not None and ruling.deciding and "<strong>" in ruling._repr_html_()
    assert str(ruling) == "\n".join(ruling.sentences)


def test_from_a_seat_nothing_is_told_that_is_not_known_there() -> None:
    here = kappas("Kappa; Red")
    ben = here.told(seat="ben")
    assert (here.seat, ben.seat, ben == here) == ("", "Ben", True)
    assert [card.name for card in here.board.players[0].known_hand] == ["Kappa", "Red"]
    assert ben.board.players[0].known_hand == () and ben.board.players[0].hand == 2
    assert "Kappa" not in str([str(one) for one in (*ben.legal, *ben.illegal)])
    assert ben.do("Ann passes").seat == ben.do("Ann passes").back().seat == "Ben"
    with pytest.raises(UnreadableTextError, match="Ann, Ben"):
        here.told(seat="Carl")


def test_in_either_language() -> None:
    here = kappas("Kappa").told(language="fr")
    assert str(here.legal[0]) == "Ann joue Kappa depuis la Main"
    assert kappas("Kappa").do(here.legal[0]) == here.do(kappas("Kappa").legal[0])
    with pytest.raises(UnreadableTextError, match="phrase"):
        here.do("Ann rêve")


def test_another_edition() -> None:
    here = Position.open("events/anubis", edition="1.0")
    assert here.edition == "1.0" and here.by("5.0").edition == "5.0" and here.by("1.0") == here
    with pytest.raises(UnreadableTextError, match=r"1\.0"):
        here.by("7.0")


def test_a_game_of_two_decks() -> None:
    first, second = (path.read_text(encoding="utf-8") for path in sorted(DECKS.glob("*.txt")))
    here = Position.begin(edition="5.0")
    assert here == Position.begin(first, second, edition="5.0") != Position.begin(second, first, edition="5.0")
    assert (here.decides, here.edition, here.winner, here.is_open, here.stopped) == ("chance", "5.0", "", False, "")
    assert sum(one.weight for one in here.legal) == 6
    with pytest.raises(UnreadableTextError, match=r"second\.txt:1"):
        Position.begin(first, "forty dragons")
    with pytest.raises(UnreadableTextError):
        Position.begin(edition="0.1")


def test_the_board_as_a_picture() -> None:
    picture = kappas().picture()
    assert picture.startswith(b"\x89PNG") and kappas()._repr_png_() == picture
    assert kappas("Kappa; Red").told(seat="Ben").picture() == kappas("2 Red").told(seat="Ben").picture()


def test_no_picture_without_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_letters(*_: object) -> bytes:
        raise NoLettersError

    monkeypatch.setattr("judge.public.picture.draw_board", without_letters)
    here = kappas()
    assert here._repr_png_() is None
    with pytest.raises(RuntimeError, match="fonts"):
        here.picture()
