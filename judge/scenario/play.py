"""Plays a scenario: its moves answer the game's questions, and what follows is kept under each move."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.cards.collection import Collection
from judge.game.choices import Option, Question, Refusal
from judge.game.open_ruling import OpenRulingError
from judge.game.referee import Done, Needs, advance, is_over, reactions_wait
from judge.game.rules import Rules
from judge.game.state import State
from judge.game.trace import Happening
from judge.game.victory import NotPlayedError
from judge.law.citations.law import Law
from judge.scenario.answers import expedition_of, fitting, lines
from judge.scenario.board import Board
from judge.scenario.cards import read_cards
from judge.scenario.facts import UnreadableError, read_fact
from judge.scenario.file import Line, Move, Part, Scenario
from judge.wording.names import Names
from judge.wording.table import Reader, Said

MOST_UNITS = 2_000
"""After so many units without a new move a scenario is stopped."""


@dataclass
class Played:
    """A move, and what followed it.

    Arguments:
        move: the move as the file has it; None for what happens before the first one.
        before: the state before it.
        said: what it means.
        option: the option that it chose.
        happenings: what followed.
        refusal: why it was not allowed.
    """

    move: Move | None
    before: State
    said: Said | None = None
    option: Option | None = None
    happenings: list[Happening] = field(default_factory=list)
    refusal: Refusal | None = None

    @property
    def after(self) -> State:
        """The state after everything that followed."""
        return self.happenings[-1].state if self.happenings else self.before


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that was put, as a value to compare between runs.

    Arguments:
        kind: what was asked.
        player: who was asked.
        allowed: what was allowed.
        refused: what was refused.
        seen: what the player could see when asked.
    """

    kind: str
    player: int | None
    allowed: tuple[object, ...]
    refused: tuple[object, ...]
    seen: tuple[object, ...]


@dataclass
class Performance:
    """A scenario as it was played.

    Arguments:
        scenario: the file.
        rules: by which rules.
        names: the names of players and cards.
        start: the board.
        state: the state at the end.
        played: the moves and what followed each.
        asked: every question that was put.
        open: the laws that come nearest, where the rules do not settle what happens.
    """

    scenario: Scenario
    rules: Rules
    names: Names
    start: State
    state: State
    played: list[Played] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    open: tuple[Law, ...] = ()


def perform(scenario: Scenario, rules: Rules, *, strict: bool = True) -> Performance | None:
    """Play a scenario; what cannot be read or is not allowed is noted in its mistakes.

    Arguments:
        scenario: the file as read.
        rules: by which rules.
        strict: whether a missing or an unused answer is a mistake; a run with a law switched off is not strict.

    Returns:
        the performance; None if there is no board to begin with.
    """
    if scenario.mistakes:
        return None
    names = _names(scenario)
    start = _board(scenario, names)
    if scenario.mistakes:
        return None
    performance = Performance(scenario, rules, names, start, start)
    stage = _Stage(performance, strict)
    try:
        stage.play()
    except OpenRulingError as error:
        performance.open = error.laws
    except NotPlayedError as error:
        scenario.complain(stage.line, "this is not played yet: {what}", what=error.what)
    return performance


def _names(scenario: Scenario) -> Names:
    players = [part for part in scenario.board if part.name]
    collection = Collection.shipped().with_cards(read_cards(scenario))
    if len(players) != 2:
        line = players[2].line if len(players) > 2 else (scenario.board[0].line if scenario.board else 1)
        scenario.complain(line, "a board has two players; write “### Name” once for each")
        return Names(("?", "??"), collection)
    first, second = (part.name.strip() for part in players)
    if first.lower() == second.lower():
        scenario.complain(players[1].line, "both players are called “{name}”; give them different names", name=first)
    return Names((first, second), collection)


def _board(scenario: Scenario, names: Names) -> State:
    board = Board(names)
    if scenario.mistakes:
        return board.state
    parts: list[Part] = sorted(scenario.board, key=lambda part: bool(part.name))
    for part in parts:
        player = names.player(part.name) if part.name else None
        for line in part.facts:
            try:
                board.take(read_fact(line.text, names), player)
            except UnreadableError as error:
                scenario.complain(line.number, "{reason}", reason=error.message)
    return board.state


class _Stage:
    """The run of a scenario: takes the next move whenever the game asks."""

    def __init__(self, performance: Performance, strict: bool) -> None:
        self.performance = performance
        self.strict = strict
        self.waiting = list(performance.scenario.moves)
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
        state, answers, shown, units = self.performance.start, list[Option](), 0, 0
        while not self.stopped and units < MOST_UNITS:
            if not answers and self._at_rest(state):
                break
            result = advance(state, self.performance.rules, answers)
            self.current.happenings += result.happenings[shown:]
            shown = len(result.happenings)
            if isinstance(result, Done):
                state, answers, shown, units = result.state, [], 0, units + 1
                self.performance.state = state
            else:
                self.performance.state = result.state
                answer = self._answer(result)
                if answer is not None:
                    answers.append(answer)
        if units >= MOST_UNITS:
            self._complain(
                "the game went on for {most} steps without a move; end the scenario earlier", most=MOST_UNITS
            )
        if self.waiting and not self.stopped and self.strict:
            self._complain_at(self.waiting[0].line, "this move is not used: the game does not ask for it")

    def _at_rest(self, state: State) -> bool:
        """Whether the game may stop here, between two units."""
        if is_over(state):
            return True
        if reactions_wait(state):
            return False
        if self.goal is not None and (state.phase, state.stage) == (self.goal, 0):
            self.goal = None
        if self.goal is None and self.waiting:
            said = self._read(self.waiting[0])
            if said is not None and said.sentence.key == "go_on":
                self._begin(self.waiting.pop(0), said, state)
                self.goal = said.values["phase"]
        return self.goal is None and not self.waiting

    def _answer(self, needs: Needs) -> Option | None:
        question, state = needs.question, needs.state
        self._note(question, state)
        if self.current.said is not None:
            also = expedition_of(self.current.said, question)
            if also is not None:
                return also
        found = self._next(question, state)
        if found:
            return self._take(found, question, state)
        if question.forced and question.kind != "turn":
            return question.allowed[0]
        self._no_answer(question, state)
        return None

    def _next(self, question: Question, state: State) -> list[tuple[Said, Option]]:
        if not self.waiting:
            return []
        return [
            (said, option)
            for said in self.reader.read(self.waiting[0].line.text)
            for option in fitting(said, question, state, self.performance.names)
        ]

    def _take(self, found: list[tuple[Said, Option]], question: Question, state: State) -> Option | None:
        options = {option for _, option in found}
        move = self.waiting.pop(0)
        self._begin(move, found[0][0], state)
        if len(options) > 1:
            self._complain("this can mean several objects; write #1, #2 ... behind the name")
            return None
        option = self.current.option = found[0][1]
        if option.refusal is None:
            return option
        self.current.refusal = option.refusal
        return None

    def _begin(self, move: Move, said: Said, state: State) -> None:
        self.current = Played(move, state, said)
        self.performance.played.append(self.current)

    def _no_answer(self, question: Question, state: State) -> None:
        self.stopped = True
        if not self.strict:
            return
        names = self.performance.names
        choices = {language: " · ".join(lines(question, state, names, language)) for language in ("en", "fr")}
        if not self.waiting:
            self._complain("an answer is missing after this; write one of: {choices}", choices=choices)
            return
        line = self.waiting[0].line
        if self._read(self.waiting[0]) is None:
            self._unknown(line)
        else:
            self._complain_at(line, "this is not what is asked here; write one of: {choices}", choices=choices)

    def _unknown(self, line: Line) -> None:
        word = self.reader.unknown_word(line.text)
        if word is not None and word[0] == "card":
            self._complain_at(line, "{reason}", reason=self.performance.names.unknown(word[1]))
        elif word is not None and word[0] == "player":
            known = ", ".join(self.performance.names.players)
            self._complain_at(line, "there is no player “{name}”; the players are {known}", name=word[1], known=known)
        else:
            near = self.reader.nearest(line.text)
            self._complain_at(
                line, "this sentence is not known; did you mean “{near}”?", near=near[0] if near else "{player} passes"
            )

    def _read(self, move: Move) -> Said | None:
        return next(self.reader.read(move.line.text), None)

    def _note(self, question: Question, state: State) -> None:
        def shown(option: Option) -> object:
            one = state.objects.get(option.object) if option.object is not None else None
            name = "" if one is None else one.base.name or repr(one.emblem and one.emblem.reaction)
            return option.kind, name, str(option.detail)

        refused = tuple(sorted(map(repr, (shown(option) for option in question.options if option.refusal))))
        allowed = tuple(sorted(map(repr, (shown(option) for option in question.allowed))))
        seen = state.seen_by(question.player) if question.player is not None else ()
        asked = Asked(question.kind, question.player, allowed, refused, seen)
        if not self.performance.asked or self.performance.asked[-1] != asked:
            self.performance.asked.append(asked)

    def _complain(self, template: str, **values: object) -> None:
        self.stopped = True
        self.performance.scenario.complain(self.line, template, **values)

    def _complain_at(self, line: Line, template: str, **values: object) -> None:
        self.stopped = True
        self.performance.scenario.complain(line.number, template, **values)
