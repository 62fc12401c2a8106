"""The articles in the brackets of a scenario’s lines, and what they are in the edition by which it is played."""

from __future__ import annotations

from collections.abc import Iterator

from judge.law.book import book, editions, read_number
from judge.law.counterparts import counterparts
from judge.messages import message, pasted
from judge.scenario.about import edition_of, editions_of
from judge.scenario.findings import Findings
from judge.scenario.form import Scenario, SourceLine


def articles_exist(line: SourceLine, scenario: Scenario, findings: Findings) -> None:
    """Look whether the edition in which a line’s articles are typed has them.

    Arguments:
        scenario: the form in which it stands.
        findings: takes what is wrong.
    """
    for edition, laws in ((_typed_in(line, scenario), line.laws), *line.typed_anew):
        if edition not in editions():
            continue
        rulebook = book(edition)
        for number in laws:
            if (read_number(number) or "") not in rulebook:
                near = pasted(*(rulebook.nearest(number) or rulebook.numbers[:1]))
                findings.cannot_read(
                    line.number, message("there is no article {number}; did you mean {near}?", number=number, near=near)
                )


def check_counterparts(line: SourceLine, scenario: Scenario, findings: Findings) -> None:
    """Look whether each article of a line stands for one in the edition by which the form is played, if its file
    names that edition.

    Arguments:
        scenario: the form in which it stands.
        findings: takes what is wrong.
    """
    there = edition_of(scenario)
    if there not in editions_of(scenario):
        return
    numbers = dict(line.typed_anew).get(there, line.laws)
    for number, articles in zip(numbers, typed_articles(line, scenario), strict=True):
        if not articles and number in book(_typed_in(line, scenario)):
            findings.cannot_read(
                line.number,
                message(
                    "edition {edition} has no counterpart of {number}; write what decides there behind it, as in "
                    "“[{numbers}; {edition}: ...]”",
                    edition=there,
                    number=number,
                    numbers=", ".join(line.laws),
                ),
            )


def typed_articles(line: SourceLine, scenario: Scenario) -> Iterator[tuple[str, ...]]:
    """For each article in a line’s brackets, those for which it stands: itself, or its counterparts where the form is
    played by another edition than the one in which it is typed; there may be none. Those that are typed anew for that
    edition stand for themselves.

    Arguments:
        scenario: the form in which it stands.
    """
    here, there = _typed_in(line, scenario), edition_of(scenario)
    anew = dict(line.typed_anew).get(there)
    for number in line.laws if anew is None else anew:
        yield (number,) if anew is not None or here == there else counterparts(here, there)[number]


def in_words(line: SourceLine, scenario: Scenario) -> str:
    """What a line has in its brackets, with what it stands for where that is another article.

    Arguments:
        scenario: the form in which it stands.
    """
    numbers = dict(line.typed_anew).get(edition_of(scenario), line.laws)
    return ", ".join(
        number if articles == (number,) else f"{number} → {' / '.join(articles) or '–'}"
        for number, articles in zip(numbers, typed_articles(line, scenario), strict=True)
    )


def _typed_in(line: SourceLine, scenario: Scenario) -> str:
    return line.edition or editions_of(scenario)[0]
