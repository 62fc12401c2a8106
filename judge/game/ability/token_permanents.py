"""The token Permanents that effects name without describing them; each is a Landmark."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.ability.abilities import QuickAction, Reaction
from judge.game.ability.costs import Cost
from judge.game.ability.gains import LoseStatus
from judge.game.ability.moves import Resupply, Sacrifice, Token
from judge.game.ability.phrases import Kind, Me, Some
from judge.game.ability.triggers import Sacrificed
from judge.game.terms import Status, Type

TOKEN_PERMANENTS: Mapping[str, Token] = {
    token.name: token
    for token in (
        Token(
            "Aerolith",
            None,
            ("Landmark", "Ore"),
            (
                Reaction(Sacrificed(Me()), Resupply()),
                QuickAction(Cost(mana=1, exhaust_me=True), Sacrifice(Me())),
            ),
        ),
        Token(
            "Manaseed",
            None,
            ("Landmark", "Sap"),
            (
                QuickAction(
                    Cost(exhaust_me=True, actions=(Sacrifice(Me()),)),
                    LoseStatus(Some(Kind(types=(Type.MANA_ORB,))), Status.EXHAUSTED),
                ),
            ),
        ),
    )
}
"""By name, what stands on them."""
