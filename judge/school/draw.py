"""Questions drawn from all scenarios: the same seed or date draws the same one, wherever and whenever."""

from __future__ import annotations

from datetime import date

from judge.school.bank import Bank
from judge.school.index import rows
from judge.school.question import SchoolQuestion, chance_of

MOST_TRIES = 12
"""So often is drawn again where a question is no longer there."""

TRIES_OF_A_KIND = 6
"""So many of these draws keep to the kind whose turn it is."""

CHAPTERS = ("2", "3", "4", "5", "6", "7")
"""The chapters whose laws decide in questions."""


def of_day(bank: Bank, day: date) -> SchoolQuestion | None:
    """The question of a day.

    Arguments:
        bank: the questions.
    """
    return draw_question(bank, f"day {day.isoformat()}", day.toordinal())


def draw_question(bank: Bank, seed: str, turn: int, chapter: str = "", level: int = 0) -> SchoolQuestion | None:
    """A question by chance; from one to the next the kinds take turns, so that none comes more often than another.

    Arguments:
        bank: the questions.
        seed: decides which.
        turn: the how manieth question it is of those that follow one another; decides of which kind.
        chapter: the chapter of the law that decides it; "" for any.
        level: how hard it is; 0 for any.

    Returns:
        the question; None where there is none such.
    """
    chance = chance_of(seed)
    wanted = [row for row in rows(bank) if chapter in ("", row.chapter) and level in (0, row.level)]
    kinds = sorted({row.kind for row in wanted})
    for tried in range(MOST_TRIES if wanted else 0):
        kind = kinds[(turn + max(0, tried - TRIES_OF_A_KIND)) % len(kinds)]
        row = chance.pick([row for row in wanted if row.kind == kind])
        question = bank.question(row.kind, row.path, 0, row.move, row.case)
        if question is not None:
            return question
    return None
