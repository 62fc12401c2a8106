"""How conditions are said, after "if".

The file is long because it is one list: every condition that card texts name.
"""

from collections.abc import Mapping

from judge.cards.language.rows.row import Row, row, slot
from judge.cards.language.words import EXPEDITIONS
from judge.game import ability as tree
from judge.game.ability import Bound, Compare, Measure, Standing, Where, Who, Whose
from judge.game.terms import BOOST, Expedition, Type, Zone

KIND, NUMBER, STATUS, NAME, TERRAIN = slot("kind"), slot("number"), slot("status"), slot("name"), slot("terrain")
MEASURE = slot("measure")
ME, IT, YOU = tree.Me(), tree.It(), Who.YOU
MINE = tree.CountersOn(ME, NAME)
HEROS = tree.CountersOn(tree.All(tree.Kind((Type.HERO,), whose=Whose.YOURS)), NAME)

ASKED: Mapping[Where, tuple[tuple[str, ...], tuple[str, ...]]] = {
    Where.MINE: (("my Expedition is",), ("mon Expédition est",)),
    Where.MY_OTHER: (("your other Expedition is",), ("votre autre Expédition est",)),
    Where.ITS: (("its Expedition is",), ("son Expédition est",)),
    Where.FACING_ME: (
        ("the Expedition facing me is", "your opponent's Expedition facing me is"),
        ("l'Expédition qui me fait face est", "l'Expédition adverse qui me fait face est"),
    ),
    Where.EACH_OF_YOURS: (
        ("each of your Expeditions is", "both of your Expeditions are"),
        ("chacune de vos Expéditions est", "vos deux Expéditions sont"),
    ),
    Where.YOURS: (
        (
            "one or more of your Expeditions are",
            "one or more of your Expeditions is",
            "at least one of your Expeditions is",
            "one of your Expeditions is",
        ),
        ("au moins une de vos Expéditions est", "l'une de vos Expéditions est"),
    ),
    Where.OPPONENTS: (("an opponent's Expedition is",), ("une Expédition d'un adversaire est",)),
    **{
        where: ((f"your {expedition.say('en')} is",), (f"votre {expedition.say('fr')} est",))
        for where, expedition in (
            (Where.HERO, EXPEDITIONS[Expedition.HERO]),
            (Where.COMPANION, EXPEDITIONS[Expedition.COMPANION]),
        )
    },
}
"""The expeditions of which a condition says that they are something."""

OPPONENTS_HAND = ("an opponent's hand is empty", "your opponent's hand is empty")
OPPONENTS_RESERVE = ("an opponent's Reserve is empty", "your opponent's Reserve is empty")

STANDINGS = (
    ((Standing.AHEAD,), "ahead", "en avance"),
    ((Standing.BEHIND,), "behind", "en retard"),
    ((Standing.TIED,), "tied", "à égalité"),
    ((Standing.BEHIND, Standing.TIED), "behind or tied", "en retard ou à égalité"),
    ((Standing.AHEAD, Standing.TIED), "ahead or tied", "en avance ou à égalité"),
)


def _each_said(where: Where, english: str, french: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """How it is said of expeditions that they are something; in French the adjective agrees with several."""
    subjects = ASKED[where]
    several = french.replace("ée]", "ées]")
    return (
        tuple(f"{subject} {english}" for subject in subjects[0]),
        tuple(f"{subject} {several if subject.endswith('sont') else french}" for subject in subjects[1]),
    )


ROWS: tuple[Row, ...] = (
    row(
        "condition",
        tree.HasStatus(ME, STATUS),
        ("I'm {status:status}", "I am {status:status}"),
        "je suis {status:status}",
    ),
    row(
        "condition",
        tree.HasStatus(ME, STATUS, has=False),
        ("I'm not {status:status}", "I am not {status:status}"),
        "je ne suis pas {status:status}",
    ),
    row("condition", tree.HasStatus(ME, STATUS, before=True), "I was {status:status}", "j'étais {status:status}"),
    row(
        "condition",
        tree.HasStatus(ME, STATUS, has=False, before=True),
        "I was not {status:status}",
        "je n'étais pas {status:status}",
    ),
    row("condition", tree.IsKind(IT, tree.Kind(whose=Whose.YOURS)), "you control it", "vous le contrôlez"),
    row(
        "condition",
        tree.IsKind(IT, tree.Kind(whose=Whose.YOURS, zone=Zone.RESERVE)),
        "it's in your Reserve",
        "elle est dans votre Réserve",
    ),
    row("condition", tree.IsKind(IT, tree.Kind(where=Where.FACING_ME)), "it's facing me", "il me fait face"),
    row("condition", tree.IsKind(IT, KIND), ("it's {kind:a}", "it is {kind:a}"), "c'est {kind:a}"),
    row("condition", tree.Controls(YOU, KIND, 1), "you control {kind:a}", "vous contrôlez {kind:a}"),
    row(
        "condition",
        tree.Controls(YOU, KIND, NUMBER),
        "you control {number:word} or more {kind:several}",
        "vous contrôlez au moins {number:word} {kind:several}",
    ),
    row(
        "condition",
        tree.Not(tree.Controls(YOU, KIND, 1)),
        "you control no {kind:several}",
        "vous ne contrôlez (aucun/aucune)@kind {kind:bare}",
    ),
    row(
        "condition",
        tree.Controls(Who.OPPONENT, KIND, 1),
        "an opponent controls {kind:a}",
        "un adversaire contrôle {kind:a}",
    ),
    row(
        "condition",
        tree.Controls(Who.OPPONENT, KIND, NUMBER),
        "an opponent controls {number:word} or more {kind:several}",
        "un adversaire contrôle au moins {number:word} {kind:several}",
    ),
    row(
        "condition",
        tree.ControlsEach(YOU, (slot("first"), slot("second"), slot("third"))),
        "you control {first:a}, {second:a} and yet {third:a}",
        "vous contrôlez {first:a}, {second:a}, et encore {third:still}",
    ),
    row(
        "condition",
        tree.Compares(MINE, Compare.AT_LEAST, NUMBER),
        "I have {number:digits} or more {name:my_counters}",
        "j'ai au moins {number:digits} {name:counters}",
    ),
    row(
        "condition",
        tree.Compares(MINE, Compare.AT_LEAST, NUMBER, before=True),
        "I had {number:digits} or more {name:counters}",
        "j'avais au moins {number:digits} {name:counters}",
    ),
    row(
        "condition",
        tree.Compares(MINE, Compare.AT_MOST, NUMBER, before=True),
        "I had {number:digits} {name:counters} or less",
        "j'avais {number:digits} {name:counters} ou moins",
    ),
    row(
        "condition",
        tree.Compares(MINE, Compare.LESS, NUMBER, before=True),
        "I had less than {number:digits} {name:counters}",
        "j'avais moins de {number:digits} {name:counters}",
    ),
    row(
        "condition",
        tree.Compares(HEROS, Compare.AT_LEAST, NUMBER),
        "your Hero has {number:digits} or more {name:counters}",
        "votre Héros a au moins {number:digits} {name:counters}",
    ),
    row(
        "condition",
        tree.Compares(HEROS, Compare.LESS, NUMBER),
        "your Hero has less than {number:digits} {name:counters}",
        "votre Héros a moins de {number:digits} {name:counters}",
    ),
    row(
        "condition",
        tree.Compares(MINE, Compare.AT_MOST, NUMBER),
        "I have {number:digits} {name:counters} or less",
        "j'ai {number:digits} {name:counters} ou moins",
    ),
    row(
        "condition",
        tree.Compares(MINE, Compare.LESS, NUMBER),
        "I have less than {number:digits} {name:counters}",
        "j'ai moins de {number:digits} {name:counters}",
    ),
    row(
        "condition",
        tree.Compares(tree.NumberOf(KIND), Compare.LESS, NUMBER),
        "you have less than {number:word} {kind:had}",
        "vous avez moins de {number:word} {kind:had}",
    ),
    row(
        "condition",
        tree.Compares(tree.NumberOf(KIND), Compare.AT_LEAST, NUMBER),
        "you have {number:word} or more {kind:had}",
        "vous avez au moins {number:word} {kind:had}",
    ),
    row(
        "condition",
        tree.Compares(tree.ZeroStatistics(KIND), Compare.AT_LEAST, NUMBER),
        "there are {number:word} or more base statistics of 0 among {kind:every}",
        "il y a au moins {number:word} statistiques de base 0 parmi {kind:every}",
    ),
    row(
        "condition",
        tree.Compares(tree.ZeroStatistics(KIND), Compare.AT_LEAST, NUMBER),
        "you have {number:word} or more base statistics of 0 among {kind:every}",
        (
            "vous avez au moins {number:word} statistiques de base 0 parmi {kind:every}",
            "vous avez au moins {number:word} statistiques de base de 0 parmi {kind:every}",
        ),
    ),
    row(
        "condition",
        tree.IsFirstPlayer(),
        ("you are the first player", "you are first player", "you're first player", "you're the first player"),
        ("vous êtes le premier joueur", "vous êtes premier joueur"),
    ),
    row(
        "condition",
        tree.Not(tree.IsFirstPlayer()),
        ("you are not the first player", "you are not first player", "you're not first player"),
        ("vous n'êtes pas le premier joueur", "vous n'êtes pas premier joueur"),
    ),
    row(
        "condition",
        tree.IsFirstPlayer(Who.OPPONENT),
        ("your opponent is first player", "your opponent is the first player"),
        ("votre adversaire est premier joueur", "votre adversaire est le premier joueur"),
    ),
    row("condition", tree.Did(), "you do", "vous le faites"),
    row(
        "condition",
        tree.DidTo("discard", KIND),
        "you discarded {kind:a} this way",
        "vous avez défaussé {kind:a} de cette façon",
    ),
    row("condition", tree.Not(tree.Did()), "you don't", "vous ne le faites pas"),
    row("condition", tree.Not(tree.Did(able=True)), "you can't", ("vous ne pouvez pas le faire", "vous ne pouvez pas")),
    row(
        "condition",
        tree.WasPlayedFrom(IT, Zone.HAND),
        ("played from your hand", "you play it from your hand"),
        ("il est joué de votre main", "vous le jouez de votre main", "vous la jouez de votre main"),
    ),
    row(
        "condition",
        tree.WasPlayedFrom(ME, Zone.RESERVE),
        "I was played from Reserve",
        "j'ai été (joué/jouée) depuis la Réserve",
    ),
    row(
        "condition",
        tree.WasPlayedFrom(ME, Zone.HAND),
        "I was played from your hand",
        "j'ai été (joué/jouée) de votre main",
    ),
    *(
        row("condition", tree.ExpeditionIs(where, standings), *_each_said(where, english, french))
        for where in ASKED
        for standings, english, french in STANDINGS
    ),
    row("condition", tree.InTerrain(ME, TERRAIN), "I'm {terrain:in_terrain}", "je suis {terrain:in_terrain}"),
    row(
        "condition",
        tree.Not(tree.InTerrain(ME, TERRAIN)),
        ("I'm not {terrain:in_terrain}", "neither of my Expeditions is {terrain:in_terrain}"),
        ("je ne suis pas {terrain:in_terrain}", "aucune de mes Expéditions n'est {terrain:in_terrain}"),
    ),
    row(
        "condition",
        tree.Ascended(ME),
        "I'm in an [Ascended] Expedition",
        "je suis dans une Expédition [Élevée]",
    ),
    row(
        "condition",
        tree.Ascended(IT),
        "it's in an [Ascended] Expedition",
        "il est dans une Expédition [Élevée]",
    ),
    row(
        "condition",
        tree.Ascended(Where.FACING_ME),
        "I'm facing an [Ascended] Expedition",
        ("je suis face à une Expédition [Élevée]", "je fais face à une Expédition [Élevée]"),
    ),
    *(
        row("condition", tree.Ascended(where), *_each_said(where, "[Ascended]", "[Élevée]"))
        for where in ASKED
        if where is not Where.ITS
    ),
    *(
        row(
            "condition",
            tree.InTerrain(where, TERRAIN),
            *_each_said(where, "{terrain:in_terrain}", "{terrain:in_terrain}"),
        )
        for where in ASKED
        if where not in (Where.MINE, Where.ITS, Where.FACING_ME)
    ),
    *(
        row("condition", tree.InContact(where), *_each_said(where, "[In Contact]", "[En Contact]"))
        for where in (Where.HERO, Where.COMPANION, Where.MY_OTHER)
    ),
    row(
        "condition",
        tree.WasActivated(slot("sign")),
        "{sign:was_activated}",
        "{sign:was_activated}",
    ),
    row(
        "condition",
        slot("was"),
        "you played {was:was_played}",
        "vous avez joué {was:was_played}",
    ),
    row(
        "condition",
        slot("was"),
        "you discarded {was:was_discarded}",
        "vous avez défaussé {was:was_discarded}",
    ),
    row("condition", tree.InTerrain(IT, TERRAIN), "it's {terrain:in_terrain}", "il est {terrain:in_terrain}"),
    row(
        "condition",
        tree.InTerrain(IT, TERRAIN, before=True),
        "it was {terrain:in_terrain}",
        "il était {terrain:in_terrain}",
    ),
    row(
        "condition",
        tree.Not(tree.InTerrain(IT, TERRAIN, before=True)),
        "it wasn't {terrain:in_terrain}",
        "il n'était pas {terrain:in_terrain}",
    ),
    row("condition", tree.InContact(ME), "I'm [In Contact]", "je suis [En Contact]"),
    row("condition", tree.Not(tree.InContact(ME)), "I'm not [In Contact]", "je ne suis pas [En Contact]"),
    row(
        "condition",
        tree.InContact(Where.MINE),
        "my Expedition is [In Contact]",
        "mon Expédition est [En Contact]",
    ),
    row(
        "condition",
        tree.HasStatus(IT, STATUS),
        ("it is {status:status}", "it's {status:status}"),
        ("il est {status:status}", "elle est {status:status}"),
    ),
    row("condition", tree.IsKind(IT, KIND, before=True), "its {kind:was}", "{kind:was}"),
    row(
        "condition",
        tree.Compares(tree.NumberOf(KIND), Compare.AT_LEAST, 1),
        "I'm facing {kind:a_facing}",
        ("je fais face à {kind:a_facing}", "je suis face à {kind:a_facing}"),
    ),
    row(
        "condition",
        tree.Compares(tree.NumberOf(KIND), Compare.AT_LEAST, NUMBER),
        "I'm facing {number:word} or more {kind:several_facing}",
        (
            "je fais face à au moins {number:word} {kind:several_facing}",
            "je suis face à au moins {number:word} {kind:several_facing}",
        ),
    ),
    row(
        "condition",
        tree.Compares(tree.NumberOf(KIND), Compare.AT_LEAST, NUMBER),
        (
            "there are {number:word} or more {kind:several}",
            "{number:word} or more {kind:several_are}",
            "{number:word} cards or more are {kind:those_in}",
        ),
        "il y a au moins {number:word} {kind:several}",
    ),
    row("condition", tree.Compares(tree.NumberOf(KIND), Compare.AT_LEAST, 1), "{kind:has}", "{kind:has}"),
    row(
        "condition",
        tree.Compares(tree.NumberOf(KIND), Compare.AT_LEAST, 1),
        ("there's {kind:a}", "there is {kind:a}"),
        "il y a {kind:a}",
    ),
    row(
        "condition",
        tree.Compares(tree.CountersOn(ME, BOOST), Compare.AT_MOST, 0),
        "I have no boosts",
        "je n'ai pas de boost",
    ),
    row(
        "condition",
        tree.Compares(tree.NumberOf(KIND), Compare.AT_MOST, 0),
        "there are no {kind:several}",
        ("il n'y a (aucun/aucune)@kind {kind:bare}", "il n'y a pas de {kind:several}"),
    ),
    row(
        "condition",
        tree.Compares(tree.NumberOf(KIND), Compare.EQUAL, 1),
        "I'm facing only one {kind:one_facing}",
        (
            "je fais face à (un seul/une seule)@kind {kind:one_facing}",
            "je suis face à (un seul/une seule)@kind {kind:one_facing}",
        ),
    ),
    row(
        "condition",
        tree.Compares(tree.TotalOf(MEASURE, KIND), Compare.AT_LEAST, NUMBER),
        "the total {measure:measure} of {kind:every} is {number:mana} or more",
        "le {measure:measure} total {kind:of_every} est d'au moins {number:mana}",
    ),
    row(
        "condition",
        tree.Compares(tree.DifferentMeasures(MEASURE, KIND), Compare.AT_LEAST, NUMBER),
        "{number:word} or more {kind:several} have a different {measure:measure}",
        "au moins {number:word} {kind:several} ont un {measure:measure} différent",
    ),
    row(
        "condition",
        tree.IsOnly(KIND),
        "I'm the only {kind:bare}",
        "je suis (le seul/la seule)@kind {kind:bare}",
    ),
    row(
        "condition",
        tree.Compares(tree.SingleTerrainRegions(), Compare.AT_LEAST, NUMBER),
        "{number:word} or more single-terrain regions are visible",
        "au moins {number:word} régions mono-terrain sont visibles",
    ),
    row(
        "condition",
        tree.IsKind(ME, tree.Kind(where=Where.SINGLE_TERRAIN)),
        "I'm in a single-terrain region",
        "je suis dans une région mono-terrain",
    ),
    row(
        "condition",
        tree.Compares(tree.NumberOf(KIND), Compare.EQUAL, 1),
        "there is only one {kind:bare}",
        "il n'y a qu'un seul {kind:bare}",
    ),
    row(
        "condition",
        tree.Compares(tree.Result(), Compare.AT_LEAST, NUMBER),
        "the result is {number:plus}",
        "le résultat est {number:plus}",
    ),
    row(
        "condition",
        tree.Compares(tree.Result(), Compare.EQUAL, NUMBER),
        "the result is {number:digits}",
        "le résultat est {number:digits}",
    ),
    row(
        "condition",
        tree.Compares(
            tree.NumberOf(tree.Kind(zone=Zone.RESERVE, whose=Whose.YOURS)),
            Compare.LESS,
            tree.NumberOf(tree.Kind(zone=Zone.RESERVE, whose=Whose.TARGET_OPPONENTS)),
        ),
        "you have less cards in Reserve than target opponent",
        "vous avez moins de cartes en Réserve qu'un adversaire ciblé",
    ),
    row(
        "condition",
        tree.IsKind(IT, tree.Kind(bounds=(Bound(Measure.HAND_COST, Compare.EQUAL, tree.Result()),))),
        "its Hand Cost is equal to the die's result",
        "son Coût de Main est égal au résultat du dé",
    ),
    row(
        "condition",
        tree.Compares(tree.Result(), Compare.MORE, tree.MeasureOf(Measure.HAND_COST, IT)),
        "X is higher than the Hand Cost of the target",
        "X est supérieur au Coût de Main de la cible",
    ),
    row(
        "condition",
        tree.DidTo("put", KIND),
        "you put {kind:a} in Reserve this way",
        "vous mettez {kind:a} en Réserve de cette façon",
    ),
    row("condition", tree.Did(Who.THEY), "it does", "elle le fait"),
    row(
        "condition",
        tree.InZeroTerrain(IT),
        "it's in a terrain where its base statistic is 0",
        "il est dans un terrain où sa statistique de base est 0",
    ),
    row(
        "condition",
        tree.InTerrain(Where.FACING_ME, TERRAIN),
        ("an Expedition facing me is {terrain:in_terrain}", "I'm facing an Expedition {terrain:in_terrain}"),
        (
            "une Expédition qui me fait face est {terrain:in_terrain}",
            "je suis face à une Expédition {terrain:in_terrain}",
            "je fais face à une Expédition {terrain:in_terrain}",
        ),
    ),
    row(
        "condition",
        tree.InContact(Where.EACH_OF_YOURS),
        "each of your Expeditions is [In Contact]",
        "chacune de vos Expéditions est [En Contact]",
    ),
    row(
        "condition",
        tree.InContact(Where.YOURS),
        "one or more of your Expeditions are [In Contact]",
        (
            "au moins une de vos Expéditions est [En Contact]",
            "vous contrôlez au moins une Expédition [En Contact]",
        ),
    ),
    *(
        row("condition", tree.IsEmpty(zone, whose), english, french)
        for zone, whose, english, french in (
            (Zone.HAND, Whose.YOURS, "your hand is empty", "votre main est vide"),
            (
                Zone.HAND,
                Whose.OPPONENTS,
                OPPONENTS_HAND,
                ("la main d'un adversaire est vide", "la main de votre adversaire est vide"),
            ),
            (Zone.RESERVE, Whose.YOURS, "your Reserve is empty", "votre Réserve est vide"),
            (
                Zone.RESERVE,
                Whose.OPPONENTS,
                OPPONENTS_RESERVE,
                ("la Réserve d'un adversaire est vide", "la Réserve de votre adversaire est vide"),
            ),
            (Zone.DISCARD, Whose.YOURS, "your discard pile is empty", "votre défausse est vide"),
            (Zone.LANDMARK, Whose.YOURS, "your Landmarks are empty", "vos Repères sont vides"),
        )
    ),
    row(
        "condition",
        tree.Compares(tree.NumberOf(tree.Kind(zone=Zone.HAND, whose=Whose.YOURS)), Compare.AT_LEAST, NUMBER),
        "you have {number:word} or more cards in hand",
        "vous avez au moins {number:word} cartes en main",
    ),
    row(
        "condition",
        tree.Compares(tree.NumberOf(KIND), Compare.AT_MOST, 0),
        ("I'm facing no {kind:several_facing}", "I am facing no {kind:several_facing}"),
        (
            "je ne fais face à (aucun/aucune)@kind {kind:one_facing}",
            "je ne suis face à (aucun/aucune)@kind {kind:one_facing}",
        ),
    ),
)
