"""How steps are said that have a subject of their own, and no verb that changes its form."""

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Until, Where, Who

Said = tuple[str, ...]
WHERE, UNTIL, TERRAIN = slot("where"), slot("until"), slot("terrain")
SEVERAL = ((2, "two", "deux"), (3, "three", "trois"))
"""How many regions an expedition can move at once, in words."""
WHAT, KIND = slot("what"), slot("kind")
NAME, NUMBER, STATUS = slot("name"), slot("number"), slot("status")

ROWS: tuple[Row, ...] = (
    *(
        row(
            "clause",
            tree.GainAbility(what, slot("given"), UNTIL),
            tuple(f"{one} {{given:own_keyword}} {{until:lasting}}" for one in english),
            tuple(f"{un} {{given:own_keyword}} {{until:lasting}}" for un in french),
        )
        for what, english, french in (
            (tree.Me(), ("I am", "I'm"), ("je suis",)),
            (tree.It(), ("it is", "it's"), ("il est", "elle est")),
            (WHAT, ("{what:np} is",), ("{what:np} est",)),
        )
    ),
    row(
        "clause",
        tree.GainAbility(WHAT, tree.LoseKeyword(tree.Me(), slot("keyword")), UNTIL),
        "{what:np} <lose> {keyword:lost} {until:lasting}",
        "{what:np} <lose> {keyword:lost} {until:lasting}",
    ),
    *(
        row(
            "clause",
            tree.GainAbility(what, tree.StaysExhausted(), until),
            tuple(f"{one} ready {then}" for one in english for then in mornings),
            tuple(f"{un} redresse pas {alors}" for un in french for alors in matins),
        )
        for until, mornings, matins in (
            (
                *(Until.NEXT_DAY, ("next Morning", "during the next Morning")),
                ("le prochain Matin", "au prochain Matin"),
            ),
            (Until.DAY, ("this Morning",), ("ce Matin",)),
        )
        for what, english, french in (
            (tree.Me(), ("I don't",), ("je ne me",)),
            (tree.It(), ("it doesn't",), ("il ne se", "elle ne se")),
            (WHAT, ("{what:np} doesn't",), ("{what:np} ne se",)),
        )
    ),
    row(
        "clause",
        tree.GainCounters(tree.Both((tree.Me(), tree.It())), NAME, NUMBER),
        ("we both gain {number:digits} {name:counters}", "we each gain {number:digits} {name:counters}"),
        (
            "nous gagnons tous les deux {number:digits} {name:counters}",
            "nous gagnons chacun {number:digits} {name:counters}",
        ),
    ),
    row(
        "clause",
        tree.GainStatus(tree.Both((tree.Me(), tree.It())), STATUS),
        ("we both gain {status:status}", "we each gain {status:status}"),
        ("nous gagnons tous les deux {status:status}", "nous gagnons chacun {status:status}"),
    ),
    row(
        "clause",
        tree.SwitchExpeditions(tree.Both((tree.Me(), tree.It()))),
        ("we both switch Expeditions", "we each switch Expeditions"),
        ("nous changeons tous les deux d'Expédition", "nous changeons chacun d'Expédition"),
    ),
    row(
        "clause",
        tree.Activate(tree.It(), slot("zone"), one=True),
        "it activates one of its {zone:symbol} abilities",
        "il active l'une de ses capacités {zone:symbol}",
    ),
    row(
        "clause",
        tree.Activate(tree.It(), slot("zone"), one=True, as_mine=True),
        "I activate one of its {zone:symbol} abilities as if it was mine",
        (
            "j'active l'une de ses capacités {zone:symbol} comme si c'était la mienne",
            "j'active une de ses capacités {zone:symbol}, comme si c'était la mienne",
        ),
    ),
    row(
        "clause",
        tree.Activate(tree.It(), slot("zone"), as_mine=True, most=NUMBER),
        "I activate up to {number:word} of their {zone:symbol} abilities as if they were mine",
        (
            "j'active jusqu'à {number:word} de leurs capacités {zone:symbol} comme si c'étaient les miennes",
            "j'active jusqu'à {number:word} de leurs capacités {zone:symbol}, comme si c'étaient les miennes",
        ),
    ),
    row(
        "clause",
        tree.Activate(tree.Me(), slot("zone")),
        "I activate my {zone:symbol} abilities",
        "j'active mes capacités {zone:symbol}",
    ),
    row(
        "clause",
        tree.ActivateAction(slot("sign")),
        "I activate my {sign:sign} ability",
        "j'active ma capacité {sign:sign}",
    ),
    row(
        "clause",
        tree.Activate(tree.It(), slot("zone")),
        ("it activates its {zone:symbol} abilities", "it activates its {zone:symbol} abilities a second time"),
        (
            *("il active ses capacités {zone:symbol}", "elle active ses capacités {zone:symbol}"),
            *(
                f"{elle} active ses capacités {{zone:symbol}} {again}"
                for elle in ("il", "elle")
                for again in ("une seconde fois", "une deuxième fois")
            ),
        ),
    ),
    row(
        "clause",
        tree.Activate(WHAT, slot("zone")),
        tuple(f"{{what:np}} <activate> {its} {{zone:symbol}} abilities" for its in ("its", "their")),
        tuple(f"{{what:np}} <activate> {ses} capacités {{zone:symbol}}" for ses in ("ses", "leurs")),
    ),
    row(
        "clause",
        tree.Lasting(tree.Grant(KIND, slot("given")), UNTIL),
        (
            "{until:this_day} {kind:every} are {given:keywords}",
            "{kind:every} are {given:keywords} {until:lasting}",
        ),
        (
            "{until:this_day} {kind:every} sont {given:keywords}",
            "{kind:every} sont {given:keywords} {until:lasting}",
        ),
    ),
    *(
        row(
            "clause",
            tree.Lasting(tree.CannotPlay(who, KIND), UNTIL),
            tuple(f"{{until:this_day}} {one} can't play {{kind:counted}}" for one in english),
            tuple(f"{{until:this_day}} {un} pas jouer {{kind:of_counted}}" for un in french),
        )
        for who, english, french in (
            (
                Who.EACH_OPPONENT,
                ("your opponents", "opponents"),
                ("vos adversaires ne peuvent", "les adversaires ne peuvent"),
            ),
            (Who.EACH, ("players",), ("les joueurs ne peuvent",)),
            (Who.TARGET_OPPONENT, ("target opponent",), ("un adversaire ciblé ne peut",)),
        )
    ),
    row(
        "clause",
        tree.BecomeFirstPlayer(),
        ("you become first player", "you become the first player"),
        ("vous devenez le premier joueur", "vous devenez premier joueur"),
    ),
    row(
        "clause",
        tree.BecomeFirstPlayer(Who.TARGET_PLAYER),
        ("target player becomes first player", "target player becomes the first player"),
        ("un joueur ciblé devient le premier joueur", "un joueur ciblé devient premier joueur"),
    ),
    row(
        "clause",
        tree.BecomeFirstPlayer(Who.TARGET_OPPONENT),
        ("target opponent becomes first player", "target opponent becomes the first player"),
        ("un adversaire ciblé devient le premier joueur", "un adversaire ciblé devient premier joueur"),
    ),
    row("clause", tree.WinGame(), "you win the game", "vous gagnez la partie"),
    row(
        "clause",
        tree.MoveExpedition(WHERE, 1),
        tuple(f"{{where:expedition}} {also}moves forward one region" for also in ("", "also ")),
        tuple(f"{{where:expedition}} avance{also} d'une région" for also in ("", " également", " aussi")),
    ),
    *(
        row(
            "clause",
            tree.MoveExpedition(Where.ITS, regions),
            tuple(f"it moves {way} one region" for way in english),
            f"elle {french} d'une région",
        )
        for regions, english, french in ((1, ("forward",), "avance"), (-1, ("backwards", "backward"), "recule"))
    ),
    *(
        row(
            "clause",
            tree.MoveExpedition(Where.ITS, sign * regions),
            tuple(f"it moves {way} {english} regions" for way in ways),
            f"elle {fait} de {french} régions",
        )
        for regions, english, french in SEVERAL
        for sign, ways, fait in ((1, ("forward",), "avance"), (-1, ("backwards", "backward"), "recule"))
    ),
    row(
        "clause",
        tree.MoveExpedition(WHERE, -1),
        ("{where:expedition} moves backwards one region", "{where:expedition} moves backward one region"),
        "{where:expedition} recule d'une région",
    ),
    *(
        row(
            "clause",
            tree.MoveExpedition(WHERE, regions),
            f"{{where:expedition}} moves forward {english} regions",
            f"{{where:expedition}} avance de {french} régions",
        )
        for regions, english, french in SEVERAL
    ),
    *(
        row(
            "clause",
            tree.MoveExpedition(WHERE, -regions),
            (
                f"{{where:expedition}} moves backwards {english} regions",
                f"{{where:expedition}} moves backward {english} regions",
            ),
            f"{{where:expedition}} recule de {french} régions",
        )
        for regions, english, french in SEVERAL
    ),
    row(
        "clause",
        tree.Ascend(Where.EACH_OF_YOURS),
        ("each of your Expeditions [Ascends]", "both of your Expeditions [Ascend]"),
        ("chacune de vos Expéditions [s'Élève]", "vos deux Expéditions [s'Élèvent]"),
    ),
    row(
        "clause",
        tree.Ascend(WHERE),
        ("{where:expedition} [Ascends]", "{where:expedition} also [Ascends]"),
        tuple(f"{{where:expedition}} [s'Élève]{also}" for also in ("", " également", " aussi")),
    ),
    row("clause", tree.Ascend(Where.ITS), "it [Ascends]", "elle [s'Élève]"),
    row(
        "clause",
        tree.Lasting(tree.CannotMoveForward((Where.ALL,)), UNTIL),
        ("Expeditions can't move forward {until:lasting}", "{until:this_day} Expeditions can't move forward"),
        (
            "les Expéditions ne peuvent pas avancer {until:lasting}",
            "{until:this_day} les Expéditions ne peuvent pas avancer",
        ),
    ),
    row(
        "clause",
        tree.Lasting(tree.CannotMoveForward((Where.ALL,), due_to=TERRAIN), UNTIL),
        (
            "Expeditions can't move forward due to {terrain:terrain} {until:lasting}",
            "{until:this_day} Expeditions can't move forward due to {terrain:terrain}",
        ),
        (
            "les Expéditions ne peuvent pas avancer grâce à {terrain:terrain} {until:lasting}",
            "{until:this_day} les Expéditions ne peuvent pas avancer grâce à {terrain:terrain}",
        ),
    ),
    row(
        "clause",
        tree.Lasting(tree.CannotMoveForward((WHERE,)), UNTIL),
        (
            "{where:expedition} can't move forward {until:lasting}",
            "{until:this_day} {where:expedition} can't move forward",
        ),
        (
            "{where:expedition} ne peut pas avancer {until:lasting}",
            "{until:this_day} {where:expedition} ne peut pas avancer",
        ),
    ),
    row(
        "clause",
        tree.Lasting(tree.CannotMoveForward((WHERE,), due_to=TERRAIN), UNTIL),
        (
            "{where:expedition} can't move forward due to {terrain:terrain} {until:lasting}",
            "{until:this_day} {where:expedition} can't move forward due to {terrain:terrain}",
        ),
        (
            "{where:expedition} ne peut pas avancer grâce à {terrain:terrain} {until:lasting}",
            "{until:this_day} {where:expedition} ne peut pas avancer grâce à {terrain:terrain}",
        ),
    ),
    row(
        "clause",
        tree.Lasting(tree.CannotMoveForward((WHERE,), except_for=TERRAIN), UNTIL),
        (
            "{where:expedition} can only move forward due to {terrain:terrain} {until:lasting}",
            "{until:this_day} {where:expedition} can only move forward due to {terrain:terrain}",
        ),
        (
            "{where:expedition} ne peut avancer que grâce à {terrain:terrain} {until:lasting}",
            "{until:this_day} {where:expedition} ne peut avancer que grâce à {terrain:terrain}",
        ),
    ),
)
