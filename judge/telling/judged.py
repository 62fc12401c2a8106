"""A scenario judged once and told in each language."""

from __future__ import annotations

from judge.messages import LANGUAGES
from judge.scenario.file import read_bytes
from judge.scenario.form import Scenario
from judge.scenario.in_edition import in_edition
from judge.scenario.typed import typed_articles
from judge.scenario.verdict import judge
from judge.telling.entry import ScenarioEntry, Telling
from judge.telling.story import tell_story


def telling(source: bytes, name: str) -> Telling:
    """Judge a scenario and tell it in each language.

    Arguments:
        source: the bytes of the file, or a little more than the most that is read.
        name: how mistakes name it.
    """
    scenario = read_bytes(source, name)
    judgement = judge(scenario)
    typed = {one.edition: _typed(scenario, one.edition) for one in (judgement, *judgement.elsewhere)}
    stories = {language: tell_story(judgement, language) for language in LANGUAGES}
    return Telling(ScenarioEntry.of(stories, typed), stories)


def _typed(scenario: Scenario, edition: str) -> tuple[str, ...]:
    """The articles of an edition for which those under the moves of a file stand."""
    form = in_edition(scenario, edition)
    lines = (fact for one in form.forms for move in one.moves for fact in move.facts)
    return tuple(
        dict.fromkeys(number for line in lines for articles in typed_articles(line, form) for number in articles)
    )
