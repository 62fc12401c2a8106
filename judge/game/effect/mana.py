"""The swap of Mana Orbs (3.2.9): offered right before a player chooses among their own, where it can matter."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import Effect, Some, what_of
from judge.game.event.choices import Option, Question
from judge.game.event.run import Asking, Run
from judge.game.state.object_actions import AddStatus, RemoveStatus
from judge.game.state.objects import Object, Player
from judge.game.terms import Status, Type, Zone
from judge.law.laws import zones


def offer_swaps(run: Run, verb: Effect, player: Player) -> Asking:
    """Let a player exhaust ready Mana Orbs of theirs to ready Exhausted ones, before they choose among them.

    Arguments:
        verb: what will be done to the Orbs that are chosen.
        player: who chooses.
    """
    if not run.holds(zones.ORBS_SWAPPED) or not _is_of_orbs(verb):
        return
    swapped: set[int] = set()
    while options := [one for one in _swaps(run.state.of(Zone.MANA, player)) if not {one.object, one.detail} & swapped]:
        answer = yield Question("swap", player, (*options, Option("no")), (zones.ORBS_SWAPPED,))
        if answer.object is None:
            return
        assert isinstance(answer.detail, int)
        swapped |= {answer.object, answer.detail}
        laws = (zones.ORBS_SWAPPED,)
        swap = (
            AddStatus(answer.object, Status.EXHAUSTED, laws),
            RemoveStatus(answer.detail, Status.EXHAUSTED, laws),
        )
        yield from run.perform(swap)


def _is_of_orbs(verb: Effect) -> bool:
    what = what_of(verb)
    return isinstance(what, Some) and (what.kind.types == (Type.MANA_ORB,) or what.kind.zone is Zone.MANA)


def _swaps(orbs: tuple[Object, ...]) -> Iterator[Option]:
    """The swaps that can matter: of a ready Orb and an Exhausted one that are different cards."""
    for ready in orbs:
        for tired in orbs:
            if tired.exhausted and not ready.exhausted and ready.base.card != tired.base.card:
                yield Option("swap", ready.id, tired.id)
