"""How worded triggers are said, before the dash.

The file is long because it is one list: every event that card texts wait for.
"""

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Where, Who
from judge.game.terms import BOOST, Zone

KIND, TERRAIN, STATUS, NAME = slot("kind"), slot("terrain"), slot("status"), slot("name")
ME, YOU = tree.Me(), Who.YOU

ROWS: tuple[Row, ...] = (
    row("trigger", tree.AtPhase(slot("phase")), "{phase:at_phase}", "{phase:at_phase}"),
    row("trigger", tree.Sacrificed(ME), "when I'm sacrificed", "lorsque je suis (sacrifié/sacrifiée)"),
    row(
        "trigger",
        tree.Sacrificed(slot("what")),
        "when you sacrifice {what:some_of_yours}",
        "lorsque vous sacrifiez {what:some_of_yours}",
    ),
    row(
        "trigger",
        tree.Joins(KIND),
        "when {kind:a_in_yours} <join> your Expeditions",
        "lorsqu'{kind:a_in_yours} <join> vos Expéditions",
    ),
    row(
        "trigger",
        tree.Joins(KIND),
        "when {kind:a_in_mine} <join> my Expedition",
        "lorsqu'{kind:a_in_mine} <join> mon Expédition",
    ),
    row(
        "trigger",
        tree.Joins(KIND),
        "when {kind:a_in_hero} <join> your Hero Expedition",
        "lorsqu'{kind:a_in_hero} <join> votre Expédition Héros",
    ),
    row(
        "trigger",
        tree.Joins(KIND),
        "when {kind:a_in_companion} <join> your Companion Expedition",
        "lorsqu'{kind:a_in_companion} <join> votre Expédition Compagnon",
    ),
    row(
        "trigger",
        tree.Joins(KIND),
        "when {kind:a_in_other} <join> your other Expedition",
        "lorsqu'{kind:a_in_other} <join> votre autre Expédition",
    ),
    row(
        "trigger",
        tree.Joins(KIND),
        "when {kind:a_facing} <join> the Expedition facing me",
        "lorsqu'{kind:a_facing} <join> l'Expédition qui me fait face",
    ),
    row(
        "trigger",
        tree.Leaves(ME, Zone.EXPEDITION),
        "when I leave the Expedition zone",
        "lorsque je quitte la zone d'Expédition",
    ),
    row(
        "trigger",
        tree.Leaves(ME, Zone.LANDMARK),
        "when I leave your Landmark zone",
        "lorsque je quitte votre zone de Repères",
    ),
    row(
        "trigger",
        tree.Leaves(tree.Some(KIND), Zone.RESERVE),
        "when {kind:a_of_yours} leaves your Reserve",
        "lorsqu'{kind:a_of_yours} quitte votre Réserve",
    ),
    row(
        "trigger",
        tree.Leaves(tree.Some(KIND), Zone.EXPEDITION, Where.EACH_OF_YOURS),
        "when {kind:a} leaves your Expeditions",
        "lorsqu'{kind:a} quitte vos Expéditions",
    ),
    row(
        "trigger",
        tree.Leaves(tree.Some(KIND), Zone.EXPEDITION, Where.MINE),
        "when {kind:a} leaves my Expedition",
        "lorsqu'{kind:a} quitte mon Expédition",
    ),
    row(
        "trigger",
        tree.Leaves(tree.Some(KIND), Zone.EXPEDITION),
        "when {kind:a} leaves the Expedition zone",
        "lorsqu'{kind:a} quitte la zone d'Expédition",
    ),
    row(
        "trigger",
        tree.Joins(KIND),
        "when {kind:a_in_landmarks} <join> your Landmarks",
        "lorsqu'{kind:a_in_landmarks} <join> vos Repères",
    ),
    row(
        "trigger",
        tree.Joins(KIND),
        "when {kind:a_in_either} <join> your Expeditions or Landmarks",
        "lorsqu'{kind:a_in_either} <join> vos Expéditions ou Repères",
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.RESERVE, (Zone.HAND,)),
        "when I go to Reserve from your hand",
        "lorsque je vais en Réserve depuis votre main",
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.RESERVE, (Zone.EXPEDITION,)),
        "when I go to Reserve from the Expedition zone",
        "lorsque je vais en Réserve depuis la zone d'Expédition",
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.RESERVE),
        "when I go to Reserve from anywhere",
        "lorsque je vais en Réserve depuis n'importe où",
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.RESERVE, (Zone.EXPEDITION,), yours=True),
        ("when I go to your Reserve from your Expeditions", "when I go to your Reserve from the Expedition zone"),
        (
            "lorsque je vais dans votre Réserve depuis vos Expéditions",
            "lorsque je vais dans votre Réserve depuis la zone d'Expédition",
        ),
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.DISCARD, (Zone.HAND,)),
        "when I'm discarded from your hand",
        (
            "lorsque je suis (défaussé/défaussée) de votre main",
            "lorsque je suis (défaussé/défaussée) depuis votre main",
        ),
    ),
    row("trigger", tree.Discards(YOU, KIND), "when you discard {kind:a_left}", "lorsque vous défaussez {kind:a_left}"),
    row(
        "trigger",
        tree.PutsInReserve(YOU, KIND),
        "when you put {kind:a_moved}",
        "lorsque vous mettez {kind:a_moved}",
    ),
    row(
        "trigger",
        tree.AreActivated(slot("sign"), slot("number")),
        "when {number:word} {sign:sign} abilities are activated on one of your turns",
        "lorsque {number:word} capacités {sign:sign} sont activées pendant l'un de vos tours",
    ),
    row("trigger", tree.Plays(YOU, KIND), "when you play {kind:a}", "lorsque vous jouez {kind:a}"),
    row(
        "trigger",
        tree.Plays(Who.OPPONENT, KIND),
        "when an opponent plays {kind:a}",
        "lorsqu'un adversaire joue {kind:a}",
    ),
    row(
        "trigger",
        tree.Plays(Who.OPPONENT, KIND, Zone.RESERVE),
        "when an opponent plays {kind:a} from Reserve",
        "lorsqu'un adversaire joue {kind:a} depuis la Réserve",
    ),
    row(
        "trigger",
        tree.Plays(YOU, KIND, Zone.RESERVE),
        "when you play {kind:a} from Reserve",
        "lorsque vous jouez {kind:a} depuis la Réserve",
    ),
    row("trigger", tree.GainsCounters(ME, BOOST), "when I gain 1 or more boosts", "lorsque je gagne au moins 1 boost"),
    row(
        "trigger",
        tree.GainsCounters(tree.Some(KIND), BOOST),
        "when {kind:a} <gain> 1 or more boosts",
        "lorsqu'{kind:a} <gain> au moins 1 boost",
    ),
    row(
        "trigger",
        tree.GainsCounters(ME, NAME, 3),
        "when I gain my third {name:counter}",
        "lorsque je gagne mon troisième {name:counter}",
    ),
    row("trigger", tree.GainsStatus(ME, STATUS), "when I gain {status:status}", "lorsque je gagne {status:status}"),
    row(
        "trigger",
        tree.GainsStatus(tree.Some(KIND), STATUS),
        "when {kind:a} <gain> {status:status}",
        "lorsqu'{kind:a} <gain> {status:status}",
    ),
    row("trigger", tree.Creates(YOU, KIND), "when you create {kind:a}", "lorsque vous créez {kind:a}"),
    row("trigger", tree.Rolls(YOU), "when you roll one or more dice", "lorsque vous lancez au moins un dé"),
    row(
        "trigger",
        tree.Rolls(YOU, slot("number")),
        "when you roll a {number:plus} on a die",
        "lorsque vous obtenez {number:plus} sur un dé",
    ),
    row(
        "trigger",
        tree.Reveals(YOU, KIND),
        "when you reveal {kind:a} this way",
        "lorsque vous révélez {kind:a} de cette façon",
    ),
    row(
        "trigger",
        tree.Goes(tree.Some(KIND), Zone.DISCARD),
        ("when {kind:a} joins the discard pile", "when {kind:a} goes to the discard pile"),
        ("lorsqu'{kind:a} va dans la défausse", "lorsqu'{kind:a} rejoint la défausse"),
    ),
    row("trigger", tree.MakesGift(YOU), "when you make a [Gift]", "lorsque vous faites un [Don]"),
    row(
        "trigger",
        tree.Goes(tree.Some(KIND), Zone.RESERVE, (Zone.DECK, Zone.HAND)),
        "when {kind:a} goes from your deck or hand to Reserve",
        "lorsqu'{kind:a} va en Réserve depuis votre deck ou votre main",
    ),
    row(
        "trigger",
        tree.Moves(Where.YOURS, TERRAIN),
        "when one of your Expeditions moves forward due to {terrain:terrain}",
        "lorsqu'une de vos Expéditions avance grâce à {terrain:terrain}",
    ),
    row(
        "trigger",
        tree.Moves(Where.MINE, TERRAIN),
        "when my Expedition moves forward due to {terrain:terrain}",
        "lorsque mon Expédition avance grâce à {terrain:terrain}",
    ),
    row(
        "trigger",
        tree.Moves(Where.MINE, ascended=True),
        (
            "when my Expedition moves forward [due to Ascension]",
            "when my Expedition moves forward [due to Ascension]"
            " (if it moved forward due to at least one matched stat)",
        ),
        (
            "lorsque mon Expédition avance [grâce à l'Élévation]",
            "lorsque mon Expédition avance [grâce à l'Élévation]"
            " (si elle a avancé grâce à au moins une statistique égale)",
        ),
    ),
    row(
        "trigger",
        tree.Moves(Where.EACH_OF_YOURS, ascended=True),
        "when both of your Expeditions move forward [due to Ascension]",
        "lorsque vos deux Expéditions avancent [grâce à l'Élévation]",
    ),
    row(
        "trigger",
        tree.Moves(Where.EACH_OF_YOURS, TERRAIN),
        "when both of your Expeditions move forward due to {terrain:terrain}",
        "lorsque vos deux Expéditions avancent grâce à {terrain:terrain}",
    ),
    row(
        "trigger",
        tree.Moves(Where.EACH_OF_YOURS),
        "when both of your Expeditions move forward",
        "lorsque vos deux Expéditions avancent",
    ),
    row(
        "trigger",
        tree.FailsToMove(Where.EACH_OF_YOURS),
        "when both of your Expeditions fail to move forward during Dusk",
        (
            "lorsque vos deux Expéditions n'avancent pas pendant le Crépuscule",
            "lorsqu'aucune de vos Expéditions n'avance pendant le Crépuscule",
        ),
    ),
    row("trigger", tree.Moves(Where.MINE), "when my Expedition moves forward", "lorsque mon Expédition avance"),
    row(
        "trigger",
        tree.FailsToMove(Where.MINE),
        "when my Expedition fails to move forward during Dusk",
        (
            "lorsque mon Expédition n'avance pas pendant le Crépuscule",
            "lorsque mon Expédition échoue à avancer pendant le Crépuscule",
        ),
    ),
    row(
        "trigger",
        tree.AnyTrigger((tree.Draws(Who.OPPONENT), tree.Resupplies(Who.OPPONENT))),
        (
            "when an opponent draws one or more cards or [Resupplies]",
            "when an opponent draws one or more cards or does [Resupply]",
        ),
        "lorsqu'un adversaire pioche au moins une carte ou [Ravitaille]",
    ),
    row("trigger", tree.Exhausts(YOU, KIND), "when you exhaust {kind:a}", "lorsque vous épuisez {kind:a}"),
    row("trigger", tree.Passes(Who.OPPONENT), "when an opponent passes", "lorsqu'un adversaire passe"),
    row("trigger", tree.Passes(YOU), "when you pass", "lorsque vous passez"),
    row(
        "trigger",
        tree.Passes(YOU, last=True),
        "when you pass after your opponents",
        "lorsque vous passez après vos adversaires",
    ),
    row(
        "trigger",
        tree.Passes(YOU, first=True),
        "when you pass first",
        ("lorsque vous passez en premier", "lorsque vous passez en premier lieu"),
    ),
)
