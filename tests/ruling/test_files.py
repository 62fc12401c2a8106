"""The rulings on a scenario are kept beside its stories; each of its steps can be asked about."""

from __future__ import annotations

import pytest

from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.ruling.files import compare_and_keep, keep_all, rule_file, rule_step
from judge.ruling.kept_runs import kept_rulings
from judge.telling.story import story

KUWAT = "objects/kuwat-and-haven.md"


pytestmark = pytest.mark.usefixtures("own_cache")


def test_what_was_ruled_once_is_kept() -> None:
    file = SCENARIOS / KUWAT
    assert kept_rulings(file, KUWAT, "fr") is None
    made = rule_file(file, KUWAT, "fr")
    assert kept_rulings(file, KUWAT, "fr") == made
    assert len(made.forms) == len(story(file, "fr").twins) + 1
    assert all(made.forms)


def test_what_a_player_sees_is_not_kept() -> None:
    rule_file(SCENARIOS / KUWAT, KUWAT, "en", "Ninette")
    assert kept_rulings(SCENARIOS / KUWAT, KUWAT, "en") is None


def test_the_rulings_on_a_scenario_are_kept_in_every_language() -> None:
    keep_all(SCENARIOS / KUWAT, KUWAT)
    for language in LANGUAGES:
        assert kept_rulings(SCENARIOS / KUWAT, KUWAT, language) == rule_file(SCENARIOS / KUWAT, KUWAT, language)


@pytest.mark.parametrize("path", [KUWAT, "playing/an-unfit-target.md", "playing/target-no-longer-suitable.md"])
def test_every_step_has_its_ruling_or_nothing_to_prove(path: str) -> None:
    file = SCENARIOS / path
    for form in (told := story(file, "en")).forms:
        for step in form.own_steps:
            ruled = rule_step(file, path, step.number, "en")
            if step.text.startswith("The rules do not settle"):
                assert ruled is None
            else:
                assert ruled is not None
                assert not ruled.answer.startswith("No: ")
                assert step.text.startswith("Not allowed: ") == ("is not allowed" in ruled.answer)
    assert rule_step(file, path, len(told.steps) + 1, "en") is None


@pytest.mark.parametrize("path", ["day/simurgh-from-the-reserve", "day/the-contortionist-does-not-count"])
def test_a_card_of_one_edition_lies_still_by_laws_of_the_other_alone(path: str) -> None:
    found = compare_and_keep(SCENARIOS / f"{path}.md", path)
    assert [side.edition for side in found["fr"].forms[0].sides] == ["5.0", "1.0"]
