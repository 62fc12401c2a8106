"""How passive statements are said; statistics, costs, the Reserve, regions and what happens instead stand apart."""

from judge.cards.language.rows.expeditions import PLAYED_INTO
from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Standing, Such, Where
from judge.game.terms import Type, Zone

ME = tree.Me()
KIND, NUMBER, NAME = slot("kind"), slot("number"), slot("name")
EVERY_SYMBOL = (None, Zone.HAND, Zone.RESERVE)
STATUS = slot("status")

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
    *(
        row(
            "statement",
            tree.CannotBePlayed(source=zone),
            tuple(f"I can't be played from {place}" for place in english),
            tuple(f"je ne peux pas être (joué/jouée) {là}" for là in french),
        )
        for zone, english, french in (
            (Zone.HAND, ("your hand", "hand"), ("depuis votre main", "depuis la main", "de votre main")),
            (
                Zone.RESERVE,
                ("Reserve", "your Reserve"),
                ("depuis la Réserve", "depuis votre Réserve", "de votre Réserve"),
            ),
        )
    ),
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
        tree.CanGainAgain(STATUS),
        "I can gain {status:status} even if I was already {status:status}",
        "je peux gagner {status:status} même si j'étais déjà {status:status}",
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
)
