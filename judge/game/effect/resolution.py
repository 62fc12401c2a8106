"""An effect while it resolves (6.5): what its words mean so far, and which laws shape the step that comes next."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator
from dataclasses import dataclass
from typing import Self, TypeVar

from judge.game.ability import Effect, Seat, Who
from judge.game.effect.costs import mana_actions
from judge.game.effect.targets import declare
from judge.game.effect.tough import mana_left, why_extra
from judge.game.event.choices import Option, Question
from judge.game.event.run import Asking, Run
from judge.game.state.doing import Laws
from judge.game.state.objects import Player
from judge.game.view.context import EffectContext
from judge.game.view.phrases import players
from judge.law.laws import playing as laws_of_playing
from judge.law.laws import vocabulary
from judge.law.laws.law import Law
from judge.value import changed

Part = TypeVar("Part")


@dataclass
class Resolution(ABC):
    """An effect while it resolves.

    Arguments:
        context: who resolves it and what its words mean now.
        stopped: whether an impossible part has ended it, which happens only where the law that forbids this is off.
        because: the laws that shape the step that comes next.
    """

    run: Run
    context: EffectContext
    stopped: bool = False
    because: Laws = ()

    @abstractmethod
    def resolve(self, effect: Effect, players: tuple[Player, ...] | None = None) -> Asking:
        """Let an effect happen.

        Arguments:
            effect: the effect, its targets chosen.
            players: who takes part; None for those whom the effect names.
        """

    def anew(self, context: EffectContext, because: Laws) -> Self:
        """Another effect in the same run.

        Arguments:
            context: what the words of that effect mean.
            because: the laws that shape its first step.
        """
        return type(self)(self.run, context, because=because)

    def shaped_by(self, laws: Laws, part: Asking) -> Asking:
        """Let a part happen in which every step has some more reasons.

        Arguments:
            laws: the reasons.
            part: the part, not yet begun.
        """
        before, self.because = self.because, (*self.because, *laws)
        yield from part
        self.because = before

    def declared(self, part: Part, *, whole: bool = False) -> Generator[Question, Option, Part]:
        """A part whose targets are chosen only now, right before it happens; who names them pays.

        Arguments:
            whole: whether it has steps of its own, of which some may wait in turn.
        """
        run, player = self.run, self.context.player
        left = mana_left(run, player)
        declared = yield from declare(run, self.context, part, left, resolving=True, due=not whole)  # type: ignore[arg-type]
        self.context = changed(self.context, reached=declared.reached, seat=declared.seat)
        asked = run.holds(run.rules.of(vocabulary.TOUGH_BEFORE_STEP, laws_of_playing.TARGETS_CHOSEN))
        if declared.extra and asked and run.holds(laws_of_playing.TARGETS_CHOSEN):
            extra = mana_actions(run.view, player, declared.extra, why_extra(run.rules))
            yield from run.perform(extra, self.context.source)
        return declared.effect  # type: ignore[return-value]

    def players(self, who: Who | Seat) -> tuple[Player, ...]:
        """The players whom a word names, in the order in which they decide.

        Arguments:
            who: the word.
        """
        return players(who, self.run.view, self.context, self.run.deciders)

    def doers(self, who: Who | Seat, players: tuple[Player, ...] | None) -> tuple[Player, ...]:
        """Who takes part in a step: those whom it names itself, else those who take part in what it is a part of.

        Arguments:
            who: whom the step names.
            players: who takes part in the whole; None for those whom each step names.
        """
        return self.players(who) if players is None or who is not Who.YOU else players

    def tell(self, sentence: str, laws: tuple[Law, ...], player: Player | None = None) -> None:
        """Tell what happened, or did not, beside the events.

        Arguments:
            sentence: the key of the sentence.
            laws: why.
            player: whom it is about.
        """
        self.run.tell(sentence, laws, source=self.context.source, player=player)
