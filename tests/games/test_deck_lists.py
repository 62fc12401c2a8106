"""Decks in plain text: those that come with the program may be played, and what is wrong is told with its line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from judge.cards.naming import display_name
from judge.games.deck import DECKS, UnreadableDeck, read_bytes, read_deck, shipped
from judge.games.deck_list import MOST_BYTES
from judge.messages import LANGUAGES, message

ORDIS = (DECKS / "ordis.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(DECKS.iterdir()), ids=lambda path: path.stem)
def test_a_deck_that_comes_with_the_program_may_be_played(path: Path) -> None:
    deck = read_deck(path, "1.0")
    assert len(deck.cards) >= 39
    assert {card.faction for card in deck.cards} == {deck.hero.faction}
    assert max(Counter(card.name["en"] for card in deck.cards).values()) <= 3
    assert sum(card.rarity == "rare" for card in deck.cards) <= 15


def test_the_two_decks_are_of_two_factions() -> None:
    first, second = shipped("1.0")
    assert first.hero.faction != second.hero.faction


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_may_be_of_either_language_and_ids(language: str) -> None:
    deck = shipped("1.0")[1]
    cards = (deck.hero, *deck.cards)
    by_name = "\n".join(f"1 {display_name(card, language)}" for card in cards)  # type: ignore[arg-type]
    by_id = "\n".join(f"1 {card.id}" for card in cards)
    assert read_bytes(by_name.encode(), "names.txt", "1.0").cards == deck.cards
    assert read_bytes(by_id.encode(), "ids.txt", "1.0").cards == deck.cards


def test_marks_of_windows_do_no_harm() -> None:
    source = b"\xef\xbb\xbf" + ORDIS.replace("\n", "\r\n").encode()
    assert read_bytes(source, "ordis.txt", "1.0").cards == shipped("1.0")[1].cards


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("1 Ozma", "3 Ozmo", "deck.txt:6: no card is called “Ozmo”; did you mean Ozma?"),
        ("1 Ozma", "0 Ozma", "deck.txt:6: 0 is no number of copies; write 1 to 99"),
        ("1 Ozma", "999999999 Ozma", "deck.txt:6: 999999999 is no number of copies"),
        ("1 Ozma", "Ozma", "deck.txt:6: this is no number and card; write a line such as “3 Haven Trainee (rare)”"),
        ("1 Ozma", "-3 Ozma", "deck.txt:6: this is no number and card"),
        ("1 Ozma", "3 Ozma\n99 Ozma\n99 Ozma", "deck.txt:8: no more than 200 cards are read"),
        ("1 Ozma", "4 Ozma", "deck.txt:6: "),
        ("1 Ozma", "3 Kitsune", "deck.txt:6: "),
        ("1 Ozma", "", "deck.txt:28: "),
        ("1 Sigismar & Wingspan", "", "deck.txt:28: "),
        ("1 Sigismar & Wingspan", "2 Sigismar & Wingspan", "deck.txt:2: "),
        ("2 Ordis Gatekeeper\n1 Ordis Gatekeeper (rare)\n", "3 Ordis Gatekeeper (rare)\n" * 2, "deck.txt:"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, says: str) -> None:
    assert old in ORDIS
    with pytest.raises(UnreadableDeck) as unreadable:
        read_bytes(ORDIS.replace(old, new, 1).encode(), "deck.txt", "1.0")
    assert any(mistake.say("en").startswith(says) for mistake in unreadable.value.mistakes), str(unreadable.value)
    assert all(mistake.say("fr") for mistake in unreadable.value.mistakes)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        (b"", "deck.txt:1: "),
        (b"3 Ozma\n\xff\xfe", "deck.txt:2: this is not UTF-8; save the file as UTF-8"),
        (b"3 Ozma\n" * MOST_BYTES, "deck.txt:1: the file is larger than 10000 bytes"),
        (b"\x00\n\x1b[31m\n", "deck.txt:1: this is no number and card"),
    ],
)
def test_what_is_no_deck_at_all_is_refused(source: bytes, says: str) -> None:
    with pytest.raises(UnreadableDeck) as unreadable:
        read_bytes(source, "deck.txt", "1.0")
    assert unreadable.value.mistakes[0].say("en").startswith(says)


def test_all_mistakes_are_told_at_once() -> None:
    with pytest.raises(UnreadableDeck) as unreadable:
        read_bytes(b"3 Nobody\nwhat\n0 Ozma\n", "deck.txt", "1.0")
    assert [mistake.line for mistake in unreadable.value.mistakes] == [1, 2, 3]


def test_a_card_that_the_engine_does_not_play_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.games.deck.unplayable", lambda card, edition: message("this is not played yet"))
    with pytest.raises(UnreadableDeck) as unreadable:
        read_bytes(b"3 Ozma\n", "deck.txt", "1.0")
    assert str(unreadable.value) == "deck.txt:1: Ozma: this is not played yet"
