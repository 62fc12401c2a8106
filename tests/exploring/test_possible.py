"""Every legal option is a line to write; every illegal one is told with its refusal and its laws."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from small_boards import board

from judge.exploring.course import begin
from judge.exploring.possible import Choice, is_all, possible
from judge.exploring.scene import ScenarioPosition, UnreadableScene, scene
from judge.messages import LANGUAGES, Language
from judge.place import SCENARIOS
from judge.scenario.file import MoveLine, SourceLine, read_bytes, read_file
from judge.scenario.play import perform

FILES = sorted(SCENARIOS.glob("*/*.md"))


def at(start: ScenarioPosition, language: Language = "en") -> tuple[Choice, ...]:
    return possible(begin(start.unit, start.rules, start.given), start.names, language)


def test_a_card_that_cannot_be_paid_is_told_with_its_laws() -> None:
    found = at(scene(read_file(SCENARIOS / "playing" / "cost-not-payable.md"), after=0))
    refused, *_ = [one for one in found if not one.legal]
    assert refused.line == "Lithium plays Anubis from Hand"
    assert refused.refusal == "Anubis costs 5, and Lithium has only 4 Mana Orbs ready"
    assert "6.4.c" in refused.laws
    assert "Lithium passes" in [one.line for one in found if one.legal]


def test_it_speaks_french() -> None:
    found = at(scene(read_file(SCENARIOS / "playing" / "cost-not-payable.md"), after=0), "fr")
    assert "Lithium passe" in [one.line for one in found]
    assert [one.refusal for one in found if not one.legal] == [
        "Anubis coûte 5, et Lithium n’a que 4 Orbes de Mana prêts",
        "C’est le tour de Lithium",
    ]


@pytest.mark.parametrize("path", FILES[::4], ids=lambda path: path.stem)
def test_each_line_is_read_as_the_option_it_stands_for(path: Path) -> None:
    start = scene(read_file(path), after=0)
    for language in LANGUAGES:
        for one in at(start, language)[:8]:
            told = [] if one.legal else [SourceLine(2, "not allowed")]
            move = MoveLine(SourceLine(1, one.line), told)
            played = replace(start.scenario, moves=[move], outcome=[], twins=[], mistakes=[])
            performance = perform(played, start.rules, unfinished=True)
            assert performance is not None
            assert not played.mistakes, [mistake.say() for mistake in played.mistakes]
            assert (performance.played[-1].refusal is None) == one.legal


def test_within_a_unit_the_options_of_its_next_question_are_told() -> None:
    start = scene(read_file(SCENARIOS / "objects" / "kuwat-and-haven.md"), after=1)
    assert [one.line for one in at(start) if one.legal] == [
        "Lithium resolves “Sacrifice a Character” of Kuwat, the Dissenter",
        "Lithium resolves “I gain 1 boost” of Kuwat, the Dissenter",
    ]


def test_what_players_may_think_of_doing_out_of_turn_is_refused_by_the_law_that_keeps_it_for_their_turn() -> None:
    found = at(scene(read_file(SCENARIOS / "playing" / "out-of-turn.md"), after=0))
    refused = [(one.line, one.laws) for one in found if one.refusal == "It is the turn of Lithium"]
    assert refused == [
        ("Ninette plays Kappa from Hand", ("5.1.1.a",)),
        ("Ninette plays the quick action “Draw a card” of Kelonic Generator", ("5.1.1.b",)),
        ("Ninette passes", ("4.2.3.c",)),
    ]


def test_while_a_reaction_waits_nothing_else_is_played_and_the_reactions_of_the_other_player_come_later() -> None:
    landmarks = "Landmarks: Axiom Reprocessor; Brassbug Hive"
    start = board((landmarks,), ("Hand: Red", "Landmarks: Ordis Carrier"), ("Phase: Noon",))
    refused = {one.line: (one.refusal, one.laws) for one in at(start) if not one.legal and "Ninette" in one.line}
    reaction = "Create an Ordis Recruit 1/1/1 Soldier token in your Companion Expedition"
    decides = "Lithium has something else to decide first"
    assert refused == {
        "Ninette plays Red from Hand": (decides, ("5.1.1.a", "4.4.b", "5.1.1.c")),
        "Ninette passes": (decides, ("4.2.3.c", "4.4.b", "5.1.1.c")),
        f"Ninette resolves “{reaction}” of Ordis Carrier": ("The Reactions of Lithium come first", ("4.4.b",)),
    }


@pytest.mark.parametrize("after", [-1, 5, 10_000])
def test_there_is_nothing_after_a_move_that_is_not_there(after: int) -> None:
    with pytest.raises(UnreadableScene, match="there is no move"):
        scene(read_file(SCENARIOS / "objects" / "kuwat-and-haven.md"), after=after)


def test_moves_that_cannot_be_played_are_told() -> None:
    source = (SCENARIOS / "objects" / "kuwat-and-haven.md").read_text(encoding="utf-8")
    wrong = source.replace("1. Lithium plays", "1. Lithium frobnicates")
    with pytest.raises(UnreadableScene, match=r"wrong\.md:"):
        scene(read_bytes(wrong.encode(), "wrong.md"))


def test_chance_tells_how_many_equal_cards_it_may_bring() -> None:
    start = board(("Deck: Kappa; Kappa; Kappa; Red",), ("Deck: Red; Red",), ("Phase: Morning", "Day: 2"))
    weights = {one.line: one.option.weight for one in at(start)}
    assert weights == {"The draw brings Kappa": 3, "The draw brings Red": 1}


def test_from_a_seat_nothing_is_told_of_cards_that_are_not_known_there() -> None:
    start = scene(read_file(SCENARIOS / "playing" / "out-of-turn.md"), after=0)
    point = begin(start.unit, start.rules, start.given)
    of_lithium, of_ninette = (possible(point, start.names, "en", seat) for seat in (0, 1))
    assert not any("Kappa" in one.line for one in of_lithium)
    assert not any("Red" in one.line for one in of_ninette)
    assert any("Red" in one.line for one in of_lithium) and any("Kappa" in one.line for one in of_ninette)
    assert is_all(point, None) and not is_all(point, 0) and not is_all(point, 1)


def test_from_a_seat_it_is_not_told_which_card_a_draw_may_bring() -> None:
    start = board(("Deck: Kappa; Kappa; Kappa; Red",), ("Deck: Red; Red",), ("Phase: Morning", "Day: 2"))
    point = begin(start.unit, start.rules, start.given)
    assert possible(point, start.names, "en", 0) == () and not is_all(point, 0)
