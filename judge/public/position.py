"""A position of a game: how it is made, what is done there and taken back, all outcomes, the ruling; a value."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import cached_property
from os import PathLike
from typing import TYPE_CHECKING, Literal

from judge.exploring.course import begin
from judge.exploring.possible import Choice
from judge.exploring.scene import ScenarioPosition
from judge.game.state.canonical import canonical
from judge.messages import Language
from judge.public.doing import do_line, once_each
from judge.public.opening import scene_in, scene_of, scene_of_decks, scene_of_file, seat_of
from judge.public.seen import SeenPosition
from judge.public.steps import happened_since, last_move
from judge.scenario.performance import PlayedMove
from judge.scenario.written import write_scenario

if TYPE_CHECKING:
    from judge.exploring.report import ExplorationReport
    from judge.ruling.ruling import Ruling

Until = Literal["decision", "turn", "phase", "day"]
"""How far is looked for outcomes: to the next decision of a turn, or to the end of the turn, the phase, the day."""

POSITIONS = 50_000
"""So many positions are kept at most while all outcomes are looked for."""


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Position(SeenPosition):
    """A position of a game: a value, which no method changes.

    It is made by `read`, `open` or `begin`. What is called an article is its number in the rules of the position's
    edition, such as ``2.1.c``, which `judge.article` shows.

    """

    _before: Position | None = None
    _lines: tuple[str, ...] = ()

    @classmethod
    def read(
        cls, text: str, *, edition: str | None = None, after: int | None = None, language: Language = "en"
    ) -> Position:
        """The position after some moves of a scenario.

        Arguments:
            text: the text of a scenario file.
            edition: the edition of the rules; the one that the text names if None.
            after: how many of its moves are made; all of them if None.

        Raises:
            UnreadableTextError: it cannot be read, or not be played up to there.
            IllegalMoveError: the rules do not allow one of its moves, and it does not say so.
        """
        return cls._at(scene_of(text, edition, after, language), language)

    @classmethod
    def open(
        cls,
        file: str | PathLike[str],
        *,
        edition: str | None = None,
        after: int | None = None,
        language: Language = "en",
    ) -> Position:
        """The position after some moves of a scenario file, or of a scenario that comes along.

        Arguments:
            file: its path, or the name of one that comes along, such as ``events/anubis``.
            edition: the edition of the rules; the one that the file names if None.
            after: how many of its moves are made; all of them if None.

        Raises:
            UnreadableTextError: there is no such file, or it cannot be read, or not be played up to there.
            IllegalMoveError: the rules do not allow one of its moves, and it does not say so.
        """
        return cls._at(scene_of_file(str(file), edition, after, language), language)

    @classmethod
    def begin(
        cls,
        first: str | None = None,
        second: str | None = None,
        *,
        edition: str | None = None,
        language: Language = "en",
    ) -> Position:
        """The beginning of a game of two decks, before anything is laid; chance decides what comes first.

        Arguments:
            first: the list of the first player’s deck, a card a line; the first deck that comes along if None.
            second: that of the second player’s; the second deck that comes along if None.
            edition: the edition of the rules; the one in force if None.

        Raises:
            UnreadableTextError: a list cannot be read or may not be played, or the edition is not played.
        """
        return cls._at(scene_of_decks(first, second, edition, language), language)

    @classmethod
    def _at(cls, found: ScenarioPosition, language: Language) -> Position:
        point = begin(found.unit, found.rules, found.given)
        last = last_move(found.run, point)
        return cls(_scene=found, _point=point, _last=last, language=language)

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves from the board to here, a line each."""
        written = self._scene.scenario.moves[: self._scene.moves]
        return (*(move.line.text for move in written if not move.is_refused), *self._lines)

    def do(self, *moves: str | Choice) -> Position:
        """The position after some moves.

        Arguments:
            moves: each one of `legal`, or a move as a scenario file has it, in English or in French; a line that only
                says what comes next is no move.

        Raises:
            UnreadableTextError: a line is no move that is known.
            IllegalMoveError: the rules do not allow it.
            ChoiceNeededError: it can mean several things, or something else is to be decided first.
        """
        here = self
        for move in moves:
            for one in (move,) if isinstance(move, Choice) else once_each(move):
                here = here._do(one)
        return here

    def _do(self, move: str | Choice) -> Position:
        line = str(move)
        if isinstance(move, Choice) and move in self.legal:
            point = self._point.answer(move.option)
        else:
            point = do_line(self._point, line, self._scene.names, self.language)
        last = PlayedMove(None, self._point.state, happenings=happened_since(self._point, point))
        return replace(self, _point=point, _last=last, _before=self, _lines=(*self._lines, line))

    def back(self) -> Position:
        """The position before the last move.

        Raises:
            LookupError: none was made.
        """
        if self._before is not None:
            return replace(self._before, language=self.language, _player=self._player)
        if not self._scene.moves:
            raise LookupError("no move was made")
        scene = scene_in(self._scene.scenario, self.edition, self._scene.moves - 1, self.language)
        return replace(Position._at(scene, self.language), _player=self._player)

    def told(self, *, language: Language | None = None, seat: str | None = None) -> Position:
        """The same position in another language or from another seat.

        From a player’s seat `asks`, `legal`, `illegal`, `steps`, `board`, `picture` and `ruling` tell nothing that the
        player does not know; `moves`, `text`, `outcomes` and what `do` says of a line are the judge’s.

        Arguments:
            language: ``en`` or ``fr``; as it is if None.
            seat: a player’s name; "" for the judge’s, who sees all; as it is if None.

        Raises:
            UnreadableTextError: nobody of that name sits there.
        """
        language = language or self.language
        player = self._player if seat is None else seat_of(seat, self.players, language)
        return replace(self, language=language, _player=player)

    def by(self, edition: str) -> Position:
        """The same board and the same moves by another edition of the rules.

        Raises:
            UnreadableTextError: it is not played, or a move answers what it does not ask.
            IllegalMoveError: it does not allow one of the moves.
        """
        other = Position.read(self.text, edition=edition, language=self.language)
        return replace(other, _player=self._player)

    @property
    def text(self) -> str:
        """The position as a scenario file: its board and the moves that were made, which `read` reads back."""
        return write_scenario(self._scene.scenario, self.edition, self.moves, self.language)

    @cached_property
    def _key(self) -> Hashable:
        point = self._point
        reason = tuple(law.name for law in point.laws), str(point.reason or "")
        return self.edition, reason, len(point.given), canonical(point.unit)

    def __eq__(self, other: object) -> bool:
        """Whether nothing that can still matter tells two positions apart.

        By which moves they were reached, which of two equal cards lies where, in which language and from which seat
        they are told does not matter. Inside a move they are equal only where all else is the same.
        """
        if not isinstance(other, Position):
            return NotImplemented
        here, there = self._point, other._point
        inside = here.given or there.given
        return self._key == other._key and (not inside or (here.unit, here.given) == (there.unit, there.given))

    def __hash__(self) -> int:
        return hash(self._key)

    def __reduce__(self) -> tuple[object, ...]:
        """A position is pickled as its text, and played again where it is read."""
        return _played_again, (self.text, self.edition, self.language, self.seat)

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, known: object) -> Position:
        return self

    def __repr__(self) -> str:
        return f"<Position: day {self.day}, {self.phase}; {self.asks or self.stopped or self.winner or 'open'}>"

    def outcomes(self, until: Until = "decision", *, positions: int = POSITIONS) -> ExplorationReport:
        """Everything that can happen from here on, with the laws that decide between it.

        Arguments:
            until: how far is looked: to the next ``decision`` of a turn, the end of the ``turn``, ``phase`` or ``day``.
            positions: so many are kept at most; whether all were found is said.
        """
        from judge.exploring.budget import Budget
        from judge.exploring.exploration import explore
        from judge.exploring.horizon import Horizon
        from judge.exploring.report import report

        point = self._point
        found = explore(point.unit, point.rules, point.given, Horizon(until), Budget(positions))
        return report(found, self._scene.names, self.language)

    def ruling(self, about: str = "", *, move: int | None = None) -> Ruling | None:
        """The ruling: what happens, by which law, and what would happen without it, proved by playing without it.

        Arguments:
            about: what is asked: what happens, a fact of the end with its player before it, or the name of a card; what
                the scenario asks, or else what the last move comes to, if "".
            move: what follows this move is asked, from 1.

        Returns:
            the ruling; None where nothing has happened that could be ruled on.

        Raises:
            UnreadableTextError: nothing can be asked in such words.
        """
        from judge.public.ruling import rule

        return rule(self._scene, self._lines, self._player, self.language, about, move)


def _played_again(text: str, edition: str, language: Language, seat: str) -> Position:
    """A position that was pickled."""
    return Position.read(text, edition=edition, language=language).told(seat=seat)
