"""Whether a game that is written down reads back to the same game."""

from __future__ import annotations

from judge.games.game import Game
from judge.games.invariants import InvariantError
from judge.games.record import record
from judge.messages import Language
from judge.scenario.file import read_bytes
from judge.scenario.verdict import judge


def replay(game: Game, seed: int, language: Language) -> None:
    """Write a game down, read it, play it again, and compare.

    Arguments:
        language: the language in which it is written down.

    Raises:
        Broken: what is written down is another game, or none.
    """
    source = record(game, seed, language)
    judgement = judge(read_bytes(source.encode(), f"{seed}.md"), game.rules.edition.name)
    again = judgement.performance
    if judgement.mistakes or again is None:
        told = "; ".join(mistake.say() for mistake in judgement.mistakes)
        raise InvariantError(f"the game that is written down does not hold: {told}")
    if judgement.verdict != ("open" if game.ending == "open" else "holds"):
        raise InvariantError(f"the game is {game.ending}, and written down it is {judgement.verdict}")
    if (again.start, again.state) != (game.start, game.end):
        raise InvariantError("the game that is written down is another game")
