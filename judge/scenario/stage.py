"""The run of a scenario: whenever the game asks, the next move answers."""

from __future__ import annotations

from dataclasses import replace

from judge.game.choices import Option, Question, Refusal
from judge.game.open_ruling import OpenRulingError
from judge.game.out_of_turn import out_of_turn
from judge.game.referee import Done, Needs, advance, is_over, reactions_wait
from judge.game.state import State
from judge.game.terms import Phase
from judge.game.view import View
from judge.law.citations.law import Law
from judge.messages import LANGUAGES, Language, Message, message
from judge.scenario.answers import KINDS, all_alike, expedition_of, fitting, lines
from judge.scenario.file import Line, Move
from judge.scenario.performance import Performance, Played, Put
from judge.scenario.repeated import repeated
from judge.wording.table import Reader, Said, sentence

MOST_UNITS = 2_000
"""After so many units a scenario is stopped."""

OVER = (Phase.DUSK, Phase.NIGHT)
"""The phases after a day's turns."""

LEAST = ("pass", "decline", "no", "no more", "keep")
"""The kinds of options with which a player does nothing."""


class Stage:
    """The run of a scenario: takes the next move whenever the game asks."""

    def __init__(
        self, performance: Performance, strict: bool, unfinished: bool = False, most: int = MOST_UNITS
    ) -> None:
        self.performance = performance
        self.strict = strict
        self.unfinished = unfinished
        self.most = most
        self.waiting = list(repeated(performance.scenario.moves))
        self.reader = Reader("move", performance.names)
        self.current = Played(None, performance.start)
        self.goal: object = None
        self.stopped = False
        performance.played.append(self.current)

    @property
    def line(self) -> int:
        """The line that is being played."""
        return self.current.move.line.number if self.current.move else 1

    def play(self) -> None:
        """Play until the moves are used up."""
        state, answers, shown = self.performance.start, list[Option](), 0
        while not self.stopped and self.performance.units < self.most:
            self.performance.unit, self.performance.answers = state, tuple(answers)
            if not answers and self._at_rest(state):
                break
            try:
                result = advance(state, self.performance.rules, answers)
            except OpenRulingError as error:
                if error.reached is not None:
                    self.performance.state, happenings = error.reached
                    self.current.happenings += happenings[shown:]
                raise
            self.current.happenings += result.happenings[shown:]
            shown = len(result.happenings)
            if isinstance(result, Done):
                state, answers, shown = result.state, [], 0
                self.performance.units += 1
                self.performance.state = state
            else:
                self.performance.state = result.state
                waiting = len(self.waiting)
                answer = self._answer(result)
                if answer is not None:
                    answers.append(answer)
                elif answers and waiting == len(self.waiting):
                    self.stopped = True
        if self.performance.units >= self.most:
            self.performance.endless = True
            self._complain(
                message("the game went on for {most} steps without a move; end the scenario earlier", most=self.most)
            )
        if self.waiting and not self.stopped and self.strict:
            self._complain_at(self.waiting[0].line, message("this move is not used: the game does not ask for it"))

    def _at_rest(self, state: State) -> bool:
        """Whether the game may stop here, between two units."""
        if is_over(state):
            return True
        if reactions_wait(state):
            return False
        if self.goal is not None and (state.phase, state.stage) == (self.goal, 0):
            self.goal = None
        if self.goal is None and not self.strict and state.phase in OVER:
            del self.waiting[: self._scene()]
        if self.goal is None and self.waiting:
            said = self._read(self.waiting[0])
            if said is not None and said.sentence.key == "go_on":
                self._begin(self.waiting.pop(0), said, state)
                self.goal = said.values["phase"]
        begins = bool(state.brought and self.waiting)
        return self.goal is None and not begins and not any(map(self._opens, self.waiting))

    def _opens(self, move: Move) -> bool:
        """Whether a move can be waited for between two units; under other rules than the file's, not all can."""
        said = None if self.strict else self._read(move)
        return said is None or said.sentence.key == "go_on" or KINDS[said.sentence.key][0] == "turn"

    def _answer(self, needs: Needs) -> Option | None:
        question, state = needs.question, needs.state
        self.performance.questions.append(Put(question, state, self.current, len(self.current.happenings)))
        if self.current.said is not None:
            also = expedition_of(self.current.said, question)
            if also is not None:
                return also
        found = self._next(question, state)
        if found:
            return self._take(found, question, state)
        if question.kind != "turn" and all_alike(question, state) and not self._is_unfit(question, state):
            return question.allowed[0]
        refused = self._out_of_turn(question, state)
        if refused is not None and (self.unfinished or self.waiting[0].is_refused):
            said, option = refused
            self._begin(self.waiting.pop(0), said, state)
            self.current.option, self.current.refusal = option, option.refusal
            return None
        if not self.strict:
            return self._make_do(question, state)
        self._no_answer(question, state)
        return None

    def _out_of_turn(self, question: Question, state: State) -> tuple[Said, Option] | None:
        """What the next move means, if somebody who is not asked might think of doing it now, and may not.

        Arguments:
            question: the question that the move does not answer.
            state: the state in which it is asked.
        """
        thoughts = out_of_turn(View(state, self.performance.rules), question) if self.waiting else ()
        found = (one for thought in thoughts for one in self._answers(self.waiting[0], thought, state))
        return next(found, None)

    def _is_unfit(self, question: Question, state: State) -> bool:
        """Whether the next move is to be refused because what it targets does not suit, whatever else could be."""
        asked = question.kind == "target" and self.waiting and self.waiting[0].is_refused
        refused = self._out_of_turn(question, state) if asked else None
        return refused is not None and refused[1].kind == "choose"

    def _make_do(self, question: Question, state: State) -> Option | None:
        """An answer where the rules are not those of the file: a later move that fits, or doing as little as may be.

        Arguments:
            question: the question that the next move does not answer.
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
        return next((one for one in question.allowed if one.kind in LEAST), question.allowed[0])

    def _next(self, question: Question, state: State) -> list[tuple[Said, Option]]:
        return self._answers(self.waiting[0], question, state) if self.waiting else []

    def _answers(self, move: Move, question: Question, state: State) -> list[tuple[Said, Option]]:
        return [
            (said, option)
            for said in self.reader.read(move.line.text)
            for option in fitting(said, question, state, self.performance.names)
        ]

    def _scene(self) -> int:
        """How many moves wait before the game next goes on to another phase."""
        for place, move in enumerate(self.waiting):
            said = self._read(move)
            if said is not None and said.sentence.key == "go_on":
                return place
        return len(self.waiting)

    def _take(self, found: list[tuple[Said, Option]], question: Question, state: State) -> Option | None:
        options = {option for _, option in found}
        self._begin(self.waiting.pop(0), found[0][0], state)
        if len(options) > 1 and self.strict:
            self._ambiguous(question, state, options)
            return None
        option = self.current.option = found[0][1]
        if option.refusal is None:
            return option
        self.current.refusal = option.refusal
        return None

    def _ambiguous(self, question: Question, state: State, options: set[Option]) -> None:
        meant = replace(question, options=tuple(one for one in question.options if one in options))
        choices = self._lines(meant, state)
        self._complain(message("this can mean several objects; write one of: {choices}", choices=choices))

    def _lines(self, question: Question, state: State) -> dict[Language, str]:
        names = self.performance.names
        return {language: " · ".join(lines(question, state, names, language)) for language in LANGUAGES}

    def _begin(self, move: Move, said: Said, state: State) -> None:
        self.current = Played(move, state, said)
        self.performance.played.append(self.current)

    def _no_answer(self, question: Question, state: State) -> None:
        self.stopped = True
        if self.unfinished and not self.waiting:
            self.performance.waits = True
            return
        choices = self._lines(question, state)
        if not self.waiting:
            self._complain(message("an answer is missing after this; write one of: {choices}", choices=choices))
            return
        line = self.waiting[0].line
        said = self._read(self.waiting[0])
        refused = self._out_of_turn(question, state)
        if said is None:
            self._unknown(line)
        elif refused is not None and refused[1].refusal is not None:
            self._not_allowed(line, refused[1].refusal, choices)
        elif question.player is not None and said.values.get("player", question.player) != question.player:
            player = self.performance.names.players[question.player]
            self._complain_at(
                line,
                message(
                    "it is {player} who answers here, by {laws}; write one of: {choices}",
                    player=player,
                    laws=self._articles(question.laws),
                    choices=choices,
                ),
            )
        else:
            self._complain_at(
                line,
                message(
                    "this is not what is asked here, by {laws}; write one of: {choices}",
                    laws=self._articles(question.laws),
                    choices=choices,
                ),
            )

    def _not_allowed(self, line: Line, refusal: Refusal, choices: dict[Language, str]) -> None:
        names = self.performance.names
        why = sentence("refusal", refusal.sentence)
        reason = {language: why.write(refusal.values, names, language) for language in LANGUAGES}
        self._complain_at(
            line,
            message(
                "this move is not allowed: {reason} [{laws}]; write “- not allowed” under it if that is what you show, "
                "or one of: {choices}",
                reason=reason,
                laws=self._articles(refusal.laws),
                choices=choices,
            ),
        )

    def _articles(self, laws: tuple[Law, ...]) -> str:
        return ", ".join(law.number(self.performance.rules.edition) for law in laws)

    def _unknown(self, line: Line) -> None:
        word = self.reader.unknown_word(line.text)
        if word is not None and word[0] == "card":
            self._complain_at(line, message("{reason}", reason=self.performance.names.unknown(word[1])))
        elif word is not None and word[0] == "player":
            known = ", ".join(self.performance.names.players)
            self._complain_at(
                line, message("there is no player “{name}”; the players are {known}", name=word[1], known=known)
            )
        else:
            near = self.reader.nearest(line.text)
            if near is not None:
                self._complain_at(line, message("this sentence is not known; did you mean “{near}”?", near=near))
            else:
                given = {"player": self.performance.names.players[0]}
                near = {language: sentence("move", "pass").example(given, language) for language in LANGUAGES}
                self._complain_at(line, message("this sentence is not known; write one such as “{near}”", near=near))

    def _read(self, move: Move) -> Said | None:
        return next(self.reader.read(move.line.text), None)

    def _complain(self, what: Message) -> None:
        self.stopped = True
        if self.strict:
            self.performance.scenario.complain(self.line, what)

    def _complain_at(self, line: Line, what: Message) -> None:
        self.stopped = True
        self.performance.scenario.complain(line.number, what)
