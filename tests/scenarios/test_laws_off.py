"""Without any law that it cites, a form that ships comes to an end; the whole sweep is ``tests.measures.laws_off``."""

from __future__ import annotations

from random import Random

import pytest
from shipped import some_of

from judge.law.laws import LAWS
from judge.scenario.file import Scenario
from tests.measures import laws_off
from tests.measures.laws_off import BROKEN, OffRun, cited_in, forms, main, paths, play_without, worst

SAMPLE = 50
WORST = (
    "TUMULT_CARDS_LAID",
    "PHASES",
    "PUT",
    "MOVED_OBJECT_FOUND",
    "NOON_WITHOUT_TURNS",
    "TOKEN_CHARACTERISTICS",
    "SPELL_PRINTED_FLEETING",
    "STEP_PER_VERB",
    "TARGETS_CHOSEN",
    "EXPEDITION_CHOSEN",
)
"""The laws whose runs end otherwise than in an answer most often, as the sweep counts them, of those that fewer than
three hundred forms cite."""


def test_some_forms_come_to_an_end_without_any_law() -> None:
    chance = Random(1)
    every = [(path, form) for path in paths() for form in range(len(forms(path)))]
    chosen = [(path, form, cited_in(path, form)) for path, form in chance.sample(every, SAMPLE)]
    runs = [play_without(path, form, chance.choice(laws)) for path, form, laws in chosen if laws]
    assert len(runs) > SAMPLE / 2
    assert [run for run in runs if run.end == BROKEN] == []


def test_scenarios_come_to_an_end_without_the_worst_laws(pytestconfig: pytest.Config) -> None:
    tried = [(path, form) for path in paths()[1::4] for form in range(len(forms(path)))]
    citing = {name: [one for one in tried if LAWS[name] in cited_in(*one)] for name in WORST}
    assert [name for name, found in citing.items() if not found] == []
    runs = [play_without(*one, LAWS[name]) for name, found in citing.items() for one in some_of(found, pytestconfig)]
    assert [run for run in runs if run.end == BROKEN] == []


def test_where_nothing_can_be_chosen_is_an_end_of_its_own() -> None:
    run = play_without("overview/constructed-deck", 1, LAWS["TUMULT_CARDS_LAID"])
    assert (run.end, run.fault) == ("stuck", "")


def test_a_run_that_breaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(form: Scenario, *_: object, **__: object) -> object:
        return form.moves[len(form.moves)]

    monkeypatch.setattr(laws_off, "perform", broken)
    run = play_without("day/tie", 0, LAWS["PHASES"])
    assert run.end == BROKEN
    assert run.fault.startswith("IndexError: list index out of range at test_laws_off.py:")


def test_the_worst_laws_are_those_of_the_greatest_part() -> None:
    ends = [("A", "open"), ("B", "endless"), ("B", "answer"), ("C", "answer"), ("D", "stuck"), ("D", "stuck")]
    runs = [OffRun("day/tie", 0, law, end) for law, end in ends]
    assert worst(runs) == [("A", 1.0), ("D", 1.0), ("B", 0.5)]


def test_the_program_says_how_the_runs_ended(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["overview/limited-deck", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert " stuck\n" in said and "TUMULT_CARDS_LAID" in said
