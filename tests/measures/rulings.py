"""``python -m tests.measures.rulings``: how often a ruling names the articles that a reader has typed.

The reader typed, for each form of a scenario, a question and at most two articles that decide it, without having seen
the program’s answer. The first article of the ruling is looked for among them, and each of those that it names; once
on the question that was typed, once on the one that is asked of a form without any. An article that only sums another
up counts as that one.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from judge.cards.importing import import_cards
from judge.law.citation import citations
from judge.place import SCENARIOS
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import ruling, ruling_of_form
from judge.scenario.asked import asked_line
from judge.scenario.file import read_file
from judge.scenario.verdict import Judgement, judge
from judge.telling.seat import SeatView

SHARED = Path(__file__).resolve().parents[3] / "shared"
SITUATIONS = SHARED / "situations" / "laws.tsv"
CARDS = SHARED / "cards" / "cards.jsonl"


@dataclass(frozen=True, slots=True)
class Measured:
    """A ruling beside what a reader has typed.

    Arguments:
        form: its file, and which form of it, 0 for the main one.
        edition: the edition of the rules.
        typed: the articles that the reader named.
        named: those that the ruling names, the one that is read out first before the others.
        question: what was asked.
        answer: what the ruling says.
        seconds: the processor time of the ruling.
    """

    form: tuple[str, int]
    edition: str
    typed: tuple[str, ...]
    named: tuple[str, ...]
    question: str
    answer: str
    seconds: float

    @property
    def leads(self) -> bool:
        """Whether the first article that is named was typed."""
        return self._are_typed(self.named[:1])

    @property
    def has_it(self) -> bool:
        """Whether one of the articles that are named was typed."""
        return self._are_typed(self.named)

    def _are_typed(self, numbers: Sequence[str]) -> bool:
        alike = {number: {number} for number in numbers}
        for citation in citations(self.edition).values():
            if citation.article in alike:
                alike[citation.article] |= set(citation.summaries)
        return any(found & set(self.typed) for found in alike.values())


Reading = tuple[tuple[str, int], Judgement, Sequence[Judgement], tuple[str, ...]]
"""A form with its name, the other forms of its scenario, and the articles that were typed."""


def of_scenarios() -> Iterator[Reading]:
    """Every form that ships with a question, judged, and the articles that were typed."""
    for path in sorted(SCENARIOS.glob("*/*.md")):
        name = path.relative_to(SCENARIOS).as_posix()
        judged = judge(read_file(path, name))
        forms = (judged, *judged.twins)
        for place, form in enumerate(forms):
            line = asked_line(form.scenario)
            if line is not None and line.laws:
                yield (name, place), form, [other for other in forms if other is not form], line.laws


def of_situations() -> Iterator[Reading]:
    """Every situation of ``../shared`` of which a reader named articles, judged."""
    for row in SITUATIONS.read_text(encoding="utf-8").splitlines()[1:]:
        name, laws, *_ = row.split("\t")
        if laws.split():
            judged = judge(read_file(SITUATIONS.parent / name, name))
            yield (name, 0), judged, judged.twins, tuple(laws.split())


def measure(forms: Iterable[Reading], *, typed: bool) -> Iterator[Measured]:
    """Rule on forms.

    Arguments:
        forms: what was read.
        typed: whether the question that was typed is asked, where there is one.
    """
    for name, form, others, laws in forms:
        began = time.process_time()
        said = _ruling(form, others, typed=typed)
        seconds = time.process_time() - began
        if said is not None:
            yield Measured(name, form.edition, laws, said.laws, said.question, said.answer, seconds)


def _ruling(form: Judgement, others: Sequence[Judgement], *, typed: bool) -> Ruling | None:
    if typed or form.performance is None or form.own == "unreadable":
        return ruling_of_form(form, "en", others=others)
    return ruling(form.performance, SeatView(form.performance, None), "en")


def told(title: str, found: Sequence[Measured]) -> Iterator[str]:
    """What was measured, in lines."""
    count = len(found)
    leads, has_it = sum(one.leads for one in found), sum(one.has_it for one in found)
    yield f"{title}: {count}"
    if found:
        longest = max(found, key=lambda one: one.seconds)
        seconds = sorted(one.seconds for one in found)
        yield f"  the first article was typed: {leads} ({100 * leads / count:.1f} %)"
        yield f"  one of those named was typed: {has_it} ({100 * has_it / count:.1f} %)"
        yield f"  processor time, 95th percentile: {seconds[int(0.95 * (count - 1))]:.2f} s"
        yield f"  processor time, longest: {longest.seconds:.2f} s ({longest.form[0]}, form {longest.form[1]})"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.measures.rulings", description=__doc__)
    parser.add_argument("--list", action="store_true", help="list the forms whose first article was not typed")
    parser.add_argument("--typed", action="store_true", help="ask only what was typed")
    given = parser.parse_args(arguments)
    groups = [("forms, asked what was typed", list(measure(of_scenarios(), typed=True)))]
    if not given.typed:
        groups.append(("forms, asked what the last move comes to", list(measure(of_scenarios(), typed=False))))
    if SITUATIONS.is_file() and CARDS.is_file():
        with tempfile.TemporaryDirectory() as data:
            os.environ["JUDGE_DATA"] = data
            import_cards(CARDS, CARDS.name)
            groups.append(("situations of ../shared", list(measure(of_situations(), typed=True))))
    for title, found in groups:
        sys.stdout.writelines(f"{line}\n" for line in told(title, found))
        for one in found if given.list else ():
            if not one.leads:
                mark = "named" if one.has_it else "missed"
                fields = (mark, *map(str, one.form), one.question, one.answer, *map(" ".join, (one.typed, one.named)))
                sys.stdout.write("\t".join(fields) + "\n")


if __name__ == "__main__":
    main()
