"""What the words of an effect mean while it is carried out: who is "you", what is "I", "it", "X" (7.2)."""

from __future__ import annotations

from judge.game.objects import Object, Player
from judge.game.steps import Change, CreateToken, Laws, Move, Reveal
from judge.game.terms import Expedition
from judge.game.value import changed, value


@value(frozen=True, slots=True)
class Doing:
    """Who carries out an effect, and what its words mean at this point.

    Arguments:
        player: its controller.
        source: the object whose effect it is, as last known.
        me: the identity that "I" means.
        it: the identities that "it" means.
        group: the cards last spoken of together, among which a later step picks: "these cards".
        known: the objects that the last step moved, as they were before it, for what is asked in the past tense.
        paid: the {X} that was paid.
        rolled: what the dice show.
        many: how many objects the last step did something to: "that many".
        did: whether the last step was started: "if you do".
        place: the expedition last spoken of.
        fixed: whether "I" stays what it was though the effect itself moves it.
        why_me: the laws that say what "I" means.
        moves: how often the effect itself has moved what "I" or "it" means.
    """

    player: Player
    source: Object
    me: int
    it: tuple[int, ...] = ()
    group: tuple[int, ...] = ()
    known: tuple[Object, ...] = ()
    paid: int = 0
    rolled: tuple[int, ...] = ()
    many: int = 0
    did: bool = True
    place: tuple[Player, Expedition] | None = None
    fixed: bool = False
    why_me: Laws = ()
    moves: int = 0

    def after(self, changes: tuple[Change, ...]) -> Doing:
        """What the words mean once a step has moved something: an effect can follow what it has moved itself.

        Arguments:
            changes: what the step changed.
        """
        went = [one for one in changes if isinstance(one.action, Move)]
        moved = {move.before.id: move.after.id for move in went if move.before and move.after}
        made = [one.after.id for one in changes if isinstance(one.action, CreateToken) and one.after]
        shown = tuple(one.after.id for one in changes if isinstance(one.action, Reveal) and one.after)
        it = tuple(moved.get(one, one) for one in self.it) or (*moved.values(), *made, *shown)
        known = tuple(move.before for move in went if move.before) or self.known
        group = shown or tuple(moved.get(one, one) for one in self.group)
        me = self.me if self.fixed else moved.get(self.me, self.me)
        moves = self.moves + (me != self.me or any(one in moved for one in self.it))
        return changed(self, me=me, it=it, group=group, known=known, moves=moves)
