"""The beginning of a game (4.1): from empty zones to the Noon of the first day, unit by unit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from judge.game.ability import BeginsWithMarkers
from judge.game.course.construction import faults
from judge.game.event.choices import Option, Question
from judge.game.event.decks import shuffled
from judge.game.event.run import Asking, Run
from judge.game.event.together import perform_together, why_in_turn
from judge.game.state.actions import Action
from judge.game.state.adventure import END, TUMULT_CARDS, Tumult, laid
from judge.game.state.card_actions import Enter, Move, MoveTop
from judge.game.state.markers import MARKERS
from judge.game.state.objects import Player
from judge.game.state.state import SEATS, Brought, Region, State
from judge.game.state.zones import Zones
from judge.game.terms import Expedition, Phase, Zone
from judge.law.laws import day, zones
from judge.law.laws.law import Law
from judge.value import changed

DEALT = 6
"""How many cards each player draws before the first day."""

FIRST_ORBS = 3
"""How many of them each player puts in the Mana zone."""


def beginning(players: tuple[str, str], brought: Iterable[Brought]) -> State:
    """The state before a game: every zone is empty.

    Arguments:
        players: the players' names, by seat.
        brought: what each of them brings, by seat.
    """
    first, second = brought
    return State(players, Zones(), (), {}, phase=Phase.MORNING, brought=(first, second))


def ends(run: Run) -> Asking:
    """The Hero Region and the Companion Region become the ends of the Adventure."""
    end = END if run.holds(day.ADVENTURE_ENDS) else Region(frozenset())
    run.change(regions=(end, end))
    run.tell("lays_ends", (day.ADVENTURE_ENDS,))
    return
    yield


def tumult(run: Run) -> Asking:
    """Three Tumult cards go between them, face down; chance decides their order and which way round each lies."""
    left, cards = list(TUMULT_CARDS), list[Tumult]()
    while left:
        lie = left[0]
        if run.holds(day.TUMULT_CARDS_LAID):
            ways = tuple(Option("tumult", detail=way.name) for card in left for way in (card, card.turned))
            answer = yield Question("tumult", None, ways, (day.TUMULT_CARDS_LAID,))
            lie = Tumult.named(str(answer.detail))
        cards.append(lie)
        left = [card for card in left if card not in (lie, lie.turned)]
        first, *between, last = run.state.regions
        card = laid(lie, face_up=not run.holds(day.TUMULT_CARDS_LAID), halves=run.holds(zones.EIGHT_REGIONS))
        run.change(regions=(first, *between, *card, last))
        run.tell("lays_tumult", (day.TUMULT_CARDS_LAID, zones.EIGHT_REGIONS))


def counters(run: Run) -> Asking:
    """Each player puts their two expedition counters where they begin."""
    for player in SEATS if run.holds(day.COUNTERS_PLACED) else ():
        places = {(player, Expedition.HERO): 0, (player, Expedition.COMPANION): len(run.state.regions) - 1}
        run.change(positions={**run.state.positions, **places})
        run.tell("puts_counters", (day.COUNTERS_PLACED,), player=player)
    return
    yield


def present(run: Run) -> Asking:
    """Each player presents their deck and their Hero face down; without a Hero, another card may lie there."""
    for player in SEATS:
        brought = run.state.brought[player]
        yield from _deck(run, player, brought)
        shows = brought.hero is not None
        laws: tuple[Law, ...] = (run.rules.of(day.HERO_FACE_DOWN, day.HERO_FACE_UP),)
        if not shows and run.holds(day.CARD_INSTEAD_OF_HERO):
            options = (Option("present"), Option("no"))
            answer = yield Question("present", player, options, (day.CARD_INSTEAD_OF_HERO,))
            shows, laws = answer.kind == "present", (*laws, day.CARD_INSTEAD_OF_HERO)
        face_up = run.holds(day.HERO_FACE_UP) or run.rules.is_switched_off(day.HERO_FACE_DOWN)
        _bring(run, player, changed(brought, presented=shows, face_up=face_up))
        run.tell("presents" if shows else "presents_no_card", laws, player=player)


def _deck(run: Run, player: Player, brought: Brought) -> Asking:
    """What a player brings must be a deck for the kind of play that is asked for, if one is."""
    if brought.format is None:
        return
    deck = (*((brought.hero,) if brought.hero is not None else ()), *brought.cards)
    found = faults(deck, brought.format, run.rules, brought.pool)
    laws = tuple(law for fault in found for law in fault.laws)
    refusal = changed(found[0], laws=laws) if found else None
    why = (run.rules.of(day.HERO_FACE_DOWN, day.HERO_FACE_UP),)
    yield Question("deck", player, (Option("bring", refusal=refusal),), why)


def first_player(run: Run) -> Asking:
    """Chance decides who is the first player."""
    player = SEATS[0]
    if run.holds(day.FIRST_PLAYER_BY_CHANCE):
        options = tuple(Option("first player", detail=seat) for seat in SEATS)
        answer = yield Question("first player", None, options, (day.FIRST_PLAYER_BY_CHANCE,))
        player = int(str(answer.detail))
    run.change(first_player=player, turn=player)
    run.tell("becomes_first", (day.FIRST_PLAYER_BY_CHANCE,), player=player)


def reveal(run: Run) -> Asking:
    """Each player reveals their Hero and puts it in their Hero zone; what turns out to be no Hero goes away."""
    if not run.holds(day.HEROES_REVEALED):
        return
    for player in run.state.initiative:
        brought = run.state.brought[player]
        _bring(run, player, changed(brought, hero=None, presented=False))
        if brought.hero is not None:
            yield from run.perform((Enter(brought.hero, Zone.HERO, player, (day.HEROES_REVEALED,)),))
            if BeginsWithMarkers in brought.hero.sorts and run.holds(zones.TERRAIN_MARKERS):
                law = (zones.TERRAIN_MARKERS,)
                yield from run.perform(Enter(base, Zone.ADVENTURE, player, law) for base in MARKERS.values())
        elif brought.presented:
            run.tell("removes_card", (day.HEROES_REVEALED,), player=player)


def shuffle(run: Run) -> Asking:
    """The players shuffle their decks and put them in their Deck zones."""
    for player in run.state.initiative:
        cards = run.state.brought[player].cards
        yield from run.perform(Enter(card, Zone.DECK, player, (day.DECKS_SHUFFLED,)) for card in cards)
        if run.holds(day.DECKS_SHUFFLED):
            run.state = shuffled(run.state, run.state.of(Zone.DECK, player))
        _bring(run, player, changed(run.state.brought[player], cards=()))
        run.tell("lays_deck", (day.DECKS_SHUFFLED,), player=player)


def deal(run: Run) -> Asking:
    """Each player draws six cards and puts three of them in their Mana zone, ready: this stands for the Morning."""
    law = run.rules.of(day.OPENING_HAND, day.SETUP_FOR_MORNING)
    drawn = [(player, number) for player in run.state.initiative for number in range(DEALT) if run.holds(law)]
    yield from run.perform(MoveTop(player, number, Zone.HAND, (law,), "draw") for player, number in drawn)
    moves: list[Action] = []
    law = run.rules.of(day.OPENING_ORBS, day.SETUP_FOR_MORNING)
    for player in run.deciders:
        hand = list(run.state.of(Zone.HAND, player))
        for _ in range(min(FIRST_ORBS, len(hand)) if run.holds(law) else 0):
            options = tuple(Option("expand", card.id) for card in hand)
            answer = yield Question("expand", player, options, (law,))
            assert answer.object is not None
            hand = [card for card in hand if card.id != answer.object]
            moves.append(Move(answer.object, Zone.MANA, player, (law,), "expand", ready=True))
    yield from perform_together(run, moves, why_in_turn(run, moves))


def end(run: Run) -> None:
    """The first day starts at Noon."""
    phase = Phase.NOON if run.holds(day.SETUP_FOR_MORNING) else Phase.MORNING
    if phase is Phase.NOON:
        run.tell("skips_morning", (day.SETUP_FOR_MORNING,))
    run.change(brought=(), phase=phase, stage=0, turn=run.state.first_player)


def _bring(run: Run, player: Player, brought: Brought) -> None:
    both = run.state.brought
    run.change(brought=(brought, both[1]) if player == SEATS[0] else (both[0], brought))


UNITS: Mapping[str, Callable[[Run], Asking]] = {
    unit.__name__: unit for unit in (ends, tumult, counters, present, first_player, reveal, shuffle, deal)
}
"""The units of the setup, by name; an edition puts them in their order."""
