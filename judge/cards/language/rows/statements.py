"""How passive statements are said.

The file is long because it is one list: every statement that passive abilities make.
"""

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Standing, Where, Who
from judge.game.terms import BOOST, Phase, Status, Type, Zone

ME, IT = tree.Me(), tree.It()
KIND, NUMBER, NAME, TERRAIN = slot("kind"), slot("number"), slot("name"), slot("terrain")
EVERY_SYMBOL = (None, Zone.HAND, Zone.RESERVE)
STATUS, NEW, OTHER = slot("status"), slot("new"), slot("other")
LEAST = slot("least")

COST_ME, ME_COÛTE = ("I cost", "play me for"), ("je coûte", "jouez-moi pour")
"""How it is said of the bearer that it costs something else."""

ALSO = (
    (Type.SPELL, False, "a Spell", "un Sort"),
    (Type.CHARACTER, False, "a Character", "un Personnage"),
    (Type.PERMANENT, False, "a Permanent", "un Permanent"),
    (Type.PERMANENT, True, "an Expedition Permanent", "un Permanent d'Expédition"),
)
"""What a card can be considered to be beside its type, whether of the zone type Expedition, and how that is said."""

ROWS: tuple[Row, ...] = (
    row(
        "statement",
        slot("keyword"),
        ("I am {keyword:keyword}", "I'm {keyword:keyword}", "I have {keyword:keyword}"),
        ("je suis {keyword:keyword}", "j'ai {keyword:keyword}"),
    ),
    row("statement", tree.CannotBePlayed(), "I can't be played", ("je ne peux pas être (joué/jouée)",)),
    row(
        "statement",
        tree.CannotBePlayed(orb=True),
        ("I can't be played but I can be used as a Mana Orb", "I can't be played, but I can be used as a Mana Orb"),
        (
            "je ne peux pas être joué, seulement utilisé en tant qu'Orbe de Mana",
            "je peux seulement être utilisé en tant qu'Orbe de Mana",
        ),
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.MY_OTHER, Where.FACING_IT)),
        (
            "your other Expedition and the Expedition facing it can't move forward",
            "your other Expedition (the one I'm not in) and the Expedition facing it can't move forward",
        ),
        "votre autre Expédition et l'Expédition qui lui fait face ne peuvent pas avancer",
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.MINE, Where.FACING_ME)),
        "my Expedition and the Expedition facing me can't move forward",
        (
            "mon Expédition et l'Expédition qui me fait face ne peuvent pas avancer",
            "mon Expédition et l'Expédition qui lui fait face ne peuvent pas avancer",
        ),
    ),
    row(
        "statement",
        tree.CannotActivate(KIND, EVERY_SYMBOL),
        "the {j}, {h} and {r} abilities of {kind:every} can't activate",
        "les capacités {j}, {h} et {r} {kind:of_every} ne peuvent pas s'activer",
    ),
    row(
        "statement",
        tree.CostsAtLeast(Who.EACH_OPPONENT, KIND, NUMBER),
        "{kind:all} your opponents play can't cost less than {number:mana}",
        "{kind:all} (joués/jouées)@kind par vos adversaires ne peuvent pas coûter moins de {number:mana}",
    ),
    row(
        "statement",
        tree.RegionsAre((Where.ALL,), (TERRAIN,)),
        "all regions are {terrain:terrain} and lose their other terrains",
        "toutes les régions sont {terrain:terrain} et perdent leurs autres terrains",
    ),
    row(
        "statement",
        tree.IgnoredOnFirstDay(),
        ("ignore my abilities during the first Day", "ignore my ability during the first Day"),
        ("ignorez mes capacités le premier Jour", "ignorez ma capacité le premier Jour"),
    ),
    row(
        "statement",
        tree.MorningFromDeck(),
        "during Morning, draw only one card. Then, put the top card of your deck in your Mana zone"
        " instead of a card from your hand",
        "le Matin, piochez une seule carte. Puis, mettez la première carte de votre deck dans votre zone de Mana,"
        " au lieu d'une carte de votre main",
    ),
    row(
        "statement",
        tree.BeginsWith(NAME, NUMBER),
        "I begin the game with {number:digits} {name:counters}",
        "je commence la partie avec {number:digits} {name:counters}",
    ),
    row(
        "statement",
        tree.BeginsWithMarkers(),
        "I begin the game with one {V}, one {M} and one {O} Terrain Marker",
        "je commence la partie avec un marqueur Terrain {V}, un {M} et un {O}",
    ),
    row(
        "statement",
        tree.OneMoreDie(),
        "if you would roll one or more dice, instead roll that many dice plus one and ignore the roll of your choice",
        "si vous deviez lancer au moins un dé, lancez un dé supplémentaire et ignorez le résultat du dé de votre choix",
    ),
    row(
        "statement",
        tree.Would(tree.Rolls(Who.YOU), tree.May(tree.IncreaseResult(NUMBER)), instead=False),
        "if you would roll a die, you may add {number:digits} to its result",
        "si vous deviez lancer un dé, vous pouvez ajouter {number:digits} au résultat",
    ),
    row(
        "statement",
        tree.HaveSubtypes(KIND, slot("subtypes")),
        (
            "{kind:every} are {subtypes:subtypes}",
            "{kind:every} are also {subtypes:subtypes}",
            "{kind:every} are also considered {subtypes:subtypes}",
        ),
        (
            "{kind:every} sont {subtypes:subtypes}",
            "{kind:every} sont aussi {subtypes:subtypes}",
            "{kind:every} sont aussi considérés comme {subtypes:subtypes}",
            "{kind:every} sont aussi considérées comme {subtypes:subtypes}",
            "{kind:every} sont également {subtypes:subtypes}",
        ),
    ),
    row(
        "statement",
        tree.LoseAbilities(KIND),
        "{kind:every} lose their abilities",
        "{kind:every} perdent leurs capacités",
    ),
    row(
        "statement",
        tree.StatisticsRaised(KIND, tree.NumberOf(OTHER)),
        "the {V}, {M} and {O} of {kind:every} are increased by the number of {other:every}",
        "les {V}, {M} et {O} {kind:of_every} augmentent du nombre {other:of_every}",
    ),
    row(
        "statement",
        tree.StatisticsRaised(KIND, NUMBER),
        "the {V}, {M} and {O} of {kind:every} are increased by {number:digits}",
        "les {V}, {M} et {O} {kind:of_every} augmentent de {number:digits}",
    ),
    row(
        "statement",
        tree.CostsLess(ME, NUMBER),
        tuple(f"{one} {{number:mana}} less" for one in COST_ME),
        tuple(f"{un} {{number:mana}} de moins" for un in ME_COÛTE),
    ),
    row(
        "statement",
        tree.CostsLess(ME, NUMBER),
        "I cost {number:more_mana} more",
        "je coûte {number:more_mana} de plus",
    ),
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, tree.NumberOf(KIND))),
        tuple(f"{one} {{number:mana}} less {per} {{kind:bare}}" for one in COST_ME for per in ("per", "for each")),
        tuple(
            f"{un} {{number:mana}} de moins {par} {{kind:bare}}" for un in ME_COÛTE for par in ("par", "pour chaque")
        ),
    ),
    *(
        row(
            "statement",
            tree.CostsLess(ME, less, minimum=LEAST),
            tuple(f"{one} {{number:mana}} less{per}, down to a minimum of {{least:mana}}" for one in COST_ME),
            tuple(f"{un} {{number:mana}} de moins{par}, jusqu'à un minimum de {{least:mana}}" for un in ME_COÛTE),
        )
        for less, per, par in (
            (NUMBER, "", ""),
            (tree.Per(NUMBER, tree.NumberOf(KIND)), " per {kind:bare}", " par {kind:bare}"),
        )
    ),
    row(
        "statement",
        tree.StatisticsEqualHighest(ME),
        (
            "my {V}, {M} and {O} are equal to my highest statistic",
            "my {V}, {M}, and {O} are equal to my highest statistic",
        ),
        "mes {V}, {M} et {O} sont égales à ma statistique la plus élevée",
    ),
    row(
        "statement",
        tree.StatisticsEqualHighest(tree.All(KIND)),
        (
            "the {V}, {M} and {O} of {kind:every} are equal to their highest statistic",
            "the {V}, {M}, and {O} of {kind:every} are equal to their highest statistic",
        ),
        "les {V}, {M} et {O} {kind:of_every} sont égales à leur statistique la plus élevée",
    ),
    row(
        "statement",
        tree.RegionsAre((Where.MINE,), (TERRAIN,), alone=False),
        (
            "my region is {terrain:terrain} in addition to its other terrains",
            "my region is {terrain:terrain} in addition to its other types",
        ),
        (
            "ma région est {terrain:terrain} en plus de ses autres terrains",
            "ma région est {terrain:terrain} en plus de ses autres types",
        ),
    ),
    row(
        "statement",
        tree.RegionsAre((Where.MINE, Where.FACING_ME), (TERRAIN,)),
        "my region and the region of the Expedition facing me are {terrain:terrain} and lose their other terrains",
        "ma région et la région de l'Expédition qui me fait face sont {terrain:terrain}"
        " et perdent leurs autres terrains",
    ),
    row(
        "statement",
        tree.DefendersDontPrevent(Where.MINE),
        (
            "[Defender] Characters don't prevent my Expedition from moving forward",
            "[Defender] Characters don't prevent it from moving forward",
        ),
        (
            "les Personnages [Défenseurs] n'empêchent pas mon Expédition d'avancer",
            "les Personnages [Défenseurs] ne l'empêchent pas d'avancer",
            "les Personnages [Défenseur] n'empêchent pas mon Expédition d'avancer",
        ),
    ),
    row(
        "statement",
        tree.MayPlayExhausted(tree.Kind()),
        "you may play exhausted cards from your Reserve",
        "vous pouvez jouer les cartes épuisées de votre Réserve",
    ),
    row(
        "statement",
        tree.MayPlayExhausted(tree.Kind((Type.CHARACTER,)), Where.MINE),
        "you may play exhausted Characters from your Reserve in my Expedition",
        "vous pouvez jouer les Personnages épuisés de votre Réserve dans mon Expédition",
    ),
    row(
        "statement",
        tree.CannotBePlayed(into=Where.STARTING),
        "I can't be played in a starting region",
        "je ne peux pas être (joué/jouée) dans une région de départ",
    ),
    row(
        "statement",
        tree.CostsLess(ME, NUMBER, into=Where.STARTING),
        "<pay> {number:more_mana} more to play me in a starting region",
        "<pay> {number:more_mana} de plus pour me jouer dans une région de départ",
    ),
    row(
        "statement",
        tree.CostsLess(ME, NUMBER, into=Where.WITHOUT_CHARACTERS),
        (
            "I cost {number:mana} less to play in an Expedition with no Characters",
            "if there are no Characters in the Expedition I'm played in: I cost {number:mana} less",
            "if there are no Characters in the Expedition I'm played in, I cost {number:mana} less",
        ),
        (
            "je coûte {number:mana} de moins à jouer dans une Expédition où il n'y a aucun Personnage",
            "s'il n'y a aucun Personnage dans l'Expédition où je suis joué : je coûte {number:mana} de moins",
            "s'il n'y a aucun Personnage dans l'Expédition où je suis joué, je coûte {number:mana} de moins",
        ),
    ),
    row(
        "statement",
        tree.CostsLess(ME, NUMBER, into=Where.IN_CONTACT),
        "you may play me for {number:mana} less in an Expedition that's [In Contact]",
        (
            "vous pouvez me jouer pour {number:mana} de moins dans une Expédition [En Contact]",
            "vous pouvez me jouer pour {number:mana} de moins dans une Expédition qui est [En Contact]",
        ),
    ),
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, tree.Expeditions(contact=True, yours=True))),
        "play me for {number:mana} less per Expedition [In Contact] that you control",
        "jouez-moi pour {number:mana} de moins par Expédition [En Contact] que vous contrôlez",
    ),
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, tree.Expeditions(yours=True, ascended=True))),
        "I cost {number:mana} less for each of your [Ascended] Expeditions",
        "je coûte {number:mana} de moins pour chacune de vos Expéditions [Élevées]",
    ),
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, tree.OthersPlayed())),
        "play me for {number:mana} less per other card you played this turn",
        (
            "jouez-moi pour {number:mana} de moins par autre carte que vous avez jouée ce tour",
            "jouez-moi pour {number:mana} de moins par autre carte que vous avez jouée ce tour-ci",
        ),
    ),
    row(
        "statement",
        tree.CostsLess(tree.All(tree.Kind()), NUMBER, Who.EACH, Zone.RESERVE),
        "cards played from Reserve cost {number:more_mana} more",
        "les cartes jouées depuis la Réserve coûtent {number:more_mana} de plus",
    ),
    row(
        "statement",
        tree.CostsLess(tree.All(tree.Kind()), NUMBER, Who.EACH, Zone.RESERVE, LEAST),
        "cards played from Reserve cost {number:mana} less, down to a minimum of {least:mana}",
        "les cartes jouées depuis la Réserve coûtent {number:mana} de moins, jusqu'à un minimum de {least:mana}",
    ),
    row(
        "statement",
        tree.CostsLess(tree.All(KIND), NUMBER, Who.EACH_OPPONENT),
        "{kind:all} your opponents play cost {number:more_mana} more",
        "{kind:all} (joués/jouées)@kind par vos adversaires coûtent {number:more_mana} de plus",
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
        tree.CannotMoveForward((Where.ITS,), during_dusk=True, except_for=TERRAIN),
        "it can't move forward during Dusk except due to {terrain:terrain}",
        "elle ne peut pas avancer durant le Crépuscule, sauf grâce à {terrain:terrain}",
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.ITS,), except_for=TERRAIN),
        "it can't move forward except due to {terrain:terrain}",
        "elle ne peut pas avancer, sauf grâce à {terrain:terrain}",
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.MINE,), due_to=TERRAIN),
        "my Expedition can't move forward due to {terrain:terrain}",
        "mon Expédition ne peut pas avancer grâce à {terrain:terrain}",
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.FACING_ME,), due_to=TERRAIN),
        "the Expedition facing me can't move forward due to {terrain:terrain}",
        "l'Expédition qui me fait face ne peut pas avancer grâce à {terrain:terrain}",
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.MINE,), except_for=TERRAIN),
        "my Expedition can only move forward due to {terrain:terrain}",
        "mon Expédition ne peut avancer que grâce à {terrain:terrain}",
    ),
    row(
        "statement",
        tree.CannotMoveForward((Where.FACING_ME,), except_for=TERRAIN),
        "the Expedition facing me can only move forward due to {terrain:terrain}",
        "l'Expédition qui me fait face ne peut avancer que grâce à {terrain:terrain}",
    ),
    row(
        "statement",
        tree.KeepsMore(tree.Kind(statuses=(Status.EXHAUSTED,)), 1),
        "you may keep one more card in Reserve during Night if it's exhausted",
        "vous pouvez conserver une carte de plus en Réserve pendant la Nuit si elle est épuisée",
    ),
    row(
        "statement",
        tree.NotInReserveLimit(),
        "I don't count towards your Reserve limit",
        "je ne compte pas dans la limite de votre Réserve",
    ),
    row(
        "statement",
        tree.CanGainAgain(STATUS),
        "I can gain {status:status} even if I was already {status:status}",
        "je peux gagner {status:status} même si j'étais déjà {status:status}",
    ),
    row(
        "statement",
        tree.RemainExhausted(KIND),
        "{kind:every} remain exhausted during Morning",
        "{kind:every} restent (épuisés/épuisées)@kind le Matin",
    ),
    row(
        "statement",
        tree.BeyondMaximum(),
        "the Support abilities of cards in Reserve can give them counters beyond their maximum",
        "les capacités de Soutien des cartes en Réserve peuvent leur donner des compteurs au-delà de leur maximum",
    ),
    row(
        "statement",
        tree.BeyondMaximum(1),
        "the Support abilities of cards in Reserve can give them 1 more counter than their maximum",
        "les capacités de Soutien des cartes en Réserve peuvent leur donner 1 compteur de plus que leur maximum",
    ),
    row(
        "statement",
        tree.BeyondMaximum(NUMBER),
        "the Support abilities of cards in Reserve can give them {number:digits} more counters than their maximum",
        (
            "les capacités de Soutien des cartes en Réserve peuvent leur donner {number:digits} compteurs de plus que "
            "leur maximum"
        ),
    ),
    row(
        "statement",
        tree.CannotGainCounters(KIND),
        "{kind:every} can't gain counters",
        "{kind:every} ne peuvent pas gagner de compteurs",
    ),
    row(
        "statement",
        tree.Considered(tree.InContact(Where.MINE)),
        "my Expedition and its Characters are considered [In Contact]",
        (
            "mon Expédition et ses Personnages sont considérés [En Contact]",
            "mon Expédition et ses Personnages sont considérés comme étant [En Contact]",
        ),
    ),
    row(
        "statement",
        tree.Considered(tree.ExpeditionIs(Where.MINE, (Standing.BEHIND,))),
        "my Expedition is considered behind",
        ("mon Expédition est considérée en retard", "mon Expédition est considérée comme étant en retard"),
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
    *(
        row(
            "statement",
            tree.AlsoConsidered(type_, type_ is Type.PERMANENT and expedition),
            (
                f"I am also considered {english}, even when not in play",
                f"I'm also considered {english}, even when not in play",
            ),
            f"je suis aussi (considéré/considérée) comme {french}, même quand je ne suis pas en jeu",
        )
        for type_, expedition, english, french in ALSO
    ),
    row(
        "statement",
        tree.ReserveLimit(-1, all=True),
        "all Reserve limits are reduced by one",
        "la limite de toutes les Réserves est réduite de 1",
    ),
    row(
        "statement",
        tree.ReserveLimit(1),
        "your Reserve limit is increased by one",
        "la limite de votre Réserve augmente d'une carte",
    ),
    row(
        "statement",
        tree.Would(tree.GainsStatus(ME, STATUS), tree.GainStatus(ME, NEW)),
        "if I would gain {status:status}, I gain {new:status} instead",
        "si je devais gagner {status:status}, je gagne {new:status} à la place",
    ),
    row(
        "statement",
        tree.Would(tree.GainsStatus(ME, STATUS), tree.GainCounters(ME, BOOST, 1)),
        "if I would gain {status:status}, I gain 1 boost instead",
        "si je devais gagner {status:status}, je gagne 1 boost à la place",
    ),
    row(
        "statement",
        tree.Would(tree.GainsStatus(tree.Some(KIND), STATUS), tree.GainStatus(IT, NEW)),
        "if {kind:a} would gain {status:status}, it gains {new:status} instead",
        "si {kind:a} devait gagner {status:status}, (il/elle)@kind gagne {new:status} à la place",
    ),
    row(
        "statement",
        tree.Would(tree.GainsStatus(tree.Some(KIND), STATUS), tree.GainCounters(IT, BOOST, 1)),
        "if {kind:a} would gain {status:status}, it gains 1 boost instead",
        "si {kind:a} devait gagner {status:status}, (il/elle)@kind gagne 1 boost à la place",
    ),
    row(
        "statement",
        tree.Would(tree.GainsCounters(ME, BOOST), tree.GainCounters(ME, BOOST, tree.Plus(tree.ThatMany(), 1))),
        "if I would gain 1 or more boosts, I gain that many boosts plus one instead",
        "si je devais gagner au moins 1 boost, je gagne autant de boosts plus un à la place",
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
