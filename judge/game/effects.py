"""Effects (6.5): their steps one after the other, each a set of atomic actions that happen at once."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace

from judge.game.ability import Effect, If, May, Me, PayTo, Seat, Some, Steps, Who, plain
from judge.game.choices import Option, Question, Refusal
from judge.game.conditions import Moment, is_lost, is_met
from judge.game.costs import can_pay, pay
from judge.game.objects import Object, Player
from judge.game.open_ruling import OpenRulingError
from judge.game.run import Asking, Run
from judge.game.steps import Action, Laws, Move
from judge.game.targets import declare
from judge.game.verbs import Doing, actions, decided, impossible
from judge.law.citations import events, objects
from judge.law.citations.law import Law

NOT_ONE_STEP = (May, If, PayTo, Steps)


@dataclass
class Resolution:
    """An effect while it resolves.

    Arguments:
        run: the run.
        doing: who resolves it and what its words mean now.
        stopped: whether an impossible part has ended it, which happens only where the law that forbids this is off.
        because: the laws that shape the step that comes next.
    """

    run: Run
    doing: Doing
    stopped: bool = False
    because: Laws = ()

    def resolve(self, effect: Effect, players: tuple[Player, ...] | None = None) -> Asking:
        """Let an effect happen.

        Arguments:
            effect: the effect, its targets chosen.
            players: who takes part; None for those whom the effect names.
        """
        if self.stopped:
            return
        match effect:
            case Steps(steps):
                yield from self._steps(steps, players)
            case May(inner, who):
                yield from self._may(inner, who)
            case If(condition, inner):
                moment = Moment(self.run.view, self.doing.source, self.doing.me, self.doing.it)
                if self.run.holds(events.CONDITIONAL_STEP) and is_lost(condition, moment):
                    raise OpenRulingError((events.CONDITIONAL_STEP, objects.NEW_ZONE_NEW_OBJECT))
                if not self.run.holds(events.CONDITIONAL_STEP) or is_met(condition, moment):
                    yield from self.resolve(inner, players)
                else:
                    self._tell("condition_not_met", (events.CONDITIONAL_STEP,))
            case PayTo():
                yield from self._internal_action(effect)
            case _:
                yield from self._step((effect,), players)

    def _steps(self, steps: tuple[Effect, ...], players: tuple[Player, ...] | None) -> Asking:
        if len(steps) > 1 and self.run.holds(events.STEP_PER_VERB):
            self.because = (events.STEP_PER_VERB,)
        for verbs in [(step,) for step in steps] if self.run.holds(events.STEP_PER_VERB) else _joined(steps):
            if len(verbs) > 1:
                yield from self._step(verbs, players)
            else:
                yield from self.resolve(verbs[0], players)

    def _step(self, verbs: tuple[Effect, ...], players: tuple[Player, ...] | None) -> Asking:
        """One step: the decisions first, in initiative order, then everything at once."""
        groups: list[tuple[Action, ...]] = []
        for verb in verbs:
            groups += yield from self._decided(verb, players)
        decided_together = len(groups) > len(verbs) and any(
            isinstance(getattr(one, "what", None), Some) for one in verbs
        )
        doing = self._explained([action for group in groups for action in group], decided_together)
        if not doing:
            return
        yield from self._perform(doing if self.run.holds(events.ACTION_PER_OBJECT) else doing[:1])

    def _explained(self, doing: list[Action], together: bool) -> tuple[Action, ...]:
        """The atomic actions of a step with the laws that make them one step."""
        laws = [events.INITIATIVE_ORDER] if together else []
        once = tuple(dict.fromkeys(doing)) if any(isinstance(action, Move) for action in doing) else tuple(doing)
        laws += [events.ACTION_PER_OBJECT, events.SIMULTANEOUS] if len(once) > 1 else []
        because = (*self.because, *(law for law in laws if self.run.holds(law)))
        return tuple(replace(action, laws=(*action.laws, *because)) for action in once)

    def _decided(
        self, verb: Effect, players: tuple[Player, ...] | None
    ) -> Generator[Question, Option, list[tuple[Action, ...]]]:
        groups: list[tuple[Action, ...]] = []
        named: tuple[int, ...] = ()
        for player in players if players is not None else self._players(getattr(verb, "who", Who.YOU)):
            view, doing = self.run.view, self.doing
            about = yield from decided(view, verb, doing, player)
            named += tuple(one.id for one in about if one.id not in named)
            part = actions(view, verb, about, doing, player)
            if not part:
                self._tell("nothing_happens", impossible(verb, about, doing))
                self.stopped = not self.run.holds(events.IMPOSSIBLE_PART)
            if self.run.holds(events.SIMULTANEOUS):
                groups.append(part)
            else:
                for action in self._explained(list(part), together=False):
                    yield from self._perform((action,))
            if self.stopped:
                return []
        if not isinstance(getattr(verb, "what", None), Me):
            self.doing = replace(self.doing, it=named)
        return groups

    def _perform(self, doing: tuple[Action, ...]) -> Asking:
        changes = yield from self.run.perform(doing, self.doing.source)
        if self.run.holds(objects.MOVED_OBJECT_FOUND):
            self.doing = self.doing.after(changes)

    def _players(self, who: Who | Seat) -> tuple[Player, ...]:
        match who:
            case Who.YOU:
                return (self.doing.player,)
            case Who.EACH:
                return self.run.deciders
            case Seat(player):
                return (player,)
        raise TypeError(f"{who} is not played")

    def _may(self, inner: Effect, who: Who | Seat) -> Asking:
        laws: tuple[Law, ...] = (events.OPTIONAL_STEP,)
        if who is Who.EACH:
            laws = (events.OPTIONAL_STEP, events.INITIATIVE_ORDER)
        willing: list[Player] = []
        for player in self._players(who):
            wants = True
            if self.run.holds(events.OPTIONAL_STEP):
                options = (Option("yes"), Option("no"))
                answer = yield Question("may", player, options, laws, self.doing.source.id)
                wants = answer.kind == "yes"
                self._tell("announces" if wants else "declines", laws, player=player)
                self.run.change(announced=(*self.run.state.announced, (player, answer.kind)))
            if wants and self.run.holds(events.SIMULTANEOUS):
                willing.append(player)
            elif wants:
                yield from self.resolve(inner, (player,))
        self.run.change(announced=())
        if willing:
            yield from self.resolve(inner, tuple(willing))

    def _internal_action(self, internal: PayTo) -> Asking:
        player, source = self.doing.player, self.doing.source
        payable = can_pay(self.run.view, internal.cost, player, source)
        pays = payable
        if self.run.holds(events.INTERNAL_ACTION):
            refusal = None if payable else Refusal("cannot_pay_in_full", (events.COST_IN_FULL,))
            options = (Option("pay", refusal=refusal), Option("decline"))
            answer = yield Question("pay", player, options, (events.INTERNAL_ACTION,), source.id)
            pays = answer.kind == "pay"
        if pays:
            left = len(self.run.view.ready_orbs(player)) - plain(internal.cost.mana)
            effect, extra = yield from declare(
                self.run, player, internal.effect, source, left if self.run.holds(events.COST_IN_FULL) else None
            )
            yield from pay(self.run, internal.cost, player, source, extra)
            yield from self.resolve(effect)
            return
        short = () if payable else (events.COST_IN_FULL,)
        self._tell("declines_cost", (events.INTERNAL_COST_DECLINED, events.INTERNAL_ACTION, *short), player=player)
        if not self.run.holds(events.INTERNAL_COST_DECLINED):
            effect, _ = yield from declare(self.run, player, internal.effect, source)
            yield from self.resolve(effect)

    def _tell(self, sentence: str, laws: tuple[Law, ...], player: Player | None = None) -> None:
        self.run.tell(sentence, laws, source=self.doing.source, player=player)


def _joined(steps: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """Steps with neighbouring verbs joined to one."""
    found: list[tuple[Effect, ...]] = []
    for step in steps:
        if isinstance(step, Steps):
            found += _joined(step.steps)
        elif found and not any(isinstance(one, NOT_ONE_STEP) for one in (*found[-1], step)):
            found[-1] = (*found[-1], step)
        else:
            found.append((step,))
    return found


def resolve(run: Run, effect: Effect, player: Player, source: Object, me: int, it: tuple[int, ...] = ()) -> Asking:
    """Let an effect happen from its first step to its last.

    Arguments:
        run: the run.
        effect: the effect, its targets chosen.
        player: who controls it.
        source: the object whose effect it is, as last known.
        me: the identity that "I" means.
        it: the identities that "it" means.
    """
    yield from Resolution(run, Doing(player, source, me, it)).resolve(effect)
