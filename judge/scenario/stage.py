"""The run of a scenario: whenever the game asks, the next move answers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from judge.game.course.referee import Done, Needs, advance, is_over, reactions_wait
from judge.game.event.choices import Option, Question
from judge.game.event.not_played import NotPlayedError
from judge.game.event.open_ruling import OpenRulingError
from judge.game.state.state import State
from judge.game.terms import Phase
from judge.messages import Message, Mistake, message
from judge.scenario.alike import all_alike
from judge.scenario.answers import expedition_of, fitting
from judge.scenario.attempts import Attempt, answers_kind, attempt, attempt_out_of_turn, told_refused
from judge.scenario.coming import comes, has_just_come, is_phase
from judge.scenario.disagreement import UnansweredQuestion
from judge.scenario.file import MoveLine
from judge.scenario.idle_order import is_idle, part
from judge.scenario.performance import PendingQuestion, Performance, PlayedMove, is_put_again
from judge.scenario.repeated import repeated
from judge.scenario.said_otherwise import answers_otherwise
from judge.scenario.unknown import unknown_move
from judge.scenario.waiting_moves import DayPhase, WaitingMoves
from judge.wording.table import ParsedSentence
from judge.wording.text import quotable

MOST_UNITS = 2_000
"""After so many units a scenario is stopped."""

MOST_ANSWERS = 64
"""After so many answers within one unit a run that is not strict is stopped: without a law a Spell may play itself."""

OVER = (Phase.DUSK, Phase.NIGHT)
"""The phases after a day's turns."""

LEAST = ("pass", "decline", "no", "no more", "keep")
"""The kinds of options with which a player does nothing."""


class Stage:
    """The run of a scenario: takes the next move whenever the game asks."""

    def __init__(
        self,
        performance: Performance,
        strict: bool,
        unfinished: bool = False,
        most: int = MOST_UNITS,
        wish: int = 0,
        made: Mapping[int, DayPhase] = MappingProxyType({}),
        until: Question | None = None,
    ) -> None:
        self.performance = performance
        self.strict = strict
        self.unfinished = unfinished
        self.most = most
        self.wish = wish
        self.until = until
        self.waiting = WaitingMoves(repeated(performance.scenario.moves), performance.names, made)
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
            said = quotable(self.waiting.next.line.text)
            what = message("the file says “{said}”, but the game asks for nothing more; leave it out", said=said)
            self._disagree(self.waiting.next.line.number, what)

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
            self.waiting.leave_out(state, over=not self.late and state.phase in OVER)
        if self.goal is None and (said := self.waiting.said) is not None:
            if said.sentence.key == "go_on":
                goal = said.values["phase"]
                self.goal = None if has_just_come(goal, state, self.performance) else goal
                self._begin(self.waiting.take(), said, state)
                self.late = goal in OVER
            elif is_phase(said, state.phase):
                self._begin(self.waiting.take(), said, state)
        begins = (state.brought or (self.late and state.phase in OVER)) and self.waiting
        if state.phase is not Phase.AFTERNOON and self.waiting.any_made_later(state):
            return False
        return self.goal is None and not begins and not self.waiting.any_opens(strict=self.strict)

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
        found = self._answers(self.waiting.next, question, state) if self.waiting else []
        if found:
            return self._take(found, question, state)
        refused = self._refused(question, state)
        if question.kind != "turn" and all_alike(question, state) and not self._is_about(refused, question):
            return question.allowed[0]
        if refused is not None:
            self._begin(self.waiting.take(), refused.said, state)
            self.current.option, self.current.refusal = refused.option, refused.refusal
            return None
        if not self.strict:
            return self._make_do(question, state)
        self._no_answer(question, state)
        return None

    def _is_said_to_come(self, question: Question, state: State) -> bool:
        """Whether the next line says that just this is asked next; under other rules, any turn will do for it."""
        said = self.waiting.said
        if said is None or said.sentence.use != "coming":
            return False
        asked = "player" in said.values and comes(question, said.values["player"], is_turn=said.sentence.key == "turn")
        if not asked and (self.strict or question.kind != "turn"):
            return False
        self._begin(self.waiting.take(), said, state)
        return True

    def _refused(self, question: Question, state: State) -> Attempt | None:
        """What the next move tries, where the file says that it is not allowed; at the desk, where nothing says it."""
        if not self.waiting:
            return None
        tried = attempt if self.waiting.next.is_refused else attempt_out_of_turn
        if tried is attempt_out_of_turn and not self.unfinished:
            return None
        meanings = self.waiting.meanings(self.waiting.next)
        told = told_refused(meanings, self.current) if tried is attempt else None
        return told or tried(meanings, question, state, self.performance.names, self.performance.rules)

    def _is_about(self, refused: Attempt | None, question: Question) -> bool:
        """Whether the next move is to be refused as an answer to just this question, whatever else could be."""
        return refused is not None and self.waiting.next.is_refused and answers_kind(refused.said, question)

    def _make_do(self, question: Question, state: State) -> Option | None:
        """An answer where the rules are not the file’s: a later move that fits, what is wished, or as little as may be.

        Arguments:
            question: the question that the next move does not answer; none may be due any more.
            state: the state in which it is asked.
        """
        if not self.waiting and is_put_again(self.until, question):
            self._no_answer(question, state)
            return None
        scene = self.waiting.scene()
        for place in range(1, scene):
            found = self._answers(self.waiting.moves[place], question, state)
            if found:
                self.waiting.bring(place, alone=question.kind == "turn")
                return self._take(found, question, state)
        if question.kind == "turn" and self.goal is None and not reactions_wait(state):
            del self.waiting.moves[:scene]
            return None
        if not question.allowed:
            self.performance.stuck = self.stopped = True
            return None
        acts = [one for one in question.allowed if one.kind not in LEAST and question.kind != "turn"]
        self.performance.ways = max(self.performance.ways, len(acts))
        least = (one for one in question.allowed if one.kind in LEAST)
        return acts[(self.wish - 1) % len(acts)] if self.wish and acts else next(least, question.allowed[0])

    def _answers(self, move: MoveLine, question: Question, state: State) -> list[tuple[ParsedSentence, Option]]:
        names, meanings = self.performance.names, self.waiting.meanings(move)
        found = [(said, option) for said in meanings for option in fitting(said, question, state, names)]
        return found or answers_otherwise(self.performance, move, meanings, question, state, anew=self.strict)

    def _take(self, found: list[tuple[ParsedSentence, Option]], question: Question, state: State) -> Option | None:
        options = {option for _, option in found}
        move = self.waiting.take()
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
            and not self.waiting.next.is_refused
            and is_idle(said := self.waiting.said, question, state, self.current)
        ):
            changed = self.current
            self._begin(self.waiting.take(), said, state)
            part(changed, self.current)

    def _no_answer(self, question: Question, state: State) -> None:
        self.stopped = True
        here = self._disagreement(question, state)
        if not self.waiting:
            self.performance.waits, self.performance.unanswered = self.unfinished, question
            if not self.unfinished:
                self._disagree(self.line, here.nothing_written())
            return
        line, meanings = self.waiting.next.line, self.waiting.meanings(self.waiting.next)
        if not meanings:
            return
        refused = attempt_out_of_turn(meanings, question, state, self.performance.names, self.performance.rules)
        what = here.not_allowed(refused.refusal) if refused is not None else here.something_else(line, meanings[0])
        self._disagree(line.number, what)

    def _complain_of_unknown(self) -> None:
        """Note every move that is no known sentence; the run comes no further than to the first of them."""
        unknown = {move.line.number: move.line for move in self.waiting.moves if not self.waiting.meanings(move)}
        for line in unknown.values():
            self.performance.scenario.complain(line.number, unknown_move(line, self.performance.names))

    def _complain(self, what: Message) -> None:
        self.stopped = True
        if self.strict:
            self.performance.scenario.complain(self.line, what)

    def _disagree(self, line: int, what: Message) -> None:
        self.stopped, scenario = True, self.performance.scenario
        self.performance.disagreements.append(Mistake(scenario.name, line, what.in_file(scenario.language)))
