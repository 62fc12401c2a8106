"""How conditions are said of players who were spoken of: that one is you, and who has done what."""

from judge.cards.language.rows.row import Row, row
from judge.game import ability as tree
from judge.game.ability import Who

THAT_PLAYER = Who.TARGET_PLAYER
OPPONENT = ("it's an opponent", "they are an opponent", "they're an opponent", "that player is an opponent")
"""How it is said that the player is an opponent."""

ROWS: tuple[Row, ...] = (
    row(
        "condition",
        tree.IsYou(),
        ("it's you", "that player is you"),
        ("c'est vous", "ce joueur est vous", "ce joueur, c'est vous"),
    ),
    row(
        "condition",
        tree.Not(tree.IsYou()),
        ("it's not you", "it isn't you", "that player isn't you", "that player is not you", *OPPONENT),
        ("ce n'est pas vous", "ce joueur n'est pas vous", "c'est un adversaire", "ce joueur est un adversaire"),
    ),
    row("condition", tree.Did(Who.THEY), "it does", "elle le fait"),
    row("condition", tree.Did(THAT_PLAYER), "they do", "il le fait"),
    row(
        "condition",
        tree.Did(Who.EACH),
        tuple(f"{one} {did}" for did in ("did", "does") for one in ("a player", "any player", "anyone", "someone")),
        ("un joueur l'a fait", "un joueur le fait", "quelqu'un l'a fait", "quelqu'un le fait"),
    ),
    row(
        "condition",
        tree.Not(tree.Did(Who.EACH)),
        tuple(f"{one} {did}" for did in ("did", "does") for one in ("no one", "nobody", "no player")),
        ("personne ne l'a fait", "personne ne le fait", "aucun joueur ne l'a fait", "aucun joueur ne le fait"),
    ),
    row("condition", tree.Not(tree.Did(THAT_PLAYER)), "they don't", "il ne le fait pas"),
    row(
        "condition",
        tree.Not(tree.Did(THAT_PLAYER, able=True)),
        "they can't",
        ("il ne peut pas le faire", "il ne le peut pas", "il ne peut pas"),
    ),
)
