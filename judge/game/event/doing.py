"""Who is said to have done something (7.5.6): the first of some criteria that fits."""

from __future__ import annotations

from collections.abc import Iterable

from judge.game.ability import Who
from judge.game.state.actions import Action
from judge.game.state.card_actions import Move, MoveTop
from judge.game.state.doing import Doer, Laws
from judge.game.state.object_actions import AddStatus, CreateToken, StaySacrificed
from judge.game.state.objects import Object, Player
from judge.game.state.state import SEATS
from judge.game.state.steps import Change
from judge.game.view.kinds import is_by
from judge.game.view.view import View
from judge.game.view.whereabouts import is_in_play
from judge.law.laws import vocabulary
from judge.value import changed

DONE = (Move, MoveTop, AddStatus, CreateToken, StaySacrificed)
"""The atomic actions of which it is asked who did them."""


def attributed(actions: Iterable[Action], doer: Doer, because: Laws = ()) -> tuple[Action, ...]:
    """Atomic actions with who can be said to do them.

    Arguments:
        actions: those of a step.
        doer: who is named, and who controls the effect.
        because: more laws by which they happen.
    """
    return tuple([_attributed(one, doer, because) for one in actions])


def _attributed(action: Action, doer: Doer, because: Laws) -> Action:
    if isinstance(action, DONE):
        return changed(action, done_by=doer, laws=(*action.laws, *because))
    return changed(action, laws=(*action.laws, *because)) if because else action


def done_by(view: View, change: Change) -> tuple[frozenset[Player], Laws]:
    """Who did what one atomic action did, and by which laws it is them.

    Arguments:
        view: the state before.
        change: what it did.
    """
    rules, was = view.rules, change.before
    doer = change.action.done_by if isinstance(change.action, DONE) and change.action.done_by else Doer()
    controls = was.holder if was is not None and is_in_play(view, was.zone) else None
    criteria = (
        (vocabulary.DONE_BY_NAMED, doer.named),
        (vocabulary.DONE_BY_CONTROLLER, doer.controller),
        (vocabulary.DONE_BY_OBJECTS_CONTROLLER, controls),
    )
    if rules.is_switched_off(vocabulary.WHO_DID_IT):
        criteria = (criteria[2], criteria[1], criteria[0])
    fits = ((law, player) for law, player in criteria if player is not None and not rules.is_switched_off(law))
    law, player = next(fits, (vocabulary.DONE_BY_NOBODY, None))
    laws = tuple(one for one in (law, vocabulary.WHO_DID_IT) if rules.holds(one))
    if player is not None:
        return frozenset({player}), laws
    return frozenset(SEATS if rules.is_switched_off(vocabulary.DONE_BY_NOBODY) else ()), laws


def why_another(view: View, change: Change, who: Who, bearer: Object) -> Laws | None:
    """The laws by which it was not the player whom a trigger names who did something; None if it was.

    Arguments:
        view: the state before.
        change: what one atomic action did.
        who: whom the trigger names.
        bearer: the object that has it.
    """
    players, laws = done_by(view, change)
    return None if any(is_by(who, player, bearer) for player in players) else laws
