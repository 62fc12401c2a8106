"""Tokens that effects name without describing them: Permanents, each a Landmark, and what some Characters bear."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.ability.abilities import Ability, KeywordAbility, QuickAction, Reaction, While
from judge.game.ability.conditions import Compares
from judge.game.ability.costs import Cost
from judge.game.ability.gains import GainCounters, LoseStatus
from judge.game.ability.moves import Resupply, Sacrifice, Token
from judge.game.ability.numbers import Compare, NumberOf, Per
from judge.game.ability.object_numbers import CountersOn
from judge.game.ability.phrases import All, Kind, Me, Some
from judge.game.ability.players import Whose
from judge.game.ability.triggers import Join, Sacrificed
from judge.game.terms import BOOST, Keyword, Status, Type, Zone

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

TOKEN_ABILITIES: Mapping[str, tuple[Ability, ...]] = {
    "Halua": (
        While(
            Compares(CountersOn(All(Kind((Type.HERO,), whose=Whose.YOURS)), "Quest"), Compare.AT_LEAST, 5),
            KeywordAbility(Keyword.GIGANTIC),
        ),
    ),
    "Rust": (
        Reaction(
            Join(),
            GainCounters(
                Me(),
                BOOST,
                Per(
                    1,
                    NumberOf(
                        Kind(subtypes=("Feat",), whose=Whose.YOURS, zone=Zone.LANDMARK, statuses=(Status.COMPLETED,))
                    ),
                ),
            ),
        ),
    ),
}
"""By name, what stands on token Characters whose effects say it in a reminder alone."""
