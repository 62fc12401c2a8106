"""Chapter 5: playing cards and Reactions."""

from __future__ import annotations

from judge.law.citations.law import law

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
