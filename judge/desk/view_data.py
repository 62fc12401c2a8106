"""A situation as the desk shows it, as JSON data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.desk.passed_over import NOBODY, PassedOver
from judge.desk.view import DeskView
from judge.messages import Language, Mistake
from judge.ruling.ruling import Ruling
from judge.telling.marked import marked
from judge.telling.table import BoardView
from judge.telling.view import Story, StoryMove, StoryStep


def view_data(view: DeskView, language: Language, address: str = "") -> dict[str, Any]:
    """A situation as JSON data.

    Arguments:
        view: the situation.
        language: the language of what is wrong with it.
        address: where it can be seen; "" where it has no address.
    """
    made: dict[int, Any] = {}
    story = view.story
    boards, now = _boards(story), marked(_before_the_last_move(story), view.now)
    return {
        "text": view.text,
        "title": story.title,
        "edition": view.edition,
        "mistakes": _lines(view.mistakes, language),
        "differs": _lines(view.differs, language),
        "mended": _lines(view.mended, language),
        "before": _plain(story.before, made),
        "now": _plain(now, made),
        "moves": [_move(move, place, view.passed_over, boards, made) for move, place in _counted(story)],
        "faces": _plain(story.faces, made),
        "due": view.due.data() if view.due is not None else None,
        "ended": view.ended,
        "nearest": list(view.nearest),
        "reason": view.reason,
        "ruling": _ruled(view.ruling, language, address),
        "idle": list(view.idle),
        "things": list(view.things),
        "twins": list(view.twins),
        "seats": list(story.seats),
        "seat": story.seat,
    }


def _boards(story: Story) -> dict[int, BoardView]:
    """The boards of the steps by their numbers, marked with what each step has changed."""
    steps = story.own_steps
    earlier = (story.before, *(step.board for step in steps))
    return {step.number: marked(before, step.board) for before, step in zip(earlier, steps, strict=False)}


def _before_the_last_move(story: Story) -> BoardView:
    """The board before the last move; an empty one where there is no move, or the board is not drawn."""
    if not story.moves:
        return BoardView()
    steps = [step for move in story.moves[:-1] for step in move.steps]
    return steps[-1].board if steps else story.before


def _move(
    move: StoryMove,
    place: int,
    passed: Mapping[int, PassedOver],
    boards: Mapping[int, BoardView],
    made: dict[int, Any],
) -> dict[str, Any]:
    def told(step: StoryStep) -> dict[str, Any]:
        fields = {name: _plain(getattr(step, name), made) for name in StoryStep.__slots__ if name != "board"}
        board = _plain(boards[step.number], made)
        return {**fields, "board": board, **passed.get(step.number, NOBODY).data()}

    return {"number": place, "line": move.line, "text": move.text, "steps": [told(step) for step in move.steps]}


def _lines(mistakes: tuple[Mistake, ...], language: Language) -> list[dict[str, Any]]:
    return [{"line": one.line, "message": one.message.say(language)} for one in mistakes]


def _counted(story: Story) -> list[tuple[StoryMove, int]]:
    """The moves, each with how many numbered lines there are up to it."""
    found: list[tuple[StoryMove, int]] = []
    lines: dict[int, int] = {0: 0}
    for move in story.moves:
        lines.setdefault(move.line, len(lines))
        found.append((move, lines[move.line]))
    return found


def _ruled(found: Ruling | None, language: Language, address: str) -> dict[str, Any] | None:
    if found is None:
        return None
    return {**found.data(), "text": found.text(language, address)}


def _plain(value: Any, made: dict[int, Any]) -> Any:
    """A told thing as JSON data; a game has hundreds of boards, so what stands on several of them is made once.

    Arguments:
        value: the thing, which somebody else keeps as long as the data are made.
        made: what was made already, by the identity of its thing.
    """
    if isinstance(value, (str, int)) or value is None:
        return value
    if id(value) not in made:
        if isinstance(value, tuple):
            made[id(value)] = [_plain(one, made) for one in value]
        else:
            made[id(value)] = {name: _plain(getattr(value, name), made) for name in value.__slots__}
    return made[id(value)]
