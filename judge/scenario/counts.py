"""The counts that a scenario file states at its top: how many outcomes can follow its board, by how many lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from judge.messages import Language
from judge.scenario.form import Scenario, SourceLine
from judge.value import value
from judge.wording.text import plain

OUTCOMES: dict[Language, str] = {"en": "outcomes", "fr": "résultats"}
NOT_EXPLORED: dict[Language, str] = {"en": "not explored", "fr": "non exploré"}
LABELS = (*OUTCOMES.values(), *NOT_EXPLORED.values())
"""The labels of these facts."""

COUNTED: Mapping[str, Mapping[Language, str]] = {
    "outcomes": {"en": "Outcomes: 3 in 12 lines", "fr": "Résultats : 3 en 12 suites"},
    "not_explored": {"en": "Not explored: too many orders", "fr": "Non exploré : trop d’ordres"},
}
"""An example of each of these facts."""

_COUNTS = re.compile(r"(\d{1,12}) (?:in|en) (\d{1,30}) (?:lines?|suites?)")


@value(frozen=True, slots=True)
class Counts:
    """How much can follow a board until the next decision of a turn.

    Arguments:
        outcomes: how many different outcomes.
        lines: how many lines of answers.
    """

    outcomes: int
    lines: int

    def write(self, language: Language) -> str:
        """The fact that states it."""
        if language == "en":
            return f"Outcomes: {self.outcomes} in {self.lines} line{'s' * (self.lines != 1)}"
        return f"Résultats\u00a0: {self.outcomes} en {self.lines} suite{'s' * (self.lines > 1)}"


def stated(scenario: Scenario) -> Counts | None:
    """The counts that a file states; None where it states none that can be read."""
    values = (value for _, label, value in _facts(scenario) if label in OUTCOMES.values())
    return next((found for value in values if (found := read(value)) is not None), None)


def reason(scenario: Scenario) -> str | None:
    """Why a file states no counts; None where it does not say."""
    return next((value for _, label, value in _facts(scenario) if label in NOT_EXPLORED.values()), None)


def unreadable(scenario: Scenario) -> Iterator[SourceLine]:
    """The lines that should state counts, or why there are none, and do not."""
    for line, label, said in _facts(scenario):
        if not said or (label in OUTCOMES.values() and read(said) is None):
            yield line


def read(value: str) -> Counts | None:
    """The counts that words state; None where they state none."""
    match = _COUNTS.fullmatch(value)
    return Counts(int(match[1]), int(match[2])) if match else None


def with_facts(source: str, facts: dict[Language, str]) -> str:
    """The text of a scenario file that states something of its exploration, instead of what it stated before.

    Arguments:
        source: the text of the file.
        facts: what it shall state, in each language in which it is stated.
    """
    lines = [line for line in source.split("\n") if not _states(line)]
    head = next((place for place, line in enumerate(lines) if line.startswith("## ")), len(lines))
    bullets = [place for place, line in enumerate(lines[:head]) if line.startswith("- ")]
    title = next((place for place, line in enumerate(lines) if line.startswith("# ")), -1)
    place = bullets[-1] if bullets else title
    before = [] if bullets else [""]
    stated_there = [*before, *(f"- {fact}" for fact in facts.values())]
    return "\n".join((*lines[: place + 1], *stated_there, *lines[place + 1 :]))


def _facts(scenario: Scenario) -> Iterator[tuple[SourceLine, str, str]]:
    for line in scenario.facts:
        label, _, value = line.text.partition(":")
        if (name := plain(label).strip().lower()) in LABELS:
            yield line, name, plain(value).strip()


def _states(line: str) -> bool:
    return line.startswith("- ") and plain(line[2:].partition(":")[0]).strip().lower() in LABELS
