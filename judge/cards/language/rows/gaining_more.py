"""How it is said that more boosts are gained than would be, or fewer: "it gains one more", "I gain twice that many"."""

from collections.abc import Iterator
from typing import Any

from judge.cards.language.rows.row import Row, row
from judge.game import ability as tree
from judge.game.terms import BOOST

Said = tuple[str, ...]

ONE_MORE, UN_DE_PLUS = ("one more", "1 more"), ("un de plus", "1 de plus")
LESS, DE_MOINS = ("one less", "1 less", "1 fewer", "one fewer"), ("un de moins", "1 de moins")
TWICE = tree.Per(2, tree.ThatMany())


def _plus(more: int) -> Any:
    return tree.Plus(tree.ThatMany(), more)


COUNTS: tuple[tuple[Any, Said, Said, Said], ...] = (
    (
        *(_plus(1), ("that many boosts plus one", *ONE_MORE, "that many plus 1", "that many boosts plus 1")),
        *(("autant de boosts plus un",), UN_DE_PLUS),
    ),
    (
        *(
            _plus(-1),
            (*LESS, *(f"that many{boosts} minus {one}" for boosts in ("", " boosts") for one in ("1", "one"))),
        ),
        *((), DE_MOINS),
    ),
    *(
        (
            *(_plus(more), (f"that many plus {more}", f"that many boosts plus {more}", f"{more} more")),
            *((), (f"{more} de plus",)),
        )
        for more in (2, 3)
    ),
    *(
        (
            *(
                _plus(-less),
                (f"that many minus {less}", f"that many boosts minus {less}", f"{less} less", f"{less} fewer"),
            ),
            *((), (f"{less} de moins",)),
        )
        for less in (2, 3)
    ),
    (TWICE, ("twice that many", "twice that many boosts"), ("le double de boosts",), ("deux fois plus", "le double")),
)
"""How many boosts are gained of those that would be; in French after "gagne", and after "en gagne"."""

GAINERS: tuple[tuple[Any, Said, Said, Said], ...] = (
    (tree.Me(), ("I gain",), ("je gagne",), ("j'en gagne",)),
    (tree.It(), ("it gains",), ("il gagne", "elle gagne"), ("il en gagne", "elle en gagne")),
)
"""Who gains them, in English, in French, and in French with "en"."""


def _gains() -> Iterator[Row]:
    """ "I gain one more", of boosts that would be gained."""
    for what, subjects, sujets, en in GAINERS:
        for count, english, french, of_them in COUNTS:
            yield row(
                "clause",
                tree.GainCounters(what, BOOST, count),
                tuple(f"{one} {many}" for many in english for one in subjects),
                (
                    *(f"{un} {tant}" for tant in french for un in sujets),
                    *(f"{un} {tant}" for tant in of_them for un in en),
                ),
            )


ROWS: tuple[Row, ...] = tuple(_gains())
