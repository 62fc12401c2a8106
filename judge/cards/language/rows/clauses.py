"""How steps are said that have a subject of their own, and no verb that changes its form."""

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.ability import Where

WHERE, UNTIL = slot("where"), slot("until")

ROWS: tuple[Row, ...] = (
    row("clause", tree.WinGame(), "you win the game", "vous gagnez la partie"),
    row(
        "clause",
        tree.MoveExpedition(WHERE, 1),
        "{where:expedition} moves forward one region",
        "{where:expedition} avance d'une région",
    ),
    row(
        "clause",
        tree.MoveExpedition(WHERE, -1),
        "{where:expedition} moves backwards one region",
        "{where:expedition} recule d'une région",
    ),
    row(
        "clause",
        tree.Lasting(tree.CannotMoveForward((Where.ALL,)), UNTIL),
        "Expeditions can't move forward {until:until}",
        "les Expéditions ne peuvent pas avancer {until:until}",
    ),
    row(
        "clause",
        tree.Lasting(tree.CannotMoveForward((WHERE,)), UNTIL),
        "{where:expedition} can't move forward {until:until}",
        "{where:expedition} ne peut pas avancer {until:until}",
    ),
)
