"""The counts of a scenario as golden numbers: how many outcomes can follow its board, or that there are too many."""

from __future__ import annotations

from judge.exploring.budget import Budget
from judge.exploring.exploration import Exploration, explore
from judge.exploring.scene import ScenarioPosition, scene
from judge.messages import LANGUAGES, Language, message
from judge.scenario.counts import NOT_EXPLORED, Counts, with_facts
from judge.scenario.form import Scenario

MOST_VISITS = 2_500
"""So often a unit is played within 2 seconds; what needs more is not counted."""


def count(scenario: Scenario) -> Counts | None:
    """How much can follow the board of a scenario until the next decision of a turn; None where it is too much.

    Arguments:
        scenario: the file as read.

    Raises:
        UnreadableScene: its board cannot be set.
    """
    return counts_of(explored(scenario)[1])


def explored(scenario: Scenario) -> tuple[ScenarioPosition, Exploration]:
    """The board of a scenario, and what can follow it, as far as it is looked at to be counted.

    Arguments:
        scenario: the file as read.

    Raises:
        UnreadableScene: its board cannot be set.
    """
    at_start = scene(scenario, after=0)
    budget = Budget(MOST_VISITS, visits=MOST_VISITS)
    return at_start, explore(at_start.unit, at_start.rules, at_start.given, budget=budget)


def counts_of(found: Exploration) -> Counts | None:
    """How much an exploration has found; None where it is too much.

    Arguments:
        found: what was found.
    """
    if not found.exhausted or found.lines is None:
        return None
    return Counts(len(found.outcomes), found.lines)


def state_counts(source: str, scenario: Scenario) -> str:
    """The text of a scenario file that states its counts, instead of what it stated before.

    Arguments:
        source: the text of the file.
        scenario: the file as read.

    Raises:
        UnreadableScene: its board cannot be set.
    """
    return with_facts(source, facts(count(scenario), french="\n## Plateau" in source))


def facts(counts: Counts | None, *, french: bool = False) -> dict[Language, str]:
    """What a file states of its exploration, in each language in which it states it.

    Arguments:
        counts: the counts; None where there is too much to count.
        french: whether the file is written in French alone.
    """
    if counts is not None:
        language: Language = "fr" if french else "en"
        return {language: counts.write(language)}
    why = message("more than {most} positions to look at", most=MOST_VISITS)
    label = {
        language: NOT_EXPLORED[language].capitalize() + (":" if language == "en" else "\u00a0:")
        for language in LANGUAGES
    }
    return {language: f"{label[language]} {why.say(language)}" for language in LANGUAGES}
