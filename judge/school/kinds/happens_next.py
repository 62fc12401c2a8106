"""What happens next? Where a run without a law parts from the run with it, both steps can be asked about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.messages import message
from judge.school.question import MOST_STEPS, Answer, Question, in_words, level_of, offered, steps_of
from judge.school.runs import Lived, Parting, Text, Told

ASKS = message("What happens next?")
NOTHING = message("Nothing more, until somebody makes the next move.")


def questions(lived: Lived, path: str, form: int) -> Iterator[Question]:
    """The questions about each move: where most runs part first.

    Arguments:
        lived: the form, and what becomes of it without each of its laws.
        path: the scenario's path.
        form: which form it is.
    """
    for move, steps in enumerate(lived.run.steps):
        here = [one for one in lived.partings if one.move == move and _differs(one, steps)]
        places = sorted({one.step for one in here}, key=lambda place: (-_count(here, place), place))
        made = (_question(lived, path, form, move, place, here) for place in places)
        yield from (one for one in made if one is not None)


def _question(lived: Lived, path: str, form: int, move: int, place: int, here: Sequence[Parting]) -> Question | None:
    """The question for the step at a place; None where all answers read the same."""
    steps = lived.run.steps[move]
    right = steps[place] if place < len(steps) else None
    laws = right.laws if right is not None else ()
    ordered = sorted(
        (one for one in here if one.step >= place and (one.told or one.step == place)),
        key=lambda one: (one.step, one.law not in laws, lived.laws.index(one.law)),
    )
    name = f"next:{path}:{form}:{move + 1}:{place}"
    answers = offered(name, Answer(_words(right)), (_wrong(one, lived.edition) for one in ordered))
    if len(answers) < 2:
        return None
    shown = steps[place:]
    before = (law for told in (*lived.run.steps[:move], steps[: place + 1]) for step in told for law in step.laws)
    numbers = tuple(law.number(lived.edition) for law in laws) or tuple(one.law for one in answers if one.law)
    return Question(
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


def _differs(parting: Parting, steps: Sequence[Told]) -> bool:
    """Whether what would happen is something else than anything that does happen in this move."""
    if not parting.told:
        return parting.step < len(steps)
    would = parting.told[0].text
    return not any(would[language] == step.text[language] for step in steps for language in would)


def _wrong(parting: Parting, edition: str) -> Answer:
    would = parting.told[0] if parting.told else None
    then = steps_of(parting.told[:MOST_STEPS], edition)
    return Answer(_words(would), parting.law.number(edition), parting.law.without, then)


def _words(step: Told | None) -> Text:
    if step is None:
        return in_words(NOTHING)
    return {language: _sentence(text) for language, text in step.text.items()}


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def _count(here: Sequence[Parting], place: int) -> int:
    return len({one.told[0].text["en"] if one.told else "" for one in here if one.step == place})
