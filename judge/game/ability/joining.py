"""How the steps of an effect are joined: one after the other, if, for each, at a choice, for a cost (6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability.conditions import Condition
from judge.game.ability.costs import Cost
from judge.game.ability.numbers import Amount
from judge.game.ability.phrases import Kind
from judge.game.ability.players import Seat, Who
from judge.game.ability.roles import ByPlayers, OfKind
from judge.value import value

if TYPE_CHECKING:
    from judge.game.ability.effects import Effect


@value(frozen=True, slots=True)
class Steps:
    """Several steps, one after the other."""

    steps: tuple[Effect, ...]


@value(frozen=True, slots=True)
class May(ByPlayers):
    """An optional step: "You may ...", "Each player may ..."."""

    effect: Effect
    who: Who | Seat = Who.YOU


@value(frozen=True, slots=True)
class If:
    """A conditional step: "If ..., ...", "If you do, ...", or "... unless ..." with the condition turned.

    Arguments:
        effect: what happens where it is met.
        otherwise: what happens where it is not ("Otherwise, ...").
    """

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None


@value(frozen=True, slots=True)
class PayTo(ByPlayers):
    """An internal action: "You may [pay cost] to [do effect]".

    Arguments:
        cost: what is paid.
        effect: what is done for it.
        who: who may pay ("Each player may put a card from their hand in Reserve to draw a card").
    """

    cost: Cost
    effect: Effect
    who: Who | Seat = Who.YOU


@value(frozen=True, slots=True)
class Pay:
    """Mana that is paid by an effect: "You may pay {2}. If you do, ...".

    Arguments:
        mana: how much.
    """

    mana: Amount


@value(frozen=True, slots=True)
class ChooseOne:
    """A modal effect: "Choose one:", "Choose up to three:".

    Arguments:
        modes: what can be chosen.
        count: how many are chosen.
        up_to: whether fewer may be chosen.
        again: whether one may be chosen several times.
        all_if: where this holds, all may be chosen ("If ..., you may choose both").
        all_for: what may be paid to choose all ("Choose one, or exhaust a Permanent you control to choose both").
    """

    modes: tuple[Effect, ...]
    count: Amount = 1
    up_to: bool = False
    again: bool = False
    all_if: Condition | None = None
    all_for: Cost | None = None


@value(frozen=True, slots=True)
class ForEach(OfKind):
    """The same for each object of a kind, which the effect calls "it": "For each Permanent you control, ..."."""

    kind: Kind
    effect: Effect


@value(frozen=True, slots=True)
class ForPlayers(ByPlayers):
    """The same for one player after the other: "Do this for each player, starting with you".

    Arguments:
        effect: what is done for each, in which "they" is that player.
        who: the players.
    """

    effect: Effect
    who: Who | Seat = Who.EACH_FROM_YOU


@value(frozen=True, slots=True)
class Repeat:
    """The same several times: "Do the following X+1 times".

    Arguments:
        times: how often.
        effect: what is done each time.
    """

    times: Amount
    effect: Effect


@value(frozen=True, slots=True)
class AfterRest:
    """A step that waits: "Draw a card after Rest"."""

    effect: Effect
