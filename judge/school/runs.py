"""A form of a scenario played by all the rules, and once without each of its laws, to see where the runs part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import zip_longest

from judge.editions import rules_of, why_not_played
from judge.game.event.trace import Happening
from judge.game.rules import Rules
from judge.law.laws.law import Law
from judge.messages import LANGUAGES, Language, message
from judge.scenario.cited import laws_of
from judge.scenario.form import Scenario
from judge.scenario.in_edition import in_edition
from judge.scenario.performance import Performance, PlayedMove
from judge.scenario.play import perform
from judge.scenario.stage import MOST_UNITS
from judge.scenario.twin import whole
from judge.value import value
from judge.wording.names import Names
from judge.wording.table import sentence

Text = Mapping[Language, str]
"""The same words in every language."""

MORE_UNITS = 30
"""By so many units a run without a law may be longer than the run with it."""


@value(frozen=True, slots=True)
class WordedStep:
    """A step in words.

    Arguments:
        text: what happens.
        happening: what happens, where it is a happening; None for a refusal.
        laws: the laws that decide it.
    """

    text: Text
    happening: Happening | None
    laws: tuple[Law, ...]


@value(frozen=True, slots=False)
class FormRun:
    """A form of a scenario as it was played by some rules.

    Arguments:
        performance: how it was played.
    """

    performance: Performance

    @cached_property
    def moves(self) -> tuple[PlayedMove, ...]:
        """The moves, as the story counts them."""
        return tuple(one for one in self.performance.played if one.move is not None or one.happenings)

    @cached_property
    def steps(self) -> tuple[tuple[WordedStep, ...], ...]:
        """The steps of each move in words; what the rules do not settle is no step."""
        names = self.performance.names
        return tuple(tuple(_steps(played, names)) for played in self.moves)

    @property
    def settled(self) -> bool:
        """Whether the rules settle everything in it, and it comes to an end."""
        return self.performance.end == "answer"


@value(frozen=True, slots=False)
class Parting:
    """Where a run without a law parts from the run with it for the first time.

    Arguments:
        run: the run without it.
        move: the place of the move in which they part, from 0.
        step: the place of the first step of that move that differs, from 0; one of the runs may have no such step.
    """

    law: Law
    run: FormRun
    move: int
    step: int

    @property
    def following(self) -> tuple[WordedStep, ...]:
        """What happens in that move from there on, without the law."""
        return self.run.steps[self.move][self.step :]


@value(frozen=True, slots=False)
class FormRuns:
    """A form of a scenario, and what becomes of it without each of its laws.

    Arguments:
        form: the main form, or a twin made whole.
        run: as it is played by all the rules.
    """

    form: Scenario
    run: FormRun

    @property
    def edition(self) -> str:
        """The edition by which it is played."""
        return self.run.performance.rules.edition.name

    @property
    def names(self) -> Names:
        """The names of its players and cards."""
        return self.run.performance.names

    @cached_property
    def laws(self) -> tuple[Law, ...]:
        """The laws that decide in it, in the order in which they do."""
        return laws_of(self.run.performance)

    @cached_property
    def without(self) -> Mapping[Law, FormRun]:
        """The runs without each of its laws that the rules left settle, and that come to an end."""
        most = self.run.performance.units + MORE_UNITS
        runs = ((law, play_form(self.form, rules_of(self.edition).without(law), most, self.names)) for law in self.laws)
        return {law: run for law, run in runs if run is not None and run.settled}

    @cached_property
    def partings(self) -> tuple[Parting, ...]:
        """Where the runs without a law part from this one, within a move."""
        found = ((law, run, _parting(self.run, run)) for law, run in self.without.items())
        return tuple(Parting(law, run, *place) for law, run, place in found if place is not None)


def runs_of_form(scenario: Scenario, form: int, edition: str) -> FormRuns | None:
    """A form of a scenario, played; None where there is none, its edition is not played, its end is not settled, or its
    story tells it otherwise.

    Arguments:
        scenario: the file as read.
        form: 0 for the main form, 1 for the first twin.
        edition: by which it is played.
    """
    if form > len(scenario.twins) or why_not_played(edition) is not None:
        return None
    chosen = form_in(scenario, form, edition)
    run = play_form(chosen, rules_of(edition))
    return FormRuns(chosen, run) if run is not None and run.settled and _is_told_so(chosen, run) else None


def form_in(scenario: Scenario, form: int, edition: str) -> Scenario:
    """A form of a scenario as an edition rules it, made whole.

    Arguments:
        scenario: the file as read.
        form: 0 for the main form, 1 for the first twin.
    """
    ruled = in_edition(scenario, edition)
    return whole(ruled, ruled.twins[form - 1]) if form else ruled


def _is_told_so(form: Scenario, run: FormRun) -> bool:
    """Whether the story of a form tells the same steps under the same moves; a move that one leaves out is skipped."""
    told = perform(replace(form, mistakes=[]), run.performance.rules)
    moves = [one for one in told.played if one.move is not None or one.happenings] if told is not None else []
    return [(_line(one), len(one.happenings)) for one in moves] == [
        (_line(one), len(one.happenings)) for one in run.moves
    ]


def play_form(form: Scenario, rules: Rules, most: int = MOST_UNITS, names: Names | None = None) -> FormRun | None:
    """A form played by some rules; None if it has no board to begin with.

    Arguments:
        form: the main form, or a twin made whole.
        most: after so many units it is stopped.
        names: what its players and cards are called, where it was played before.
    """
    performance = perform(form, rules, strict=False, most=most, names=names)
    return FormRun(performance) if performance is not None else None


def word_step(happening: Happening, names: Names) -> WordedStep:
    """A happening in words.

    Arguments:
        names: the names of players and cards.
    """
    words = sentence("trace", happening.sentence)
    text: Text = {language: words.write(happening.values, names, language) for language in LANGUAGES}
    return WordedStep(text, happening, happening.laws)


def same(one: Sequence[WordedStep], other: Sequence[WordedStep]) -> bool:
    """Whether two lists of steps read the same."""
    return [step.text for step in one] == [step.text for step in other]


def _steps(played: PlayedMove, names: Names) -> Iterator[WordedStep]:
    for happening in played.happenings:
        yield word_step(happening, names)
    refusal = played.refusal
    if refusal is not None:
        reason = sentence("refusal", refusal.sentence)
        text: Text = {
            language: message("Not allowed: {reason}", reason=reason.write(refusal.values, names, language)).say(
                language
            )
            for language in LANGUAGES
        }
        yield WordedStep(text, None, refusal.laws)


def _parting(run: FormRun, other: FormRun) -> tuple[int, int] | None:
    """The first step that differs; None where the runs part between two moves, or not at all."""
    for move, (one, alike) in enumerate(zip_longest(run.moves, other.moves)):
        if one is None or alike is None or _line(one) != _line(alike):
            return None
        for step, (here, there) in enumerate(zip_longest(run.steps[move], other.steps[move])):
            if here is None or there is None or here.text != there.text:
                return move, step
    return None


def _line(played: PlayedMove) -> tuple[int, str]:
    return (played.move.line.number, played.move.line.text) if played.move is not None else (0, "")
