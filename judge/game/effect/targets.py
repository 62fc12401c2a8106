"""What is declared of an effect (5.1.2, 5.2.3): its modes and targets, chosen and written into it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field, fields, is_dataclass
from operator import is_
from typing import Any, TypeVar

from judge.game.ability import (
    ChooseOne,
    Chosen,
    Create,
    Effect,
    If,
    Kind,
    May,
    PayTo,
    Place,
    Repeat,
    Sabotage,
    Seat,
    Steps,
    Such,
    TakeControl,
    Target,
    TargetExpeditions,
    Where,
)
from judge.game.effect.declaration import Declared, are_chosen_step_by_step, modes_are_declared
from judge.game.effect.legal_targets import (
    chosen_already,
    legal_targets,
    may_stop,
    most_targets,
    said_of_targets,
    why_untakable,
    without_untakable,
)
from judge.game.effect.modes import choose_modes
from judge.game.effect.targeted_expeditions import OF_TARGET_OPPONENT, ExpeditionChooser
from judge.game.effect.that_player import THAT_PLAYER
from judge.game.effect.tough import Dearer, ExtraCost, tough, waived
from judge.game.effect.waiting import BRINGING, LATER, OPPONENTS, PLAYERS, is_declared, is_modal, leaves_nothing, waits
from judge.game.event.choices import Option, Question
from judge.game.event.run import Run
from judge.game.event.speaking import speaks_of_it
from judge.game.state.doing import Laws
from judge.game.state.objects import Object
from judge.game.state.state import SEATS
from judge.game.terms import Zone
from judge.game.view.amounts import evaluate
from judge.game.view.context import EffectContext
from judge.game.view.deciding import OF_WHAT_IS_SAID, deciding
from judge.game.view.expeditions import places
from judge.game.view.phrases import others
from judge.law.laws import events, playing, vocabulary
from judge.law.laws.law import Law
from judge.value import changed

Node = TypeVar("Node")

REFUSED = {"cannot_pay_tough": "target_too_dear", "cannot_be_targeted": "cannot_be_targeted"}
"""Refusals that are told where they leave little to choose from, and how."""

IN_RESERVE = Target(Kind(zone=Zone.RESERVE), up_to=True)
"""What Sabotage targets."""


def declare(
    run: Run,
    context: EffectContext,
    effect: Effect,
    mana: int | None = None,
    *,
    because: tuple[Law, ...] = (),
    resolving: bool = False,
    due: bool = False,
    dearer: Dearer | None = None,
    altered: Callable[[int], int] | None = None,
) -> Generator[Question, Option, Declared]:
    """Let a player choose the modes and the targets of an effect.

    Arguments:
        run: the run, in whose state they are chosen.
        context: who chooses, and what the words of the effect mean.
        mana: how much mana is left for what the targets cost; None where a cost need not be paid in full.
        because: the laws by which this is declared now.
        resolving: whether the effect is happening already, so that no mode can be chosen later.
        due: whether it is a step that happens next, so that nothing of it can be chosen later.
        dearer: what the text itself asks for some targets, which are all chosen now then; None for nothing.
        altered: how much of what Tough adds is paid, where the cost is lowered or bounded after that; None for all.
    """
    modes_alone = not resolving and dearer is None and are_chosen_step_by_step(run.rules)
    if leaves_nothing(effect) or (modes_alone and not (modes_are_declared(run.rules) and is_modal(effect))):
        return Declared(effect, reached=context.reached, seat=context.seat)
    cost = ExtraCost(context.player, mana, free=context.free, reached=set(context.reached), dearer=dearer)
    cost.altered = altered
    chooser = _Chooser(run, context, cost, because, resolving, due, modes_alone)
    bound = yield from chooser.bind(effect)
    seat = chooser.seat.player if chooser.seat is not None else context.seat
    return Declared(bound, cost.asked, cost.more, frozenset(cost.reached), seat, cost.extra)


@dataclass
class _Chooser(ExpeditionChooser):
    cost: ExtraCost
    because: tuple[Law, ...] = ()
    resolving: bool = False
    due: bool = False
    modes_alone: bool = False
    seat: Seat | None = field(default=None)
    begun: bool = False
    taking: bool = False
    taken: tuple[int, ...] = ()
    it_is_new: bool = False

    def bind(self, node: Node) -> Generator[Question, Option, Node]:
        """The tree with every target chosen, save those that are chosen later."""
        found: Any = node
        if isinstance(node, LATER) or self._is_later(node) or self._waits(node):
            return node
        self.it_is_new = self.it_is_new or isinstance(node, BRINGING)
        if isinstance(node, May | If):
            return (yield from self._of_step(node))
        if isinstance(node, Steps):
            found = yield from self._steps(node)
        elif isinstance(node, Repeat) and not is_declared(node.effect):
            found = yield from self._steps(Steps((node.effect,) * evaluate(node.times, self.view, self.context)))
        elif isinstance(node, Target):
            found = yield from self._objects(node)
        elif isinstance(node, TakeControl):
            self.taking = True
            found = yield from self._parts(node)
            self.taking = False
        elif isinstance(node, Sabotage) and not is_declared(node):
            there = changed(node.kind, zone=Zone.RESERVE)
            chosen = yield from self._objects(changed(IN_RESERVE, kind=there))
            found = changed(node, what=chosen)
        elif isinstance(node, ChooseOne):
            found = yield from self._mode(node)
        elif isinstance(node, Create) and node.where is Where.TARGETS:
            found = yield from self._distributed(node)
        elif isinstance(node, Create) and isinstance(node.where, TargetExpeditions):
            found = yield from self._in_each(node, node.where)
        elif isinstance(node, tuple):
            parts = []
            for part in node:
                parts.append((yield from self.bind(part)))
            found = node if all(map(is_, parts, node)) else tuple(parts)
        elif isinstance(node, Such) and node.of is Where.TARGET:
            found = yield from self._expedition(such=node)
        elif is_dataclass(node) and not isinstance(node, type):
            found = yield from self._parts(node)
        elif node is Where.TARGET:
            found = yield from self._expedition()
        elif node is Where.ANOTHER_TARGET:
            found = yield from self._expedition(besides=places(self.view, Where.MINE, self.source))
        elif node in OF_TARGET_OPPONENT:
            seat = yield from self._seat(opponent=True)
            found = Place(seat.player, OF_TARGET_OPPONENT[node])
        elif node in PLAYERS:
            found = yield from self._seat(opponent=node in OPPONENTS)
        elif node in THAT_PLAYER and self.seat is not None:
            found = self.seat
        return found  # type: ignore[no-any-return]

    def _parts(self, node: Node) -> Generator[Question, Option, Node]:
        parts = {}
        for one in fields(node):  # type: ignore[arg-type]
            held = getattr(node, one.name)
            if one.init and held is not None and not isinstance(held, int):
                found = yield from self.bind(held)
                if found is not held:
                    parts[one.name] = found
        return changed(node, **parts) if parts else node  # type: ignore[type-var]

    def _steps(self, node: Steps) -> Generator[Question, Option, Steps]:
        """Steps one after the other: what one of them names may be known only once an earlier one has happened."""
        found = []
        for step in node.steps:
            found.append((yield from self.bind(step)))
            self.begun = True
        return changed(node, steps=tuple(found))

    def _waits(self, node: object) -> bool:
        """Whether the targets of a part wait until the parts before it have happened."""
        return self.begun and not self.due and waits(node, it_is_new=self.it_is_new)

    def _of_step(self, node: Node) -> Generator[Question, Option, Node]:
        """A step that may not happen at all; its targets are chosen all the same, but not what is done with a card
        that nobody has seen yet."""
        before = self.because
        if isinstance(node, May) and isinstance(node.effect, ChooseOne) and speaks_of_it(node.effect):
            return node
        law = playing.OPTIONAL_TARGET if isinstance(node, May) else playing.CONDITIONAL_TARGET
        self.because = (*before, law)
        found = yield from self._parts(node)
        self.because = before
        return found

    def _is_later(self, node: object) -> bool:
        """Whether the targets of a part are chosen right before it happens."""
        if self.modes_alone and not is_modal(node):
            return True
        match node:
            case PayTo():
                return self.run.holds(playing.INTERNAL_TARGET)
            case May():
                return not self.run.holds(playing.OPTIONAL_TARGET)
            case If():
                return not self.run.holds(playing.CONDITIONAL_TARGET)
            case ChooseOne():
                late = not modes_are_declared(self.run.rules) or node.all_for is not None
                return not self.resolving and late
        return False

    def _mode(self, modal: ChooseOne) -> Generator[Question, Option, Effect]:
        modes = list(modal.modes)
        late = are_chosen_step_by_step(self.run.rules)
        if not late and not self.run.holds(playing.MODE_TARGETS):
            modes = list((yield from self.bind(tuple(modes))))
        chosen: list[Effect] = []
        for place in (yield from choose_modes(modal, self.view, self.context)):
            self._tell("chooses_mode", events.MODE_CHOSEN, effect=modal.modes[place])
            chosen.append(modes[place])
        before = self.because
        self.because = (*before, playing.MODE_TARGETS)
        found = chosen if late else list((yield from self.bind(tuple(chosen))))
        self.because = before
        return found[0] if len(found) == 1 else Steps(tuple(found))

    def _objects(self, target: Target) -> Generator[Question, Option, Chosen]:
        chosen: list[int] = []
        said = said_of_targets(target.kind, self.view, self.context)
        kind = others(said, self.context.me)
        while len(chosen) < most_targets(target, self.view, self.context):
            options = list(legal_targets(self.view, target, kind, self.context, self.cost, (*self.taken, *chosen)))
            options += chosen_already(self.view, kind, self.context, (*self.taken, *chosen), options)
            options = without_untakable(self.view, options, self.player) if self.taking else options
            if may_stop(target) or self.cost.is_asked_for_all(self.view, options):
                options.append(Option("no more"))
            question = Question("target", self.player, tuple(options), (playing.TARGETS_CHOSEN,), self.source.id)
            only = len(question.allowed) == 1
            if only or not question.allowed:
                self._tell_too_dear(options)
            if not question.allowed:
                break
            answer = yield question
            if answer.object is None:
                self._tell_declined(options)
                break
            one = self.view.state.objects[answer.object]
            chosen.append(one.id)
            self._tell_target(kind, one, only, why_untakable(options) if only else ())
            self.cost.add(self.view, one)
        self.context, self.it_is_new = changed(self.context, it=tuple(chosen)), False
        if self.run.holds(playing.STEP_TARGETS_ONCE):
            self.taken += tuple(chosen)
        return Chosen(tuple(chosen), said)

    def _tell_too_dear(self, options: list[Option]) -> None:
        """Nothing, or one single thing, can be chosen: what others cost too much, or cannot be targeted."""
        for refusal in (one.refusal for one in options):
            if refusal is not None and refusal.sentence in REFUSED:
                told = REFUSED[refusal.sentence]
                self.run.tell(told, refusal.laws, source=self.source, event=None, **refusal.values)

    def _tell_declined(self, options: list[Option]) -> None:
        """Tell that nobody is targeted, where each target would have cost more and nobody has to pay."""
        if self.run.holds(vocabulary.TOUGH_NOT_FORCED) and self.cost.is_asked_for_all(self.view, options):
            self._say("declines_cost", (vocabulary.TOUGH_NOT_FORCED, vocabulary.TOUGH))

    def _tell_target(self, kind: Kind, chosen: Object, only: bool, why_only: Laws) -> None:
        if self.run.traced and self.run.holds(playing.TARGETS_CHOSEN):
            why = deciding(self.view, OF_WHAT_IS_SAID, lambda view: view.fits(chosen, kind, self.source))
            free = waived(self.view, free=self.context.free) if tough(self.view, chosen, self.player) else ()
            if free:
                why = (*why, vocabulary.TOUGH, *free)
            elif chosen.id in self.cost.reached and self.run.holds(vocabulary.TOUGH_ONCE):
                why = (*why, vocabulary.TOUGH_ONCE) if tough(self.view, chosen, self.player) else why
            laws = (playing.TARGETS_CHOSEN, *why, *why_only, *self.because)
            self._say("targets_only" if only else "targets", laws, card=chosen)

    def _seat(self, *, opponent: bool) -> Generator[Question, Option, Seat]:
        options = tuple(Option("player", detail=player) for player in SEATS if player != self.player or not opponent)
        answer = yield Question("target_player", self.player, options, (playing.TARGETS_CHOSEN,), self.source.id)
        assert isinstance(answer.detail, int)
        self.seat = Seat(answer.detail)
        only = len(options) == 1
        told = "targets_only_player" if only else "targets_player"
        self._tell(told, playing.TARGETS_CHOSEN, other=answer.detail)
        return self.seat

    def _tell(self, sentence: str, law: Law, **values: object) -> None:
        if self.run.holds(playing.TARGETS_CHOSEN):
            self._say(sentence, (law, *self.because), **values)

    def _say(self, sentence: str, laws: tuple[Law, ...], **values: object) -> None:
        self.run.tell(sentence, laws, source=self.source, event=None, player=self.player, **values)
