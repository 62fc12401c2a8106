"""The shipped cards: the same in both languages, printed as they are written, found by any of their names."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from judge.cards import naming
from judge.cards.card import Card
from judge.cards.collection import PRINTED, Collection, UnknownCard
from judge.cards.language.marks import lines
from judge.cards.language.reader import read_text
from judge.cards.naming import display_name, folded
from judge.cards.printing import print_text
from judge.game.ability import Ability
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language

CARDS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "cards.jsonl"

SHIPPED = [json.loads(line) for line in PRINTED.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def collection() -> Collection:
    return Collection.shipped()


@pytest.fixture(scope="module")
def real() -> dict[str, dict[str, Any]]:
    if not CARDS.is_file():
        pytest.skip("the card file ../shared/cards/cards.jsonl is not there")
    with CARDS.open(encoding="utf-8") as file:
        return {card["id"]: card for card in map(json.loads, file)}


def read(line: dict[str, Any], field: str, language: Language) -> tuple[Ability, ...]:
    type_ = Type.SPELL if line["type"] == "SPELL" else Type.CHARACTER
    return read_text(line[field][language], language, type_, support=field == "support")


def texts(line: dict[str, Any]) -> Iterator[tuple[str, Language]]:
    return ((field, language) for field in ("text", "support") for language in LANGUAGES)


def without_marks(text: str, language: Language) -> str:
    plain = " ".join(re.sub(r" +(?=[.,])", "", line.text) for line in lines(text, language))
    plain = re.sub(r" ?\((?:as an? exhausted|as exhausted|en tant qu'Orbes?) [^)]*\)", "", plain)
    return re.sub(r'" (?=\{)', '"', plain)


@pytest.mark.parametrize("line", SHIPPED, ids=lambda line: line["id"])
def test_a_card_prints_what_it_says(line: dict[str, Any], collection: Collection) -> None:
    card = collection.find(line["id"])
    for field, language in texts(line):
        abilities = read(line, field, language)
        printed = print_text(abilities, language, card.feminine)
        assert read({**line, field: {language: printed}}, field, language) == abilities


@pytest.mark.parametrize("line", SHIPPED, ids=lambda line: line["id"])
def test_both_languages_say_the_same(line: dict[str, Any]) -> None:
    for field in ("text", "support"):
        assert read(line, field, "en") == read(line, field, "fr")


def wordings(card: dict[str, Any], field: str, language: Language) -> set[str]:
    """What a text of a real card says, and what it said before an erratum."""
    written = (card, *card.get("variants", {}).values())
    return {without_marks(one[field][language], language) for one in written if field in one and language in one[field]}


def test_the_shipped_cards_are_the_real_cards(real: dict[str, dict[str, Any]]) -> None:
    for line in SHIPPED:
        card = real[line["id"]]
        for field, language in texts(line):
            assert without_marks(line[field][language], language) in wordings(card, field, language), line["id"]
        for name in ("name", "rarity", "faction", "subtypes", "hand", "reserve", "forest", "mountain", "water"):
            if line["type"] != "HERO" or name not in ("hand", "reserve"):
                assert line.get(name) == card.get(name), (line["id"], name)


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
    ],
)
def test_a_card_is_found(collection: Collection, name: str, id_: str) -> None:
    assert collection.find(name).id == id_


def test_every_card_is_found_by_the_name_that_is_shown(collection: Collection) -> None:
    for card in collection:
        for language in LANGUAGES:
            assert collection.find(display_name(card, language)) is card


def test_names_are_shown_with_their_mark(collection: Collection) -> None:
    shown = [display_name(collection.find(f"ALT_CORE_B_YZ_15_{version}"), "fr") for version in ("C", "R1", "R2")]
    assert shown == ["Kuwat, le Dissident", "Kuwat, le Dissident (rare)", "Kuwat, le Dissident (rare, Ordis)"]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Kuwat, the Disenter", "did you mean Kuwat, the Dissenter?"),
        ("Kuwat", "did you mean Kuwat, the Dissenter"),
        ("Meduse Lunere", "did you mean Méduse Lunaire?"),
        ("Kuwat, the Dissenter (rare, Lyra)", "Kuwat, the Dissenter · Kuwat, the Dissenter (rare)"),
        ("Kuwat, the Dissenter (unique)", "is not among the known versions"),
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
