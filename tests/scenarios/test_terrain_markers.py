"""Terrain Markers on boards: how they are written and read, where they cannot lie, and that a Hero begins with them."""

from __future__ import annotations

import pytest

from judge.cards.collection import Collection
from judge.game.terms import Terrain
from judge.messages import LANGUAGES, Language
from judge.scenario.fact_writer import write_fact
from judge.scenario.facts import UnreadableError, read_fact
from judge.scenario.file import read_bytes
from judge.scenario.marked_regions import HasMarkers
from judge.scenario.verdict import judge
from judge.wording.names import Names

NAMES = Names(("Lithium", "Ninette"), Collection.shipped())

MARKERS = HasMarkers(((Terrain.FOREST, None), (Terrain.MOUNTAIN, 3), (Terrain.WATER, 0), (Terrain.WATER, 7)))

BEGINNING = """# Setup

- Rules: 5.0

## Cards

### The Cartographer / La Cartographe

- Type: Hero
- Text: I begin the game with one {V}, one {M} and one {O} Terrain Marker.

## Board

- The game begins

### Lithium

- Hero: The Cartographer
- Deck: 6 Ordis Trooper

### Ninette

- Hero: Subhash & Marmo
- Deck: 6 Kappa

## Play

1. the game goes on until Noon
2. the next Tumult card is {V} | {M}{O}
3. the next Tumult card is {M} | {V}{O}
4. the next Tumult card is {O} | {V}{M}
5. chance makes Lithium the first player

## Outcome

### Lithium

- Terrain Markers: {V}; {M}; {O}

### Ninette

- Terrain Markers: none
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", [MARKERS, HasMarkers(())], ids=["several", "none"])
def test_what_is_written_is_read(fact: HasMarkers, language: Language) -> None:
    assert read_fact(write_fact(fact, NAMES, language), NAMES) == fact


@pytest.mark.parametrize("value", ["{X}", "{V} on region 9", "{V} on region 0", "{V} {M}", "Red"])
def test_what_is_no_marker_is_refused(value: str) -> None:
    with pytest.raises(UnreadableError, match="is no Terrain Marker"):
        read_fact(f"Terrain Markers: {value}", NAMES)


def test_a_hero_begins_with_its_markers() -> None:
    judgement = judge(read_bytes(BEGINNING.encode(), "setup"))
    assert [one.say() for one in judgement.mistakes] == []
    assert judgement.own == "holds"


def test_no_marker_lies_on_a_region_that_is_face_down() -> None:
    board = BEGINNING.replace("- The game begins", "- Adventure: {V} | {M}{O}; {M} | {V}{O}; {O} | {V}{M}, face down")
    board = board.replace("- Deck: 6 Ordis Trooper", "- Terrain Markers: {V} on region 5").partition("## Play")[0]
    judgement = judge(read_bytes(f"{board}## Play\n\n1. Lithium passes\n\n## Outcome\n\n- Day: 1\n".encode(), "board"))
    assert any("face down" in one.say() for one in judgement.mistakes)


STUCK = """# Stuck

- Rules: 5.0

## Board

- Phase: Dusk

### Lithium

- Hero: Nadir & Bubbles
- Terrain Markers: {V} on the Hero Region
- First player

### Ninette

- Hero Expedition: Lyra Navigator

## Play

1. the game goes on until Night
   - the Hero Expedition of Ninette fails to move forward [4.2.4.i, 3.2.1.d]

## Outcome

### Ninette

- Distance of the Hero Expedition: 0
"""


def test_an_expedition_that_a_marker_holds_back_names_it() -> None:
    assert judge(read_bytes(STUCK.encode(), "stuck")).verdict == "holds"
