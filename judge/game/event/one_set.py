"""“Its Expedition” where that means two, as the bearer is Gigantic (7.4.4): one set for who joins and leaves."""

from __future__ import annotations

from judge.game.state.doing import Laws
from judge.game.state.objects import Object
from judge.game.view.expeditions import why_places
from judge.game.view.gigantic import asks_of_each
from judge.game.view.view import View
from judge.law.laws import vocabulary
from judge.law.laws.law import Law


def is_one_set(before: View, where: object, bearer: Object) -> bool:
    """Whether the expeditions that a trigger means are looked at as one, where an edition says so.

    Arguments:
        before: the state before the event.
        where: the phrase.
        bearer: the bearer of the ability.
    """
    has = vocabulary.GIGANTIC_AS_A_WHOLE.name not in before.rules.edition.absent
    return has and asks_of_each(before, where, bearer)


def as_one_set(before: View, law: Law, where: object, bearer: Object) -> Laws:
    """The laws by which who goes from one of two expeditions to the other has joined, or left, nothing.

    Arguments:
        before: the state before the event.
        law: the law on joining, or on leaving.
        where: the phrase.
        bearer: the bearer of the ability.
    """
    if not before.rules.holds(law) or not before.rules.holds(vocabulary.GIGANTIC_AS_A_WHOLE):
        return ()
    return (law, vocabulary.GIGANTIC_AS_A_WHOLE, *why_places(before, where, bearer))
