"""Chapter 6: from costs and effects to events."""

from __future__ import annotations

from judge.law.citations.law import law

STEP_PER_VERB = law(
    "STEP_PER_VERB",
    "6.1.c",
    en="each verb is a step of its own",
    fr="chaque verbe forme une étape",
    without_en="All that an effect says happens in one single step.",
    without_fr="Tout ce que dit un effet se produit en une seule étape.",
    summaries=("1.2.6.b", "1.2.7.c"),
)
ACTION_PER_OBJECT = law(
    "ACTION_PER_OBJECT",
    "6.1.e",
    en="then has its own atomic action",
    fr="a alors sa propre action atomique",
    without_en="A step touches one single object.",
    without_fr="Une étape ne touche qu’un seul objet.",
)
SIMULTANEOUS = law(
    "SIMULTANEOUS",
    "6.1.f",
    en="all happen at the same moment",
    fr="ont toutes lieu au même instant",
    without_en="What one step does to several objects happens one after the other.",
    without_fr="Ce qu’une étape fait à plusieurs objets se produit à tour de rôle.",
)
INITIATIVE_ORDER = law(
    "INITIATIVE_ORDER",
    "6.1.g",
    en="The players decide in initiative order",
    fr="Ils décident dans l’ordre d’initiative",
    without_en="The player without initiative decides first.",
    without_fr="Le joueur qui n’a pas l’initiative décide en premier.",
    summaries=("1.4.5.a",),
)
REPLACING = law(
    "REPLACING",
    "6.2.b",
    en="step or an atomic action into something else",
    fr="étape ou une action atomique en autre chose",
    without_en="“Instead” changes nothing: what would happen happens.",
    without_fr="« À la place » ne change rien : ce qui allait se produire se produit.",
)
ADDITIVE = law(
    "ADDITIVE",
    "6.2.c",
    en="adds atomic actions to a step",
    fr="ajoute des actions atomiques à une étape",
    without_en="“Also” adds nothing to what happens.",
    without_fr="« Aussi » n’ajoute rien à ce qui se produit.",
)
OPTIONAL_MODIFIER = law(
    "OPTIONAL_MODIFIER",
    "6.2.d",
    en="decides when it would apply",
    fr="décide au moment où il s’appliquerait",
    without_en="A modifier that says “you may” always applies.",
    without_fr="Un modificateur qui dit « vous pouvez » s’applique toujours.",
)
IF_YOU_DO_NOT = law(
    "IF_YOU_DO_NOT",
    "6.2.e",
    en="is added right after the current step",
    fr="est ajoutée juste après l’étape en cours",
    without_en="Nothing follows for a player who declines a modifier.",
    without_fr="Rien ne suit pour un joueur qui refuse un modificateur.",
)
ONE_MODIFIER_AT_A_TIME = law(
    "ONE_MODIFIER_AT_A_TIME",
    "6.2.f",
    en="match it apply one at a time",
    fr="les modificateurs qui lui correspondent s’appliquent un par",
    without_en="Only one modifier applies to each thing that would happen.",
    without_fr="Un seul modificateur s’applique à chaque chose qui allait se produire.",
)
MODIFIER_ORDER = law(
    "MODIFIER_ORDER",
    "6.2.g",
    en="They apply in this order",
    fr="Ils s’appliquent dans cet ordre",
    without_en="Additive modifiers apply first, and those that replace a whole step last.",
    without_fr="Les modificateurs additifs s’appliquent d’abord, et ceux qui changent l’étape entière en dernier.",
)
MODIFIER_CHOSEN = law(
    "MODIFIER_CHOSEN",
    "6.2.h",
    en="controller of the step chooses which one does",
    fr="le contrôleur de l’étape choisit lequel",
    without_en="Of several modifiers the oldest applies first.",
    without_fr="De plusieurs modificateurs, le plus ancien s’applique d’abord.",
)
MODIFIERS_CHECKED_AGAIN = law(
    "MODIFIERS_CHECKED_AGAIN",
    "6.2.i",
    en="check again which modifiers match",
    fr="on regarde de nouveau quels modificateurs",
    without_en="Only modifiers that match the step as it was first meant apply.",
    without_fr="Seuls s’appliquent les modificateurs qui correspondent à l’étape telle qu’elle était prévue.",
)
STEP_MODIFIED_ONCE = law(
    "STEP_MODIFIED_ONCE",
    "6.2.j",
    en="No modifier applies twice to the same step",
    fr="ne s’applique deux fois à la même étape",
    without_en="A modifier can apply a second time to the same step.",
    without_fr="Un modificateur peut s’appliquer une seconde fois à la même étape.",
)
ACTION_MODIFIED_ONCE = law(
    "ACTION_MODIFIED_ONCE",
    "6.2.k",
    en="modifier applies twice to the same atomic action",
    fr="ne s’applique deux fois à la même action",
    without_en="A modifier can apply a second time to the same atomic action.",
    without_fr="Un modificateur peut s’appliquer une seconde fois à la même action atomique.",
)
MODIFIER_EXISTS_BEFORE = law(
    "MODIFIER_EXISTS_BEFORE",
    "6.2.l",
    en="A modifier must exist before the step",
    fr="Un modificateur doit exister avant l’étape",
    without_en="A card modifies the very step in which it arrives.",
    without_fr="Une carte modifie l’étape même au cours de laquelle elle arrive.",
)
REACTION_ACTIVATED = law(
    "REACTION_ACTIVATED",
    "6.3.b",
    en="an Emblem-Reaction is created in Limbo",
    fr="un Emblème-Réaction est créé dans les Limbes",
    without_en="A Reaction is never activated.",
    without_fr="Une Réaction n’est jamais activée.",
    summaries=("7.3.1.a",),
)
OWN_ENTRY = law(
    "OWN_ENTRY",
    "6.3.d",
    en="when this object enters a visible zone",
    fr="quand cet objet entre dans une zone visible",
    without_en="An object’s reaction to its own entering is not activated, since it did not exist before.",
    without_fr="La réaction d’un objet à sa propre entrée n’est pas activée, puisqu’elle n’existait pas avant.",
)
BEARER_GONE = law(
    "BEARER_GONE",
    "6.3.e",
    en="need not exist any more after the event",
    fr="n’a plus besoin d’exister après l’évènement",
    without_en="A reaction is not activated by the event that takes its bearer away.",
    without_fr="Une réaction n’est pas activée par l’évènement qui fait disparaître son porteur.",
)
REACTION_LIMIT = law(
    "REACTION_LIMIT",
    "6.3.f",
    en="can be activated 100 times at most",
    fr="peut être activée 100 fois au plus",
    without_en="The same Reaction can be activated any number of times in a day.",
    without_fr="La même Réaction peut être activée autant de fois qu’on veut en une journée.",
    summaries=("1.4.6.a", "1.4.6.c"),
)
COST_ONE_STEP = law(
    "COST_ONE_STEP",
    "6.4.a",
    en="step, however many verbs describe it",
    fr="quel que soit le nombre de verbes",
    without_en="The parts of a cost are decided and paid one after the other.",
    without_fr="Les parties d’un coût se décident et se paient l’une après l’autre.",
    summaries=("1.2.5.d", "1.2.7.b", "5.1.2.d", "6.1.d"),
)
MAY_DECLINE_COST = law(
    "MAY_DECLINE_COST",
    "6.4.b",
    en="always allowed to decline a cost",
    fr="toujours libre de ne pas payer un coût",
    without_en="A player who can pay a cost must pay it.",
    without_fr="Un joueur qui peut payer un coût doit le payer.",
    summaries=("1.2.5.b",),
)
COST_IN_FULL = law(
    "COST_IN_FULL",
    "6.4.c",
    en="must be able to pay all of it",
    fr="être capable de le payer tout entier",
    without_en="A player pays as much of a cost as they can, and that is enough.",
    without_fr="Un joueur paie d’un coût ce qu’il peut, et cela suffit.",
    summaries=("1.2.5.c", "1.4.1.b"),
)
CARD_COST_DECLINED = law(
    "CARD_COST_DECLINED",
    "6.4.d",
    en="who declines the cost of a card",
    fr="qui refuse le coût d’une carte",
    without_en="A card whose cost is declined is played all the same.",
    without_fr="Une carte dont le coût est refusé est jouée quand même.",
)
QUICK_ACTION_COST_DECLINED = law(
    "QUICK_ACTION_COST_DECLINED",
    "6.4.e",
    en="who declines the cost of a quick action",
    fr="qui refuse le coût d’une action rapide",
    without_en="A quick action whose cost is declined is played all the same.",
    without_fr="Une action rapide dont le coût est refusé est jouée quand même.",
)
INTERNAL_COST_DECLINED = law(
    "INTERNAL_COST_DECLINED",
    "6.4.f",
    en="whose cost a player declines is ignored",
    fr="dont un joueur refuse le coût est ignorée",
    without_en="An internal action whose cost is declined happens all the same.",
    without_fr="Une action interne dont le coût est refusé se produit quand même.",
)
REACTION_COST_DECLINED = law(
    "REACTION_COST_DECLINED",
    "6.4.g",
    en="cost a player declines ceases to exist",
    fr="un joueur refuse le coût cesse d’exister",
    without_en="A Reaction whose cost is declined has its effect all the same.",
    without_fr="Une Réaction dont le coût est refusé produit quand même son effet.",
    summaries=("5.5.d",),
)
MANDATORY = law(
    "MANDATORY",
    "6.5.a",
    en="effects are mandatory",
    fr="un effet est obligatoire",
    without_en="A player may skip any step of an effect.",
    without_fr="Un joueur peut sauter n’importe quelle étape d’un effet.",
)
OPTIONAL_STEP = law(
    "OPTIONAL_STEP",
    "6.5.b",
    en="chooses to do it or not",
    fr="choisit de la faire ou non",
    without_en="A player must do what a card says they may do.",
    without_fr="Un joueur doit faire ce qu’une carte dit qu’il peut faire.",
    summaries=("1.2.6.c",),
)
CONDITIONAL_STEP = law(
    "CONDITIONAL_STEP",
    "6.5.c",
    en="Their condition is looked at right before",
    fr="On regarde leur condition juste avant",
    without_en="A step happens whether its condition is met or not.",
    without_fr="Une étape se produit que sa condition soit remplie ou non.",
    summaries=("1.2.6.d",),
)
IF_YOU_DID = law(
    "IF_YOU_DID",
    "6.5.d",
    en="true if the player started to do",
    fr="si le joueur a commencé à faire",
    without_en="What follows “if you do” happens whether the first part was done or not.",
    without_fr="Ce qui suit « si vous le faites » se produit, que la première partie ait été faite ou non.",
)
MODE_DECLARED = law(
    "MODE_DECLARED",
    "6.5.e",
    en="mode is chosen in the declaration",
    fr="Le mode se choisit quand on déclare",
    without_en="A mode is chosen only when the effect happens.",
    without_fr="Un mode ne se choisit que lorsque l’effet se produit.",
    summaries=("5.2.3.c",),
)
IMPOSSIBLE_PART = law(
    "IMPOSSIBLE_PART",
    "6.5.f",
    en="The rest of the effect takes place",
    fr="Le reste de l’effet a lieu",
    without_en="When a part of an effect cannot happen, the rest does not happen either.",
    without_fr="Quand une partie d’un effet est impossible, le reste ne se produit pas non plus.",
    summaries=("1.2.6.f", "1.4.1.c"),
)
INTERNAL_ACTION = law(
    "INTERNAL_ACTION",
    "6.5.g",
    en="Paying its cost is optional",
    fr="Payer ce coût est facultatif",
    without_en="An internal action must be played by whoever can pay its cost.",
    without_fr="Une action interne doit être jouée par qui peut en payer le coût.",
    summaries=("1.2.6.e",),
)
