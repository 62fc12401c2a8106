"""Where the rules are silent: the run stops and names the laws that come nearest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.law.laws.law import Law

if TYPE_CHECKING:
    from judge.game.event.trace import Happening
    from judge.game.state.state import State


class OpenRulingError(Exception):
    """The rules do not settle what happens.

    Arguments:
        laws: the laws that come nearest.

    Attributes:
        reached: how far the unit came: the state, and what had happened; None where no unit was under way.
    """

    def __init__(self, laws: tuple[Law, ...]) -> None:
        super().__init__(", ".join(law.name for law in laws))
        self.laws = laws
        self.reached: tuple[State, tuple[Happening, ...]] | None = None
