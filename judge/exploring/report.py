"""What an exploration found, in words: each outcome with a line of answers, its laws and how many lines lead to it."""

from __future__ import annotations

from judge.exploring.answer_lines import AnswerLine, lines, retell
from judge.exploring.deciding import deciding
from judge.exploring.exploration import Exploration, Outcome
from judge.exploring.summary import summary
from judge.law.citation import cite
from judge.messages import Language, message
from judge.value import value
from judge.wording.names import Names

MOST_TOLD = 1_000
"""So many outcomes are put in words."""


@value(frozen=True, slots=True)
class OutcomeSummary:
    """An outcome in words.

    Arguments:
        answers: the lines of a scenario that lead to it.
        summary: what has changed since the start.
        laws: the articles that decide between it and the other outcomes; of an open one first those that come nearest.
        lines: how many lines of answers lead to it; None where they have no end.
        open: whether the rules leave open what happens.
        stopped: whether it comes to something that the engine does not play.
    """

    answers: tuple[str, ...]
    summary: str
    laws: tuple[str, ...]
    lines: int | None
    open: bool
    stopped: bool = False

    def data(self) -> dict[str, object]:
        """The outcome as JSON."""
        return {
            "answers": list(self.answers),
            "summary": self.summary,
            "laws": list(self.laws),
            "lines": self.lines,
            "open": self.open,
            "stopped": self.stopped,
        }


@value(frozen=True, slots=True)
class ExplorationReport:
    """An exploration in words.

    Arguments:
        outcomes: the outcomes, those with the fewest answers first; the first thousand if there are more.
        exhausted: whether these are all.
        positions: how many different positions were kept.
        lines: how many lines of answers there are, as far as was looked; None where they have no end.
        found: how many outcomes there are.
        retold: the lines of answers that lead to the outcomes that are told, each played once more.
    """

    outcomes: tuple[OutcomeSummary, ...]
    exhausted: bool
    positions: int
    lines: int | None
    found: int
    retold: tuple[AnswerLine, ...] = ()

    def data(self) -> dict[str, object]:
        """The report as JSON."""
        return {
            "found": self.found,
            "outcomes": [outcome.data() for outcome in self.outcomes],
            "exhausted": self.exhausted,
            "positions": self.positions,
            "lines": self.lines,
        }


def report(exploration: Exploration, names: Names, language: Language, most: int = MOST_TOLD) -> ExplorationReport:
    """Put an exploration in words.

    Arguments:
        names: the names of players and cards.
        most: how many outcomes are told, the first ones.
    """
    edition = exploration.rules.edition.name
    first = exploration.outcomes[:most]
    told = [retell(exploration, outcome) for outcome in first]
    outcomes = []
    for outcome, retold, laws in zip(first, told, deciding(told, names), strict=True):
        articles = tuple(dict.fromkeys(cite(law, edition).article for law in (*outcome.laws, *laws)))
        answers = lines(retold, names, language)
        words = _summary(exploration, outcome, names, language)
        outcomes.append(
            OutcomeSummary(answers, words, articles, outcome.lines, bool(outcome.laws), outcome.reason is not None)
        )
    found = len(exploration.outcomes)
    return ExplorationReport(
        tuple(outcomes), exploration.exhausted, exploration.positions, exploration.lines, found, tuple(told)
    )


def _summary(exploration: Exploration, outcome: Outcome, names: Names, language: Language) -> str:
    changed = summary(exploration.start, outcome.state, names, language)
    if outcome.laws:
        articles = ", ".join(cite(law, exploration.rules.edition.name).article for law in outcome.laws)
        return message(
            "the rules do not settle what happens next [{articles}]: {changed}", articles=articles, changed=changed
        ).say(language)
    if outcome.reason is not None:
        return message("the run stops, {what}: {changed}", what=outcome.reason, changed=changed).say(language)
    return changed
