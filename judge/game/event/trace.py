"""The trace of a run: every happening with the laws that decided it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.law.laws.law import Law
from judge.value import value


@value(frozen=True, slots=True)
class Happening:
    """One thing that happened, or that did not.

    Arguments:
        sentence: the key of the sentence that tells it.
        values: what fills the sentence.
        laws: the laws that decided it; never empty.
        event: the event it is part of; None for what is no event.
        state: the state after it.
        source: the object whose ability asked for it, if one did.
    """

    sentence: str
    values: Mapping[str, object] = field(hash=False)
    laws: tuple[Law, ...]
    event: int | None
    state: State = field(repr=False)
    source: Object | None = None

    def __post_init__(self) -> None:
        if not self.laws:
            raise ValueError(f"the happening “{self.sentence}” names no law")
