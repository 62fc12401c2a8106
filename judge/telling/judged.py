"""A scenario, judged: told in each language, or what is known of it without its steps, for which nothing is told."""

from __future__ import annotations

from collections.abc import Mapping

from judge.law.citation import cite
from judge.messages import LANGUAGES, Language
from judge.scenario.cited import laws_of_steps
from judge.scenario.file import read_bytes
from judge.scenario.form import Scenario
from judge.scenario.in_edition import in_edition
from judge.scenario.typed import typed_articles
from judge.scenario.verdict import Judgement, judge
from judge.telling.entry import ScenarioEntry
from judge.telling.heading import heading
from judge.telling.story import tell_story
from judge.telling.view import Story


def entry(source: bytes, name: str) -> ScenarioEntry:
    """Judge a scenario, and say what is known of it without its steps.

    Arguments:
        source: the bytes of the file, or a little more than the most that is read.
        name: how mistakes name it.
    """
    scenario = read_bytes(source, name)
    return entry_of(scenario, judge(scenario))


def stories(source: bytes, name: str) -> Mapping[Language, Story]:
    """Judge a scenario and tell it in each language.

    Arguments:
        source: the bytes of the file, or a little more than the most that is read.
        name: how mistakes name it.
    """
    return stories_of(judge(read_bytes(source, name)))


def entry_of(scenario: Scenario, judgement: Judgement) -> ScenarioEntry:
    """What is known of a judged scenario without its steps.

    Arguments:
        scenario: the file as read, with what each of its editions makes of it.
    """
    editions = (judgement, *judgement.elsewhere)
    return ScenarioEntry(
        {language: heading(judgement, language) for language in LANGUAGES},
        {one.edition: _deciding(one) for one in editions},
        {one.edition: _typed(scenario, one.edition) for one in editions},
        len(judgement.twins),
    )


def stories_of(judgement: Judgement) -> Mapping[Language, Story]:
    """A judged scenario, told in each language."""
    return {language: tell_story(judgement, language) for language in LANGUAGES}


def _deciding(judgement: Judgement) -> tuple[str, ...]:
    """The articles of the steps of every form, as a story tells them."""
    runs = [form.performance for form in (judgement, *judgement.twins) if form.performance is not None]
    articles = (cite(law, judgement.edition).article for run in runs for law in laws_of_steps(run))
    return tuple(dict.fromkeys(articles))


def _typed(scenario: Scenario, edition: str) -> tuple[str, ...]:
    """The articles of an edition for which those under the moves of a file stand."""
    form = in_edition(scenario, edition)
    lines = (fact for one in form.forms for move in one.moves for fact in move.facts)
    return tuple(
        dict.fromkeys(number for line in lines for articles in typed_articles(line, form) for number in articles)
    )
