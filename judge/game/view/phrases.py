"""Phrases: which objects a text means that leaves nothing to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability import All, Both, Chosen, It, Kind, Me, Phrase, Place, Rest, Seat, Where, Who, Whose
from judge.game.state.objects import Object, Player
from judge.game.terms import HIDDEN, IN_PLAY, Expedition
from judge.game.view.expeditions import places
from judge.game.view.presence import facing, presence
from judge.law.laws import objects, vocabulary
from judge.value import changed

if TYPE_CHECKING:
    from judge.game.view.context import EffectContext
    from judge.game.view.view import View


def objects_meant(phrase: Phrase, view: View, context: EffectContext, player: Player) -> tuple[Object, ...]:
    """The objects that a phrase means.

    Arguments:
        view: the state.
        context: what the words of the text mean.
        player: whom the text speaks of as "they".

    Raises:
        TypeError: a player would have to choose them.
    """
    match phrase:
        case Me():
            return _there(view, (context.me,), ())
        case It():
            return _there(view, context.it, context.group)
        case Rest():
            return _there(view, tuple(one for one in context.group if one not in context.it), context.group)
        case Chosen(objects):
            return _there(view, objects, ())
        case Both(phrases):
            found = (one for part in phrases for one in objects_meant(part, view, context, player))
            return tuple(dict.fromkeys(found))
        case All(kind):
            said = kind_meant(kind, view, context, player)
            return view.fitting(said, context.source)
    raise TypeError(f"{phrase} leaves a choice")


def others(kind: Kind, me: int) -> Kind:
    """A kind in which "another" leaves out what the bearer has become by now, beside what it was.

    Arguments:
        kind: the kind as the text has it.
        me: the identity that "I" means.
    """
    if kind.either:
        kind = changed(kind, either=tuple(others(part, me) for part in kind.either))
    return changed(kind, besides=(me,)) if kind.other else kind


def kind_meant(kind: Kind, view: View, context: EffectContext, player: Player) -> Kind:
    """A kind in which everybody spoken of is a seat, every limit that the effect settles a number, and "another" leaves
    out what the bearer has become.

    Arguments:
        kind: the kind as the text has it.
        view: the state.
        context: what the words of the text mean.
        player: whom the text speaks of as "they".
    """
    kind = view.limited(kind, context)
    if kind.other and kind.where is Where.ITS and context.it:
        kind = changed(kind, other=False, besides=context.it)
    kind = others(kind, context.me)
    if kind.either:
        kind = changed(kind, either=tuple(kind_meant(part, view, context, player) for part in kind.either))
    if kind.where is Where.SPOKEN_OF:
        kind = changed(kind, where=context.place or Where.NONE)
    if kind.where in (Where.ITS, Where.FACING_IT):
        there = [changed(kind, where=place) for place in _of_it_or_facing(kind.where, view, context)]
        if len(there) > 1:
            return Kind(either=tuple(kind_meant(one, view, context, player) for one in there))
        kind = there[0]
    match kind.whose:
        case Whose.THEIRS:
            return changed(kind, whose=Seat(player))
        case Whose.EACH:
            return changed(kind, whose=Whose.ANYONE)
        case Whose.CONTROLLERS | Whose.OWNERS:
            holder = _of_it(view, context, owner=kind.whose is Whose.OWNERS)
            nobody = changed(kind, whose=Whose.ANYONE, where=Where.NONE)
            return changed(kind, whose=Seat(holder)) if holder is not None else nobody
    return kind


def players(who: Who | Seat, view: View, context: EffectContext, order: tuple[Player, Player]) -> tuple[Player, ...]:
    """Who does what a text says, in the order in which they decide.

    Arguments:
        who: whom the text names.
        view: the state.
        context: what the words of the text mean.
        order: the players in the order in which they decide.

    Raises:
        TypeError: a player would have to choose them.
    """
    match who:
        case Seat(player):
            return (player,)
        case Who.YOU:
            return (context.player,)
        case Who.EACH:
            return order
        case Who.EACH_WHO_DID:
            return tuple(one for one in order if one in context.agreed)
        case Who.EACH_WHO_DID_NOT:
            return tuple(one for one in order if one not in context.agreed)
        case Who.EACH_OPPONENT_WHO_DID:
            return tuple(one for one in order if one in context.agreed and one != context.player)
        case Who.EACH_OPPONENT_WHO_DID_NOT:
            return tuple(one for one in order if one not in (context.player, *context.agreed))
        case Who.EACH_FROM_YOU:
            return (context.player, 1 - context.player)
        case Who.OPPONENT | Who.EACH_OPPONENT:
            return (1 - context.player,)
        case Who.CONTROLLER if view.rules.is_switched_off(objects.LAST_KNOWN):
            return _controllers(view, context)
        case Who.CONTROLLER | Who.OWNER:
            holder = _of_it(view, context, owner=who is Who.OWNER)
            return () if holder is None else (holder,)
        case Who.FACING:
            one = in_play_or_last(view, context)
            return () if one is None or one.expedition is None else (1 - one.holder,)
    raise TypeError(f"{who} leaves a choice")


def _of_it_or_facing(where: object, view: View, context: EffectContext) -> tuple[Place | Where, ...]:
    """The expeditions of "it", or those that face them: the one spoken of before, else where an object is present."""
    if context.place is not None:
        sides = sorted(places(view, context.place, context.source), key=lambda side: side[1] is not Expedition.HERO)
    else:
        one = in_play_or_last(view, context)
        sides = sorted(presence(view, one), key=lambda side: side[1] is not Expedition.HERO) if one is not None else []
        if where is Where.FACING_IT and len(sides) > 1 and not view.rules.holds(vocabulary.GIGANTIC_FACED_BY_BOTH):
            sides = [side for side in sides if one is not None and side[1] is one.expedition]
    if where is Where.FACING_IT:
        sides = [facing(side) for side in sides]
    return tuple(Place(*side) for side in sides) or (Where.NONE,)


def landmarks_of(whose: Whose | Seat, view: View, context: EffectContext) -> tuple[Player, ...]:
    """Whose Landmarks a text speaks of.

    Arguments:
        view: the state.
        context: what the words of the text mean; "that player", where none was targeted, is who had "it".
    """
    match whose:
        case Seat(seat):
            return (seat,)
        case Whose.EACH:
            return view.state.initiative
        case Whose.CONTROLLERS if view.rules.is_switched_off(objects.LAST_KNOWN):
            return _controllers(view, context)
        case Whose.THEIRS | Whose.CONTROLLERS | Whose.OWNERS:
            holder = _of_it(view, context, owner=whose is Whose.OWNERS)
            return () if holder is None else (holder,)
    return (context.player,)


def in_play_or_last(view: View, context: EffectContext) -> Object | None:
    """The object in play that "it" means; once it is gone, as it was before, where a law says so.

    Arguments:
        view: the state.
        context: the effect that speaks of it.
    """
    there = tuple(one for one in _there(view, context.it, context.group) if one.zone in IN_PLAY)
    last = () if view.rules.is_switched_off(objects.LAST_KNOWN) else context.was_it
    return next(iter((*there, *last)), None)


def _controllers(view: View, context: EffectContext) -> tuple[Player, ...]:
    """The controller of "it", nobody where it is not in play."""
    one = in_play_or_last(view, context)
    return () if one is None else (one.holder,)


def _of_it(view: View, context: EffectContext, *, owner: bool) -> Player | None:
    """The controller or the owner of "it", as last known; None where there is no "it"."""
    one = in_play_or_last(view, context) or next(iter(_there(view, context.it, context.group)), None)
    if one is None:
        return None
    return one.owner if owner else one.holder


def _there(view: View, wanted: tuple[int, ...], shown: tuple[int, ...]) -> tuple[Object, ...]:
    """What is still there of some objects; a card in a hidden zone only where it has been shown."""
    found = (view.state.objects.get(one) for one in wanted)
    return tuple(one for one in found if one is not None and (one.zone not in HIDDEN or one.id in shown))
