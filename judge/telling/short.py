"""A story in short: its moves, what follows each with the one article that decides it, and the result; no notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from judge.messages import Language
from judge.telling.text import elsewhere_lines, twin_lines, verdict_line
from judge.telling.view import Story, StoryMove


def lines(story: Story, language: Language) -> Iterator[tuple[str, str]]:
    """The lines of a story in short, each with its role, as `judge.telling.text.lines` gives them."""
    yield "title", story.title
    yield from _moves(story.moves)
    for twin in story.twins if story.moves else ():
        yield from twin_lines(twin, language, _moves(twin.moves))
    for other in story.elsewhere:
        yield from elsewhere_lines(other, language, lambda form, _: _moves(form.moves))
    for fault in story.mistakes:
        yield "mistake", f"{fault.file}:{fault.line}: {fault.message}"
    yield "verdict", verdict_line(story, language)


def data(story: Story) -> dict[str, Any]:
    """A story in short as JSON data."""
    whole = story.data()
    twins = zip(story.twins, whole["twins"], strict=True)  # type: ignore[call-overload]
    return {
        **{key: whole[key] for key in ("scenario", "title", "edition", "verdict", "seat")},
        "moves": _plain(story.moves),
        "twins": [
            {**{key: value for key, value in twin.items() if key != "steps"}, "moves": _plain(told.moves)}
            for told, twin in twins
        ],
        "mistakes": whole["mistakes"],
        **({"elsewhere": [_elsewhere(one) for one in story.elsewhere]} if story.elsewhere else {}),
    }


def _elsewhere(other: Story) -> dict[str, Any]:
    """A story as another edition rules it, in short."""
    told = data(other)
    return {key: told[key] for key in ("edition", "verdict", "moves", "twins")}


def _moves(moves: Sequence[StoryMove]) -> Iterator[tuple[str, str]]:
    for move in moves:
        yield "move", f"{move.number}. {move.text}"
        for step in move.steps:
            yield "step", f"   - {step.text}{f' [{step.laws[0]}]' if step.laws else ''}"


def _plain(moves: Sequence[StoryMove]) -> list[dict[str, Any]]:
    return [
        {"move": move.text, "changes": [{"text": step.text, "law": next(iter(step.laws), "")} for step in move.steps]}
        for move in moves
    ]
