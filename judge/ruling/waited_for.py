"""What a Reaction waits for that was not activated, since nothing of that sort happened: the words of its trigger."""

from __future__ import annotations

from collections.abc import Sequence

from judge.law.laws import events, vocabulary
from judge.law.laws.law import Law
from judge.ruling.question import Happens, RulingQuestion
from judge.scenario.not_activated import WORDED
from judge.scenario.performance import Performance

WORDS = (vocabulary.RECEIVE_GIFT, vocabulary.MAKE_GIFT, vocabulary.DISCARD, *WORDED)
"""The laws that say when there is what a trigger speaks of: a Gift, a discard, a play, a joining; those on which others
build stand before them."""

ACTIVATING = frozenset({events.OWN_ENTRY, events.REACTION_ACTIVATED, events.TRIGGER})
"""The laws by which Reactions are activated, whatever they wait for."""


def waited_for(
    question: RulingQuestion, run: Performance, kept: Sequence[Law], first: Sequence[Law]
) -> tuple[Law, ...]:
    """The law that says what a Reaction waits for, which comes before those by which Reactions are activated; of
    several, the one on which the others build; none where something else decides.

    Arguments:
        question: what is asked.
        run: the form as it was played by all the rules.
        kept: the laws that kept a Reaction from being activated that would bring it about.
        first: what is read out first.
    """
    if not isinstance(question, Happens) or question.steps(run) or not first or not ACTIVATING.issuperset(first):
        return ()
    return tuple(law for law in WORDS if law in kept)[:1]
