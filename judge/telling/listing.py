"""The scenarios that are looked for: by words, by article that decides in them, by topic, chapter and verdict."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from judge.cards.naming import folded
from judge.messages import Language
from judge.telling.chapters import chapter_of
from judge.telling.entry import ScenarioEntry, ScenarioHeading
from judge.value import value

COURSE = "lessons"
"""The folder of the scenarios that were made for a lesson."""

CARDS = "cards"
"""The part of the list for scenarios around real cards, which belong to no chapter."""

_WORDS = re.compile(r"[\w.]*\w")


@value(frozen=True, slots=True)
class ScenarioFilter:
    """Which scenarios are looked for; an empty field asks for nothing.

    Arguments:
        words: words of title, summary, topics or file in either language, or numbers of articles that decide.
        topic: a topic in either language.
        part: the part of the list: a chapter, `COURSE` or `CARDS`.
    """

    words: str = ""
    topic: str = ""
    part: str = ""
    verdict: str = ""

    def fits(self, entry: ScenarioEntry, edition: str) -> bool:
        """Whether a scenario is one of them.

        Arguments:
            edition: the edition whose chapters are meant.
        """
        headings = entry.headings.values()
        topics = {folded(topic) for heading in headings for topic in heading.topics}
        return (
            (not self.topic or folded(self.topic) in topics)
            and (not self.part or self.part == part_of(entry.headings["en"].path, edition))
            and (not self.verdict or self.verdict == entry.verdict)
            and (not self.words or all(_says(entry, word, edition) for word in _WORDS.findall(folded(self.words))))
        )


def part_of(path: str, edition: str) -> str:
    """The part of the list in which a scenario stands.

    Arguments:
        path: its path without ``.md``.
        edition: the edition whose chapters are meant.
    """
    return COURSE if path.startswith(f"{COURSE}/") else chapter_of(path, edition) or CARDS


def listed(
    entries: Mapping[str, ScenarioEntry], wanted: ScenarioFilter, language: Language, edition: str
) -> list[ScenarioHeading]:
    """The scenarios that are looked for, in the order of the parts of the list, chapters first.

    Arguments:
        language: the language of their headings.
        edition: the edition whose chapters are meant.
    """
    in_order = sorted(entries.items(), key=lambda one: (_place(one[0], edition), one[0]))
    return [entry.headings[language] for _, entry in in_order if wanted.fits(entry, edition)]


def by_part(headings: Iterable[ScenarioHeading], edition: str) -> dict[str, list[ScenarioHeading]]:
    """Scenarios under the parts of the list, in the order in which they come.

    Arguments:
        edition: the edition whose chapters are meant.
    """
    parts: dict[str, list[ScenarioHeading]] = {}
    for heading in headings:
        parts.setdefault(part_of(heading.path, edition), []).append(heading)
    return parts


def topics_named(entries: Iterable[ScenarioEntry], language: Language) -> tuple[str, ...]:
    """Every topic in a language, in alphabetical order."""
    return tuple(sorted({topic for one in entries for topic in one.headings[language].topics}, key=folded))


def _place(path: str, edition: str) -> str:
    part = part_of(path, edition)
    return "~" if part == CARDS else part


def _says(entry: ScenarioEntry, word: str, edition: str) -> bool:
    """Whether a word stands at the beginning of one of a scenario's words, or names an article that decides in it."""
    if word[0].isdigit():
        return any(number == word or number.startswith(f"{word}.") for number in entry.deciding.get(edition, ()))
    headings = entry.headings.values()
    said = " ".join(f"{one.title} {one.summary} {' '.join(one.topics)} {one.path}" for one in headings)
    return re.search(rf"(?<!\w){re.escape(word)}", folded(said)) is not None
