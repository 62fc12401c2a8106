"""Questions drawn from all scenarios: the same seed or date draws the same one, wherever and whenever."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from judge.school.bank import Bank
from judge.school.question import Question, chance_of
from judge.telling.chapters import chapter_of

MOST_LOOKED = 40
"""In so many forms of scenarios is looked for a question that is wanted."""

CHAPTERS = ("2", "3", "4", "5", "6", "7")
"""The chapters whose laws decide in questions."""

OFTEN_TWO = ("region", "order")
"""The kinds of questions that are worth asking even if there are only two answers."""


def of_day(bank: Bank, day: date) -> Question | None:
    """The question of a day.

    Arguments:
        bank: the questions.
        day: the day.
    """
    return drawn(bank, f"day {day.isoformat()}")


def drawn(bank: Bank, seed: str, chapter: str = "", level: int = 0) -> Question | None:
    """A question by chance, of every kind that a scenario gives as likely as of the others.

    Arguments:
        bank: the questions.
        seed: decides which.
        chapter: the chapter of the law that decides it; "" for any.
        level: how hard it is; 0 for any.

    Returns:
        the question; None where none was found in as many forms as are looked at.
    """
    chance = chance_of(seed)
    forms = chance.shuffled(_likely(bank, chapter))[:MOST_LOOKED]
    for path in forms:
        questions = bank.questions(path, chance.below(bank.forms(path)))
        wanted = [one for one in questions if _wanted(one, chapter, level)]
        if wanted:
            kind = chance.pick(list(dict.fromkeys(one.kind for one in wanted)))
            return chance.pick([one for one in wanted if one.kind == kind])
    return None


def _likely(bank: Bank, chapter: str) -> Sequence[str]:
    """The scenarios in which a question of a chapter is likely."""
    if not chapter:
        return bank.paths
    return [path for path in bank.paths if chapter_of(path, bank.edition) in (chapter, "")]


def _wanted(question: Question, chapter: str, level: int) -> bool:
    if len(question.answers) < 3 and question.kind not in OFTEN_TWO:
        return False
    here = not chapter or any(law.startswith(f"{chapter}.") for law in question.laws[:1])
    return here and (not level or question.level == level)
