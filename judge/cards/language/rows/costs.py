"""How it is said that cards cost less or more."""

from judge.cards.language.for_each import FOR_EACH
from judge.cards.language.rows.amounts import FOR_EVERY
from judge.cards.language.rows.expeditions import PLAYED_INTO
from judge.cards.language.rows.row import Row, row, slot
from judge.cards.language.such_expeditions import marked
from judge.game import ability as tree
from judge.game.ability import Such, Where, Who
from judge.game.terms import Zone

ME = tree.Me()
KIND, NUMBER, LEAST, MOST = slot("kind"), slot("number"), slot("least"), slot("most")

COST_ME, ME_COÛTE = ("I cost", "play me for"), ("je coûte", "jouez-moi pour")
"""How it is said of the bearer that it costs something else."""

ROWS: tuple[Row, ...] = (
    row(
        "statement",
        tree.CostsAtLeast(Who.EACH_OPPONENT, KIND, NUMBER),
        "{kind:all} your opponents play can't cost less than {number:mana}",
        "{kind:all} (joués/jouées)@kind par vos adversaires ne peuvent pas coûter moins de {number:mana}",
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
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, tree.NumberOf(KIND), MOST)),
        tuple(
            f"{one} {{number:mana}} less {per} {{kind:bare}}, up to a {most} of {{most:mana}}"
            for one in COST_ME
            for per in ("per", "for each")
            for most in ("maximum", "max")
        ),
        tuple(
            f"{un} {{number:mana}} de moins {par} {{kind:bare}}, jusqu'à un {most} de {{most:mana}}"
            for un in ME_COÛTE
            for par in ("par", "pour chaque")
            for most in ("maximum", "max")
        ),
    ),
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, tree.Scaled(tree.NumberOf(KIND), by=slot("every")))),
        tuple(f"{one} {{number:mana}} less for every {{every:word}} {{kind:plural}}" for one in COST_ME),
        tuple(
            f"{un} {{number:mana}} de moins {par} {{every:word}} {{kind:plural}}"
            for un in ME_COÛTE
            for par in FOR_EVERY
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
        tree.CostsLess(ME, NUMBER, into=Such(Where.ANY, starting=True)),
        "<pay> {number:more_mana} more to play me in a starting region",
        "<pay> {number:more_mana} de plus pour me jouer dans une région de départ",
    ),
    row(
        "statement",
        tree.CostsLess(ME, NUMBER, into=Such(Where.ANY, without=tree.Contained.CHARACTER)),
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
    *(
        row(
            "statement",
            tree.CostsLess(ME, NUMBER, into=into),
            tuple(
                f"{one} {{number:mana}} less{to_play} {there}"
                for one, to_play in (("you may play me for", ""), ("I cost", ""), ("I cost", " to play"))
                for there in english
            ),
            tuple(
                f"{un} {{number:mana}} de moins{à_jouer} {là}"
                for un, à_jouer in (("vous pouvez me jouer pour", ""), ("je coûte", ""), ("je coûte", " à jouer"))
                for là in french
            ),
        )
        for into, english, french in PLAYED_INTO
        if into.without is not tree.Contained.CHARACTER
    ),
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, tree.Expeditions(Such(Where.EACH_OF_YOURS, contact=True)))),
        "play me for {number:mana} less per Expedition [In Contact] that you control",
        "jouez-moi pour {number:mana} de moins par Expédition [En Contact] que vous contrôlez",
    ),
    *(
        row(
            "statement",
            tree.CostsLess(ME, tree.Per(NUMBER, counted)),
            tuple(f"{one} {{number:mana}} less {marked(each)}" for one in COST_ME for each in said["en"]),
            tuple(f"{un} {{number:mana}} de moins {marked(each)}" for un in ME_COÛTE for each in said["fr"]),
        )
        for counted, said in FOR_EACH.items()
    ),
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, tree.OthersPlayed())),
        (
            "play me for {number:mana} less per other card you played this turn",
            "I cost {number:mana} less for each other card you played this turn",
        ),
        tuple(
            f"{un} {{number:mana}} de moins {par} autre carte que vous avez jouée ce tour{ci}"
            for un in reversed(ME_COÛTE)
            for par in ("par", "pour chaque")
            for ci in ("", "-ci")
        ),
    ),
    row(
        "statement",
        tree.CostsLess(ME, tree.Per(NUMBER, slot("times"))),
        tuple(
            f"{one} {{number:mana}} less {per} {{times:played_times}}" for one in COST_ME for per in ("for each", "per")
        ),
        tuple(
            f"{un} {{number:mana}} de moins {par} {{times:played_times}}"
            for un in ME_COÛTE
            for par in ("pour chaque", "par")
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
        tree.CostsLess(tree.All(KIND), NUMBER, Who.EACH_OPPONENT),
        tuple(
            f"{{kind:all_facing}} {they} play in the Expedition facing me cost {{number:more_mana}} more"
            for they in ("your opponents", "opponents")
        ),
        tuple(
            f"{{kind:all_facing}} que {ils} jouent dans l'Expédition qui me fait face coûtent {{number:more_mana}}"
            " de plus"
            for ils in ("vos adversaires", "les adversaires")
        ),
    ),
)
