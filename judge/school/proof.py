"""Proves a question anew: the right answer is what the engine does, each wrong one what it does without its article."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from judge.exploring.budget import Budget
from judge.exploring.course import Point, begin
from judge.exploring.exploration import explore
from judge.exploring.possible import possible
from judge.exploring.scene import scene
from judge.exploring.summary import facts_of, summary
from judge.exploring.until import Until
from judge.game.rules import Rules
from judge.game.state import SEATS, State
from judge.game.terms import Expedition, Phase
from judge.law.citations import LAWS
from judge.law.citations.law import Law
from judge.messages import LANGUAGES
from judge.scenario.form import Scenario
from judge.scenario.play import perform
from judge.scenario.stage import MOST_UNITS
from judge.scenario.twin import whole
from judge.scenario.verdict import edition_of
from judge.scenario.written import write_fact
from judge.school.kinds.happens_next import NOTHING
from judge.school.kinds.order import POSITIONS, VISITS
from judge.school.kinds.region import BOTH, NEITHER
from judge.school.question import Answer, Question
from judge.school.runs import MORE_UNITS, Run

Faults = Iterator[str]


class Proving:
    """A form of a scenario that is played anew for each law that its questions name.

    Arguments:
        scenario: the file, read anew.
        form: which form: 0 the main one, 1 the first twin.
    """

    def __init__(self, scenario: Scenario, form: int) -> None:
        self._form = whole(scenario, scenario.twins[form - 1]) if form else scenario
        self._edition = edition_of(scenario)
        self._runs: dict[Law | None, Run] = {}

    def faults(self, question: Question) -> Faults:
        """What does not hold of a question, in English; nothing where all of it does.

        Arguments:
            question: a question about this form.
        """
        if sum(answer.right for answer in question.answers) != 1:
            yield "not one answer alone is right"
        for language in LANGUAGES:
            texts = [answer.text[language].casefold() for answer in question.answers]
            if len(set(texts)) < len(texts) or not all(texts):
                yield f"two answers read the same in {language}"
        if len(question.answers) < 2:
            yield "there is nothing to choose"
        yield from PROOFS[question.kind](question, self)

    def run(self, law: Law | None = None) -> Run:
        """The form as it is played without a law, or by all the rules."""
        if law not in self._runs:
            rules = Rules(self._edition) if law is None else Rules(self._edition).without(law)
            most = MOST_UNITS if law is None else self.run().performance.units + MORE_UNITS
            performance = perform(self._form, rules, strict=False, most=most)
            assert performance is not None
            self._runs[law] = Run(performance)
        return self._runs[law]

    def place(self, question: Question) -> int:
        """The place among the file's moves of the move that a question is about."""
        move = self.run().moves[question.move - 1].move
        return next(place for place, one in enumerate(self._form.moves) if one is move)

    def point(self, question: Question, law: Law | None = None) -> Point:
        """Where the game waits when a question is asked, with a law or without it."""
        here = scene(self._form, self.place(question), self._edition)
        return begin(here.unit, here.rules.without(law) if law is not None else here.rules, here.given)

    def law(self, answer: Answer) -> Law:
        """The law that rules an answer out."""
        return _by_number(self._edition)[answer.law]


def _next(question: Question, here: Proving) -> Faults:
    run = here.run()
    truth = _texts(run, question)
    for answer in question.answers:
        there = truth if answer.right else _texts(here.run(here.law(answer)), question)
        text = answer.text["en"].removesuffix(".")
        if answer.text["en"] == NOTHING.say("en"):
            found = len(there) == question.given
        else:
            found = text in [one.removesuffix(".") for one in there[question.given :]]
        if not found:
            yield f"“{text}” does not happen without {answer.law or '-'}"
        if answer.right and truth[question.given : question.given + 1] not in ([], [text], [answer.text["en"]]):
            yield f"“{text}” is not what happens next"
        if not answer.right and text in [one.removesuffix(".") for one in truth]:
            yield f"“{text}” happens"


def _region(question: Question, here: Proving) -> Faults:
    expedition = Expedition.HERO if "Hero" in question.asks["en"] else Expedition.COMPANION
    truth = _movers(here.run(), question, expedition)
    for answer in question.answers:
        said = _said_movers(answer, here)
        there = truth if answer.right else _movers(here.run(here.law(answer)), question, expedition)
        if said != there:
            yield f"“{answer.text['en']}” is not so without {answer.law or '-'}"
        if not answer.right and said == truth:
            yield f"“{answer.text['en']}” is so"


def _end(question: Question, here: Proving) -> Faults:
    truth = _end_facts(here.run())
    for answer in question.answers:
        there = truth if answer.right else _end_facts(here.run(here.law(answer)))
        said = _parted(answer.text["en"])
        if not said <= there:
            yield f"“{answer.text['en']}” is not the end without {answer.law or '-'}"
        if not answer.right and said <= truth:
            yield f"“{answer.text['en']}” is true at the end"


def _may(question: Question, here: Proving) -> Faults:
    point = here.point(question)
    line = question.about["en"] if question.about is not None else ""
    truth = _permission(point, here, line)
    for answer in question.answers:
        allowing = answer.text["en"] == "Yes."
        if answer.right and (truth is None) != allowing:
            yield "the right answer is not what the engine says"
        if answer.right and truth is not None and not any(f"No: {one}," in answer.text["en"] for one in truth):
            yield f"the engine refuses it by {', '.join(truth)}"
        if not answer.right and allowing and _permission(here.point(question, here.law(answer)), here, line):
            yield f"it is refused without {answer.law} too"
        if not answer.right and not allowing and truth is not None and answer.law in truth:
            yield f"{answer.law} refuses it"


def _order(question: Question, here: Proving) -> Faults:
    point = here.point(question)
    end = question.about["en"] if question.about is not None else ""
    names = here.run().performance.names
    for one in possible(point, names, "en"):
        answer = next((answer for answer in question.answers if answer.text["en"] == one.line), None)
        if answer is None:
            continue
        budget = Budget(POSITIONS, visits=VISITS)
        found = explore(point.unit, point.rules, (*point.given, one.option), Until.DECISION, budget)
        ends = {summary(found.start, outcome.state, names, "en") for outcome in found.outcomes}
        if (end in ends) != answer.right:
            yield f"“{one.line}” leads to {', '.join(sorted(ends))}"


PROOFS: Mapping[str, Callable[[Question, Proving], Faults]] = {
    "next": _next,
    "region": _region,
    "end": _end,
    "may": _may,
    "order": _order,
}
"""How the questions of each kind are proved."""


def _texts(run: Run, question: Question) -> list[str]:
    return [step.text["en"] for step in run.steps[question.move - 1]] if len(run.moves) >= question.move else []


def _movers(run: Run, question: Question, expedition: Expedition) -> frozenset[int]:
    """Whose expedition is further ahead when Dusk is over than when it began."""
    steps = [step.happening for step in run.steps[question.move - 1] if step.happening is not None]
    before: State = steps[question.given - 1].state if len(steps) >= question.given else run.performance.start
    dusk = [step.state for step in steps if step.state.phase is Phase.DUSK and not step.state.arena] or [before]
    after = dusk[-1]
    return frozenset(one for one in SEATS if after.distance(one, expedition) > before.distance(one, expedition))


def _said_movers(answer: Answer, here: Proving) -> frozenset[int]:
    if answer.text["en"] in (NEITHER.say("en"), BOTH.say("en")):
        return frozenset(SEATS if answer.text["en"] == BOTH.say("en") else ())
    names = here.run().performance.names.players
    return frozenset(seat for seat in SEATS if answer.text["en"].endswith(f"of {names[seat]}."))


def _end_facts(run: Run) -> frozenset[str]:
    names = run.performance.names
    return frozenset(
        f"{'' if player is None else names.players[player]}|{write_fact(fact, names, 'en')}"
        for player, fact in facts_of(run.performance.state)
    )


def _parted(text: str) -> frozenset[str]:
    """The facts of an answer, each with the player who is named before it."""
    found, speaking = set(), ""
    for part in text.split(" · "):
        player, dash, words = part.partition(" — ")
        speaking = player if dash else speaking
        found.add(f"{speaking}|{words if dash else part}")
    return frozenset(found)


def _permission(point: Point, here: Proving, line: str) -> tuple[str, ...] | None:
    """The articles that refuse a line; None where it is allowed."""
    names = here.run().performance.names
    found = next(one for one in possible(point, names, "en") if one.line == line)
    return None if found.legal else found.laws


@cache
def _by_number(edition: str) -> Mapping[str, Law]:
    return {law.number(edition): law for law in LAWS.values() if edition in law.numbers}
