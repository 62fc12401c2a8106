"""Two states have one canonical form if and only if they differ in nothing that can still matter."""

from __future__ import annotations

import dataclasses
import random
import re
from dataclasses import replace

import pytest
from small_boards import board, sentinels

from judge.exploring.exploration import explore
from judge.exploring.scene import scene
from judge.game.course.referee import Done, advance, reactions_wait
from judge.game.state import objects, state
from judge.game.state.canonical import APART, Canon, canonical
from judge.game.state.numbering import IDENTITIES, TIMESTAMPS, Digests, Numbering
from judge.game.state.objects import Emblem, Object
from judge.game.state.state import State
from judge.game.state.zones import Zones
from judge.game.terms import Status, Type, Zone
from judge.place import SCENARIOS
from judge.scenario.file import read_file

NUMBERS = {
    "Emblem": {"rolled", "many"},
    "Object": {"shuffled", "counters", "owner", "holder", "copy", "region", "carried"},
    "Characteristics": {"hand_cost", "reserve_cost", "statistics", "reserve_limit", "landmark_limit"},
    "State": {"day", "stage", "positions", "of_a_name", "moved", "ascended", "begun"},
}
"""Fields that hold numbers, none of which is an identity or a timestamp."""


def renamed(one: State, seed: int) -> State:
    """The same state with other identities, and other timestamps in the same order."""
    chance = random.Random(seed)
    old = [there.id for there in one.objects.in_order]
    new = dict(zip(old, chance.sample(range(1_000, 9_000), len(old)), strict=True))
    stamps = dict(zip(old, sorted(chance.sample(range(1_000, 9_000), len(old))), strict=True))

    def identity(known: int) -> int:
        return new.setdefault(known, 10_000 + known)

    def emblem(held: Emblem | None) -> Emblem | None:
        if held is None:
            return None
        source = replace(held.source, id=identity(held.source.id))
        return replace(held, source=source, me=identity(held.me), it=tuple(map(identity, held.it)))

    there = [
        replace(item, id=identity(item.id), timestamp=stamps[item.id], emblem=emblem(item.emblem))
        for item in one.objects.values()
    ]
    chance.shuffle(there)
    activated = {(identity(bearer), reaction): count for (bearer, reaction), count in one.activated.items()}
    return replace(one, objects=Zones(there), activated=activated, clock=20_000)


def after(name: str, moves: int) -> State:
    return scene(read_file(SCENARIOS / f"{name}.md"), after=moves).unit


@pytest.mark.parametrize("name", ["objects/kuwat-and-haven", "day/from-night-to-noon", "events/each-player-two-steps"])
def test_other_names_for_the_same_are_the_same(name: str) -> None:
    one = after(name, 1)
    canon = Canon()
    for seed in range(5):
        other = renamed(one, seed)
        assert canon.form(other) == canon.form(one)
        assert canonical(other) == canonical(one)


def test_emblems_are_told_by_what_they_are_bound_to() -> None:
    one = sentinels(3).unit
    done = advance(one, sentinels(3).rules)
    assert isinstance(done, Done) and reactions_wait(done.state)
    assert canonical(renamed(done.state, 1)) == canonical(done.state)
    first, second = done.state.of(Zone.LIMBO)[:2]
    assert first.emblem is not None and second.emblem is not None
    swapped = done.state.with_object(replace(first, emblem=replace(first.emblem, me=second.emblem.me)))
    assert canonical(swapped) != canonical(done.state)


def test_last_known_information_is_gone_when_nothing_in_limbo_refers_to_it() -> None:
    exploration = explore(after("objects/kuwat-and-haven", 0), scene(read_file(KUWAT), after=0).rules)
    played = exploration.outcomes[-1].state
    twin = played.without(played.of(Zone.DISCARD, 0)[0].id)
    moved = replace(played.of(Zone.DISCARD, 0)[0], id=played.clock + 7, timestamp=played.clock + 7)
    assert canonical(twin.with_object(moved)) == canonical(played)


KUWAT = SCENARIOS / "objects" / "kuwat-and-haven.md"


def test_what_can_matter_is_kept() -> None:
    one = board(("Mana: 2", "Hand: Kappa", "Hero Expedition: Red, 1 boost"), ("Mana: 1",)).unit
    red = one.of(Zone.EXPEDITION, 0)[0]
    changed = [
        one.with_object(replace(red, counters=(("boost", 2),))),
        one.with_object(replace(red, statuses=frozenset({Status.FLEETING}))),
        one.with_object(replace(one.of(Zone.MANA, 0)[0], statuses=frozenset({Status.EXHAUSTED}))),
        one.with_object(replace(one.of(Zone.HAND, 0)[0], known_by=frozenset({1}))),
        replace(one, first_player=1),
        replace(one, passed=frozenset({1})),
        replace(one, announced=((0, "yes"),)),
        replace(one, day=2),
    ]
    assert len({canonical(state) for state in (one, *changed)}) == len(changed) + 1


def test_the_order_in_a_hand_does_not_matter_and_that_of_a_known_deck_does() -> None:
    def with_hand(*cards: str) -> State:
        return board((f"Hand: {'; '.join(cards)}",)).unit

    def with_deck(label: str, *cards: str) -> State:
        return board((f"{label}: {'; '.join(cards)}",)).unit

    assert canonical(with_hand("Kappa", "Red")) == canonical(with_hand("Red", "Kappa"))
    known = "Deck, top to bottom"
    assert canonical(with_deck(known, "Kappa", "Red")) != canonical(with_deck(known, "Red", "Kappa"))
    assert canonical(with_deck("Deck", "Kappa", "Red")) == canonical(with_deck("Deck", "Red", "Kappa"))
    assert canonical(with_deck("Deck", "Kappa", "Red")) != canonical(with_deck(known, "Kappa", "Red"))


def test_every_number_of_a_state_is_known_for_what_it_is() -> None:
    for kind in (Object, Emblem, objects.Characteristics, State, state.Region):
        known = {
            *IDENTITIES.get(kind.__name__, ()),
            *TIMESTAMPS.get(kind.__name__, ()),
            *NUMBERS.get(kind.__name__, ()),
        }
        known |= set(APART) if kind is State else set()
        for field in dataclasses.fields(kind):
            if re.search(r"\bint\b", str(field.type)):
                assert field.name in known, f"say of {kind.__name__}.{field.name} whether it is an identity"


@pytest.mark.parametrize("numbers", [Numbering(short=True), Digests()], ids=["numbers", "digests"])
def test_a_value_has_one_number_whether_it_is_met_alone_or_as_a_part(numbers: Numbering) -> None:
    alone, part = (objects.Characteristics(card="", name="x", type=Type.SPELL) for _ in range(2))
    number = numbers.value(alone)
    assert numbers.plain((part,), []) == (number,) == numbers.plain((alone,), [])
