"""What the verbs of effects do (7.3): each gives the atomic actions of one player's part in a step."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
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
    Whose,
    plain,
)
from judge.game.choices import Option, Question
from judge.game.objects import Object, Player
from judge.game.open_ruling import OpenRulingError
from judge.game.steps import Action, Change, CreateToken, Laws, Move, MoveTop
from judge.game.steps import GainCounters as GainingCounters
from judge.game.steps import GainStatus as GainingStatus
from judge.game.steps import LoseStatus as LosingStatus
from judge.game.terms import IN_PLAY, Expedition, Status, Type, Zone
from judge.game.view import View, places
from judge.law.citations import events, objects, playing
from judge.law.citations import vocabulary as laws
from judge.law.citations.law import Law

LAWS: Mapping[type, Law] = {
    Sacrifice: laws.SACRIFICE,
    Discard: laws.DISCARD,
    Sabotage: laws.SABOTAGE,
    Put: laws.PUT,
    Draw: laws.DRAW_CARDS,
    Resupply: laws.RESUPPLY,
    GainCounters: laws.GAIN_COUNTERS,
    GainStatus: laws.GAIN_STATUS,
    LoseStatus: laws.LOSE_STATUS,
    Create: laws.CREATE,
}
"""What each verb means."""


@dataclass(frozen=True, slots=True)
class Doing:
    """Who resolves an effect, and what its words mean at this point.

    Arguments:
        player: its controller.
        source: the object whose effect it is, as last known.
        me: the identity that "I" means.
        it: the identities that "it" means.
    """

    player: Player
    source: Object
    me: int
    it: tuple[int, ...] = ()

    def after(self, changes: tuple[Change, ...]) -> Doing:
        """What the words mean once a step has moved something: an effect can follow what it has moved itself.

        Arguments:
            changes: what the step changed.
        """
        moves = [one for one in changes if isinstance(one.action, Move)]
        moved = {move.before.id: move.after.id for move in moves if move.before and move.after}
        made = [one.after.id for one in changes if isinstance(one.action, CreateToken) and one.after]
        it = tuple(moved.get(one, one) for one in self.it) or (*moved.values(), *made)
        return replace(self, me=moved.get(self.me, self.me), it=it)


def decided(view: View, verb: Effect, doing: Doing, player: Player) -> Generator[Question, Option, tuple[Object, ...]]:
    """The objects that a verb is about, after the player has chosen those that it leaves open.

    Arguments:
        view: the state before the step.
        verb: what is done.
        doing: the effect it is part of.
        player: who does it.

    Raises:
        OpenRulingError: a target is still there, but is no longer such as it had to be when it was chosen.
    """
    what = getattr(verb, "what", None)
    if what is None:
        return ()
    if isinstance(what, Some):
        own = isinstance(verb, Sacrifice) or what.kind.zone is Zone.HAND
        return (yield from _picked(view, what, doing, player, _law(verb), own))
    found = view.meant(what, doing.source, doing.me, doing.it)
    if isinstance(verb, Sacrifice):
        return tuple(one for one in found if one.holder == player and one.zone in IN_PLAY)
    _still_suitable(view, what, found, doing)
    return found


def actions(view: View, verb: Effect, about: tuple[Object, ...], doing: Doing, player: Player) -> tuple[Action, ...]:
    """The atomic actions of one player's part in a step; none where the part cannot be performed.

    Arguments:
        view: the state before the step.
        verb: what is done.
        about: the objects that it is about.
        doing: the effect it is part of.
        player: who does it.
    """
    law = _law(verb)
    if not view.rules.holds(law):
        return ()
    match verb:
        case Sacrifice():
            return tuple(Move(one.id, Zone.DISCARD, one.owner, (law,), "sacrifice") for one in about)
        case Discard() | Sabotage():
            return tuple(Move(one.id, Zone.DISCARD, one.owner, (law,), "discard") for one in about)
        case Put(zone=zone):
            return tuple(Move(one.id, zone, one.owner, (law,), "put") for one in about)
        case Draw(count):
            return tuple(MoveTop(player, number, Zone.HAND, (law,), "draw") for number in range(plain(count)))
        case Resupply():
            return (MoveTop(player, 0, Zone.RESERVE, (law,), "resupply"),) if _has_card(view, player) else ()
        case GainCounters(name=name, count=count):
            return tuple(GainingCounters(one.id, name, plain(count), (law,)) for one in about)
        case GainStatus(status=status):
            return tuple(GainingStatus(one.id, status, (law,)) for one in about if _can_gain(one, status))
        case LoseStatus(status=status):
            return tuple(LosingStatus(one.id, status, (law,)) for one in about if one.has(status))
        case Create():
            return tuple(_tokens(verb, doing, player))
    raise TypeError(f"{verb} is not one step")


def impossible(verb: Effect, about: tuple[Object, ...], doing: Doing) -> Laws:
    """The laws that tell why a part cannot be performed.

    Arguments:
        verb: what would be done.
        about: the objects that it is about.
        doing: the effect it is part of.
    """
    what = getattr(verb, "what", None)
    named = isinstance(what, Me) or (isinstance(what, It) and doing.it) or (isinstance(what, Chosen) and what.objects)
    gone = (objects.NEW_ZONE_NEW_OBJECT,) if named and not about else ()
    return (*gone, events.IMPOSSIBLE_PART)


def _law(verb: Effect) -> Law:
    found = next((law for kind, law in LAWS.items() if isinstance(verb, kind)), None)
    if found is None:
        raise TypeError(f"{verb} is not one step")
    return found


def _picked(
    view: View, what: Some, doing: Doing, player: Player, law: Law, own: bool
) -> Generator[Question, Option, tuple[Object, ...]]:
    found: list[Object] = []
    while len(found) < plain(what.count):
        options = [
            Option("choose", one.id)
            for one in view.state.where(lambda one: view.fits(one, what.kind, doing.source))
            if one not in found and (one.holder == player or not own)
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


def _still_suitable(view: View, what: Phrase, found: tuple[Object, ...], doing: Doing) -> None:
    if not isinstance(what, Chosen) or what.kind is None or not view.rules.holds(objects.NEW_ZONE_NEW_OBJECT):
        return
    if not all(view.fits(one, what.kind, doing.source) for one in found):
        raise OpenRulingError((playing.TARGETS_DECLARED, events.IMPOSSIBLE_PART))


def _can_gain(one: Object, status: Status) -> bool:
    """Whether an object can gain a status: one that it lacks, and a Permanent never Fleeting."""
    return not one.has(status) and not (status is Status.FLEETING and one.type is Type.PERMANENT)


def _tokens(create: Create, doing: Doing, player: Player) -> Iterator[CreateToken]:
    if isinstance(create.where, Place):
        where = [(create.where.player, create.where.expedition)]
    elif isinstance(create.where, Whose):
        raise TypeError(f"{create} is not played")
    else:
        where = sorted(places(create.where, doing.source)) if create.where is not Where.ANY else []
    for holder, expedition in sorted(where, key=lambda place: (place[0], place[1] is not Expedition.HERO)):
        for _ in range(plain(create.count)):
            yield CreateToken(create.token, player, holder, expedition, (laws.CREATE,))


def _has_card(view: View, player: Player) -> bool:
    return bool(view.state.of(Zone.DECK, player) or view.state.of(Zone.DISCARD, player))
