"""What a list says of a scenario: its title, its topics, the verdict, its first words and what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from judge.law.article import REFERENCE
from judge.law.typography import shortened_line
from judge.messages import Language, Mistake
from judge.scenario.about import topics_of
from judge.scenario.form import Scenario
from judge.telling.entry import ScenarioHeading
from judge.telling.view import StoryFault

if TYPE_CHECKING:
    from judge.scenario.verdict import Judgement

LONGEST_SUMMARY = 200
"""How much of the teacher’s first words is shown in a list."""


def heading(judgement: Judgement, language: Language) -> ScenarioHeading:
    """The heading of a judged scenario in a language."""
    scenario = judgement.scenario
    return ScenarioHeading(
        title_of(scenario, language),
        path_of(scenario),
        judgement.edition,
        topics_of(scenario, language),
        judgement.verdict,
        summary_of(scenario, language),
        faults(judgement.mistakes, language),
        faults(scenario.mended, language),
    )


def title_of(scenario: Scenario, language: Language) -> str:
    """The title of a form; the name of its file where it has none in a language."""
    return scenario.title.get(language, scenario.name)


def path_of(scenario: Scenario) -> str:
    """The path of a form’s file, without ``.md``."""
    return scenario.name.removesuffix(".md")


def summary_of(scenario: Scenario, language: Language) -> str:
    """The teacher’s first words before the first move, or the title."""
    teacher = scenario.taught(language)
    first = teacher[0] if teacher else scenario.title.get(language, "")
    return shortened_line(REFERENCE.sub(r"\1", first).replace("*", ""), LONGEST_SUMMARY)


def faults(mistakes: Sequence[Mistake], language: Language) -> tuple[StoryFault, ...]:
    """What is wrong, in a language."""
    return tuple(StoryFault(one.file, one.line, one.message.say(language)) for one in mistakes)
