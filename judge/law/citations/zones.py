"""Chapter 3: zones."""

from __future__ import annotations

from judge.law.citations.law import law

OWNERS_ZONES = law(
    "OWNERS_ZONES",
    "3.1.2.c",
    en="goes instead to its owner’s zone",
    fr="une zone privée d’un joueur qui",
    without_en="A card goes to the private zones of the player who controls it.",
    without_fr="Une carte va dans les zones privées du joueur qui la contrôle.",
    summaries=("1.4.3.a",),
)
OBJECTS_PUBLIC = law(
    "OBJECTS_PUBLIC",
    "3.1.3.b",
    en="and what their characteristics are",
    fr="sont connus de tous les joueurs",
    without_en="A player sees only their own objects.",
    without_fr="Un joueur ne voit que ses propres objets.",
    summaries=("1.2.3.e",),
)
FACE_DOWN = law(
    "FACE_DOWN",
    "3.1.3.c",
    en="has no base characteristics",
    fr="n’a aucune caractéristique de base",
    without_en="A card that lies face down has what is printed on it, for all to see.",
    without_fr="Une carte face cachée a ce qui est imprimé sur elle, au vu de tous.",
)
HIDDEN_COUNTED = law(
    "HIDDEN_COUNTED",
    "3.1.3.e",
    en="How many cards each hidden zone holds",
    fr="Le nombre de cartes de chaque zone cachée",
    without_en="Nobody knows how many cards a Hand or a Deck holds.",
    without_fr="Personne ne sait combien de cartes contient une Main ou un Deck.",
    summaries=("1.2.3.f",),
)
NO_LOOKING = law(
    "NO_LOOKING",
    "3.1.3.f",
    en="No player may look at cards in",
    fr="Aucun joueur ne peut regarder des cartes",
    without_en="Every player may look at the cards of every Hand and Deck.",
    without_fr="Tout joueur peut regarder les cartes de toute Main et de tout Deck.",
)
ADVENTURE_UNSEEN = law(
    "ADVENTURE_UNSEEN",
    "3.2.1.a",
    en="Nobody may look at the face",
    fr="Personne ne peut regarder la face",
    without_en="Every player may look at the face of a Tumult card that lies face down.",
    without_fr="Tout joueur peut regarder la face d’une carte Tumulte face cachée.",
)
EIGHT_REGIONS = law(
    "EIGHT_REGIONS",
    "3.2.1.b",
    en="The Adventure is a row of eight regions",
    fr="L’Aventure est une rangée de huit Régions",
    without_en="A Tumult card is one single region, so the two ends are four steps apart.",
    without_fr="Une carte Tumulte est une seule Région, les deux bouts sont donc à quatre pas l’un de l’autre.",
)
DECK_ORDER = law(
    "DECK_ORDER",
    "3.2.2.b",
    en="is a pile in a fixed order",
    fr="est une pile dans un ordre fixe",
    without_en="Whatever card of a Deck is needed, chance decides which one it is.",
    without_fr="Quelle que soit la carte voulue d’un Deck, le hasard décide laquelle c’est.",
)
DECK_POSITION = law(
    "DECK_POSITION",
    "3.2.2.c",
    en="counted from the top or from",
    fr="en comptant depuis le dessus ou",
    without_en="A position in a Deck is counted from the wrong end.",
    without_fr="Une position dans un Deck se compte depuis le mauvais bout.",
)
DECK_REFILL = law(
    "DECK_REFILL",
    "3.2.2.d",
    en="are shuffled and put under the Deck",
    fr="sont mélangées et mises sous le Deck",
    without_en="A Deck that runs out stays empty.",
    without_fr="Un Deck épuisé reste vide.",
    summaries=("7.3.16.b",),
)
DECK_EXHAUSTED = law(
    "DECK_EXHAUSTED",
    "3.2.2.e",
    en="every atomic action that would affect it",
    fr="toute action atomique qui doit l’affecter",
    without_en="A step that needs a card too many from a Deck moves no card at all.",
    without_fr="Une étape à laquelle il manque une carte du Deck n’en déplace aucune.",
)
DECK_TOO_SMALL = law(
    "DECK_TOO_SMALL",
    "3.2.2.f",
    en="go to one of its ends",
    fr="vont à l’un de ses bouts",
    without_en="A card put deeper than the Deck goes comes to lie at the other end.",
    without_fr="Une carte mise plus loin que le bout du Deck se retrouve à l’autre bout.",
)
EXPEDITION_KNOWN = law(
    "EXPEDITION_KNOWN",
    "3.2.4.e",
    en="which expedition each object in",
    fr="dans quelle expédition est chaque objet",
    without_en="A player does not know in which expedition an opposing object is.",
    without_fr="Un joueur ne sait pas dans quelle expédition est un objet adverse.",
)
OWN_HAND = law(
    "OWN_HAND",
    "3.2.5.b",
    en="the cards of their own Hand",
    fr="les cartes de sa propre Main",
    without_en="A player may not look at their own Hand.",
    without_fr="Un joueur ne peut pas regarder sa propre Main.",
)
CARD_OF_A_HAND = law(
    "CARD_OF_A_HAND",
    "3.2.5.c",
    en="Either the card is chosen",
    fr="Soit la carte est choisie",
    without_en="A player picks where chance should, and picks from another Hand without seeing it.",
    without_fr="Un joueur choisit là où le hasard devrait le faire, et choisit dans une autre Main sans la voir.",
)
LANDMARKS_OVER_LIMIT = law(
    "LANDMARKS_OVER_LIMIT",
    "3.2.7.a",
    en="objects than the Landmark limit",
    fr="objets que la limite de Repères",
    without_en="A Landmark beyond the limit goes to the Discard pile at once.",
    without_fr="Un Repère au-delà de la limite va aussitôt dans la Défausse.",
)
LIMBO = law(
    "LIMBO",
    "3.2.8.a",
    en="cards that are being played",
    fr="les cartes en train d’être jouées",
    without_en="A card that is being played does not pass through Limbo.",
    without_fr="Une carte en train d’être jouée ne passe pas par les Limbes.",
)
ORBS_ENTER_EXHAUSTED = law(
    "ORBS_ENTER_EXHAUSTED",
    "3.2.9.b",
    en="enters it face down and Exhausted",
    fr="y entre face cachée et Épuisée",
    without_en="A card put in the Mana zone enters it ready.",
    without_fr="Une carte mise dans la zone de Mana y entre prête.",
)
OWN_ORBS = law(
    "OWN_ORBS",
    "3.2.9.d",
    en="look at the cards in their own",
    fr="cartes de sa propre zone de Mana",
    without_en="A player may not look at the cards in their own Mana zone.",
    without_fr="Un joueur ne peut pas regarder les cartes de sa propre zone de Mana.",
)
ORBS_SWAPPED = law(
    "ORBS_SWAPPED",
    "3.2.9.e",
    en="may exhaust one of their Mana Orbs",
    fr="peut épuiser un de ses Orbes",
    without_en="Nobody may ready one Mana Orb by exhausting another.",
    without_fr="Personne ne peut redresser un Orbe de Mana en en épuisant un autre.",
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
RESERVE_OVER_LIMIT = law(
    "RESERVE_OVER_LIMIT",
    "3.2.10.a",
    en="objects than the Reserve limit",
    fr="objets que la limite de Réserve",
    without_en="What goes beyond the limit of a Reserve goes to the Discard pile at once.",
    without_fr="Ce qui dépasse la limite d’une Réserve va aussitôt dans la Défausse.",
)
