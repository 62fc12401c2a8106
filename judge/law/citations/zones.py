"""Chapter 3: zones."""

from __future__ import annotations

from judge.law.citations.law import law

DECK_REFILL = law(
    "DECK_REFILL",
    "3.2.2.d",
    en="are shuffled and put under the Deck",
    fr="sont mélangées et mises sous le Deck",
    without_en="A Deck that runs out stays empty.",
    without_fr="Un Deck épuisé reste vide.",
    summaries=("7.3.16.b",),
)
LIMBO = law(
    "LIMBO",
    "3.2.8.a",
    en="cards that are being played",
    fr="les cartes en train d’être jouées",
    without_en="A card that is being played does not pass through Limbo.",
    without_fr="Une carte en train d’être jouée ne passe pas par les Limbes.",
)
MANA_PAID_BY_ORBS = law(
    "MANA_PAID_BY_ORBS",
    "3.2.9.f",
    en="can exhaust X of their Mana Orbs",
    fr="peut épuiser X de ses Orbes de Mana",
    without_en="Mana costs are paid without exhausting any Mana Orb.",
    without_fr="Les coûts en mana se paient sans épuiser d’Orbe de Mana.",
    summaries=("1.2.5.e",),
)
