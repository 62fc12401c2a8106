"""How it is said who has passed today."""

from judge.cards.language.rows.row import Row, row
from judge.game import ability as tree
from judge.game.ability import Who

PASSED = (
    (tree.HasPassed(Who.YOU), ("you have passed", "you've passed"), ("vous avez passé",)),
    (tree.Not(tree.HasPassed(Who.YOU)), ("you haven't passed", "you have not passed"), ("vous n'avez pas passé",)),
    (
        *(
            tree.HasPassed(Who.OPPONENT),
            ("an opponent has passed", "your opponent has passed", "one of your opponents has passed"),
        ),
        ("un adversaire a passé", "votre adversaire a passé", "l'un de vos adversaires a passé"),
    ),
    (
        tree.HasPassed(Who.EACH_OPPONENT),
        (
            *("all of your opponents have passed", "all your opponents have passed", "each opponent has passed"),
            *("your opponents have passed", "each of your opponents has passed"),
        ),
        (
            *("tous vos adversaires ont passé", "vos adversaires ont passé", "chaque adversaire a passé"),
            "chacun de vos adversaires a passé",
        ),
    ),
    (
        tree.Not(tree.HasPassed(Who.OPPONENT)),
        (
            "your opponent hasn't passed",
            "your opponent has not passed",
            "no opponent has passed",
            "none of your opponents have passed",
        ),
        ("votre adversaire n'a pas passé", "aucun adversaire n'a passé", "aucun de vos adversaires n'a passé"),
    ),
)
"""Who has passed today."""

ROWS: tuple[Row, ...] = (
    *(
        row(
            "condition",
            said,
            tuple(f"{one}{today}" for today in ("", " this Day") for one in english),
            tuple(f"{one}{today}" for today in ("", " ce Jour", " ce Jour-ci") for one in french),
        )
        for said, english, french in PASSED
    ),
)
