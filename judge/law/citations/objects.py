"""Chapter 2: objects, their statuses and counters.

The file is long because it is one list: the laws of a chapter.
"""

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
MOVED_SEVERAL_TIMES = law(
    "MOVED_SEVERAL_TIMES",
    "2.1.f",
    en="across several changes of zone",
    fr="à travers plusieurs changements de zone",
    without_en="An ability that moves an object twice loses it after the first move.",
    without_fr="Une capacité qui déplace deux fois un objet le perd après le premier déplacement.",
)
HIDDEN_CARD_NO_OBJECT = law(
    "HIDDEN_CARD_NO_OBJECT",
    "2.1.g",
    en="in a hidden zone is not an",
    fr="dans une zone cachée n’est pas un",
    without_en="A card that goes to a Hand or a Deck keeps its counters there.",
    without_fr="Une carte qui va dans une Main ou un Deck y garde ses compteurs.",
    summaries=("2.4.1.g",),
)
TOKEN_IS_CHARACTER = law(
    "TOKEN_IS_CHARACTER",
    "2.2.1.d",
    en="A token has the type Character",
    fr="Un jeton est de type Personnage",
    without_en="A token is a Permanent.",
    without_fr="Un jeton est un Permanent.",
)
MANA_ORB = law(
    "MANA_ORB",
    "2.2.1.f",
    en="has the type Mana Orb",
    fr="est de type Orbe de Mana",
    without_en="A card in the Mana zone has the type that is printed on it.",
    without_fr="Une carte de la zone de Mana a le type imprimé sur elle.",
    summaries=("2.2.1.b", "3.2.9.c"),
)
TYPE_MEANS_IN_PLAY = law(
    "TYPE_MEANS_IN_PLAY",
    "2.2.1.h",
    en="of that type that is in play",
    fr="de ce type qui est en jeu",
    without_en="“A Character” may be one in the Reserve or in a Discard pile too.",
    without_fr="« Un Personnage » peut aussi se trouver en Réserve ou dans une Défausse.",
)
TYPE_CHECKED_ANYWHERE = law(
    "TYPE_CHECKED_ANYWHERE",
    "2.2.1.i",
    en="the type counts. Where the card or object",
    fr="le type. L’endroit où se trouve la carte",
    without_en="A card that is not in play is found to be of no type.",
    without_fr="Une carte qui n’est pas en jeu ne se révèle d’aucun type.",
)
HERO_WITHOUT_SUBTYPES = law(
    "HERO_WITHOUT_SUBTYPES",
    "2.2.2.b",
    en="A Hero never has a sub-type",
    fr="Un Héros n’a jamais de sous-type",
    without_en="A Hero can gain sub-types.",
    without_fr="Un Héros peut gagner des sous-types.",
)
ENDS_HAVE_ALL_TERRAINS = law(
    "ENDS_HAVE_ALL_TERRAINS",
    "2.2.2.k",
    en="Companion Region and the Arena each have",
    fr="Région du Compagnon et l’Arène ont chacune",
    without_en="The Hero Region and the Companion Region have no sub-types.",
    without_fr="La Région du Héros et la Région du Compagnon n’ont aucun sous-type.",
)
TUMULT_TERRAINS = law(
    "TUMULT_TERRAINS",
    "2.2.2.l",
    en="printed at the side of that region",
    fr="les symboles sont imprimés sur le côté",
    without_en="A region on a face-up Tumult card has no sub-types.",
    without_fr="Une région d’une carte Tumulte face visible n’a aucun sous-type.",
)
SUBTYPE_MEANS_IN_PLAY = law(
    "SUBTYPE_MEANS_IN_PLAY",
    "2.2.2.n",
    en="an object in play that has this sub-type",
    fr="un objet en jeu qui a ce sous-type",
    without_en="“A Landmark” may be one in the Reserve or in a Discard pile too.",
    without_fr="« Un Repère » peut aussi se trouver en Réserve ou dans une Défausse.",
)
SUBTYPE_CHECKED_ANYWHERE = law(
    "SUBTYPE_CHECKED_ANYWHERE",
    "2.2.2.o",
    en="only the sub-type counts",
    fr="le sous-type. L’endroit",
    without_en="A card that is not in play is found to have no sub-type.",
    without_fr="Une carte qui n’est pas en jeu ne se révèle d’aucun sous-type.",
)
TYPES_ARE_SUBTYPES = law(
    "TYPES_ARE_SUBTYPES",
    "2.2.2.p",
    en="sub-types are meant",
    fr="il s’agit de sous-types",
    without_en="An effect on the types of regions leaves their terrains as they are.",
    without_fr="Un effet sur les types des régions laisse leurs terrains tels quels.",
)
HAND_COST = law(
    "HAND_COST",
    "2.2.6.a",
    en="to play the card from the Hand",
    fr="pour jouer la carte depuis la Main",
    without_en="A card played from the Hand costs no mana.",
    without_fr="Une carte jouée depuis la Main ne coûte pas de mana.",
)
ONLY_WITH_HAND_COST = law(
    "ONLY_WITH_HAND_COST",
    "2.2.6.b",
    en="that has a Hand Cost can be played",
    fr="carte qui a un Coût de Main peut",
    without_en="A card without a Hand Cost can be played from the Hand, for nothing.",
    without_fr="Une carte sans Coût de Main peut être jouée depuis la Main, pour rien.",
)
TOKEN_HAND_COST = law(
    "TOKEN_HAND_COST",
    "2.2.6.c",
    en="A token has a Hand Cost of 0",
    fr="Un jeton a un Coût de Main",
    without_en="A token has no Hand Cost, and nothing that names one fits it.",
    without_fr="Un jeton n’a pas de Coût de Main, et rien de ce qui en nomme un ne lui convient.",
)
RESERVE_COST = law(
    "RESERVE_COST",
    "2.2.7.a",
    en="to play that object from the Reserve",
    fr="pour jouer cet objet depuis la Réserve",
    without_en="A card played from the Reserve costs no mana.",
    without_fr="Une carte jouée depuis la Réserve ne coûte pas de mana.",
)
ONLY_WITH_RESERVE_COST = law(
    "ONLY_WITH_RESERVE_COST",
    "2.2.7.b",
    en="that has a Reserve Cost can be played",
    fr="carte qui a un Coût de Réserve peut",
    without_en="A card without a Reserve Cost can be played from the Reserve, for nothing.",
    without_fr="Une carte sans Coût de Réserve peut être jouée depuis la Réserve, pour rien.",
)
TOKEN_RESERVE_COST = law(
    "TOKEN_RESERVE_COST",
    "2.2.7.c",
    en="A token has a Reserve Cost of 0",
    fr="Un jeton a un Coût de Réserve",
    without_en="A token has no Reserve Cost, and nothing that names one fits it.",
    without_fr="Un jeton n’a pas de Coût de Réserve, et rien de ce qui en nomme un ne lui convient.",
)
ABILITIES_IN_PLAY = law(
    "ABILITIES_IN_PLAY",
    "2.2.10.f",
    en="as long as that object is in play",
    fr="que tant que cet objet est en jeu",
    without_en="Abilities work in every visible zone.",
    without_fr="Les capacités fonctionnent dans toute zone visible.",
)
SUPPORT_IN_RESERVE = law(
    "SUPPORT_IN_RESERVE",
    "2.2.10.g",
    en="only while its object is in the Reserve",
    fr="que lorsque son objet est dans la Réserve",
    without_en="A support ability works in play too.",
    without_fr="Une capacité de soutien fonctionne aussi en jeu.",
)
DURATION = law(
    "DURATION",
    "2.2.13.c",
    en="fixes how long it lasts",
    fr="fixe la durée de celui-ci",
    without_en="An Ongoing Emblem lasts for the rest of the game.",
    without_fr="Un Emblème-Continu dure le reste de la partie.",
    summaries=("2.2.13.a", "2.2.13.b"),
)
NEW_TIMESTAMP = law(
    "NEW_TIMESTAMP",
    "2.2.14.b",
    en="gets a new timestamp each time",
    fr="reçoit un nouvel horodatage chaque fois",
    without_en="An object keeps the timestamp that its card had in the zone it came from.",
    without_fr="Un objet garde l’horodatage que sa carte avait dans la zone d’où elle vient.",
)
TIMESTAMP_HIGHER = law(
    "TIMESTAMP_HIGHER",
    "2.2.14.c",
    en="is always higher than all",
    fr="est toujours plus grand que tous",
    without_en="A new timestamp is lower than all earlier ones.",
    without_fr="Un nouvel horodatage est plus petit que tous les précédents.",
)
TIMESTAMP_ORDER = law(
    "TIMESTAMP_ORDER",
    "2.2.14.d",
    en="how the timestamps of their own",
    fr="dans quel ordre se suivent les",
    without_en="Objects that arrive together get their timestamps in the order of their names.",
    without_fr="Les objets qui arrivent ensemble reçoivent leur horodatage dans l’ordre de leurs noms.",
)
TOKEN_CHARACTERISTICS = law(
    "TOKEN_CHARACTERISTICS",
    "2.3.1.b",
    en="that the event creating it gives it",
    fr="que lui donne l’évènement qui le crée",
    without_en="A token has neither statistics nor sub-types nor abilities.",
    without_fr="Un jeton n’a ni statistiques, ni sous-types, ni capacités.",
    summaries=("2.2.2.j", "2.2.3.f", "2.2.10.e"),
)
MISSING_NOT_MODIFIED = law(
    "MISSING_NOT_MODIFIED",
    "2.3.1.d",
    en="that an object lacks cannot be modified",
    fr="à un objet ne peut pas être modifiée",
    without_en="What raises statistics raises those that an object lacks, from zero.",
    without_fr="Ce qui augmente des statistiques augmente aussi, à partir de zéro, celles qui manquent à un objet.",
)
MISSING_GAINED = law(
    "MISSING_GAINED",
    "2.3.1.e",
    en="can nevertheless gain a characteristic",
    fr="peut cependant gagner une caractéristique",
    without_en="An object without a sub-type can never gain one.",
    without_fr="Un objet sans sous-type ne peut jamais en gagner.",
)
MISSING_IS_ZERO = law(
    "MISSING_IS_ZERO",
    "2.3.1.f",
    en="gives zero if it is a number",
    fr="on trouve zéro s’il s’agit d’un nombre",
    without_en="An object without a number fits nothing that names that number.",
    without_fr="Un objet sans un nombre ne convient à rien de ce qui nomme ce nombre.",
    summaries=("1.1.6.d",),
)
PASSIVES_IN_PLAY = law(
    "PASSIVES_IN_PLAY",
    "2.3.1.h",
    en="affect only objects that are in play",
    fr="n’affectent que des objets en jeu",
    without_en="Passive abilities change the characteristics of objects in the Reserve and in the Discard pile too.",
    without_fr="Les capacités passives changent aussi les caractéristiques des objets en Réserve et dans la Défausse.",
)
PASSIVES_CHANGE = law(
    "PASSIVES_CHANGE",
    "2.3.1.j",
    en="plus everything that the passive",
    fr="avec tout ce que changent les",
    without_en="Passive abilities change no characteristics.",
    without_fr="Les capacités passives ne changent aucune caractéristique.",
)
PASSIVES_ANEW = law(
    "PASSIVES_ANEW",
    "2.3.1.k",
    en="After each event it is worked out anew",
    fr="Après chaque évènement, on détermine à nouveau",
    without_en="A passive ability changes only what comes into play after it.",
    without_fr="Une capacité passive ne change que ce qui entre en jeu après elle.",
    summaries=("2.3.1.i",),
)
PASSIVES_ONE_BY_ONE = law(
    "PASSIVES_ONE_BY_ONE",
    "2.3.1.l",
    en="then applies them again one by one",
    fr="les applique de nouveau une par une",
    without_en="All passive abilities look at base characteristics alone.",
    without_fr="Toutes les capacités passives ne regardent que les caractéristiques de base.",
)
DEPENDS_FOR_EXISTENCE = law(
    "DEPENDS_FOR_EXISTENCE",
    "2.3.2.d",
    en="A would no longer exist",
    fr="A n’existerait plus",
    without_en="An ability does not wait for the one that would take it away.",
    without_fr="Une capacité n’attend pas celle qui la ferait disparaître.",
)
DEPENDS_FOR_OBJECTS = law(
    "DEPENDS_FOR_OBJECTS",
    "2.3.2.e",
    en="A would apply to other objects",
    fr="A s’appliquerait à d’autres objets",
    without_en="An ability does not wait for the one that changes what it applies to.",
    without_fr="Une capacité n’attend pas celle qui change ce à quoi elle s’applique.",
)
DEPENDS_FOR_RESULT = law(
    "DEPENDS_FOR_RESULT",
    "2.3.2.f",
    en="A would do something else",
    fr="A ferait autre chose",
    without_en="An ability does not wait for the one that changes what it does.",
    without_fr="Une capacité n’attend pas celle qui change ce qu’elle fait.",
)
DEPENDENCY_CHAINS = law(
    "DEPENDENCY_CHAINS",
    "2.3.2.g",
    en="Dependencies form chains",
    fr="Les dépendances forment des chaînes",
    without_en="Three abilities that wait for one another in a ring are never applied.",
    without_fr="Trois capacités qui s’attendent l’une l’autre en rond ne s’appliquent jamais.",
)
FREE_ABILITIES = law(
    "FREE_ABILITIES",
    "2.3.3.a",
    en="is free in two",
    fr="est libre dans",
    without_en="Passive abilities apply in the order of their timestamps alone.",
    without_fr="Les capacités passives s’appliquent dans le seul ordre de leurs horodatages.",
)
LOWEST_TIMESTAMP_FIRST = law(
    "LOWEST_TIMESTAMP_FIRST",
    "2.3.3.b",
    en="the lowest timestamp among the free ones",
    fr="celle dont l’horodatage est le plus",
    without_en="Among free abilities the youngest is applied first.",
    without_fr="Parmi les capacités libres, la plus récente s’applique en premier.",
)
DEPENDENCIES_ANEW = law(
    "DEPENDENCIES_ANEW",
    "2.3.3.c",
    en="the dependencies are determined anew",
    fr="les dépendances sont déterminées à nouveau",
    without_en="Dependencies are determined once, before the first ability is applied.",
    without_fr="Les dépendances sont déterminées une fois, avant d’appliquer la première capacité.",
)
SEVERAL_STATUSES = law(
    "SEVERAL_STATUSES",
    "2.4.1.a",
    en="can have one status or several",
    fr="peut avoir un statut ou plusieurs",
    without_en="An object that gains a status loses those that it had.",
    without_fr="Un objet qui gagne un statut perd ceux qu’il avait.",
)
NO_STATUS_IN_NEW_ZONE = law(
    "NO_STATUS_IN_NEW_ZONE",
    "2.4.1.b",
    en="a new zone, it has no status",
    fr="une nouvelle zone, il n’a aucun statut",
    without_en="An object takes its statuses along to its new zone.",
    without_fr="Un objet emporte ses statuts dans sa nouvelle zone.",
)
STATUSES_STAY = law(
    "STATUSES_STAY",
    "2.4.1.c",
    en="stay as they are until an",
    fr="restent ce qu’ils sont tant qu’aucun",
    without_en="An object that stays in its Expedition at Night loses all its statuses.",
    without_fr="Un objet qui reste la Nuit dans son Expédition perd tous ses statuts.",
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
BOOSTED = law(
    "BOOSTED",
    "2.4.4.a",
    en="at least one boost counter on it",
    fr="porte au moins un compteur boost",
    without_en="An object with boosts is not Boosted.",
    without_fr="Un objet qui porte des boosts n’est pas Boosté.",
)
BOOSTED_NOT_DIRECT = law(
    "BOOSTED_NOT_DIRECT",
    "2.4.4.b",
    en="is never gained or lost directly",
    fr="ne se gagne et ne se perd",
    without_en="An object can gain Boosted without a boost.",
    without_fr="Un objet peut gagner Boosté sans le moindre boost.",
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
HERO_BEGINS_WITH_COUNTERS = law(
    "HERO_BEGINS_WITH_COUNTERS",
    "2.5.d",
    en="when it is revealed and put",
    fr="où on le révèle et le",
    without_en="A Hero begins the game without its counters.",
    without_fr="Un Héros débute la partie sans ses compteurs.",
)
COUNTERS_REMOVED = law(
    "COUNTERS_REMOVED",
    "2.5.f",
    en="it has X fewer afterwards",
    fr="il en a ensuite X de moins",
    without_en="Counters that are removed stay.",
    without_fr="Des compteurs retirés restent.",
)
COUNTERS_LOST = law(
    "COUNTERS_LOST",
    "2.5.i",
    en="loses all its counters",
    fr="perd tous ses compteurs",
    without_en="An object that leaves its Expedition keeps its counters.",
    without_fr="Un objet qui quitte son Expédition garde ses compteurs.",
)
COUNTERS_KEPT = law(
    "COUNTERS_KEPT",
    "2.5.j",
    en="or Limbo keeps its counters",
    fr="ou les Limbes garde ses compteurs",
    without_en="An object that leaves the Reserve, the Discard pile or Limbo loses its counters.",
    without_fr="Un objet qui quitte la Réserve, la Défausse ou les Limbes perd ses compteurs.",
)
BOOSTS_RAISE = law(
    "BOOSTS_RAISE",
    "2.5.1.b",
    en="adds 1 to each of its statistics",
    fr="ajoute 1 à chacune de ses statistiques",
    without_en="Boosts do not raise statistics.",
    without_fr="Les boosts n’augmentent pas les statistiques.",
)
