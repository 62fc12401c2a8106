"""What comes after a move, as a line can say it: whose turn it is, for whom the game waits, which phase it is."""

from __future__ import annotations

from judge.game.course.referee import Done, Needs, advance, is_over
from judge.game.event.choices import Question
from judge.game.event.not_played import NotPlayedError
from judge.game.event.open_ruling import OpenRulingError
from judge.game.state.state import State
from judge.game.terms import Phase
from judge.law.laws import day
from judge.messages import Message, message
from judge.scenario.performance import Performance, PlayedMove
from judge.scenario.truth import Truth
from judge.wording.names import Names
from judge.wording.table import ParsedSentence, SentenceReader

MOST_UNITS = 100
"""So many units after its end a run is followed to what is asked next."""

BEGINS = "phase_begins"
"""The happening with which a phase begins."""


class Coming:
    """Reads what a line says of what comes next, and whether it is so.

    Arguments:
        performance: the scenario as it was played.
    """

    def __init__(self, performance: Performance) -> None:
        self._performance = performance
        self._reader = SentenceReader("coming", performance.names)

    def judge_sentence(self, text: str, played: PlayedMove) -> Truth | None:
        """Whether what a line says comes after a move.

        Arguments:
            text: the line without its laws.

        Returns:
            None if it is no such line.
        """
        said = next(self._reader.read(text), None)
        if said is None:
            return None
        last = played is self._performance.played[-1]
        question = next_question(self._performance) if last else self._asked_after(played)
        if said.sentence.key != "phase":
            so = comes(question, said.values["player"], is_turn=said.sentence.key == "turn")
            laws = question.laws if question is not None else ()
            return Truth(so, laws, what_comes(question, self._performance.names))
        begun = [one for one in played.happenings if one.sentence == BEGINS]
        phases = {one.values["phase"] for one in begun}
        if last and self._performance.unit is not None:
            phases.add(self._performance.unit.phase)
        return Truth(said.values["phase"] in phases, begun[-1].laws if begun else (day.PHASES,))

    def _asked_after(self, played: PlayedMove) -> Question | None:
        """The question that the next move answers."""
        return next((put.question for put in reversed(self._performance.questions) if put.during is played), None)


def comes(question: Question | None, player: object, *, is_turn: bool) -> bool:
    """Whether a question is what is said to come next.

    Arguments:
        question: the question; None where nothing is asked.
        player: for whom the game is said to wait.
        is_turn: whether it is said to be that player's turn.
    """
    return question is not None and question.player == player and (not is_turn or question.kind == "turn")


def what_comes(question: Question | None, names: Names) -> Message:
    """What comes next, in words.

    Arguments:
        question: what is asked; None where nothing is.
        names: the names of players and cards.
    """
    if question is None:
        return message("the game asks for nothing more")
    if question.player is None:
        return message("the game waits for chance")
    player = names.players[question.player]
    if question.kind == "turn":
        return message("it is the turn of {player}", player=player)
    return message("the game waits for another decision, of {player}", player=player)


def has_just_come(goal: object, state: State, performance: Performance) -> bool:
    """Whether a phase begins where a run is, as what the last move has brought about: nothing need go on until then.

    Arguments:
        goal: the phase.
        state: the state that the run has reached.
        performance: the run so far.
    """
    last = performance.played[-1].said
    went = last is not None and last.sentence.key == "go_on" and last.values["phase"] == goal
    return (state.phase, state.stage) == (goal, 0) and performance.units > 0 and not went


def is_phase(said: ParsedSentence, phase: Phase) -> bool:
    """Whether a line says that it is a phase now.

    Arguments:
        said: what the line means.
    """
    return said.sentence.key == "phase" and said.values["phase"] is phase


def next_question(performance: Performance) -> Question | None:
    """What the game asks after the end of a run; None where it asks nothing more, or is not played on.

    Arguments:
        performance: the run.
    """
    needs = next_needs(performance)
    return needs.question if needs is not None else None


def next_needs(performance: Performance) -> Needs | None:
    """What the game asks after the end of a run, and in which state.

    Arguments:
        performance: the run.
    """
    state, given = performance.unit or performance.start, performance.answers
    for _ in range(MOST_UNITS):
        if is_over(state):
            return None
        try:
            result = advance(state, performance.rules, given)
        except (OpenRulingError, NotPlayedError):
            return None
        if not isinstance(result, Done):
            return result
        state, given = result.state, ()
    return None
