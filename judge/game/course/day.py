"""The course of a day (4.2): phases, daily effects and turns, each a unit of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.game.ability import (
    Chosen,
    Grant,
    MorningFromDeck,
    RemainExhausted,
    StaysExhausted,
    Until,
)
from judge.game.course.arena import types_decide
from judge.game.course.progress import expeditions_move
from judge.game.course.turns import end_turn, turn
from judge.game.effect.activating import after_rest
from judge.game.effect.decided_by_card import becomes_first
from judge.game.event.choices import Option, Question
from judge.game.event.modifiers.limits import counted, most_kept, without_hero
from judge.game.event.noting import forget
from judge.game.event.ongoing import ends, goes_on
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.run import Asking, Run
from judge.game.event.together import perform_together, why_in_turn
from judge.game.state.actions import Action
from judge.game.state.card_actions import Move, MoveTop
from judge.game.state.doing import Laws
from judge.game.state.draft import BY_TIMESTAMP
from judge.game.state.expedition_actions import LoseAscended
from judge.game.state.object_actions import RemoveStatus
from judge.game.state.objects import Object, Player
from judge.game.state.steps import Event
from judge.game.terms import Keyword, Phase, Status, Type, Zone
from judge.game.view.view import View
from judge.law.laws import day, events, objects, overview, vocabulary
from judge.law.laws.law import Law

GEAR = "Gear"
"""The sub-type of the Permanents that rest with an Expedition that has moved."""

STAYING = (
    (Status.ANCHORED, objects.ANCHORED_STAYS, objects.ANCHORED_LOST),
    (Status.ASLEEP, objects.ASLEEP_STAYS, objects.ASLEEP_LOST),
)
"""The statuses with which a Character stays where it is at Rest: by which law, and by which law it loses them then."""


READIED = (Type.CHARACTER, Type.PERMANENT, Type.MANA_ORB, Type.HERO)
"""What Prepare readies outside of the Reserve."""

ENDED = {Phase.MORNING: Until.DAY, Phase.DUSK: Until.AFTERNOON}
"""What is over when a phase begins."""


def begin(run: Run) -> Asking:
    """The event with which a phase begins; what lasts no longer than the time before it has ended by then."""
    over = ENDED.get(run.state.phase)
    if over is not None:
        yield from run.perform(ends(run.view, over))
        run.state = goes_on(forget(run.state, over), over)
    run.begin_phase()


def succeed(run: Run) -> Asking:
    """The other player becomes the first player."""
    if run.holds(day.SUCCEED):
        yield from becomes_first(run, 1 - run.state.first_player, (day.SUCCEED,))


def prepare(run: Run) -> Asking:
    """Characters, Permanents, Mana Orbs and Heroes are readied."""
    every = run.rules.edition.parameters.reserve_readied
    tired = sorted([one for one in run.state.objects.values() if one.statuses and one.exhausted], key=BY_TIMESTAMP)
    waking = (one for one in tired if every or (one.type in READIED and one.zone is not Zone.RESERVE))
    if run.holds(day.PREPARE):
        rising = [one for one in waking if not _remains(run, one)]
        yield from run.perform(RemoveStatus(one.id, Status.EXHAUSTED, (day.PREPARE,)) for one in rising)


def _remains(run: Run, one: Object) -> bool:
    """Whether a passive ability says that an object is not readied in the Morning."""
    law = overview.SPECIFIC_BEATS_GENERAL
    if not run.holds(law):
        return False
    for bearer, given in run.view.working(Grant):
        if given.ability == StaysExhausted() and isinstance(given.to, Chosen) and one.id in given.to.objects:
            run.tell("nothing_happens_to", (law,), source=bearer.author, card=one)
            return True
    if any(bearer.id == one.id for bearer, _ in run.view.working(StaysExhausted)):
        run.tell("nothing_happens_to", (law,), source=one, card=one)
        return True
    for bearer, said in run.view.working(RemainExhausted):
        if run.view.fits(one, said.kind, bearer):
            run.tell("nothing_happens_to", (law,), source=bearer, card=one)
            return True
    return False


def draw(run: Run) -> Asking:
    """Each player draws two cards."""
    if run.holds(day.DRAW):
        cards = [(player, number) for player in run.state.initiative for number in range(_drawn(run, player))]
        yield from run.perform(
            MoveTop(player, number, Zone.HAND, _why_drawn(run, player), "draw") for player, number in cards
        )


def _drawn(run: Run, player: Player) -> int:
    """How many cards a player draws in the Morning."""
    drawn = run.rules.edition.parameters.cards_drawn
    return drawn - 1 if _from_deck(run, player) else drawn


def _why_drawn(run: Run, player: Player) -> Laws:
    return (day.DRAW, overview.SPECIFIC_BEATS_GENERAL) if _from_deck(run, player) else (day.DRAW,)


def _from_deck(run: Run, player: Player) -> bool:
    """Whether a player draws one card less, and expands with the top card of their Deck."""
    if not run.holds(overview.SPECIFIC_BEATS_GENERAL):
        return False
    return any(bearer.holder == player for bearer, _ in run.view.working(MorningFromDeck))


def expand(run: Run) -> Asking:
    """Each player may put a card of their Hand in their Mana zone, ready; some put the top card of their Deck there."""
    if not run.holds(day.EXPAND):
        return
    moves: list[Action] = []
    for player in run.deciders:
        if _from_deck(run, player):
            laws = (day.EXPAND, overview.SPECIFIC_BEATS_GENERAL)
            moves.append(MoveTop(player, 0, Zone.MANA, laws, "expand", ready=True))
            continue
        hand = run.state.of(Zone.HAND, player)
        options = (*(Option("expand", card.id) for card in hand), Option("keep"))
        answer = yield Question("expand", player, options, (day.EXPAND, events.INITIATIVE_ORDER))
        if answer.object is not None:
            moves.append(Move(answer.object, Zone.MANA, player, (day.EXPAND,), "expand", ready=True))
        run.change(announced=(*run.state.announced, (player, answer.kind)))
    run.change(announced=())
    yield from perform_together(run, moves, why_in_turn(run, moves))


def progress(run: Run) -> Asking:
    """Expeditions move forward; during tie-breakers, statistics decide the game instead."""
    tie_breaker = run.state.arena
    if not tie_breaker or not run.holds(day.ARENA_WITHOUT_MOVES):
        yield from expeditions_move(run)
    if tie_breaker:
        yield from types_decide(run)


def rest(run: Run) -> Asking:
    """Characters go from the Expedition zone to the Reserve, save those that Rest leaves where they are; so do Gears
    whose Expedition has moved forward."""
    if not run.holds(day.REST):
        return
    actions: list[Action] = []
    view = run.view
    for one in run.state.of(Zone.EXPEDITION):
        worn = _is_worn(view, one)
        stays = [] if worn else [day.GEAR_RESTS] if worn is not None else _staying(run, one)
        lost = [(status, law) for status, _, law in STAYING if one.has(status) and run.holds(law)]
        actions += [RemoveStatus(one.id, status, (law,)) for status, law in lost]
        if stays:
            kept = one.statuses - {status for status, _ in lost}
            if kept and run.holds(objects.STATUSES_STAY):
                stays.append(objects.STATUSES_STAY)
            elif kept:
                actions += [RemoveStatus(one.id, status, (day.REST,)) for status in sorted(kept)]
            run.tell("stays", tuple(stays), card=one)
        else:
            why = (day.REST, day.GEAR_RESTS) if worn else (day.REST,)
            actions.append(Move(one.id, Zone.RESERVE, one.holder, why, "rest"))
    descending = sorted(run.state.ascended) if run.holds(objects.ASCENDED_LOST) else ()
    actions += [LoseAscended(*side, (objects.ASCENDED_LOST,)) for side in descending]
    yield from perform_together(run, actions)
    after_rest(run)


def _staying(run: Run, character: Object) -> list[Law]:
    """The laws by which Rest leaves a Character where it is."""
    stays = [law for status, law, _ in STAYING if character.has(status) and run.holds(law)]
    if run.view.keyword(character, Keyword.ETERNAL) is not None and run.holds(vocabulary.ETERNAL):
        stays.append(vocabulary.ETERNAL)
    return stays


def _is_worn(view: View, one: Object) -> bool | None:
    """Whether a Permanent in the Expedition zone is a Gear whose Expedition has moved forward today, so that it rests;
    None for a Character.

    Raises:
        OpenRulingError: the Gear was not there as that Expedition moved, or left the one that moved with it; or it is
            a Permanent of another sub-type, of which the article does not speak.
    """
    if view.now(one).type is not Type.PERMANENT or not view.rules.holds(day.GEAR_RESTS):
        return None
    gear, moved = GEAR in view.now(one).subtypes, (one.holder, one.expedition) in view.state.moved
    if moved != one.carried or (moved and not gear):
        raise OpenRulingError((day.GEAR_RESTS,))
    return gear and moved


def clean_up(run: Run) -> Asking:
    """Each player keeps objects in Reserve and among Landmarks up to the limits and discards the others."""
    if not run.holds(day.CLEAN_UP):
        return
    moves: list[Action] = []
    landmark = "sacrifice" if run.rules.edition.parameters.landmarks_sacrificed else "discard"
    for player in run.deciders:
        for zone in (Zone.RESERVE, Zone.LANDMARK):
            heroless = () if run.state.of(Zone.HERO, player) else (without_hero(run.rules, zone),)
            laws = (day.CLEAN_UP, *heroless)
            verb = landmark if zone is Zone.LANDMARK else "discard"
            there = counted(run.view, zone, player)
            if not most_kept(run.view, zone, player, there):
                moves += [Move(one.id, Zone.DISCARD, player, laws, verb) for one in there]
                continue
            while len(there) > most_kept(run.view, zone, player, there):
                options = tuple(Option("clean up" if verb == "discard" else "sacrifice", one.id) for one in there)
                answer = yield Question("clean up", player, options, laws)
                assert answer.object is not None
                there = [one for one in there if one.id != answer.object]
                moves.append(Move(answer.object, Zone.DISCARD, player, laws, verb))
    yield from perform_together(run, moves, why_in_turn(run, moves))


def check_victory(run: Run) -> Asking:
    """Whether somebody has won, or the tie-breakers begin: the distances are compared."""
    run.decide(Event(run.event))
    return
    yield


Unit = Callable[[Run], Asking]

UNITS: Mapping[str, Unit] = {
    unit.__name__: unit
    for unit in (begin, succeed, prepare, draw, expand, turn, end_turn, progress, rest, clean_up, check_victory)
}
"""The units of which an edition makes the agenda of a phase, by name."""

TURN = turn.__name__
"""The unit in which a player decides what to do."""
END_OF_TURN = end_turn.__name__
