"""A form that is played anew, by all the rules and without each law that its questions name."""

from __future__ import annotations

from judge.editions import rules_of
from judge.exploring.course import Point, begin
from judge.exploring.scene import scene
from judge.law.citation import by_article, cite
from judge.law.laws.law import Law
from judge.scenario.form import Scenario
from judge.scenario.stage import MOST_UNITS
from judge.school.question import Answer, SchoolQuestion
from judge.school.runs import MORE_UNITS, FormRun, form_in, play_form


class Proving:
    """A form of a scenario that is played anew for each law that its questions name.

    Arguments:
        scenario: the file, read anew.
        form: which form: 0 the main one, 1 the first twin.
        edition: by which it is played.
    """

    def __init__(self, scenario: Scenario, form: int, edition: str) -> None:
        self._written = scenario, form
        self.form = form_in(scenario, form, edition)
        self.edition = edition
        self._runs: dict[Law | None, FormRun] = {}
        self._elsewhere: dict[str, Proving] = {}

    def elsewhere(self, edition: str) -> Proving:
        """The same form by another edition."""
        if edition not in self._elsewhere:
            self._elsewhere[edition] = Proving(*self._written, edition)
        return self._elsewhere[edition]

    def run(self, law: Law | None = None) -> FormRun:
        """The form as it is played without a law, or by all the rules."""
        if law not in self._runs:
            rules = rules_of(self.edition) if law is None else rules_of(self.edition).without(law)
            most = MOST_UNITS if law is None else self.run().performance.units + MORE_UNITS
            run = play_form(self.form, rules, most)
            assert run is not None
            self._runs[law] = run
        return self._runs[law]

    def place(self, question: SchoolQuestion) -> int:
        """The place among the file's moves of the move that a question is about."""
        move = self.run().moves[question.move - 1].move
        return next(place for place, one in enumerate(self.form.moves) if one is move)

    def point(self, question: SchoolQuestion, law: Law | None = None) -> Point:
        """Where the game waits when a question is asked, with a law or without it."""
        here = scene(self.form, self.place(question), self.edition)
        return begin(here.unit, here.rules.without(law) if law is not None else here.rules, here.given)

    def law(self, answer: Answer) -> Law:
        """The law that rules an answer out: of several in one article that of which the answer says why."""
        laws = by_article(self.edition)[answer.law]
        why = answer.why["en"] if answer.why is not None else ""
        return next((law for law in laws if cite(law, self.edition).without["en"] in why), laws[0])
