"""The run of a scenario: whenever the game asks, the next move answers.

It is long because what a line answers, what is passed over and where a run stops must be read together.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from judge.game.course.referee import Done, Needs, advance, is_over, reactions_wait
from judge.game.event.choices import Option, Question
from judge.game.event.not_played import NotPlayedError
from judge.game.event.open_ruling import OpenRulingError
from judge.game.state.state import State
from judge.game.terms import Phase
from judge.messages import Message, Mistake, message
from judge.scenario.alike import all_alike
from judge.scenario.answers import KINDS, expedition_of, fitting
from judge.scenario.attempts import Attempt, answers_kind, attempt, attempt_out_of_turn, told_refused
from judge.scenario.coming import comes, has_just_come, is_phase
from judge.scenario.disagreement import UnansweredQuestion
from judge.scenario.file import MoveLine
from judge.scenario.idle_order import is_idle, part
from judge.scenario.performance import PendingQuestion, Performance, PlayedMove
from judge.scenario.repeated import repeated
from judge.scenario.said_otherwise import answers_otherwise
from judge.scenario.unknown import unknown_move
from judge.wording.names import Names
from judge.wording.table import ParsedSentence, SentenceReader
from judge.wording.text import quotable

MOST_UNITS = 2_000
"""After so many units a scenario is stopped."""

MOST_ANSWERS = 64
"""After so many answers within one unit a run that is not strict is stopped: without a law a Spell may play itself."""

OVER = (Phase.DUSK, Phase.NIGHT)
"""The phases after a day's turns."""

LEAST = ("pass", "decline", "no", "no more", "keep")
"""The kinds of options with which a player does nothing."""


Moment = tuple[int, int]
"""A day and the place of a phase in it."""


def moment(state: State) -> Moment:
    """The day and the phase of a state, so that a later one is greater."""
    return state.day, list(Phase).index(state.phase)


class Stage:
    """The run of a scenario: takes the next move whenever the game asks."""

    def __init__(
        self,
        performance: Performance,
        strict: bool,
        unfinished: bool = False,
        most: int = MOST_UNITS,
        wish: int = 0,
        made: Mapping[int, Moment] = MappingProxyType({}),
    ) -> None:
        self.performance = performance
        self.strict = strict
        self.unfinished = unfinished
        self.most = most
        self.wish = wish
        self.made = made
        self.waiting = list(repeated(performance.scenario.moves))
        self.current = PlayedMove(None, performance.start)
        self.chosen: ParsedSentence | None = None
        self.goal: object = None
        self.stopped, self.late = False, performance.start.phase in OVER
        self.before = (0, 0)
        performance.played.append(self.current)

    @property
    def line(self) -> int:
        """The line that is being played."""
        return self.current.move.line.number if self.current.move else 1

    def play(self) -> None:
        """Play until the moves are used up."""
        state, answers, shown = self.performance.start, list[Option](), 0
        if self.strict:
            self._complain_of_unknown()
        while not self.stopped and self.performance.units < self.most:
            self.performance.unit, self.performance.answers = state, tuple(answers)
            if not answers and self._at_rest(state):
                break
            try:
                result = advance(state, self.performance.rules, answers)
            except (NotPlayedError, OpenRulingError) as error:
                if error.reached is not None:
                    self.performance.state, happenings = error.reached
                    self.current.happenings += happenings[shown:]
                raise
            self.current.happenings += result.happenings[shown:]
            shown = len(result.happenings)
            self.performance.state = result.state
            if isinstance(result, Done):
                state, answers, shown = result.state, [], 0
                self.performance.units += 1
            else:
                waiting, given = len(self.waiting), (len(answers), shown)
                answer = self._answer(result)
                if waiting > len(self.waiting):
                    self.before = given
                if answer is not None:
                    answers.append(answer)
                    if not self.strict and len(answers) == MOST_ANSWERS:
                        self.performance.endless = self.stopped = True
                elif self.current.is_to_be_refused and len(answers) > self.before[0]:
                    kept, shown = self.before
                    del answers[kept:]
                elif answers and waiting == len(self.waiting):
                    self.stopped = True
        if self.performance.units >= self.most:
            self.performance.endless = True
            what = message("the game went on for {most} steps without a move; end the scenario earlier", most=self.most)
            self._complain(what)
        if self.waiting and not self.stopped and self.strict:
            said = quotable(self.waiting[0].line.text)
            what = message("the file says “{said}”, but the game asks for nothing more; leave it out", said=said)
            self._disagree(self.waiting[0].line.number, what)

    def _at_rest(self, state: State) -> bool:
        """Whether the game may stop here, between two units."""
        if is_over(state):
            return True
        self._pass_idle_orders(None, state)
        if reactions_wait(state):
            return False
        if self.goal is not None and (state.phase, state.stage) == (self.goal, 0):
            self.goal = None
        if self.goal is None and not self.strict:
            self._leave_out(state)
        if self.goal is None and self.waiting:
            said = self._read(self.waiting[0])
            if said is not None and said.sentence.key == "go_on":
                goal = said.values["phase"]
                self.goal = None if has_just_come(goal, state, self.performance) else goal
                self._begin(self.waiting.pop(0), said, state)
                self.late = goal in OVER
            elif said is not None and is_phase(said, state.phase):
                self._begin(self.waiting.pop(0), said, state)
        begins = (state.brought or (self.late and state.phase in OVER)) and self.waiting
        if state.phase is not Phase.AFTERNOON and any(self._was_made_later(one, state) for one in self.waiting):
            return False
        return self.goal is None and not begins and not any(map(self._opens, self.waiting))

    def _leave_out(self, state: State) -> None:
        """Leave out the moves that can be made no more: those of turns that are over, and of an earlier phase."""
        over = not self.late and state.phase in OVER
        if over or any(self.made.get(one.line.number, moment(state)) < moment(state) for one in self.waiting):
            scene = self._scene()
            self.waiting[:scene] = [one for one in self.waiting[:scene] if self._was_made_later(one, state)]

    def _was_made_later(self, move: MoveLine, state: State) -> bool:
        """Whether a move was made in this phase, or after it, where the form was played before."""
        return move.line.number in self.made and self.made[move.line.number] >= moment(state)

    def _opens(self, move: MoveLine) -> bool:
        """Whether a move can be waited for between two units; under other rules than the file's, not all can."""
        said = None if self.strict else self._read(move)
        if said is None or move.is_refused or said.sentence.key not in KINDS:
            return True
        return KINDS[said.sentence.key][0] == "turn"

    def _answer(self, needs: Needs) -> Option | None:
        question, state = needs.question, needs.state
        self.performance.questions.append(PendingQuestion(question, state, self.current, len(self.current.happenings)))
        self._pass_idle_orders(question, state)
        if self._is_said_to_come(question, state):
            return None
        if self.chosen is not None:
            also = expedition_of(self.chosen, question)
            if also is not None:
                self.chosen = None
                return self._settle(also, question, state, ends=True)
        found = self._answers(self.waiting[0], question, state) if self.waiting else []
        if found:
            return self._take(found, question, state)
        refused = self._refused(question, state)
        if question.kind != "turn" and all_alike(question, state) and not self._is_about(refused, question):
            return question.allowed[0]
        if refused is not None:
            self._begin(self.waiting.pop(0), refused.said, state)
            self.current.option, self.current.refusal = refused.option, refused.refusal
            return None
        if not self.strict:
            return self._make_do(question, state)
        self._no_answer(question, state)
        return None

    def _is_said_to_come(self, question: Question, state: State) -> bool:
        """Whether the next line says that just this is asked next; under other rules, any turn will do for it."""
        said = self._read(self.waiting[0]) if self.waiting else None
        if said is None or said.sentence.use != "coming":
            return False
        asked = "player" in said.values and comes(question, said.values["player"], is_turn=said.sentence.key == "turn")
        if not asked and (self.strict or question.kind != "turn"):
            return False
        self._begin(self.waiting.pop(0), said, state)
        return True

    def _refused(self, question: Question, state: State) -> Attempt | None:
        """What the next move tries, where the file says that it is not allowed; at the desk, where nothing says it."""
        if not self.waiting:
            return None
        tried = attempt if self.waiting[0].is_refused else attempt_out_of_turn
        if tried is attempt_out_of_turn and not self.unfinished:
            return None
        meanings = self._meanings(self.waiting[0])
        told = told_refused(meanings, self.current) if tried is attempt else None
        return told or tried(meanings, question, state, self.performance.names, self.performance.rules)

    def _is_about(self, refused: Attempt | None, question: Question) -> bool:
        """Whether the next move is to be refused as an answer to just this question, whatever else could be."""
        return refused is not None and self.waiting[0].is_refused and answers_kind(refused.said, question)

    def _make_do(self, question: Question, state: State) -> Option | None:
        """An answer where the rules are not the file’s: a later move that fits, what is wished, or as little as may be.

        Arguments:
            question: the question that the next move does not answer; none may be due any more.
            state: the state in which it is asked.
        """
        scene = self._scene()
        for place in range(1, scene):
            found = self._answers(self.waiting[place], question, state)
            if found:
                move = self.waiting.pop(place)
                if question.kind == "turn":
                    del self.waiting[:place]
                self.waiting.insert(0, move)
                return self._take(found, question, state)
        if question.kind == "turn" and self.goal is None and not reactions_wait(state):
            del self.waiting[:scene]
            return None
        if not question.allowed:
            self.performance.stuck = self.stopped = True
            return None
        acts = [one for one in question.allowed if one.kind not in LEAST and question.kind != "turn"]
        self.performance.ways = max(self.performance.ways, len(acts))
        least = (one for one in question.allowed if one.kind in LEAST)
        return acts[(self.wish - 1) % len(acts)] if self.wish and acts else next(least, question.allowed[0])

    def _answers(self, move: MoveLine, question: Question, state: State) -> list[tuple[ParsedSentence, Option]]:
        names, meanings = self.performance.names, self._meanings(move)
        found = [(said, option) for said in meanings for option in fitting(said, question, state, names)]
        return found or answers_otherwise(self.performance, move, meanings, question, state, anew=self.strict)

    def _scene(self) -> int:
        """How many moves wait before the game next goes on to another phase."""
        for place, move in enumerate(self.waiting):
            said = self._read(move)
            if said is not None and said.sentence.key == "go_on":
                return place
        return len(self.waiting)

    def _take(self, found: list[tuple[ParsedSentence, Option]], question: Question, state: State) -> Option | None:
        options = {option for _, option in found}
        move = self.waiting.pop(0)
        self._begin(move, found[0][0], state)
        refused = move.is_refused and all(option.refusal is not None for option in options)
        if len(options) > 1 and self.strict and not refused:
            self._complain(self._disagreement(question, state).ambiguous(options))
            return None
        said, option = found[0]
        if option.refusal is None:
            self.chosen = None if question.kind == "expedition" else said
        return self._settle(option, question, state, ends=said.sentence.key != "play_character")

    def _settle(self, option: Option, question: Question, state: State, *, ends: bool) -> Option | None:
        """What the move under way comes to by an answer; unless it ends there, it says where, too."""
        refused = self.current.is_to_be_refused
        self.current.refusal = option.refusal
        if option.refusal is None and refused and ends and self.strict:
            return None
        self.current.option = self.current.option or option
        if option.refusal is None:
            return option
        if self.strict and not self.unfinished and not refused:
            self._disagree(self.line, self._disagreement(question, state).not_allowed(option.refusal))
        return None

    def _disagreement(self, question: Question, state: State) -> UnansweredQuestion:
        return UnansweredQuestion(question, state, self.performance.names, self.performance.rules)

    def _begin(self, move: MoveLine, said: ParsedSentence | None, state: State) -> None:
        self.current = PlayedMove(move, state, said)
        self.performance.played.append(self.current)

    def _pass_idle_orders(self, question: Question | None, state: State) -> None:
        """Take the lines that say which modifier applies first where the game has not asked for it."""
        while (
            self.waiting
            and not self.waiting[0].is_refused
            and is_idle(said := self._read(self.waiting[0]), question, state, self.current)
        ):
            changed = self.current
            self._begin(self.waiting.pop(0), said, state)
            part(changed, self.current)

    def _no_answer(self, question: Question, state: State) -> None:
        self.stopped = True
        here = self._disagreement(question, state)
        if not self.waiting:
            self.performance.waits = self.unfinished
            if not self.unfinished:
                self._disagree(self.line, here.nothing_written())
            return
        line, meanings = self.waiting[0].line, self._meanings(self.waiting[0])
        if not meanings:
            return
        refused = attempt_out_of_turn(meanings, question, state, self.performance.names, self.performance.rules)
        what = here.not_allowed(refused.refusal) if refused is not None else here.something_else(line, meanings[0])
        self._disagree(line.number, what)

    def _complain_of_unknown(self) -> None:
        """Note every move that is no known sentence; the run comes no further than to the first of them."""
        unknown = {move.line.number: move.line for move in self.waiting if not self._meanings(move)}
        for line in unknown.values():
            self.performance.scenario.complain(line.number, unknown_move(line, self.performance.names))

    def _meanings(self, move: MoveLine) -> tuple[ParsedSentence, ...]:
        return _read_move(move.line.text, self.performance.names)

    def _read(self, move: MoveLine) -> ParsedSentence | None:
        return next(iter(self._meanings(move)), None)

    def _complain(self, what: Message) -> None:
        self.stopped = True
        if self.strict:
            self.performance.scenario.complain(self.line, what)

    def _disagree(self, line: int, what: Message) -> None:
        self.stopped, scenario = True, self.performance.scenario
        self.performance.disagreements.append(Mistake(scenario.name, line, what.in_file(scenario.language)))


@lru_cache(maxsize=512)
def _read_move(text: str, names: Names) -> tuple[ParsedSentence, ...]:
    """What a line of a play can mean; a form that is played again is not read again."""
    return (*SentenceReader("move", names).read(text), *SentenceReader("coming", names).read(text))
