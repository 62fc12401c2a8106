"""What the words of an effect mean while it is carried out: who is "you", what is "I", "it", "X" (7.2)."""

from __future__ import annotations

from judge.game.ability import Effect, Kind, Place, Where
from judge.game.rules import Rules
from judge.game.state.card_actions import Move, RevealCard
from judge.game.state.doing import Laws
from judge.game.state.object_actions import (
    AddCounters,
    AddStatus,
    ChangeControl,
    CreateToken,
    RemoveCounters,
    RemoveStatus,
    Switch,
)
from judge.game.state.objects import Object, Player
from judge.game.state.steps import Change
from judge.game.terms import Zone
from judge.law.laws import objects
from judge.value import changed, value

NOBODY = -1
"""The identity of no object."""

MOVING = (Move, CreateToken, RevealCard)
"""The atomic actions after which the words of an effect mean something else."""

ALTERING = (AddCounters, AddStatus, ChangeControl, RemoveCounters, RemoveStatus, Switch)
"""The atomic actions that make an object another where it is, so that it is asked what it was."""


@value(frozen=True, slots=True)
class EffectContext:
    """Who carries out an effect, and what its words mean at this point.

    Arguments:
        player: its controller.
        source: the object whose effect it is, as last known.
        me: the identity that "I" means.
        it: the identities that "it" means.
        earlier: the identities that "it" meant before a step brought cards or tokens of which it spoke in passing.
        came: where what has come since was put; None if nothing has.
        aimed: whether "it" means what a sentence has targeted that does no more: "target a Character".
        group: the cards last spoken of together, among which a later step picks: "these cards".
        known: the objects that an event or a step has moved, by the identity that each has now or had last, as they
            were before that, for what is asked in the past tense and once they are gone.
        was: the objects that steps have changed where they are, as they were before the first of these, for the same.
        paid: the {X} that was paid.
        rolled: what the dice show.
        why_rolled: the laws by which they show it.
        many: to how many objects a step did something that can be counted: "that many", "for each ... this way".
        done: these objects, as they were before.
        many_of: the same of each player, where several did it.
        did: whether the last step was started: "if you do".
        agreed: the players who have accepted what each was last offered, or done what each had to: "each player who
            does".
        place: the expedition last spoken of, or that there was none to speak of.
        fixed: whether "I" stays what it was though the effect itself moves it.
        why_me: the laws that say what "I" means.
        followed: the objects that the ability finds though they have moved, and how often it has moved each itself.
        free: whether the effect is that of a card played for free, so that its targets cost nothing either.
        reached: the objects that the thing whose effect it is has targeted; it costs no more for targeting them again.
        seat: the player who was targeted last, whom the steps that follow call "they".
        gift: of a Reaction to a Gift, what it is to receive that Gift too.
        only: of which kind every object must be that it targets, where its player has chosen so; None for any.
    """

    player: Player
    source: Object
    me: int
    it: tuple[int, ...] = ()
    earlier: tuple[int, ...] = ()
    came: Zone | None = None
    aimed: bool = False
    group: tuple[int, ...] = ()
    known: tuple[tuple[int, Object], ...] = ()
    was: tuple[Object, ...] = ()
    paid: int = 0
    rolled: tuple[int, ...] = ()
    why_rolled: Laws = ()
    many: int = 0
    done: tuple[Object, ...] = ()
    many_of: tuple[tuple[Player, int], ...] = ()
    did: bool = True
    agreed: tuple[Player, ...] = ()
    place: Place | Where | None = None
    fixed: bool = False
    why_me: Laws = ()
    followed: tuple[tuple[int, int], ...] = ()
    free: bool = False
    reached: frozenset[int] = frozenset()
    seat: Player | None = None
    gift: Effect | None = None
    only: Kind | None = None

    @property
    def was_it(self) -> tuple[Object, ...]:
        """What "it" means, as it was before what has moved it; all that has moved where "it" means nothing."""
        return tuple(were for one, were in self.known if not self.it or one in self.it)

    def after(self, changes: tuple[Change, ...], rules: Rules) -> EffectContext:
        """What the words mean once a step has changed something: an effect can follow what it has moved itself.

        Arguments:
            changes: what the step changed.
            rules: the rules of the run.
        """
        if not any(isinstance(one.action, MOVING) for one in changes):
            there = {one.id for one in self.was}
            altered = [one.before for one in changes if isinstance(one.action, ALTERING) and one.before]
            new = tuple(one for one in altered if one.id not in there)
            return changed(self, was=(*self.was, *new)) if new else self
        went = [one for one in changes if isinstance(one.action, Move)]
        pairs = ((move.before, move.after) for move in went if move.before and move.after)
        moved = {was.id: now.id for was, now in pairs if self._can_follow(was.id, rules)}
        made = [one.after.id for one in changes if isinstance(one.action, CreateToken) and one.after]
        shown = tuple(one.after.id for one in changes if isinstance(one.action, RevealCard) and one.after)
        it = tuple(moved.get(one, one) for one in self.it) or (*moved.values(), *made, *shown)
        before = [move.before for move in went if move.before]
        known = {moved.get(one, one): were for one, were in self.known}
        known |= {moved.get(one.id, one.id): one for one in before}
        source = next((one for one in before if one.id == self.source.id), self.source)
        group = shown or tuple(moved.get(one, one) for one in self.group)
        earlier = tuple(moved.get(one, one) for one in self.earlier)
        me = self.me if self.fixed else moved.get(self.me, self.me)
        times = dict(self.followed)
        followed = {**times, **{now: times.get(was, 0) + 1 for was, now in moved.items()}}
        names = changed(self, source=source, me=me, it=it, earlier=earlier, group=group)
        return changed(names, known=tuple(known.items()), followed=tuple(followed.items()))

    def played(self, cards: tuple[tuple[int, int], ...], rules: Rules) -> EffectContext:
        """What the words mean once the effect has let cards be played, which are moved to Limbo and from there on.

        Arguments:
            cards: the identity of each card, and that of what it has become.
            rules: the rules of the run.
        """
        if not rules.holds(objects.MOVED_OBJECT_FOUND) or not rules.holds(objects.MOVED_SEVERAL_TIMES):
            return self
        times = dict(self.followed)
        moved = {now: times.get(before, 0) + 2 for before, now in cards}
        me, it = dict(cards).get(self.me, self.me), tuple(moved)
        return changed(self, it=it, me=me, followed=tuple({**times, **moved}.items()))

    def _can_follow(self, one: int, rules: Rules) -> bool:
        """Whether the effect still finds an object that it moves now."""
        again = dict(self.followed).get(one, 0) > 0
        return rules.holds(objects.MOVED_OBJECT_FOUND) and (not again or rules.holds(objects.MOVED_SEVERAL_TIMES))

    def of_internal_action(self) -> EffectContext:
        """What the words mean for an internal action: a thing with a cost of its own, whatever it is part of."""
        return changed(self, free=False, reached=frozenset())

    def back_in(self, outer: EffectContext) -> EffectContext:
        """What the words mean once an internal action is done, for the thing that it is part of.

        Arguments:
            outer: what they meant before the internal action.
        """
        return changed(self, free=outer.free, reached=outer.reached)

    def without_followed(self) -> EffectContext:
        """What the words would mean if the ability lost what moves."""
        gone = dict(self.followed)
        me = NOBODY if self.me in gone else self.me
        return changed(self, me=me, it=tuple(one for one in self.it if one not in gone))

    def why_found(self, one: int) -> Laws:
        """The laws by which the ability finds an object that has moved; none if it has not.

        Arguments:
            one: the identity that the object has now.
        """
        times = dict(self.followed).get(one)
        if times is None:
            return ()
        several = (objects.MOVED_SEVERAL_TIMES,) if times > 1 else ()
        return (objects.MOVED_OBJECT_FOUND, *several)
