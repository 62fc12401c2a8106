"""A run that need not be strict, as those without a law are, is the same as the strict one."""

from __future__ import annotations

from shipped import ShippedScenario

from judge.game.state.canonical import canonical
from judge.scenario.switch import undisturbed


def test_a_run_that_need_not_be_strict_is_the_same_as_the_strict_one(shipped: ShippedScenario) -> None:
    judgement = shipped.judgement
    for edition in (judgement, *judgement.elsewhere):
        for form in (edition, *edition.twins):
            strict, loose = form.performance, undisturbed(form.scenario)
            assert strict is not None and loose is not None
            assert strict.rules is loose.rules
            assert canonical(strict.state) == canonical(loose.state), (edition.edition, form.scenario.title["en"])
            assert strict.asked == loose.asked, (edition.edition, form.scenario.title["en"])
