"""A story as text for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from judge.law.typography import one_line, shortened_line
from judge.messages import Language, message
from judge.scenario.headings import under
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

COLONS: Mapping[Language, str] = {"en": ": ", "fr": "\u00a0: "}

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
    for twin in story.twins if story.moves else ():
        yield from twin_lines(twin, language, _moves(twin, language))
    for other in story.elsewhere:
        yield from elsewhere_lines(other, language, _moves)
    for reading in story.readings:
        note = shortened_line(" ".join(reading.notes).replace("*", ""), LONGEST_NOTE)
        yield "note", f"* {reading.number}{COLONS[language]}{note}"
    for fault in story.mended:
        yield "note", f"{fault.file}:{fault.line}: {fault.message}"
    for fault in story.mistakes:
        yield "mistake", f"{fault.file}:{fault.line}: {fault.message}"
    yield "verdict", verdict_line(story, language)


def elsewhere_lines(
    other: Story, language: Language, moves: Callable[[Story, Language], Iterable[tuple[str, str]]]
) -> Iterator[tuple[str, str]]:
    """The lines of those forms of which the file says what another edition makes of them, each with its role.

    Arguments:
        other: the file as the other edition rules it.
        moves: gives the lines of the moves of a form.
    """
    for form in other.forms:
        if form.apart:
            title = under(other.edition)[language]
            told = replace(form, title=title if form is other else f"{form.title} – {title}")
            yield from twin_lines(told, language, moves(form, language))


def verdict_line(story: Story, language: Language) -> str:
    """Which file it is and what came of it."""
    return f"{story.path}{COLONS[language]}{verdict_of(story, language)}"


def verdict_of(story: Story, language: Language) -> str:
    """The verdict on a story in words."""
    editions = (story.edition, *(other.edition for other in story.elsewhere))
    return verdict(story.verdict, len(story.twins), language, editions)


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


def verdict(found: Verdict, twins: int, language: Language, editions: Sequence[str] = ()) -> str:
    """A verdict in words, with the number of twins and the editions to which it applies too.

    Arguments:
        twins: how many twins the file has.
        editions: by which editions it was judged.
    """
    said = VERDICTS[found].say(language)
    if twins:
        said = message("{verdict} · twins: {count}", verdict=said, count=twins).say(language)
    if len(editions) > 1:
        said = message("{verdict} · editions: {editions}", verdict=said, editions=", ".join(editions)).say(language)
    return said
