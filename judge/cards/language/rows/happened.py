"""How conditions are said of what has happened to objects: "you sacrificed a token this turn"."""

from judge.cards.language.rows.done_by_players import PLAYERS
from judge.cards.language.rows.events import happened, never, often
from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.terms import Zone

KIND = slot("kind")

ROWS: tuple[Row, ...] = (
    row(
        "condition",
        happened(tree.Sacrificed(slot("what"))),
        ("you sacrificed {what:some_then} {until:until}", "you have sacrificed {what:some_then} {until:until}"),
        "vous avez sacrifié {what:some_then} {until:until}",
    ),
    row(
        "condition",
        often(tree.Sacrificed(slot("what"))),
        tuple(f"{one} sacrificed {{number:word}} or more {{what:somes_then}} {{until:until}}" for one in PLAYERS[0][1]),
        "vous avez sacrifié au moins {number:word} {what:somes_then} {until:until}",
    ),
    row(
        "condition",
        never(tree.Sacrificed(slot("what"))),
        ("you haven't sacrificed {what:some_then} {until:until}",),
        "vous n'avez pas sacrifié {what:some_then} {until:until}",
    ),
    row(
        "condition",
        happened(tree.Sacrificed(tree.Some(KIND))),
        ("{kind:a} was sacrificed {until:until}", "{kind:a} has been sacrificed {until:until}"),
        "{kind:a} a été (sacrifié/sacrifiée)@kind {until:until}",
    ),
    row(
        "condition",
        often(tree.Sacrificed(tree.Some(KIND))),
        (
            "{number:word} or more {kind:several} were sacrificed {until:until}",
            "{number:word} or more {kind:several} have been sacrificed {until:until}",
        ),
        "au moins {number:word} {kind:several} ont été (sacrifiés/sacrifiées)@kind {until:until}",
    ),
    row(
        "condition",
        never(tree.Sacrificed(tree.Some(KIND))),
        "no {kind:several} were sacrificed {until:until}",
        "(aucun/aucune)@kind {kind:bare} n'a été (sacrifié/sacrifiée)@kind {until:until}",
    ),
    row(
        "condition",
        happened(tree.Leaves(tree.Some(KIND), Zone.RESERVE)),
        ("{kind:a_of_yours} left your Reserve {until:until}", "{kind:a_of_yours} has left your Reserve {until:until}"),
        "{kind:a_of_yours} a quitté votre Réserve {until:until}",
    ),
    *(
        row(
            "condition",
            happened(tree.Joins(KIND)),
            (
                f"{{kind:{there}}} joined {english} {{until:until}}",
                f"{{kind:{there}}} has joined {english} {{until:until}}",
            ),
            f"{{kind:{there}}} a rejoint {french} {{until:until}}",
        )
        for there, english, french in (
            ("a_in_yours", "your Expeditions", "vos Expéditions"),
            ("a_in_hero", "your Hero Expedition", "votre Expédition Héros"),
            ("a_in_companion", "your Companion Expedition", "votre Expédition Compagnon"),
            ("a_in_landmarks", "your Landmarks", "vos Repères"),
        )
    ),
)
