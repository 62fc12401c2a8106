"""How worded triggers are said, between "when" and the dash, that wait for what is done to objects where they are."""

from judge.cards.language.rows.player_triggers import PLAYERS
from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Who
from judge.game.terms import BOOST, Status

KIND, STATUS, NAME = slot("kind"), slot("status"), slot("name")
ME, YOU = tree.Me(), Who.YOU


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
    row("trigger", tree.Discards(YOU, KIND), "you discard {kind:a_left}", "vous défaussez {kind:a_left}"),
    row(
        "trigger",
        tree.Discards(Who.OPPONENT, KIND),
        tuple(f"{one} discards {{kind:a_left_theirs}}" for one in PLAYERS[1][1]),
        tuple(
            f"{un} {défausse} {{kind:a_left_theirs}}"
            for défausse in ("défausse", "se défausse d'")
            for un in PLAYERS[1][2]
        ),
    ),
    row(
        "trigger",
        tree.ActivatesAbility(Who.EACH, slot("sign")),
        "{sign:is_activated}",
        "{sign:is_activated}",
    ),
    row(
        "trigger",
        tree.AreActivated(slot("sign"), slot("number")),
        "{number:word} {sign:sign} abilities are activated on one of your turns",
        "{number:word} capacités {sign:sign} sont activées pendant l'un de vos tours",
    ),
    *(
        row(
            "trigger",
            event(what, BOOST),
            tuple(f"{one} {boosts}" for boosts in MORE_BOOSTS),
            tuple(f"{un} {boosts}" for boosts in PLUS_DE_BOOSTS),
        )
        for event, verb, verbe in ((tree.GainsCounters, "gain", "gagne"), (tree.LosesCounters, "lose", "perds"))
        for what, one, un in (
            (ME, f"I {verb}", f"je {verbe}"),
            (tree.Some(KIND), *(f"{{kind:a}} <{verb}>",) * 2),
        )
    ),
    row("trigger", tree.GainsCounters(ME, NAME), "I gain a {name:counter}", "je gagne un {name:counter}"),
    row(
        "trigger",
        tree.GainsCounters(tree.Some(KIND), NAME),
        "{kind:a} <gain> a {name:counter}",
        "{kind:a} <gain> un {name:counter}",
    ),
    row(
        "trigger",
        tree.GainsCounters(ME, NAME, 3),
        "I gain my third {name:counter}",
        "je gagne mon troisième {name:counter}",
    ),
    row("trigger", tree.GainsStatus(ME, Status.EXHAUSTED), "I'm exhausted", "je suis (épuisé/épuisée)"),
    row("trigger", tree.LosesStatus(ME, Status.EXHAUSTED), "I'm readied", "je suis (redressé/redressée)"),
    row(
        "trigger",
        tree.GainsStatus(tree.Some(KIND), slot("turned")),
        "{kind:a} is {turned:turned}",
        "{kind:a} est {turned:turned}",
    ),
    row(
        "trigger",
        tree.LosesStatus(tree.Some(KIND), Status.EXHAUSTED),
        "{kind:a} is readied",
        "{kind:a} est (redressé/redressée)@kind",
    ),
    row("trigger", tree.GainsStatus(ME, STATUS), "I gain {status:status}", "je gagne {status:status}"),
    row(
        "trigger",
        tree.GainsStatus(tree.Some(KIND), STATUS),
        "{kind:a} <gain> {status:status}",
        "{kind:a} <gain> {status:status}",
    ),
    *(
        row("trigger", tree.Switches(what), f"{one} Expeditions", f"{un} d'Expédition")
        for what, one, un in (
            (ME, "I switch", "je change"),
            (tree.Some(KIND), "{kind:a} <switch>", "{kind:a} <switch>"),
        )
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
