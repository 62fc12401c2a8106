"""Effects (6.5): their steps one after the other, each a set of atomic actions that happen at once.

The file is long because the words of an effect mean something as long as it resolves: every kind of step reads them and
changes them.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from judge.game.ability import (
    Activate,
    AfterRest,
    AfterYou,
    All,
    Amount,
    AnyNumber,
    ChooseOne,
    Chosen,
    Cost,
    Create,
    Did,
    Effect,
    ForEach,
    GainOneStatus,
    GainStatus,
    If,
    IncreaseResult,
    It,
    Lasting,
    May,
    Me,
    NextPlayed,
    Not,
    OnResult,
    Pay,
    PayTo,
    Pick,
    Place,
    Play,
    Put,
    Repeat,
    Roll,
    Sacrifice,
    Seat,
    Some,
    Steps,
    Where,
    Who,
    WinGame,
)
from judge.game.effect import playing
from judge.game.effect.activating import activate, delay
from judge.game.effect.costs import announce, least_mana, mana_actions, name_x, pay, unpayable
from judge.game.effect.dice import could_be_changed, increase, roll
from judge.game.effect.mana import offer_swaps
from judge.game.effect.price import Terms
from judge.game.effect.targets import declare
from judge.game.effect.tough import EXTRA, mana_left, pays_extra
from judge.game.effect.waiting import is_declared
from judge.game.event.choices import Option, Question
from judge.game.event.hands import picked_from, show_hand
from judge.game.event.ongoing import ends, is_too_late
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.picking import decided, impossible, pickable
from judge.game.event.reasons import why_met, why_only_these, why_so_many, with_reasons
from judge.game.event.run import Asking, GameOverError, Run
from judge.game.event.together import one_by_one, why_together
from judge.game.event.verbs import UNEXPLAINED, actions, law_of
from judge.game.state.knowledge import announced
from judge.game.state.objects import Object, Ongoing, Player
from judge.game.state.steps import Action, CreateEmblem, Laws, Move
from judge.game.terms import HIDDEN, Expedition, Zone
from judge.game.value import changed
from judge.game.view.amounts import counted
from judge.game.view.conditions import Moment, is_lost, is_met
from judge.game.view.doing import Doing
from judge.game.view.expeditions import why_places, why_there
from judge.game.view.phrases import meant, players
from judge.law.citations import day, events, objects, overview, vocabulary, zones
from judge.law.citations import playing as laws_of_playing
from judge.law.citations.law import Law

NOT_ONE_STEP: tuple[type, ...] = (
    *(Activate, AfterRest, AfterYou, ChooseOne, ForEach, GainOneStatus, If, IncreaseResult, Lasting),
    *(May, NextPlayed, OnResult, Pay, PayTo, Play, Repeat, Roll, Steps, WinGame),
)

YOURS = (Where.YOURS, Where.ANY)
"""Expeditions among which a player picks as the effect happens."""

CHOSEN_NOW = (*YOURS, Where.EACH_OF_YOURS)
"""The same for each of several objects."""


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
            case Pay(mana) | May(Pay(mana)):
                yield from self._payment(mana)
            case May(inner, who):
                yield from self._may(inner, who)
            case If():
                yield from self._if(effect, players)
            case PayTo():
                yield from self._internal_action(effect)
            case ChooseOne():
                yield from self.resolve((yield from self._declared(effect, whole=True)), players)
            case ForEach(kind, inner):
                view, doing = self.run.view, self.doing
                why = why_only_these(view, effect, doing, doing.player) if self.run.traced else ()
                for one in meant(All(kind), view, doing, doing.player):
                    self.doing = changed(self.doing, it=(one.id,))
                    yield from self._shaped_by(why, self.resolve(inner, players))
            case Repeat(times, inner):
                why = why_so_many(times, self.run.view, self.doing) if self.run.traced else ()
                for _ in range(counted(times, self.run.view, self.doing)):
                    yield from self._shaped_by(why, self.resolve(inner, players))
            case Roll() | OnResult() | IncreaseResult():
                yield from self._dice(effect, players)
            case Activate():
                yield from self._activate(effect)
            case AfterRest(inner) if self.run.holds(day.AFTER_REST):
                yield from delay(self.run, inner, self.doing)
            case AfterRest(inner):
                yield from self.resolve(inner, players)
            case NextPlayed(until=until) | Lasting(until=until):
                yield from self._last(effect, until)
            case AfterYou():
                self._after_you()
            case Play():
                yield from self._play(effect)
            case GainOneStatus():
                yield from self._one_status(effect, players)
            case WinGame(who):
                self._win(who)
            case _:
                yield from self._step((effect,), players)

    def _shaped_by(self, laws: Laws, part: Asking) -> Asking:
        """Let a part happen in which every step has some more reasons."""
        before, self.because = self.because, (*self.because, *laws)
        yield from part
        self.because = before

    def _steps(self, steps: tuple[Effect, ...], players: tuple[Player, ...] | None) -> Asking:
        law = events.STEP_PER_VERB
        if len(steps) > 1 and self.run.holds(law) and law not in self.because:
            self.because = (*self.because, law)
        for verbs in [(step,) for step in steps] if self.run.holds(events.STEP_PER_VERB) else _joined(steps):
            if len(verbs) > 1:
                yield from self._step(verbs, players)
            else:
                yield from self.resolve(verbs[0], players)

    def _if(self, step: If, players: tuple[Player, ...] | None) -> Asking:
        law = events.IF_YOU_DID if _asks_what_was_done(step) else events.CONDITIONAL_STEP
        moment = Moment(self.run.view, self.doing)
        if self.run.holds(law) and is_lost(step.condition, moment):
            raise OpenRulingError((law, objects.NEW_ZONE_NEW_OBJECT))
        why = why_met(step.condition, moment) if self.run.traced else ()
        if not self.run.holds(law) or is_met(step.condition, moment):
            yield from self._shaped_by((law, *why), self.resolve(step.effect, players))
            return
        self._tell("condition_not_met", (law, *why))
        if step.otherwise is not None:
            yield from self.resolve(step.otherwise, players)

    def _step(self, verbs: tuple[Effect, ...], players: tuple[Player, ...] | None) -> Asking:
        """One step: the decisions first, in initiative order, then everything at once."""
        if not self.run.holds(events.MANDATORY):
            options = (Option("yes"), Option("no"))
            answer = yield Question("may", self.doing.player, options, (events.MANDATORY,), self.doing.source.id)
            if answer.kind == "no":
                return
        groups: list[tuple[Action, ...]] = []
        for verb in verbs:
            groups += yield from self._decided(verb, players)
        decided_together = sum(1 for group in groups if group) > len(verbs) and any(map(_leaves_a_choice, verbs))
        about_me = any(getattr(one, "what", None) == Me() for one in verbs)
        before, self.because = self.because, (*self.because, *(self.doing.why_me if about_me else ()))
        doing = self._explained([action for group in groups for action in group], decided_together)
        self.because = before
        self.doing = changed(self.doing, did=bool(doing), many=len(doing))
        if doing:
            yield from self._perform(doing if self.run.holds(events.ACTION_PER_OBJECT) else doing[:1])

    def _explained(self, doing: list[Action], together: bool) -> tuple[Action, ...]:
        """The atomic actions of a step with the laws that make them one step."""
        laws = [events.INITIATIVE_ORDER] if together else []
        once = tuple(dict.fromkeys(doing)) if any(isinstance(action, Move) for action in doing) else tuple(doing)
        because = (*self.because, *(law for law in laws if self.run.holds(law)), *why_together(once, self.run.rules))
        return tuple(changed(action, laws=tuple(dict.fromkeys((*action.laws, *because)))) for action in once)

    def _decided(
        self, verb: Effect, players: tuple[Player, ...] | None
    ) -> Generator[Question, Option, list[tuple[Action, ...]]]:
        if not is_declared(verb):
            verb = yield from self._declared(verb)
        groups: list[tuple[Action, ...]] = []
        named: tuple[int, ...] = ()
        law, before = law_of(verb), self.run.state.announced
        deciders = players if players is not None else self._players(getattr(verb, "who", Who.YOU))
        laws = (law, events.INITIATIVE_ORDER) if len(deciders) > 1 else (law,)
        for player in deciders:
            yield from offer_swaps(self.run, verb, player)
            show_hand(self.run, verb, player)
            view, doing = self.run.view, self.doing
            about = yield from decided(view, verb, doing, player, laws)
            named += tuple(one.id for one in about if one.id not in named)
            if isinstance(getattr(verb, "what", None), Some):
                self.run.change(announced=(*self.run.state.announced, (player, announced(about))))
            parts: list[Action] = []
            for placed, those in (yield from self._placed(verb, about, player)):
                parts += actions(view, placed, those, doing, player)
            kind = getattr(getattr(verb, "what", None), "kind", None)
            there = (*why_there(view, kind, about), *why_places(view, getattr(kind, "where", None), doing.source))
            must = isinstance(verb, Sacrifice) and players is None and self.run.holds(events.MANDATORY)
            there = (*there, *((events.MANDATORY,) if must else ()))
            part = tuple(changed(one, laws=(*one.laws, *there)) for one in parts)
            if self.run.traced:
                part = with_reasons(part, verb, about, view, doing, player)
            what = getattr(verb, "what", None)
            if isinstance(what, Some) and what.random:
                part = tuple(changed(one, laws=(*one.laws, zones.CARD_OF_A_HAND)) for one in part)
            if not part and not (isinstance(verb, UNEXPLAINED) and (about or isinstance(verb, Pick))):
                where = why_places(view, getattr(verb, "where", None), doing.source)
                self._tell("nothing_happens", (*where, *self._why_impossible(verb, about, player)))
                self.stopped = not self.run.holds(events.IMPOSSIBLE_PART)
            if part and isinstance(verb, GainStatus) and self.run.traced:
                self._tell_those_without(verb, about, part)
            if self.run.holds(events.SIMULTANEOUS):
                groups.append(part)
            else:
                for action in one_by_one(self._explained(list(part), together=False)):
                    yield from self._perform((action,))
            if self.stopped:
                break
        self.run.change(announced=before)
        if self.stopped:
            return []
        if not isinstance(getattr(verb, "what", None), Me):
            self.doing = changed(self.doing, it=named)
        return groups

    def _tell_those_without(self, verb: GainStatus, about: tuple[Object, ...], part: tuple[Action, ...]) -> None:
        """Tell to which objects nothing is done, where others gain a status."""
        gaining = {getattr(one, "object", None) for one in part}
        for one in (one for one in about if one.id not in gaining):
            laws = impossible(self.run.view, verb, (one,), self.doing)
            self.run.tell("nothing_happens_to", laws, source=self.doing.source, card=one)

    def _declared(self, part: Effect, *, whole: bool = False) -> Generator[Question, Option, Effect]:
        """A part whose targets are chosen only now, since they depended on what came before; who names them pays.

        Arguments:
            part: the part.
            whole: whether it has steps of its own, of which some may wait in turn.
        """
        run, player = self.run, self.doing.player
        left = mana_left(run, player)
        declared = yield from declare(run, self.doing, part, left, resolving=True, due=not whole)
        self.doing = changed(self.doing, reached=declared.reached)
        if declared.extra and run.holds(laws_of_playing.TARGETS_DECLARED):
            yield from run.perform(mana_actions(run.view, player, declared.extra, EXTRA), self.doing.source)
        return declared.effect

    def _placed(
        self, verb: Effect, about: tuple[Object, ...], player: Player
    ) -> Generator[Question, Option, list[tuple[Effect, tuple[Object, ...]]]]:
        """A verb with the expeditions that the player picks now, object by object."""
        if isinstance(verb, Put) and verb.zone is Zone.EXPEDITION and verb.where in CHOSEN_NOW:
            found: list[tuple[Effect, tuple[Object, ...]]] = []
            for one in about:
                place = yield from self._expedition(player, one.id)
                found.append((changed(verb, where=place), (one,)))
            return found
        if isinstance(verb, Create) and verb.where in YOURS:
            place = yield from self._expedition(player, None)
            return [(changed(verb, where=place), about)]
        return [(verb, about)]

    def _expedition(self, player: Player, one: int | None) -> Generator[Question, Option, Place]:
        options = tuple(Option("expedition", one, expedition) for expedition in Expedition)
        answer = yield Question("expedition", player, options, (events.STEP_PER_VERB,), self.doing.source.id)
        assert isinstance(answer.detail, Expedition)
        return Place(player, answer.detail)

    def _perform(self, doing: tuple[Action, ...]) -> Asking:
        changes = yield from self.run.perform(doing, self.doing.source)
        yield from self._instead(doing)
        self.doing = self.doing.after(changes, self.run.rules)

    def _instead(self, doing: tuple[Action, ...]) -> Asking:
        """The steps that modifiers put in the place of an atomic action of a step.

        Raises:
            OpenRulingError: the step had other actions too, which would have happened at the same time.
        """
        found, self.run.instead = self.run.instead, ()
        for effect, bearer in found:
            if len(doing) > 1:
                raise OpenRulingError((events.REPLACING, events.SIMULTANEOUS))
            said = Doing(bearer.holder, bearer, bearer.id)
            yield from Resolution(self.run, said, because=(events.REPLACING,)).resolve(effect)

    def _one_status(self, effect: GainOneStatus, players: tuple[Player, ...] | None) -> Asking:
        """A step whose status the player picks as it happens."""
        bound = effect if is_declared(effect) else (yield from self._declared(effect))
        assert isinstance(bound, GainOneStatus)
        options = tuple(Option("mode", detail=GainStatus(It(), status)) for status in bound.statuses)
        status = bound.statuses[0]
        if meant(bound.what, self.run.view, self.doing, self.doing.player):
            law = events.STEP_PER_VERB
            answer = yield Question("mode", self.doing.player, options, (law,), self.doing.source.id)
            assert isinstance(answer.detail, GainStatus)
            status = answer.detail.status
            values = {"player": self.doing.player, "effect": answer.detail}
            self.run.tell("chooses_mode", (law,), source=self.doing.source, event=None, **values)
        yield from self.resolve(GainStatus(bound.what, status), players)

    def _win(self, who: Who | Seat) -> None:
        """The game ends as a card says.

        Raises:
            GameOverError: it has.
        """
        law = overview.SPECIFIC_BEATS_GENERAL
        if not self.run.holds(law):
            return
        (winner,) = self._players(who)
        self.run.change(winner=winner)
        self._tell("wins", (law,), player=winner)
        raise GameOverError

    def _players(self, who: Who | Seat) -> tuple[Player, ...]:
        return players(who, self.run.view, self.doing, self.run.deciders)

    def _may(self, inner: Effect, who: Who | Seat) -> Asking:
        laws: tuple[Law, ...] = (events.OPTIONAL_STEP,)
        if who is Who.EACH:
            laws = (events.OPTIONAL_STEP, events.INITIATIVE_ORDER)
        if isinstance(inner, IncreaseResult):
            laws = (events.OPTIONAL_STEP, vocabulary.RESULT_SEEN_FIRST)
        willing: list[Player] = []
        before = self.run.state.announced
        for player in self._players(who):
            if self.run.holds(events.IMPOSSIBLE_PART) and self._is_impossible(inner, player):
                first = inner.steps[0] if isinstance(inner, Steps) else inner
                self._tell("nothing_happens", self._why_impossible(first, (), player))
                continue
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
            else:
                self._left_as_it_is(inner)
        self.run.change(announced=before)
        if willing:
            yield from self.resolve(inner, tuple(willing))
        else:
            self.doing = changed(self.doing, did=False, it=() if _names_its_own(inner) else self.doing.it)

    def _left_as_it_is(self, declined: Effect) -> None:
        """A player who sees a result does without what would have changed it."""
        if isinstance(declined, IncreaseResult):
            self.doing = could_be_changed(self.run, self.doing)

    def _why_impossible(self, verb: Effect, about: tuple[Object, ...], player: Player) -> Laws:
        view, doing = self.run.view, self.doing
        elsewhere = why_only_these(view, verb, doing, player) if self.run.traced else ()
        return (*elsewhere, *impossible(view, verb, about, doing))

    def _is_impossible(self, effect: Effect, player: Player) -> bool:
        """Whether all can see that nothing is there to do an effect to, so that there is nothing to decide."""
        if isinstance(effect, ChooseOne):
            spoken = all(isinstance(getattr(one, "what", None), It) for one in effect.modes)
            return spoken and not self.doing.it
        verbs = effect.steps if isinstance(effect, Steps) else (effect,)
        named = not isinstance(getattr(verbs[0], "what", None), It) or not self.doing.it
        return named and all(isinstance(getattr(one, "what", None), It) or self._lacks(one, player) for one in verbs)

    def _lacks(self, verb: Effect, player: Player) -> bool:
        what = getattr(verb, "what", None)
        if isinstance(what, Chosen):
            return not any(one in self.run.state.objects for one in what.objects)
        if isinstance(what, Me):
            return self.doing.me not in self.run.state.objects
        if not isinstance(what, Some) or isinstance(what.count, AnyNumber):
            return False
        if what.kind.zone in HIDDEN:
            hand = self.run.state.of(Zone.HAND, picked_from(what.kind, player))
            return what.kind.zone is Zone.HAND and not hand
        return not pickable(self.run.view, verb, self.doing, player)

    def _internal_action(self, internal: PayTo) -> Asking:
        refusal = unpayable(self.run.view, internal.cost, self.doing)
        player, source = self.doing.player, self.doing.source
        pays = refusal is None
        if self.run.holds(events.INTERNAL_ACTION):
            options = (Option("pay", refusal=refusal), Option("decline"))
            answer = yield Question("pay", player, options, (events.INTERNAL_ACTION,), source.id)
            pays = answer.kind == "pay"
        if pays:
            outer = self.doing
            yield from self._paid(internal)
            self.doing = self.doing.back_in(outer)
        elif refusal is None:
            self._left_as_it_is(internal.effect)
            yield from self._ignored(internal, "declines_cost", (events.INTERNAL_ACTION,))
        else:
            yield from self._ignored(internal, refusal.sentence, refusal.laws, **refusal.values)

    def _ignored(self, internal: PayTo, told: str, laws: Laws, **values: object) -> Asking:
        """An internal action that is not paid for.

        Arguments:
            internal: the internal action.
            told: the key of the sentence that says why.
            laws: the laws by which it is not paid for.
            values: what fills the sentence.
        """
        because = (events.INTERNAL_COST_DECLINED, *laws)
        self.run.tell(told, because, source=self.doing.source, event=None, player=self.doing.player, **values)
        self.doing = changed(self.doing, did=False, it=() if _names_its_own(internal.effect) else self.doing.it)
        if not self.run.holds(events.INTERNAL_COST_DECLINED):
            yield from self.resolve((yield from declare(self.run, self.doing, internal.effect)).effect)

    def _payment(self, mana: Amount) -> Asking:
        """A step that is a payment: nobody ever has to pay, so the player says whether they do."""
        player, laws = self.doing.player, (events.OPTIONAL_STEP,)
        refusal = unpayable(self.run.view, Cost(mana), self.doing)
        pays = refusal is None
        if self.run.holds(events.OPTIONAL_STEP):
            options = (Option("pay", refusal=refusal), Option("decline"))
            answer = yield Question("pay", player, options, laws, self.doing.source.id)
            pays = answer.kind == "pay"
        self.doing = changed(self.doing, did=pays)
        if pays:
            owed = counted(mana, self.run.view, self.doing)
            yield from self.run.perform(
                mana_actions(self.run.view, player, owed, (zones.MANA_PAID_BY_ORBS, *laws)), self.doing.source
            )
        elif refusal is None:
            self._tell("declines_cost", laws, player=player)
        else:
            why = (*laws, *refusal.laws)
            self.run.tell(refusal.sentence, why, source=self.doing.source, event=None, player=player, **refusal.values)

    def _paid(self, internal: PayTo) -> Asking:
        """An internal action: its declaration, its payment and its resolution."""
        run, player = self.run, self.doing.player
        doing = self.doing.of_internal_action()
        cost, self.doing = yield from name_x(run, internal.cost, internal.effect, doing)
        left = mana_left(run, player, least_mana(cost, run.view, self.doing))
        now = (laws_of_playing.INTERNAL_TARGET,)
        declared = yield from declare(run, self.doing, internal.effect, left, because=now)
        extra = declared.extra
        if extra and not (yield from pays_extra(run, player, extra, self.doing.source, EXTRA, offered=False)):
            yield from self._ignored(internal, "declines_cost", (events.MAY_DECLINE_COST,))
            return
        payment = yield from announce(run, cost, self.doing, extra)
        reached = declared.reached
        self.doing = changed(self.doing, paid=payment.paid, many=payment.many, did=True, reached=reached)
        if run.holds(laws_of_playing.PROCESS):
            yield from pay(run, payment, self.doing.source)
            yield from self.resolve(declared.effect)
        else:
            yield from self.resolve(declared.effect)
            yield from pay(run, payment, self.doing.source)

    def _dice(self, effect: Roll | OnResult | IncreaseResult, players: tuple[Player, ...] | None) -> Asking:
        match effect:
            case Roll(dice):
                self.doing = yield from roll(self.run, self.doing, dice, self.because)
            case IncreaseResult(by):
                self.doing = increase(self.run, self.doing, by)
            case OnResult(branches):
                shown = sum(self.doing.rolled)
                for branch in branches if self.doing.rolled else ():
                    if branch.lowest <= shown and (branch.highest is None or shown <= branch.highest):
                        yield from self._shaped_by(self.doing.why_rolled, self.resolve(branch.effect, players))

    def _activate(self, effect: Activate) -> Asking:
        bound = effect if is_declared(effect) else (yield from self._declared(effect))
        assert isinstance(bound, Activate)
        about = meant(bound.what, self.run.view, self.doing, self.doing.player)
        made = activate(self.run, bound, about, self.doing)
        self.doing = changed(self.doing, did=made)
        if not made:
            self._tell("nothing_happens", impossible(self.run.view, bound, about, self.doing))

    def _last(self, effect: NextPlayed | Lasting, until: object) -> Asking:
        bound = effect if is_declared(effect) else (yield from self._declared(effect))
        assert isinstance(bound, NextPlayed | Lasting)
        emblem = Ongoing(bound, self.doing.source, bound.until)
        yield from self.run.perform((CreateEmblem(emblem, self.doing.player, (objects.DURATION,)),), self.doing.source)
        if is_too_late(self.run.state, bound.until):
            yield from self.run.perform(ends(self.run.view, bound.until))

    def _after_you(self) -> None:
        if not self.run.holds(vocabulary.AFTER_YOU) or not self.run.state.in_turn:
            self._tell("nothing_happens", (events.IMPOSSIBLE_PART,))
            return
        laws = (vocabulary.AFTER_YOU, vocabulary.AFTER_YOU_IS_NO_PASS)
        self._tell("turn_ends", laws, player=self.run.state.turn)
        self.run.turn_over = True
        if not self.run.holds(vocabulary.AFTER_YOU_IS_NO_PASS):
            self.run.change(passed=self.run.state.passed | {self.run.state.turn})

    def _play(self, effect: Play) -> Asking:
        if not self.run.holds(laws_of_playing.PLAYED_BY_EFFECT):
            return
        (player,) = self._players(effect.who)
        found = yield from decided(self.run.view, effect, self.doing, player, (laws_of_playing.PLAYED_BY_EFFECT,))
        less = counted(effect.less, self.run.view, self.doing)
        played = None
        for one in found[:1]:
            terms = Terms(laws_of_playing.PLAYED_BY_EFFECT, effect.free, less, self.doing.source)
            played = yield from playing.play_card(self.run, player, one, terms)
        if played is None:
            self._tell("nothing_happens", impossible(self.run.view, effect, found, self.doing))
        self.doing = changed(self.doing, did=played is not None)
        if played is not None:
            self.doing = self.doing.played(found[0].id, played, self.run.rules)

    def _tell(self, sentence: str, laws: tuple[Law, ...], player: Player | None = None) -> None:
        self.run.tell(sentence, laws, source=self.doing.source, player=player)


def _names_its_own(effect: Effect) -> bool:
    """Whether an effect names what "it" means from there on, so that "it" means nothing if the effect is ignored."""
    first = effect.steps[0] if isinstance(effect, Steps) else effect
    return isinstance(getattr(first, "what", None), Some | Chosen)


def _leaves_a_choice(verb: Effect) -> bool:
    """Whether a player picks, as a step happens, what it is about or where it is done."""
    placed = (isinstance(verb, Put) and verb.where in CHOSEN_NOW) or (isinstance(verb, Create) and verb.where in YOURS)
    return placed or isinstance(getattr(verb, "what", None), Some)


def _asks_what_was_done(step: If) -> bool:
    condition = step.condition.condition if isinstance(step.condition, Not) else step.condition
    return isinstance(condition, Did)


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


def resolve(run: Run, effect: Effect, doing: Doing) -> Asking:
    """Let an effect happen from its first step to its last.

    Arguments:
        run: the run.
        effect: the effect, its targets chosen.
        doing: who controls it, and what its words mean.
    """
    yield from Resolution(run, doing).resolve(effect)
    if run.state.announced:
        run.change(announced=())
