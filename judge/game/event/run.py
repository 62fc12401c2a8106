"""The run of one unit: the state as it stands, the trace so far, and how a step becomes an event."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field

from judge.game.ability import Reaction
from judge.game.event.beside_others import stop_beside_others
from judge.game.event.choices import Option, Question
from judge.game.event.daily_limits import count_activated
from judge.game.event.events import happen
from judge.game.event.growing import grow, shrink, stay_in_other, with_changes
from judge.game.event.last_known import as_last_known, keep_last_known
from judge.game.event.modifiers import Instead, modify
from judge.game.event.narration import sentences
from judge.game.event.not_played import stop_at, stop_where_one_works
from judge.game.event.noting import note_discards, note_happenings, note_reaction
from judge.game.event.once_for_a_play import once_for_a_play
from judge.game.event.ongoing import use
from judge.game.event.reactions import activations
from judge.game.event.reasons import why_matched, why_met
from judge.game.event.rolled import bound_to_result
from judge.game.event.trace import Happening
from judge.game.event.victory import decision, in_every_event
from judge.game.rules import Rules
from judge.game.state.actions import Action, object_of
from judge.game.state.adventure import on_the_arena
from judge.game.state.object_actions import CreateEmblem
from judge.game.state.objects import Emblem, Object, Player
from judge.game.state.state import State
from judge.game.state.steps import Change, Event, Step
from judge.game.terms import Phase
from judge.game.view.deciding import differences
from judge.game.view.view import View
from judge.law.laws import day, events, vocabulary
from judge.law.laws.law import Law
from judge.value import changed

BEGINNING: Mapping[Phase, tuple[Law, ...]] = {
    Phase.NOON: (day.NOON_WITHOUT_TURNS,),
    Phase.AFTERNOON: (day.FIRST_TURN,),
    Phase.DUSK: (day.UNTIL_ALL_PASSED,),
}
"""What else decides that a phase begins as it does."""

Asking = Generator[Question, Option, None]
"""Rule code that puts questions and ends with nothing."""


class GameOverError(Exception):
    """Somebody has won in an event: nothing that was to follow it happens any more."""


@dataclass
class Run:
    """One unit as it happens.

    Arguments:
        state: the state as it stands.
        rules: the rules of the run.
        traced: whether what happens is told.
        happenings: what has happened, if it is told.
        event: the number of the last event.
        turn_over: whether “After You” has ended the turn.
        taken_back: whether a player has declined to pay for what they wanted to play, so that they choose once more.
        instead: the steps that take the place of what the last step asked for, and by whose ability.
        changes: everything that has changed, in order.
        seen: a state of this run through the passive abilities in it, where one has been looked at.
    """

    state: State
    rules: Rules
    traced: bool = True
    happenings: list[Happening] = field(default_factory=list)
    event: int = 0
    turn_over: bool = False
    taken_back: bool = False
    instead: tuple[Instead, ...] = ()
    changes: list[Change] = field(default_factory=list)
    seen: View | None = field(default=None, repr=False)

    @property
    def view(self) -> View:
        """The state through the passive abilities in it."""
        if self.seen is None or self.seen.state is not self.state:
            self.seen = View(self.state, self.rules)
        return self.seen

    def holds(self, law: Law) -> bool:
        """Whether a law is in force in this run."""
        return law.name not in self.rules.off

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
        self.state = changed(self.state, **fields)  # type: ignore[arg-type]

    def perform(
        self, actions: Iterable[Action], source: Object | None = None, controller: Player | None = None
    ) -> Generator[Question, Option, tuple[Change, ...]]:
        """Let atomic actions happen as one step: modify it, make it an event, activate reactions.

        Arguments:
            actions: the atomic actions.
            source: the object whose ability asks for them.
            controller: whose step it is; None for the controller of the source, or nobody where there is none.

        Returns:
            what changed.

        Raises:
            GameOverError: the event has ended the game.
            NotPlayedError: the step, or what it activates, meets something that the engine does not play.
        """
        asked = tuple(actions)
        if self.rules.altered:
            asked = self._on_what_is_there(asked)
        if not asked:
            self._stop_if_over()
            return ()
        by = source.holder if controller is None and source is not None else controller
        before = self.view
        modified = yield from modify(before, Step(asked, by))
        if modified.instead:
            stop_beside_others(modified)
        for refusal in modified.forbidden:
            self.tell(refusal.sentence, refusal.laws, source=source, event=None, **refusal.values)
        for bearer in modified.declined:
            self.tell("declines", (events.OPTIONAL_MODIFIER,), source=bearer, player=bearer.holder)
        if not (modified.step.actions or modified.forbidden or modified.instead or modified.then):
            self.tell("nothing_happens", (events.REPLACING,), source=source, event=None)
        self.state, changes = happen(self.state, modified.step, self.rules)
        if changes:
            changes = as_last_known(before, changes)
            self.state = keep_last_known(self.state, changes)
            if self.state.objects.asking:
                self.state = note_discards(before, note_happenings(before, self.view, changes), changes)
            self.event += 1
            self.changes += changes
            if self.traced:
                for sentence, laws, values in sentences(changes, self.state, self.rules):
                    self.tell(sentence, laws, source=source, event=self.event, **values)
            self._follow(before, Event(self.event, changes))
        if self.traced and changes:
            self._tell_characteristics(before)
        self._stop_if_over()
        self.instead += modified.instead
        for then, bearer in modified.then:
            yield from self.perform(then, bearer)
        return changes

    def _stop_if_over(self) -> None:
        """Go no further once somebody has won, or something works that is not played."""
        if self.state.winner is not None:
            raise GameOverError
        if self.state.objects.unplayed:
            stop_where_one_works(self.view)

    def _on_what_is_there(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """Actions that still find what they are about; only where laws are switched off may it have gone already."""
        about = ((one, object_of(one)) for one in actions)
        return tuple(one for one, spoken in about if spoken is None or spoken in self.state.objects)

    def _tell_characteristics(self, before: View) -> None:
        """Tell whose characteristics passive abilities make others than before."""
        changed, regions, laws = differences(before.table, self.view)
        for key in changed:
            self.tell("characteristics_change", laws, event=self.event, card=self.state.objects[key])
        if regions:
            self.tell("terrains_change", laws, event=self.event)

    def begin_phase(self) -> None:
        """The event with which a phase begins."""
        before = self.view
        self.event += 1
        laws = (day.PHASES, *BEGINNING.get(self.state.phase, ()))
        self.tell("phase_begins", laws, event=self.event, phase=self.state.phase, day=self.state.day)
        self._follow(before, Event(self.event, phase_begins=True))

    def _follow(self, before: View, event: Event) -> None:
        """What rules add to an event: Emblem-Reactions and victory."""
        if before.state.objects.changing or self.state.objects.changing:
            event = self._with_expeditions(before, event)
        seen: list[tuple[int, Reaction]] = []
        for activation in once_for_a_play(activations(before, self.view, event)):
            which = (activation.emblem.source.id, activation.emblem.reaction)
            again = which in seen
            if again and self.rules.is_switched_off(events.SEVERAL_ACTIVATIONS):
                continue
            seen.append(which)
            if activation.gift is not None:
                self.state = use(self.state, activation.gift)
            laws = activation.laws
            laws += (events.SEVERAL_ACTIVATIONS,) if again and self.holds(events.SEVERAL_ACTIVATIONS) else ()
            if self.traced:
                laws += why_matched(activation, before, self.view)
                laws += why_met(activation.emblem.reaction.condition, activation.moment)
            if activation.met:
                self.activate(activation.emblem, laws)
            else:
                self.not_activated(activation.emblem, laws)
        moved = self.state.positions is not before.state.positions
        if moved and in_every_event(self.rules):
            self.decide(event)

    def _with_expeditions(self, before: View, event: Event) -> Event:
        """The event in which what becomes Gigantic, or stops being it, is in both expeditions, or in one alone."""
        grown = grow(before, self.view) if self.holds(vocabulary.GIGANTIC_GAINED) else ()
        shrunk = shrink(before, self.view)
        for sentence, found in (("becomes_gigantic", grown), ("no_longer_gigantic", shrunk)):
            for change in found:
                self.tell(sentence, change.action.laws, event=event.number, card=change.after)
        if not self.holds(vocabulary.GIGANTIC_LOST):
            self.state, shrunk = stay_in_other(self.state, shrunk), ()
        return with_changes(event, (*grown, *shrunk))

    def activate(self, emblem: Emblem, laws: tuple[Law, ...]) -> bool:
        """A reaction is activated: its Emblem-Reaction appears in Limbo, unless this was often enough for today.

        Arguments:
            emblem: what appears.
            laws: why it is activated.

        Returns:
            whether it was activated.

        Raises:
            NotPlayedError: the engine does not play what it does.
        """
        stop_at(emblem.reaction.effect)
        counted = count_activated(self.state, self.rules, emblem)
        if isinstance(counted, Law):
            self.not_activated(emblem, (counted,))
            return False
        self.state = note_reaction(counted, emblem.reaction.trigger)
        owned = self.rules.is_switched_off(vocabulary.CONTROL_OF_ABILITIES)
        emblem, laws = bound_to_result(emblem, laws, self.changes, self.rules)
        action = CreateEmblem(emblem, emblem.source.owner if owned else emblem.source.holder, laws)
        self.state, added = happen(self.state, Step((action,)), self.rules)
        self.changes += added
        self._tell_reaction("triggers", emblem, laws)
        return True

    def not_activated(self, emblem: Emblem, laws: tuple[Law, ...]) -> None:
        """Tell that a reaction is not activated.

        Arguments:
            emblem: what does not appear.
            laws: why it does not.
        """
        self._tell_reaction("does_not_trigger", emblem, laws)

    def _tell_reaction(self, sentence: str, emblem: Emblem, laws: tuple[Law, ...]) -> None:
        if not self.traced:
            return
        values = {"card": emblem.source, "effect": emblem.reaction, "about": emblem.spoken_of(self.state.objects)}
        self.tell(sentence, laws, source=emblem.source, event=self.event, **values)

    def decide(self, event: Event) -> None:
        """Whether somebody has won, or the tie-breakers begin."""
        decided = decision(self.state, self.rules) if self.state.winner is None else None
        if decided is None:
            return
        if decided.winner is not None:
            self.change(winner=decided.winner)
            self.tell("wins", decided.laws, event=event.number, player=decided.winner)
        else:
            self.state = on_the_arena(self.state, self.rules)
            laws = (*decided.laws, day.ARENA_REPLACES_REGIONS)
            self.tell("tie_breakers", laws, event=event.number)
