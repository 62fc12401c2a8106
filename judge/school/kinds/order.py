"""Which choice leads to this end? Everything that can follow each answer, found by exploring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from judge.exploring.budget import Budget
from judge.exploring.deciding import deciding
from judge.exploring.exploration import Exploration, Outcome, explore
from judge.exploring.possible import possible
from judge.exploring.retold import retell
from judge.exploring.summary import summary
from judge.exploring.until import Until
from judge.game.choices import Option
from judge.messages import LANGUAGES, message
from judge.school.kinds.moment import Moment, moments
from judge.school.question import MOST_ANSWERS, MOST_STEPS, Answer, Question, in_words, level_of, offered, steps_of
from judge.school.runs import Lived, Text, told

ASKS = message("Which choice leads to this end?")
LEADS = message("That leads to: {end}")
MAY_LEAD = message("That leads elsewhere, such as to: {end}")

KINDS = ("reaction", "target", "choose", "may", "pay", "mode", "expedition", "target_player", "target_expedition")
"""The kinds of decisions that are asked about."""

POSITIONS = 400
VISITS = 250
"""A choice after which there is more than this to look at is not asked about."""

LONGEST = 160
"""So long may the words of an end be."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """A choice, and everything that it can lead to.

    Arguments:
        line: the line that makes it.
        found: what was found.
        ends: the ends in words, each with a line of answers that leads to it.
    """

    line: Text
    found: Exploration
    ends: tuple[tuple[Text, Outcome], ...]


def questions(lived: Lived, path: str, form: int) -> Iterator[Question]:
    """The questions about the decisions of a form.

    Arguments:
        lived: the form.
        path: the scenario's path.
        form: which form it is.
    """
    for moment in moments(lived):
        choices = _choices(moment, lived)
        if choices is None or len(choices) < 2:
            continue
        for choice in choices[:MOST_ANSWERS]:
            question = _question(lived, path, form, moment, choice, choices)
            if question is not None:
                yield question
                break


def _question(
    lived: Lived, path: str, form: int, moment: Moment, choice: _Choice, choices: list[_Choice]
) -> Question | None:
    """The question for the end to which one choice alone leads; None where there is no such end."""
    end = next((one for one in choice.ends if _alone(one[0], choice, choices)), None)
    if end is None:
        return None
    text, outcome = end
    others = [one for one in choices if one is not choice]
    lines = [retell(choice.found, outcome), *(retell(one.found, one.ends[0][1]) for one in others)]
    laws = deciding(lines, lived.names)
    shown = moment.point.shown
    wrong = []
    for one, line, theirs in zip(others, lines[1:], laws[1:], strict=True):
        law = next((law for law in theirs if law not in moment.laws), next(iter(theirs), None))
        if law is not None:
            leads = LEADS if len(one.ends) == 1 else MAY_LEAD
            why: Text = {language: leads.filled(end=one.ends[0][0][language]).say(language) for language in LANGUAGES}
            then = steps_of((told(happening, lived.names) for happening in line.happenings[shown:]), lived.edition)
            wrong.append(Answer(one.line, law.number(lived.edition), why, then[:MOST_STEPS]))
    answers = offered(f"order:{path}:{form}:{moment.move}", Answer(choice.line), wrong)
    steps = [told(happening, lived.names) for happening in lines[0].happenings[shown:]]
    if len(answers) < 2 or not steps:
        return None
    numbers = dict.fromkeys(law.number(lived.edition) for law in (*moment.laws, *laws[0]))
    return Question(
        kind="order",
        path=path,
        form=form,
        move=moment.move,
        asks=in_words(ASKS),
        about=text,
        answers=answers,
        resolution=steps_of(steps, lived.edition),
        laws=tuple(numbers),
        level=level_of((*moment.before, *(law for step in steps for law in step.laws))),
    )


def _choices(moment: Moment, lived: Lived) -> list[_Choice] | None:
    """What each choice can lead to; None where that is too much to look at, or is not settled."""
    question = moment.point.question
    if question is None or question.player is None or question.kind not in KINDS:
        return None
    legal = {
        language: [one for one in possible(moment.point, lived.names, language) if one.legal] for language in LANGUAGES
    }
    if not 2 <= len(legal["en"]) <= MOST_ANSWERS or len(legal["en"]) != len(legal["fr"]):
        return None
    found = []
    for english, french in zip(legal["en"], legal["fr"], strict=True):
        choice = _choice(moment, lived, english.option, {"en": english.line, "fr": french.line})
        if choice is None:
            return None
        found.append(choice)
    return found


def _choice(moment: Moment, lived: Lived, option: Option, line: Text) -> _Choice | None:
    given = (*moment.point.given, option)
    budget = Budget(POSITIONS, visits=VISITS)
    found = explore(moment.point.unit, moment.point.rules, given, Until.DECISION, budget)
    if not found.exhausted or any(one.laws or one.reason for one in found.outcomes):
        return None
    ends = tuple((_end(found, one, lived), one) for one in found.outcomes)
    return _Choice(line, found, ends) if ends else None


def _end(found: Exploration, outcome: Outcome, lived: Lived) -> Text:
    return {language: summary(found.start, outcome.state, lived.names, language) for language in LANGUAGES}


def _alone(end: Text, choice: _Choice, choices: list[_Choice]) -> bool:
    """Whether one choice alone leads to an end, and it can be said in few words in every language."""
    others = [theirs for one in choices if one is not choice for theirs, _ in one.ends]
    return all(
        len(end[language]) <= LONGEST and all(end[language] != theirs[language] for theirs in others)
        for language in LANGUAGES
    )
