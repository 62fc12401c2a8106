"""Chapter 5: playing cards and Reactions."""

from __future__ import annotations

from judge.law.citations.law import law

CARD_IN_OWN_TURN = law(
    "CARD_IN_OWN_TURN",
    "5.1.1.a",
    en="may play a card during their own turn",
    fr="peut jouer une carte pendant son propre tour",
    without_en="A player may play a card in another player’s turn.",
    without_fr="Un joueur peut jouer une carte pendant le tour d’un autre.",
)
QUICK_ACTION_IN_OWN_TURN = law(
    "QUICK_ACTION_IN_OWN_TURN",
    "5.1.1.b",
    en="play a quick action during their own turn",
    fr="jouer une action rapide pendant son propre tour",
    without_en="A player may play a quick action in another player’s turn.",
    without_fr="Un joueur peut jouer une action rapide pendant le tour d’un autre.",
    summaries=("1.2.4.c",),
)
REACTION_MUST_BE_PLAYED = law(
    "REACTION_MUST_BE_PLAYED",
    "5.1.1.c",
    en="It must then be played",
    fr="Elle doit alors être jouée",
    without_en="A player may leave a Reaction unplayed.",
    without_fr="Un joueur peut ne pas jouer une Réaction.",
)
PLAYED_BY_EFFECT = law(
    "PLAYED_BY_EFFECT",
    "5.1.1.d",
    en="an effect says that a player plays it",
    fr="quand un effet dit qu’un joueur la joue",
    without_en="An effect that says that a card is played plays nothing.",
    without_fr="Un effet qui dit qu’une carte est jouée ne joue rien.",
)
PROCESS = law(
    "PROCESS",
    "5.1.2.a",
    en="the process has three parts, in this order",
    fr="on passe par trois temps successifs",
    without_en="The costs are paid after the resolution.",
    without_fr="Les coûts se paient après la résolution.",
    summaries=("5.3.a", "5.4.a", "5.5.a"),
)
DECLARED = law(
    "DECLARED",
    "5.1.2.b",
    en="reveal the card that they play",
    fr="révéler la carte qu’il joue",
    without_en="A card is declared without being shown, and its optional costs cannot be chosen.",
    without_fr="Une carte se déclare sans être montrée, et ses coûts optionnels ne se choisissent pas.",
)
ILLEGAL_DECLARATION = law(
    "ILLEGAL_DECLARATION",
    "5.1.2.c",
    en="it is not legal, the player must decide",
    fr="le joueur doit se décider autrement",
    without_en="A declaration that turns out illegal uses up the turn.",
    without_fr="Une déclaration qui s’avère illégale consomme le tour.",
)
RESOLVED_CARD_JOINS = law(
    "RESOLVED_CARD_JOINS",
    "5.1.2.e",
    en="it joins an Expedition",
    fr="elle rejoint une Expédition",
    without_en="A Character or Permanent that has been paid for stays in Limbo.",
    without_fr="Un Personnage ou un Permanent payé reste dans les Limbes.",
    summaries=("5.2.1.c", "5.2.2.a"),
)
EXPEDITION_CHOSEN = law(
    "EXPEDITION_CHOSEN",
    "5.2.1.a",
    en="which of their Expeditions it will join",
    fr="laquelle de ses Expéditions elle rejoindra",
    without_en="A Character always joins the Hero Expedition.",
    without_fr="Un Personnage rejoint toujours l’Expédition du Héros.",
)
TARGETS_DECLARED = law(
    "TARGETS_DECLARED",
    "5.2.3.b",
    en="For each target of the effect",
    fr="pour chaque cible de l’effet",
    without_en="Targets are chosen when the effect happens, after the costs are paid.",
    without_fr="Les cibles se choisissent quand l’effet se produit, une fois les coûts payés.",
)
MODE_TARGETS = law(
    "MODE_TARGETS",
    "5.2.3.d",
    en="only the targets of the chosen mode",
    fr="ne regarde que les cibles du mode choisi",
    without_en="The targets of the modes that were not chosen must be chosen too.",
    without_fr="Il faut choisir aussi les cibles des modes qui n’ont pas été choisis.",
)
OPTIONAL_TARGET = law(
    "OPTIONAL_TARGET",
    "5.2.3.e",
    en="a target of that step must be chosen",
    fr="la cible de cette étape doit être désignée",
    without_en="The target of an optional step is chosen right before the step.",
    without_fr="La cible d’une étape facultative se choisit juste avant l’étape.",
)
CONDITIONAL_TARGET = law(
    "CONDITIONAL_TARGET",
    "5.2.3.f",
    en="target of that step must therefore be chosen",
    fr="La cible d’une telle étape doit donc être",
    without_en="The target of a conditional step is chosen right before the step.",
    without_fr="La cible d’une étape conditionnelle se choisit juste avant l’étape.",
)
INTERNAL_TARGET = law(
    "INTERNAL_TARGET",
    "5.2.3.g",
    en="is not chosen before the Spell resolves",
    fr="n’est pas choisie avant cette résolution",
    without_en="The target of an internal action is chosen when the Spell is declared.",
    without_fr="La cible d’une action interne se choisit dès la déclaration du Sort.",
)
SPELL_FROM_RESERVE = law(
    "SPELL_FROM_RESERVE",
    "5.2.3.h",
    en="gains Fleeting when it is moved to Limbo",
    fr="gagne Fugace quand on la déplace",
    without_en="A Spell played from the Reserve does not become Fleeting.",
    without_fr="Un Sort joué depuis la Réserve ne devient pas Fugace.",
    summaries=("2.4.6.d",),
)
SPELL_PRINTED_FLEETING = law(
    "SPELL_PRINTED_FLEETING",
    "5.2.3.i",
    en="gains the status Fleeting wherever it is played",
    fr="Un tel Sort gagne le statut Fugace",
    without_en="Fleeting printed on a Spell does nothing.",
    without_fr="Fugace imprimé sur un Sort ne fait rien.",
    summaries=("2.4.6.e",),
)
SPELL_DONE = law(
    "SPELL_DONE",
    "5.2.3.j",
    en="with Fleeting, it moves to the Discard pile",
    fr="s’il est Fugace, il va dans la Défausse",
    without_en="A Spell stays in Limbo after its effect.",
    without_fr="Un Sort reste dans les Limbes après son effet.",
    summaries=("2.4.6.f",),
)
HAND_OR_RESERVE = law(
    "HAND_OR_RESERVE",
    "5.2.a",
    en="cards from their Hand or from their Reserve",
    fr="joue les cartes de sa Main ou de",
    without_en="A player may play cards from their Discard pile too.",
    without_fr="Un joueur peut jouer aussi les cartes de sa Défausse.",
)
GIFT_AS_REACTION = law(
    "GIFT_AS_REACTION",
    "5.2.b",
    en="this creates an Emblem-Reaction while the card",
    fr="cela crée un Emblème-Réaction pendant la",
    without_en="A gift to a card that is being played comes at once, not as a Reaction.",
    without_fr="Un don à une carte que l’on joue arrive aussitôt, sans passer par une Réaction.",
)
BEARER_EXHAUSTED = law(
    "BEARER_EXHAUSTED",
    "5.3.c",
    en="by exhausting the object that bears",
    fr="le joueur épuise l’objet qui porte",
    without_en="{T} in the cost of a quick action costs nothing.",
    without_fr="{T} dans le coût d’une action rapide ne coûte rien.",
    summaries=("7.3.6.b",),
)
QUICK_ACTION_LIMIT = law(
    "QUICK_ACTION_LIMIT",
    "5.3.d",
    en="more than 100 times in one day",
    fr="plus de 100 fois par jour une action",
    without_en="The same quick action can be played any number of times in a day.",
    without_fr="La même action rapide peut être jouée autant de fois qu’on veut en une journée.",
    summaries=("1.4.6.b",),
)
REACTION_EXTRA_COST = law(
    "REACTION_EXTRA_COST",
    "5.5.c",
    en="can give it an extra cost",
    fr="peuvent lui donner un coût supplémentaire",
    without_en="A Reaction never costs anything.",
    without_fr="Une Réaction ne coûte jamais rien.",
)
REACTION_CEASES = law(
    "REACTION_CEASES",
    "5.5.e",
    en="that has finished resolving ceases to exist",
    fr="qui a fini de se résoudre cesse d’exister",
    without_en="A Reaction stays in Limbo after its effect.",
    without_fr="Une Réaction reste dans les Limbes après son effet.",
)
