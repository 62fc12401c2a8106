"""A scenario by two editions: the same in both, or the first moment at which they part, and the ruling of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from judge.editions import PLAYED
from judge.messages import Language, message
from judge.ruling.chosen import ruling_on_step
from judge.ruling.comparison import EditionSide, FileComparison, FormComparison
from judge.ruling.ruling import Ruling, numbers_of
from judge.ruling.rulings import ruling_of_form
from judge.ruling.trials import go_no_further
from judge.scenario.answers import lines
from judge.scenario.form import Scenario
from judge.scenario.performance import Performance
from judge.scenario.verdict import Judgement, judge
from judge.telling.story import tell_story
from judge.telling.view import StoryMove, StoryStep

NOTHING = message("nothing more happens")

UNDRAWN = 1_000_000
"""No board is drawn of so many steps."""


class UncomparableError(Exception):
    """A file cannot be played by one of two editions.

    Arguments:
        judgement: the file as judged by that edition, with its mistakes.
    """

    def __init__(self, judgement: Judgement) -> None:
        super().__init__(judgement.edition)
        self.judgement = judgement


def other_edition(edition: str) -> str:
    """The edition with which one is compared: the latest other one that is played."""
    return next((one for one in reversed(PLAYED) if one != edition), edition)


def compare_editions(scenario: Scenario, first: str, other: str, language: Language) -> tuple[FormComparison, ...]:
    """The main form and each twin of a file by two editions.

    Arguments:
        scenario: the file as read.
        first: the edition to begin with.

    Raises:
        UncomparableError: it cannot be played by one of them.
    """
    return compare_judgements(judge_anew(scenario, first), judge_anew(scenario, other), language)


def compare_file(judgement: Judgement, language: Language) -> FileComparison:
    """A file by the first edition that it names and by another one.

    Arguments:
        judgement: the file, judged by the editions that it names.
    """
    other = other_edition(judgement.edition)
    two = next((one for one in judgement.elsewhere if one.edition == other), None)
    editions = judgement.edition, other
    try:
        forms = compare_judgements(judgement, two or judge_anew(judgement.scenario, other), language)
    except UncomparableError as error:
        return FileComparison(editions, faults=tuple(fault.message.say(language) for fault in error.judgement.mistakes))
    return FileComparison(editions, forms)


def judge_anew(scenario: Scenario, edition: str, *, unfinished: bool = False) -> Judgement:
    """A file judged by an edition; what that finds wrong with it stays out of the file as it was read.

    Arguments:
        scenario: the file as read.
        unfinished: whether the moves may end while the game waits for an answer.
    """
    return judge(replace(scenario, mistakes=list(scenario.mistakes), mended=[]), edition, unfinished=unfinished)


def compare_judgements(
    one: Judgement,
    two: Judgement,
    language: Language,
    go_on: Callable[[Performance], object] = go_no_further,
    rule: Callable[[Judgement, Language], Ruling | None] = ruling_of_form,
) -> tuple[FormComparison, ...]:
    """The main form and each twin of a file that was judged by two editions.

    Arguments:
        go_on: what is done with a form when its moves are used up.
        rule: gives the ruling on a form.

    Raises:
        UncomparableError: it cannot be played by one of them.
    """
    for judgement in (one, two):
        if any(form.performance is None or form.own == "unreadable" for form in (judgement, *judgement.twins)):
            raise UncomparableError(judgement)
    forms = zip(_forms(one), _forms(two), strict=True)
    return tuple(_compared(*pair, language, go_on, rule) for pair in forms)


def _forms(judgement: Judgement) -> Iterator[Judgement]:
    """The forms of a judged file, each as a file of its own."""
    yield replace(judgement, scenario=replace(judgement.scenario, twins=[]), twins=(), elsewhere=())
    yield from judgement.twins


def _compared(
    one: Judgement,
    two: Judgement,
    language: Language,
    go_on: Callable[[Performance], object],
    rule: Callable[[Judgement, Language], Ruling | None],
) -> FormComparison:
    title = one.scenario.title.get(language, "")
    runs = [form.performance for form in (one, two) if form.performance is not None]
    ends = [_end(run, language) for run in runs]
    wait = any(map(_waits, runs)) and ends[0].text != ends[1].text
    for run in runs:
        go_on(run)
    moves = [tell_story(form, language, undrawn=UNDRAWN).moves for form in (one, two)]
    steps = [[step for move in told for step in move.steps] for told in moves]
    place = _parting(*steps)
    if place is None and wait:
        place = len(steps[0])
    if place is None:
        sides = (_whole(one, rule(one, language)), _whole(two, rule(two, language)))
        return FormComparison(title, True, "", sides)
    after = min((move for told in moves for move in _at(told, place)), key=lambda move: move.number, default=None)
    told_by = [
        replace(
            _side(form, told[place], language, go_on) if place < len(told) else end,
            outcome=rule(form, language),
        )
        for form, told, end in zip((one, two), steps, ends, strict=True)
    ]
    return FormComparison(
        title, False, after.text if after is not None and after.line else "", (told_by[0], told_by[1])
    )


def _parting(one: Sequence[StoryStep], two: Sequence[StoryStep]) -> int | None:
    """The place of the first step that is another one, or there in one list alone; None where all are the same."""
    pairs = zip_longest(one, two)
    return next((place for place, (a, b) in enumerate(pairs) if a is None or b is None or a.text != b.text), None)


def _waits(run: Performance) -> bool:
    """Whether a run ends with a question other than what to do in a turn, for which the file has no answer."""
    return bool(run.questions and (run.disagreements or run.waits)) and run.questions[-1].question.kind != "turn"


def _at(moves: Sequence[StoryMove], place: int) -> Iterator[StoryMove]:
    """The move that a step follows; the last one where there are not so many steps."""
    for move in moves:
        if place < len(move.steps):
            yield move
            return
        place -= len(move.steps)
    yield from moves[-1:]


def _side(form: Judgement, step: StoryStep, language: Language, go_on: Callable[[Performance], object]) -> EditionSide:
    return EditionSide(form.edition, step.text, step.laws, ruling_on_step(form, step.number, language, go_on=go_on))


def _end(run: Performance, language: Language) -> EditionSide:
    """What is asked where a run ends, for which the file has no answer; or that nothing more happens."""
    edition = run.rules.edition.name
    if not run.questions or not (run.disagreements or run.waits):
        return EditionSide(edition, NOTHING.say(language), (), None)
    put = run.questions[-1]
    choices = " · ".join(lines(put.question, put.state, run.names, language))
    text = message("it is asked: {choices}", choices=choices).say(language)
    return EditionSide(edition, text, numbers_of(put.question.laws, edition), None)


def _whole(form: Judgement, ruled: Ruling | None) -> EditionSide:
    """What an edition says of a form in which both say the same."""
    return EditionSide(form.edition, "", ruled.laws if ruled is not None else (), ruled, ruled)
