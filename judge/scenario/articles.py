"""The articles that a line of a scenario has in its brackets."""

from __future__ import annotations

from judge.law.book import Book, read_number
from judge.messages import message, pasted
from judge.scenario.findings import Findings
from judge.scenario.form import SourceLine


def articles_exist(line: SourceLine, rulebook: Book, findings: Findings) -> None:
    """Look whether a rule book has the articles in a line’s brackets.

    Arguments:
        rulebook: the book of the scenario’s edition.
        findings: takes what is wrong.
    """
    for number in line.laws:
        if (read_number(number) or "") not in rulebook:
            near = pasted(*(rulebook.nearest(number) or rulebook.numbers[:1]))
            findings.cannot_read(
                line.number, message("there is no article {number}; did you mean {near}?", number=number, near=near)
            )
