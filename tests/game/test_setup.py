"""The setup (4.1): whatever chance and the players decide, the same things lie on the table at the first Noon."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from random_boards import PLAYED, RULES

from judge.editions import rules_of
from judge.game.course.referee import let_happen
from judge.game.course.setup import DEALT, FIRST_ORBS, beginning
from judge.game.event.choices import Option, Question
from judge.game.state.state import SEATS, Brought, State
from judge.game.terms import Expedition, Phase, Terrain, Type, Zone
from judge.scenario.board import characteristics

HEROES = [characteristics(card, rules_of("1.0").edition) for card in PLAYED if card.type is Type.HERO]
CARDS = [characteristics(card, rules_of("1.0").edition) for card in PLAYED if card.type is not Type.HERO]
DECKS = st.builds(
    Brought,
    st.none() | st.sampled_from(HEROES),
    st.lists(st.sampled_from(CARDS), min_size=DEALT, max_size=12).map(tuple),
)


@settings(max_examples=30, deadline=None)
@given(brought=st.tuples(DECKS, DECKS), draw=st.data())
def test_the_first_noon(brought: tuple[Brought, Brought], draw: st.DataObject) -> None:
    state = _set_up(beginning(("Lithium", "Ninette"), brought), draw)
    assert (state.day, state.phase, state.stage) == (1, Phase.NOON, 0)
    _is_an_adventure(state)
    for player in SEATS:
        hero, cards = brought[player].hero, brought[player].cards
        assert [one.base for one in state.of(Zone.HERO, player)] == ([hero] if hero else [])
        assert len(state.of(Zone.HAND, player)) == DEALT - FIRST_ORBS
        orbs = state.of(Zone.MANA, player)
        assert len(orbs) == FIRST_ORBS and not any(orb.exhausted for orb in orbs)
        everywhere = [one.base.name for zone in (Zone.HAND, Zone.MANA, Zone.DECK) for one in state.of(zone, player)]
        assert sorted(everywhere) == sorted(card.name for card in cards)


def _set_up(state: State, draw: st.DataObject) -> State:
    def choose(question: Question, _: State) -> Option:
        return draw.draw(st.sampled_from(question.allowed))

    while state.brought:
        state = let_happen(state, RULES, choose).state
    return state


def _is_an_adventure(state: State) -> None:
    assert len(state.regions) == 8
    first, *tumult, last = state.regions
    assert all(end.face_up and end.terrains == frozenset(Terrain) for end in (first, last))
    assert not any(region.face_up for region in tumult)
    halves = list(zip(tumult[::2], tumult[1::2], strict=True))
    assert all(left.terrains | right.terrains == frozenset(Terrain) for left, right in halves)
    assert all(not left.terrains & right.terrains for left, right in halves)
    assert len({frozenset({left.terrains, right.terrains}) for left, right in halves}) == 3
    distances = {state.distance(player, expedition) for player in SEATS for expedition in Expedition}
    assert distances == {0}
