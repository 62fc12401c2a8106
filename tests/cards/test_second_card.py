"""Which card is the second of a turn: texts that wait for it, those that are applied and those that are not."""

from __future__ import annotations

import pytest

from judge.cards.language.declined import Declined
from judge.cards.language.reader import read_text
from judge.editions import PLAYED, rules_of
from judge.game.ability import Kind, Plays, Reaction, Until, Who
from judge.game.ability.nodes import not_played
from judge.game.terms import Type
from judge.messages import Language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("When you play a Spell — If it's the second card you played this turn, draw a card.", "en"),
        ("When you play a card — If you played two cards this turn, draw a card.", "en"),
    ],
)
def test_a_text_that_asks_for_the_second_card_is_not_understood(text: str, language: Language) -> None:
    with pytest.raises(Declined):
        read_text(text, language, Type.CHARACTER)


@pytest.mark.parametrize("edition", PLAYED)
@pytest.mark.parametrize(
    ("text", "is_applied"),
    [
        ("The first Spell you play each Afternoon gains Fleeting.", False),
        ("{J} If you played a Spell this turn, draw a card.", True),
        ("When you play your second card this turn — Draw a card.", True),
        ("The second card you play each turn costs {1} less.", True),
    ],
)
def test_what_a_character_has_not_seen_cannot_be_applied(text: str, is_applied: bool, edition: str) -> None:
    abilities = read_text(text, "en", Type.CHARACTER)
    assert (not_played(abilities, Type.CHARACTER, rules_of(edition).edition) is None) is is_applied


def test_a_text_waits_for_the_second_of_a_time() -> None:
    (ability,) = read_text("When you play your second card this turn — Draw a card.", "en", Type.CHARACTER)
    assert isinstance(ability, Reaction)
    assert ability.trigger == Plays(Who.YOU, Kind(), nth=2, until=Until.TURN)
