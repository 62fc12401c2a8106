"""The verdict on a scenario: whether what its file says is what happened."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from judge.editions import rules_of
from judge.game.rules import Rules
from judge.law.book import editions
from judge.messages import Mistake, message, pasted
from judge.scenario.about import (
    ABOUT,
    EDITION,
    TOPICS,
    UNNAMED_EDITION,
    edition_of,
    editions_of,
    statements,
)
from judge.scenario.asked import check_asked
from judge.scenario.counts import COUNTED, LABELS, unreadable
from judge.scenario.findings import Findings
from judge.scenario.form import Scenario
from judge.scenario.in_edition import in_edition
from judge.scenario.moments import check_moments
from judge.scenario.named_editions import check_editions, is_played, mention_unnamed
from judge.scenario.outcome import check_outcome
from judge.scenario.play import Performance, perform
from judge.scenario.twin import at_home, whole

Verdict = Literal["holds", "differs", "open", "unplayed", "unreadable"]
WORST: tuple[Verdict, ...] = ("unreadable", "differs", "unplayed", "open", "holds")
"""The verdicts, the worst first."""


@dataclass
class Judgement:
    """A scenario, judged: its main form, or one of its twins.

    Arguments:
        scenario: the file as read; of a twin, the twin made whole.
        edition: the edition by which it is judged.
        own: the verdict on this form alone.
        own_mistakes: where and how this form differs or cannot be read.
        performance: how it was played; None if it could not be.
        twins: the twins, judged.
        elsewhere: of a file that names several editions, the file judged by each of the others.
    """

    scenario: Scenario
    edition: str
    own: Verdict
    own_mistakes: list[Mistake] = field(default_factory=list)
    performance: Performance | None = None
    twins: tuple[Judgement, ...] = ()
    elsewhere: tuple[Judgement, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """The verdict on the file: the worst of its forms in any of its editions."""
        found = {self.own, *(twin.own for twin in self.twins), *(other.verdict for other in self.elsewhere)}
        return next(verdict for verdict in WORST if verdict in found)

    @property
    def mistakes(self) -> list[Mistake]:
        """What is wrong in any form, by line; what goes wrong in all of them is said once."""
        found = list(self.own_mistakes)
        for twin, written in zip(self.twins, self.scenario.twins, strict=True):
            found += [at_home(one, written) for one in twin.own_mistakes if one not in self.own_mistakes]
        for other in self.elsewhere:
            found += [_elsewhere(one, other.edition) for one in other.mistakes if one not in found]
        return sorted(found, key=_line)


def judge(scenario: Scenario, edition: str | None = None, *, unfinished: bool = False) -> Judgement:
    """Play a scenario and its twins and hold what its file says against what happened.

    Arguments:
        scenario: the file as read.
        edition: the edition; None for all that the file names, or the default one.
        unfinished: whether the moves may end while the game waits for an answer.
    """
    if not (check_editions(scenario) if edition is None else is_played(scenario, edition)):
        told = edition or edition_of(scenario)
        known = told if told in editions() else UNNAMED_EDITION
        return Judgement(scenario, known, "unreadable", scenario.mistakes, None, _unplayed(scenario))
    _about_is_known(scenario)
    first, *others = (edition,) if edition is not None else editions_of(scenario)
    judgement = _judge_edition(scenario, first, unfinished)
    if judgement.performance is not None:
        if edition in (None, UNNAMED_EDITION):
            mention_unnamed(scenario)
        judgement.elsewhere = tuple(_judge_edition(scenario, other, unfinished) for other in others)
    return judgement


def _judge_edition(scenario: Scenario, edition: str, unfinished: bool) -> Judgement:
    """A file by one edition, its twins with it."""
    form, rules = in_edition(scenario, edition), rules_of(edition)
    judgement = _judge(form, edition, rules, unfinished)
    if judgement.performance is None:
        judgement.twins = _unplayed(form)
    else:
        judgement.twins = tuple(_judge(whole(form, twin), edition, rules, unfinished) for twin in form.twins)
    return judgement


def _judge(scenario: Scenario, edition: str, rules: Rules, unfinished: bool) -> Judgement:
    """One form alone, judged."""
    performance = perform(scenario, rules, unfinished=unfinished)
    if performance is None or scenario.mistakes:
        return Judgement(scenario, edition, "unreadable", sorted(scenario.mistakes, key=_line), performance)
    findings = Findings(scenario.name, scenario.language, differences=list(performance.disagreements))
    check_moments(performance, findings)
    if performance.unplayed is None:
        check_outcome(performance, findings)
    check_asked(performance, findings)
    if findings.unreadable:
        return Judgement(scenario, edition, "unreadable", sorted(findings.unreadable, key=_line), performance)
    if findings.differences:
        return Judgement(scenario, edition, "differs", sorted(findings.differences, key=_line), performance)
    stopped: Verdict | None = "open" if performance.open else "unplayed" if performance.unplayed else None
    return Judgement(scenario, edition, stopped or "holds", [], performance)


def _unplayed(scenario: Scenario) -> tuple[Judgement, ...]:
    """The twins of a file that cannot be played."""
    return tuple(Judgement(whole(scenario, twin), UNNAMED_EDITION, "unreadable") for twin in scenario.twins)


def _about_is_known(scenario: Scenario) -> None:
    for line in unreadable(scenario):
        scenario.complain(
            line.number,
            message(
                "“{text}” states no counts; write one such as: {known}",
                text=line.text,
                known=pasted(*COUNTED.values()),
            ),
        )
    for line, key, _ in statements(scenario):
        if key not in (*EDITION, *TOPICS.values(), *LABELS):
            scenario.complain(
                line.number,
                message(
                    "“{text}” says nothing that is read here; write one such as: {known}",
                    text=line.text,
                    known=pasted(*ABOUT.values()),
                ),
            )


def _elsewhere(mistake: Mistake, edition: str) -> Mistake:
    """A mistake that a file makes in another edition than its first."""
    said = message("under {edition}: {reason}", edition=edition, reason=mistake.message)
    return replace(mistake, message=said)


def _line(mistake: Mistake) -> int:
    return mistake.line
