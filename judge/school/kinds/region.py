"""Who moves forward? Two expeditions that face each other at Dusk: each way in which it could end without a law."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.game.objects import Player
from judge.game.state import SEATS
from judge.game.terms import Expedition, Phase, Zone
from judge.law.citations.law import Law
from judge.messages import LANGUAGES, message
from judge.school.question import MOST_STEPS, Answer, Question, in_words, level_of, offered, steps_of
from judge.school.runs import Lived, Run, Text, Told
from judge.wording.slots import EXPEDITIONS

NEITHER = message("Neither of the two.")
BOTH = message("Both of them.")
ONE = message("Only that of {player}.")

Movers = frozenset[Player]
"""The players whose expeditions move forward."""


def questions(lived: Lived, path: str, form: int) -> Iterator[Question]:
    """The questions about each Dusk of a form.

    Arguments:
        lived: the form, and what becomes of it without each of its laws.
        path: the scenario's path.
        form: which form it is.
    """
    for move, steps in enumerate(lived.run.steps):
        begins = _dusk(steps)
        if begins is None:
            continue
        for expedition in Expedition:
            question = _question(lived, path, form, move, begins, expedition)
            if question is not None:
                yield question


def _question(lived: Lived, path: str, form: int, move: int, begins: int, expedition: Expedition) -> Question | None:
    """The question about the two expeditions of a title; None where nobody is in them, or nothing else could be."""
    steps = lived.run.steps[move]
    board = steps[begins].happening
    if board is None or not any(one.expedition is expedition for one in board.state.where(_in_an_expedition)):
        return None
    about = [step for step in steps[begins + 1 :] if _about(step, expedition)]
    cited = [law for step in about for law in step.laws]
    right = _movers(lived.run, move, expedition)
    wrong = []
    for law, run in sorted(_comparable(lived, move, begins), key=lambda one: one[0] not in cited):
        movers = _movers(run, move, expedition)
        if movers is not None and right is not None and movers != right:
            then = steps_of([step for step in run.steps[move] if _about(step, expedition)][:MOST_STEPS], lived.edition)
            wrong.append(Answer(_words(movers, lived), law.number(lived.edition), law.without, then))
    if right is None:
        return None
    answers = offered(f"region:{path}:{form}:{move + 1}:{expedition}", Answer(_words(right, lived)), wrong)
    if len(answers) < 2 or not about:
        return None
    title: Text = {language: EXPEDITIONS[expedition][language][0] for language in LANGUAGES}
    return Question(
        kind="region",
        path=path,
        form=form,
        move=move + 1,
        asks=in_words(message("Which {expedition} moves forward?", expedition=title)),
        given=begins + 1,
        answers=answers,
        resolution=steps_of(about, lived.edition),
        laws=tuple(dict.fromkeys(law.number(lived.edition) for step in about for law in step.laws[:1])),
        level=level_of(law for step in steps[begins:] for law in step.laws),
    )


def _comparable(lived: Lived, move: int, begins: int) -> Iterator[tuple[Law, Run]]:
    """The runs without a law that go on like the run with it until Dusk begins."""
    for parting in lived.partings:
        if (parting.move, parting.step) >= (move, begins):
            yield parting.law, parting.run


def _dusk(steps: Sequence[Told]) -> int | None:
    """The place of the step with which Dusk begins."""
    for place, step in enumerate(steps):
        happening = step.happening
        if happening is not None and happening.sentence == "phase_begins" and happening.values["phase"] is Phase.DUSK:
            return place
    return None


def _movers(run: Run, move: int, expedition: Expedition) -> Movers | None:
    """Whose expeditions of a title move forward in a move; None where one moves more than once."""
    found = [
        step.happening.values["player"]
        for step in run.steps[move]
        if step.happening is not None and step.happening.sentence == "moves_forward" and _about(step, expedition)
    ]
    return frozenset(player for player in SEATS if player in found) if len(found) == len(set(found)) else None


def _about(step: Told, expedition: Expedition) -> bool:
    happening = step.happening
    if happening is None or "expedition" not in happening.values:
        return False
    value = happening.values["expedition"]
    return value is expedition or (isinstance(value, tuple) and expedition in value)


def _words(movers: Movers, lived: Lived) -> Text:
    if len(movers) != 1:
        return in_words(BOTH if movers else NEITHER)
    return in_words(ONE.filled(player=lived.names.players[next(iter(movers))]))


def _in_an_expedition(one: object) -> bool:
    return getattr(one, "zone", None) is Zone.EXPEDITION
