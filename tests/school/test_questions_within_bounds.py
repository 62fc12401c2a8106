"""Visitors have questions worked out in child processes: one that takes too long is none for them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

import pytest

from judge.bounds.errors import TooLongError
from judge.bounds.pool import bounded
from judge.place import SCENARIOS
from judge.school import bank as banks
from judge.school.bank import Bank, BoundedBank
from judge.school.draw import of_day

PATH = "objects/kuwat-and-haven"


def refuse(*_: object) -> None:
    """What must not be done here."""
    raise AssertionError("worked out in this process")


def test_a_child_finds_the_same_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    known = Bank(SCENARIOS).questions(PATH)
    banks._questions.cache_clear()
    monkeypatch.setattr(banks, "runs_of_form", refuse)
    monkeypatch.setattr(banks, "bounded", partial(bounded, seconds=60.0))
    assert BoundedBank(SCENARIOS).questions(PATH) == known != ()


def test_another_question_is_drawn_for_one_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banks, "bounded", partial(bounded, seconds=60.0))
    day = date(2026, 1, 31)
    bank = BoundedBank(SCENARIOS)
    first = of_day(bank, day)
    assert first is not None
    work: Callable[..., object] = banks._compute_questions

    def asked(file: object, path: str, form: int, edition: str, digest: str) -> object:
        if path == first.path:
            raise TooLongError(1.5)
        return work(file, path, form, edition, digest)

    monkeypatch.setattr(banks, "_compute_questions", asked)
    other = of_day(bank, day)
    assert other is not None and other.path != first.path
