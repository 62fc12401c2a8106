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
    summaries=("3.2.6.b",),
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
    fr="ou n’en a pas ; jamais plus d’un",
    without_en="In limited play, a deck may have several Heroes.",
    without_fr="En limité, un deck peut avoir plusieurs Héros.",
)
LIMITED_SIZE = law(
    "LIMITED_SIZE",
    "1.1.5.c",
    en="or more cards that are not the Hero",
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
ABILITIES_OF_OWN_PLAY = law(
    "ABILITIES_OF_OWN_PLAY",
    "1.2.4.d",
    en="changes how its own object can be played",
    fr="change la manière de jouer son propre objet",
    without_en="An ability that changes how its own card is played does nothing while the card is in the Hand.",
    without_fr="Une capacité qui change la manière de jouer sa propre carte ne fait rien quand la carte est en Main.",
)
CANNOT_BEATS_CAN = law(
    "CANNOT_BEATS_CAN",
    "1.4.1.a",
    en="declares something impossible",
    fr="déclare une chose impossible",
    without_en="What an ability says cannot happen happens all the same.",
    without_fr="Ce qu’une capacité déclare impossible se produit quand même.",
)
IMPOSSIBLE_NOT_MODIFIED = law(
    "IMPOSSIBLE_NOT_MODIFIED",
    "1.4.1.d",
    en="An event that is impossible cannot be modified",
    fr="On ne peut pas modifier un évènement impossible",
    without_en="What cannot happen can still be replaced by something else.",
    without_fr="Ce qui est impossible peut encore être remplacé par autre chose.",
)
SPECIFIC_BEATS_GENERAL = law(
    "SPECIFIC_BEATS_GENERAL",
    "1.4.2.a",
    en="In that case the card has priority",
    fr="Dans ce cas, la carte est prioritaire",
    without_en="A card never does anything in another way than the rules.",
    without_fr="Une carte ne fait jamais rien autrement que les règles.",
)
