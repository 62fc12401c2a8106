"""How steps are said that play a card by an effect: for free, for less, in an Expedition, for another cost, Rush."""

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.terms import Zone

WHERE = slot("where")
WHAT, NUMBER, KIND = slot("what"), slot("number"), slot("kind")
IT = tree.It()

ROWS: tuple[Row, ...] = (
    row(
        "now",
        tree.Play(WHAT),
        ("immediately <play> {what:it}", "<play> {what:it}", "<play> {what:it} immediately"),
        ("immédiatement <play> {what:it}", "<play> {what:it}", "<play> {what:it} immédiatement"),
    ),
    row(
        "now",
        tree.Play(WHAT),
        "immediately <play> {what:np}",
        ("immédiatement <play> {what:np}", "<play> immédiatement {what:np}"),
    ),
    row(
        "act",
        tree.Play(WHAT, less=NUMBER),
        (
            "immediately <play> {what:it} for {number:mana} less",
            "<play> {what:it} for {number:mana} less",
            "<play> {what:it} paying {number:mana} less",
        ),
        (
            "immédiatement <play> {what:it} pour {number:mana} de moins",
            "<play> {what:it} immédiatement pour {number:mana} de moins",
            "<play> {what:it} pour {number:mana} de moins",
            "<play> {what:it} en payant {number:mana} de moins",
        ),
    ),
    row(
        "act",
        tree.Play(WHAT, free=True),
        (
            "<play> {what:obj} for free",
            "immediately <play> {what:np} for free",
            "immediately <play> for free {what:np}",
            "<play> for free {what:np}",
        ),
        (
            "<play> {what:obj} gratuitement",
            "immédiatement <play> {what:np} gratuitement",
            "<play> immédiatement {what:np} gratuitement",
            "<play> gratuitement {what:np}",
        ),
    ),
    row(
        "act",
        tree.Play(WHAT, free=True),
        "immediately <play> {what:it} for free",
        "immédiatement <play> {what:it} gratuitement",
    ),
    row(
        "act",
        tree.Play(WHAT, free=True, where=WHERE),
        ("immediately <play> {what:np} for free {where:where}", "<play> {what:obj} for free {where:where}"),
        (
            "<play> immédiatement {what:np} gratuitement {where:where}",
            "<play> {what:obj} gratuitement {where:where}",
            "immédiatement <play> {what:np} gratuitement {where:where}",
        ),
    ),
    row(
        "act",
        tree.Play(WHAT, less=NUMBER, where=WHERE),
        (
            "immediately <play> {what:np} for {number:mana} less {where:where}",
            "<play> {what:np} for {number:mana} less {where:where}",
        ),
        (
            "<play> immédiatement {what:np} pour {number:mana} de moins {where:where}",
            "<play> {what:np} pour {number:mana} de moins {where:where}",
        ),
    ),
    row(
        "act",
        tree.ChooseOne((tree.Play(WHAT, free=True), tree.Put(IT, Zone.HAND))),
        "<play> {what:obj} for free or put it into your hand",
        "<play> {what:obj} gratuitement ou la mettre dans votre main",
    ),
    row(
        "act",
        tree.Play(WHAT, less=NUMBER),
        ("immediately <play> {what:np} for {number:mana} less", "<play> {what:np} for {number:mana} less"),
        (
            "immédiatement <play> {what:np} pour {number:mana} de moins",
            "<play> immédiatement {what:np} pour {number:mana} de moins",
            "<play> {what:np} pour {number:mana} de moins",
        ),
    ),
    row(
        "act",
        tree.Play(WHAT, cost_of=Zone.RESERVE),
        ("<play> {what:np} for its Reserve Cost", "immediately <play> {what:np} for its Reserve Cost"),
        ("<play> {what:np} pour son Coût de Réserve", "<play> immédiatement {what:np} pour son Coût de Réserve"),
    ),
    row(
        "act",
        tree.Play(WHAT, cost_of=Zone.HAND),
        ("<play> {what:np} for its Hand Cost", "immediately <play> {what:np} for its Hand Cost"),
        ("<play> {what:np} pour son Coût de Main", "<play> immédiatement {what:np} pour son Coût de Main"),
    ),
    row("act", tree.Rush(), "[<rush>]", "[<rush>]"),
    row("act", tree.Rush(KIND), "[<rush>] {kind:a}", "[<rush>] avec {kind:a}"),
    row(
        "act",
        tree.Play(WHAT, less=NUMBER, minimum=slot("least")),
        (
            "immediately <play> {what:np} for {number:mana} less, down to a minimum of {least:mana}",
            "<play> {what:np} for {number:mana} less, down to a minimum of {least:mana}",
        ),
        (
            "immédiatement <play> {what:np} pour {number:mana} de moins, jusqu'à un minimum de {least:mana}",
            "<play> immédiatement {what:np} pour {number:mana} de moins, jusqu'à un minimum de {least:mana}",
            "<play> {what:np} pour {number:mana} de moins, jusqu'à un minimum de {least:mana}",
        ),
    ),
)
