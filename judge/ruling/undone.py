"""What did nothing, and whether that is so without a law as well, since what tried it does not come about there."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.ruling.nothing_done import UNDONE
from judge.ruling.question import Happens, RulingQuestion, asked_steps, happenings_of, told_value
from judge.scenario.performance import Performance

BRINGING = frozenset({"resolves", "plays_quick_action"})
"""The happenings after which what an ability says takes place."""


def asks_of_nothing(question: RulingQuestion, run: Performance) -> bool:
    """Whether it is asked about steps that tell what does not happen."""
    steps = asked_steps(question, run) if isinstance(question, Happens) else []
    return bool(steps) and UNDONE.issuperset(one.sentence for one in steps)


def is_undone_too(question: RulingQuestion, run: Performance, other: Performance) -> bool:
    """Whether what did nothing does nothing in a run without a law as well, or is not even tried there.

    Arguments:
        question: asks about steps that tell what does not happen.
        run: the form as it was played by all the rules.
        other: the form without the law.
    """
    if question.steps(other):
        return True
    causes = {told_value(one) for one in _causes(question, run)}
    return bool(causes) and causes.isdisjoint(map(told_value, happenings_of(other)))


def _causes(question: RulingQuestion, run: Performance) -> Iterator[Happening]:
    """The plays of the abilities whose effect did nothing."""
    steps = happenings_of(run)
    for place in question.steps(run):
        source = steps[place].source
        for one in reversed(steps[:place] if source is not None else ()):
            card = one.values.get("card")
            named = isinstance(card, Object) and source is not None and card.base.card == source.base.card
            if one.sentence in BRINGING and named:
                yield one
                break
