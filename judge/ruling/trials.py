"""Plays a form again without laws, within a bound of time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from judge.law.laws.law import Law
from judge.scenario.performance import Performance
from judge.scenario.play import perform

SECONDS = 1.5
"""How long a form is played again at most, in the processor's time."""

MOST_UNITS = 200
"""After so many units a run without a law is stopped."""


@dataclass
class Trials:
    """A form and its runs without laws.

    Arguments:
        run: the form as it was played by all the rules.
        go_on: what is done with a run when its moves are used up, as it was done with this one.
        seconds: for how long it is played again.
    """

    run: Performance
    go_on: Callable[[Performance], object] = lambda run: None
    seconds: float = SECONDS
    _until: float = field(init=False)

    def __post_init__(self) -> None:
        self._until = time.process_time() + self.seconds

    @property
    def are_over(self) -> bool:
        """Whether there is no time left for another one."""
        return time.process_time() > self._until

    def without(self, *laws: Law) -> Performance | None:
        """The form played without some laws; None where it comes to no end without them.

        Arguments:
            laws: the laws that are switched off.
        """
        rules = self.run.rules
        for law in laws:
            rules = rules.without(law)
        form = replace(self.run.scenario, mistakes=[], mended=[])
        again = perform(form, rules, strict=False, unfinished=self.run.unfinished, most=MOST_UNITS)
        if again is None or again.end not in ("answer", "open"):
            return None
        self.go_on(again)
        return again
