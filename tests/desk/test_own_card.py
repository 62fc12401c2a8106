"""A card that somebody writes at the desk stands among the situation’s own; every other line keeps its bytes."""

from __future__ import annotations

import pytest

from judge.desk.own_card import called, read_own, with_card
from judge.desk.sheet import Unfit, blank, read
from judge.messages import LANGUAGES, Language
from judge.scenario.cards import read_cards

KEEPER = "Lantern Keeper\nCharacter — Mage\n3/2\n1/2/3\n{J} Draw a card.\n"
UNIQUE = "Kitsune\nunique\n3/2\n1/2/3\n{J} Piochez une carte.\n"


def cards(text: str) -> list[str]:
    """The ids of the cards of a text, which has no mistake."""
    scenario = read(text)
    found = [card.id for card in read_cards(scenario)]
    assert scenario.mistakes == []
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_cards_come_under_their_heading_before_the_board(language: Language, newline: str) -> None:
    text = blank(language, "5.0").replace("\n", newline)
    once = with_card(text, read_own(KEEPER), language)
    twice = with_card(once, read_own(UNIQUE), language)
    heading = {"en": "## Cards", "fr": "## Cartes"}[language]
    assert once.count(heading) == twice.count(heading) == 1
    assert (cards(once), cards(twice)) == (["Lantern Keeper"], ["Lantern Keeper", "Kitsune (unique)"])
    left = [line for line in twice.splitlines(keepends=True) if line in text.splitlines(keepends=True)]
    assert [line for line in left if line.strip()] == [one for one in text.splitlines(keepends=True) if one.strip()]
    assert (newline == "\r\n") == ("\r\n" in once) and once.replace("\r\n", "").count("\r") == 0


def test_a_card_of_the_same_name_takes_the_place_of_the_one_before() -> None:
    text = with_card(with_card(blank("en", "5.0"), read_own(KEEPER), "en"), read_own(UNIQUE), "en")
    again = with_card(text, read_own(KEEPER.replace("1/2/3", "4/5/6")), "en")
    assert cards(again) == ["Lantern Keeper", "Kitsune (unique)"]
    assert "4/5/6" in again and again.count("1/2/3") == 1


def test_the_board_calls_a_unique_card_by_its_mark() -> None:
    assert [called(read_own(UNIQUE), language) for language in LANGUAGES] == ["Kitsune (unique)"] * 2
    assert called(read_own(""), "en") == ""


@pytest.mark.parametrize("wrong", ["", "Kitsune\nCharacter — Spirit\n1/1\n", "Keeper\nCharacter\nDraw a crad."])
def test_a_card_that_is_not_understood_is_not_written(wrong: str) -> None:
    with pytest.raises(Unfit, match="the card, line"):
        with_card(blank("en", "5.0"), read_own(wrong), "en")


def test_a_text_without_a_board_has_no_place_for_it() -> None:
    with pytest.raises(Unfit, match="## Board"):
        with_card("# Title\n", read_own(KEEPER), "en")
