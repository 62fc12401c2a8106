"""Modifiers apply to a step one at a time (6.2): replacing ones first, then additive ones, none of them twice."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterable, Sequence
from dataclasses import dataclass, field

from judge.game.ability import Effect
from judge.game.event.choices import Option, Question, Refusal
from judge.game.event.modifiers import printed, rules
from judge.game.event.modifiers.candidate import Candidate
from judge.game.event.modifiers.decks import OF_DECK, find_in_decks
from judge.game.event.modifiers.pieces import Piece, pieces_of
from judge.game.event.modifiers.zones import arrange_arrivals, over_limits
from judge.game.event.moving import in_a_row
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.reasons import why_met
from judge.game.event.restrictions import forbidden
from judge.game.state.actions import Action
from judge.game.state.card_actions import Move
from judge.game.state.doing import Laws
from judge.game.state.expedition_actions import EnterRegion
from judge.game.state.object_actions import RemoveCounters, RemoveStatus, StaySacrificed
from judge.game.state.objects import Object
from judge.game.state.steps import Step
from judge.game.view.moment import of_bearer
from judge.game.view.view import View
from judge.law.laws import events, objects, overview, vocabulary
from judge.law.laws.law import Law
from judge.value import changed, value

Then = tuple[tuple[Action, ...], Object]
"""What is done right after a step, and by whose ability."""

Instead = tuple[Effect, Object]
"""Steps that take the place of an atomic action, and by whose ability."""

Ends = frozenset[tuple[Hashable, ...]]


@value(frozen=True, slots=True)
class Modified:
    """A step as modifiers leave it.

    Arguments:
        forbidden: why some of its actions do not happen.
        declined: the bearers of the optional modifiers that were declined.
        then: the steps that are added right after it.
        instead: the steps that take the place of some of its actions.
    """

    step: Step
    forbidden: tuple[Refusal, ...] = ()
    declined: tuple[Object, ...] = ()
    then: tuple[Then, ...] = ()
    instead: tuple[Instead, ...] = ()


def modify(view: View, step: Step) -> Generator[Question, Option, Modified]:
    """The step as all modifiers leave it.

    Arguments:
        view: the state before the step.
        step: the step as an effect, a cost or a rule asks for it.
    """
    if not view.state.objects.modifying and not _need_groups(view, step.actions):
        found: Iterable[Action] = step.actions
        if any(isinstance(one, OF_DECK) for one in found):
            found = yield from find_in_decks(view, found)
        kept: Sequence[Action] = over_limits(view, [rules.with_additions(view, one) for one in found])
        if len(kept) > 1:
            kept = yield from arrange_arrivals(view, kept)
        return Modified(Step(tuple(kept), step.controller))
    modifying = _Modifying(view, step)
    yield from modifying.go()
    kept = yield from arrange_arrivals(view, over_limits(view, modifying.actions))
    return Modified(
        Step(kept, step.controller),
        tuple(modifying.refused),
        tuple(modifying.declined),
        tuple(modifying.then),
        tuple(modifying.instead),
    )


def _need_groups(view: View, actions: tuple[Action, ...]) -> bool:
    """Whether more can happen to one of some atomic actions than that rules add to it."""
    for action in actions:
        if isinstance(action, Move):
            if view.state.objects[action.object].base.modifying or rules.is_replaced(view, action):
                return True
        elif isinstance(action, EnterRegion) or (
            isinstance(action, OF_DECK) and not view.rules.holds(events.MODIFIER_ORDER)
        ):
            return True
    return False


@dataclass
class _Modifying:
    view: View
    step: Step
    actions: list[Action] = field(default_factory=list)
    refused: list[Refusal] = field(default_factory=list)
    declined: list[Object] = field(default_factory=list)
    then: list[Then] = field(default_factory=list)
    instead: list[Instead] = field(default_factory=list)

    def go(self) -> Generator[Question, Option, None]:
        """Let every modifier apply, in the order of their groups."""
        self.actions = list(self.step.actions)
        if self.view.rules.holds(overview.IMPOSSIBLE_NOT_MODIFIED):
            self._drop_impossible()
        order = self.view.rules.edition.modifiers
        groups = {"replace": self._replace, "add": self._add}
        for group in order if self.view.rules.holds(events.MODIFIER_ORDER) else reversed(order):
            yield from groups[group]()
        self._drop_impossible()

    def _drop_impossible(self) -> None:
        refusals = [forbidden(self.view, action) for action in self.actions]
        if not any(refusals):
            return
        possible = []
        for action, refusal in zip(self.actions, refusals, strict=True):
            if refusal is None:
                possible.append(action)
                continue
            if isinstance(action, Move) and objects.FLEETING_DISCARDED in action.laws:
                raise OpenRulingError((*refusal.laws, objects.FLEETING_DISCARDED))
            modified = self.view.state.objects.modifying and any(
                printed.candidates(self.view, action, tuple(self.actions), instead=True)
            )
            why = (overview.IMPOSSIBLE_NOT_MODIFIED,) if modified else ()
            self.refused.append(changed(refusal, laws=(*refusal.laws, *why)))
        self.actions = possible

    def _replace(self) -> Generator[Question, Option, None]:
        if not any(map(self._can_be_replaced, self.actions)):
            return
        waiting, done = pieces_of(self.actions), list[Action]()
        while waiting:
            piece = waiting.pop(0)
            matching = self._replacing(piece)
            if not matching:
                why = self._left_out(piece)
                done += (_because(action, why) for action in (piece.action, *piece.behind))
                continue
            if piece.first is None:
                piece = changed(piece, first=frozenset(one.key for one in matching))
            chosen = yield from self._chosen(piece, matching)
            applied = yield from self._applied(piece, chosen)
            _look_at_others(applied, (*done, *(other.action for other in waiting)))
            waiting[:0] = applied
        self.actions = in_a_row(self.view, done)

    def _can_be_replaced(self, action: Action) -> bool:
        """Whether any modifier could match an atomic action."""
        return self._can_be_modified(action) or any(rules.replacing(self.view, action))

    def _replacing(self, piece: Piece) -> list[Candidate]:
        """The modifiers that could replace an atomic action now."""
        if piece.applied and not self.view.rules.holds(events.ONE_MODIFIER_AT_A_TIME):
            return []
        found = list(rules.replacing(self.view, piece.action))
        if self._can_be_modified(piece.action):
            found += printed.candidates(self.view, piece.action, tuple(self.actions), instead=True)
        once = 1 if self.view.rules.holds(events.ACTION_MODIFIED_ONCE) else 2
        found = [one for one in found if piece.applied.count(one.key) < once]
        if piece.first is not None and not self.view.rules.holds(events.MODIFIERS_CHECKED_AGAIN):
            found = [one for one in found if one.key in piece.first]
        return found

    def _applied(self, piece: Piece, chosen: Candidate) -> Generator[Question, Option, list[Piece]]:
        if chosen.optional and self.view.rules.holds(events.OPTIONAL_MODIFIER):
            bearer = chosen.bearer
            options = (Option("yes"), Option("no"))
            answer = yield Question("may", bearer.holder, options, (events.OPTIONAL_MODIFIER,), bearer.id)
            if answer.kind == "no":
                self.declined.append(bearer)
                if chosen.otherwise and self.view.rules.holds(events.IF_YOU_DO_NOT):
                    self.then.append((chosen.otherwise, bearer))
                return [changed(piece, applied=(*piece.applied, chosen.key))]
        if chosen.instead is not None:
            self.instead.append((chosen.instead, chosen.bearer))
        asked = chosen.optional and self.view.rules.holds(events.OPTIONAL_MODIFIER)
        why: Laws = (events.OPTIONAL_MODIFIER,) if asked else ()
        why += why_met(chosen.condition, of_bearer(self.view, chosen.bearer))
        why += (events.ONE_MODIFIER_AT_A_TIME,) if piece.applied else ()
        if piece.first is not None and chosen.key not in piece.first:
            why += (events.MODIFIERS_CHECKED_AGAIN,)
        return piece.after(chosen, (_because(action, why) for action in _still(piece.action, chosen.result, self.view)))

    def _left_out(self, piece: Piece) -> Laws:
        """Why modifiers that match an atomic action do not apply to it any more, or not yet."""
        if not self._can_be_modified(piece.action):
            return ()
        step, why = tuple(self.actions), list[Law]()
        now = list(printed.candidates(self.view, piece.action, step, instead=True))
        if any(one.key in piece.applied for one in now):
            why.append(events.ACTION_MODIFIED_ONCE)
        early = View(self.view.state, self.view.rules.without(events.MODIFIER_EXISTS_BEFORE))
        if len(list(printed.candidates(early, piece.action, step, instead=True))) > len(now):
            why.append(events.MODIFIER_EXISTS_BEFORE)
        return tuple(law for law in why if self.view.rules.holds(law))

    def _can_be_modified(self, action: Action) -> bool:
        """Whether a passive ability could modify an atomic action at all."""
        return self.view.state.objects.modifying or _brings_modifiers(self.view, action)

    def _chosen(self, piece: Piece, matching: list[Candidate]) -> Generator[Question, Option, Candidate]:
        """Which modifier applies next: asked only where it matters."""
        if not self.view.rules.holds(events.MODIFIER_CHOSEN):
            return min(matching, key=lambda one: one.bearer.timestamp)
        ends = [self._ends(piece, one) for one in matching]
        if all(one == ends[0] for one in ends):
            return matching[0]
        chooser = self.step.controller if self.step.controller is not None else self.view.state.initiative[0]
        options = tuple(Option("ability" if one.printed else "rule", one.bearer.id) for one in matching)
        answer = yield Question("modify", chooser, options, (events.MODIFIER_CHOSEN,))
        chosen = matching[options.index(answer)]
        result = tuple(_because(action, (events.MODIFIER_CHOSEN,)) for action in chosen.result)
        return changed(chosen, result=result)

    def _ends(self, piece: Piece, chosen: Candidate) -> Ends:
        """What can become of an atomic action if a modifier applies next."""
        ways = [piece.after(chosen, chosen.result)]
        if chosen.optional:
            ways.append([changed(piece, applied=(*piece.applied, chosen.key))])
        return frozenset(end for way in ways for end in self._together(way))

    def _together(self, pieces: list[Piece]) -> Ends:
        ends: set[tuple[Hashable, ...]] = {()}
        for piece in pieces:
            matching = self._replacing(piece)
            each = frozenset(end for one in matching for end in self._ends(piece, one))
            unmodified = tuple(map(_outline, (piece.action, *piece.behind)))
            ends = {(*end, *more) for end in ends for more in (each or {unmodified})}
        return frozenset(ends)

    def _add(self) -> Generator[Question, Option, None]:
        """Let passive abilities add actions, find the cards that lie in Decks, and let rules add the rest."""
        actions = tuple(self.actions)
        if self.view.state.objects.modifying:
            for action in actions:
                for one in printed.candidates(self.view, action, actions, instead=False):
                    self.actions += one.result
        self.actions = yield from find_in_decks(self.view, self.actions)
        self.actions = [self._added(action) for action in self.actions]

    def _added(self, action: Action) -> Action:
        added = rules.with_additions(self.view, action)
        last = added is not action and events.REPLACING in action.laws and self.view.rules.holds(events.MODIFIER_ORDER)
        return _because(added, (events.MODIFIER_ORDER,)) if last else added


def _look_at_others(pieces: Iterable[Piece], others: Iterable[Action]) -> None:
    """Look whether what a modifier makes of an atomic action moves something that the step moves already.

    Arguments:
        pieces: what it makes of it.
        others: all other actions of the step.

    Raises:
        OpenRulingError: it does.
    """
    moved = {one.object for one in others if isinstance(one, Move)}
    if any(isinstance(piece.action, Move) and piece.action.object in moved for piece in pieces):
        raise OpenRulingError((events.REPLACING, events.SIMULTANEOUS))


def _still(action: Action, instead: tuple[Action, ...], view: View) -> tuple[Action, ...]:
    """What happens instead of an atomic action: an object that goes elsewhere, or stays, was sacrificed once, and a
    Spell that goes elsewhere is done."""
    if not isinstance(action, Move) or action.verb not in ("sacrifice", "done"):
        return instead
    for place, one in enumerate(instead):
        if isinstance(one, Move | RemoveStatus | RemoveCounters) and one.object == action.object:
            return (*instead[:place], changed(one, verb=action.verb), *instead[place + 1 :])
    if action.verb != "sacrifice" or not view.rules.holds(vocabulary.STILL_SACRIFICED):
        return instead
    laws = (vocabulary.STILL_SACRIFICED, *action.laws, events.REPLACING)
    return (*instead, StaySacrificed(action.object, laws, action.done_by))


def _brings_modifiers(view: View, action: Action) -> bool:
    return isinstance(action, Move) and view.state.objects[action.object].base.modifying


def _because(action: Action, why: Laws) -> Action:
    """An atomic action with more reasons, none of them twice."""
    return changed(action, laws=tuple(dict.fromkeys((*action.laws, *why)))) if why else action


def _outline(action: Action) -> Hashable:
    """An atomic action without the laws that led to it."""
    if isinstance(action, Move):
        action = changed(action, entering=tuple((status, ()) for status, _ in action.entering))
    return changed(action, laws=())
