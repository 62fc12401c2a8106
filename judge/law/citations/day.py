"""Chapter 4: the course of a game and of a day."""

from __future__ import annotations

from judge.law.citations.law import law

PHASES = law(
    "PHASES",
    "4.2.a",
    en="has five phases, in this order",
    fr="a cinq phases, dans cet ordre",
    without_en="Neither Dusk nor Night follows the Afternoon.",
    without_fr="Ni le Crépuscule ni la Nuit ne suivent l’Après-midi.",
    summaries=("1.3.2.a",),
)
PHASE_BEGINS = law(
    "PHASE_BEGINS",
    "4.2.b",
    en="This event activates the Reactions that trigger",
    fr="Cet évènement active les Réactions dont le déclencheur",
    without_en="The beginning of a phase activates no Reaction.",
    without_fr="Le début d’une phase n’active aucune Réaction.",
)
SUCCEED = law(
    "SUCCEED",
    "4.2.1.b",
    en="is the first player from now on",
    fr="devient premier joueur à sa place",
    without_en="The same player is first player every day.",
    without_fr="Le même joueur est premier joueur chaque jour.",
    summaries=("1.3.2.b",),
)
PREPARE = law(
    "PREPARE",
    "4.2.1.c",
    en="readies all of their Characters",
    fr="redresse tous ses Personnages",
    without_en="Nothing is readied in the Morning.",
    without_fr="Rien n’est redressé le Matin.",
    summaries=("1.3.2.b",),
)
DRAW = law(
    "DRAW",
    "4.2.1.d",
    en="Each player draws two cards",
    fr="Chaque joueur pioche deux cartes",
    without_en="Nobody draws in the Morning.",
    without_fr="Personne ne pioche le Matin.",
    summaries=("1.3.2.b",),
)
EXPAND = law(
    "EXPAND",
    "4.2.1.e",
    en="may put one card of their Hand",
    fr="peut mettre une carte de sa Main",
    without_en="Nobody may put a card in the Mana zone in the Morning.",
    without_fr="Personne ne peut mettre de carte dans sa zone de Mana le Matin.",
    summaries=("1.3.2.b",),
)
UNTIL_ALL_PASSED = law(
    "UNTIL_ALL_PASSED",
    "4.2.3.a",
    en="one after the other, until all have passed",
    fr="des tours l’un après l’autre",
    without_en="The Afternoon ends as soon as one player passes.",
    without_fr="L’Après-midi s’achève dès qu’un joueur passe.",
    summaries=("4.2.f", "1.3.2.d"),
)
TURNS_ALTERNATE = law(
    "TURNS_ALTERNATE",
    "4.2.3.c",
    en="The next player who has not passed",
    fr="Le joueur suivant qui n’a pas passé",
    without_en="A player keeps taking turns until they pass.",
    without_fr="Un joueur enchaîne les tours jusqu’à ce qu’il passe.",
    summaries=("4.2.3.d",),
)
PROGRESS = law(
    "PROGRESS",
    "4.2.4.b",
    en="in the expedition that faces it",
    fr="dans l’expédition qui lui fait face",
    without_en="No expedition moves at Dusk.",
    without_fr="Aucune expédition n’avance au Crépuscule.",
    summaries=("1.3.2.e",),
)
TIE_NOT_ENOUGH = law(
    "TIE_NOT_ENOUGH",
    "4.2.4.c",
    en="equal to the one it faces",
    fr="égale à celle d’en face",
    without_en="An equal statistic is enough to move forward.",
    without_fr="Une statistique égale suffit pour avancer.",
)
ONE_REGION = law(
    "ONE_REGION",
    "4.2.4.e",
    en="moves forward one single region",
    fr="avance d’une seule Région",
    without_en="An expedition moves one region for each statistic that wins.",
    without_fr="Une expédition avance d’une région pour chaque statistique gagnante.",
)
REST = law(
    "REST",
    "4.2.5.b",
    en="Characters in the Expedition zone go to",
    fr="Personnages de la zone d’Expédition vont dans",
    without_en="Characters stay in their Expeditions at Night.",
    without_fr="Les Personnages restent dans leurs Expéditions la Nuit.",
    summaries=("1.3.2.f",),
)
CLEAN_UP = law(
    "CLEAN_UP",
    "4.2.5.c",
    en="All the others are discarded",
    fr="Tous les autres sont défaussés",
    without_en="A Reserve may keep more than its limit after the Night.",
    without_fr="Une Réserve peut dépasser sa limite après la Nuit.",
    summaries=("1.3.2.f",),
)
REACTION_ORDER = law(
    "REACTION_ORDER",
    "4.4.b",
    en="the first player in initiative order who controls",
    fr="qui en contrôle un choisit l’un des siens",
    without_en="Reactions are resolved last player first.",
    without_fr="Les Réactions se résolvent en commençant par le dernier joueur.",
)

EXPEDITIONS_MEET = law(
    "EXPEDITIONS_MEET",
    "4.3.a",
    en="of only one player meet",
    fr="d’un seul des joueurs se rencontrent",
    without_en="Nothing happens when the two expeditions of a player meet.",
    without_fr="Rien ne se produit quand les deux expéditions d’un joueur se rejoignent.",
    summaries=("1.3.3.a",),
)
EXPEDITIONS_CROSS = law(
    "EXPEDITIONS_CROSS",
    "4.3.b",
    en="of only one player cross",
    fr="d’un seul des joueurs se croisent",
    without_en="Nothing happens when the two expeditions of a player cross.",
    without_fr="Rien ne se produit quand les deux expéditions d’un joueur se croisent.",
    summaries=("1.3.3.a",),
)
