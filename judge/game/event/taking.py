"""Taking control (7.3.40) and defecting (7.3.6): an object that goes to the other player and stays the same object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import Place, Where
from judge.game.state.object_actions import ChangeControl
from judge.game.state.objects import Object, Player
from judge.game.terms import Zone
from judge.game.view.expeditions import places
from judge.game.view.presence import is_gigantic
from judge.law.laws import vocabulary
from judge.law.laws.law import Law

if TYPE_CHECKING:
    from judge.game.view.context import EffectContext
    from judge.game.view.view import View


def why_not_taken(view: View, one: Object, player: Player) -> Law | None:
    """The law by which a player cannot take control of an object; None if they can.

    Arguments:
        view: the state before the step.
        one: the object.
    """
    if one.zone not in (Zone.EXPEDITION, Zone.LANDMARK) and view.rules.holds(vocabulary.TAKEN_IN_PLAY):
        return vocabulary.TAKEN_IN_PLAY
    if one.holder == player and view.rules.holds(vocabulary.TAKEN_FROM_OTHERS):
        return vocabulary.TAKEN_FROM_OTHERS
    needed = vocabulary.TAKE_LANDMARK if one.zone is Zone.LANDMARK else vocabulary.TAKE_CONTROL
    return None if view.rules.holds(needed) else needed


def taken(
    one: Object, where: Where | Place | None, view: View, context: EffectContext, player: Player
) -> ChangeControl:
    """A player takes control of an object.

    Arguments:
        one: the object.
        where: to which of their expeditions it goes, if it is in one.
        view: the state before the step.
        context: the effect by which they do.
    """
    if one.zone is Zone.EXPEDITION and where is not None:
        expedition = min(places(view, where, context.source), key=lambda side: side[1] != context.source.expedition)[1]
        return ChangeControl(one.id, player, expedition, (vocabulary.TAKE_CONTROL, vocabulary.CONTROL))
    law = vocabulary.TAKE_LANDMARK if one.zone is Zone.LANDMARK else vocabulary.TAKE_CONTROL
    return ChangeControl(one.id, player, None, (law, vocabulary.CONTROL))


def defecting(one: Object, law: Law, view: View) -> ChangeControl:
    """An object goes to the expedition that faces it; a Gigantic one to that which its card faces.

    Arguments:
        one: the object.
        law: what the verb means.
        view: the state before the step.
    """
    assert one.expedition is not None
    big = is_gigantic(view, one)
    laws = (law, vocabulary.CONTROL, *((vocabulary.GIGANTIC_DEFECTS,) if big else ()))
    astray = big and not view.rules.holds(vocabulary.GIGANTIC_DEFECTS)
    return ChangeControl(one.id, 1 - one.holder, one.expedition.other if astray else one.expedition, laws, "defect")
