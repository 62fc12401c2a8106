"""Whether a move that a form does not make could be made in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.game.event.choices import Option
from judge.law.laws.law import Law
from judge.ruling.question import Answer, happenings_of
from judge.scenario.answers import fitting
from judge.scenario.performance import Performance
from judge.value import value
from judge.wording.table import ParsedSentence


@value(frozen=True, slots=True)
class IsPossible:
    """Whether the game ever asks for a move, and allows it.

    Arguments:
        said: what the line that asks can mean.
    """

    said: tuple[ParsedSentence, ...]

    def answer(self, run: Performance) -> Answer:
        """Whether it could be made at one time or another."""
        return any(option.refusal is None for option in self._options(run))

    def steps(self, run: Performance) -> Sequence[int]:
        """The last step, as it could be made until the end."""
        return range(len(happenings_of(run)))[-1:]

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        """The laws that refuse it wherever it could be thought of."""
        refusals = (option.refusal for option in self._options(run))
        return tuple(dict.fromkeys(law for refusal in refusals if refusal is not None for law in refusal.laws))

    def _options(self, run: Performance) -> Iterator[Option]:
        for put in run.questions:
            for said in self.said:
                yield from fitting(said, put.question, put.state, run.names)
