"""Imported cards that the engine does not play are known all the same, and say why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from own_cards import MAKER, written

from judge.cards.collection import Collection
from judge.cards.importing import import_cards
from judge.cards.playing import unplayable
from judge.editions import rules_of
from judge.scenario.file import read_bytes
from judge.scenario.verdict import judge


def test_a_text_that_is_not_understood_is_kept_and_refused_with_a_caret(data_folder: Path, tmp_path: Path) -> None:
    for text in ("{J} Draw a carrot.", "{J Draw a card.", "[[Fleeting].", "{J} " + "draw " * 1_000):
        import_cards(written(tmp_path / "cards.jsonl", {**MAKER, "text": {"en": text, "fr": text}}), "cards.jsonl")
        card = Collection.known().find("Élan Maker")
        assert card.declined is not None and card.abilities == ()
        reason = unplayable(card, rules_of("1.0").edition)
        assert reason is not None
        first, line, caret = reason.say().split("\n")
        assert first.startswith("its text is not understood: ")
        assert caret.strip() == "^" and len(caret) <= len(line) + 1


@pytest.mark.parametrize(
    ("facts", "needs"),
    [
        ({"type": "EXPEDITION_PERMANENT"}, "needs edition 5.0: Expedition Permanent"),
        ({"rarity": "EXALTED"}, "needs edition 5.0: exalted"),
        ({"text": {"en": "[Scout {3}]."}}, "needs edition 5.0: Scout"),
        ({"type": "SPELL", "text": {"en": "[Cooldown].  Draw a card."}}, "needs edition 5.0: Cooldown"),
        ({"text": {"en": "{J} [Exhausted Resupply]."}}, "needs edition 5.0: Exhausted Resupply"),
        ({"type": "TOKEN"}, "it is a token"),
    ],
)
def test_what_edition_1_does_not_play_says_why(
    data_folder: Path, tmp_path: Path, facts: dict[str, Any], needs: str
) -> None:
    import_cards(written(tmp_path / "cards.jsonl", {**MAKER, **facts}), "cards.jsonl")
    card = Collection.known().find(MAKER["id"])
    reason = unplayable(card, rules_of("1.0").edition)
    assert card.declined is None and reason is not None
    assert needs in reason.say()


def test_an_ability_that_is_not_played_is_quoted_in_the_readers_language(data_folder: Path, tmp_path: Path) -> None:
    text = {"en": "{J} Draw a card.  When you put a card in Reserve — I gain 1 boost."}
    import_cards(written(tmp_path / "cards.jsonl", {**MAKER, "text": text}), "cards.jsonl")
    reason = unplayable(Collection.known().find(MAKER["id"]), rules_of("1.0").edition)
    assert reason is not None
    assert reason.say("en").endswith("“When you put a card in Reserve — I gain 1 boost.”")
    assert reason.say("fr").endswith("«\u00a0Lorsque vous mettez une carte en Réserve — Je gagne 1 boost.\u00a0»")


def test_several_cards_in_one_step_need_the_edition_that_speaks_of_them(data_folder: Path, tmp_path: Path) -> None:
    text = {"en": "{J} You may play up to two Characters from your Reserve for free."}
    import_cards(written(tmp_path / "cards.jsonl", {**MAKER, "text": text}), "cards.jsonl")
    card = Collection.known().find(MAKER["id"])
    reason = unplayable(card, rules_of("1.0").edition)
    assert reason is not None
    assert reason.say("en") == "needs edition 5.0: several cards played in one step"
    assert reason.say("fr").endswith("plusieurs cartes jouées en une étape")
    assert unplayable(card, rules_of("5.0").edition) is None


@pytest.mark.parametrize("type_", ["PERMANENT", "LANDMARK_PERMANENT", "EXPEDITION_PERMANENT"])
def test_every_permanent_of_the_first_set_is_a_landmark(data_folder: Path, tmp_path: Path, type_: str) -> None:
    import_cards(written(tmp_path / "cards.jsonl", {**MAKER, "type": type_, "set": "CORE"}), "cards.jsonl")
    card = Collection.known().find(MAKER["id"])
    assert card.type == "Permanent" and unplayable(card, rules_of("1.0").edition) is None


CONVERGENCE = {
    **MAKER,
    "id": "ALT_TEST_B_NE_901_C",
    "type": "TOKEN_MANA",
    "faction": "",
    "hand": None,
    "reserve": None,
    "name": {"en": "Mana Convergence", "fr": "Convergence de Mana"},
    "text": {"en": "", "fr": ""},
}


@pytest.mark.parametrize(
    ("zone", "verdict"),
    [
        ("Hand", "holds"),
        ("Deck", "holds"),
        ("Reserve", "holds"),
        ("Discard pile", "holds"),
        ("Landmarks", "unreadable"),
    ],
)
def test_a_card_that_nobody_can_play_lies_where_cards_lie(
    data_folder: Path, tmp_path: Path, zone: str, verdict: str
) -> None:
    import_cards(written(tmp_path / "cards.jsonl", CONVERGENCE), "cards.jsonl")
    ann = f"### Ann\n\n- Mana: 2\n- {zone}: Mana Convergence\n- First player\n\n### Ben\n"
    source = f"# A / B\n\n## Board\n\n{ann}\n## Play\n\n1. Ann passes\n\n## Outcome\n\n### Ann\n\n- Mana: 2\n"
    assert judge(read_bytes(source.encode(), "a.md")).verdict == verdict
