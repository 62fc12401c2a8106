"""Last known information (2.1): of which objects something is asked once they have changed or are gone.

An object is asked as it is; one that is gone, as it was when it went, where the edition has a law that says so. What is
asked in the past tense is asked as it was before the event or the step that is spoken of.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from judge.game.ability import CountersOn, ExpeditionPhrase, HighestStatistic, It, Me, MeasureOf, Phrase, Where
from judge.game.ability.parts import parts_of
from judge.game.state.doing import Laws
from judge.game.state.objects import Object
from judge.game.terms import IN_PLAY, Zone
from judge.game.view.phrases import objects_meant
from judge.law.laws import objects

if TYPE_CHECKING:
    from judge.game.view.context import EffectContext
    from judge.game.view.view import View


SEEN_FROM_BEARER = frozenset({Where.MINE, Where.MY_OTHER, Where.FACING_ME})
"""Places that depend on where the bearer of an ability is, or was."""


def as_known(what: Phrase, view: View, context: EffectContext) -> tuple[Object, ...]:
    """What is asked about, as it is; what is gone, as last known.

    Arguments:
        what: the phrase.
        view: the state.
        context: the effect that speaks of it.
    """
    found = objects_meant(what, view, context, context.player)
    if not view.rules.holds(objects.LAST_KNOWN):
        return found
    if isinstance(what, Me):
        return found or (context.source,)
    if not isinstance(what, It) or not context.it:
        return found
    there, known = {one.id: one for one in found}, dict(context.known)
    asked = (there.get(one) or known.get(one) for one in context.it)
    return tuple(one for one in asked if one is not None)


def as_it_left(what: Phrase, view: View, context: EffectContext) -> tuple[Object, ...]:
    """What is asked about its counters or statistics: what had left play before the effect, as it left it, though its
    card still lies somewhere.

    Arguments:
        what: the phrase.
        view: the state.
        context: the effect that speaks of it.
    """
    found = as_known(what, view, context)
    return _left(what, found, view, context) or found if view.rules.holds(objects.LAST_KNOWN) else found


def _left(what: Phrase, found: tuple[Object, ...], view: View, context: EffectContext) -> tuple[Object, ...]:
    """What had left play before the effect, as it left it; nothing where the phrase speaks of none such.

    Arguments:
        found: what the phrase finds now.
    """
    times = dict(context.followed)
    gone = all(one.zone is Zone.DISCARD or (one.zone not in IN_PLAY and not times.get(one.id)) for one in found)
    known: tuple[Object, ...] = ()
    if isinstance(what, It):
        known = context.was_it
    elif isinstance(what, Me) and context.source.id not in view.state.objects:
        known = (context.source,)
    return known if gone and all(one.zone in IN_PLAY for one in known) else ()


def counts_what_is_gone(node: object, view: View, context: EffectContext) -> bool:
    """Whether a part names a number of something that is gone, and the edition has no law that says of what it is
    asked then.

    Arguments:
        node: the part.
        view: the state.
        context: the effect that it is a part of.
    """
    if view.rules.holds(objects.LAST_KNOWN) or view.rules.is_switched_off(objects.LAST_KNOWN):
        return False
    return any(_is_of_what_is_gone(number, view, context) for number in _numbers(node))


@lru_cache(maxsize=1_024)
def _numbers(node: object) -> tuple[CountersOn | HighestStatistic | MeasureOf, ...]:
    """The numbers of objects that a part names."""
    if isinstance(node, CountersOn | HighestStatistic | MeasureOf):
        return (node,)
    return tuple(number for part in parts_of(node) for number in _numbers(part))


def _is_of_what_is_gone(number: object, view: View, context: EffectContext) -> bool:
    match number:
        case CountersOn(before=True):
            return False
        case CountersOn(what=what) | HighestStatistic(what=what):
            found = objects_meant(what, view, context, context.player)
            return is_gone(what, view, context) or bool(_left(what, found, view, context))
        case MeasureOf(what=what):
            return is_gone(what, view, context)
    return False


def as_it_was(what: Phrase, view: View, context: EffectContext) -> tuple[Object, ...]:
    """What is asked about in the past tense, such as "it", as it was before steps moved or changed it.

    Arguments:
        what: the phrase.
        view: the state.
        context: the effect that speaks of it.
    """
    if context.was_it:
        return context.was_it
    before = {one.id: one for one in context.was}
    return tuple(before.get(one.id, one) for one in objects_meant(what, view, context, context.player))


def is_gone(what: object, view: View, context: EffectContext) -> bool:
    """Whether an object that was named is nowhere to be found any more.

    Arguments:
        what: the phrase.
        view: the state.
        context: the effect that speaks of it.
    """
    if not isinstance(what, Me) and not (isinstance(what, It) and context.it):
        return False
    return not objects_meant(what, view, context, context.player)


def is_unknown(where: ExpeditionPhrase, view: View, context: EffectContext) -> bool:
    """Whether a phrase means no Expedition, since it is seen from a bearer that is gone and of which nothing is known.

    Arguments:
        where: the phrase.
        view: the state.
        context: the effect that speaks of it.
    """
    return _is_seen_from_gone(where, view, context) and view.rules.is_switched_off(objects.LAST_KNOWN)


def why_known(where: ExpeditionPhrase, view: View, context: EffectContext) -> Laws:
    """The law by which a phrase means an Expedition that is seen from a bearer that is gone.

    Arguments:
        where: the phrase.
        view: the state.
        context: the effect that speaks of it.
    """
    gone = _is_seen_from_gone(where, view, context) and view.rules.holds(objects.LAST_KNOWN)
    return (objects.LAST_KNOWN,) if gone else ()


def _is_seen_from_gone(where: ExpeditionPhrase, view: View, context: EffectContext) -> bool:
    return where in SEEN_FROM_BEARER and context.source.id not in view.state.objects
