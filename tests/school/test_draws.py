"""Questions that are drawn: the same for the same seed, and the kinds take turns."""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import date, timedelta

import pytest

from judge.school.bank import Bank, bank
from judge.school.draw import CHAPTERS, draw_question, of_day
from judge.school.index import rows
from judge.school.question import LEVELS


def test_a_draw_is_the_same_each_time_and_keeps_to_what_is_wanted() -> None:
    assert of_day(bank(), date(2026, 11, 21)) == of_day(bank(), date(2026, 11, 21))
    assert of_day(bank(), date(2026, 11, 21)) != of_day(bank(), date(2026, 11, 22))
    question = draw_question(bank(), "test", 1, "4", 2)
    assert question is not None and question.level == 2 and question.laws[0].startswith("4.")
    assert draw_question(bank(), "test", 1, "9") is None


@pytest.mark.parametrize(("chapter", "level"), [("", 0), ("", 1), ("", 3), ("5", 0), ("7", 2)])
def test_no_kind_is_more_than_a_third_of_ten_questions(
    chapter: str, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bank, "question", lambda self, kind, *place: kind)
    drawn = [str(draw_question(bank(), f"practice {seed}", seed, chapter, level)) for seed in range(1, 200)]
    for place in range(len(drawn) - 9):
        assert max(Counter(drawn[place : place + 10]).values()) <= 10 / 3, (place, drawn[place : place + 10])
    days = [of_day(bank(), date(2026, 1, 1) + timedelta(number)) for number in range(60)]
    assert all(max(Counter(map(str, days[place : place + 10])).values()) <= 3 for place in range(51))


def test_each_chapter_has_four_kinds_at_each_level_so_that_none_is_more_than_a_third() -> None:
    kinds = defaultdict(set)
    for row in rows(bank()):
        kinds[row.chapter, row.level].add(row.kind)
    assert [place for chapter in CHAPTERS for level in LEVELS if len(kinds[place := (chapter, level)]) < 4] == []
