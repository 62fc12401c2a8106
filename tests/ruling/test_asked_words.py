"""A law that says what the words of a condition mean is tried where the run asks about it, though no step cites it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from judge.law.laws import events, objects, overview, vocabulary
from judge.law.laws.law import Law
from judge.place import SCENARIOS
from judge.ruling.asked_words import words_asked_about
from judge.ruling.asking import asked
from judge.ruling.proof import prove
from judge.ruling.question import happenings_of
from judge.ruling.trials import Trials
from judge.scenario.file import read_file
from judge.scenario.performance import Performance
from judge.scenario.verdict import judge
from tests.measures.kept_parsers import lend_parsers

LATE = "playing/reinforcements-for-the-late"
"""A form that asks how both expeditions of a player stand, and stops asking at the first that fits."""


def played(name: str, twin: int = 0) -> Performance:
    found = judge(read_file(SCENARIOS / f"{name}.md", name))
    run = (found, *found.twins)[twin].performance
    assert run is not None
    return run


@pytest.mark.parametrize(
    ("name", "twin", "about", "law"),
    [
        (
            "day/defenders-of-a-laggard",
            0,
            "the Hero Expedition of Lithium moves forward",
            vocabulary.BEHIND,
        ),
        ("playing/in-the-undergrowth", 0, "Mowgli gains 1 boost", vocabulary.CHARACTER_IN_TERRAIN),
        (
            "objects/a-boost-saves-from-the-wolf",
            0,
            "Haven Trainee goes to the Discard pile",
            objects.BOOSTS_RAISE,
        ),
        (
            "day/ahead-and-considered-behind",
            0,
            "Lithium creates Ordis Recruit in the Hero Expedition of Lithium",
            overview.SPECIFIC_BEATS_GENERAL,
        ),
    ],
)
def test_without_the_meaning_of_a_word_the_answer_is_another(name: str, twin: int, about: str, law: Law) -> None:
    run = played(name, twin)
    question, _ = asked(about, run)
    assert law in words_asked_about(Trials(run))
    found = next(one for one in prove(question, Trials(run)).deciders if one.laws == (law,))
    assert question.answer(found.without) != question.answer(run)


def test_a_word_about_which_nothing_asks_is_not_tried() -> None:
    run = played("lessons/from-hand-or-from-reserve")
    assert not {vocabulary.BEHIND, vocabulary.OBJECT_IN_CONTACT} & {*words_asked_about(Trials(run))}


def test_it_needs_no_step_that_cites_it() -> None:
    run = played("day/defenders-of-a-laggard")
    assert all(vocabulary.BEHIND not in one.laws for one in happenings_of(run))


@pytest.mark.parametrize(
    ("name", "twin", "about", "law"),
    [
        (
            "objects/what-the-lapidary-is-worth",
            0,
            "Master Lapidary joins the Hero Expedition",
            objects.BASE_COST_OTHERWISE,
        ),
        ("cards/arjun-hand-cost", 0, "Parvati gains Anchored", objects.HAND_COST_PRINTED),
        ("lessons/from-hand-or-from-reserve", 1, "Haven Trainee gains 2 boosts", vocabulary.RESERVE_SIGN),
        ("cards/the-brother-sees-who-was-first", 0, "Lithium draws a card", events.OTHER_REACTION),
    ],
)
def test_each_half_of_an_article_decides_by_a_switch_of_its_own(name: str, twin: int, about: str, law: Law) -> None:
    run = played(name, twin)
    question, _ = asked(about, run)
    laws = [one for decider in prove(question, Trials(run)).deciders for one in decider.laws]
    assert law in laws


def test_a_form_that_is_long_for_what_may_be_tried_is_not_asked() -> None:
    assert words_asked_about(Trials(played("day/defenders-of-a-laggard"), most=10)) == ()


def test_what_is_tried_hangs_on_no_order_of_a_set(tmp_path: Path) -> None:
    def told(seed: str) -> str:
        lend_parsers(tmp_path / seed)
        command = [sys.executable, "-c", "from judge.cli import main; main()", "run", "--json", LATE]
        variables = {**os.environ, "PYTHONHASHSEED": seed, "JUDGE_CACHE": str(tmp_path / seed)}
        return subprocess.run(command, env=variables, capture_output=True, text=True, check=True).stdout

    assert told("5") == told("6")
