"""Somebody types the beginning of a name: the cards that may be meant, in both languages, fit for the zone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judge.cards.card_fields import read_printed
from judge.cards.collection import Collection
from judge.cards.store import keep
from judge.desk.suggesting import MOST, suggest


@pytest.mark.parametrize("typed", ["Kuw", "kuw", "Kuwat, le D", "dissi", "ALT_CORE_B_BR_04_C"])
def test_any_name_leads_to_the_card(typed: str) -> None:
    if typed.startswith("ALT"):
        typed = Collection.shipped().find("Kuwat, the Dissenter").id
    assert suggest(typed, "reserve", "1.0", "en")[0].write == "Kuwat, the Dissenter"


def test_each_version_is_written_so_that_it_is_meant() -> None:
    found = suggest("Kuwat", "", "1.0", "fr")
    assert [one.version for one in found] == ["", "rare", "rare, Ordis"]
    assert [Collection.shipped().find(one.write).id for one in found] == [one.id for one in found]


def test_accents_do_not_matter() -> None:
    assert suggest("eternueur", "hand", "1.0", "fr")[0].name == "Champignon Éternueur"


def test_what_fits_the_zone_comes_first_and_the_rest_says_why_not() -> None:
    found = suggest("haven", "landmarks", "1.0", "en")
    assert (found[0].name, found[0].playable) == ("Haven, Bravos Bastion", True)
    assert not found[-1].playable
    assert found[-1].why
    assert suggest("sierra", "hero", "1.0", "en")[0].playable
    assert not suggest("sierra", "hand", "1.0", "en")[0].playable


def test_a_token_lies_only_in_an_expedition() -> None:
    assert suggest("ordis rec", "hero_expedition", "1.0", "en")[0].write == "Ordis Recruit"
    assert "Ordis Recruit" not in [one.write for one in suggest("ordis rec", "hand", "1.0", "en")]


@pytest.mark.parametrize("typed", ["", " ", "zzzz", "\x00", "é" * 500, "\\", "%", "(((("])
def test_nothing_is_meant_by_nonsense(typed: str) -> None:
    assert suggest(typed, "hand", "1.0", "fr") == []


def test_there_are_never_too_many() -> None:
    assert len(suggest("a", "hand", "1.0", "en")) == MOST
    assert len(suggest("r", "no zone", "1.0", "en")) == MOST


def test_imported_cards_are_suggested_too(data_folder: Path) -> None:
    card = Collection.shipped().find("Red").printed
    assert card is not None
    line = {**card.line(), "id": "ALT_ALIZE_B_BR_99_C", "printings": [], "name": {"en": "Zyx the Last", "fr": "Zyx"}}
    keep([read_printed(json.loads(json.dumps(line)))])
    assert [one.id for one in suggest("zyx", "hand", "1.0", "fr")] == ["ALT_ALIZE_B_BR_99_C"]
