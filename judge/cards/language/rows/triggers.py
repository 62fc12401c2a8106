"""How worded triggers are said, between "when" and the dash; what players do stands apart.

The file is long because it is one list: every event of objects and Expeditions that card texts wait for.
"""

from collections.abc import Iterator
from typing import Any

from judge.cards.language.rows.player_triggers import PLAYERS
from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Where, Who
from judge.game.terms import BOOST, Zone

KIND, TERRAIN, STATUS, NAME = slot("kind"), slot("terrain"), slot("status"), slot("name")
ME, YOU = tree.Me(), Who.YOU

Said = tuple[str, ...]
JOINED = (
    ("yours", "your Expeditions", "vos Expéditions"),
    ("mine", "my Expedition", "mon Expédition"),
    ("hero", "your Hero Expedition", "votre Expédition Héros"),
    ("companion", "your Companion Expedition", "votre Expédition Compagnon"),
    ("other", "your other Expedition", "votre autre Expédition"),
    ("facing_me", "the Expedition facing me", "l'Expédition qui me fait face"),
    ("landmarks", "your Landmarks", "vos Repères"),
    ("either", "your Expeditions or Landmarks", "vos Expéditions ou Repères"),
)
"""What objects join."""

LEFT = (
    (Where.EACH_OF_YOURS, "your Expeditions", "vos Expéditions"),
    (Where.MINE, "my Expedition", "mon Expédition"),
    (Where.HERO, "your Hero Expedition", "votre Expédition Héros"),
    (Where.COMPANION, "your Companion Expedition", "votre Expédition Compagnon"),
    (Where.MY_OTHER, "your other Expedition", "votre autre Expédition"),
    (Where.FACING_ME, "the Expedition facing me", "l'Expédition qui me fait face"),
    (None, "the Expedition zone", "la zone d'Expédition"),
)
"""The Expeditions that objects leave."""

MOVING: tuple[tuple[Where, Said, Said], ...] = (
    (
        *(Where.YOURS, ("one of your Expeditions", "an Expedition you control")),
        ("une de vos Expéditions", "l'une de vos Expéditions", "une Expédition que vous contrôlez"),
    ),
    (Where.ALL, ("an Expedition", "any Expedition"), ("une Expédition", "n'importe quelle Expédition")),
    (Where.MINE, ("my Expedition",), ("mon Expédition",)),
    (Where.HERO, ("your Hero Expedition",), ("votre Expédition Héros",)),
    (Where.COMPANION, ("your Companion Expedition",), ("votre Expédition Compagnon",)),
    (
        Where.MY_OTHER,
        ("your other Expedition", "my other Expedition"),
        ("votre autre Expédition", "mon autre Expédition"),
    ),
    (Where.FACING_ME, ("the Expedition facing me",), ("l'Expédition qui me fait face",)),
    (Where.OPPONENTS, ("an opponent's Expedition",), ("une Expédition d'un adversaire", "une Expédition adverse")),
    (Where.EACH_OF_YOURS, ("both of your Expeditions",), ("vos deux Expéditions",)),
)
"""Expeditions that do something of which a trigger speaks."""

FAILS = ("n'avance pas", "échoue à avancer")
"""How French says that an Expedition fails to move forward, which happens in Progress alone."""

MORE_BOOSTS = ("1 or more boosts", "one or more boosts", "boosts", "a boost")
PLUS_DE_BOOSTS = (
    "au moins 1 boost",
    "1 boost ou plus",
    "au moins un boost",
    "un ou plusieurs boosts",
    "des boosts",
    "un boost",
)
"""How it is said that boosts are gained, however many."""

ASCENSION = (
    ("[due to Ascension]", "[due to Ascension] (if it moved forward due to at least one matched stat)"),
    (
        "[grâce à l'Élévation]",
        "[grâce à l'Élévation] (si elle a avancé grâce à au moins une statistique égale)",
    ),
)


def _done_by_expeditions() -> Iterator[Row]:
    """What expeditions can do, each said with every subject."""
    for where, english, french in MOVING:
        both = where is Where.EACH_OF_YOURS
        forward, avance = ("move forward", "avancent") if both else ("moves forward", "avance")
        said: list[tuple[Any, str, Said, str, Said]] = [
            (
                tree.Moves(where, TERRAIN),
                forward,
                ("due to {terrain:terrain}",),
                avance,
                ("grâce à {terrain:terrain}",),
            ),
            (tree.Moves(where, ascended=True), forward, ASCENSION[0], avance, ASCENSION[1]),
            (tree.Moves(where), forward, ("",), avance, ("",)),
        ]
        if not both:
            said += [
                (tree.Moves(where, backward=True), "moves", ("backwards", "backward"), "recule", ("",)),
                (tree.Ascends(where), "[Ascends]", ("",), "[s'Élève]", ("",)),
                (
                    *(tree.FailsToMove(where), "fails", ("to move forward during Dusk", "to move forward")),
                    *("", tuple(f"{fails}{then}" for then in (" pendant le Crépuscule", "") for fails in FAILS)),
                ),
            ]
        for event, does, more, fait, plus in said:
            yield row(
                "trigger",
                event,
                tuple(f"{one} {does} {rest}".strip() for one in english for rest in more),
                tuple(" ".join(filter(None, (one, fait, rest))) for one in french for rest in plus),
            )


ROWS: tuple[Row, ...] = (
    row("phase", tree.AtPhase(slot("phase")), "{phase:at_phase}", "{phase:at_phase}"),
    row("trigger", tree.Sacrificed(ME), "I'm sacrificed", "je suis (sacrifié/sacrifiée)"),
    row(
        "trigger",
        tree.Sacrificed(slot("what")),
        "you sacrifice {what:some_of_yours}",
        "vous sacrifiez {what:some_of_yours}",
    ),
    row(
        "trigger",
        tree.Sacrificed(slot("what")),
        ("an opponent sacrifices {what:some_of_theirs}", "your opponent sacrifices {what:some_of_theirs}"),
        ("un adversaire sacrifie {what:some_of_theirs}", "votre adversaire sacrifie {what:some_of_theirs}"),
    ),
    row(
        "trigger",
        tree.Sacrificed(tree.Some(KIND)),
        "{kind:a} is sacrificed",
        "{kind:a} est (sacrifié/sacrifiée)@kind",
    ),
    *(
        row(
            "trigger",
            tree.Targeted(what, who),
            (f"{one} targeted{english}", *(f"{name} targets {it}" for name in others)),
            (f"{un} (ciblé/ciblée){agrees}{french}", *(f"{nom} {le}" for nom in autres)),
        )
        for who, english, french, others, autres in (
            (Who.EACH, "", "", (), ()),
            (Who.OPPONENT, " by an opponent", " par un adversaire", *PLAYERS[1][1:]),
        )
        for what, one, un, agrees, it, le in (
            (ME, "I'm", "je suis", "", "me", "me cible"),
            (tree.Some(KIND), "{kind:a} is", "{kind:a} est", "@kind", "{kind:a}", "cible {kind:a}"),
        )
    ),
    *(
        row(
            "trigger",
            tree.Targeted(what, who, slot("by")),
            f"{one} targeted by {english}",
            f"{un} (ciblé/ciblée){agrees} par {french}",
        )
        for who, english, french in (
            (Who.EACH, "{by:a}", "{by:a}"),
            (Who.OPPONENT, "an opponent's {by:bare}", "{by:a} d'un adversaire"),
            (Who.YOU, "one of your {by:plural}", "l'un de vos {by:plural}"),
        )
        for what, one, un, agrees in (
            (ME, "I'm", "je suis", ""),
            (tree.Some(KIND), "{kind:a} is", "{kind:a} est", "@kind"),
        )
    ),
    row("trigger", tree.Discarded(ME), "I'm discarded", "je suis (défaussé/défaussée)"),
    row("trigger", tree.Discarded(tree.Some(KIND)), "{kind:a} is discarded", "{kind:a} est (défaussé/défaussée)@kind"),
    row("trigger", tree.Leaves(ME, Zone.EXPEDITION), "I leave the Expedition zone", "je quitte la zone d'Expédition"),
    row(
        "trigger",
        tree.Leaves(ME, Zone.LANDMARK),
        "I leave your Landmark zone",
        "je quitte votre zone de Repères",
    ),
    row("trigger", tree.Discards(YOU, KIND), "you discard {kind:a_left}", "vous défaussez {kind:a_left}"),
    *(
        row(
            "trigger",
            tree.Joins(KIND),
            f"{{kind:a_in_{where}}} <join> {english}",
            f"{{kind:a_in_{where}}} <join> {french}",
        )
        for where, english, french in JOINED
    ),
    row(
        "trigger",
        tree.Leaves(tree.Some(KIND), Zone.RESERVE),
        "{kind:a_of_yours} leaves your Reserve",
        "{kind:a_of_yours} quitte votre Réserve",
    ),
    *(
        row(
            "trigger",
            tree.Leaves(tree.Some(KIND), Zone.EXPEDITION, where),
            f"{{kind:a}} leaves {english}",
            f"{{kind:a}} quitte {french}",
        )
        for where, english, french in LEFT
    ),
    *_done_by_expeditions(),
    row(
        "trigger",
        tree.Goes(ME, Zone.RESERVE, (Zone.HAND,)),
        "I go to Reserve from your hand",
        "je vais en Réserve depuis votre main",
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.RESERVE, (Zone.EXPEDITION,)),
        ("I go to Reserve from the Expedition zone", "I'm sent to Reserve from the Expedition zone"),
        (
            "je vais en Réserve depuis la zone d'Expédition",
            "je suis (envoyé/envoyée) en Réserve depuis la zone d'Expédition",
        ),
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.RESERVE),
        ("I go to Reserve from anywhere", "I go to Reserve"),
        ("je vais en Réserve depuis n'importe où", "je vais en Réserve"),
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.RESERVE, (Zone.EXPEDITION,), yours=True),
        ("I go to your Reserve from your Expeditions", "I go to your Reserve from the Expedition zone"),
        (
            "je vais dans votre Réserve depuis vos Expéditions",
            "je vais dans votre Réserve depuis la zone d'Expédition",
        ),
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.DISCARD, (Zone.HAND,)),
        "I'm discarded from your hand",
        (
            "je suis (défaussé/défaussée) de votre main",
            "je suis (défaussé/défaussée) depuis votre main",
        ),
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.DISCARD, (Zone.RESERVE,)),
        ("I'm discarded from your Reserve", "I'm discarded from Reserve"),
        (
            "je suis (défaussé/défaussée) de votre Réserve",
            "je suis (défaussé/défaussée) depuis votre Réserve",
            "je suis (défaussé/défaussée) de la Réserve",
            "je suis (défaussé/défaussée) depuis la Réserve",
        ),
    ),
    row(
        "trigger",
        tree.Goes(ME, Zone.DISCARD, (Zone.HAND, Zone.RESERVE)),
        ("I'm discarded from your hand or Reserve", "I'm discarded from your hand or your Reserve"),
        (
            "je suis (défaussé/défaussée) de votre main ou de votre Réserve",
            "je suis (défaussé/défaussée) depuis votre main ou votre Réserve",
        ),
    ),
    *(
        row(
            "trigger",
            tree.Goes(tree.Some(KIND), Zone.DISCARD, (zone,)),
            f"{{kind:a_of_yours}} is discarded from your {there}",
            (
                f"{{kind:a_of_yours}} est (défaussé/défaussée)@kind de votre {la}",
                f"{{kind:a_of_yours}} est (défaussé/défaussée)@kind depuis votre {la}",
            ),
        )
        for zone, there, la in ((Zone.HAND, "hand", "main"), (Zone.RESERVE, "Reserve", "Réserve"))
    ),
    row(
        "trigger",
        tree.PutsInReserve(YOU, KIND),
        "you put {kind:a_moved}",
        "vous mettez {kind:a_moved}",
    ),
    row(
        "trigger",
        tree.AreActivated(slot("sign"), slot("number")),
        "{number:word} {sign:sign} abilities are activated on one of your turns",
        "{number:word} capacités {sign:sign} sont activées pendant l'un de vos tours",
    ),
    row(
        "trigger",
        tree.GainsCounters(ME, BOOST),
        tuple(f"I gain {boosts}" for boosts in MORE_BOOSTS),
        tuple(f"je gagne {boosts}" for boosts in PLUS_DE_BOOSTS),
    ),
    row(
        "trigger",
        tree.GainsCounters(tree.Some(KIND), BOOST),
        tuple(f"{{kind:a}} <gain> {boosts}" for boosts in MORE_BOOSTS),
        tuple(f"{{kind:a}} <gain> {boosts}" for boosts in PLUS_DE_BOOSTS),
    ),
    row(
        "trigger",
        tree.GainsCounters(ME, NAME, 3),
        "I gain my third {name:counter}",
        "je gagne mon troisième {name:counter}",
    ),
    row("trigger", tree.GainsStatus(ME, STATUS), "I gain {status:status}", "je gagne {status:status}"),
    row(
        "trigger",
        tree.GainsStatus(tree.Some(KIND), STATUS),
        "{kind:a} <gain> {status:status}",
        "{kind:a} <gain> {status:status}",
    ),
    row("trigger", tree.LosesStatus(ME, STATUS), "I lose {status:status}", "je perds {status:status}"),
    row(
        "trigger",
        tree.LosesStatus(tree.Some(KIND), STATUS),
        "{kind:a} <lose> {status:status}",
        "{kind:a} <lose> {status:status}",
    ),
    row(
        "trigger",
        tree.Reveals(YOU, KIND),
        "you reveal {kind:a} this way",
        "vous révélez {kind:a} de cette façon",
    ),
    row(
        "trigger",
        tree.Goes(tree.Some(KIND), Zone.DISCARD),
        ("{kind:a} joins the discard pile", "{kind:a} goes to the discard pile"),
        ("{kind:a} va dans la défausse", "{kind:a} rejoint la défausse"),
    ),
    row(
        "trigger",
        tree.Goes(tree.Some(KIND), Zone.RESERVE, (Zone.EXPEDITION,)),
        "{kind:a} goes to Reserve from the Expedition zone",
        "{kind:a} va en Réserve depuis la zone d'Expédition",
    ),
    row(
        "trigger",
        tree.Goes(tree.Some(KIND), Zone.RESERVE, (Zone.DECK, Zone.HAND)),
        "{kind:a} goes from your deck or hand to Reserve",
        "{kind:a} va en Réserve depuis votre deck ou votre main",
    ),
    row(
        "trigger",
        tree.FailsToMove(Where.EACH_OF_YOURS),
        tuple(f"both of your Expeditions fail to move forward{then}" for then in (" during Dusk", "")),
        tuple(
            f"{fails}{then}"
            for then in (" pendant le Crépuscule", "")
            for fails in ("vos deux Expéditions n'avancent pas", "aucune de vos Expéditions n'avance")
        ),
    ),
    row(
        *("trigger", tree.AnyTrigger((tree.Draws(Who.OPPONENT), tree.Resupplies(Who.OPPONENT)))),
        *(
            (
                "an opponent draws one or more cards or [Resupplies]",
                "an opponent draws one or more cards or does [Resupply]",
            ),
        ),
        "un adversaire pioche au moins une carte ou [Ravitaille]",
    ),
)
