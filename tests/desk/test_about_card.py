"""A card that is asked about: in hand, with the mana for it."""

from __future__ import annotations

import pytest

from judge.cards.collection import Collection
from judge.cards.printed import Printed
from judge.desk.about_card import about_card
from judge.desk.view import sit
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language

KNOWN = Collection.shipped()
DEAREST = max((one for one in KNOWN.printed if one.kind is Type.CHARACTER), key=lambda one: one.hand or 0)
SHIFTED = next(one for one in KNOWN.printed if one.faction != one.home_faction)
ORBS, STARTING = (KNOWN.find(one).printed for one in ("ALT_CORE_B_BR_23_C", "ALT_DUSTER_B_LY_93_R1"))
HERO = next(one for one in KNOWN.printed if one.kind is Type.HERO)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("printed", [DEAREST, SHIFTED, HERO, ORBS, STARTING], ids=lambda one: one.id)
def test_a_card_is_in_hand_with_the_mana_for_it(printed: Printed, language: Language) -> None:
    view = sit(about_card(printed, KNOWN, language, "5.0"), language)
    assert view.mistakes == ()
    side = view.now.players[0]
    held = (side.hero,) if printed.kind is Type.HERO else side.known_hand
    assert [card.card for card in held if card] == [printed.id]
    assert side.mana_ready >= (printed.hand or 0) and view.due is not None
    assert any(one.card for one in view.due.options) or printed.kind is Type.HERO
