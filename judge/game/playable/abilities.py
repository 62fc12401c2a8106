"""Abilities that are played: reactions, effects of Spells, keywords and what passive abilities say."""

from judge.game.ability import BeginsWith, Grant, KeywordAbility, Reaction, SpellEffect
from judge.game.playable.listing import Listing, Played
from judge.game.terms import Keyword

PLAYED: Listing = {
    BeginsWith: Played({"count": int}),
    Grant: Played(),
    KeywordAbility: Played({"keyword": frozenset(Keyword), "number": int}),
    Reaction: Played({"condition": ...}),
    SpellEffect: Played(),
}
