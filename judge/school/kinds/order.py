"""Which choice leads to this end, or where does a choice lead? All that can follow each of them, found by exploring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from judge.exploring.answer_lines import AnswerLine, retell
from judge.exploring.budget import Budget
from judge.exploring.course import Point
from judge.exploring.deciding import deciding
from judge.exploring.exploration import Exploration, Outcome, explore
from judge.exploring.horizon import Horizon
from judge.exploring.summary import summary
from judge.game.event.choices import Option
from judge.game.state.state import State
from judge.law.citation import cite
from judge.law.laws.law import Law
from judge.messages import LANGUAGES, Message, message
from judge.school.kinds.ends import Facts, apart, facts, false, side_by_side
from judge.school.kinds.moment import Case, DecisionPoint, cases, moments, without
from judge.school.question import FEWEST_ANSWERS, MOST_ANSWERS, Answer, SchoolQuestion, level_of, offered, steps_of
from judge.school.reasons import LEADS, MAY_LEAD, OTHER_CHOICE, SO, in_words
from judge.school.reasons import without as told_without
from judge.school.runs import FormRuns, Text, word_step
from judge.value import value

WHICH = message("Which choice leads to this end?")
WHERE = message("Where does this choice lead?")

KINDS = ("reaction", "target", "choose", "may", "pay", "mode", "expedition", "target_player", "target_expedition")
"""The kinds of decisions that are asked about."""

POSITIONS = 400
VISITS = 250
"""A choice after which there is more than this to look at is not asked about."""

LONGEST = 160
"""So long may the words of an end be."""


@value(frozen=True, slots=True)
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


@value(frozen=True, slots=True)
class _OrderQuestion:
    """A choice that alone leads to an end.

    Arguments:
        moment: when it is made.
        end: the end in words.
        others: the other choices, each with the law that decides between it and this one.
        refused: what is not allowed then.
        retold: the choice and what comes of it, told again.
        laws: the laws that decide between it and the others.
    """

    lived: FormRuns
    moment: DecisionPoint
    choice: _Choice
    end: Text
    others: tuple[tuple[_Choice, Law], ...]
    refused: tuple[Case, ...]
    retold: AnswerLine
    laws: tuple[Law, ...]


def questions(lived: FormRuns, path: str, form: int) -> Iterator[SchoolQuestion]:
    """The questions about the decisions of a form, one for each.

    Arguments:
        path: the scenario's path.
        form: which form it is.
    """
    for moment in moments(lived):
        known = cases(moment, lived)
        choices = _choices(moment, lived, [case for case in known if case.refusal is None])
        refused = tuple(case for case in known if case.refusal is not None and case.option in _options(moment))
        all_asked = (_order_questions(lived, moment, choice, choices, refused) for choice in choices)
        asked = [one for one in all_asked if one is not None]
        if asked:
            name = f"{path}:{form}:{moment.move}"
            made = (make(one, name, path, form) for make in (_which, _where) for one in asked)
            yield from islice((question for question in made if question is not None), 1)


def _order_questions(
    lived: FormRuns, moment: DecisionPoint, choice: _Choice, choices: Sequence[_Choice], refused: tuple[Case, ...]
) -> _OrderQuestion | None:
    """What there is to ask about a choice; None where it alone leads to no end."""
    end = next((one for one in choice.ends if _alone(one[0], choice, choices)), None)
    if end is None:
        return None
    others = [one for one in choices if one is not choice]
    lines = [retell(choice.found, end[1]), *(retell(one.found, one.ends[0][1]) for one in others)]
    laws = deciding(lines, lived.names)
    ruling = [next((law for law in theirs if law not in moment.laws), next(iter(theirs), None)) for theirs in laws[1:]]
    apart = tuple((one, law) for one, law in zip(others, ruling, strict=True) if law is not None)
    return _OrderQuestion(lived, moment, choice, end[0], apart, refused, lines[0], laws[0])


def _which(asked: _OrderQuestion, name: str, path: str, form: int) -> SchoolQuestion | None:
    """The question for the choice that leads to the end; the others lead elsewhere, or are not allowed."""
    edition = asked.lived.edition
    wrong = []
    for one, law in asked.others:
        leads = LEADS if len(one.ends) == 1 else MAY_LEAD
        wrong.append(Answer(one.line, cite(law, edition).article, in_words(leads.filled(end=one.ends[0][0]))))
    for case in asked.refused:
        if case.option.refusal is not None and case.option.refusal.laws:
            wrong.append(Answer(case.line, cite(case.option.refusal.laws[0], edition).article, case.refusal))
    answers = offered(f"order:{name}", Answer(asked.choice.line), wrong)
    enough = len(answers) >= FEWEST_ANSWERS
    return _question(asked, path, form, WHICH, asked.end, answers) if enough else None


def _where(asked: _OrderQuestion, name: str, path: str, form: int) -> SchoolQuestion | None:
    """The question for the end to which the choice leads; the others are those of other choices, and without a law."""
    if len(asked.choice.ends) > 1:
        return None
    told = _OfferedEnds(asked)
    for one, law in asked.others:
        told.add(one.ends[0][1].state, law, in_words(OTHER_CHOICE.filled(line=one.line)))
    for law in dict.fromkeys(law for happening in asked.retold.happenings for law in happening.laws):
        state = None if told.full else _end_without(asked.moment, asked.choice.found, law)
        if state is not None:
            told.add(state, law, told_without(SO, cite(law, asked.lived.edition)))
    answers = offered(f"where:{name}", *told.answers())
    enough = len(answers) >= FEWEST_ANSWERS
    return _question(asked, path, form, WHERE, asked.choice.line, answers) if enough else None


def _question(
    asked: _OrderQuestion, path: str, form: int, asks: Message, about: Text, answers: tuple[Answer, ...]
) -> SchoolQuestion | None:
    """A question about a choice; None where nothing is told of it."""
    lived, moment = asked.lived, asked.moment
    steps = [word_step(happening, lived.names) for happening in asked.retold.happenings[moment.point.shown :]]
    if not steps:
        return None
    numbers = dict.fromkeys(cite(law, lived.edition).article for law in (*moment.laws, *asked.laws))
    return SchoolQuestion(
        kind="order",
        path=path,
        form=form,
        move=moment.move,
        asks=in_words(asks),
        about=about,
        answers=answers,
        resolution=steps_of(steps, lived.edition),
        laws=tuple(numbers),
        level=level_of((*moment.before, *(law for step in steps for law in step.laws))),
    )


class _OfferedEnds:
    """The ends that a question offers, told side by side.

    Arguments:
        asked: the choice that is asked about.
    """

    def __init__(self, asked: _OrderQuestion) -> None:
        self._names, self._edition = asked.lived.names, asked.lived.edition
        self._start = facts(asked.choice.found.start, self._names)
        self._right = facts(asked.choice.ends[0][1].state, self._names)
        self._subjects = apart(self._start, self._right)
        self._wrong: list[tuple[Facts, Law, Text]] = []

    @property
    def full(self) -> bool:
        """Whether no more is offered."""
        return len(self._wrong) == MOST_ANSWERS - 1

    def add(self, state: State, law: Law, why: Text) -> None:
        """Offer a wrong end, unless one cannot tell it from the others in few words."""
        end = facts(state, self._names)
        subjects = self._subjects | apart(self._start, end)
        ends = [self._right, *(one for one, _, _ in self._wrong), end]
        texts = side_by_side(ends, subjects, self._names)
        fits = all(0 < len(text[language]) <= LONGEST for text in texts for language in LANGUAGES)
        apart_all = all(len({text[language] for text in texts}) == len(texts) for language in LANGUAGES)
        if not self.full and fits and apart_all and all(false(one, self._right, subjects) for one in ends[1:]):
            self._subjects = subjects
            self._wrong.append((end, law, why))

    def answers(self) -> tuple[Answer, list[Answer]]:
        """The right answer and the wrong ones."""
        ends = [self._right, *(one for one, _, _ in self._wrong)]
        right, *told = side_by_side(ends, self._subjects, self._names)
        wrong = zip(told, self._wrong, strict=True)
        return Answer(right), [Answer(text, cite(law, self._edition).article, why) for text, (_, law, why) in wrong]


def _end_without(moment: DecisionPoint, found: Exploration, law: Law) -> State | None:
    """The one end to which a choice leads without a law; None where there are several, or the others cannot tell."""
    there = without(moment, found.given[-1], moment.point.rules.without(law))
    if there is None or there[1].refusal is not None:
        return None
    imagined = _explored(there[0], there[1])
    return imagined.outcomes[0].state if _settled(imagined) and len(imagined.outcomes) == 1 else None


def _options(moment: DecisionPoint) -> tuple[Option, ...]:
    return moment.point.question.options if moment.point.question is not None else ()


def _choices(moment: DecisionPoint, lived: FormRuns, legal: Sequence[Case]) -> tuple[_Choice, ...]:
    """What each choice can lead to; none where that is too much to look at, or is not settled."""
    question = moment.point.question
    if question is None or question.player is None or question.kind not in KINDS:
        return ()
    if not 2 <= len(legal) <= MOST_ANSWERS:
        return ()
    found = [(case, _explored(moment.point, case.option)) for case in legal]
    if not all(_settled(one) and one.outcomes for _, one in found):
        return ()
    return tuple(_Choice(case.line, one, _ends(one, lived)) for case, one in found)


def ends_of(moment: DecisionPoint, option: Option) -> tuple[State, ...]:
    """The positions to which an option leads; none where that is too much to look at, or is not settled.

    Arguments:
        moment: when it is chosen.
    """
    found = _explored(moment.point, option)
    return tuple(one.state for one in found.outcomes) if _settled(found) else ()


def _explored(point: Point, option: Option) -> Exploration:
    budget = Budget(POSITIONS, visits=VISITS)
    return explore(point.unit, point.rules, (*point.given, option), Horizon.DECISION, budget)


def _settled(found: Exploration) -> bool:
    return found.exhausted and not any(one.laws or one.reason for one in found.outcomes)


def _ends(found: Exploration, lived: FormRuns) -> tuple[tuple[Text, Outcome], ...]:
    """What each outcome comes to since the choice."""
    return tuple((_end(found, outcome, lived), outcome) for outcome in found.outcomes)


def _end(since: Exploration, outcome: Outcome, lived: FormRuns) -> Text:
    return {language: summary(since.start, outcome.state, lived.names, language) for language in LANGUAGES}


def _alone(end: Text, choice: _Choice, choices: Sequence[_Choice]) -> bool:
    """Whether one choice alone leads to an end, and it can be said in few words in every language."""
    others = [theirs for one in choices if one is not choice for theirs, _ in one.ends]
    return all(
        len(end[language]) <= LONGEST and all(end[language] != theirs[language] for theirs in others)
        for language in LANGUAGES
    )
