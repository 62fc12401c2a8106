"""The laws that say what the words of conditions and amounts mean: they are tried though no step cites them."""

from __future__ import annotations

from dataclasses import replace

from judge.game.rules import RecordingRules
from judge.law.laws import LAWS, day, objects, overview, vocabulary
from judge.law.laws.law import Law
from judge.ruling.trials import MOST_UNITS
from judge.scenario.performance import Performance
from judge.scenario.play import perform

WORDS = frozenset(
    {
        day.DUE_TO_ASCENSION,
        objects.BASE_COST,
        objects.BASE_COST_OTHERWISE,
        objects.BOOSTS_RAISE,
        overview.CANNOT_BEATS_CAN,
        overview.SPECIFIC_BEATS_GENERAL,
        vocabulary.AHEAD,
        vocabulary.BEHIND,
        vocabulary.CHARACTER_IN_TERRAIN,
        vocabulary.EXPEDITION_IN_CONTACT,
        vocabulary.EXPEDITION_IN_TERRAIN,
        vocabulary.GIGANTIC_FACED_BY_BOTH,
        vocabulary.GIGANTIC_IN_BOTH,
        vocabulary.OBJECT_IN_CONTACT,
        vocabulary.TIED,
    }
)
"""The laws that say when an expedition stands as a text names it, when a thing lies there or costs so much, and that a
card’s own words count."""


def words_asked_about(run: Performance) -> tuple[Law, ...]:
    """The laws on words about which a run asks, in the order of the rule book.

    Arguments:
        run: the form as it was played by all the rules.
    """
    if words_asked_about not in run.without:
        rules = RecordingRules(run.rules.edition, run.rules.off, run.rules.lacking)
        form = replace(run.scenario, mistakes=[], mended=[])
        again = perform(form, rules, strict=False, unfinished=run.unfinished, most=MOST_UNITS, names=run.names)
        run.without[words_asked_about] = again
    again = run.without[words_asked_about]
    asked = again.rules.asked if again is not None and isinstance(again.rules, RecordingRules) else ()
    return tuple(law for name, law in LAWS.items() if name in asked and law in WORDS and run.rules.holds(law))
