"""A story as text for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from judge.messages import Language, message
from judge.telling.view import Story

VERDICTS = {
    "holds": message("it holds"),
    "differs": message("it differs"),
    "open": message("the rules leave it open"),
    "unreadable": message("it cannot be read"),
}
COLOURS = {"holds": "green", "differs": "red", "open": "yellow", "unreadable": "red"}


def lines(story: Story, language: Language) -> Iterator[tuple[str, str]]:
    """The lines of a story, each with its role: ``title``, ``verdict``, ``move``, ``step``, ``teacher``, ``mistake``.

    Arguments:
        story: the story.
        language: its language.
    """
    edition = message("edition {number}", number=story.edition).say(language)
    yield "title", f"{story.title} ({edition})"
    for move in story.moves:
        yield "move", f"{move.number}. {move.text}"
        for step in move.steps:
            yield "step", f"   - {step.text} [{', '.join(step.laws)}]"
        for words in move.teacher:
            yield "teacher", "   > " + " ".join(words.split())
    for fault in story.mistakes:
        yield "mistake", f"{fault.file}:{fault.line}: {fault.message}"
    yield "verdict", f"{story.path}: {VERDICTS[story.verdict].say(language)}"
