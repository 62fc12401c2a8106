"""How passive statements are said; those on costs, on what happens instead and on regions stand apart.

The file is long because it says every statement once in each language.
"""

from typing import Any

from judge.cards.language.rows.expeditions import PLAYED_INTO
from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Standing, Such, Where
from judge.game.terms import Status, Terrain, Type, Zone

ME = tree.Me()
KIND, NUMBER, NAME = slot("kind"), slot("number"), slot("name")
EVERY_SYMBOL = (None, Zone.HAND, Zone.RESERVE)
STATUS, OTHER, TERRAIN, OTHER_TERRAIN = slot("status"), slot("other"), slot("terrain"), slot("other_terrain")

ALSO = (
    (Type.SPELL, False, "a Spell", "un Sort"),
    (Type.CHARACTER, False, "a Character", "un Personnage"),
    (Type.PERMANENT, False, "a Permanent", "un Permanent"),
    (Type.PERMANENT, True, "an Expedition Permanent", "un Permanent d'Expédition"),
)
"""What a card can be considered to be beside its type, whether of the zone type Expedition, and how that is said."""


def _statistics(sign: str, joint: str, terrains: tuple[Any, ...]) -> str:
    """ "+1 {V} and +1 {M}"."""
    return joint.join(f"{sign} {{{one.name}:terrain}}" for one in terrains)


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
        tree.CannotActivate(KIND, EVERY_SYMBOL),
        "the {j}, {h} and {r} abilities of {kind:every} can't activate",
        "les capacités {j}, {h} et {r} {kind:of_every} ne peuvent pas s'activer",
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
        tree.StatisticsAre(ME, slot("amount"), (TERRAIN,)),
        "my {terrain:terrain} is equal to {amount:definition}",
        (
            "ma statistique {terrain:terrain} est égale {amount:to_definition}",
            "ma {terrain:terrain} est égale {amount:to_definition}",
        ),
    ),
    row(
        "statement",
        tree.StatisticsAre(ME, slot("amount"), tuple(Terrain)),
        (
            "my {V}, {M} and {O} are equal to {amount:definition}",
            "my {V}, {M}, and {O} are equal to {amount:definition}",
        ),
        "mes {V}, {M} et {O} sont égales {amount:to_definition}",
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
    *(
        row(
            "statement",
            tree.CannotBePlayed(into=into),
            tuple(f"I can't be played {there}" for there in english),
            tuple(f"je ne peux pas être (joué/jouée) {là}" for là in french),
        )
        for into, english, french in (
            (Such(Where.ANY, starting=True), ("in a starting region",), ("dans une région de départ",)),
            *PLAYED_INTO,
        )
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
        tree.StaysExhausted(),
        ("I don't ready during Morning", "I don't ready in the Morning"),
        "je ne me redresse pas le Matin",
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
        tree.StatisticsRaised(ME, tree.Per(NUMBER, tree.NumberOf(KIND)), (TERRAIN,)),
        tuple(f"I have +{{number:digits}} {{terrain:terrain}} {per} {{kind:bare}}" for per in ("per", "for each")),
        tuple(f"j'ai +{{number:digits}} {{terrain:terrain}} {par} {{kind:bare}}" for par in ("par", "pour chaque")),
    ),
    row(
        "statement",
        tree.StatisticsRaised(ME, tree.Per(NUMBER, slot("each")), (TERRAIN,)),
        "I have +{number:digits} {terrain:terrain} {each:one_each}",
        "j'ai +{number:digits} {terrain:terrain} {each:one_each}",
    ),
    *(
        row(
            "statement",
            tree.StatisticsRaised(what, NUMBER, terrains),
            tuple(f"{one} {_statistics(sign, ' and ', terrains)}" for one in english),
            tuple(f"{un} {_statistics(sign, ' et ', terrains)}" for un in french),
        )
        for what, english, french in (
            (ME, ("I have", "I gain"), ("j'ai", "je gagne")),
            (KIND, ("{kind:every} have",), ("{kind:every} ont",)),
        )
        for sign in ("+{number:digits}", "-{number:minus}")
        for terrains in ((TERRAIN,), (TERRAIN, OTHER_TERRAIN))
    ),
    row("statement", tree.LoseKeyword(ME, slot("keyword")), "I <lose> {keyword:lost}", "je <lose> {keyword:lost}"),
    row(
        "statement",
        tree.LoseKeyword(KIND, slot("keyword")),
        "{kind:every} <lose> {keyword:lost}",
        "{kind:every} <lose> {keyword:lost}",
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
)
