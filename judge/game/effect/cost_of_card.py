"""What a card costs once abilities have changed it, and why it cannot be played at all.

Increases come first, then reductions, then limits; no cost falls below zero. The rules leave the order of reductions to
the player. It matters only where one of them says how far it goes: those are taken first, which costs least.
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import (
    Ability,
    All,
    CannotBePlayed,
    CostsAtLeast,
    CostsLess,
    Me,
    OthersPlayed,
    Per,
    While,
)
from judge.game.effect.counted_plays import law_of_counting
from judge.game.effect.exhausted_card import why_tired
from judge.game.effect.lacking_cost import lacks_cost
from judge.game.event.choices import Refusal
from judge.game.state.adventure import Side
from judge.game.state.doing import Laws
from judge.game.state.objects import Object, Player
from judge.game.terms import IN_PLAY, Expedition, Zone
from judge.game.view.amounts import evaluate
from judge.game.view.conditions import is_met
from judge.game.view.expeditions import places
from judge.game.view.kinds import is_by
from judge.game.view.moment import of_bearer
from judge.game.view.such_expeditions import is_such
from judge.game.view.view import View
from judge.law.laws import overview, playing
from judge.value import changed, value

FORBIDDING = (CannotBePlayed, While)
"""The sorts of abilities with which a card may say that it cannot be played."""

REDUCING = (CostsLess, While)
"""The sorts of abilities with which a card may say that it costs less itself."""

OF_EXPEDITIONS = (*FORBIDDING, *REDUCING)
"""Those in which it may speak of the expedition in which it is played."""


@value(frozen=True, slots=True)
class Reduction:
    """A change of a cost that a text asks for.

    Arguments:
        bearer: the object whose text it is.
        less: how much less; below zero for more.
        minimum: the least that it leaves, if it names one.
        laws: why it applies.
    """

    bearer: Object
    less: int
    minimum: int | None = None
    laws: Laws = (overview.SPECIFIC_BEATS_GENERAL,)


@value(frozen=True, slots=True)
class CostChange:
    """How a text has changed a cost.

    Arguments:
        bearer: the object whose text it is.
        less: how much less the card costs by it; below zero for more.
        laws: why.
        limit: the least that the card costs at all by it, if that is what it says.
    """

    bearer: Object
    less: int
    laws: Laws
    limit: int | None = None

    @property
    def sentence(self) -> str:
        """The key of the sentence that tells it."""
        if self.limit is not None:
            return "costs_at_least"
        return "costs_less" if self.less > 0 else "costs_more"


def mana_of(
    view: View,
    card: Object,
    player: Player,
    base: int,
    more: tuple[Reduction, ...] = (),
    into: Expedition | None = None,
) -> tuple[int, tuple[CostChange, ...]]:
    """What a card costs, and what makes it cost something else than is printed.

    Arguments:
        view: the state.
        card: the card, where it is played from.
        player: who plays it.
        base: its printed cost.
        more: changes of its cost that stand in no passive ability.
        into: the expedition in which it is played, where that is known.
    """
    side = (player, into) if into is not None else None
    own = () if card.base.sorts.isdisjoint(REDUCING) else _own_reductions(view, card, side)
    found = (*more, *own, *_reductions(view, card, player, into)) if view.working(CostsLess) else (*more, *own)
    limits = tuple(_limits(view, card, player)) if view.working(CostsAtLeast) else ()
    if not found and not limits:
        return max(base, 0), ()
    changes: list[CostChange] = []
    cost = base
    why = _why_in_order(view, found, limits)
    order = sorted(found, key=_order, reverse=view.rules.is_switched_off(playing.COST_ORDER))
    for one in order if view.rules.holds(overview.SPECIFIC_BEATS_GENERAL) else ():
        if one.less > 0 and view.rules.is_switched_off(playing.COST_DECREASES):
            continue
        least = 0 if one.minimum is None else min(cost, one.minimum)
        after = max(cost - one.less, least, 0)
        changes.append(CostChange(one.bearer, cost - after, (*one.laws, *(why or _why_less(view, one)))))
        cost = after
    for bearer, limit in limits:
        if limit > cost:
            changes.append(CostChange(bearer, cost - limit, (overview.CANNOT_BEATS_CAN, *why), limit))
            cost = limit
    return max(cost, 0), tuple(one for one in changes if one.less)


def _why_in_order(view: View, found: tuple[Reduction, ...], limits: tuple[tuple[Object, int], ...]) -> Laws:
    """The law by which changes of a cost of several sorts come in an order; none where they are of one sort."""
    sorts = {one.less >= 0 for one in found}
    several = len(sorts) + bool(limits) > 1
    return (playing.COST_ORDER,) if several and view.rules.holds(playing.COST_ORDER) else ()


def _why_less(view: View, one: Reduction) -> Laws:
    """The law by which what lowers a cost is applied to it."""
    lowers = one.less > 0 and view.rules.holds(playing.COST_DECREASES)
    return (playing.COST_DECREASES,) if lowers else ()


def _order(one: Reduction) -> tuple[bool, int]:
    """Increases come first, then reductions, of these first those that leave the most."""
    return one.less >= 0, 1 if one.minimum is None else -one.minimum


def cannot_play(view: View, card: Object, into: Side | None = None, cost_of: Zone | None = None) -> Refusal | None:
    """Why nobody can play a card at all from where it is; None if it can be played.

    Arguments:
        view: the state.
        card: the card, in a Hand or a Reserve.
        into: who would play it, and in which expedition; None where that does not matter yet.
        cost_of: the zone whose cost would be paid; None for that of where it is.
    """
    lacking = lacks_cost(view, card, cost_of)
    if lacking is not None:
        return lacking
    tired = why_tired(view, card)
    if tired:
        return Refusal("exhausted_in_reserve", tired, {"card": card})
    if card.base.sorts.isdisjoint(FORBIDDING):
        return None
    laws = (overview.CANNOT_BEATS_CAN, overview.ABILITIES_OF_OWN_PLAY)
    if not all(view.rules.holds(law) for law in laws):
        return None
    said = (one for one in _working(view, card, card.base.abilities) if isinstance(one, CannotBePlayed))
    forbidding = [one for one in said if one.source in (None, card.zone)]
    if any(one.into is None or is_into(view, one, into) for one in forbidding):
        return Refusal("cannot_be_played", laws, {"card": card})
    return None


def depends_on_expedition(view: View, card: Object, player: Player) -> bool:
    """Whether it matters for what a card costs, or for whether it can be played, in which expedition it is played.

    Arguments:
        view: the state.
        card: the card, where it is played from.
        player: who plays it.
    """
    speaks = not card.base.sorts.isdisjoint(OF_EXPEDITIONS)
    said = [one.ability if isinstance(one, While) else one for one in card.base.abilities] if speaks else ()
    if said and any(isinstance(one, CostsLess | CannotBePlayed) and one.into is not None for one in said):
        return True
    if not card.base.joins_expedition or not view.working(CostsLess):
        return False
    return any(_of_an_expedition(one) for _, one in _of_others(view, card, player))


def is_into(view: View, said: CostsLess | CannotBePlayed, side: Side | None) -> bool:
    """Whether an expedition of a player is one of which a card speaks; any is where it speaks of none.

    Arguments:
        view: the state.
        said: what the card says of it.
        side: the player who plays the card and the expedition; None where it is not known yet.
    """
    return said.into is None or (side is not None and is_such(view, said.into, side, side[0]))


def _own_reductions(view: View, card: Object, into: Side | None) -> Iterator[Reduction]:
    """What a card says of its own cost."""
    if not view.rules.holds(overview.ABILITIES_OF_OWN_PLAY):
        return
    for ability in _working(view, card, card.base.abilities):
        if not isinstance(ability, CostsLess) or not is_into(view, ability, into):
            continue
        if ability.what == Me() and ability.source in (None, card.zone):
            laws: Laws = (overview.ABILITIES_OF_OWN_PLAY, overview.SPECIFIC_BEATS_GENERAL)
            if isinstance(ability.less, Per) and isinstance(ability.less.of, OthersPlayed):
                laws = (*laws, law_of_counting(view.rules))
            yield changed(_reduction(view, ability, card), laws=laws)


def _of_an_expedition(said: CostsLess) -> bool:
    """Whether an ability speaks of what is played in some expeditions alone."""
    return isinstance(said.what, All) and said.what.kind.where is not None


def _of_others(view: View, card: Object, player: Player) -> Iterator[tuple[Object, CostsLess]]:
    """What other passive abilities say of the cost of a card, in whatever expedition it is played."""
    for bearer, ability in view.working(CostsLess):
        if not isinstance(ability.what, All) or not is_by(ability.who, player, bearer):
            continue
        kind = changed(ability.what.kind, where=None)
        if view.is_kind(card, kind, bearer) and ability.source in (None, card.zone):
            yield bearer, ability


def _reductions(view: View, card: Object, player: Player, into: Expedition | None) -> Iterator[Reduction]:
    """What other passive abilities say of the cost of a card that is played in an expedition, if it is in one."""
    for bearer, ability in _of_others(view, card, player):
        assert isinstance(ability.what, All)
        where = ability.what.kind.where
        if where is None or (into is not None and (player, into) in places(view, where, bearer)):
            yield _reduction(view, ability, bearer)


def _limits(view: View, card: Object, player: Player) -> Iterator[tuple[Object, int]]:
    if not view.rules.holds(overview.CANNOT_BEATS_CAN):
        return
    for bearer, ability in view.working(CostsAtLeast):
        if is_by(ability.who, player, bearer) and view.is_kind(card, ability.kind, bearer):
            yield bearer.author, ability.least


def _reduction(view: View, ability: CostsLess, bearer: Object) -> Reduction:
    return Reduction(bearer.author, evaluate(ability.less, view, of_bearer(view, bearer).context), ability.minimum)


def _working(view: View, card: Object, abilities: tuple[Ability, ...]) -> Iterator[Ability]:
    """The abilities of a card that is not in play, those whose condition is met without it."""
    for ability in abilities:
        if not isinstance(ability, While):
            yield ability
        elif card.zone not in IN_PLAY and is_met(ability.condition, of_bearer(view, card)):
            yield ability.ability
