"""What stands in a lesson or on a page with a question, made ready to show: scenarios to walk through, questions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from flask import request
from markupsafe import Markup

from judge.law.book import Book, book
from judge.messages import Language
from judge.ruling.ruling import Ruling
from judge.school.bank import visitors_bank
from judge.school.claims import board_of, form_of, moves_of, wrong
from judge.school.lesson import Lesson, LessonHeading, LessonQuestion, LessonRemark, LessonScenario, LessonText
from judge.school.question import SchoolQuestion
from judge.school.question_context import QuestionContext, question_context
from judge.school.reasons import by_edition
from judge.school.taught import TAUGHT
from judge.site.card_links import CardLinks
from judge.site.markdown import render
from judge.site.rule_words import rule_links, rules_root
from judge.site.rulings import linked, ruling_on_question
from judge.site.symbols import inline
from judge.site.vocabulary import Links
from judge.telling.marked import board_at
from judge.telling.shelf import visitors_shelf
from judge.telling.table import BoardView
from judge.telling.view import Story, StoryMove, StoryStep
from judge.value import value


@value(frozen=True, slots=True)
class LessonScene:
    """A scenario, or a part of it, that stands in a lesson.

    Arguments:
        part: its name on the page.
        shown: what is shown.
        story: the scenario.
        moves: the moves that are shown.
        place: the place of the chosen step among those shown; 0 for what was before them.
        steps: all steps that are shown.
        board: the board that is drawn.
    """

    part: str
    shown: LessonScenario
    story: Story
    form: Story
    moves: tuple[StoryMove, ...]
    place: int
    steps: tuple[StoryStep, ...]
    board: BoardView

    @property
    def step(self) -> StoryStep | None:
        """The chosen step."""
        return self.steps[self.place - 1] if self.place else None


_CITED = re.compile(r'\s+(<a class="reference"[^>]*>[^<]*</a>)')

BETWEEN_FACTS = " · "
"""What stands between the facts of one answer."""


@value(frozen=True, slots=True)
class QuestionView:
    """A question that stands on a page.

    Arguments:
        part: its name on the page.
        story: its scenario.
        context: what one must know to answer it.
        chosen: the place of the answer that was given, from 1; 0 before one was given.
        language: the language of the page.
        ruling: the ruling that explains it once it is answered; None where there is none.
    """

    part: str
    question: SchoolQuestion
    story: Story
    context: QuestionContext
    chosen: int
    language: Language
    ruling: Ruling | None

    @property
    def shared(self) -> frozenset[str]:
        """The facts that all answers state, where they state several."""
        said = [frozenset(answer.text[self.language].split(BETWEEN_FACTS)) for answer in self.question.answers]
        return frozenset.intersection(*said)

    @property
    def texts(self) -> Iterator[str]:
        """What it asks, and what led to it, in the language of the page."""
        said = (self.question.asks, self.question.about, *(answer.text for answer in self.question.answers))
        yield from (one[self.language] for one in said if one)
        if self.context.move:
            yield self.context.move.text
        yield from (step.text for step in self.context.given)

    @property
    def elsewhere(self) -> Iterator[str]:
        """What the answer is by other editions, where it is another one."""
        yield from (by_edition(edition, text).say(self.language) for edition, text in self.question.elsewhere)

    @property
    def answered(self) -> bool:
        """Whether an answer was given."""
        return bool(self.chosen)

    @property
    def right(self) -> bool:
        """Whether the right answer was given."""
        return self.answered and self.question.answers[self.chosen - 1].right


def blocks(lesson: Lesson, links: Links) -> Iterator[tuple[str, Any]]:
    """The blocks of a lesson, each with its kind, made ready to show; what cannot be shown is left out.

    Arguments:
        links: where its words lead.
    """
    for place, block in enumerate(lesson.blocks, 1):
        match block:
            case LessonHeading():
                yield "heading", block.text
            case LessonText():
                yield "words", _apart(render(block.text, links))
            case LessonRemark():
                yield "remark", _apart(render(block.text, _links_of(block.edition, links)))
            case LessonScenario() if wrong(block, visitors_shelf(), lesson) is None:
                yield block.what, _scene(block, f"p{place}", lesson)
            case LessonQuestion():
                question = visitors_bank().question(block.kind, block.path, block.form, block.move, block.case)
                if question is not None:
                    yield "question", put(f"a{place}", question, lesson.language)


def _apart(words: Markup) -> Markup:
    """Words of which the numbers of laws can be put away with the space before them."""
    return Markup(_CITED.sub(r'<span class="laws"> \1</span>', str(words)))


def _links_of(edition: str, links: Links) -> Links:
    """Where the words of a remark on another edition lead."""
    law = book(edition)
    return replace(rule_links(law, links.language), terms=False, foreign=True, cards=links.cards)


def cards_of(lesson: Lesson) -> CardLinks:
    """The cards in the scenarios of a lesson."""
    shelf = visitors_shelf()
    paths = {block.path for block in lesson.blocks if isinstance(block, LessonScenario | LessonQuestion)}
    faces = (face for path in paths if path in shelf for face in shelf.story(path, lesson.language).faces)
    return CardLinks(faces, lesson.language)


def _scene(shown: LessonScenario, part: str, lesson: Lesson) -> LessonScene:
    story = _story(shown.path, lesson.language, TAUGHT)
    form = form_of(shown, visitors_shelf(), lesson)
    moves = moves_of(shown, form)
    steps = tuple(step for move in moves for step in move.steps)
    place = number_asked(part, len(steps))
    board = board_at(form, form.own_steps.index(steps[place - 1]) + 1) if place else board_of(shown, form)
    return LessonScene(part, shown, story, form, moves, place, steps, board)


def _story(path: str, language: Language, edition: str) -> Story:
    """A scenario as an edition rules it."""
    story = visitors_shelf().story(path, language)
    return story.by(edition) or story


def put(part: str, question: SchoolQuestion, language: Language) -> QuestionView:
    """A question as it stands on a page, with the answer that its address gives.

    Arguments:
        part: its name on the page.
    """
    story = _story(question.path, language, question.edition)
    chosen = number_asked("answer" if part == "question" else part, len(question.answers))
    ruling = ruling_on_question(question, visitors_shelf().file(question.path), language) if chosen else None
    return QuestionView(part, question, story, question_context(question, story), chosen, language, ruling)


def question_data(question: SchoolQuestion | None, language: Language) -> dict[str, object] | None:
    """A question as JSON data, with the ruling that explains it; None where there is no question."""
    if question is None:
        return None
    ruling = ruling_on_question(question, visitors_shelf().file(question.path), language)
    return {**question.data(language), "ruling": ruling.data() if ruling is not None else None}


def words(law: Book, language: Language, links: Links) -> dict[str, Any]:
    """What every page with a question or a scenario needs to write its words.

    Arguments:
        law: the edition.
        links: where the words of the page lead.
    """

    def article(number: str) -> Markup | None:
        known = number in law.texts[language].articles
        return render(law.article(number, language).text, links) if known else None

    def plain(text: str) -> Markup:
        return inline(text, language, links.sheet)

    cards = links.cards if isinstance(links.cards, CardLinks) else None
    return {
        "book": law,
        "root": rules_root(law, language),
        "known": law,
        "symbols": cards.linked if cards is not None else plain,
        "ruled": lambda text: linked(text, law, language, cards or CardLinks((), language)),
        "unlinked": plain,
        "cards": cards,
        "teach": lambda text: render(text, links, own=False),
        "article": article,
    }


def state() -> dict[str, str]:
    """What has been chosen and answered on this lesson's page, as its address says."""
    return {
        name: value
        for name, value in request.args.items()
        if name[:1] in ("a", "p") and name[1:].isdecimal() and value.isdecimal() and len(name) < 5 and len(value) < 5
    }


def number_asked(name: str, most: int) -> int:
    """A number in the address from 0 to the most that it may be; 0 where it is something else.

    Arguments:
        name: its name in the address.
        most: the most that it may be.
    """
    typed = request.args.get(name, "")
    number = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 6 else 0
    return number if number <= most else 0
