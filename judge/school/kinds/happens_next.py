"""What happens next? Where a run without a law parts from the run with it, both steps can be asked about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.law.citation import cite
from judge.messages import Message, message
from judge.school.question import FEWEST_ANSWERS, Answer, SchoolQuestion, level_of, offered, steps_of
from judge.school.reasons import LATER, NOT_YET, SO, in_words, without
from judge.school.runs import FormRuns, Parting, Text, WordedStep

ASKS = message("What happens next?")
NOTHING = message("Nothing more, until somebody makes the next move.")


def questions(lived: FormRuns, path: str, form: int) -> Iterator[SchoolQuestion]:
    """The questions about each move: where most runs part first.

    Arguments:
        lived: the form, and what becomes of it without each of its laws.
        path: the scenario's path.
        form: which form it is.
    """
    for move in range(len(lived.run.steps)):
        here = [one for one in lived.partings if one.move == move]
        places = sorted({one.step for one in here}, key=lambda place: (-_count(here, place), place))
        made = (_question(lived, path, form, move, place, here) for place in places)
        yield from (one for one in made if one is not None)


def _question(
    lived: FormRuns, path: str, form: int, move: int, place: int, here: Sequence[Parting]
) -> SchoolQuestion | None:
    """The question for the step at a place; None where too little else could happen."""
    steps = lived.run.steps[move]
    right = steps[place] if place < len(steps) else None
    laws = right.laws if right is not None else ()
    reasons = [(reason, one) for one in here if (reason := _reason(one, steps, place)) is not None]
    reasons.sort(key=lambda one: (one[1].step, PREFERRED.index(one[0]), one[1].law not in laws))
    name = f"next:{path}:{form}:{move + 1}:{place}"
    answers = offered(name, Answer(answer_of(right)), (_wrong(reason, one, lived.edition) for reason, one in reasons))
    if len(answers) < FEWEST_ANSWERS:
        return None
    shown = steps[place:]
    before = (law for told in (*lived.run.steps[:move], steps[: place + 1]) for step in told for law in step.laws)
    numbers = tuple(cite(law, lived.edition).article for law in laws) or tuple(one.law for one in answers if one.law)
    return SchoolQuestion(
        kind="next",
        path=path,
        form=form,
        move=move + 1,
        asks=in_words(ASKS),
        given=place,
        answers=answers,
        resolution=steps_of(shown, lived.edition),
        laws=numbers,
        level=level_of(before),
    )


PREFERRED = (SO, NOT_YET, LATER)
"""The reasons, the one of the best answers first."""


def _reason(parting: Parting, steps: Sequence[WordedStep], place: int) -> Message | None:
    """Why what would happen without a law is not what happens at a place; None where it is no answer there."""
    if parting.step < place or place < parting.step == len(steps):
        return None
    if not parting.following:
        return SO if parting.step == place < len(steps) else None
    would = parting.following[0].text
    happens = [at for at, step in enumerate(steps) if any(would[language] == step.text[language] for language in would)]
    if parting.step == place:
        return SO if not happens else NOT_YET if happens[0] > place else None
    return LATER if not happens else None


def _wrong(reason: Message, parting: Parting, edition: str) -> Answer:
    would = parting.following[0] if parting.following else None
    citation = cite(parting.law, edition)
    return Answer(answer_of(would), citation.article, without(reason, citation))


def answer_of(step: WordedStep | None) -> Text:
    """A step as an answer says it; None where nothing more happens."""
    if step is None:
        return in_words(NOTHING)
    return {language: _sentence(text) for language, text in step.text.items()}


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def _count(here: Sequence[Parting], place: int) -> int:
    return len({one.following[0].text["en"] if one.following else "" for one in here if one.step == place})
