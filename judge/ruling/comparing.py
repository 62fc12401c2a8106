"""A scenario by two editions: the same in both, or the first moment at which they part, and the ruling of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from judge.messages import Language, message
from judge.ruling.chosen import ruling_on_step
from judge.ruling.ruling import Ruling, numbers_of
from judge.ruling.rulings import ruling_of_form
from judge.scenario.answers import lines
from judge.scenario.form import Scenario
from judge.scenario.performance import Performance
from judge.scenario.verdict import Judgement, judge
from judge.telling.story import tell_story
from judge.telling.view import StoryMove, StoryStep
from judge.value import value

NOTHING = message("nothing more happens")

UNDRAWN = 1_000_000
"""No board is drawn of so many steps."""


@value(frozen=True, slots=True)
class EditionSide:
    """What one of two editions says of a form.

    Arguments:
        text: what happens by it at the moment at which they part, in a sentence, or what is asked then; "" where they
            do not part.
        laws: the articles that decide that.
        ruling: the ruling on it; where they do not part, on the form; None where nothing can be proved.
    """

    edition: str
    text: str
    laws: tuple[str, ...]
    ruling: Ruling | None

    def data(self) -> dict[str, object]:
        """The side as JSON data."""
        ruled = self.ruling.data() if self.ruling is not None else None
        return {"edition": self.edition, "text": self.text, "laws": list(self.laws), "ruling": ruled}


@value(frozen=True, slots=True)
class FormComparison:
    """A form by two editions.

    Arguments:
        title: the title of the form.
        alike: whether the same happens in both.
        after: the first move after which something else happens; "" where they do not part, or before the first move.
        sides: what each says, the file's own edition first.
    """

    title: str
    alike: bool
    after: str
    sides: tuple[EditionSide, EditionSide]

    def data(self) -> dict[str, object]:
        """The comparison as JSON data."""
        sides = [side.data() for side in self.sides]
        return {"title": self.title, "alike": self.alike, "after": self.after, "sides": sides}


class UncomparableError(Exception):
    """A file cannot be played by one of two editions.

    Arguments:
        judgement: the file as judged by that edition, with its mistakes.
    """

    def __init__(self, judgement: Judgement) -> None:
        super().__init__(judgement.edition)
        self.judgement = judgement


def compare_editions(scenario: Scenario, first: str, other: str, language: Language) -> tuple[FormComparison, ...]:
    """The main form and each twin of a file by two editions.

    Arguments:
        scenario: the file as read.
        first: the edition to begin with.

    Raises:
        UncomparableError: it cannot be played by one of them.
    """
    one, two = (_playable(scenario, edition) for edition in (first, other))
    forms = zip(_forms(one), _forms(two), strict=True)
    return tuple(_compared(*pair, language) for pair in forms)


def _playable(scenario: Scenario, edition: str) -> Judgement:
    judgement = judge(replace(scenario, mistakes=list(scenario.mistakes), mended=[]), edition)
    if any(form.performance is None or form.own == "unreadable" for form in (judgement, *judgement.twins)):
        raise UncomparableError(judgement)
    return judgement


def _forms(judgement: Judgement) -> Iterator[Judgement]:
    """The forms of a judged file, each as a file of its own."""
    yield replace(judgement, scenario=replace(judgement.scenario, twins=[]), twins=())
    yield from judgement.twins


def _compared(one: Judgement, two: Judgement, language: Language) -> FormComparison:
    title = one.scenario.title.get(language, "")
    moves = [tell_story(form, language, undrawn=UNDRAWN).moves for form in (one, two)]
    steps = [[step for move in told for step in move.steps] for told in moves]
    place = _parting(*steps)
    if place is None and any(map(_waits, (one, two))):
        place = len(steps[0])
    if place is None:
        sides = (_whole(one, language), _whole(two, language))
        return FormComparison(title, True, "", sides)
    after = min((move for told in moves for move in _at(told, place)), key=lambda move: move.number, default=None)
    sides = (_side(one, steps[0], place, language), _side(two, steps[1], place, language))
    return FormComparison(title, False, after.text if after is not None and after.line else "", sides)


def _parting(one: Sequence[StoryStep], two: Sequence[StoryStep]) -> int | None:
    """The place of the first step that is another one, or there in one list alone; None where all are the same."""
    pairs = zip_longest(one, two)
    return next((place for place, (a, b) in enumerate(pairs) if a is None or b is None or a.text != b.text), None)


def _waits(form: Judgement) -> bool:
    """Whether a run ends with a question other than what to do in a turn, for which the file has no answer."""
    run = form.performance
    return run is not None and bool(run.disagreements and run.questions) and run.questions[-1].question.kind != "turn"


def _at(moves: Sequence[StoryMove], place: int) -> Iterator[StoryMove]:
    """The move that a step follows; the last one where there are not so many steps."""
    for move in moves:
        if place < len(move.steps):
            yield move
            return
        place -= len(move.steps)
    yield from moves[-1:]


def _side(form: Judgement, steps: Sequence[StoryStep], place: int, language: Language) -> EditionSide:
    if place < len(steps):
        step = steps[place]
        return EditionSide(form.edition, step.text, step.laws, ruling_on_step(form, step.number, language))
    assert form.performance is not None
    return _asks(form.performance, language)


def _asks(run: Performance, language: Language) -> EditionSide:
    """What is asked where a run ends, for which the file has no answer; or that nothing more happens."""
    edition = run.rules.edition.name
    if not run.disagreements or not run.questions:
        return EditionSide(edition, NOTHING.say(language), (), None)
    put = run.questions[-1]
    choices = " · ".join(lines(put.question, put.state, run.names, language))
    text = message("it is asked: {choices}", choices=choices).say(language)
    return EditionSide(edition, text, numbers_of(put.question.laws, edition), None)


def _whole(form: Judgement, language: Language) -> EditionSide:
    """What an edition says of a form in which both say the same."""
    ruled = ruling_of_form(form, language)
    return EditionSide(form.edition, "", ruled.laws if ruled is not None else (), ruled)
