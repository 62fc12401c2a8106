"""A situation as the desk shows it: its mistakes, its moves told step by step, what is due, whether it has ended."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from judge.desk.asking import asks, onward
from judge.desk.sheet import read
from judge.exploring.course import Point, begin
from judge.exploring.possible import Possible, possible
from judge.exploring.retold import in_expedition
from judge.game.choices import Question
from judge.game.referee import is_over
from judge.game.terms import Type
from judge.law.citations import day
from judge.messages import Language, Mistake, message
from judge.scenario.performance import Performance
from judge.scenario.verdict import Judgement, judge
from judge.telling.board import Painter
from judge.telling.seat import Seat
from judge.telling.story import seat_named, tell
from judge.telling.view import Board, Move, Story

CHANCE = "chance"
"""Who decides where nobody at the table does."""

Ended = Literal["won", "open", "not played"]


@dataclass(frozen=True, slots=True)
class Choice:
    """A line that may be played next, or why it may not.

    Arguments:
        line: the line of a scenario.
        refusal: why it is not allowed; "" where it is.
        laws: the articles that do not allow it.
        weight: of an answer of chance, how many equally likely cases it stands for.
    """

    line: str
    refusal: str = ""
    laws: tuple[str, ...] = ()
    weight: int = 1


@dataclass(frozen=True, slots=True)
class Due:
    """What the game waits for.

    Arguments:
        asks: who must do what, in words.
        player: who; `CHANCE` where nobody at the table does; "" where the game only has to go on.
        laws: the articles that put the question.
        options: the lines that may be played.
        refused: those that may not.
    """

    asks: str
    player: str
    laws: tuple[str, ...]
    options: tuple[Choice, ...]
    refused: tuple[Choice, ...]

    def data(self) -> dict[str, Any]:
        """What is due as JSON data."""
        return {
            "asks": self.asks,
            "player": self.player,
            "laws": list(self.laws),
            "options": [{"line": one.line, "text": one.line, "weight": one.weight} for one in self.options],
            "refused": [
                {"line": one.line, "text": one.line, "refusal": one.refusal, "laws": list(one.laws)}
                for one in self.refused
            ],
        }


@dataclass(frozen=True, slots=True)
class Sitting:
    """A situation as the desk shows it.

    Arguments:
        text: the whole situation.
        edition: the edition of the rules.
        mistakes: what cannot be read or played, by line.
        differs: where what the text expects does not happen, by line.
        story: the moves as they are told.
        now: the board at which something is due.
        due: what the game waits for; None where it waits for nothing, or where something is wrong.
        ended: how it ended; None where it goes on.
        nearest: the articles that come nearest, where the rules do not settle what happens.
        reason: why the engine plays no further, where it does not.
        forms: whether the text has twins, which the desk does not play.
    """

    text: str
    edition: str
    mistakes: tuple[Mistake, ...]
    differs: tuple[Mistake, ...]
    story: Story
    now: Board
    due: Due | None
    ended: Ended | None
    nearest: tuple[str, ...]
    reason: str
    forms: bool

    def data(self, language: Language) -> dict[str, Any]:
        """The situation as JSON data.

        Arguments:
            language: the language of what is wrong with it.
        """
        return {
            "text": self.text,
            "edition": self.edition,
            "mistakes": _lines(self.mistakes, language),
            "differs": _lines(self.differs, language),
            "before": asdict(self.story.before),
            "now": asdict(self.now),
            "moves": [_move(move, place) for move, place in _counted(self.story)],
            "due": self.due.data() if self.due is not None else None,
            "ended": self.ended,
            "nearest": list(self.nearest),
            "reason": self.reason,
            "forms": self.forms,
            "seats": list(self.story.seats),
            "seat": self.story.seat,
        }


def sit(text: str, language: Language, seat: str = "") -> Sitting:
    """Play a situation’s moves and tell everything that the desk shows.

    Arguments:
        text: the text.
        language: the language.
        seat: the name of the player from whose seat it is told; "" for the judge’s.

    Raises:
        UnknownSeat: nobody of that name sits there.
    """
    written = read(text)
    judgement = judge(replace(written, twins=[]), unfinished=True)
    performance = judgement.performance
    wrong = judgement.own == "unreadable"
    point = _point(judgement)
    if performance is not None and point is not None and _goes_straight_on(performance, point):
        performance.played[-1].happenings += point.happenings
        performance.state = point.state
    story = tell(judgement, language, seat)
    due = None
    now = story.before
    if performance is not None:
        watcher = Seat(performance, seat_named(seat, performance.names.players) if seat else None)
        state = point.state if point is not None and _shown(performance, point) else performance.state
        now = Painter(performance.names, performance.rules, language, watcher).board(state)
        due = _due(performance, point, watcher, language) if point is not None else None
    return Sitting(
        text=text,
        edition=judgement.edition,
        mistakes=tuple(judgement.own_mistakes) if wrong else (),
        differs=() if wrong else tuple(judgement.own_mistakes),
        story=story,
        now=now,
        due=due,
        ended=_ended(performance, point),
        nearest=_nearest(performance, point),
        reason=_reason(performance, point, language),
        forms=bool(written.twins),
    )


def _point(judgement: Judgement) -> Point | None:
    """Where the game goes on after the last move; None where something is wrong before it."""
    performance = judgement.performance
    if performance is None or judgement.scenario.mistakes or performance.open or performance.unplayed is not None:
        return None
    if is_over(performance.state):
        return None
    return begin(performance.unit or performance.start, performance.rules, performance.answers)


def _shown(performance: Performance, point: Point) -> bool:
    """Whether the board at which something is asked is the one to show."""
    return point.question is not None and _waits(performance, point)


def _goes_straight_on(performance: Performance, point: Point) -> bool:
    """Whether the next turn comes right after the last move, so that nothing lies between the two."""
    return (
        not performance.waits
        and point.question is not None
        and point.question.kind == "turn"
        and (point.state.day, point.state.phase) == (performance.state.day, performance.state.phase)
    )


def _waits(performance: Performance, point: Point) -> bool:
    """Whether the next line answers the question, rather than letting the game go on to it."""
    return performance.waits or bool(performance.state.brought) or _goes_straight_on(performance, point)


def _due(performance: Performance, point: Point, seat: Seat, language: Language) -> Due | None:
    names = performance.names
    if not _waits(performance, point):
        lines = tuple(Choice(line) for line in onward(performance.state.phase, names, language))
        number = day.PHASES.number(performance.rules.edition)
        return Due(message("The game goes on").say(language), "", (number,), lines, ())
    question = point.question
    if question is None:
        return None
    player = names.players[question.player] if question.player is not None else CHANCE
    laws = tuple(law.number(performance.rules.edition) for law in question.laws)
    asked = asks(question, point.state, names, seat, language)
    if seat.player is not None and question.player not in (None, seat.player):
        return Due(asked, player, laws, (), ())
    found = possible(point, names, language)
    return Due(
        asked,
        player,
        laws,
        tuple(choice for one in found if one.legal for choice in _choices(one, question, point, performance, language)),
        tuple(Choice(one.line, one.refusal, one.laws) for one in found if not one.legal),
    )


def _choices(
    one: Possible, question: Question, point: Point, performance: Performance, language: Language
) -> tuple[Choice, ...]:
    """The lines with which an option is chosen: a Character is played in one expedition or in the other."""
    card = point.state.objects.get(one.option.object) if one.option.object is not None else None
    if (question.kind, one.option.kind) != ("turn", "play") or card is None or card.base.type is not Type.CHARACTER:
        return (Choice(one.line, weight=one.option.weight),)
    after = point.answer(one.option)
    if after.question is None or after.question.kind != "expedition" or after.question.about != card.id:
        return (Choice(one.line),)
    return tuple(
        Choice(one.line + in_expedition(option, performance.names, language)) for option in after.question.allowed
    )


def _ended(performance: Performance | None, point: Point | None) -> Ended | None:
    if performance is None:
        return None
    if performance.open or (point is not None and point.laws):
        return "open"
    if performance.unplayed is not None or (point is not None and point.reason is not None):
        return "not played"
    return "won" if is_over(performance.state) else None


def _nearest(performance: Performance | None, point: Point | None) -> tuple[str, ...]:
    if performance is None:
        return ()
    laws = performance.open or (point.laws if point is not None else ())
    return tuple(law.number(performance.rules.edition) for law in laws)


def _reason(performance: Performance | None, point: Point | None, language: Language) -> str:
    said = (performance.unplayed if performance else None) or (point.reason if point else None)
    return said.say(language) if said is not None else ""


def _lines(mistakes: tuple[Mistake, ...], language: Language) -> list[dict[str, Any]]:
    return [{"line": one.line, "message": one.message.say(language)} for one in mistakes]


def _counted(story: Story) -> list[tuple[Move, int]]:
    """The moves, each with how many numbered lines there are up to it."""
    found: list[tuple[Move, int]] = []
    lines: dict[int, int] = {0: 0}
    for move in story.moves:
        lines.setdefault(move.line, len(lines))
        found.append((move, lines[move.line]))
    return found


def _move(move: Move, place: int) -> dict[str, Any]:
    return {
        "number": place,
        "line": move.line,
        "text": move.text,
        "steps": [asdict(step) for step in move.steps],
    }
