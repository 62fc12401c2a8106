"""What is missing where nothing is done: what a Reaction waits for, or what would suit as a target."""

from __future__ import annotations

from collections.abc import Sequence

from judge.law.laws import day, events, playing, vocabulary
from judge.law.laws.law import Law
from judge.ruling.generality import generality
from judge.ruling.grounds import MEANINGS, VERBS
from judge.ruling.inactive import done_in
from judge.ruling.order import SAYS_WHAT_A_WORD_MEANS
from judge.ruling.question import Happens, RulingQuestion
from judge.scenario.not_activated import WORDED
from judge.scenario.performance import Performance

WORDS = (
    vocabulary.RECEIVE_GIFT,
    vocabulary.MAKE_GIFT,
    vocabulary.SACRIFICE,
    vocabulary.DISCARD,
    day.FAILS_TO_MOVE,
    day.DUE_TO,
    day.DUE_TO_ASCENSION,
    *WORDED,
)
"""The laws that say when there is what a trigger speaks of: a Gift, a sacrifice, a discard, a failing to move, a play,
a joining, a moving due to something; those on which others build stand before them."""

ACTIVATING = frozenset({events.OWN_ENTRY, events.REACTION_ACTIVATED, events.TRIGGER})
"""The laws by which Reactions are activated, whatever they wait for."""

SUITING = frozenset({playing.TARGET_SUITS, playing.TARGETS_CHOSEN})
"""The laws by which what is targeted must suit."""


def waited_for(
    question: RulingQuestion, run: Performance, kept: Sequence[Law], first: Sequence[Law]
) -> tuple[Law, ...]:
    """The law that says what a Reaction waits for, which comes before those by which Reactions are activated; of
    several, the one on which the others build; before what else decides only where it speaks in fewer situations; none
    that is done here, with something else, or where two laws decide together.

    Arguments:
        question: what is asked.
        run: the form as it was played by all the rules.
        kept: the laws that kept a Reaction from being activated that would bring it about.
        first: what is read out first.
    """
    if not isinstance(question, Happens) or question.steps(run) or len(first) != 1:
        return ()
    if not ACTIVATING.issuperset(first):
        edition = run.rules.edition.name
        size = min(generality(law, edition) for law in first).bit_length()
        size += SAYS_WHAT_A_WORD_MEANS if MEANINGS.issuperset(first) else 0
        kept = [law for law in kept if generality(law, edition).bit_length() < size]
    return tuple(law for law in WORDS if law in kept and law not in done_in(run))[:1]


def suits_elsewhere(
    question: RulingQuestion, run: Performance, first: Sequence[Law], elsewhere: Sequence[Law]
) -> tuple[Law, ...]:
    """The law by which something suits as a target in another form, where nothing here does; it comes before the one by
    which what is targeted must suit; none where something else decides, or a target is refused.

    Arguments:
        question: what is asked.
        run: the form as it was played by all the rules.
        first: what is read out first.
        elsewhere: what decides in another form and is not cited here.
    """
    if not first or not SUITING.issuperset(first) or question.refused_by(run):
        return ()
    return tuple(law for law in elsewhere if law not in VERBS and law not in SUITING)[:1]
