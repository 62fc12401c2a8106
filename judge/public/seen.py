"""What is seen at a position: whose decision it is, what may be done and what may not, what happened, the board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from judge.exploring.course import Point
from judge.exploring.possible import Choice, possible
from judge.exploring.scene import ScenarioPosition
from judge.law.citation import cite
from judge.messages import Language
from judge.public.steps import PlayedStep, steps_of
from judge.scenario.performance import PlayedMove
from judge.telling.seat import SeatView

if TYPE_CHECKING:
    from judge.game.state.objects import Player
    from judge.telling.table import BoardView

CHANCE = "chance"
"""Who decides where nobody at the table does."""


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class SeenPosition:
    """What is seen at a position.

    Attributes:
        language: the language of every sentence that it says, ``en`` or ``fr``.
    """

    _scene: ScenarioPosition
    _point: Point
    _last: PlayedMove
    _player: Player | None = None
    language: Language = "en"

    @property
    def edition(self) -> str:
        """The edition of the rules by which it is played."""
        return self._point.rules.edition.name

    @property
    def players(self) -> tuple[str, str]:
        """The names of the players."""
        return self._point.state.players

    @property
    def seat(self) -> str:
        """The name of the player from whose seat it is told; "" for the judge’s, who sees all."""
        return "" if self._player is None else self.players[self._player]

    @property
    def day(self) -> int:
        """The day; 0 before the first one."""
        return self._point.state.day

    @property
    def phase(self) -> str:
        """The phase of the day in words."""
        from judge.cards.language.words import PHASES

        return PHASES[self._point.state.phase].say(self.language)

    @property
    def winner(self) -> str:
        """The name of the player who has won; "" while nobody has."""
        winner = self._point.state.winner
        return "" if winner is None else self.players[winner]

    @property
    def decides(self) -> str:
        """The name of the player who decides next, or ``chance``; "" where nothing is to be decided."""
        question = self._point.question
        if question is None:
            return ""
        return CHANCE if question.player is None else self.players[question.player]

    @property
    def asks(self) -> str:
        """What is to be decided, in a sentence; "" where nothing is."""
        from judge.desk.asking import question_text

        question = self._point.question
        if question is None:
            return ""
        return question_text(question, self._point.state, self._scene.names, self._seen, self.language)

    @property
    def laws(self) -> tuple[str, ...]:
        """The articles that ask; where the rules leave open what happens, those that come nearest."""
        question = self._point.question
        laws = question.laws if question is not None else self._point.laws
        return tuple(cite(law, self.edition).article for law in laws)

    @property
    def is_open(self) -> bool:
        """Whether the rules do not settle what happens here."""
        return bool(self._point.laws)

    @property
    def stopped(self) -> str:
        """Why the judge plays no further, though the rules do; "" where it does."""
        return "" if self._point.reason is None else self._point.reason.say(self.language)

    @cached_property
    def _possible(self) -> tuple[Choice, ...]:
        return possible(self._point, self._scene.names, self.language, self._player)

    @property
    def legal(self) -> tuple[Choice, ...]:
        """What may be done next; of things that nothing tells apart, one."""
        return tuple(one for one in self._possible if one.legal)

    @property
    def illegal(self) -> tuple[Choice, ...]:
        """What somebody may think of doing, and may not, each with the articles that refuse it."""
        return tuple(one for one in self._possible if not one.legal)

    @property
    def steps(self) -> tuple[PlayedStep, ...]:
        """What the last move came to, step by step; before the first one, what has happened since the board."""
        return steps_of(self._last, self._scene.names, self._seen, self.edition, self.language)

    @property
    def board(self) -> BoardView:
        """The board as plain data: what lies where, as far as the seat sees it."""
        from judge.telling.board import Painter

        painter = Painter(self._scene.names, self._point.rules, self.language, self._seen)
        return painter.board(self._point.state)

    def picture(self) -> bytes:
        """The board as a picture, the bytes of a PNG file.

        Raises:
            RuntimeError: this machine has none of the usual fonts.
        """
        from judge.public.picture import draw

        return draw(self.board, self.asks, self.laws, self._scene, self.language)

    def _repr_png_(self) -> bytes | None:
        """The picture, for a notebook; None where this machine has no letters to write in it."""
        try:
            return self.picture()
        except RuntimeError:
            return None

    @property
    def _seen(self) -> SeatView:
        return SeatView(self._scene.run, self._player)
