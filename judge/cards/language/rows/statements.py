"""How passive statements are said."""

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Where, Who
from judge.game.terms import BOOST, Type, Zone

ME, IT = tree.Me(), tree.It()
KIND, NUMBER, NAME, TERRAIN = slot("kind"), slot("number"), slot("name"), slot("terrain")
EVERY_SYMBOL = (None, Zone.HAND, Zone.RESERVE)
STATUS, NEW, OTHER = slot("status"), slot("new"), slot("other")

ROWS: tuple[Row, ...] = (
    row(
        "statement",
        slot("keyword"),
        ("I am {keyword:keyword}", "I'm {keyword:keyword}"),
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
        "your other Expedition and the Expedition facing it can't move forward",
        "votre autre Expédition et l'Expédition qui lui fait face ne peuvent pas avancer",
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
    row("statement", tree.HaveSubtypes(KIND, ("Robot",)), "{kind:every} are Robots", "{kind:every} sont des Robots"),
    row("statement", tree.HaveSubtypes(KIND, ("Mage",)), "{kind:every} are Mages", "{kind:every} sont des Mages"),
    row(
        "statement", tree.HaveSubtypes(KIND, ("Soldier",)), "{kind:every} are Soldiers", "{kind:every} sont des Soldats"
    ),
    row(
        "statement",
        tree.LoseAbilities(KIND),
        "{kind:every} lose their abilities",
        "{kind:every} perdent leurs capacités",
    ),
    row(
        "statement",
        tree.StatisticsRaised(KIND, NUMBER),
        "the {V}, {M} and {O} of {kind:every} are increased by {number:digits}",
        "les {V}, {M} et {O} {kind:of_every} augmentent de {number:digits}",
    ),
    row(
        "statement",
        tree.StatisticsRaised(KIND, tree.NumberOf(OTHER)),
        "the {V}, {M} and {O} of {kind:every} are increased by the number of {other:every}",
        "les {V}, {M} et {O} {kind:of_every} augmentent du nombre {other:of_every}",
    ),
    row(
        "statement",
        tree.CostsLess(ME, NUMBER),
        ("I cost {number:mana} less", "play me for {number:mana} less"),
        ("je coûte {number:mana} de moins", "jouez-moi pour {number:mana} de moins"),
    ),
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, tree.NumberOf(KIND))),
        "I cost {number:mana} less per {kind:bare}",
        "je coûte {number:mana} de moins par {kind:bare}",
    ),
    row(
        "statement",
        tree.StatisticsEqualHighest(ME),
        "my {V}, {M} and {O} are equal to my highest statistic",
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
        "my region is {terrain:terrain} in addition to its other terrains",
        "ma région est {terrain:terrain} en plus de ses autres terrains",
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
        tree.ReserveLimit(1),
        "your Reserve limit is increased by one",
        "la limite de votre Réserve augmente d'une carte",
    ),
    row(
        "statement",
        tree.CostsLess(tree.All(KIND), NUMBER),
        "{kind:all} you play cost {number:mana} less",
        "{kind:all} que vous jouez coûtent {number:mana} de moins",
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
        tree.Would(tree.GainsCounters(ME, BOOST), tree.GainCounters(ME, BOOST, tree.Plus(tree.ThatMany(), 1))),
        "if I would gain 1 or more boosts, I gain that many boosts plus one instead",
        "si je devais gagner au moins 1 boost, je gagne autant de boosts plus un à la place",
    ),
    row(
        "statement",
        tree.Would(tree.Joins(KIND), tree.Put(IT, Zone.HAND)),
        "if {kind:a_in_yours} would join your Expeditions, put it in its owner's hand instead",
        "si {kind:a_in_yours} devait rejoindre vos Expéditions, mettez-le dans la main de son propriétaire à la place",
    ),
    row(
        "statement",
        tree.Would(tree.Leaves(tree.Some(KIND), Zone.EXPEDITION), tree.Put(IT, Zone.HAND)),
        "if {kind:a_in_yours} would leave your Expeditions, put it in its owner's hand instead",
        "si {kind:a_in_yours} devait quitter vos Expéditions, mettez-le dans la main de son propriétaire à la place",
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
