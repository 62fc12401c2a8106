"""Chapter 2: objects, their statuses and counters."""

from __future__ import annotations

from judge.law.citations.law import law

NEW_ZONE_NEW_OBJECT = law(
    "NEW_ZONE_NEW_OBJECT",
    "2.1.c",
    en="",
    fr="",
    without_en="What moves to another zone stays the same object, and effects about it follow.",
    without_fr="Ce qui change de zone reste le même objet, et les effets qui le concernent le suivent.",
    summaries=("1.4.4.a",),
)
TOKEN_CEASES = law(
    "TOKEN_CEASES",
    "2.1.d",
    en="",
    fr="",
    without_en="A token that leaves the Expedition zone stays in its new zone.",
    without_fr="Un jeton qui quitte la zone d’Expédition reste dans sa nouvelle zone.",
)
MOVED_OBJECT_FOUND = law(
    "MOVED_OBJECT_FOUND",
    "2.1.e",
    en="",
    fr="",
    without_en="An ability loses the object whose move it speaks of.",
    without_fr="Une capacité perd l’objet dont elle mentionne le déplacement.",
)
TYPE_MEANS_IN_PLAY = law(
    "TYPE_MEANS_IN_PLAY",
    "2.2.1.h",
    en="",
    fr="",
    without_en="“A Character” may be one in the Reserve or in a Discard pile too.",
    without_fr="« Un Personnage » peut aussi se trouver en Réserve ou dans une Défausse.",
)
HAND_COST = law(
    "HAND_COST",
    "2.2.6.a",
    en="",
    fr="",
    without_en="A card played from the Hand costs no mana.",
    without_fr="Une carte jouée depuis la Main ne coûte pas de mana.",
)
RESERVE_COST = law(
    "RESERVE_COST",
    "2.2.7.a",
    en="",
    fr="",
    without_en="A card played from the Reserve costs no mana.",
    without_fr="Une carte jouée depuis la Réserve ne coûte pas de mana.",
)
NO_STATUS_IN_NEW_ZONE = law(
    "NO_STATUS_IN_NEW_ZONE",
    "2.4.1.b",
    en="",
    fr="",
    without_en="An object takes its statuses along to its new zone.",
    without_fr="Un objet emporte ses statuts dans sa nouvelle zone.",
)
ANCHORED_STAYS = law(
    "ANCHORED_STAYS",
    "2.4.2.a",
    en="",
    fr="",
    without_en="Rest sends an Anchored Character to the Reserve.",
    without_fr="Le Repos envoie un Personnage Ancré en Réserve.",
)
ANCHORED_LOST = law(
    "ANCHORED_LOST",
    "2.4.2.b",
    en="",
    fr="",
    without_en="An Anchored Character stays Anchored after Rest.",
    without_fr="Un Personnage Ancré le reste après le Repos.",
)
FLEETING_FROM_RESERVE = law(
    "FLEETING_FROM_RESERVE",
    "2.4.6.a",
    en="",
    fr="",
    without_en="A Character played from the Reserve does not become Fleeting.",
    without_fr="Un Personnage joué depuis la Réserve ne devient pas Fugace.",
    summaries=("5.2.1.b",),
)
FLEETING_JOINS = law(
    "FLEETING_JOINS",
    "2.4.6.b",
    en="",
    fr="",
    without_en="A Character that is Fleeting in Limbo joins its Expedition without it.",
    without_fr="Un Personnage Fugace dans les Limbes rejoint son Expédition sans ce statut.",
    summaries=("5.2.1.c",),
)
FLEETING_DISCARDED = law(
    "FLEETING_DISCARDED",
    "2.4.6.c",
    en="",
    fr="",
    without_en="A Fleeting Character goes from the Expedition zone to the Reserve like any other.",
    without_fr="Un Personnage Fugace passe de la zone d’Expédition à la Réserve comme les autres.",
)
COUNTERS_LOST = law(
    "COUNTERS_LOST",
    "2.5.i",
    en="",
    fr="",
    without_en="An object that leaves its Expedition keeps its counters.",
    without_fr="Un objet qui quitte son Expédition garde ses compteurs.",
)
BOOSTS_RAISE = law(
    "BOOSTS_RAISE",
    "2.5.1.b",
    en="",
    fr="",
    without_en="Boosts do not raise statistics.",
    without_fr="Les boosts n’augmentent pas les statistiques.",
)
