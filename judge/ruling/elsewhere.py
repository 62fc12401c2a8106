"""What the laws change that were tried and do not decide: each is told with the first thing that would be otherwise."""

from __future__ import annotations

from judge.messages import Language
from judge.ruling.counterfactual import Counterfactual
from judge.ruling.decider import Decider
from judge.ruling.proof import Proof
from judge.ruling.ruling import ChangedElsewhere, numbers_of
from judge.ruling.trials import Trials
from judge.telling.seat import SeatView


def changed_elsewhere(proof: Proof, trials: Trials, seat: SeatView, language: Language) -> tuple[ChangedElsewhere, ...]:
    """What each law that was tried and does not decide changes, where that can be told; each article once.

    Arguments:
        proof: which laws decide, and which were tried.
        trials: the form and its runs without laws.
        seat: from where it is told.
    """
    run, edition = trials.run, trials.run.rules.edition.name
    deciding = {*proof.laws}
    decisive = numbers_of(tuple(deciding), edition)
    found: dict[str, ChangedElsewhere] = {}
    for law in proof.tried:
        (number,) = numbers_of((law,), edition)
        other = trials.without(law) if number not in decisive and number not in found else None
        if other is None:
            continue
        said = Counterfactual(run, Decider((law,), other), seat, language).elsewhere()
        if said:
            found[number] = ChangedElsewhere(number, said)
    return tuple(found.values())
