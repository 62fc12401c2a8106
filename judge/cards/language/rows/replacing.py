"""How it is said what happens instead of something, or besides it."""

from judge.cards.language.rows.going_triggers import LEFT
from judge.cards.language.rows.row import Row, row, slot
from judge.cards.language.rows.triggers import MORE_BOOSTS, PLUS_DE_BOOSTS
from judge.game import ability as tree
from judge.game.ability import Where, Who
from judge.game.terms import BOOST, Phase, Zone

ME, IT = tree.Me(), tree.It()
KIND, NUMBER, STATUS = slot("kind"), slot("number"), slot("status")

WOULD: tuple[Row, ...] = tuple(
    one
    for trigger, english, french in (
        (tree.Sacrificed, "sacrificed", "sacrifié"),
        (tree.Discarded, "discarded", "défaussé"),
    )
    for one in (
        row(
            "would",
            trigger(ME),
            f"I would be {english}",
            f"je devais être ({french}/{french}e)",
        ),
        row(
            "would",
            trigger(tree.Some(KIND)),
            f"{{kind:a}} would be {english}",
            f"{{kind:a}} devait être ({french}/{french}e)@kind",
        ),
    )
)
"""What would happen, before any effect that takes its place."""

WOULD_GO: tuple[Row, ...] = (
    *(
        row(
            "would",
            tree.Goes(ME, Zone.DISCARD, (zone,)),
            f"I would be discarded from your {there}",
            tuple(f"je devais être (défaussé/défaussée) {de} votre {la}" for de in ("de", "depuis")),
        )
        for zone, there, la in ((Zone.HAND, "hand", "main"), (Zone.RESERVE, "Reserve", "Réserve"))
    ),
    row(
        "would",
        tree.Goes(tree.Some(KIND), Zone.RESERVE, (Zone.EXPEDITION,)),
        "{kind:a} would go to Reserve from the Expedition zone",
        "{kind:a} devait aller en Réserve depuis la zone d'Expédition",
    ),
)
"""That the card would be discarded from where it is not in play, or that objects in play would go to Reserve."""

WOULD_LEAVE: tuple[Row, ...] = tuple(
    row(
        "would",
        tree.Leaves(tree.Some(KIND), Zone.EXPEDITION, where),
        f"{{kind:a}} would leave {english}",
        f"{{kind:a}} devait quitter {french}",
    )
    for where, english, french in LEFT
)
"""That objects would leave the Expedition zone, or some Expeditions."""

WOULD_GAIN: tuple[Row, ...] = (
    row("would", tree.GainsStatus(ME, STATUS), "I would gain {status:status}", "je devais gagner {status:status}"),
    row(
        *("would", tree.GainsStatus(tree.Some(KIND), STATUS)),
        *("{kind:a} would gain {status:status}", "{kind:a} devait gagner {status:status}"),
    ),
    row(
        *("would", tree.GainsCounters(ME, BOOST), tuple(f"I would gain {boosts}" for boosts in MORE_BOOSTS)),
        tuple(f"je devais gagner {boosts}" for boosts in PLUS_DE_BOOSTS),
    ),
    row(
        *("would", tree.GainsCounters(tree.Some(KIND), BOOST)),
        tuple(f"{{kind:a}} would gain {boosts}" for boosts in MORE_BOOSTS),
        tuple(f"{{kind:a}} devait gagner {boosts}" for boosts in PLUS_DE_BOOSTS),
    ),
)
"""That boosts, or a status, would be gained."""

ROWS: tuple[Row, ...] = (
    *WOULD,
    *WOULD_GO,
    *WOULD_GAIN,
    *WOULD_LEAVE,
    row(
        "statement",
        tree.Would(tree.Rolls(Who.YOU), tree.May(tree.IncreaseResult(NUMBER)), instead=False),
        "if you would roll a die, you may add {number:digits} to its result",
        "si vous deviez lancer un dé, vous pouvez ajouter {number:digits} au résultat",
    ),
    row(
        "statement",
        tree.Would(tree.Moves(Where.MINE, ascended=True), tree.MoveExpedition(Where.ITS, 1), instead=False),
        (
            "when my Expedition would move forward [due to Ascension], it moves forward one more region instead",
            "if my Expedition would move forward [due to Ascension], it moves forward one more region instead",
        ),
        (
            "lorsque mon Expédition devrait avancer [grâce à l'Élévation], elle avance d'une région supplémentaire"
            " à la place",
            "si mon Expédition devait avancer [grâce à l'Élévation], elle avance d'une région supplémentaire"
            " à la place",
        ),
    ),
    row(
        "statement",
        tree.Would(tree.Rolls(Who.YOU), tree.Reveal(tree.Top()), instead=False),
        "if you would roll one or more dice, also reveal the top card of your deck",
        "si vous lancez au moins un dé, révélez également la première carte de votre deck",
    ),
    row(
        "statement",
        tree.Would(tree.Moves(Where.MINE), tree.MoveExpedition(Where.ITS, 1), instead=False, during=Phase.DUSK),
        "if my Expedition would move forward during Dusk, it moves forward one more region instead",
        "si mon Expédition devait avancer pendant le Crépuscule, elle avance d'une région supplémentaire à la place",
    ),
    row(
        "statement",
        tree.Would(
            tree.Leaves(tree.Some(KIND), Zone.EXPEDITION, Where.MINE),
            tree.LoseStatus(IT, STATUS),
            during=Phase.AFTERNOON,
        ),
        "if {kind:a} would leave my Expedition during the Afternoon, it loses {status:status} instead",
        "si {kind:a} devait quitter mon Expédition pendant l'Après-midi, (il/elle)@kind perd {status:status}"
        " à la place",
    ),
    row(
        "statement",
        tree.Would(
            tree.Leaves(tree.Some(KIND), Zone.EXPEDITION, Where.MINE),
            tree.LoseCounters(IT, BOOST, None),
            during=Phase.AFTERNOON,
        ),
        "if {kind:a} would leave my Expedition during the Afternoon, it loses all its boosts instead",
        "si {kind:a} devait quitter mon Expédition pendant l'Après-midi, (il/elle)@kind perd tous ses boosts"
        " à la place",
    ),
    row(
        "statement",
        tree.Would(tree.Joins(KIND), tree.Put(IT, Zone.HAND)),
        "if {kind:a_in_yours} would join your Expeditions, put it in its owner's hand instead",
        "si {kind:a_in_yours} devait rejoindre vos Expéditions, mettez-(le/la)@kind dans la main de son propriétaire"
        " à la place",
    ),
    row(
        "statement",
        tree.Would(
            tree.Leaves(tree.Some(KIND), Zone.EXPEDITION, Where.EACH_OF_YOURS),
            tree.Put(IT, Zone.HAND),
        ),
        "if {kind:a} would leave your Expeditions, put it in its owner's hand instead",
        "si {kind:a} devait quitter vos Expéditions, mettez-(le/la)@kind dans la main de son propriétaire à la place",
    ),
    row(
        "statement",
        tree.Would(tree.Moves(Where.MINE), tree.Draw(1)),
        "if my Expedition would move forward, draw a card instead",
        "si mon Expédition devait avancer, piochez une carte à la place",
    ),
    row(
        "statement",
        tree.Would(tree.Leaves(ME, Zone.EXPEDITION), tree.Draw(1), instead=False),
        "if I would leave the Expedition zone, also draw a card",
        "si je devais quitter la zone d'Expédition, piochez aussi une carte",
    ),
)
