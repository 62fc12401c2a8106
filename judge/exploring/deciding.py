"""Which laws decide between outcomes: those of the questions where their lines part, and of the steps that differ."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from judge.exploring.answer_lines import AnswerLine
from judge.game.event.choices import Option
from judge.game.event.trace import Happening
from judge.law.laws.law import Law
from judge.wording.names import Names
from judge.wording.table import sentence


class AnswerTree(dict[Option, "AnswerTree"]):
    """The answers that lines give at one point, each with what the lines answer after it."""


def deciding(told: Sequence[AnswerLine], names: Names) -> list[tuple[Law, ...]]:
    """For each line, the laws that decide between it and the others; none where there are no others.

    Arguments:
        told: the lines that lead to the outcomes, told again.
        names: the names of players and cards.
    """
    root = AnswerTree()
    for retold in told:
        here = root
        for decision in retold.decisions:
            here = here.setdefault(decision.option, AnswerTree())
    steps = [[(_text_of(happening, names), happening) for happening in retold.happenings] for retold in told]
    everywhere = reduce(set.intersection, ({words for words, _ in one} for one in steps)) if steps else set()
    return [
        tuple(
            dict.fromkeys(
                [*_parting(root, retold), *(law for words, one in own if words not in everywhere for law in one.laws)]
            )
        )
        for retold, own in zip(told, steps, strict=True)
    ]


def _parting(root: AnswerTree, retold: AnswerLine) -> list[Law]:
    """The laws of the questions that the lines answer differently."""
    found: list[Law] = []
    here = root
    for decision in retold.decisions:
        if len(here) > 1:
            found += decision.question.laws
        here = here[decision.option]
    return found


def _text_of(happening: Happening, names: Names) -> str:
    return sentence("trace", happening.sentence).write(happening.values, names, "en")
