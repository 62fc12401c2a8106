"""The shipped cards: facts of the real ones, what they do, found by any of their names."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from judge.cards import naming
from judge.cards.card import Card
from judge.cards.card_fields import read_printed
from judge.cards.collection import Collection, UnknownCard
from judge.cards.language.reader import read_text
from judge.cards.naming import display_name, folded
from judge.cards.notation import read_tree, write_tree
from judge.cards.reading import read_abilities
from judge.cards.shipped import FACTS
from judge.cards.shipping import notation_of
from judge.messages import LANGUAGES

CARDS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "cards.jsonl"

FIELDS = {"id", "number", "name", "set", "faction", "rarity", "type", "subtypes", "costs", "statistics", "limits"}
FIELDS |= {"printings", "main", "support", "french", "feminine"}
"""What ships of a card: no field holds words of the publisher's."""


@pytest.fixture(scope="module")
def collection() -> Collection:
    return Collection.shipped()


@pytest.fixture(scope="module")
def real() -> dict[str, dict[str, Any]]:
    if not CARDS.is_file():
        pytest.skip("the card file ../shared/cards/cards.jsonl is not there")
    with CARDS.open(encoding="utf-8") as file:
        return {card["id"]: card for card in map(json.loads, file)}


def test_a_card_prints_what_it_does(collection: Collection) -> None:
    for printed in collection.printed[::7]:
        card = collection.card(printed)
        for language in LANGUAGES if card.declined is None else ():
            main = read_text(printed.text[language], language, printed.kind)
            support = read_text(printed.support[language], language, printed.kind, support=True)
            assert main + support == read_abilities(printed, language), printed.id


def test_no_words_of_the_publisher_ship() -> None:
    for line in map(json.loads, FACTS.read_text(encoding="utf-8").splitlines()):
        assert set(line) <= FIELDS, line["id"]
        for tree in (*line.get("main", ()), *line.get("support", ())):
            assert write_tree(read_tree(tree)) == tree


def test_the_shipped_cards_are_the_real_cards(collection: Collection, real: dict[str, dict[str, Any]]) -> None:
    assert [one.id for one in collection.printed if one.id not in real] == []
    assert {one.id for one in collection.printed} == set(real)
    for shipped in collection.printed:
        card = read_printed(real[shipped.id])
        assert replace(card, text={}, support={}) == replace(shipped, text={}, support={})


def test_what_ships_of_a_card_is_what_is_understood_of_it(
    collection: Collection, real: dict[str, dict[str, Any]]
) -> None:
    for shipped in collection.printed[::7]:
        read = notation_of(read_printed(real[shipped.id]))
        if shipped.notation != read:
            known = collection.card(shipped).declined
            assert known is not None, f"{shipped.id}: write anew what ships with “judge cards ship”"


@pytest.mark.parametrize(
    ("name", "id_"),
    [
        ("Kuwat, the Dissenter", "ALT_CORE_B_YZ_15_C"),
        ("kuwat, le dissident", "ALT_CORE_B_YZ_15_C"),
        ("Kuwat, the Dissenter (common)", "ALT_CORE_B_YZ_15_C"),
        ("Kuwat, le Dissident (commune)", "ALT_CORE_B_YZ_15_C"),
        ("Kuwat, the Dissenter (rare)", "ALT_CORE_B_YZ_15_R1"),
        ("KUWAT, LE DISSIDENT (RARE)", "ALT_CORE_B_YZ_15_R1"),
        ("Kuwat, the Dissenter (rare, Yzmir)", "ALT_CORE_B_YZ_15_R1"),
        ("Kuwat, the Dissenter (rare, Ordis)", "ALT_CORE_B_YZ_15_R2"),
        ("Kuwat, le Dissident (rare, or)", "ALT_CORE_B_YZ_15_R2"),
        ("Méduse Lunaire", "ALT_CORE_B_YZ_05_C"),
        ("meduse   lunaire", "ALT_CORE_B_YZ_05_C"),
        ("Kuwat,\u00a0le\u202fDissident", "ALT_CORE_B_YZ_15_C"),
        ("Fragment d’Ether", "ALT_CORE_B_YZ_29_C"),
        ("Subhash & Marmo", "ALT_CORE_B_AX_03_C"),
        ("alt_core_b_yz_15_r2", "ALT_CORE_B_YZ_15_R2"),
        ("Wanax, Reka Hexarch", "ALT_DUSTER_B_BR_98_E"),
        ("Wanax, Reka Hexarch (exalted)", "ALT_DUSTER_B_BR_98_E"),
    ],
)
def test_a_card_is_found(collection: Collection, name: str, id_: str) -> None:
    assert collection.find(name).id == id_


def test_every_card_is_found_by_the_name_that_is_shown(collection: Collection) -> None:
    for printed in collection.printed:
        for language in LANGUAGES if not printed.is_token else ():
            assert collection.meant(display_name(printed, language)) is printed


def test_names_are_shown_with_their_mark(collection: Collection) -> None:
    shown = [display_name(collection.find(f"ALT_CORE_B_YZ_15_{version}"), "fr") for version in ("C", "R1", "R2")]
    assert shown == ["Kuwat, le Dissident", "Kuwat, le Dissident (rare)", "Kuwat, le Dissident (rare, Ordis)"]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Kuwat, the Disenter", "did you mean Kuwat, the Dissenter?"),
        ("Kuwat", "did you mean Kuwat, the Dissenter"),
        ("Meduse Lunere", "did you mean Méduse Lunaire"),
        ("Kuwat, the Dissenter (rare, Lyra)", "Kuwat, the Dissenter · Kuwat, the Dissenter (rare)"),
        ("Kuwat, the Dissenter (unique)", "is not among the known versions"),
        ("Wanax, Reka Hexarch (rare)", "is not among the known versions"),
        ("Qqqqq", "no card is called “Qqqqq”"),
        ("", "no card"),
        ("x" * 10_000, "no card"),
    ],
)
def test_an_unknown_card_is_named(collection: Collection, name: str, says: str) -> None:
    with pytest.raises(UnknownCard) as unknown:
        collection.find(name)
    assert says in unknown.value.message.say("en")


def own(name: str, **facts: Any) -> Card:
    card = Collection.shipped().find("Kitsune")
    return replace(card, id=name, name={"en": name, "fr": name}, **facts)


def test_a_scenario_s_card_wins(collection: Collection) -> None:
    mine = own("Kitsune", hand_cost=1)
    known = collection.with_cards([mine])
    assert known.find("kitsune") is mine
    assert known.find("ALT_CORE_B_MU_05_C") is collection.find("Kitsune")
    assert known.find("Kitsune (rare)").id == "ALT_CORE_B_MU_05_R1"
    assert collection.find("Kitsune") is not mine
    assert display_name(own("Kitsune", rarity="rare"), "en") == "Kitsune"


def test_a_scenario_s_rare_card_needs_no_mark(collection: Collection) -> None:
    mine = own("Brand New", rarity="rare", faction="OR")
    assert collection.with_cards([mine]).find("brand new") is mine


def test_french_names_have_the_typographic_apostrophe_and_are_found_with_either(collection: Collection) -> None:
    for typed in ("Apothéose de l'Esprit", "Apothéose de l’Esprit"):
        assert collection.find(typed).name["fr"] == "Apothéose de l’Esprit"
    assert not any("'" in card.name["fr"] for card in collection.printed)


def test_letters_without_accents_are_remembered_within_bounds() -> None:
    letters = "".join(map(chr, range(0x250, 0xD800)))
    assert folded(f"Éöç{letters}").startswith("eoc")
    assert len(naming._ACCENTS) <= naming.MOST_LETTERS
