"""How conditions are said of how often players have done something alone: "you made two or more Gifts this Day"."""

from judge.cards.language.rows.done_by_players import PLAYERS, past
from judge.cards.language.rows.events import often
from judge.cards.language.rows.row import Row, row
from judge.game import ability as tree

ROWS: tuple[Row, ...] = (
    *(
        row(
            "condition",
            often(tree.MakesGift(who)),
            tuple(f"{past(one, 'made')} {{number:word}} or more [Gifts] {{until:until}}" for one in english),
            tuple(f"{un} fait au moins {{number:word}} [Dons] {{until:until}}" for un in french),
        )
        for who, english, french, *_ in PLAYERS
    ),
    *(
        row(
            "condition",
            often(tree.Resupplies(who)),
            tuple(
                f"{past(one, '[Resupplied]')} {times} {{until:until}}"
                for one in english
                for times in ("{number:word} or more times", "at least {number:word} times")
            ),
            tuple(f"{un} [Ravitaillé] au moins {{number:word}} fois {{until:until}}" for un in french),
        )
        for who, english, french, *_ in PLAYERS
    ),
)
