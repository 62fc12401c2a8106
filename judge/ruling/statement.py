"""Whether what a line says of a moment is so at the end: what is known, what an object bears, what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from judge.law.laws.law import Law
from judge.ruling.question import Answer, happenings_of
from judge.scenario.after_move import AfterMove
from judge.scenario.not_activated import NotActivated
from judge.scenario.performance import Performance
from judge.scenario.truth import Truth
from judge.value import value


@value(frozen=True, slots=True)
class IsTrue:
    """Whether what a line says is so after the last move, or, where it says what was not activated, after all of them.

    Arguments:
        text: the line without its laws.
    """

    text: str

    def truth(self, run: Performance) -> Truth:
        """Whether it is so in a run, by which laws, and what is so instead."""
        of_form = NotActivated(run).judge_form(self.text)
        return of_form or AfterMove(run).judge_sentence(self.text, run.played[-1]) or Truth(False, ())

    def answer(self, run: Performance) -> Answer:
        """Whether it is so."""
        return self.truth(run).holds

    def steps(self, run: Performance) -> Sequence[int]:
        """The last step, which is what the end comes from."""
        return range(len(happenings_of(run)))[-1:]

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        """The laws by which it is so or is not, though no step cites them."""
        return self.truth(run).laws
