"""A line of answers told again: what was asked and answered, what happened, and the lines that one would write."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.exploring.exploration import Exploration, Outcome
from judge.game.course.referee import is_over, let_happen
from judge.game.event.choices import Option, Question
from judge.game.event.not_played import NotPlayedError
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.trace import Happening
from judge.game.state.state import State
from judge.game.terms import Phase
from judge.law.laws.law import Law
from judge.messages import Language
from judge.scenario.alike import all_alike, same_answer
from judge.scenario.answers import written
from judge.value import value
from judge.wording.names import Names
from judge.wording.slots import SLOTS
from judge.wording.table import sentence


@value(frozen=True, slots=True)
class ExploredDecision:
    """A question and its answer.

    Arguments:
        question: what was asked.
        state: the state in which it was asked.
        option: the answer.
    """

    question: Question
    state: State
    option: Option

    @property
    def needs_line(self) -> bool:
        """Whether a line answers it; there is none where all options look alike."""
        return self.question.kind == "turn" or not all_alike(self.question, self.state)


@value(frozen=True, slots=True)
class AnswerLine:
    """A line of answers, and what came of it.

    Arguments:
        start: the state before it.
        decisions: what was decided, in order.
        happenings: what happened.
        end: the state after it.
        stopped: whether the rules, or the engine, went no further there.
    """

    start: State
    decisions: tuple[ExploredDecision, ...]
    happenings: tuple[Happening, ...]
    end: State
    stopped: bool


def retell(exploration: Exploration, outcome: Outcome) -> AnswerLine:
    """Play the line that leads to an outcome once more, with its trace.

    Arguments:
        outcome: one of its outcomes.
    """
    state = exploration.start
    decisions: list[ExploredDecision] = []
    happenings: list[Happening] = []
    given = len(exploration.given)
    for unit in outcome.answers:
        answers = iter((*exploration.given, *unit) if state is exploration.start else unit)

        def choose(question: Question, asked: State, answers: Iterator[Option] = answers) -> Option:
            decisions.append(ExploredDecision(question, asked, next(answers)))
            return decisions[-1].option

        try:
            done = let_happen(state, exploration.rules, choose)
        except (NotPlayedError, OpenRulingError) as error:
            state, told = error.reached or (state, ())
            happenings += told
        else:
            state = done.state
            happenings += done.happenings
    stopped = bool(outcome.laws) or outcome.reason is not None
    return AnswerLine(exploration.start, tuple(decisions[given:]), tuple(happenings), state, stopped)


def lines(retold: AnswerLine, names: Names, language: Language) -> tuple[str, ...]:
    """The lines of a scenario that lead where a line of answers leads.

    Arguments:
        retold: the line of answers, told again.
        names: the names of players and cards.
    """
    return tuple(line for line, _ in steps_of(retold, names, language))


def steps_of(retold: AnswerLine, names: Names, language: Language) -> tuple[tuple[str, tuple[Law, ...]], ...]:
    """The lines of a scenario that lead where a line of answers leads, each with the laws that put its question.

    Arguments:
        retold: the line of answers, told again.
        names: the names of players and cards.
    """
    found: list[tuple[str, tuple[Law, ...]]] = []
    before: ExploredDecision | None = None
    for decision in retold.decisions:
        laws = decision.question.laws
        if before is not None and _goes_with(before, decision):
            written, asked = found[-1]
            found[-1] = written + in_expedition(decision.option, names, language), (*asked, *laws)
        elif decision.needs_line:
            found.append((line(decision, names, language), laws))
        before = decision
    return (*found, *((line, ()) for line in _goes_on(retold, names, language)))


def line(decision: ExploredDecision, names: Names, language: Language) -> str:
    """The line of a scenario that gives an answer.

    Arguments:
        decision: the question and the answer.
        names: the names of players and cards.
    """
    question, state = decision.question, decision.state
    option = same_answer(decision.option, question, state)
    return next(text for one, text in written(question, state, names, language) if one == option)


def _goes_with(played: ExploredDecision, decision: ExploredDecision) -> bool:
    """Whether one line says both which Character is played and in which expedition."""
    return (
        (played.question.kind, played.option.kind) == ("turn", "play")
        and decision.question.kind == "expedition"
        and decision.question.about == played.option.object
    )


def in_expedition(option: Option, names: Names, language: Language) -> str:
    """What a line that plays a Character says behind its words, to say in which expedition.

    Arguments:
        option: the answer to the question for the expedition.
        names: the names of players and cards.
    """
    form = sentence("move", "play_character").forms[language][0]
    place = SLOTS["expedition"].write((None, option.detail), names, language)
    return form.partition("{zone_from}")[2].replace("{expedition}", place)


def _goes_on(retold: AnswerLine, names: Names, language: Language) -> Iterator[str]:
    """The line that lets the game go on to its end, where no answer is needed for it."""
    last = retold.decisions[-1].state if retold.decisions else retold.start
    end = retold.end
    if (last.day, last.phase) == (end.day, end.phase) and retold.decisions:
        return
    phases: Sequence[Phase] = tuple(Phase)
    later = phases[(phases.index(end.phase) + 1) % len(phases)]
    phase = later if retold.stopped or is_over(end) else end.phase
    yield sentence("move", "go_on").write({"phase": phase}, names, language)
