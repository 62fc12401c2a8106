"""The other forms of a scenario: the one in which the answer is another, and the laws that tell it from this one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.law.laws.law import Law
from judge.ruling.generality import generality
from judge.ruling.question import Answer, Follows, IsAllowed, RulingQuestion, happenings_of
from judge.ruling.trials import Trials
from judge.scenario.performance import Performance
from judge.value import value
from judge.wording.text import plain


@value(frozen=True, slots=True)
class Contrast:
    """Another form of a scenario, where the answer is another.

    Arguments:
        question: what is asked, as it is asked there.
        trials: plays that form again.
        answer: the answer here.
    """

    question: RulingQuestion
    trials: Trials
    answer: Answer

    @property
    def run(self) -> Performance:
        """That form, as it was played."""
        return self.trials.run

    def alike_without(self, law: Law) -> Performance | None:
        """That form played without a law, where it comes to what is here; None where it does not.

        Arguments:
            law: the law that is switched off.
        """
        other = self.trials.without(law)
        return other if other is not None and self.question.answer(other) == self.answer else None


def contrast(
    question: RulingQuestion, run: Performance, others: Sequence[Performance], most: int | None = None
) -> Contrast | None:
    """The first of other forms in which the answer is another; None where it is the same in all.

    Arguments:
        run: the form as it was played by all the rules.
        others: the other forms of the scenario.
        most: how many steps of it are played again; as many as ever if None.
    """
    answer = question.answer(run)
    for other in others:
        there = asked_there(question, run, other)
        if there.answer(other) not in (answer, None):
            return Contrast(there, Trials(other) if most is None else Trials(other, most=most), answer)
    return None


def asked_there(question: RulingQuestion, run: Performance, other: Performance) -> RulingQuestion:
    """What is asked of a form, asked of another: a move is asked about by its words, or else by its place among all
    where one of the same kind stands.

    Arguments:
        run: the form as it was played by all the rules.
        other: the other form.
    """
    if not isinstance(question, Follows | IsAllowed):
        return question
    mine, theirs = _moves(run), _moves(other)
    place = next((place for place, (line, _, _) in enumerate(mine) if line == question.line), None)
    if place is None:
        return question
    _, words, kind = mine[place]
    alike = [line for line, said, _ in theirs if said == words]
    alike += [line for line, _, other_kind in theirs[place : place + 1] if other_kind == kind]
    return type(question)(alike[0]) if alike else question


def _moves(run: Performance) -> list[tuple[int, str, str]]:
    """The moves that were made, each with its line, its words and the key of its sentence."""
    return [
        (played.move.line.number, plain(played.move.line.text), played.said.sentence.key)
        for played in run.played
        if played.move is not None and played.said is not None
    ]


def only_there(run: Performance, other: Performance) -> Iterator[Law]:
    """The laws that are cited in another form and not here, one that speaks in few situations before the others.

    Arguments:
        run: the form as it was played by all the rules.
        other: the other form.
    """
    here, there = ({law for one in happenings_of(played) for law in one.laws} for played in (run, other))
    edition = other.rules.edition.name
    yield from sorted(there - here, key=lambda law: (generality(law, edition), law.name))
