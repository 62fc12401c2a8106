"""The laws that say what the words of conditions and amounts mean: they are tried though no step cites them."""

from __future__ import annotations

from judge.game.rules import RecordingRules
from judge.law.laws import LAWS, day, objects, overview, vocabulary
from judge.law.laws.law import Law
from judge.ruling.question import happenings_of
from judge.ruling.trials import MOST_UNITS, Trials
from judge.scenario.play import play_again

CONDITIONS = frozenset(
    {
        day.DUE_TO_ASCENSION,
        objects.BASE_COST,
        objects.BASE_COST_OTHERWISE,
        objects.BOOSTS_RAISE,
        vocabulary.AHEAD,
        vocabulary.BEHIND,
        vocabulary.CHARACTER_IN_TERRAIN,
        vocabulary.EXPEDITION_IN_CONTACT,
        vocabulary.EXPEDITION_IN_TERRAIN,
        vocabulary.GIGANTIC_FACED_BY_BOTH,
        vocabulary.OBJECT_IN_CONTACT,
        vocabulary.TIED,
    }
)
"""The laws that say when an expedition stands as a text names it, when a thing lies there or costs so much: by one of
them a condition may be met in one form and not in another."""

WORDS = CONDITIONS | {
    objects.TYPE_MEANS_IN_PLAY,
    overview.CANNOT_BEATS_CAN,
    overview.SPECIFIC_BEATS_GENERAL,
    vocabulary.CONTROL,
    vocabulary.GIGANTIC_IN_BOTH,
}
"""Those laws, that a type means what is in play, that a card’s own words count, who controls something, and that a
Gigantic one lies in both expeditions."""

LONG = 12
"""A run is long that could not be played so often again within the bound."""


def words_asked_about(trials: Trials) -> tuple[Law, ...]:
    """The laws on words about which a form asks, in the order of the rule book; none where it is so long that to ask it
    would take a good part of what may be tried.

    Arguments:
        trials: plays the form again.
    """
    run = trials.run
    if LONG * len(happenings_of(run)) > trials.most:
        return ()
    if RecordingRules not in run.replays:
        rules = RecordingRules(run.rules.edition, run.rules.off, run.rules.lacking)
        run.replays[RecordingRules] = play_again(run, rules, most=MOST_UNITS)
    again = run.replays[RecordingRules]
    asked = again.rules.asked if again is not None and isinstance(again.rules, RecordingRules) else ()
    return tuple(law for name, law in LAWS.items() if name in asked and law in WORDS and run.rules.holds(law))
