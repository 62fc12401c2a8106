"""What targets cost beside everything else, by Tough or by the text itself, and whether a player pays for them."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field

from judge.game.ability import Kind
from judge.game.event.choices import Option, Question, Refusal
from judge.game.event.run import Run
from judge.game.rules import Rules
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.terms import Keyword
from judge.game.view.view import View
from judge.law.laws import events, overview, vocabulary
from judge.value import value

EXTRA: Laws = (vocabulary.TOUGH, events.COST_ONE_STEP)
"""The laws by which targets cost more, in one payment with everything else that is to be paid."""


def why_extra(rules: Rules) -> Laws:
    """The laws by which the targets of a single step cost more, paid as they are chosen."""
    return (vocabulary.TOUGH, rules.of(vocabulary.TOUGH_BEFORE_STEP, events.COST_ONE_STEP))


def tough(view: View, one: Object, player: Player) -> int:
    """How much more a thing costs a player for targeting an object.

    Arguments:
        view: the state.
        one: the object.
        player: who targets it.
    """
    if one.holder == player or not view.rules.holds(vocabulary.TOUGH):
        return 0
    return view.keyword(one, Keyword.TOUGH) or 0


def waived(view: View, *, free: bool) -> Laws:
    """The laws by which nothing is asked for targets; none where it is asked.

    Arguments:
        view: the state.
        free: whether the thing is played for free.
    """
    holds = view.rules.edition.parameters.free_without_tough and view.rules.holds(vocabulary.FREE)
    return (vocabulary.FREE,) if free and holds else ()


@value(frozen=True, slots=True)
class Dearer:
    """What a text itself asks for some targets: "This costs {2} more to target a Permanent with ...".

    Arguments:
        mana: how much more such a target costs.
        kind: what it is.
        source: the object whose text it is.
    """

    mana: int
    kind: Kind
    source: Object

    def of(self, view: View, one: Object) -> int:
        """How much more an object costs as a target."""
        dear = view.is_kind(one, self.kind, self.source) and view.fits(one, self.kind, self.source)
        return self.mana if dear else 0


@dataclass
class ExtraCost:
    """What the targets of one thing add to its cost, while they are chosen one after the other.

    Arguments:
        player: who chooses.
        mana: how much mana is left for it; None where a cost need not be paid in full.
        free: whether the thing is played for free.
        reached: the objects that the thing has targeted: it costs more for each once, however often it targets it.
        dearer: what the text itself asks for some targets; None for nothing.
        extra: what Tough adds so far.
        more: what the text adds so far.
        altered: how much of what Tough adds is paid, where the cost is lowered or bounded after that; None for all.
    """

    player: Player
    mana: int | None
    free: bool = False
    reached: set[int] = field(default_factory=set)
    dearer: Dearer | None = None
    extra: int = 0
    more: int = 0
    altered: Callable[[int], int] | None = None

    @property
    def asked(self) -> int:
        """What is paid of what Tough adds so far."""
        return self._asked(self.extra)

    def of(self, view: View, one: Object) -> int:
        """What choosing an object would add."""
        if one.id in self.reached and view.rules.holds(view.rules.of(vocabulary.TOUGH_ONCE, vocabulary.TOUGH)):
            return 0
        if waived(view, free=self.free):
            return 0
        return tough(view, one, self.player)

    def add(self, view: View, one: Object) -> None:
        """An object is chosen."""
        self.more += self._by_text(view, one)
        self.extra += self.of(view, one)
        self.reached.add(one.id)

    def refusal(self, view: View, one: Object) -> Refusal | None:
        """Why an object cannot be chosen because of what that would add; None if it can."""
        by_text = self._by_text(view, one)
        by_tough = self._asked(self.extra + self.of(view, one)) - self.asked
        left = None if self.mana is None else self.mana - self.asked - self.more
        if left is None or by_tough + by_text <= left:
            return None
        values = {"card": one, "mana": by_tough + by_text, "player": self.player, "left": max(left, 0)}
        why = ((overview.SPECIFIC_BEATS_GENERAL,) if by_text else ()) + ((vocabulary.TOUGH,) if by_tough else ())
        return Refusal("cannot_pay_tough", (*(why or (vocabulary.TOUGH,)), events.COST_IN_FULL), values)

    def _asked(self, extra: int) -> int:
        return extra if self.altered is None else self.altered(extra)

    def _by_text(self, view: View, one: Object) -> int:
        return self.dearer.of(view, one) if self.dearer is not None else 0

    def is_asked_for_all(self, view: View, options: list[Option]) -> bool:
        """Whether every target costs more, so that a player who declines that cost, and no other, has none."""
        if self.mana is None or not view.rules.holds(
            view.rules.of(vocabulary.TOUGH_NOT_FORCED, events.MAY_DECLINE_COST)
        ):
            return False
        left = [view.state.objects[one.object] for one in options if one.object is not None and not one.refusal]
        return bool(left) and all(self.of(view, one) for one in left)


def mana_left(run: Run, player: Player, spent: int = 0) -> int | None:
    """How much mana a player has left for targets; None where a cost need not be paid in full.

    Arguments:
        spent: what they pay beside.
    """
    return len(run.view.ready_orbs(player)) - spent if run.holds(events.COST_IN_FULL) else None


def pays_extra(
    run: Run, player: Player, extra: int, source: Object, laws: Laws, *, offered: bool
) -> Generator[Question, Option, bool]:
    """Whether a player pays what the targets that they have chosen cost.

    Arguments:
        extra: how much it is.
        source: the object whose effect targets.
        laws: the laws that ask for it.
        offered: whether declining leads elsewhere than back to the choice before, so that it is offered.
    """
    decline = (Option("decline"),) if run.holds(events.MAY_DECLINE_COST) else ()
    options = (Option("pay", detail=extra), *(decline if offered else ()))
    why = (*laws, events.MAY_DECLINE_COST)
    answer = yield Question("pay", player, options, why, source.id, unlisted=() if offered else decline)
    return answer.kind == "pay"
