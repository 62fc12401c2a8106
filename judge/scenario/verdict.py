"""The verdict on a scenario: whether what its file says is what happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from judge.game.rules import Rules
from judge.law.book import DEFAULT_EDITION, book, editions
from judge.messages import Language, Mistake, message
from judge.scenario.file import Scenario
from judge.scenario.findings import Findings
from judge.scenario.moments import check_moments
from judge.scenario.outcome import check_outcome
from judge.scenario.play import Performance, perform
from judge.wording.text import plain

Verdict = Literal["holds", "differs", "open", "unreadable"]

EDITION = ("rules", "règles")
TOPICS: dict[Language, str] = {"en": "topics", "fr": "thèmes"}


@dataclass
class Judgement:
    """A scenario, judged.

    Arguments:
        scenario: the file as read.
        edition: the edition by which it is judged.
        verdict: ``holds``, ``differs``, ``open`` or ``unreadable``.
        mistakes: where and how it differs or cannot be read.
        performance: how it was played; None if it could not be.
    """

    scenario: Scenario
    edition: str
    verdict: Verdict
    mistakes: list[Mistake] = field(default_factory=list)
    performance: Performance | None = None


def judge(scenario: Scenario, edition: str | None = None, rules: Rules | None = None) -> Judgement:
    """Play a scenario and hold what its file says against what happened.

    Arguments:
        scenario: the file as read.
        edition: the edition; None for the one that the file names, or the default one.
        rules: the rules, to play it with a law switched off.
    """
    edition = edition or edition_of(scenario)
    if edition not in editions():
        scenario.complain(
            1,
            message(
                "there is no edition {edition}; write one of {known}", edition=edition, known=", ".join(editions())
            ),
        )
        return Judgement(scenario, DEFAULT_EDITION, "unreadable", scenario.mistakes)
    _about_is_known(scenario)
    performance = perform(scenario, rules or Rules(edition))
    if performance is None or scenario.mistakes:
        return Judgement(scenario, edition, "unreadable", sorted(scenario.mistakes, key=_line), performance)
    findings = Findings(scenario.name)
    check_moments(performance, book(edition), findings)
    check_outcome(performance, findings)
    if findings.unreadable:
        return Judgement(scenario, edition, "unreadable", sorted(findings.unreadable, key=_line), performance)
    if findings.differences:
        return Judgement(scenario, edition, "differs", sorted(findings.differences, key=_line), performance)
    return Judgement(scenario, edition, "open" if performance.open else "holds", [], performance)


def edition_of(scenario: Scenario) -> str:
    """The edition that a file names, or the default one."""
    return next((value for key, value in _about(scenario) if key in EDITION), DEFAULT_EDITION)


def topics_of(scenario: Scenario, language: Language) -> tuple[str, ...]:
    """The topics that a file names in a language."""
    topics = next((value for key, value in _about(scenario) if key == TOPICS[language]), "")
    return tuple(topic.strip() for topic in topics.split(",") if topic.strip())


def _about_is_known(scenario: Scenario) -> None:
    for line in scenario.facts:
        key = plain(line.text.partition(":")[0]).lower()
        if key not in (*EDITION, *TOPICS.values()):
            scenario.complain(
                line.number,
                message(
                    "“{text}” says nothing that is read here; write Rules, Topics or Thèmes and a colon", text=line.text
                ),
            )


def _about(scenario: Scenario) -> Iterator[tuple[str, str]]:
    for line in scenario.facts:
        key, _, value = line.text.partition(":")
        yield plain(key).lower(), value.strip()


def _line(mistake: Mistake) -> int:
    return mistake.line
