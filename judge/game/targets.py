"""What is declared of an effect (5.1.2, 5.2.3): its modes and targets, chosen and written into it.

The file is long because one chooser goes through an effect and writes everything that is declared into it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar

from judge.game.ability import (
    AfterRest,
    Aim,
    Among,
    Bound,
    ChooseOne,
    Chosen,
    CountersOn,
    Create,
    Draw,
    Effect,
    ForEach,
    GainAbility,
    If,
    It,
    Kind,
    May,
    MeasureOf,
    NumberOf,
    OnResult,
    PayTo,
    Place,
    Result,
    Resupply,
    Sabotage,
    Seat,
    Some,
    Steps,
    Target,
    ThatMany,
    Token,
    Top,
    Whenever,
    Where,
    Who,
    Whose,
    ZeroStatistics,
)
from judge.game.amounts import counted, stands
from judge.game.choices import Option, Question, Refusal
from judge.game.deciding import OF_KINDS, deciding
from judge.game.doing import Doing
from judge.game.kinds import means_in_play, number
from judge.game.objects import Object, Player
from judge.game.phrases import others
from judge.game.reactions import speaks_of_it
from judge.game.run import Run
from judge.game.state import SEATS
from judge.game.terms import HIDDEN, Expedition, Zone
from judge.game.tough import tough, waived
from judge.game.view import View
from judge.law.citations import events, playing, vocabulary
from judge.law.citations.law import Law

Node = TypeVar("Node")

IN_RESERVE = Target(Kind(zone=Zone.RESERVE), up_to=True)
"""What Sabotage targets."""

LATER = (AfterRest, ForEach, GainAbility, OnResult, Token, Whenever)
"""Parts whose targets depend on what has not happened yet, or belong to an ability of their own."""

PLAYERS = (Who.TARGET_PLAYER, Who.TARGET_OPPONENT, Whose.TARGET_PLAYERS, Whose.TARGET_OPPONENTS)
OPPONENTS = (Who.TARGET_OPPONENT, Whose.TARGET_OPPONENTS)
THAT_PLAYER = (Who.THEY, Whose.THEIRS)

BROUGHT = (Result, ThatMany)
"""Words for what an earlier part of an effect has brought about."""

NUMBERS = (CountersOn, MeasureOf)
"""Words for a number of an object, which may be one that an earlier part brings."""

COUNTS = (NumberOf, ZeroStatistics)
"""Words for how many there are, among them what an earlier part brings."""

BRINGING = (Among, Create, Draw, Resupply, Some, Top)
"""Parts after which "it" is something that is not known before they happen."""

JOINED = (ChooseOne, If, May, Steps)
"""Ways to join steps: their parts are looked at one by one."""


def declare(
    run: Run,
    doing: Doing,
    effect: Effect,
    mana: int | None = None,
    *,
    because: tuple[Law, ...] = (),
    resolving: bool = False,
    due: bool = False,
) -> Generator[Question, Option, tuple[Effect, int]]:
    """Let a player choose the modes and the targets of an effect.

    Arguments:
        run: the run, in whose state they are chosen.
        doing: who chooses, and what the words of the effect mean.
        effect: the effect.
        mana: how much mana is left for what the targets cost; None where a cost need not be paid in full.
        because: the laws by which this is declared now.
        resolving: whether the effect is happening already, so that no mode can be chosen later.
        due: whether it is a step that happens next, so that nothing of it can be chosen later.

    Returns:
        the effect with the chosen objects in it, and the extra cost of having chosen them.
    """
    chooser = _Chooser(run, doing, mana, because, resolving, due)
    bound = yield from chooser.bind(effect)
    return bound, chooser.extra


def is_declared(node: object) -> bool:
    """Whether nothing is left to choose of a part of an effect right before it happens."""
    if isinstance(node, Target | ChooseOne) or node in (Where.TARGET, Where.TARGETS) or node in PLAYERS:
        return False
    if isinstance(node, Sabotage):
        return node.what.kind is not None
    if isinstance(node, (PayTo, May, If, *LATER)):
        return True
    if isinstance(node, tuple):
        return all(is_declared(part) for part in node)
    if is_dataclass(node) and not isinstance(node, type):
        return all(is_declared(getattr(node, one.name)) for one in fields(node))
    return True


@lru_cache(maxsize=1_024)
def _is_brought(node: object, it_is_new: bool) -> bool:
    """Whether a part names a number that an earlier part of the same effect brings about.

    Arguments:
        node: the part.
        it_is_new: whether an earlier part brings something about, of which "it" may speak and which may be counted.
    """
    if isinstance(node, BROUGHT) or (it_is_new and isinstance(node, COUNTS)):
        return True
    if it_is_new and isinstance(node, NUMBERS) and isinstance(node.what, It):
        return True
    if isinstance(node, tuple):
        return any(_is_brought(part, it_is_new) for part in node)
    if is_dataclass(node) and not isinstance(node, type):
        return any(_is_brought(getattr(node, one.name), it_is_new) for one in fields(node))
    return False


@dataclass
class _Chooser:
    run: Run
    doing: Doing
    mana: int | None
    because: tuple[Law, ...] = ()
    resolving: bool = False
    due: bool = False
    extra: int = 0
    seat: Seat | None = field(default=None)
    begun: bool = False
    it_is_new: bool = False
    reached: set[int] = field(default_factory=set)

    @property
    def player(self) -> Player:
        """Who chooses."""
        return self.doing.player

    @property
    def source(self) -> Object:
        """The object whose effect it is."""
        return self.doing.source

    @property
    def view(self) -> View:
        """The state in which the targets are chosen."""
        return self.run.view

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
        elif isinstance(node, Target):
            found = yield from self._objects(node)
        elif isinstance(node, Sabotage) and not is_declared(node):
            chosen = yield from self._objects(IN_RESERVE)
            found = replace(node, what=chosen)
        elif isinstance(node, ChooseOne):
            found = yield from self._mode(node)
        elif isinstance(node, Create) and node.where is Where.TARGETS:
            found = yield from self._distributed(node)
        elif node is Where.TARGET:
            found = yield from self._expedition()
        elif node in PLAYERS:
            found = yield from self._seat(opponent=node in OPPONENTS)
        elif node in THAT_PLAYER and self.seat is not None:
            found = self.seat
        elif isinstance(node, tuple):
            parts = []
            for part in node:
                parts.append((yield from self.bind(part)))
            found = tuple(parts)
        elif is_dataclass(node) and not isinstance(node, type):
            found = yield from self._parts(node)
        return found  # type: ignore[no-any-return]

    def _parts(self, node: Node) -> Generator[Question, Option, Node]:
        changed = {}
        for one in fields(node):  # type: ignore[arg-type]
            if one.init:
                changed[one.name] = yield from self.bind(getattr(node, one.name))
        return replace(node, **changed)  # type: ignore[type-var]

    def _steps(self, node: Steps) -> Generator[Question, Option, Steps]:
        """Steps one after the other: what one of them names may be known only once an earlier one has happened."""
        found = []
        for step in node.steps:
            found.append((yield from self.bind(step)))
            self.begun = True
        return replace(node, steps=tuple(found))

    def _waits(self, node: object) -> bool:
        """Whether the targets of a part wait until the parts before it have happened.

        They do where one of those defines which they are, how many, within what limit, or the X of what is done to
        them; and where the text itself says that something is targeted after something else.
        """
        if not self.begun or self.due or isinstance(node, JOINED) or is_declared(node):
            return False
        return isinstance(node, Aim) or _is_brought(node, self.it_is_new)

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
        match node:
            case PayTo():
                return self.run.holds(playing.INTERNAL_TARGET)
            case May():
                return not self.run.holds(playing.OPTIONAL_TARGET)
            case If():
                return not self.run.holds(playing.CONDITIONAL_TARGET)
            case ChooseOne():
                declared = self.run.rules.switches.modes_declared
                return not self.resolving and not (declared and self.run.holds(events.MODE_DECLARED))
        return False

    def _distributed(self, create: Create) -> Generator[Question, Option, Create]:
        """Tokens with the Expedition of each chosen: any number of Expeditions, and any number of tokens in each."""
        found = []
        for _ in range(counted(create.count, self.view, self.doing)):
            found.append((yield from self._expedition()))
        return replace(create, where=tuple(found))

    def _mode(self, modal: ChooseOne) -> Generator[Question, Option, Effect]:
        modes = list(modal.modes)
        if not self.run.holds(playing.MODE_TARGETS):
            modes = yield from self.bind_all(modes)
        options = tuple(Option("mode", detail=mode) for mode in modal.modes)
        answer = yield Question("mode", self.player, options, (events.MODE_DECLARED,), self.source.id)
        mode = modes[options.index(answer)]
        self._tell("chooses_mode", events.MODE_DECLARED, effect=answer.detail)
        before = self.because
        self.because = (*before, playing.MODE_TARGETS)
        found = yield from self.bind(mode)
        self.because = before
        return found

    def bind_all(self, nodes: list[Effect]) -> Generator[Question, Option, list[Effect]]:
        """Several trees, each with every target chosen."""
        found = []
        for node in nodes:
            found.append((yield from self.bind(node)))
        return found

    def _objects(self, target: Target) -> Generator[Question, Option, Chosen]:
        chosen: list[int] = []
        said = self.view.limited(target.kind, self.doing)
        kind = others(said, self.doing.me)
        while len(chosen) < counted(target.count, self.view, self.doing):
            options = list(self._options(target, kind, chosen))
            if target.up_to or self._all_cost_more(options):
                options.append(Option("no more"))
            question = Question("target", self.player, tuple(options), (playing.TARGETS_DECLARED,), self.source.id)
            only = len(question.allowed) == 1
            if only or not question.allowed:
                self._tell_too_dear(options)
            if not question.allowed:
                break
            answer = yield question
            if answer.object is None:
                break
            one = self.view.state.objects[answer.object]
            chosen.append(one.id)
            self._tell_target(kind, one, only)
            self.extra += self._tough(one)
            self.reached.add(one.id)
        self.doing, self.it_is_new = replace(self.doing, it=tuple(chosen)), False
        return Chosen(tuple(chosen), said)

    def _tell_too_dear(self, options: list[Option]) -> None:
        """Nothing, or one single thing, can be chosen: what others are no targets because of what they cost."""
        for refusal in (one.refusal for one in options):
            if refusal is not None and refusal.sentence == "cannot_pay_tough":
                self._say("target_too_dear", refusal.laws, **refusal.values)

    def _tell_target(self, kind: Kind, chosen: Object, only: bool) -> None:
        if self.run.traced and self.run.holds(playing.TARGETS_DECLARED):
            why = deciding(self.view, OF_KINDS, lambda view: view.fits(chosen, kind, self.source))
            free = waived(self.view, free=self.doing.free) if tough(self.view, chosen, self.player) else ()
            if free:
                why = (*why, vocabulary.TOUGH, *free)
            laws = (playing.TARGETS_DECLARED, *why, *self.because)
            self._say("targets_only" if only else "targets", laws, card=chosen)

    def _all_cost_more(self, options: list[Option]) -> bool:
        """Whether every target costs more, so that a player who declines that cost, and no other, has none."""
        if self.mana is None or not self.view.rules.holds(events.MAY_DECLINE_COST):
            return False
        left = [self.view.state.objects[one.object] for one in options if one.object is not None and not one.refusal]
        return bool(left) and all(self._tough(one) for one in left)

    def _options(self, target: Target, kind: Kind, chosen: list[int]) -> Iterator[Option]:
        for one in self.view.state.where(lambda one: one.zone not in HIDDEN and one.zone is not Zone.MANA):
            if one.id in chosen or not self.view.is_kind(one, kind, self.source):
                continue
            if not self.view.fits(one, kind, self.source):
                if kind.zone is None and one.zone is not Zone.LIMBO:
                    refusal = Refusal("not_in_play", (means_in_play(kind),), {"card": one})
                    yield Option("choose", one.id, refusal=refusal)
            elif target.total is not None and not self._within(target.total, (*chosen, one.id)):
                yield Option("choose", one.id, refusal=Refusal("too_much", (playing.TARGETS_DECLARED,), {"card": one}))
            elif self.mana is not None and self.extra + self._tough(one) > self.mana:
                laws = (vocabulary.TOUGH, events.COST_IN_FULL)
                values = {"card": one, "mana": self._tough(one), "orbs": max(self.mana - self.extra, 0)}
                yield Option("choose", one.id, refusal=Refusal("cannot_pay_tough", laws, values))
            else:
                yield Option("choose", one.id)

    def _within(self, total: Bound, chosen: tuple[int, ...]) -> bool:
        """Whether the numbers of all targets together are what they must be."""
        together = sum(number(self.view, self.view.state.objects[one], total.measure) for one in chosen)
        return stands(together, total.compare, counted(total.amount, self.view, self.doing))

    def _tough(self, one: Object) -> int:
        """What choosing an object adds to the cost: the thing that targets it costs more, however often it does."""
        if one.id in self.reached or waived(self.view, free=self.doing.free):
            return 0
        return tough(self.view, one, self.player)

    def _expedition(self) -> Generator[Question, Option, Place]:
        options = tuple(
            Option("expedition", detail=(player, expedition)) for player in SEATS for expedition in Expedition
        )
        answer = yield Question("target_expedition", self.player, options, (playing.TARGETS_DECLARED,), self.source.id)
        assert isinstance(answer.detail, tuple)
        self._tell("targets_expedition", playing.TARGETS_DECLARED, expedition=answer.detail)
        return Place(*answer.detail)

    def _seat(self, *, opponent: bool) -> Generator[Question, Option, Seat]:
        options = tuple(Option("player", detail=player) for player in SEATS if player != self.player or not opponent)
        answer = yield Question("target_player", self.player, options, (playing.TARGETS_DECLARED,), self.source.id)
        assert isinstance(answer.detail, int)
        self.seat = Seat(answer.detail)
        only = len(options) == 1
        told = "targets_only_player" if only else "targets_player"
        self._tell(told, playing.TARGETS_DECLARED, other=answer.detail)
        return self.seat

    def _tell(self, sentence: str, law: Law, **values: object) -> None:
        if self.run.holds(playing.TARGETS_DECLARED):
            self._say(sentence, (law, *self.because), **values)

    def _say(self, sentence: str, laws: tuple[Law, ...], **values: object) -> None:
        self.run.tell(sentence, laws, source=self.source, event=None, player=self.player, **values)
