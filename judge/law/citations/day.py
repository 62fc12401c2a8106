"""Chapter 4: the course of a game and of a day."""

from __future__ import annotations

from judge.law.citations.law import law

ADVENTURE_ENDS = law(
    "ADVENTURE_ENDS",
    "4.1.b",
    en="goes to each end of the Adventure",
    fr="va à chaque bout de l’Aventure",
    without_en="The Adventure has neither a Hero Region nor a Companion Region.",
    without_fr="L’Aventure n’a ni Région du Héros ni Région du Compagnon.",
    summaries=("1.3.1.a",),
)
TUMULT_CARDS_LAID = law(
    "TUMULT_CARDS_LAID",
    "4.1.c",
    en="their order and which way round each one lies",
    fr="de leur ordre comme du sens de chacune",
    without_en="The Tumult cards lie face up, in the same order and the same way round in every game.",
    without_fr="Les cartes Tumulte sont face visible, dans le même ordre et le même sens à chaque partie.",
    summaries=("1.3.1.a",),
)
COUNTERS_PLACED = law(
    "COUNTERS_PLACED",
    "4.1.d",
    en="puts their two expedition counters on the regions",
    fr="pose ses deux compteurs d’expédition sur les Régions",
    without_en="No expedition has a counter on the Adventure, so none can move.",
    without_fr="Aucune expédition n’a de compteur sur l’Aventure, aucune ne peut donc avancer.",
    summaries=("1.3.1.b",),
)
HERO_FACE_DOWN = law(
    "HERO_FACE_DOWN",
    "4.1.e",
    en="and their Hero face down",
    fr="et son Héros face cachée",
    without_en="The players present their Heroes face up.",
    without_fr="Les joueurs présentent leurs Héros face visible.",
)
CARD_INSTEAD_OF_HERO = law(
    "CARD_INSTEAD_OF_HERO",
    "4.1.f",
    en="may present another card face down",
    fr="peut présenter une autre carte face cachée",
    without_en="A player without a Hero cannot hide that.",
    without_fr="Un joueur sans Héros ne peut pas le cacher.",
)
FIRST_PLAYER_BY_CHANCE = law(
    "FIRST_PLAYER_BY_CHANCE",
    "4.1.g",
    en="Chance decides who is the first player",
    fr="Le hasard désigne le premier joueur",
    without_en="The player who is named first is always the first player.",
    without_fr="Le joueur nommé en premier est toujours le premier joueur.",
)
HEROES_REVEALED = law(
    "HEROES_REVEALED",
    "4.1.h",
    en="Each player reveals their Hero and puts it",
    fr="Chaque joueur révèle son Héros et le met",
    without_en="The Heroes never come to the Hero zones.",
    without_fr="Les Héros n’arrivent jamais dans les zones de Héros.",
    summaries=("1.3.1.c",),
)
DECKS_SHUFFLED = law(
    "DECKS_SHUFFLED",
    "4.1.i",
    en="The players shuffle their decks",
    fr="Chaque joueur mélange son deck",
    without_en="The Decks lie in the order in which the players brought them.",
    without_fr="Les Decks restent dans l’ordre où les joueurs les ont apportés.",
    summaries=("1.3.1.c",),
)
SETUP_FOR_MORNING = law(
    "SETUP_FOR_MORNING",
    "4.1.j",
    en="this setup stands in its stead",
    fr="cette mise en place en tient lieu",
    without_en="The first day has a Morning like any other, and nobody draws six cards before it.",
    without_fr="La première journée a un Matin comme les autres, et personne ne pioche six cartes avant.",
    summaries=("1.3.1.d",),
)
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
