"""Expeditions that are chosen as targets (5.2.3): one, one for each token, or several of which each is another."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any

from judge.game.ability import Create, Place, Such, TargetExpeditions, Where
from judge.game.event.choices import Option, Question, Refusal
from judge.game.event.run import Run
from judge.game.state.adventure import Side
from judge.game.state.objects import Object, Player
from judge.game.state.state import SEATS
from judge.game.terms import Expedition
from judge.game.view.amounts import evaluate
from judge.game.view.context import EffectContext
from judge.game.view.such_expeditions import is_such
from judge.game.view.view import View
from judge.law.laws import playing
from judge.law.laws.law import Law
from judge.value import changed

OF_TARGET_OPPONENT: Mapping[object, Expedition] = {
    Where.TARGET_OPPONENTS_HERO: Expedition.HERO,
    Where.TARGET_OPPONENTS_COMPANION: Expedition.COMPANION,
}
"""Expeditions that are known once an opponent is targeted."""


@dataclass
class ExpeditionChooser(ABC):
    """Lets a player choose the Expeditions that an effect targets.

    Arguments:
        run: the run, in whose state they are chosen.
        context: who chooses, and what the words of the effect mean.
    """

    run: Run
    context: EffectContext

    @abstractmethod
    def _tell(self, sentence: str, law: Law, **values: object) -> None:
        """Tell what has been chosen."""

    @property
    def player(self) -> Player:
        """Who chooses."""
        return self.context.player

    @property
    def source(self) -> Object:
        """The object whose effect it is."""
        return self.context.source

    @property
    def view(self) -> View:
        """The state in which the targets are chosen."""
        return self.run.view

    def _distributed(self, create: Create) -> Generator[Question, Option, Create]:
        """Tokens with the Expedition of each chosen: any number of Expeditions, and any number of tokens in each."""
        found: list[Any] = []
        for _ in range(evaluate(create.count, self.view, self.context)):
            found.append((yield from self._expedition()))
        return changed(create, where=tuple(found))

    def _in_each(self, create: Create, where: TargetExpeditions) -> Generator[Question, Option, Create]:
        """Tokens in each of several Expeditions, which are chosen."""
        found: list[Any] = []
        while len(found) < where.count:
            taken = frozenset((one.player, one.expedition) for one in found)
            one = yield from self._expedition(taken=taken, may_stop=where.up_to)
            if one is Where.NONE:
                break
            found.append(one)
        many = evaluate(create.count, self.view, self.context)
        return changed(create, where=tuple(one for one in found for _ in range(many)))

    def _expedition(
        self,
        *,
        such: Such | None = None,
        besides: frozenset[Side] = frozenset(),
        taken: frozenset[Side] = frozenset(),
        may_stop: bool = False,
    ) -> Generator[Question, Option, Place | Where]:
        """An Expedition, which is chosen.

        Arguments:
            such: how the text describes those that suit; None where all do.
            besides: those that do not suit.
            taken: those that have been chosen already.
            may_stop: whether none need be chosen.
        """
        sides = [(player, expedition) for player in SEATS for expedition in Expedition]
        fit = [
            one for one in sides if one not in besides and (such is None or is_such(self.view, such, one, self.player))
        ]
        suits = fit if not self.view.rules.is_switched_off(playing.TARGET_SUITS) else sides
        options = tuple(Option("expedition", detail=side, refusal=self._refusal(side, suits, taken)) for side in sides)
        if all(one.refusal for one in options):
            return Where.NONE
        options = (*options, Option("no more")) if may_stop else options
        answer = yield Question("target_expedition", self.player, options, (playing.TARGETS_CHOSEN,), self.source.id)
        if answer.kind == "no more":
            return Where.NONE
        assert isinstance(answer.detail, tuple)
        self._tell("targets_expedition", playing.TARGETS_CHOSEN, expedition=answer.detail)
        return Place(*answer.detail)

    def _refusal(self, side: Side, suits: list[Side], taken: frozenset[Side]) -> Refusal | None:
        """Why an Expedition cannot be targeted: it does not suit the text, or has been chosen; None if it can."""
        rules = self.view.rules
        once = rules.of(playing.STEP_TARGETS_ONCE, playing.TARGETS_CHOSEN)
        if side in taken and not rules.is_switched_off(playing.STEP_TARGETS_ONCE):
            return Refusal("chosen_already_expedition", (once,), {"expedition": side})
        law = rules.of(playing.TARGET_SUITS, playing.TARGETS_CHOSEN)
        return None if side in suits else Refusal("no_target_expedition", (law,), {"expedition": side})
