"""Abilities that are played: reactions, effects of Spells, keywords and what passive abilities say."""

from judge.game.ability import BeginsWith, Grant, KeywordAbility, PayToCostLess, QuickAction, Reaction, SpellEffect
from judge.game.playable.listing import Listing, Played
from judge.game.playable.phrases import AMOUNT
from judge.game.terms import Keyword

PLAYED: Listing = {
    BeginsWith: Played({"count": int}),
    Grant: Played(),
    KeywordAbility: Played({"keyword": frozenset(Keyword), "number": int}),
    PayToCostLess: Played({"less": AMOUNT}),
    QuickAction: Played({"support": ..., "only_if": ..., "more": AMOUNT, "more_if": ...}),
    Reaction: Played({"condition": ..., "during": ..., "support": ...}),
    SpellEffect: Played(),
}
