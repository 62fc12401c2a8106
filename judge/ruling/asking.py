"""Reads the line that asks: something that happens, a move of the form, or a fact of the end."""

from __future__ import annotations

from judge.messages import message, pasted
from judge.ruling.question import Follows, Happens, IsAllowed, IsSo, RulingQuestion
from judge.scenario.facts import UnreadableError, read_fact
from judge.scenario.performance import Performance
from judge.wording.players import UnknownPlayer
from judge.wording.table import SentenceReader
from judge.wording.text import plain


class UnknownAskedError(Exception):
    """Nothing can be asked of a form in such words.

    Attributes:
        message: what to say to people.
    """

    def __init__(self, line: str, run: Performance) -> None:
        super().__init__(line)
        moves = pasted(*(move.line.text for move in run.scenario.moves))
        self.message = message(
            "“{line}” asks nothing of this scenario; write what happens, as under a move, a fact of the end, or one of "
            "its moves: {moves}",
            line=line[:200],
            moves=moves,
        )


def asked(line: str, run: Performance) -> tuple[RulingQuestion, str]:
    """What a line asks of a form, and the line.

    Arguments:
        line: the line without its laws.
        run: the form as it was played by all the rules.

    Raises:
        UnknownAskedError: it cannot be read.
    """
    moves = {plain(move.line.text).lower(): move.line.number for move in run.scenario.moves}
    if (number := moves.get(plain(line).lower())) is not None:
        return IsAllowed(number), line
    said = tuple(SentenceReader("trace", run.names).read(line))
    if said:
        return Happens(said), line
    fact = _fact(line, run)
    if fact is None:
        raise UnknownAskedError(line, run)
    return fact, line


def following(move: int, run: Performance) -> tuple[RulingQuestion, str]:
    """What follows a move of a form, and the move.

    Arguments:
        move: its place, from 1.
        run: the form as it was played by all the rules.

    Raises:
        UnknownAskedError: there is no such move.
    """
    moves = run.scenario.moves
    if not 1 <= move <= len(moves):
        raise UnknownAskedError(str(move), run)
    line = moves[move - 1].line
    return Follows(line.number), line.text


def _fact(line: str, run: Performance) -> IsSo | None:
    """A fact of the end, with its player before it where it is one’s own."""
    name, colon, words = line.partition(":")
    player = None
    if colon:
        try:
            player, line = run.names.player(name.strip()), words.strip()
        except UnknownPlayer:
            player = None
    try:
        return IsSo(read_fact(line, run.names), player)
    except UnreadableError:
        return None
