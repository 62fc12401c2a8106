"""How does it end? What is true at the end of a form, against what would be without a law."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from judge.exploring.summary import facts_of
from judge.game.state import State
from judge.messages import LANGUAGES, Language, message
from judge.scenario.facts import Fact, subject_of
from judge.scenario.written import write_fact
from judge.school.question import FEWEST_ANSWERS, MOST_ANSWERS, Answer, Question, level_of, offered, steps_of
from judge.school.reasons import SO, in_words, without
from judge.school.runs import Lived, Text
from judge.wording.names import Names

ASKS = message("How does it end?")

MOST_FACTS = 4
"""An answer says so many facts at most."""

Subject = tuple[int | None, Hashable]
"""Of whom and of what a fact speaks."""

Facts = Mapping[Subject, Fact]


def questions(lived: Lived, path: str, form: int) -> Iterator[Question]:
    """The question about the end of a form, if there is one.

    Arguments:
        lived: the form, and what becomes of it without each of its laws.
        path: the scenario's path.
        form: which form it is.
    """
    run = lived.run
    if any(played.refusal for played in run.moves):
        return
    names = lived.names
    truth = _facts(run.performance.state, names)
    subjects: set[Subject] = set()
    others: list[tuple[Answer, Facts]] = []
    ends = [(law, _facts(other.performance.state, names)) for law, other in lived.without.items()]
    for law, facts in sorted(ends, key=lambda end: len(_apart(truth, end[1]))):
        apart = _apart(truth, facts)
        false = any(facts.get(one) != truth.get(one) and one in facts for one in apart)
        seen = any(_alike(facts, one, subjects | apart) for _, one in others)
        if apart and false and not seen and len(subjects | apart) <= MOST_FACTS and len(others) < MOST_ANSWERS - 1:
            subjects |= apart
            others.append((Answer({}, law.number(lived.edition), without(SO, law)), facts))
    if not others or not any(subject in truth for subject in subjects):
        return
    known = [subject for facts in (truth, *(facts for _, facts in others)) for subject in facts]
    ordered = [subject for subject in dict.fromkeys(known) if subject in subjects]
    right = Answer(_words(truth, ordered, names))
    wrong = [Answer(_words(facts, ordered, names), answer.law, answer.why) for answer, facts in others]
    answers = offered(f"end:{path}:{form}", right, (one for one in wrong if one.text["en"]))
    if len(answers) < FEWEST_ANSWERS:
        return
    steps = [step for told in run.steps for step in told]
    yield Question(
        kind="end",
        path=path,
        form=form,
        move=0,
        asks=in_words(ASKS),
        answers=answers,
        resolution=steps_of(steps, lived.edition),
        laws=tuple(dict.fromkeys(answer.law for answer in answers if answer.law)),
        level=level_of(law for step in steps for law in step.laws),
    )


def _facts(state: State, names: Names) -> Facts:
    """The facts of a position by what they speak of."""
    return {(player, subject_of(write_fact(fact, names, "en"))): fact for player, fact in facts_of(state)}


def _apart(one: Facts, other: Facts) -> set[Subject]:
    return {subject for subject in {**one, **other} if one.get(subject) != other.get(subject)}


def _alike(one: Facts, other: Facts, subjects: set[Subject]) -> bool:
    return all(one.get(subject) == other.get(subject) for subject in subjects)


def _words(facts: Facts, subjects: list[Subject], names: Names) -> Text:
    said = sorted((one for one in subjects if one in facts), key=lambda one: -1 if one[0] is None else one[0])
    return {language: " · ".join(_said(facts, said, names, language)) for language in LANGUAGES}


def _said(facts: Facts, subjects: list[Subject], names: Names, language: Language) -> Iterator[str]:
    """Facts in words, each player named once."""
    speaking: int | None = None
    for player, about in subjects:
        words = write_fact(facts[player, about], names, language)
        yield words if player is None or player == speaking else f"{names.players[player]} — {words}"
        speaking = player
