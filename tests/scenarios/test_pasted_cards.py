"""Cards as people paste them: in every shape the same card, and what is wrong with its line.

``JUDGE_REFRESH=1 pytest tests/scenarios/test_pasted_cards.py`` writes the ``.errors`` files anew; read the diff.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from judge.cards.collection import Collection
from judge.game.terms import Rarity, Type
from judge.messages import LANGUAGES
from judge.scenario.cards import read_cards
from judge.scenario.file import read_bytes
from judge.scenario.pasted_card import PastedCard, read_pasted
from judge.scenario.pasted_signs import apart

PASTED = Path(__file__).with_name("pasted")
GOOD = sorted(path for path in PASTED.glob("*.txt") if not path.stem.startswith("bad-"))
BAD = sorted(PASTED.glob("bad-*.txt"))


def pasted(path: Path) -> PastedCard:
    return read_pasted(path.read_text(encoding="utf-8"), path.name)


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_every_shape_is_the_same_card(path: Path) -> None:
    found, like = pasted(path), pasted(PASTED / "labels.txt")
    assert found.mistakes == ()
    assert found.card is not None and like.card is not None
    for name in ("type", "subtypes", "faction", "rarity", "hand_cost", "reserve_cost", "statistics", "abilities"):
        assert getattr(found.card, name) == getattr(like.card, name), name
    assert len(found.card.abilities) == 2


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_its_lines_are_read_back_from_a_scenario_file(path: Path) -> None:
    found = pasted(path)
    file = "\n".join(("# T / T", "", "## Cards", "", *found.lines, "", "## Board", "", "## Play", ""))
    assert read_cards(read_bytes(file.encode(), "file.md")) == [found.card]


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_says_what_is_wrong_in_both_languages(path: Path) -> None:
    found = pasted(path)
    said = "".join(f"{one.say(language)}\n" for language in LANGUAGES for one in found.mistakes)
    expected = path.with_suffix(".errors")
    if "JUDGE_REFRESH" in os.environ:
        expected.write_text(said, encoding="utf-8")
    assert said == expected.read_text(encoding="utf-8")
    assert found.card is None and found.lines == () and said


@pytest.mark.parametrize("name", ["Alchimiste du Kadigir", "kadigiran alchemist (unique, Ordis)"])
def test_a_unique_card_takes_its_type_and_faction_from_its_name(name: str) -> None:
    found = read_pasted(f"{name}\nunique\n3/2\n5/1/0\n{{R}} Draw a card.\n", "card").card
    assert found is not None
    faction = "OR" if "Ordis" in name else "YZ"
    assert (found.type, found.subtypes, found.faction) == (Type.CHARACTER, ("Scholar",), faction)
    assert (found.rarity, found.name["en"], found.statistics) == (Rarity.UNIQUE, "Kadigiran Alchemist", (5, 1, 0))
    known = Collection.known().with_cards([found])
    assert known.find(found.id) == found
    assert known.find("Kadigiran Alchemist").rarity == Rarity.COMMON


@pytest.mark.parametrize(
    "said", ["ALT_CORE_B_MU_05_U_1234", "BTG-053-U-1234", "Id: ALT_CORE_B_MU_05_U_1234", "[unique]"]
)
def test_the_number_of_a_unique_card_says_that_it_is_one(said: str) -> None:
    name = f"Kitsune {said}" if said.startswith("[") else f"Kitsune\n{said}"
    found = read_pasted(f"{name}\nCost: 3 / 2\n2/3/1\n", "card").card
    assert found is not None and found.rarity == Rarity.UNIQUE and found.subtypes == ("Spirit",)


def test_a_page_that_leaves_one_blank_between_abilities_is_parted_outside_of_quotations() -> None:
    joined = "{J} Draw a card. {R} I gain 1 boost. {D} : Resupply."
    found = read_pasted(f"Lantern Keeper\nCharacter — Mage\n3/2\n1/2/3\n{joined}\n", "card").card
    assert found is not None and len(found.abilities) == 3
    given = "« Lorsque je suis sacrifié — Ravitaillez. {T}, {1} : Sacrifiez-moi. »"
    assert apart(given) == given and apart(joined) == joined.replace(". {", ".  {")


def test_sub_types_stand_in_a_parenthesis_and_on_a_line_of_their_own() -> None:
    found = read_pasted("Lantern Keeper\nCharacter (Mage)\nSubtype: Scholar\n3/2\n1/2/3\n", "card")
    assert found.card is not None and found.card.subtypes == ("Mage", "Scholar")
    assert "- Type: Character — Mage, Scholar" in found.lines


def test_slips_are_mended_and_named() -> None:
    found = read_pasted("Lantern Keeper\nCharacter — Mage\n3/2\n1/2/3\n{J} Draw a card..\n", "card")
    assert found.card is not None and len(found.card.abilities) == 1


def test_a_text_of_a_thousand_letters_is_read_in_time() -> None:
    found = read_pasted("K\nSpell\n1/1\n" + "If you control a Mage: draw a card. " * 100, "card")
    assert found.card is not None or found.mistakes
