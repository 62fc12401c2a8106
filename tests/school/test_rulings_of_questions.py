"""The ruling that explains a question says of it what the right answer says, in both languages, and is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.law.book import book
from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.ruling.ruling import Ruling
from judge.school.bank import bank
from judge.school.course import course
from judge.school.kinds.happens_next import NOTHING
from judge.school.kinds.may import YES
from judge.school.lesson import KINDS
from judge.school.question import SchoolQuestion
from judge.school.rulings import kept_question_rulings, rule_question

KUWAT = "objects/kuwat-and-haven"


pytestmark = pytest.mark.usefixtures("own_cache")


def of_lessons() -> Iterator[SchoolQuestion]:
    """The questions of the lessons, each once."""
    found = {}
    for lesson in course().lessons["en"].values():
        for asked in lesson.questions:
            question = bank().question(asked.kind, asked.path, asked.form, asked.move, asked.case)
            assert question is not None
            found[question.key] = question
    yield from found.values()


def file(question: SchoolQuestion) -> Path:
    return SCENARIOS / f"{question.path}.md"


def inner(text: str) -> str:
    """Words as they stand within quotes."""
    return text.translate(str.maketrans("“”", "‘’"))


def says_the_same(question: SchoolQuestion, ruling: Ruling) -> bool:
    """Whether a ruling says what the right answer says."""
    right = next(one for one in question.answers if one.right).text["en"]
    match question.kind:
        case "next" if right == NOTHING.say("en"):
            return ruling.answer.startswith("No: ")
        case "next" | "region":
            return ruling.answer.startswith("Yes") and question.resolution[0].text["en"][1:] in ruling.answer
        case "may":
            return ("is not allowed" in ruling.answer) == (right != YES.say("en"))
    return True


def test_the_questions_of_the_lessons_have_a_ruling_that_says_what_the_right_answer_says() -> None:
    for question in of_lessons():
        numbers = book(question.edition)
        ruling = rule_question(question, file(question), "en")
        assert ruling is not None, question.key
        assert says_the_same(question, ruling), (question.key, ruling.answer)
        assert len(ruling.sentences) <= 3 and ruling.laws, question.key
        assert all(number in numbers for number in ruling.laws)


@pytest.mark.parametrize("kind", KINDS)
def test_a_ruling_names_the_same_articles_in_every_language(kind: str) -> None:
    others = (one for path in (KUWAT, "vocabulary/seasoned") for one in bank().questions(path))
    question = next(one for one in (*of_lessons(), *others) if one.kind == kind)
    english, french = (rule_question(question, file(question), language) for language in LANGUAGES)
    assert english is not None and french is not None
    assert english.laws == french.laws and english.answer != french.answer


def test_a_move_that_the_form_does_not_make_is_ruled_where_the_question_asks_about_it() -> None:
    question = next(one for one in bank().questions("playing/quick-action") if one.kind == "may" and one.move == 2)
    ruling = rule_question(question, file(question), "en")
    assert ruling is not None and question.about is not None
    assert question.about["en"] in ruling.question and "is not allowed" in ruling.answer
    assert ruling.deciding and ruling.laws[0] in question.laws


def test_one_that_is_made_later_is_kept_beside_the_others() -> None:
    first, second = bank().questions(KUWAT)[:2]
    assert not kept_question_rulings(file(first), KUWAT, "fr").found
    made = {one.key: rule_question(one, file(one), "fr") for one in (first, second)}
    assert kept_question_rulings(file(first), KUWAT, "fr").found == made
