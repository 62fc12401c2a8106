"""What happens instead of what is asked: the laws that have it so, and the steps that tell it."""

from __future__ import annotations

from collections.abc import Sequence

from judge.game.event.trace import Happening
from judge.law.laws import events, objects, zones
from judge.law.laws.law import Law
from judge.ruling.question import Happens, InAnotherMeasure, IsSo, RulingQuestion, asked_steps, happenings_of
from judge.ruling.told import about, not_among
from judge.scenario.not_activated import ACTIVATED
from judge.scenario.performance import Performance

REPLACING = frozenset({events.REPLACING, objects.FLEETING_DISCARDED, objects.TOKEN_CEASES, zones.OWNERS_ZONES})
"""The laws by which something else happens instead."""


def is_replaced(question: RulingQuestion, laws: Sequence[Law], run: Performance, without: Performance) -> bool:
    """Whether something else happens by some laws instead of what is asked, which happens or is so without them.

    Arguments:
        question: what is asked.
        laws: those that are switched off.
        run: the form as it was played by all the rules.
        without: the form without them.
    """
    if not REPLACING.issuperset(laws):
        return False
    if isinstance(question, IsSo):
        return question.answer(run) is False and question.answer(without) is True
    return isinstance(question, Happens) and bool(question.steps(without)) and not question.steps(run)


def in_another_measure(question: RulingQuestion, run: Performance, unexplained: bool) -> InAnotherMeasure | None:
    """How much mana is paid, where another amount is asked about; how much else happens, or whereto something goes,
    where nothing tells why what is asked does not; None where it happens, or nothing of the sort does.

    Arguments:
        question: what is asked.
        run: the form as it was played by all the rules.
        unexplained: whether nothing decides, and the answer rests on nothing.
    """
    found = question.instead(run) if isinstance(question, Happens) else None
    return found if found is not None and (found.of_mana or unexplained) else None


def told_instead(
    question: RulingQuestion, laws: Sequence[Law], run: Performance, without: Performance
) -> list[Happening]:
    """The steps that tell what happens by some laws instead of what is asked, of the same things before others; none
    where they do not replace it, or where what they replace would only have activated it.

    Arguments:
        question: what is asked.
        laws: those that are switched off.
        run: the form as it was played by all the rules.
        without: the form without them.
    """
    asked = asked_steps(question, without)
    if not is_replaced(question, laws, run, without) or any(one.sentence == ACTIVATED for one in asked):
        return []
    mine = {key for one in asked for key in about(one)}
    new = not_among(happenings_of(run), happenings_of(without))
    new = [one for one in new if not {*laws}.isdisjoint(one.laws)]
    return [one for one in new if mine & about(one)] or new
