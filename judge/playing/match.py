"""A match as a value: decks, seed and moves are all of it; whoever has them can have it played again anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judge.editions import PLAYED
from judge.games.deck_list import MOST_BYTES
from judge.messages import Message, message
from judge.playing.opponents import OPPONENTS
from judge.playing.script import SCRIPTED, SITUATIONS, edition_of_situation

MOST_MOVES = 1_200
"""So many decisions a match has at most."""

MOST_SEED = 2**53 - 1
"""The largest seed: the largest whole number that every browser keeps exactly."""

MOST_CHOICES = 1_000
"""So many choices a decision has at most."""

NAMES = ("edition", "decks", "seed", "opponent", "moves", "engine", "mark", "situation")


class BadMatch(ValueError):
    """Data that are no match.

    Arguments:
        message: why, and what to do.
    """

    def __init__(self, said: Message) -> None:
        super().__init__(str(said))
        self.message = said


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match between a person, who sits at seat 0, and an opponent of the program.

    Arguments:
        edition: by which edition of the rules.
        decks: by seat, the name of a starter deck or a whole list.
        seed: decides all that is left to chance.
        opponent: the name of the opponent.
        moves: what both have decided, in order: of each decision the place of the choice among those that were open.
        engine: the mark of the engine that played them; "" where none has yet.
        mark: a mark of what came of them.
        situation: the name of the situation from which it begins; "" where it begins with the decks.
    """

    edition: str
    decks: tuple[str, str]
    seed: int
    opponent: str
    moves: tuple[int, ...] = ()
    engine: str = ""
    mark: str = ""
    situation: str = ""

    def data(self) -> dict[str, Any]:
        """The match as JSON data."""
        return {
            "edition": self.edition,
            "decks": list(self.decks),
            "seed": self.seed,
            "opponent": self.opponent,
            "moves": list(self.moves),
            "engine": self.engine,
            "mark": self.mark,
            "situation": self.situation,
        }


def match_of(sent: object) -> MatchRecord:
    """The match that some data hold; whether its moves can be played is another matter.

    Arguments:
        sent: the data, which a visitor sent.

    Raises:
        BadMatch: they hold none.
    """
    if not isinstance(sent, Mapping) or not set(sent) <= set(NAMES):
        raise _damaged()
    edition, decks, opponent = sent.get("edition"), sent.get("decks"), sent.get("opponent")
    if not isinstance(edition, str) or edition not in PLAYED:
        raise BadMatch(message("No game is played by that edition; choose one of {known}.", known=", ".join(PLAYED)))
    situation = sent.get("situation", "")
    if situation not in ("", *SITUATIONS) or (situation and edition != edition_of_situation(situation)):
        raise _damaged()
    if not isinstance(opponent, str) or opponent not in ((SCRIPTED,) if situation else OPPONENTS):
        raise BadMatch(message("There is no such opponent; choose one of {known}.", known=", ".join(OPPONENTS)))
    if not isinstance(decks, list) or len(decks) != 2:
        raise _damaged()
    first, second = map(_deck, decks)
    moves = sent.get("moves", [])
    if not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise _damaged()
    engine, mark = (_short(sent.get(name, "")) for name in ("engine", "mark"))
    places = tuple(_number(move, MOST_CHOICES) for move in moves)
    seed = _number(sent.get("seed"), MOST_SEED)
    return MatchRecord(edition, (first, second), seed, opponent, places, engine, mark, situation)


def _deck(said: object) -> str:
    if not isinstance(said, str):
        raise _damaged()
    if len(said.encode("utf-8", "replace")) > MOST_BYTES:
        raise BadMatch(message("A list of cards has at most {most} bytes; make it shorter.", most=MOST_BYTES))
    return said


def whole_number(said: object, most: int) -> int | None:
    """A whole number from 0 on that somebody sent, also one that is written as 3.0; None where it is none.

    Arguments:
        said: what was sent.
        most: how large it is at most.
    """
    if isinstance(said, bool) or not isinstance(said, int | float) or not 0 <= said <= most or said != said // 1:
        return None
    return int(said)


def _number(said: object, most: int) -> int:
    number = whole_number(said, most)
    if number is None:
        raise _damaged()
    return number


def _short(said: object) -> str:
    if not isinstance(said, str) or len(said) > 40 or not said.isascii():
        raise _damaged()
    return said


def _damaged() -> BadMatch:
    return BadMatch(message("This game is damaged: a part of it is missing or was changed; begin a new one."))
