"""Questions that the game puts to a player, their options, and why other answers are refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from judge.game.ability import Effect, QuickAction
from judge.game.state.objects import Player
from judge.game.terms import Expedition
from judge.law.laws.law import Law
from judge.messages import message
from judge.value import value

NOTHING_ALLOWED = message("nothing that could be answered here is allowed, so the game does not go on")
"""Said where a question has no answer, as only laws that are switched off bring about."""

Detail = str | int | Expedition | tuple[Player, Expedition] | QuickAction | Effect | None
"""What tells apart two options that concern the same object."""


@value(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed.

    Arguments:
        sentence: the key of the sentence that says it.
        laws: the laws that forbid it.
        values: what fills the sentence.
    """

    sentence: str
    laws: tuple[Law, ...]
    values: Mapping[str, object] = field(default_factory=dict, hash=False)


@value(frozen=True, slots=True)
class Option:
    """One answer to a question.

    Arguments:
        kind: what is done: ``play``, ``pass``, ``choose``, ``resolve``, ``yes`` ...
        object: the identity of the object it concerns.
        detail: what else tells it apart: the zone it is played from, an expedition, a number.
        refusal: why it is not allowed; None when it is.
        weight: of an answer of chance, how many equally likely cases it stands for.
        player: who does it, where that is not the player who is asked, as only laws that are switched off bring about.
    """

    kind: str
    object: int | None = None
    detail: Detail = None
    refusal: Refusal | None = None
    weight: int = 1
    player: Player | None = None


@value(frozen=True, slots=True)
class Question:
    """Something that a player must decide.

    Arguments:
        kind: what is asked: ``turn``, ``expedition``, ``target``, ``choose``, ``may``, ``pay``, ``reaction`` ...
        player: who decides; None for chance.
        options: what is offered, allowed and refused.
        laws: the laws that put the question.
        about: the identity of the object whose ability asks.
        unlisted: what may be answered too and is offered to nobody, since it leads back to the choice before.
    """

    kind: str
    player: Player | None
    options: tuple[Option, ...]
    laws: tuple[Law, ...]
    about: int | None = None
    unlisted: tuple[Option, ...] = ()

    @property
    def allowed(self) -> tuple[Option, ...]:
        """The answers that the rules allow, of those that are offered."""
        return tuple([option for option in self.options if option.refusal is None])

    @property
    def conceivable(self) -> tuple[Option, ...]:
        """Everything that may be answered, allowed and refused, whether it is offered or not."""
        return (*self.options, *self.unlisted)

    def permits(self, answer: Option) -> bool:
        """Whether the rules allow an answer, whether it is offered or not."""
        return answer.refusal is None and answer in self.conceivable
