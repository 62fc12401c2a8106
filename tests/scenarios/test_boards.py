"""What a board can hold: the situation, tokens, cards that nobody names, and a game before its setup."""

from __future__ import annotations

import pytest

from judge.editions import rules_of
from judge.game.state.state import State
from judge.game.terms import Phase, Zone
from judge.scenario.file import read_bytes
from judge.scenario.situation import adventure, in_phase
from judge.scenario.verdict import Judgement, judge


def judged(board: str, play: str = "", outcome: str = "") -> Judgement:
    source = f"# A / B\n\n## Board\n\n{board}\n\n## Play\n\n{play}\n\n## Outcome\n\n{outcome}\n"
    return judge(read_bytes(source.encode(), "board.md"))


def start(board: str) -> State:
    judgement = judged(board)
    assert judgement.performance is not None, [mistake.say() for mistake in judgement.mistakes]
    return judgement.performance.start


def test_a_board_may_begin_at_a_daily_effect() -> None:
    state = start("- Phase: Night, Clean-up\n### A\n### B")
    assert state.phase is Phase.NIGHT
    assert in_phase(state, rules_of("1.0")).part == "clean_up"


def test_the_adventure_lies_as_the_board_says() -> None:
    state = start("- Aventure : forêt | montagne eau; {O} {V} | {M}, face cachée; {V}{M} | eau\n### A\n### B")
    assert [region.face_up for region in state.regions] == [True, True, True, False, False, True, True, True]
    found = adventure(state)
    assert found is not None
    assert [card.name for card, _ in found.cards] == ["{V} | {M}{O}", "{V}{O} | {M}", "{V}{M} | {O}"]


def test_one_player_may_be_to_act_though_the_other_is_first() -> None:
    state = start("### A\n- First player\n### B\n- To act")
    assert (state.first_player, state.turn) == (0, 1)


def test_a_token_of_a_card_may_be_on_the_board() -> None:
    (token,) = start("### A\n- Companion Expedition: Brassbug, Asleep\n### B").of(Zone.EXPEDITION, 0)
    assert token.token and token.base.statistics == (2, 2, 2) and token.base.subtypes == ("Robot",)


def test_cards_that_nobody_names_are_drawn_and_counted_but_not_played() -> None:
    judgement = judged(
        "- Phase: Night\n### A\n- Deck: 4 cards\n### B\n- Deck: 4 cards\n- Hand: Kappa",
        "1. the game goes on until Noon\n2. B keeps their Hand\n3. A keeps their Hand\n"
        "4. the game goes on until Afternoon\n5. B passes\n6. A passes",
        "### A\n- Hand: 2 cards\n### B\n- Hand: Kappa; 2 cards",
    )
    assert judgement.verdict == "holds", [mistake.say() for mistake in judgement.mistakes]


def test_a_scenario_may_begin_before_the_setup() -> None:
    judgement = judged(
        "- The game begins\n### A\n- Hero: Sigismar & Wingspan\n- Deck: 7 Kappa\n"
        "### B\n- Hero: Subhash & Marmo\n- Deck: 7 Red",
        "1. the next Tumult card is {M} | {V}{O}\n2. the next Tumult card is {V} | {M}{O}\n"
        "3. the next Tumult card is {O} | {V}{M}\n4. chance makes B the first player\n"
        "5. the game goes on until Noon",
        "- Phase: Noon\n"
        "- Adventure: {M} | {V}{O}, face down; {V} | {M}{O}, face down; {O} | {V}{M}, face down\n"
        "### A\n- Mana: 3\n- Hand: 3 Kappa\n- Deck: Kappa\n### B\n- First player\n- Hand: 3 cards",
    )
    assert judgement.verdict == "holds", [mistake.say() for mistake in judgement.mistakes]


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_a_number_counts_the_equal_reactions_of_the_only_object_of_a_name(first: int, second: int) -> None:
    judgement = judged(
        "### A\n- Mana: 2\n- First player\n- Hand: Gift of Self\n- Deck: 4 cards\n"
        "- Landmarks: The Monolith, Ordis Bastion\n- Hero Expedition: Jeanne d'Arc\n### B\n- Passed",
        f'1. A plays Gift of Self from Hand\n2. A resolves "It gains 1 boost" of The Monolith, Ordis Bastion #{first}\n'
        f"   - Ordis Recruit #{first} gains 1 boost\n   - Ordis Recruit #{second} gains 1 boost",
        "### A\n- Hero Expedition: Ordis Recruit, 1 boost",
    )
    assert judgement.verdict == "holds", [mistake.say() for mistake in judgement.mistakes]


@pytest.mark.parametrize("fact", ["Ascended: Hero Expedition", "Terrain Markers: {O} on the Hero Region"])
def test_what_an_edition_does_not_have_is_named(fact: str) -> None:
    said = {}
    for edition in ("1.0", "5.0"):
        source = f"# A\n\n- Rules: {edition}\n\n## Board\n\n### A\n\n- {fact}\n\n### B\n\n## Play\n\n1. A passes\n"
        said[edition] = [(one.line, one.say()) for one in judge(read_bytes(source.encode(), "a.md")).scenario.mended]
    assert said["5.0"] == []
    assert [line for line, _ in said["1.0"]] == [9]
    assert "edition 1.0 has no such thing" in said["1.0"][0][1]


@pytest.mark.parametrize(("player", "verdict"), [("A", "differs"), ("B", "holds")])
def test_in_an_outcome_who_is_to_act_is_whose_turn_comes(player: str, verdict: str) -> None:
    board = "### A\n- Mana: 4\n- Hand: Kappa\n- First player\n### B"
    play = "1. A plays Kappa from Hand in the Hero Expedition"
    assert judged(board, play, f"### {player}\n- To act").verdict == verdict
