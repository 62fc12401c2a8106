"""What the verbs of effects do (7.3): each gives the atomic actions of one player's part in a step."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace

from judge.game.ability import (
    Chosen,
    Create,
    Discard,
    Draw,
    Effect,
    GainCounters,
    GainStatus,
    It,
    LoseStatus,
    Me,
    Phrase,
    Place,
    Put,
    Resupply,
    Sabotage,
    Sacrifice,
    Some,
    Where,
)
from judge.game.choices import Option, Question
from judge.game.objects import Object, Player
from judge.game.steps import Action, Change, CreateToken, Laws, Move, MoveTop
from judge.game.steps import GainCounters as GainingCounters
from judge.game.steps import GainStatus as GainingStatus
from judge.game.steps import LoseStatus as LosingStatus
from judge.game.terms import Expedition, Zone
from judge.game.view import View, places
from judge.law.citations import events, objects
from judge.law.citations import vocabulary as laws
from judge.law.citations.law import Law

Parts = Generator[Question, Option, tuple[Action, ...]]


@dataclass(frozen=True, slots=True)
class Doing:
    """Who resolves an effect, and what its words mean at this point.

    Arguments:
        player: its controller.
        source: the object whose effect it is, as last known.
        me: the identity that "I" means.
        it: the identity that "it" means.
    """

    player: Player
    source: Object
    me: int | None
    it: int | None = None

    def after(self, changes: tuple[Change, ...]) -> Doing:
        """What the words mean once a step has moved something: an effect can follow what it has moved itself.

        Arguments:
            changes: what the step changed.
        """
        moves = (one for one in changes if isinstance(one.action, Move))
        moved = [(move.before.id, move.after.id) for move in moves if move.before and move.after]
        if len(moved) != 1:
            return self
        old, new = moved[0]
        return replace(self, me=new if self.me == old else self.me, it=new)


def actions(view: View, verb: Effect, doing: Doing, player: Player) -> Parts:
    """The atomic actions of one player's part in a step; none where the part cannot be performed.

    Arguments:
        view: the state before the step.
        verb: what is done.
        doing: the effect it is part of.
        player: who does it.
    """
    holds = view.rules.holds
    match verb:
        case Sacrifice(what):
            found = yield from _objects(view, what, doing, player, laws.SACRIFICE, own=True)
            return tuple(_discard(one, "sacrifice", laws.SACRIFICE) for one in found if holds(laws.SACRIFICE))
        case Discard(what):
            found = yield from _objects(view, what, doing, player, laws.DISCARD)
            return tuple(_discard(one, "discard", laws.DISCARD) for one in found if holds(laws.DISCARD))
        case Sabotage(what):
            found = view.meant(what or Chosen(()), doing.source, doing.me, doing.it)
            return tuple(_discard(one, "discard", laws.SABOTAGE) for one in found if holds(laws.SABOTAGE))
        case Put(what, zone):
            found = yield from _objects(view, what, doing, player, laws.PUT)
            return tuple(Move(one.id, zone, one.owner, (laws.PUT,), "put") for one in found if holds(laws.PUT))
        case Draw(count):
            numbers = range(count if holds(laws.DRAW_CARDS) else 0)
            return tuple(MoveTop(player, number, Zone.HAND, (laws.DRAW_CARDS,), "draw") for number in numbers)
        case Resupply():
            top = MoveTop(player, 0, Zone.RESERVE, (laws.RESUPPLY,), "resupply")
            return (top,) if holds(laws.RESUPPLY) and _has_card(view, player) else ()
        case GainCounters(what, name, count):
            found = yield from _objects(view, what, doing, player, laws.GAIN_COUNTERS)
            gain = (laws.GAIN_COUNTERS,)
            return tuple(GainingCounters(one.id, name, count, gain) for one in found if holds(laws.GAIN_COUNTERS))
        case GainStatus(what, status):
            found = yield from _objects(view, what, doing, player, laws.GAIN_STATUS)
            found = tuple(one for one in found if not one.has(status) and holds(laws.GAIN_STATUS))
            return tuple(GainingStatus(one.id, status, (laws.GAIN_STATUS,)) for one in found)
        case LoseStatus(what, status):
            found = yield from _objects(view, what, doing, player, laws.LOSE_STATUS)
            found = tuple(one for one in found if one.has(status) and holds(laws.LOSE_STATUS))
            return tuple(LosingStatus(one.id, status, (laws.LOSE_STATUS,)) for one in found)
        case Create():
            return tuple(_tokens(verb, doing, player)) if holds(laws.CREATE) else ()
    raise TypeError(f"{verb} is not one step")


def impossible(view: View, verb: Effect, doing: Doing) -> tuple[str, Laws]:
    """The sentence and the laws that tell why a part cannot be performed.

    Arguments:
        view: the state before the step.
        verb: what would be done.
        doing: the effect it is part of.
    """
    what = getattr(verb, "what", None)
    if isinstance(what, Me | It | Chosen) and not view.meant(what, doing.source, doing.me, doing.it):
        return "nothing_happens", (objects.NEW_ZONE_NEW_OBJECT, events.IMPOSSIBLE_PART)
    return "nothing_happens", (events.IMPOSSIBLE_PART,)


def _objects(
    view: View, what: Phrase, doing: Doing, player: Player, law: Law, own: bool = False
) -> Generator[Question, Option, tuple[Object, ...]]:
    if not isinstance(what, Some):
        return view.meant(what, doing.source, doing.me, doing.it)
    found: list[Object] = []
    while len(found) < what.count:
        options = [
            Option("choose", one.id)
            for one in view.state.where(lambda one: view.fits(one, what.kind, doing.source))
            if one not in found and (one.holder == player or not (own or what.kind.zone is Zone.HAND))
        ]
        if not options:
            break
        if what.up_to:
            options.append(Option("no more"))
        answer = yield Question("choose", player, tuple(options), (law, events.INITIATIVE_ORDER), doing.source.id)
        if answer.object is None:
            break
        found.append(view.state.objects[answer.object])
    return tuple(found)


def _discard(one: Object, verb: str, law: Law) -> Move:
    return Move(one.id, Zone.DISCARD, one.owner, (law,), verb)


def _tokens(create: Create, doing: Doing, player: Player) -> Iterator[CreateToken]:
    if isinstance(create.where, Place):
        where = [(create.where.player, create.where.expedition)]
    else:
        where = sorted(places(create.where, doing.source)) if create.where is not Where.ANY else []
    for holder, expedition in sorted(where, key=lambda place: (place[0], place[1] is not Expedition.HERO)):
        for _ in range(create.count):
            yield CreateToken(create.token, player, holder, expedition, (laws.CREATE,))


def _has_card(view: View, player: Player) -> bool:
    return bool(view.state.of(Zone.DECK, player) or view.state.of(Zone.DISCARD, player))
