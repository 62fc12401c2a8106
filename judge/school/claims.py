"""What a lesson claims, held against the engine: each article that it cites decides a step that it shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from judge.law.book import book, editions
from judge.law.citation import citations
from judge.law.counterparts import Counterparts
from judge.law.definitions import definitions
from judge.messages import Message, Mistake, message
from judge.school.bank import Bank
from judge.school.lesson import Lesson, LessonScenario, LessonText
from judge.school.taught import TAUGHT
from judge.telling.shelf import ScenarioShelf
from judge.telling.table import BoardView
from judge.telling.view import Story, StoryMove, StoryStep


def form_of(shown: LessonScenario, shelf: ScenarioShelf, lesson: Lesson, edition: str = TAUGHT) -> Story:
    """The form of a scenario of which a lesson shows something.

    Arguments:
        shown: what it shows.
        lesson: the lesson, for its language.
        edition: the edition that it teaches.

    Raises:
        LookupError: there is no such scenario, it is not of that edition, or has no such twin.
    """
    story = shelf.story(shown.path, lesson.language).by(edition)
    if story is None:
        raise LookupError(edition)
    return story.forms[shown.form]


def moves_of(shown: LessonScenario, form: Story) -> tuple[StoryMove, ...]:
    """The moves that a lesson shows, each with the steps that it shows of it; none of a board.

    Arguments:
        shown: what it shows.
        form: the form of the scenario.
    """
    if shown.what == "board":
        return ()
    if not shown.unit:
        return form.moves
    if shown.unit == "move":
        return form.moves[shown.first - 1 : shown.last]
    chosen = form.own_steps[shown.first - 1 : shown.last]
    found = (StoryMove(one.number, one.text, (), _among(one.steps, chosen), one.changed) for one in form.moves)
    return tuple(move for move in found if move.steps)


def board_of(shown: LessonScenario, form: Story) -> BoardView:
    """The board that a lesson shows: that after a move or step, else that before the first step that it shows.

    Arguments:
        shown: what it shows.
        form: the form of the scenario.
    """
    if shown.what == "play":
        steps = [step for move in moves_of(shown, form) for step in move.steps]
        return _before(steps[0], form) if steps else form.before
    if shown.unit == "step":
        return form.own_steps[shown.first - 1].board
    steps = [step for move in form.moves[: shown.first] for step in move.steps]
    return steps[-1].board if steps else form.before


def check(lesson: Lesson, shelf: ScenarioShelf, bank: Bank, edition: str) -> list[Mistake]:
    """What a lesson claims and the engine does not show.

    Arguments:
        bank: the questions about them.
    """
    found: list[Mistake] = []
    decided: set[str] = set()
    for shown in lesson.scenarios:
        amiss = wrong(shown, shelf, lesson, edition)
        if amiss is not None:
            found.append(Mistake(lesson.file, shown.line, amiss))
            continue
        form = form_of(shown, shelf, lesson, edition)
        decided.update(law for move in moves_of(shown, form) for step in move.steps for law in step.laws)
    for asked in lesson.questions:
        question = bank.question(asked.kind, asked.path, asked.form, asked.move, asked.case)
        if question is not None and question.edition == edition:
            decided.update(question.articles)
            continue
        what = message(
            "there is no such question; `judge school questions {path}` lists those that there are", path=asked.path
        )
        found.append(Mistake(lesson.file, asked.line, what))
    found += _unshown(lesson, decided, shelf, edition)
    found += _unproved(lesson, shelf, edition)
    return sorted(found, key=lambda mistake: mistake.line)


def wrong(shown: LessonScenario, shelf: ScenarioShelf, lesson: Lesson, edition: str = TAUGHT) -> Message | None:
    """Why something cannot be shown; None where it can.

    Arguments:
        shown: what shall be shown.
        lesson: the lesson, for its language.
        edition: the edition that it teaches.
    """
    if shown.path not in shelf:
        return message("there is no scenario “{path}”", path=shown.path)
    story = shelf.story(shown.path, lesson.language).by(edition)
    if story is None:
        return message("the scenario {path} does not name edition {edition}", path=shown.path, edition=edition)
    if story.verdict not in ("holds", "open"):
        return message("the scenario {path} is not confirmed; mend it first", path=shown.path)
    if shown.form >= len(story.forms):
        return message("{path} has {count} twins", path=shown.path, count=len(story.twins))
    form = story.forms[shown.form]
    if shown.unit == "move" and shown.last > len(form.moves):
        return message("this form of {path} has {count} moves", path=shown.path, count=len(form.moves))
    if shown.unit == "step" and shown.last > len(form.own_steps):
        return message("this form of {path} has {count} steps", path=shown.path, count=len(form.own_steps))
    return None


def _unshown(lesson: Lesson, decided: set[str], shelf: ScenarioShelf, edition: str) -> Iterator[Mistake]:
    for words in lesson.blocks:
        for number in dict.fromkeys(words.references if isinstance(words, LessonText) else ()):
            line = (
                words.line + words.text.partition(f"[{number}]")[0].count("\n") if isinstance(words, LessonText) else 1
            )
            if number not in book(edition):
                nearest = ", ".join(book(edition).nearest(number))
                what = message(
                    "there is no article {number}; the nearest are {nearest}", number=number, nearest=nearest
                )
                yield Mistake(lesson.file, line, what)
            elif not _covered(number, decided, edition):
                scenarios = shelf.deciding(edition, number)[:4]
                what = message(
                    "{number} decides nothing that this lesson shows; show a scenario in which it does: {scenarios}",
                    number=number,
                    scenarios=", ".join(scenarios) or "–",
                )
                yield Mistake(lesson.file, line, what)


def _unproved(lesson: Lesson, shelf: ScenarioShelf, edition: str) -> Iterator[Mistake]:
    """What remarks on another edition say of articles that neither differ there nor decide what is shown."""
    for remark in lesson.remarks:
        if remark.edition not in editions() or remark.edition == edition:
            what = message("a remark is about another edition than {edition}, one that there is", edition=edition)
            yield Mistake(lesson.file, remark.line, what)
            continue
        law = book(remark.edition)
        alike, decided = Counterparts(law, book(edition)).alike, _decided_by(remark.edition, lesson, shelf)
        if not remark.references:
            yield Mistake(lesson.file, remark.line, message("the remark names no article; name the one that differs"))
        for number in dict.fromkeys(remark.references):
            if number not in law:
                nearest = ", ".join(law.nearest(number))
                what = message(
                    "there is no article {number}; the nearest are {nearest}", number=number, nearest=nearest
                )
                yield Mistake(lesson.file, remark.line, what)
            elif number in alike and number not in decided:
                what = message(
                    "{number} is the same in edition {edition} and decides nothing here; name an article that differs",
                    number=number,
                    edition=edition,
                )
                yield Mistake(lesson.file, remark.line, what)


def _decided_by(edition: str, lesson: Lesson, shelf: ScenarioShelf) -> set[str]:
    """The articles of another edition that decide, by it, in the forms of which a lesson shows something."""
    known = [one for one in lesson.scenarios if one.path in shelf]
    stories = [(one.form, shelf.story(one.path, lesson.language).by(edition)) for one in known]
    forms = (form for place, story in stories if story is not None for form in story.forms[place : place + 1])
    return {law for form in forms for step in form.own_steps for law in step.laws}


def _covered(number: str, decided: set[str], edition: str) -> bool:
    """Whether an article decides, sums up one that decides, or defines; of a section, whether one in it does."""
    if number in decided or number in definitions(edition):
        return True
    if any(one in decided for one in _summed_up(edition).get(number, ())):
        return True
    return any(one.startswith(f"{number}.") for one in decided)


@cache
def _summed_up(edition: str) -> Mapping[str, tuple[str, ...]]:
    """The articles that each summary sums up."""
    found: dict[str, tuple[str, ...]] = {}
    for citation in citations(edition).values():
        for number in citation.summaries:
            found[number] = (*found.get(number, ()), citation.article)
    return found


def _among(steps: Sequence[StoryStep], chosen: Sequence[StoryStep]) -> tuple[StoryStep, ...]:
    return tuple(step for step in steps if step in chosen)


def _before(step: StoryStep, form: Story) -> BoardView:
    place = form.own_steps.index(step)
    return form.own_steps[place - 1].board if place else form.before
