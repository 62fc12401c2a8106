"""Chapter 1: what a deck must be; the rest of that chapter only sums up the others."""

from __future__ import annotations

from judge.law.citations.law import law

ONE_HERO = law(
    "ONE_HERO",
    "1.1.4.b",
    en="holds exactly one Hero",
    fr="contient exactement un Héros",
    without_en="A constructed deck may have no Hero, or several.",
    without_fr="Un deck construit peut n’avoir aucun Héros, ou en avoir plusieurs.",
)
CONSTRUCTED_SIZE = law(
    "CONSTRUCTED_SIZE",
    "1.1.4.c",
    en="holds at least 39 cards",
    fr="contient au moins 39 cartes",
    without_en="A constructed deck may have fewer than 39 cards besides its Hero.",
    without_fr="Un deck construit peut avoir moins de 39 cartes en plus de son Héros.",
)
HEROS_FACTION = law(
    "HEROS_FACTION",
    "1.1.4.d",
    en="must be of its Hero’s faction",
    fr="doivent être de la faction de son Héros",
    without_en="A constructed deck may mix factions.",
    without_fr="Un deck construit peut mélanger les factions.",
)
THREE_OF_A_NAME = law(
    "THREE_OF_A_NAME",
    "1.1.4.e",
    en="at most three cards of the same name",
    fr="au plus trois cartes de même nom",
    without_en="A constructed deck may hold any number of cards of one name.",
    without_fr="Un deck construit peut contenir autant de cartes que l’on veut d’un même nom.",
)
FIFTEEN_RARES = law(
    "FIFTEEN_RARES",
    "1.1.4.f",
    en="holds at most 15 rare cards",
    fr="contient au plus 15 cartes rares",
    without_en="A constructed deck may hold any number of rare cards.",
    without_fr="Un deck construit peut contenir autant de cartes rares que l’on veut.",
)
THREE_UNIQUES = law(
    "THREE_UNIQUES",
    "1.1.4.g",
    en="holds at most three unique cards",
    fr="contient au plus trois cartes uniques",
    without_en="A constructed deck may hold any number of unique cards.",
    without_fr="Un deck construit peut contenir autant de cartes uniques que l’on veut.",
)
LIMITED_POOL = law(
    "LIMITED_POOL",
    "1.1.5.a",
    en="out of a restricted pool of cards",
    fr="avec un ensemble restreint de cartes",
    without_en="In limited play, a deck may hold cards that its player did not receive.",
    without_fr="En limité, un deck peut contenir des cartes que son joueur n’a pas reçues.",
)
LIMITED_HERO = law(
    "LIMITED_HERO",
    "1.1.5.b",
    en="one Hero or none; never more than one",
    fr="a un Héros ou n’en a pas ; jamais plus d’un",
    without_en="In limited play, a deck may have several Heroes.",
    without_fr="En limité, un deck peut avoir plusieurs Héros.",
)
LIMITED_SIZE = law(
    "LIMITED_SIZE",
    "1.1.5.c",
    en="29 or more cards that are not the Hero",
    fr="compte 29 cartes ou davantage sans le Héros",
    without_en="In limited play, a deck may have fewer than 29 cards besides a Hero.",
    without_fr="En limité, un deck peut avoir moins de 29 cartes sans le Héros.",
)
THREE_FACTIONS = law(
    "THREE_FACTIONS",
    "1.1.5.d",
    en="no more than three factions",
    fr="relèvent de trois factions au plus",
    without_en="In limited play, a deck may mix any number of factions.",
    without_fr="En limité, un deck peut mélanger autant de factions que l’on veut.",
)
