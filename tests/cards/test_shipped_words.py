"""Cards that ship have no words but ours; what is imported lends its own, and what is not understood stops the run."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cards import store
from judge.cards.collection import Collection
from judge.cards.importing import import_cards
from judge.cards.marked import marked
from judge.cards.notation import UNKNOWN, UNKNOWN_WORDS, WHY, read_tree, write_tree
from judge.cards.own_words import Notation, OwnWords, own_line
from judge.cards.printed import Printed
from judge.cards.reading import read_card
from judge.cards.shipped import card_facts
from judge.cards.shipping import notation_of, ship
from judge.cli import main
from judge.editions import rules_of
from judge.game.ability import Join, Reaction, SpellEffect, Unplayed
from judge.game.terms import Type
from judge.messages import LANGUAGES


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def printed(english: str, french: str, kind: str = "CHARACTER") -> Printed:
    """A card that is printed so."""
    known = Collection.shipped().find("Kitsune").printed
    assert known is not None
    return replace(
        known,
        id="ALT_TEST_B_AX_901_C",
        type=kind,
        text={"en": english, "fr": french},
        support={"en": "", "fr": ""},
        notation=None,
    )


def shipped(card: Printed) -> Printed:
    """A card as it ships."""
    notation = notation_of(card)
    return replace(
        card, text=OwnWords(notation, support=False), support=OwnWords(notation, support=True), notation=notation
    )


def test_what_is_not_understood_ships_without_its_words() -> None:
    card = shipped(printed("{J} Draw a card.  {J} Juggle three torches.", "{J} Piochez une carte.  {J} Jonglez."))
    assert card.notation is not None
    assert card.notation.main == ("Reaction(Join(), Draw())", "Reaction(Join(), Unknown)")
    assert card.text["en"] == f"{{J}} Draw a card.  {{J}} {UNKNOWN_WORDS['en']}"
    assert card.text["fr"] == f"{{J}} Piochez une carte.  {{J}} {UNKNOWN_WORDS['fr']}"
    assert "ongle" not in json.dumps(card_facts(card, card.notation))
    read = read_card(card)
    assert read.declined is not None and read.abilities == ()
    assert read.declined.found == UNKNOWN_WORDS["en"].split()[0]
    taken = marked(read, rules_of("5.0").edition)
    stopping = taken.abilities[1]
    assert isinstance(stopping, Reaction) and stopping.trigger == Join()
    assert isinstance(stopping.effect, Unplayed) and stopping.effect.words == UNKNOWN_WORDS
    assert [line.reason for line in taken.lines] == [WHY]


def test_a_line_of_which_nothing_is_understood_stops_as_it_works() -> None:
    card = read_card(shipped(printed("Juggle three torches.", "Jonglez.", "SPELL")))
    (stopping,) = marked(card, rules_of("5.0").edition).abilities
    assert isinstance(stopping, SpellEffect) and isinstance(stopping.effect, Unplayed)
    assert card.type is Type.SPELL


def test_a_language_that_is_understood_says_it_for_the_other() -> None:
    card = shipped(printed("{J} Juggle three torches.", "{J} Piochez une carte."))
    assert card.text["en"] == "{J} Draw a card."
    differing = shipped(printed("{J} Draw a card.", "{J} Piochez deux cartes."))
    assert differing.text["fr"] == "{J} Piochez deux cartes."
    assert differing.text["en"] == "{J} Draw a card."


def test_every_shipped_card_says_something_in_both_languages_and_travels() -> None:
    for card in Collection.shipped().printed[::9]:
        assert card.notation is not None
        for language in LANGUAGES:
            assert bool(card.text[language]) == bool(card.notation.main)
        assert pickle.loads(pickle.dumps(card)) == card
    assert write_tree(UNKNOWN) == "Unknown" and read_tree("Unknown") == UNKNOWN
    assert own_line(UNKNOWN, "en", feminine=False) == UNKNOWN_WORDS["en"]
    assert Notation().tokens() == frozenset()


def test_an_imported_card_shows_its_printed_words_and_is_one_with_the_shipped(
    data_folder: Path, tmp_path: Path
) -> None:
    mine = Collection.shipped().find("Kitsune").printed
    assert mine is not None and mine.is_in_own_words
    said = {language: f"#{mine.text[language]}#" for language in LANGUAGES}
    (tmp_path / "cards.jsonl").write_text(json.dumps({**mine.line(), "text": said, "hand": 9}), encoding="utf-8")
    import_cards(tmp_path / "cards.jsonl", "cards.jsonl")
    known = Collection.known()
    card = known.find("Kitsune")
    assert len(known) == len(Collection.shipped()) and known.is_shipped(mine.id)
    assert card.printed is not None and dict(card.printed.text) == said
    assert card.hand_cost == mine.hand and card.abilities == Collection.shipped().find("Kitsune").abilities
    done = CliRunner().invoke(main, ["cards", "forget"])
    assert (done.exit_code, done.output) == (0, "imported cards removed: 1\n")
    assert not (data_folder / store.FILE).exists()
    assert Collection.known() is Collection.shipped()
    assert "aucune carte" in CliRunner().invoke(main, ["cards", "forget", "--lang", "fr"]).output


def test_an_import_that_says_something_else_is_what_is_played(data_folder: Path, tmp_path: Path) -> None:
    mine = Collection.shipped().find("Kitsune").printed
    assert mine is not None
    said = {"en": "{J} Draw two cards.", "fr": "{J} Piochez deux cartes."}
    (tmp_path / "cards.jsonl").write_text(json.dumps({**mine.line(), "text": said}), encoding="utf-8")
    import_cards(tmp_path / "cards.jsonl", "cards.jsonl")
    assert write_tree(Collection.known().find("Kitsune").abilities[0]) == "Reaction(Join(), Draw(2))"


def test_the_file_is_written_anew(tmp_path: Path) -> None:
    cards = [printed("{J} Draw a card.", "{J} Piochez une carte."), printed("{J} Juggle.", "{J} Jonglez.")]
    assert ship(cards, tmp_path / "facts.jsonl") == (2, 1)
    assert len((tmp_path / "facts.jsonl").read_text(encoding="utf-8").splitlines()) == 2
