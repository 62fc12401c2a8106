"""A story as text for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.law.typography import one_line, shortened_line
from judge.messages import Language, message
from judge.telling.view import Story, StoryStep, Verdict

VERDICTS = {
    "holds": message("confirmed"),
    "differs": message("something else happens"),
    "open": message("the rules leave it open"),
    "unplayed": message("stops at a card that the judge cannot apply yet"),
    "unreadable": message("cannot be read"),
}
SAME_OUTCOME = message("It says no outcome of its own: the one above is expected.")
"""What is said of a twin that has no outcome."""

LONGEST_NOTE = 240
"""How much of a note is shown; ``judge rule`` shows all of it."""

COLOURS = {"holds": "green", "differs": "red", "open": "yellow", "unplayed": "yellow", "unreadable": "red"}


def lines(story: Story, language: Language) -> Iterator[tuple[str, str]]:
    """The lines of a story, each with its role.

    The roles: ``title``, ``seat``, ``unplayed``, ``move``, ``step``, ``teacher``, ``twin``, ``changed``, ``note``,
    ``mistake`` and ``verdict``.
    """
    edition = message("edition {number}", number=story.edition).say(language)
    yield "title", f"{story.title} ({edition})"
    if story.seat:
        yield "seat", message("seen from the seat of {player}", player=story.seat).say(language)
    for one in story.unplayed:
        said = message(
            "{card}: {line} cannot be applied yet ({reason})", card=one.card, line=one.line, reason=one.reason
        )
        yield "unplayed", f"* {said.say(language)}"
    yield from _moves(story, language)
    for twin in story.twins:
        yield from twin_lines(twin, language, _moves(twin, language))
    for reading in story.readings:
        note = shortened_line(" ".join(reading.notes).replace("*", ""), LONGEST_NOTE)
        yield "note", f"* {reading.number}: {note}" if language == "en" else f"* {reading.number}\u00a0: {note}"
    for fault in story.mended:
        yield "note", f"{fault.file}:{fault.line}: {fault.message}"
    for fault in story.mistakes:
        yield "mistake", f"{fault.file}:{fault.line}: {fault.message}"
    yield "verdict", f"{story.path}: {verdict(story.verdict, len(story.twins), language)}"


def twin_lines(twin: Story, language: Language, moves: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The lines of a twin, each with its role: what it changes, its moves, and whether it says an outcome.

    Arguments:
        moves: the lines of its moves.
    """
    yield "twin", twin.title
    for fact in twin.changed:
        player = f"{fact.player}, " if fact.player else ""
        yield "changed", f"   * {player}{fact.before} → {fact.after}" if fact.before else f"   * {player}{fact.after}"
    yield from moves
    if twin.same_outcome:
        yield "changed", f"   * {SAME_OUTCOME.say(language)}"


def _moves(story: Story, language: Language) -> Iterator[tuple[str, str]]:
    for move in story.moves:
        other = f" ({message('another move').say(language)})" if move.changed else ""
        yield "move", f"{move.number}. {move.text}{other}"
        for step in move.steps:
            laws = ", ".join(_marked(step))
            yield "step", f"   - {step.text} [{laws}]" if laws else f"   - {step.text}"
        for words in move.teacher:
            yield "teacher", "   > " + one_line(words)


def _marked(step: StoryStep) -> Iterator[str]:
    """The laws of a step, a star behind those to whose reading there is a note."""
    return (f"{law}*" if law in step.noted else law for law in step.laws)


def verdict(found: Verdict, twins: int, language: Language) -> str:
    """A verdict in words, with the number of twins to which it applies too.

    Arguments:
        twins: how many twins the file has.
    """
    said = VERDICTS[found].say(language)
    if not twins:
        return said
    return message("{verdict} · twins: {count}", verdict=said, count=twins).say(language)
