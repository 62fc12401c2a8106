"""Whether a move that a form does not make could be made in it, or next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.game.event.choices import Option, Question, Refusal
from judge.game.state.state import State
from judge.law.laws.law import Law
from judge.ruling.question import Answer
from judge.scenario.answers import fitting
from judge.scenario.attempts import attempt_out_of_turn
from judge.scenario.coming import next_needs
from judge.scenario.performance import Performance
from judge.value import value
from judge.wording.table import ParsedSentence


@value(frozen=True, slots=True)
class IsPossible:
    """Whether the game ever asks for a move, or asks for it next, and allows it.

    Arguments:
        said: what the line that asks can mean.
    """

    said: tuple[ParsedSentence, ...]

    def answer(self, run: Performance) -> Answer:
        """Whether it could be made at one time or another."""
        return any(option.refusal is None for option in self._options(run))

    def steps(self, run: Performance) -> Sequence[int]:
        """None: what the game asks comes after all of them."""
        return ()

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        """The laws that refuse it wherever it could be thought of."""
        refusals = (option.refusal for option in self._options(run))
        return tuple(dict.fromkeys(law for refusal in refusals if refusal is not None for law in refusal.laws))

    def asked_by(self, run: Performance) -> tuple[Law, ...]:
        """The laws by which the game asks for it, where it may be made."""
        asked = (
            question.laws
            for question, state in self._asked(run)
            if any(option.refusal is None for option in self._offered(question, state, run))
        )
        return tuple(dict.fromkeys(law for laws in asked for law in laws))

    def refused_beside(self, run: Performance) -> tuple[Law, ...]:
        """The laws that refuse what the game asks for beside it, where it may be made.

        Arguments:
            run: the form as it was played by all the rules.
        """
        others: list[Option] = []
        for question, state in self._asked(run):
            offered = self._offered(question, state, run)
            if any(option.refusal is None for option in offered):
                others += [option for option in question.options if option not in offered]
        refusals = (option.refusal for option in others)
        return tuple(dict.fromkeys(law for refusal in refusals if refusal is not None for law in refusal.laws))

    def refusal(self, run: Performance) -> Refusal | None:
        """Why it may not be made where it could be thought of last; None where it may, or nobody could think of it."""
        refusals = [option.refusal for option in self._options(run)]
        return None if not all(refusals) else next(reversed(refusals), None)

    def _options(self, run: Performance) -> list[Option]:
        """What the game offers that is meant, or else what players might think of then, who are not asked for it."""
        asked = list(self._asked(run))
        offered = [option for question, state in asked for option in self._offered(question, state, run)]
        if offered:
            return offered
        thought = (attempt_out_of_turn(self.said, *there, run.names, run.rules) for there in asked)
        return [one.option for one in thought if one is not None and one.option is not None]

    def _offered(self, question: Question, state: State, run: Performance) -> list[Option]:
        return [option for said in self.said for option in fitting(said, question, state, run.names)]

    def _asked(self, run: Performance) -> Iterator[tuple[Question, State]]:
        """What the game asks, and what it asks next."""
        yield from ((put.question, put.state) for put in run.questions)
        needs = next_needs(run)
        if needs is not None:
            yield needs.question, needs.state
