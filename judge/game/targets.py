"""Targets (5.2.3): chosen when a Spell or a Reaction is declared, and written into its effect."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TypeVar

from judge.game.ability import Chosen, Create, Effect, Kind, PayTo, Place, Sabotage, Target, Where, plain
from judge.game.choices import Option, Question, Refusal
from judge.game.objects import Object, Player
from judge.game.run import Run
from judge.game.state import SEATS
from judge.game.terms import HIDDEN, Expedition, Keyword, Zone
from judge.game.view import View
from judge.law.citations import events, objects, playing, vocabulary

Node = TypeVar("Node")

IN_RESERVE = Target(Kind(zone=Zone.RESERVE), up_to=True)
"""What Sabotage targets."""


def declare(
    run: Run, player: Player, effect: Effect, source: Object, mana: int | None = None
) -> Generator[Question, Option, tuple[Effect, int]]:
    """Let a player choose the targets of an effect.

    Arguments:
        run: the run, in whose state they are chosen.
        player: who chooses.
        effect: the effect.
        source: the object whose effect it is.
        mana: how much mana is left for what the targets cost; None where the cost may be declined.

    Returns:
        the effect with the chosen objects in it, and the extra cost of having chosen them.
    """
    chooser = _Chooser(run, player, source, mana)
    bound = yield from chooser.bind(effect)
    return bound, chooser.extra


@dataclass
class _Chooser:
    run: Run
    player: Player
    source: Object
    mana: int | None
    extra: int = 0

    @property
    def view(self) -> View:
        """The state in which the targets are chosen."""
        return self.run.view

    def bind(self, node: Node) -> Generator[Question, Option, Node]:
        """The tree with every target chosen; what stands in an internal action is chosen later."""
        if isinstance(node, PayTo):
            return node
        if isinstance(node, Target):
            return (yield from self._objects(node))  # type: ignore[return-value]
        if isinstance(node, Sabotage):
            chosen = yield from self._objects(IN_RESERVE)
            return replace(node, what=chosen)
        if isinstance(node, Create) and node.where is Where.TARGET:
            where = yield from self._expedition()
            return replace(node, where=where)
        if isinstance(node, tuple):
            parts = []
            for part in node:
                parts.append((yield from self.bind(part)))
            return tuple(parts)  # type: ignore[return-value]
        if is_dataclass(node) and not isinstance(node, type):
            changed = {}
            for field in fields(node):
                changed[field.name] = yield from self.bind(getattr(node, field.name))
            return replace(node, **changed)
        return node

    def _objects(self, target: Target) -> Generator[Question, Option, Chosen]:
        chosen: list[int] = []
        while len(chosen) < plain(target.count):
            options = list(self._options(target.kind, chosen))
            if target.up_to or self._all_cost_more(options):
                options.append(Option("no more"))
            question = Question("target", self.player, tuple(options), (playing.TARGETS_DECLARED,), self.source.id)
            if not question.allowed:
                break
            answer = yield question
            if answer.object is None:
                break
            chosen.append(answer.object)
            self._tell("targets", "card", self.view.state.objects[answer.object])
            self.extra += self._tough(self.view.state.objects[answer.object])
        return Chosen(tuple(chosen), target.kind)

    def _all_cost_more(self, options: list[Option]) -> bool:
        """Whether every target costs more, so that a player who declines that cost, and no other, has none."""
        if self.mana is None or not self.view.rules.holds(events.MAY_DECLINE_COST):
            return False
        left = [self.view.state.objects[one.object] for one in options if one.object is not None and not one.refusal]
        return bool(left) and all(self._tough(one) for one in left)

    def _options(self, kind: Kind, chosen: list[int]) -> Iterator[Option]:
        for one in self.view.state.where(lambda one: one.zone not in HIDDEN and one.zone is not Zone.MANA):
            if one.id in chosen or not self.view.is_kind(one, kind, self.source):
                continue
            if not self.view.fits(one, kind, self.source):
                if kind.zone is None and one.zone is not Zone.LIMBO:
                    refusal = Refusal("not_in_play", (objects.TYPE_MEANS_IN_PLAY,), {"card": one})
                    yield Option("choose", one.id, refusal=refusal)
            elif self.mana is not None and self.extra + self._tough(one) > self.mana:
                laws = (vocabulary.TOUGH, events.COST_IN_FULL)
                yield Option("choose", one.id, refusal=Refusal("cannot_pay_tough", laws, {"card": one}))
            else:
                yield Option("choose", one.id)

    def _tough(self, one: Object) -> int:
        if one.holder == self.player or not self.view.rules.holds(vocabulary.TOUGH):
            return 0
        return self.view.keyword(one, Keyword.TOUGH) or 0

    def _expedition(self) -> Generator[Question, Option, Place]:
        options = tuple(
            Option("expedition", detail=(player, expedition)) for player in SEATS for expedition in Expedition
        )
        answer = yield Question("target_expedition", self.player, options, (playing.TARGETS_DECLARED,), self.source.id)
        assert isinstance(answer.detail, tuple)
        self._tell("targets_expedition", "expedition", answer.detail)
        return Place(*answer.detail)

    def _tell(self, sentence: str, slot: str, value: object) -> None:
        if self.run.holds(playing.TARGETS_DECLARED):
            values = {"player": self.player, slot: value}
            self.run.tell(sentence, (playing.TARGETS_DECLARED,), source=self.source, event=None, **values)
