"""A step becomes an event: all its atomic actions happen at once (6.1, 1.2.7), and each is told with its laws."""

from __future__ import annotations

from judge.game.event import decks
from judge.game.event.appearing import emblem, entered, token
from judge.game.rules import Rules
from judge.game.state.actions import Action, ActivateQuickAction, BecomeFirst, PassForDay, RollDice
from judge.game.state.adventure import turned_up
from judge.game.state.card_actions import Enter, Missing, Move, RefillDeck, RevealCard, ShuffleDeck
from judge.game.state.doing import AboutObject
from judge.game.state.expedition_actions import (
    AscendExpedition,
    EnterRegion,
    FailToMove,
    LoseAscended,
    MoveMarker,
    TurnUp,
)
from judge.game.state.knowledge import forget, known_after
from judge.game.state.object_actions import (
    AddCounters,
    AddStatus,
    Cease,
    ChangeControl,
    CreateEmblem,
    CreateToken,
    RemoveCounters,
    RemoveStatus,
    StaySacrificed,
    Switch,
)
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.game.state.steps import Change, Step
from judge.game.terms import HIDDEN, Status, Type, Zone
from judge.law.laws import day, vocabulary
from judge.law.laws import objects as laws
from judge.value import changed

LOSING_COUNTERS = (Zone.EXPEDITION, Zone.LANDMARK)
KEEPING_COUNTERS = (Zone.DISCARD, Zone.RESERVE, Zone.LIMBO)


def happen(state: State, step: Step, rules: Rules) -> tuple[State, tuple[Change, ...]]:
    """Let every atomic action of a step happen.

    Arguments:
        state: the state before.
        step: the step, modified as far as it will be.
        rules: the rules of the run.

    Returns:
        the state after, and what changed.
    """
    happening, altered = _Happening(state, rules), rules.altered
    for action in step.actions:
        if not altered or happening.finds(action):
            happening.apply(action)
    return (happening.after(), tuple(happening.changes)) if happening.changes else (state, ())


class _Happening:
    """An event while its atomic actions are carried out.

    Arguments:
        state: the state before.
        rules: the rules of the run.
    """

    def __init__(self, state: State, rules: Rules) -> None:
        self.state, self.rules = state, rules
        self.objects = state.objects.draft()
        self.positions = state.positions
        self.regions = state.regions
        self.clock = state.clock
        self.copies = state.copies
        self.moved = state.moved
        self.ascended = state.ascended
        self.changes: list[Change] = []
        self.elsewhere = False

    def after(self) -> State:
        """The state after it."""
        state = changed(self.state, objects=self.objects.done(), clock=self.clock, copies=self.copies)
        if not self.elsewhere:
            return state
        moved, ascended = self.moved, self.ascended
        return changed(state, positions=self.positions, regions=self.regions, moved=moved, ascended=ascended)

    def finds(self, action: Action) -> bool:
        """Whether what an action is about is still there; laws that are switched off may let it have gone already."""
        return not isinstance(action, AboutObject) or action.object in self.objects

    def apply(self, action: Action) -> None:
        """Carry out one atomic action."""
        match action:
            case Move():
                before = self.objects[action.object]
                if action.ceases and not self.rules.edition.parameters.tokens_join:
                    self.objects.drop(before.id)
                    self.changes.append(Change(action, before, None))
                    return
                after = self._move(before, action)
                self.changes.append(Change(action, before, after))
                if action.ceases:
                    self.objects.drop(after.id)
                    self.changes.append(Change(Cease(after.id, action.ceases), after, None))
            case AddStatus():
                before = self.objects[action.object]
                others = before.statuses if self.rules.holds(laws.SEVERAL_STATUSES) else frozenset()
                self._change(action, before, changed(before, statuses=others | {action.status}))
            case RemoveStatus():
                before = self.objects[action.object]
                self._change(action, before, changed(before, statuses=before.statuses - {action.status}))
            case CreateEmblem():
                self._create(action, emblem(action, self._tick()))
            case Cease():
                self.changes.append(Change(action, self.objects[action.object], None))
                self.objects.drop(action.object)
            case Enter():
                self._create(action, entered(action, self._tick(), self._copy(action.base.name), self.rules))
            case CreateToken():
                belongs = self.rules.holds(vocabulary.OWNER_OF_TOKEN)
                owner = action.player if belongs else action.holder
                copy = self._copy(action.token.name)
                self._create(action, token(action, self._tick(), copy, owner, self.rules))
            case EnterRegion():
                self._enter(action)
            case FailToMove() | PassForDay() | BecomeFirst() | ActivateQuickAction():
                self.changes.append(Change(action))
            case AddCounters():
                before = self.objects[action.object]
                counters = {**dict(before.counters), action.name: before.count(action.name) + action.count}
                self._change(action, before, changed(before, counters=tuple(sorted(counters.items()))))
            case StaySacrificed():
                one = self.objects[action.object]
                self.changes.append(Change(action, one, one))
            case RemoveCounters():
                before = self.objects[action.object]
                if not self.rules.holds(laws.COUNTERS_REMOVED):
                    return
                left = {**dict(before.counters), action.name: max(before.count(action.name) - action.count, 0)}
                kept = tuple(sorted((name, count) for name, count in left.items() if count))
                self._change(action, before, changed(before, counters=kept))
            case Switch():
                before = self.objects[action.object]
                self._change(action, before, changed(before, expedition=action.expedition))
            case ChangeControl(holder=holder, expedition=expedition):
                before = self.objects[action.object]
                self._change(action, before, changed(before, holder=holder, expedition=expedition))
            case RollDice():
                self.changes.append(Change(action))
            case MoveMarker(region=region):
                self._move_marker(action, self.objects[action.object], region)
            case AscendExpedition(player, expedition):
                self.elsewhere = True
                self.ascended |= {(player, expedition)}
                self.changes.append(Change(action))
            case LoseAscended(player, expedition):
                self.elsewhere = True
                self.ascended -= {(player, expedition)}
                self.changes.append(Change(action))
            case RefillDeck(player):
                number = self._tick()
                for card in self.state.of(Zone.DISCARD, player):
                    under = self._move(card, Move(card.id, Zone.DECK, player, (), "refill", bottom=True))
                    self.objects.put(changed(under, shuffled=number, known_by=frozenset()))
                self.changes.append(Change(action))
            case Missing():
                self.changes.append(Change(action))
            case ShuffleDeck(player):
                decks.shuffle(self.objects, self.objects.of(Zone.DECK, player), self._tick())
                self.changes.append(Change(action))
            case RevealCard():
                if action.place is not None:
                    decks.exchange(self.objects, action.object, action.place)
                before = self.objects[action.object]
                after = changed(before, known_by=before.known_by | action.to, shuffled=0)
                self._change(action, before, after)

    def _move_marker(self, action: Action, before: Object, region: int) -> None:
        """A Terrain Marker comes to a region, as a new object even if it was there."""
        after = changed(before, region=region)
        if before.region is None or self.rules.holds(vocabulary.MARKER_MOVED_IS_NEW):
            clock = self._tick()
            after = changed(after, id=clock, timestamp=clock)
            self.objects.drop(before.id)
        self._change(action, before, after)

    def _enter(self, move: EnterRegion) -> None:
        """An expedition enters a region; a Tumult card that lies there face down is turned up first."""
        self.elsewhere = True
        if move.place is not None:
            face_down = move.place < len(self.regions) and not self.regions[move.place].face_up
            if face_down and self.rules.holds(vocabulary.TUMULT_TURNED_UP):
                self.regions = turned_up(self.regions, move.place)
                self.changes.append(Change(TurnUp(move.place, (vocabulary.TUMULT_TURNED_UP,))))
            self.positions = {**self.positions, (move.player, move.expedition): move.place}
            if not move.backward and self.rules.holds(day.GEAR_RESTS):
                self.moved |= {(move.player, move.expedition)}
                self._carry(move)
        self.changes.append(Change(move))

    def _carry(self, move: EnterRegion) -> None:
        """The Permanents of an expedition were there as it moved forward."""
        for one in self.objects.of(Zone.EXPEDITION, move.player):
            if one.type is Type.PERMANENT and one.expedition is move.expedition and not one.carried:
                self.objects.put(changed(one, carried=True))

    def _tick(self) -> int:
        self.clock += 1
        return self.clock

    def _change(self, action: Action, before: Object, after: Object) -> None:
        self.objects.put(after)
        self.changes.append(Change(action, before, after))

    def _copy(self, name: str) -> int:
        """Which card or token of a name comes into the game."""
        if self.copies is self.state.copies:
            self.copies = dict(self.copies)
        copy = self.copies[name] = self.copies.get(name, 0) + 1
        return copy

    def _create(self, action: Action, new: Object) -> None:
        self.objects.put(new)
        self.changes.append(Change(action, None, new))

    def _move(self, before: Object, move: Move) -> Object:
        if move.place is not None:
            decks.exchange(self.objects, before.id, move.place)
        new = self.rules.holds(laws.NEW_ZONE_NEW_OBJECT) and move.zone not in HIDDEN
        secret = move.zone in HIDDEN or move.zone is Zone.MANA
        clock = self._tick()
        after = Object(
            clock if new else before.id,
            before.base,
            before.owner,
            move.zone,
            move.holder,
            self._timestamp(before, clock),
            move.expedition,
            move.zone is Zone.MANA,
            before.token,
            _statuses(before, move, self.rules),
            _counters(before, move, self.rules),
            move.played_from,
            known_by=known_after(self.state, before, secret=secret, shown=move.shown, rules=self.rules),
            copy=before.copy,
        )
        if new:
            self.objects.drop(before.id)
        self.objects.put(after)
        if move.zone is Zone.DECK:
            self._make_room(after, move)
        if secret:
            forget(self.objects, before, move.shown)
        return after

    def _timestamp(self, before: Object, clock: int) -> int:
        """The timestamp of what enters a zone."""
        if not self.rules.holds(laws.NEW_TIMESTAMP):
            return before.timestamp
        return clock if self.rules.holds(laws.TIMESTAMP_HIGHER) else -clock

    def _make_room(self, card: Object, move: Move) -> None:
        """The cards of a Deck below which a card is not put come to lie below it."""
        self.objects.drop(card.id)
        lower = decks.lower(self.objects, card.holder, move.position, bottom=move.bottom, rules=self.rules)
        for one in (card, *lower):
            self.objects.put(changed(one, timestamp=self._tick()))


def _statuses(before: Object, move: Move, rules: Rules) -> frozenset[Status]:
    entering = frozenset([status for status, _ in move.entering])
    if not before.statuses or rules.holds(laws.NO_STATUS_IN_NEW_ZONE) or move.zone in HIDDEN:
        return entering
    return before.statuses | entering


def _counters(before: Object, move: Move, rules: Rules) -> tuple[tuple[str, int], ...]:
    if not before.counters:
        return ()
    if move.zone in HIDDEN and rules.holds(laws.HIDDEN_CARD_NO_OBJECT):
        return ()
    if before.zone in KEEPING_COUNTERS and not rules.holds(laws.COUNTERS_KEPT):
        return ()
    if move.zone is Zone.DISCARD and rules.holds(laws.NO_COUNTERS_IN_DISCARD):
        return ()
    stays = move.zone in LOSING_COUNTERS and rules.holds(laws.COUNTERS_KEPT_IN_PLAY)
    if before.zone not in LOSING_COUNTERS or stays or not rules.holds(laws.COUNTERS_LOST):
        return before.counters
    return tuple((name, count) for name, count in before.counters if name in move.keeps)
