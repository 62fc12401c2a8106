"""Chapter 4: the course of a game and of a day.

The file is long because it is one list: a law for every article of the day that decides something.
"""

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
    en="which way round each one lies",
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
    summaries=("1.2.1.c",),
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
AFTER_REST = law(
    "AFTER_REST",
    "4.2.d",
    en="they may be played in any order",
    fr="elles peuvent être jouées dans n’importe quel ordre",
    without_en="What an effect does “after Rest” it does at once.",
    without_fr="Ce qu’un effet fait « après le Repos », il le fait tout de suite.",
)
NEXT_DAILY_EFFECT = law(
    "NEXT_DAILY_EFFECT",
    "4.2.e",
    en="the next daily effect of the phase happens",
    fr="l’effet quotidien suivant de la phase a lieu",
    without_en="All daily effects of a phase happen before the Reactions that they activate are played.",
    without_fr="Tous les effets quotidiens d’une phase ont lieu avant que les Réactions qu’ils activent soient jouées.",
)
SUCCEED = law(
    "SUCCEED",
    "4.2.1.b",
    en="is the first player from now on",
    fr="devient premier joueur à sa place",
    without_en="The same player is first player every day.",
    without_fr="Le même joueur est premier joueur chaque jour.",
    summaries=("1.3.2.b", "4.2.1.a", "4.2.c"),
)
PREPARE = law(
    "PREPARE",
    "4.2.1.c",
    en="readies all of their Characters",
    fr="redresse tous ses Personnages",
    without_en="Nothing is readied in the Morning.",
    without_fr="Rien n’est redressé le Matin.",
    summaries=("1.3.2.b", "4.2.1.a", "4.2.c"),
)
DRAW = law(
    "DRAW",
    "4.2.1.d",
    en="Each player draws two cards",
    fr="Chaque joueur pioche deux cartes",
    without_en="Nobody draws in the Morning.",
    without_fr="Personne ne pioche le Matin.",
    summaries=("1.3.2.b", "4.2.1.a", "4.2.c"),
)
EXPAND = law(
    "EXPAND",
    "4.2.1.e",
    en="may put one card of their Hand",
    fr="peut mettre une carte de sa Main",
    without_en="Nobody may put a card in the Mana zone in the Morning.",
    without_fr="Personne ne peut mettre de carte dans sa zone de Mana le Matin.",
    summaries=("1.3.2.b", "4.2.1.a", "4.2.c"),
)
NOON_WITHOUT_TURNS = law(
    "NOON_WITHOUT_TURNS",
    "1.3.2.c",
    en="In the Noon phase only Reactions that trigger",
    fr="À la phase de Midi, seules ont lieu",
    without_en="The players take turns at Noon already.",
    without_fr="Les joueurs jouent des tours dès Midi.",
    summaries=("4.2.2.a",),
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
FIRST_TURN = law(
    "FIRST_TURN",
    "4.2.3.b",
    en="The first player takes the first turn",
    fr="Le premier joueur joue le premier tour",
    without_en="The player who is not first player takes the first turn.",
    without_fr="Le joueur qui n’est pas premier joueur joue le premier tour.",
)
TURNS_ALTERNATE = law(
    "TURNS_ALTERNATE",
    "4.2.3.c",
    en="The next player who has not passed",
    fr="Le joueur suivant qui n’a pas passé",
    without_en="A player keeps taking turns until they pass, and another one may pass meanwhile.",
    without_fr="Un joueur enchaîne les tours jusqu’à ce qu’il passe, et un autre peut passer pendant ce temps.",
    summaries=("4.2.3.d",),
)
PROGRESS = law(
    "PROGRESS",
    "4.2.4.b",
    en="in the expedition that faces it",
    fr="dans l’expédition qui lui fait face",
    without_en="No expedition moves at Dusk.",
    without_fr="Aucune expédition n’avance au Crépuscule.",
    summaries=("1.3.2.e", "4.2.4.a", "4.2.c"),
)
TIE_NOT_ENOUGH = law(
    "TIE_NOT_ENOUGH",
    "4.2.4.c",
    en="equal to the one it faces",
    fr="égale à celle d’en face",
    without_en="An equal statistic is enough to move forward.",
    without_fr="Une statistique égale suffit pour avancer.",
)
POSITIVE_SUM = law(
    "POSITIVE_SUM",
    "4.2.4.d",
    en="statistic of 0 is not enough to move",
    fr="Une statistique de 0 ne suffit pas",
    without_en="A statistic of 0 is enough against a negative one.",
    without_fr="Une statistique de 0 suffit face à une statistique négative.",
)
ONE_REGION = law(
    "ONE_REGION",
    "4.2.4.e",
    en="moves forward one single region",
    fr="avance d’une seule Région",
    without_en="An expedition moves one region for each statistic that wins.",
    without_fr="Une expédition avance d’une région pour chaque statistique gagnante.",
)
TOGETHER_IN_PROGRESS = law(
    "TOGETHER_IN_PROGRESS",
    "4.2.4.f",
    en="All expeditions that move forward in Progress",
    fr="Toutes les expéditions qui avancent lors de Progresser",
    without_en="The expeditions move one after the other in Progress.",
    without_fr="Les expéditions avancent l’une après l’autre lors de Progresser.",
)
FAILS_TO_MOVE = law(
    "FAILS_TO_MOVE",
    "4.2.4.g",
    en="if it did not move forward in Progress",
    fr="si elle n’a pas avancé lors",
    without_en="No expedition ever “fails to move forward”.",
    without_fr="Aucune expédition n’échoue jamais à avancer.",
)
DUE_TO = law(
    "DUE_TO",
    "4.2.4.h",
    en="“moves forward due to” a statistic",
    fr="« avance grâce à » une statistique",
    without_en="No expedition ever “moves forward due to” a statistic.",
    without_fr="Aucune expédition n’« avance grâce à » une statistique.",
)
REST = law(
    "REST",
    "4.2.5.b",
    en="Characters in the Expedition zone go to",
    fr="Personnages de la zone d’Expédition vont dans",
    without_en="Characters stay in their Expeditions at Night.",
    without_fr="Les Personnages restent dans leurs Expéditions la Nuit.",
    summaries=("1.3.2.f", "4.2.5.a", "4.2.c"),
)
CLEAN_UP = law(
    "CLEAN_UP",
    "4.2.5.c",
    en="All the others are discarded",
    fr="Tous les autres sont défaussés",
    without_en="A Reserve may keep more than its limit after the Night.",
    without_fr="Une Réserve peut dépasser sa limite après la Nuit.",
    summaries=("1.3.2.f", "4.2.5.a", "4.2.c"),
)
LIMITS_WITHOUT_HERO = law(
    "LIMITS_WITHOUT_HERO",
    "4.2.5.d",
    en="has a Reserve limit of 2 and",
    fr="a une limite de Réserve de 2",
    without_en="A player without a Hero has no limits.",
    without_fr="Un joueur sans Héros n’a pas de limites.",
)
REACTIONS_CHECKED = law(
    "REACTIONS_CHECKED",
    "4.4.a",
    en="Reactions are checked at these moments",
    fr="On vérifie les réactions à ces moments",
    without_en="Reactions are checked only as a phase begins.",
    without_fr="On ne vérifie les réactions qu’au début d’une phase.",
    summaries=("4.2.b", "4.2.g"),
)
REACTION_ORDER = law(
    "REACTION_ORDER",
    "4.4.b",
    en="the first player in initiative order who controls",
    fr="qui en contrôle un choisit l’un des siens",
    without_en="Reactions are resolved last player first.",
    without_fr="Les Réactions se résolvent en commençant par le dernier joueur.",
)
CHECKED_AGAIN = law(
    "CHECKED_AGAIN",
    "4.4.c",
    en="Then reactions are checked again",
    fr="Puis on vérifie de nouveau les réactions",
    without_en="After one Reaction the game goes on before the next is played.",
    without_fr="Après une Réaction, la partie continue avant qu’on joue la suivante.",
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
GREATER_TOTAL = law(
    "GREATER_TOTAL",
    "4.3.c",
    en="with the strictly greater total wins",
    fr="au total strictement plus grand gagne",
    without_en="If the expeditions of both players arrive at once, the distances do not matter.",
    without_fr="Si les expéditions des deux joueurs arrivent à la fois, les distances ne comptent pas.",
    summaries=("1.3.3.b",),
)
TIE_BREAKERS = law(
    "TIE_BREAKERS",
    "4.3.d",
    en="the tie-breakers begin at once",
    fr="les départages commencent aussitôt",
    without_en="If both totals are equal, the game goes on as if nothing had happened.",
    without_fr="Si les deux totaux sont égaux, la partie continue comme si de rien n’était.",
    summaries=("1.3.3.c",),
)
ARENA_REPLACES_REGIONS = law(
    "ARENA_REPLACES_REGIONS",
    "4.3.e",
    en="The other regions leave the Adventure",
    fr="Les autres Régions quittent l’Aventure",
    without_en="In the tie-breakers the regions and the counters stay where they are.",
    without_fr="Pendant les départages, les Régions et les compteurs restent où ils sont.",
    summaries=("3.2.1.c",),
)
ARENA_TERRAINS = law(
    "ARENA_TERRAINS",
    "4.3.f",
    en="The Arena has all three types",
    fr="L’Arène a les trois types",
    without_en="The Arena has no types, so nobody can win there.",
    without_fr="L’Arène n’a aucun type, personne ne peut donc y gagner.",
)
ARENA_WITHOUT_MOVES = law(
    "ARENA_WITHOUT_MOVES",
    "4.3.g",
    en="During tie-breakers no expedition can move",
    fr="aucune expédition ne peut ni avancer ni reculer",
    without_en="In Progress during tie-breakers expeditions move forward as ever.",
    without_fr="Lors de Progresser, pendant les départages, les expéditions avancent comme toujours.",
    summaries=("7.3.11.c",),
)
ARENA_PROGRESS = law(
    "ARENA_PROGRESS",
    "4.3.h",
    en="The player who wins more types wins",
    fr="Le joueur qui gagne plus de types gagne",
    without_en="Nobody wins in the Arena, whatever the sums are.",
    without_fr="Personne ne gagne dans l’Arène, quelles que soient les sommes.",
    summaries=("1.3.3.d", "1.3.3.e"),
)
ANOTHER_DAY = law(
    "ANOTHER_DAY",
    "4.3.i",
    en="goes on with another day of tie-breakers",
    fr="continue par une autre journée de départages",
    without_en="If nobody wins in the Arena, the first player wins.",
    without_fr="Si personne ne gagne dans l’Arène, le premier joueur gagne.",
    summaries=("1.3.3.f",),
)
ALL_TIED_IN_ARENA = law(
    "ALL_TIED_IN_ARENA",
    "4.3.j",
    en="All expeditions count as tied",
    fr="Toutes les expéditions comptent comme à égalité",
    without_en="In the tie-breakers expeditions are ahead or behind as before.",
    without_fr="Pendant les départages, les expéditions sont en avance ou en retard comme avant.",
    summaries=("7.5.2.d",),
)
