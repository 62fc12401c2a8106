"""Chapter 2: objects, their statuses and counters."""

from __future__ import annotations

from judge.law.citations.law import law

NEW_ZONE_NEW_OBJECT = law(
    "NEW_ZONE_NEW_OBJECT",
    "2.1.c",
    en="becomes a new object there",
    fr="y devient un nouvel objet",
    without_en="What moves to another zone stays the same object, and effects about it follow.",
    without_fr="Ce qui change de zone reste le même objet, et les effets qui le concernent le suivent.",
    summaries=("1.4.4.a",),
)
TOKEN_CEASES = law(
    "TOKEN_CEASES",
    "2.1.d",
    en="ceases to exist right after it has joined",
    fr="cesse d’exister dès qu’il a rejoint",
    without_en="A token that leaves the Expedition zone stays in its new zone.",
    without_fr="Un jeton qui quitte la zone d’Expédition reste dans sa nouvelle zone.",
)
MOVED_OBJECT_FOUND = law(
    "MOVED_OBJECT_FOUND",
    "2.1.e",
    en="able to find the new object",
    fr="en mesure de retrouver le nouvel objet",
    without_en="An ability loses the object whose move it speaks of.",
    without_fr="Une capacité perd l’objet dont elle mentionne le déplacement.",
)
TYPE_MEANS_IN_PLAY = law(
    "TYPE_MEANS_IN_PLAY",
    "2.2.1.h",
    en="of that type that is in play",
    fr="de ce type qui est en jeu",
    without_en="“A Character” may be one in the Reserve or in a Discard pile too.",
    without_fr="« Un Personnage » peut aussi se trouver en Réserve ou dans une Défausse.",
)
HAND_COST = law(
    "HAND_COST",
    "2.2.6.a",
    en="to play the card from the Hand",
    fr="pour jouer la carte depuis la Main",
    without_en="A card played from the Hand costs no mana.",
    without_fr="Une carte jouée depuis la Main ne coûte pas de mana.",
)
RESERVE_COST = law(
    "RESERVE_COST",
    "2.2.7.a",
    en="to play that object from the Reserve",
    fr="pour jouer cet objet depuis la Réserve",
    without_en="A card played from the Reserve costs no mana.",
    without_fr="Une carte jouée depuis la Réserve ne coûte pas de mana.",
)
NO_STATUS_IN_NEW_ZONE = law(
    "NO_STATUS_IN_NEW_ZONE",
    "2.4.1.b",
    en="a new zone, it has no status",
    fr="une nouvelle zone, il n’a aucun statut",
    without_en="An object takes its statuses along to its new zone.",
    without_fr="Un objet emporte ses statuts dans sa nouvelle zone.",
)
ANCHORED_STAYS = law(
    "ANCHORED_STAYS",
    "2.4.2.a",
    en="Anchored Character is not sent to the Reserve",
    fr="Personnage Ancré n’est pas envoyé en Réserve",
    without_en="Rest sends an Anchored Character to the Reserve.",
    without_fr="Le Repos envoie un Personnage Ancré en Réserve.",
)
ANCHORED_LOST = law(
    "ANCHORED_LOST",
    "2.4.2.b",
    en="that is Anchored loses Anchored",
    fr="un objet Ancré perd Ancré",
    without_en="An Anchored Character stays Anchored after Rest.",
    without_fr="Un Personnage Ancré le reste après le Repos.",
)
ASLEEP_DOES_NOT_COUNT = law(
    "ASLEEP_DOES_NOT_COUNT",
    "2.4.3.a",
    en="the statistics of a Character that is Asleep",
    fr="statistiques d’un Personnage Endormi ne comptent",
    without_en="The statistics of an Asleep Character count at Dusk.",
    without_fr="Les statistiques d’un Personnage Endormi comptent au Crépuscule.",
)
ASLEEP_STAYS = law(
    "ASLEEP_STAYS",
    "2.4.3.b",
    en="is Asleep is not sent to the Reserve",
    fr="Personnage Endormi n’est pas envoyé en Réserve",
    without_en="Rest sends an Asleep Character to the Reserve.",
    without_fr="Le Repos envoie un Personnage Endormi en Réserve.",
)
ASLEEP_LOST = law(
    "ASLEEP_LOST",
    "2.4.3.c",
    en="an object that is Asleep loses Asleep",
    fr="un objet Endormi perd Endormi",
    without_en="An Asleep Character stays Asleep after Rest.",
    without_fr="Un Personnage Endormi le reste après le Repos.",
)
FLEETING_FROM_RESERVE = law(
    "FLEETING_FROM_RESERVE",
    "2.4.6.a",
    en="Character that is played from the Reserve gains",
    fr="Personnage joué depuis la Réserve gagne Fugace",
    without_en="A Character played from the Reserve does not become Fleeting.",
    without_fr="Un Personnage joué depuis la Réserve ne devient pas Fugace.",
    summaries=("5.2.1.b",),
)
FLEETING_JOINS = law(
    "FLEETING_JOINS",
    "2.4.6.b",
    en="gains Fleeting as it enters the Expedition zone",
    fr="gagne Fugace en entrant dans la zone d’Expédition",
    without_en="A Character that is Fleeting in Limbo joins its Expedition without it.",
    without_fr="Un Personnage Fugace dans les Limbes rejoint son Expédition sans ce statut.",
    summaries=("5.2.1.c",),
)
FLEETING_DISCARDED = law(
    "FLEETING_DISCARDED",
    "2.4.6.c",
    en="it goes to the Discard pile instead",
    fr="il va à la place dans la Défausse",
    without_en="A Fleeting Character goes from the Expedition zone to the Reserve like any other.",
    without_fr="Un Personnage Fugace passe de la zone d’Expédition à la Réserve comme les autres.",
)
COUNTERS_LOST = law(
    "COUNTERS_LOST",
    "2.5.i",
    en="loses all its counters",
    fr="perd tous ses compteurs",
    without_en="An object that leaves its Expedition keeps its counters.",
    without_fr="Un objet qui quitte son Expédition garde ses compteurs.",
)
BOOSTS_RAISE = law(
    "BOOSTS_RAISE",
    "2.5.1.b",
    en="adds 1 to each of its statistics",
    fr="ajoute 1 à chacune de ses statistiques",
    without_en="Boosts do not raise statistics.",
    without_fr="Les boosts n’augmentent pas les statistiques.",
)
