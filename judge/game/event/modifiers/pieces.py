"""The atomic actions of a step on their way through the modifiers (6.2): what each is by now, and what it was."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.game.event.modifiers.candidate import Candidate
from judge.game.state.actions import Action
from judge.game.state.adventure import Side
from judge.game.state.expedition_actions import EnterRegion
from judge.value import changed, value


@value(frozen=True, slots=True)
class Piece:
    """An atomic action on its way through the modifiers.

    Arguments:
        action: what it is by now.
        applied: the modifiers that have been applied to it.
        first: the modifiers that matched it as it was first meant; None before that is known.
        behind: of an expedition that moves forward, the regions that it enters after that one: the same move.
    """

    action: Action
    applied: tuple[Hashable, ...] = ()
    first: frozenset[Hashable] | None = None
    behind: tuple[Action, ...] = ()

    def after(self, chosen: Candidate, result: Iterable[Action]) -> list[Piece]:
        """What is left to modify once a modifier has applied.

        Arguments:
            chosen: the modifier.
            result: the atomic actions that it makes of this one.
        """
        applied, made = (*self.applied, chosen.key), tuple(result)
        if isinstance(self.action, EnterRegion) and made and isinstance(made[0], EnterRegion):
            farther = (action for action in made[1:] if isinstance(action, EnterRegion))
            behind = tuple(changed(action, laws=made[0].laws) for action in (*farther, *self.behind))
            beside = (Piece(action, applied, self.first) for action in made[1:] if not isinstance(action, EnterRegion))
            return [Piece(made[0], applied, self.first, behind), *beside]
        return [Piece(action, applied, self.first) for action in made]


def pieces_of(actions: Iterable[Action]) -> list[Piece]:
    """The atomic actions of a step, with all regions that an expedition moves forward as one of them (7.3.25).

    Arguments:
        actions: those of the step, one for each region.
    """
    found, moving = list[Piece](), dict[Side, int]()
    for action in actions:
        side = (action.player, action.expedition) if isinstance(action, EnterRegion) and not action.backward else None
        if side is not None and side in moving:
            begun = found[moving[side]]
            found[moving[side]] = changed(begun, behind=(*begun.behind, action))
            continue
        if side is not None:
            moving[side] = len(found)
        found.append(Piece(action))
    return found
