"""What a twin changes on the board of its scenario, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.messages import Language
from judge.scenario.fact_writer import write_fact
from judge.scenario.facts import UnreadableError, read_fact
from judge.scenario.form import SourceLine, Twin
from judge.scenario.twin import changes
from judge.scenario.verdict import Judgement
from judge.telling.view import ChangedFact
from judge.wording.names import Names


def changed_facts(judgement: Judgement, twin: Twin, language: Language) -> Iterator[ChangedFact]:
    """The facts of the board that a twin changes.

    Arguments:
        judgement: the scenario, judged.
    """
    names = judgement.performance.names if judgement.performance is not None else None
    for change in changes(judgement.scenario, twin):
        before, after = (_said(lines, names, language) for lines in (change.before, (change.after,)))
        yield ChangedFact(change.player, before if before != after else "", after)


def _said(lines: Sequence[SourceLine], names: Names | None, language: Language) -> str:
    """Facts in the language; as they are written where they cannot be read."""
    try:
        found = [
            line.text if names is None else write_fact(read_fact(line.text, names), names, language) for line in lines
        ]
    except UnreadableError:
        found = [line.text for line in lines]
    return " · ".join(found)
