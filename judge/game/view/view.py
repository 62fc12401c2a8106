"""What is true of objects once passive abilities are applied (2.3); rules read this, never the raw state."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import field
from typing import Any, TypeVar

from judge.game.ability import Ability, All, Chosen, IgnoredOnFirstDay, It, KeywordAbility, Kind, Me, NoSupport, Phrase
from judge.game.rules import RecordingRules, Rules
from judge.game.state import adventure
from judge.game.state.objects import Characteristics, Object, Player
from judge.game.state.state import State
from judge.game.terms import BOOST, HIDDEN, IN_PLAY, Keyword, Status, Terrain, Type, Zone
from judge.game.view import characteristics, kinds
from judge.game.view.amounts import evaluate
from judge.game.view.characteristics import Table
from judge.game.view.context import EffectContext
from judge.law.laws import objects as laws
from judge.law.laws import overview, vocabulary, zones
from judge.law.laws.law import Law
from judge.value import changed, value

Sort = TypeVar("Sort")

Answer = TypeVar("Answer")

TERRAINS = (Terrain.FOREST, Terrain.MOUNTAIN, Terrain.WATER)

UNKNOWN = object()
"""Stands for the answer to what has not been asked."""

ORB = Characteristics(card="", name="", type=Type.MANA_ORB)
"""What a face-down card in the Mana zone is."""


@value(frozen=True, slots=True)
class View:
    """A state seen through the passive abilities in it.

    Arguments:
        rules: the rules of the run.
        given: the characteristics that passive abilities have changed so far; None where all of them are applied.
        known: the answers to what has been asked before.
    """

    state: State
    rules: Rules
    given: Table | None = field(default=None, repr=False, compare=False)
    known: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False)

    def once(self, question: Hashable, answer: Callable[[], Answer]) -> Answer:
        """The answer to a question, worked out when it is first asked: neither the state nor the rules ever change.

        Arguments:
            question: what is asked, and of what.
            answer: works it out.
        """
        found = self.known.get(question, UNKNOWN)
        if found is UNKNOWN:
            found = self.known[question] = answer()
        return found  # type: ignore[no-any-return]

    @property
    def table(self) -> Table:
        """The characteristics that passive abilities change."""
        if self.given is None:
            found = characteristics.calculate(self) if self.state.objects.changing else characteristics.UNCHANGED
            object.__setattr__(self, "given", found)
            return found
        return self.given

    def without(self, law: Law) -> View:
        """The same state seen by the same rules with one law switched off."""
        return self.once(("without", law), lambda: View(self.state, self.rules.without(law)))

    def recording(self) -> tuple[RecordingRules, View]:
        """The same state seen by the same rules, which record about which laws they are asked for its sake."""
        return self.once("recording", self._recording)

    def _recording(self) -> tuple[RecordingRules, View]:
        rules = RecordingRules(self.rules.edition, self.rules.off)
        return rules, View(self.state, rules)

    def with_table(self, table: Table) -> View:
        """The same state with some characteristics changed, and no others.

        Arguments:
            table: the characteristics.
        """
        return View(self.state, self.rules, table)

    def now(self, one: Object) -> Characteristics:
        """The characteristics that an object has now: its base characteristics and what passive abilities change.

        Arguments:
            one: the object.
        """
        if one.last is not None:
            return one.last
        if one.zone is Zone.MANA:
            return self._orb(one)
        table = self.given or self.table
        now = table.objects.get(one.id, one.base) if table.objects else one.base
        if one.token and not self.rules.holds(laws.TOKEN_IS_CHARACTER):
            return changed(now, type=Type.PERMANENT)
        return now

    def last_known(self, one: Object | None) -> Object | None:
        """An object that goes, with the characteristics that passive abilities give it until then.

        Arguments:
            one: the object.
        """
        changes = one is not None and one.id in self.table.objects
        return changed(one, last=self.table.objects[one.id]) if one is not None and changes else one

    def _orb(self, one: Object) -> Characteristics:
        nothing, orb = self.rules.holds(zones.FACE_DOWN), self.rules.holds(laws.MANA_ORB)
        if nothing:
            return ORB if orb else changed(ORB, type=one.base.type)
        return changed(one.base, type=Type.MANA_ORB) if orb else one.base

    def abilities(self, one: Object) -> tuple[Ability, ...]:
        """The abilities that work for an object where it is: support abilities in the Reserve, others in play.

        Arguments:
            one: the object.
        """
        zone = one.zone
        if zone is Zone.ADVENTURE:
            return one.base.abilities if self.rules.holds(zones.TERRAIN_MARKERS) else ()
        if one.face_down or zone in HIDDEN:
            return ()
        if (self.state.day == 1 and self.why_ignored(one)) or (zone is Zone.HERO and self._is_idle()):
            return ()
        if zone in IN_PLAY or one.base.type is Type.EMBLEM or self._works_everywhere(zone):
            support = zone is Zone.RESERVE or not self.rules.holds(laws.SUPPORT_IN_RESERVE)
            return self.now(one).abilities if support else self.now(one).main
        if zone is not Zone.RESERVE or (one.statuses and self.rests(one)):
            return ()
        known = self.now(one).support
        return () if known and self.why_unsupported(one) else known

    def rests(self, one: Object) -> bool:
        """Whether an object has no support abilities as it is exhausted in Reserve."""
        return one.zone is Zone.RESERVE and one.exhausted and self.rules.holds(laws.EXHAUSTED_WITHOUT_SUPPORT)

    def why_unsupported(self, one: Object) -> Law | None:
        """The law by which a card in Reserve has no support abilities, as something in play says; None if it may."""
        in_play = (bearer for bearer in self.bearers(NoSupport) if bearer.zone in IN_PLAY)
        said = ((bearer, each) for bearer in in_play for each in self.abilities(bearer) if isinstance(each, NoSupport))
        lacks = any(self.is_kind(one, each.kind, bearer) for bearer, each in said)
        law = overview.SPECIFIC_BEATS_GENERAL
        return law if lacks and self.rules.holds(law) else None

    def why_ignored(self, one: Object) -> Law | None:
        """The law by which the abilities of an object are ignored today, as its card says; None if they are not.

        Arguments:
            one: the object.
        """
        if self.state.day > 1 or IgnoredOnFirstDay not in one.base.sorts:
            return None
        law = self.rules.of(vocabulary.ABILITIES_IGNORED, overview.SPECIFIC_BEATS_GENERAL)
        return law if self.rules.holds(law) else None

    def _is_idle(self) -> bool:
        """Whether a Hero has no abilities that work, as the law by which they do in its zone is switched off."""
        return self.rules.is_switched_off(laws.ABILITIES_OF_HERO)

    def _works_everywhere(self, zone: Zone) -> bool:
        return zone is not Zone.LIMBO and not self.rules.holds(laws.ABILITIES_IN_PLAY)

    def bearers(self, *sorts: type) -> tuple[Object, ...]:
        """The objects in play and in Reserve that have an ability of a sort, or may be given one, the oldest first.

        Arguments:
            sorts: the sorts, one of which is enough.
        """
        objects = self.state.objects
        return objects.having() if objects.changing else objects.having(*sorts)

    def working(self, sort: type[Sort]) -> tuple[tuple[Object, Sort], ...]:
        """The abilities of a sort that work, each with its bearer: the oldest bearers first, and emblems last."""
        found = self.known.get(sort)
        if found is None:
            objects = self.state.objects
            anywhere = sort in objects.sorts or objects.emblems or objects.changing
            found = self.known[sort] = tuple(self._working(sort)) if anywhere else ()
        return found

    def _working(self, sort: type[Sort]) -> Iterator[tuple[Object, Sort]]:
        objects = self.state.objects
        emblems = [one for one in objects.emblems if objects.changing or sort in one.base.sorts]
        for bearer in (*self.bearers(sort), *emblems):
            for ability in self.abilities(bearer):
                if isinstance(ability, sort):
                    yield bearer, ability

    def works(self, one: Object) -> bool:
        """Whether some abilities of an object work where it is."""
        return bool(self.abilities(one))

    def keyword(self, one: Object, keyword: Keyword) -> int | None:
        """The number of a keyword that an object has, 0 if it has none, None if the object lacks the keyword.

        Arguments:
            one: the object.
        """
        if not (KeywordAbility in one.base.sorts or self.state.objects.changing or one.last is not None):
            return None
        numbers = [
            ability.number or 0
            for ability in self.abilities(one)
            if isinstance(ability, KeywordAbility) and ability.keyword is keyword
        ]
        if not numbers:
            return None
        context = EffectContext(one.holder, one, one.id)
        return sum(evaluate(number, self, context) for number in numbers)

    def statistic(self, one: Object, terrain: Terrain) -> int:
        """A statistic of an object, and one more for each boost; 0 where it has none.

        Arguments:
            one: the object.
            terrain: which statistic.
        """
        return self.statistics(one)[TERRAINS.index(terrain)]

    def statistics(self, one: Object) -> tuple[int, int, int]:
        """The statistics of an object, and one more of each for each boost; 0 where it has none."""
        now = self.now(one)
        if now.statistics is None or now.type is not Type.CHARACTER:
            return 0, 0, 0
        forest, mountain, water = now.statistics
        boosts = one.count(BOOST)
        if not boosts or not self.rules.holds(laws.BOOSTS_RAISE):
            return now.statistics
        return forest + boosts, mountain + boosts, water + boosts

    def terrains(self, place: int) -> frozenset[Terrain]:
        """The terrains that a region has now; none while it is face down.

        Arguments:
            place: the place of the region in the Adventure.
        """
        changed = self.table.regions.get(place)
        return adventure.terrains(self.state, place, self.rules) if changed is None else changed

    def fits(self, one: Object, kind: Kind, bearer: Object) -> bool:
        """Whether an object is of a kind that an ability of the bearer names, and in play if it names no zone."""
        return kinds.fits(self, one, kind, bearer)

    def fitting(self, kind: Kind, bearer: Object) -> tuple[Object, ...]:
        """The objects of a kind that an ability of the bearer names, in the order of their timestamps."""
        return kinds.fitting(self, kind, bearer)

    def limited(self, kind: Kind, context: EffectContext) -> Kind:
        """A kind whose limits are plain numbers wherever an effect says what they come to."""
        return kinds.limited(kind, self, context)

    def is_kind(self, one: Object, kind: Kind, bearer: Object) -> bool:
        """Whether an object is of a kind, wherever it is."""
        return kinds.is_kind(self, one, kind, bearer)

    def is_one(self, one: Object, kind: Kind, bearer: Object) -> bool:
        """Whether one particular object that is asked about is of a kind."""
        return kinds.is_one(self, one, kind, bearer)

    def controls(self, player: Player, kind: Kind, bearer: Object) -> tuple[Object, ...]:
        """The objects of a kind that a player controls."""
        return kinds.controlled(self, player, kind, bearer)

    def meant(self, phrase: Phrase, bearer: Object, me: int, it: tuple[int, ...]) -> tuple[Object, ...]:
        """The objects that a phrase means which leaves nothing to choose."""
        match phrase:
            case Me():
                wanted: tuple[int, ...] = (me,)
            case It():
                wanted = it
            case Chosen(objects):
                wanted = objects
            case All(kind):
                return self.fitting(kind, bearer)
            case _:
                raise TypeError(f"{phrase} leaves a choice")
        found = (self.state.objects.get(key) for key in wanted)
        return tuple(one for one in found if one is not None and one.zone not in HIDDEN)

    def ready_orbs(self, player: Player) -> tuple[Object, ...]:
        """The ready Mana Orbs of a player."""
        question = ("ready orbs", player)
        found = self.known.get(question)
        if found is None:
            orbs, exhausted = self.state.objects.of(Zone.MANA, player), Status.EXHAUSTED
            found = self.known[question] = tuple([one for one in orbs if exhausted not in one.statuses])
        return found
