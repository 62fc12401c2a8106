"""What must be true between any two units of any game: the bookkeeping of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from judge.game.ability import Until
from judge.game.course.referee import Done, is_over, reactions_wait
from judge.game.edition import Edition
from judge.game.event.choices import Question
from judge.game.event.ongoing import is_too_late
from judge.game.state.objects import Object
from judge.game.state.state import SEATS, Brought, State
from judge.game.terms import HIDDEN, Phase, Status, Type, Zone
from judge.scenario.cited import foreign, laws_of_question

SHARED = (Zone.EXPEDITION, Zone.LANDMARK, Zone.LIMBO)
"""The zones in which a player can hold what another owns."""


NO_CARDS = (Type.EMBLEM, Type.REGION)
"""The types of objects that no card of a Deck represents; a Terrain Marker counts as a region."""


class InvariantError(Exception):
    """Something that must always be true is not.

    Arguments:
        what: what is wrong, in words for those who build the engine.
    """


def watch(before: State, done: Done) -> None:
    """Look at a unit of a game.

    Arguments:
        done: what it did.

    Raises:
        InvariantError: something that must always be true is not.
    """
    after = done.state
    there, now = before.objects, after.objects
    fresh = [one for one in now.values() if there.get(one.id) is not one] if now is not there else []
    gone = [one for one in there.values() if now.get(one.id) is not one] if now is not there else []
    for what in (*_changes(done), *_zones(after), *_objects(fresh, after), *_course(before, after)):
        raise InvariantError(what)
    lost, found = cards(before.brought, gone), cards(after.brought, fresh)
    if lost != found:
        raise InvariantError(f"cards are lost or doubled: {dict(lost - found)} are gone, {dict(found - lost)} are new")


def watch_laws(edition: Edition) -> Callable[[State, Done], None]:
    """What looks whether a unit cites only laws of its edition; where it does not, InvariantError is raised."""

    def look(before: State, done: Done) -> None:
        steps = (law for change in done.changes for law in change.action.laws)
        for what in foreign((*steps, *(law for happening in done.happenings for law in happening.laws)), edition):
            raise InvariantError(what)

    return look


def check_questions(questions: Iterable[Question], edition: Edition) -> None:
    """Look whether questions cite only laws of their edition.

    Raises:
        InvariantError: one does not.
    """
    for what in foreign((law for question in questions for law in laws_of_question(question)), edition):
        raise InvariantError(what)


def cards(brought: Iterable[Brought], objects: Iterable[Object]) -> Counter[tuple[int, str]]:
    """The cards of a game by owner; tokens, emblems and Terrain Markers are none.

    Arguments:
        brought: what the players have not laid in their zones yet, by seat.
        objects: what lies there.
    """
    found = Counter((one.owner, one.base.card) for one in objects if not one.token and one.type not in NO_CARDS)
    for player, still in enumerate(brought):
        found.update((player, card.card) for card in (*still.cards, *((still.hero,) if still.hero else ())))
    return found


def _changes(done: Done) -> Iterator[str]:
    for change in done.changes:
        if not change.action.laws:
            yield f"{change.action} names no law"
        before, after = change.before, change.after
        if before is None or after is None or before.zone is after.zone or after.zone in HIDDEN:
            continue
        if before.id == after.id:
            yield f"{_called(after)} is the same object in the {after.zone} as in the {before.zone}"
    for happening in done.happenings:
        if not happening.laws:
            yield f"{happening.sentence} names no law"


def _zones(state: State) -> Iterator[str]:
    count = sum(len(state.of(zone, player)) for zone in Zone for player in SEATS)
    if count != len(state.objects):
        yield f"{len(state.objects)} objects and hidden cards, but {count} in the zones"


def _objects(fresh: Iterable[Object], state: State) -> Iterator[str]:
    for one in fresh:
        if state.objects[one.id] is not one:
            yield f"{_called(one)} is held under another identity"
        if one not in state.of(one.zone, one.holder):
            yield f"{_called(one)} is not in the zone that it names"
        yield from _object(one, state)


def _object(one: Object, state: State) -> Iterator[str]:
    if max(one.id, one.timestamp) > state.clock:
        yield f"{_called(one)} is from the future"
    lies = Zone.EXPEDITION if one.base.type is Type.CHARACTER else Zone.LANDMARK
    if one.token and one.zone is not lies:
        yield f"the token {_called(one)} is in the {one.zone}"
    if (one.expedition is not None) != (one.zone is Zone.EXPEDITION):
        yield f"{_called(one)} is in the {one.zone} and in the expedition {one.expedition}"
    if one.zone not in SHARED and one.holder != one.owner:
        yield f"{_called(one)} is in a {one.zone} that is not its owner's"
    if one.zone in HIDDEN and (one.statuses or one.counters):
        yield f"the hidden card {_called(one)} has statuses or counters"
    if Status.BOOSTED in one.statuses:
        yield f"{_called(one)} is Boosted twice"
    names = [name for name, _ in one.counters]
    if len(names) != len(set(names)) or any(count < 0 for _, count in one.counters):
        yield f"{_called(one)} has the counters {one.counters}"


def _course(before: State, after: State) -> Iterator[str]:
    if is_over(after):
        return
    limbo = after.of(Zone.LIMBO)
    if any(one.type is not Type.EMBLEM for one in limbo):
        yield f"{_called(limbo[0])} is still in Limbo"
    for one in limbo:
        was = before.objects[one.id].ongoing if one.id in before.objects else None
        if was is not None and _lasts_too_long(was.until, before):
            yield f"{_called(one)} lasts beyond {was.until}"
    if (after.day, after.phase) != (before.day, before.phase) and reactions_wait(after):
        yield "a phase has begun while a Reaction waits"
    if not reactions_wait(before):
        return
    if all(one.id in after.objects for one in before.of(Zone.LIMBO)):
        yield "a Reaction was played and its emblem is still in Limbo"


def _lasts_too_long(until: Until, before: State) -> bool:
    """Whether a time was over before a unit; a day is, as the next begins after the last Reactions of its Night."""
    begins = (before.phase, before.stage) == (Phase.MORNING, 0) and not reactions_wait(before)
    return is_too_late(before, until) or (until is Until.DAY and begins)


def _called(one: Object) -> str:
    return f"{one.base.name or one.base.card or one.base.type} ({one.id})"
