"""Proofs of questions as a part of some work: the paths of scenarios in, what does not hold of their questions out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from judge.jobs.running import Workforce, run
from judge.school.bank import bank
from judge.school.proof import faults
from judge.school.proof.proving import Proving
from judge.value import value


@value(frozen=True, slots=True)
class ProvedScenario:
    """What was found of the questions of a scenario.

    Arguments:
        count: how many questions it gives.
        faults: what does not hold of them, each as the line that asks the question, and what.
    """

    count: int
    faults: tuple[tuple[str, str], ...]


def proved(paths: Iterable[str], edition: str, workforce: Workforce) -> Iterator[ProvedScenario]:
    """Make every question of scenarios and prove it anew, in the order of the scenarios.

    Arguments:
        paths: the scenarios.
        edition: the edition by which is asked.
        workforce: who proves them.

    Raises:
        WorkError: a part of them could not be proved.
    """
    return run("proofs", {"edition": edition}, paths, workforce, _read)


def worker(whole: Mapping[str, Any]) -> Callable[[str], dict[str, Any]]:
    """What proves the questions of a scenario.

    Arguments:
        whole: the edition by which is asked.
    """
    known = bank(whole["edition"])

    def prove(path: str) -> dict[str, Any]:
        count, found = 0, []
        for form in range(known.forms(path)):
            proving = Proving(known.scenario(path), form, known.edition(path))
            for question in known.questions(path, form):
                count += 1
                found += [[question.mark, fault] for fault in faults(question, proving)]
        return {"count": count, "faults": found}

    return prove


def _read(data: Any) -> ProvedScenario:
    count, found = data["count"], tuple((mark, fault) for mark, fault in data["faults"])
    if type(count) is not int or count < 0 or not all(type(one) is str for pair in found for one in pair):
        raise ValueError("no result of a proof")
    return ProvedScenario(count, found)
