"""What a line says of which no step tells, since steps tell what happens: whether it is so all the same."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import cast

from judge.game.event.restrictions import forbidden
from judge.game.event.trace import Happening
from judge.game.state.expedition_actions import EnterRegion
from judge.game.state.objects import Player
from judge.game.state.state import SEATS
from judge.game.terms import Expedition
from judge.game.view.view import View
from judge.law.laws.law import Law
from judge.ruling.question import Answer, Happens, happenings_of, states_of
from judge.scenario.not_activated import NOT_ACTIVATED, NotActivated
from judge.scenario.performance import Performance
from judge.scenario.still_sacrificed import SACRIFICED, StillSacrificed, changed_sacrifices
from judge.scenario.truth import Truth
from judge.value import value
from judge.wording.names import NamedCard
from judge.wording.table import ParsedSentence

KEPT, STUCK = "keeps_counters", "cannot_move_forward"
"""The sentences that say that an object keeps its counters, and that an Expedition can’t move forward."""


@value(frozen=True, slots=True)
class IsSoUntold:
    """Whether what a line says is so at one time or another, though no step tells it.

    Arguments:
        said: what the line can mean.
        text: the line without its laws.
    """

    said: tuple[ParsedSentence, ...]
    text: str

    def truth(self, run: Performance) -> Truth:
        """Whether it is so in a run, by which laws, and what is so instead."""
        told = self.told(run)
        if told:
            return Truth(True, happenings_of(run)[told[0]].laws)
        (said, *_) = self.said
        if said.sentence.key == SACRIFICED:
            return StillSacrificed(run).truth(self.said, run.played) or Truth(False, ())
        if said.sentence.key == KEPT:
            return _keeps(said, run)
        if said.sentence.key == STUCK:
            return _is_stuck(said, run)
        return NotActivated(run).judge_form(self.text) or Truth(False, ())

    def told(self, run: Performance) -> Sequence[int]:
        """The places of the steps of a run that tell it."""
        return Happens(self.said).steps(run)

    def instead(self, run: Performance) -> list[Happening]:
        """What steps tell instead of a sacrifice, which it is all the same."""
        sacrifices = [one for one in self.said if one.sentence.key == SACRIFICED]
        return [one for said in sacrifices for played in run.played for one in changed_sacrifices(said, played)]

    def answer(self, run: Performance) -> Answer:
        """Whether it is so, and whether something else is told instead."""
        return self.truth(run).holds, bool(self.instead(run))

    def steps(self, run: Performance) -> Sequence[int]:
        """None: no step tells it."""
        return ()

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        """The laws by which it is so or is not, though no step cites them."""
        laws = self.truth(run).laws
        return laws[:2] if self.instead(run) else laws


def untold(said: Sequence[ParsedSentence], text: str, run: Performance) -> IsSoUntold | None:
    """What is asked where no step tells what a line says, and it is so all the same; None where that is otherwise.

    Arguments:
        said: what the line can mean.
        text: the line without its laws.
        run: the form as it was played by all the rules.
    """
    meant = tuple(one for one in said if one.sentence.key in (NOT_ACTIVATED, KEPT, SACRIFICED, STUCK))
    if not meant or Happens(tuple(said)).steps(run):
        return None
    question = IsSoUntold(meant, text)
    return question if question.truth(run).holds else None


def _keeps(said: ParsedSentence, run: Performance) -> Truth:
    """Whether an object moves that bears counters, and bears them afterwards."""
    named = said.values["card"]
    assert isinstance(named, NamedCard)
    steps = happenings_of(run)
    for (before, after), step in zip(pairwise(states_of(run)), steps, strict=True):
        for one in before.where(named.fits):
            now = [
                other
                for other in after.where(named.fits)
                if (other.base.card, other.copy) == (one.base.card, one.copy) and other.zone is not one.zone
            ]
            if one.counters and now:
                return Truth(now[0].counters == one.counters, step.laws)
    return Truth(False, ())


def _is_stuck(said: ParsedSentence, run: Performance) -> Truth:
    """Whether something keeps an Expedition from moving forward at one time or another."""
    whose, which = cast(tuple[Player | None, Expedition], said.values["expedition"])
    for state in states_of(run):
        view = View(state, run.rules)
        for player in SEATS if whose is None else (whose,):
            why = forbidden(view, EnterRegion(player, which, None, ()))
            if why is not None:
                return Truth(True, why.laws)
    return Truth(False, ())
