"""What must be true between any two units: a state that breaks it is found out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from judge.editions import rules_of
from judge.game.course.referee import Done
from judge.game.event.trace import Happening
from judge.game.rules import Rules
from judge.game.state.card_actions import Move
from judge.game.state.object_actions import Cease
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.game.state.steps import Change
from judge.game.terms import BOOST, Expedition, Phase, Status, Zone
from judge.games.deck import shipped
from judge.games.invariants import InvariantError, cards, watch, watch_laws
from judge.games.selfplay import game_of, result_of
from judge.law.laws import day, vocabulary
from judge.law.laws.law import Law

GAME = game_of(1, shipped("1.0"), rules_of("1.0"))
NOON = next(one.state for one in GAME.decisions if one.question.kind == "turn")


def card(state: State, zone: Zone = Zone.HAND) -> Object:
    return state.of(zone, 0)[0]


def changed(state: State, zone: Zone = Zone.HAND, **fields: object) -> State:
    return state.with_object(replace(card(state, zone), **fields))  # type: ignore[arg-type]


BREAKS: dict[str, tuple[Callable[[State], State], str]] = {
    "a card is lost": (lambda state: state.without(card(state).id), "lost or doubled"),
    "a card is doubled": (
        lambda state: state.with_object(replace(card(state), id=state.clock, timestamp=state.clock)),
        "lost or doubled",
    ),
    "a card is another card": (
        lambda state: changed(state, base=card(state, Zone.HERO).base),
        "lost or doubled",
    ),
    "a token leaves the Expedition zone": (lambda state: changed(state, token=True), "the token"),
    "a hidden card has a status": (lambda state: changed(state, statuses=frozenset({Status.ASLEEP})), "hidden card"),
    "a hidden card has a counter": (lambda state: changed(state, counters=((BOOST, 1),)), "hidden card"),
    "Boosted beside its counters": (
        lambda state: changed(state, Zone.HERO, statuses=frozenset({Status.BOOSTED})),
        "Boosted twice",
    ),
    "a counter twice": (lambda state: changed(state, Zone.HERO, counters=((BOOST, 1), (BOOST, 2))), "the counters"),
    "fewer counters than none": (lambda state: changed(state, Zone.HERO, counters=((BOOST, -1),)), "the counters"),
    "an expedition outside the Expedition zone": (
        lambda state: changed(state, expedition=Expedition.HERO),
        "in the expedition",
    ),
    "a card of another player": (lambda state: changed(state, holder=1), "not its owner's"),
    "a card in Limbo": (lambda state: state.with_object(replace(card(state), zone=Zone.LIMBO)), "still in Limbo"),
    "a card from the future": (lambda state: changed(state, timestamp=10**6), "from the future"),
}


@pytest.mark.parametrize("law", [day.TURNS_ALTERNATE, vocabulary.PUT])
def test_self_play_breaks_where_a_law_is_cited_that_the_edition_does_not_have(law: Law) -> None:
    """TURNS_ALTERNATE is cited by a question, PUT by a step."""
    edition = replace(rules_of("1.0").edition, absent=frozenset({law.name}))
    result = result_of(1, shipped("1.0"), Rules(edition))
    assert result.error == f"InvariantError: {law.name} is cited, and edition 1.0 does not have it"


def test_what_is_told_cites_no_law_that_the_edition_does_not_have() -> None:
    edition = replace(rules_of("1.0").edition, absent=frozenset({"PHASES"}))
    told = Done(NOON, (Happening("phase_begins", {}, (day.PHASES,), 1, NOON),))
    watch_laws(rules_of("1.0").edition)(NOON, told)
    with pytest.raises(InvariantError, match="PHASES is cited"):
        watch_laws(edition)(NOON, told)


def watched(before: State, done: Done) -> str:
    with pytest.raises(InvariantError) as broken:
        watch(before, done)
    return str(broken.value)


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_state_is_found_out(name: str) -> None:
    breaks, says = BREAKS[name]
    assert says in watched(NOON, Done(breaks(NOON), ()))


def test_a_state_that_is_whole_is_let_through() -> None:
    watch(NOON, Done(NOON, ()))
    assert cards(NOON.brought, NOON.objects.values()) == cards(GAME.start.brought, ())


def test_an_object_that_keeps_its_identity_over_a_change_of_zone_is_found_out() -> None:
    before = card(NOON, Zone.HERO)
    after = replace(before, zone=Zone.DISCARD)
    change = Change(Move(before.id, Zone.DISCARD, 0, GAME.decisions[0].question.laws, "discard"), before, after)
    assert "is the same object" in watched(NOON, Done(NOON, (), (change,)))


def test_an_action_without_a_law_is_found_out() -> None:
    change = Change(Cease(card(NOON).id, ()), card(NOON), None)
    assert "names no law" in watched(NOON, Done(NOON, (), (change,)))


def test_a_phase_that_begins_while_a_reaction_waits_is_found_out() -> None:
    waiting = next(one.state for one in GAME.decisions if one.question.kind == "reaction")
    later = replace(waiting, phase=Phase.NIGHT)
    assert watched(waiting, Done(later, ())) == "a phase has begun while a Reaction waits"
    assert watched(waiting, Done(waiting, ())) == "a Reaction was played and its emblem is still in Limbo"
