"""A scenario judged once and told in each language."""

from __future__ import annotations

from judge.messages import LANGUAGES
from judge.scenario.file import read_bytes
from judge.scenario.form import Scenario
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
    typed = _typed(scenario)
    judgement = judge(scenario)
    stories = {language: tell_story(judgement, language) for language in LANGUAGES}
    return Telling(ScenarioEntry.of(stories, typed), stories)


def _typed(scenario: Scenario) -> tuple[str, ...]:
    moves = (move for form in scenario.forms for move in form.moves)
    return tuple(dict.fromkeys(number for move in moves for fact in move.facts for number in fact.laws))
