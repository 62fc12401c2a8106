"""What a message tells one to write is read: every suggestion of the bad files is put where it belongs and tried."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.messages import LANGUAGES, Language, Message, Mistake, Pasted
from judge.scenario.file import read_bytes
from judge.scenario.headings import HEADING, HEADINGS
from judge.scenario.verdict import judge
from judge.wording.text import plain

BAD = Path(__file__).parent / "bad"
ELSEWHERE = (
    "this zone of the player stands twice; write all its cards in one line",
    "“{label}” stands twice; the first is in line {first}",
    "the Adventure has three different Tumult cards; write “{known}”",
    "separate cards by “;”; write “{line}”",
    "{card}: {reason}",
    "the file says “{said}”, but it is {player} who answers here, by {laws}; write one of: {choices}",
    "the file says “{said}”, but that is not what is asked here, by {laws}; write one of: {choices}",
)
"""What can still be said of a suggestion that is read: it does not go with the other lines, or with the game."""


def mistakes(source: str) -> list[Mistake]:
    return judge(read_bytes(source.encode(), "tried.md")).mistakes


def innermost(message: Message) -> Message:
    """The message that a message only passes on."""
    inner = [value for value in message.values.values() if isinstance(value, Message)]
    return innermost(inner[0]) if inner else message


def says(message: Message, words: str) -> bool:
    """Whether a message complains of some words."""
    return any(isinstance(value, str) and plain(words) in plain(value) for value in message.values.values())


def suggestions(source: str) -> Iterator[tuple[Mistake, str]]:
    """What the messages about a file tell one to write, each with the message."""
    for mistake in mistakes(source):
        told = innermost(mistake.message)
        for value in (one for one in told.values.values() if isinstance(one, Pasted)):
            for language in LANGUAGES:
                yield from ((mistake, choice) for choice in value.choices[language])


def edits(source: str, mistake: Mistake, choice: str) -> Iterator[tuple[list[str], int]]:
    """The file with a suggestion in the place of what is wrong, in that of its line, below it, or above it."""
    lines = source.split("\n")
    place = mistake.line - 1
    line = lines[place]
    told = innermost(mistake.message).values.values()
    for behind in re.findall(r", ([^,;]+)", line):
        yield [*lines[:place], line.replace(behind, choice, 1), *lines[place + 1 :]], place
    for wrong in (value for value in told if isinstance(value, str) and value and plain(value) in plain(line)):
        yield [*lines[:place], plain(line).replace(plain(wrong), choice, 1), *lines[place + 1 :]], place
    mark = re.match(r"\s*(?:- +|\d+\. +)?", line)
    assert mark is not None
    marked = choice if choice[0] in "#>" or choice.startswith("- ") else mark[0] + choice
    yield [*lines[:place], marked, *lines[place + 1 :]], place
    for begun in {mark[0], "- ", "   - ", "1. ", "   "}:
        pasted = choice if choice[0] in "#>" else begun.rstrip(" ") + " " * begun.endswith(" ") + choice
        yield [*lines[: place + 1], pasted, *lines[place + 1 :]], place + 1
        yield [*lines[:place], pasted, *lines[place:]], place


def is_taken(source: str, mistake: Mistake, choice: str) -> bool:
    """Whether a suggestion is read somewhere where a reader may write it."""
    heading = HEADING.fullmatch(choice)
    if heading is not None:
        return heading[1] != "##" or heading[2].lower() in HEADINGS
    before, template = mistake.message.say(), innermost(mistake.message).template
    said_before = [one.message.say() for one in mistakes(source)].count(before)
    for lines, place in edits(source, mistake, choice):
        after = mistakes("\n".join(lines))
        here = [innermost(one.message) for one in after if one.line == place + 1 and one.message.say() != before]
        here = [one for one in here if one.template != template or says(one, choice)]
        said = [one.message.say() for one in after].count(before)
        if said < said_before and {one.template for one in here} <= {*ELSEWHERE}:
            return True
    return False


def read(path: Path) -> str:
    return path.read_bytes().decode("utf-8-sig", "replace").replace("\r\n", "\n")


def test_there_is_much_to_try() -> None:
    assert sum(1 for path in BAD.glob("[a-c]*.md") for _ in suggestions(read(path))) > 40


@pytest.mark.parametrize("path", sorted(BAD.glob("*.md")), ids=lambda path: path.stem)
def test_every_suggestion_is_taken(path: Path) -> None:
    source = read(path)
    found = list(suggestions(source))
    assert [f"{one.line}: {choice}" for one, choice in found if not is_taken(source, one, choice)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_suggestion_is_in_the_language_of_the_file(language: Language) -> None:
    written = {
        "en": "# A\n## Board\n### A\n- Reserve: Red, sleepy\n### B\n## Play\n",
        "fr": "# A\n## Plateau\n### A\n- Réserve : Red, sleepy\n### B\n## Partie\n",
    }
    (wrong,) = mistakes(written[language])
    meant = {"en": "Asleep", "fr": "Endormi"}[language]
    assert [wrong.say(one).endswith(meant) for one in LANGUAGES] == [True, True]
    (neither,) = mistakes("# A\n## Board\n### A\n- Reserve: Red, sleepy\n### B\n## Partie\n")
    assert neither.say("en").endswith("Asleep") and neither.say("fr").endswith("Endormi")


def test_a_misspelt_card_behind_another_is_told_as_a_card() -> None:
    listed = "Discard pile: Anubis, Keeper of the Dead, Kuwat, the Disenter"
    (wrong,) = mistakes(f"# A\n## Board\n### A\n- {listed}\n### B\n## Play\n")
    assert wrong.message.say() == "no card is called “Kuwat, the Disenter”; did you mean Kuwat, the Dissenter?"
