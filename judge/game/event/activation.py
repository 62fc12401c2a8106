"""A reaction whose trigger an event matches (6.3): what it makes, and whether it is activated."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.event.restrictions import cannot_activate
from judge.game.state.objects import Emblem, Object
from judge.game.state.steps import Change
from judge.game.terms import IN_PLAY, Zone
from judge.game.view.conditions import is_met
from judge.game.view.context import EffectContext
from judge.game.view.moment import Moment
from judge.game.view.view import View
from judge.law.laws import events, objects, vocabulary
from judge.law.laws.law import Law
from judge.value import value


@value(frozen=True, slots=True)
class Activation:
    """A reaction whose trigger an event matches.

    Arguments:
        emblem: what it makes.
        laws: why it is activated, or why it is not.
        met: whether its condition is met, so that it is activated.
        gift: the emblem whose gift to a card that is being played it is, if it is one.
        moment: when and about what its condition is asked, where nothing else decides.
        change: what its trigger speaks of, where that is no entry of its own object.
    """

    emblem: Emblem
    laws: tuple[Law, ...]
    met: bool
    gift: Object | None = None
    moment: Moment | None = None
    change: Change | None = None


def activated(after: View, emblem: Emblem, before: Object | None, laws: tuple[Law, ...]) -> Iterator[Activation]:
    """The activation of a reaction whose trigger is matched: met, not met, or kept from it.

    Arguments:
        after: the state after the event.
        emblem: what it makes.
        before: the object of whose past its condition speaks, as it was.
        laws: why it is activated.
    """
    kept_from = cannot_activate(after, emblem.source, emblem.reaction)
    if kept_from:
        yield Activation(emblem, kept_from, False)
        return
    laws = (*laws, *_of_bearer(after, emblem.source))
    condition = emblem.reaction.condition
    source = emblem.source
    known = emblem.known_by_identity
    context = EffectContext(source.holder, source, emblem.me, emblem.it, known=known, place=emblem.place)
    moment = Moment(after, context, before)
    if condition is not None and after.rules.holds(events.TRIGGER):
        laws = (*laws, events.TRIGGER)
    met = condition is None or after.rules.is_switched_off(events.TRIGGER) or is_met(condition, moment)
    yield Activation(emblem, laws, met, moment=moment)


def _of_bearer(view: View, bearer: Object) -> Iterator[Law]:
    """The laws by which the abilities of a Hero work, and by which those of another player’s card are one’s own."""
    if bearer.zone is Zone.HERO and view.rules.holds(objects.ABILITIES_OF_HERO):
        yield objects.ABILITIES_OF_HERO
    if bearer.holder != bearer.owner and bearer.zone in IN_PLAY and view.rules.holds(vocabulary.CONTROL_OF_ABILITIES):
        yield vocabulary.CONTROL_OF_ABILITIES
