"""Questions drawn from all scenarios: the same seed or date draws the same one, wherever and whenever."""

from __future__ import annotations

from datetime import date

from judge.school.bank import Bank
from judge.school.index import rows
from judge.school.question import SchoolQuestion, chance_of

MOST_TRIES = 12
"""So often is drawn again where a question is no longer there."""

CHAPTERS = ("2", "3", "4", "5", "6", "7")
"""The chapters whose laws decide in questions."""


def of_day(bank: Bank, day: date) -> SchoolQuestion | None:
    """The question of a day.

    Arguments:
        bank: the questions.
    """
    return draw_question(bank, f"day {day.isoformat()}")


def draw_question(bank: Bank, seed: str, chapter: str = "", level: int = 0) -> SchoolQuestion | None:
    """A question by chance, each kind as likely as the others.

    Arguments:
        bank: the questions.
        seed: decides which.
        chapter: the chapter of the law that decides it; "" for any.
        level: how hard it is; 0 for any.

    Returns:
        the question; None where there is none such.
    """
    chance = chance_of(seed)
    wanted = [row for row in rows(bank) if chapter in ("", row.chapter) and level in (0, row.level)]
    kinds = list(dict.fromkeys(row.kind for row in wanted))
    for _ in range(MOST_TRIES if wanted else 0):
        kind = chance.pick(kinds)
        row = chance.pick([row for row in wanted if row.kind == kind])
        question = bank.question(row.kind, row.path, 0, row.move, row.case)
        if question is not None:
            return question
    return None
