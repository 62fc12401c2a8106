"""The run of one unit: the state as it stands, the trace so far, and how a step becomes an event."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field, replace

from judge.game.choices import Option, Question
from judge.game.events import happen
from judge.game.modifiers import modify
from judge.game.narration import sentences
from judge.game.objects import Emblem, Object, Player
from judge.game.reactions import activations
from judge.game.rules import Rules
from judge.game.state import State
from judge.game.steps import Action, Change, Event, Step
from judge.game.terms import Phase
from judge.game.trace import Happening
from judge.game.victory import NotPlayedError, winner
from judge.game.view import View
from judge.law.citations import day, events
from judge.law.citations.law import Law
from judge.messages import message

MOST_ACTIVATIONS = 100
"""How often one reaction of an object can be activated in a day."""

Asking = Generator[Question, Option, None]
"""Rule code that puts questions and ends with nothing."""


@dataclass
class Run:
    """One unit as it happens.

    Arguments:
        state: the state as it stands.
        rules: the rules of the run.
        traced: whether what happens is told.
        happenings: what has happened, if it is told.
        event: the number of the last event.
        changes: everything that has changed, in order.
    """

    state: State
    rules: Rules
    traced: bool = True
    happenings: list[Happening] = field(default_factory=list)
    event: int = 0
    changes: list[Change] = field(default_factory=list)

    @property
    def view(self) -> View:
        """The state through the passive abilities in it."""
        return View(self.state, self.rules)

    def holds(self, law: Law) -> bool:
        """Whether a law is in force in this run."""
        return self.rules.holds(law)

    @property
    def deciders(self) -> tuple[Player, Player]:
        """The players in the order in which they decide."""
        order = self.state.initiative
        return order if self.holds(events.INITIATIVE_ORDER) else (order[1], order[0])

    def tell(
        self,
        sentence: str,
        laws: tuple[Law, ...],
        *,
        source: Object | None = None,
        event: int | None = None,
        **values: object,
    ) -> None:
        """Add a happening to the trace.

        Arguments:
            sentence: the key of the sentence.
            laws: the laws that decided it.
            source: the object whose ability asked for it.
            event: the event it is part of.
            values: what fills the sentence.
        """
        if self.traced:
            self.happenings.append(Happening(sentence, values, laws, event, self.state, source))

    def change(self, **fields: object) -> None:
        """Replace fields of the state that belong to no object."""
        self.state = replace(self.state, **fields)  # type: ignore[arg-type]

    def perform(
        self, actions: Iterable[Action], source: Object | None = None
    ) -> Generator[Question, Option, tuple[Change, ...]]:
        """Let atomic actions happen as one step: modify it, make it an event, activate reactions.

        Arguments:
            actions: the atomic actions.
            source: the object whose ability asks for them.

        Returns:
            what changed.
        """
        step = yield from modify(self.view, Step(tuple(actions)))
        before = self.view
        self.state, changes = happen(self.state, step, self.rules)
        if changes:
            self.event += 1
            self.changes += changes
            if self.traced:
                for sentence, laws, values in sentences(changes, self.rules):
                    self.tell(sentence, laws, source=source, event=self.event, **values)
            self._follow(before, Event(self.event, changes))
        return changes

    def begin_phase(self) -> None:
        """The event with which a phase begins."""
        before = self.view
        self.event += 1
        laws = (day.PHASES, day.UNTIL_ALL_PASSED) if self.state.phase is Phase.DUSK else (day.PHASES,)
        self.tell("phase_begins", laws, event=self.event, phase=self.state.phase, day=self.state.day)
        self._follow(before, Event(self.event, phase_begins=True))

    def _follow(self, before: View, event: Event) -> None:
        """What rules add to an event: Emblem-Reactions and victory."""
        for activation in activations(before, self.view, event):
            emblem = activation.emblem
            if activation.met:
                self._count(emblem)
                self.state, added = happen(self.state, Step((activation.action,)), self.rules)
                self.changes += added
                told = "triggers"
            else:
                told = "does_not_trigger"
            values = {"card": emblem.source, "effect": emblem.reaction.effect}
            self.tell(told, activation.laws, source=emblem.source, event=event.number, **values)
        won = winner(self.state, self.rules)
        if won is not None and self.state.winner is None:
            self.change(winner=won[0])
            self.tell("wins", (won[1],), event=event.number, player=won[0])

    def _count(self, emblem: Emblem) -> None:
        key = (emblem.source.id, emblem.reaction)
        count = self.state.activated.get(key, 0) + 1
        if count > MOST_ACTIVATIONS:
            raise NotPlayedError(
                message("a Reaction is activated more than {most} times in a day", most=MOST_ACTIVATIONS)
            )
        self.change(activated={**self.state.activated, key: count})
