"""The course of a day (4.2): phases, daily effects and turns, each a unit of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judge.game.choices import Option, Question
from judge.game.objects import Object, Player
from judge.game.playing import decline_card, play_card, refusal
from judge.game.run import Asking, Run
from judge.game.steps import Action, LoseStatus, Move, MoveExpedition, MoveTop
from judge.game.terms import BOOST, Expedition, Phase, Status, Type, Zone
from judge.game.view import TERRAINS
from judge.law.citations import day, events, objects
from judge.law.citations.law import Law

DRAWN = 2
"""How many cards each player draws in the Morning."""

LIMIT_WITHOUT_HERO = 2

STAYING = (
    (Status.ANCHORED, objects.ANCHORED_STAYS, objects.ANCHORED_LOST),
    (Status.ASLEEP, objects.ASLEEP_STAYS, objects.ASLEEP_LOST),
)
"""The statuses with which a Character stays where it is at Rest: by which law, and by which law it loses them then."""


def begin(run: Run) -> Asking:
    """The event with which a phase begins."""
    run.begin_phase()
    return
    yield


def succeed(run: Run) -> Asking:
    """The other player becomes the first player."""
    if run.holds(day.SUCCEED):
        player = 1 - run.state.first_player
        run.change(first_player=player)
        run.tell("becomes_first", (day.SUCCEED,), player=player)
    return
    yield


def prepare(run: Run) -> Asking:
    """Characters, Permanents, Mana Orbs and Heroes are readied."""
    readied = (Type.CHARACTER, Type.PERMANENT, Type.MANA_ORB, Type.HERO)
    tired = run.state.where(lambda one: one.exhausted and one.type in readied and one.zone is not Zone.RESERVE)
    if run.holds(day.PREPARE):
        yield from run.perform(LoseStatus(one.id, Status.EXHAUSTED, (day.PREPARE,)) for one in tired)


def draw(run: Run) -> Asking:
    """Each player draws two cards."""
    if run.holds(day.DRAW):
        cards = [(player, number) for player in run.state.initiative for number in range(DRAWN)]
        yield from run.perform(MoveTop(player, number, Zone.HAND, (day.DRAW,), "draw") for player, number in cards)


def expand(run: Run) -> Asking:
    """Each player may put a card of their Hand in their Mana zone, ready."""
    if not run.holds(day.EXPAND):
        return
    moves: list[Action] = []
    for player in run.deciders:
        hand = run.state.of(Zone.HAND, player)
        options = (*(Option("expand", card.id) for card in hand), Option("keep"))
        answer = yield Question("expand", player, options, (day.EXPAND, events.INITIATIVE_ORDER))
        if answer.object is not None:
            moves.append(Move(answer.object, Zone.MANA, player, (day.EXPAND,), "expand"))
    yield from run.perform(moves)


def turn(run: Run) -> Asking:
    """One turn: play a card or pass; after a card that is declared but not paid for, the same choice comes again."""
    player = run.state.turn
    cards = [*run.state.of(Zone.HAND, player), *run.state.of(Zone.RESERVE, player)]
    options = [Option("play", card.id, card.zone.value, refusal(run.view, card, player)) for card in cards]
    may_decline = cards if run.holds(events.MAY_DECLINE_COST) else []
    declined = [Option("decline card", card.id, card.zone.value) for card in may_decline]
    answer = yield Question("turn", player, (*options, *declined, Option("pass")), (day.TURNS_ALTERNATE,))
    if answer.kind == "pass":
        run.change(passed=run.state.passed | {player})
        run.tell("passes", (day.TURNS_ALTERNATE,), player=player)
        return
    assert answer.object is not None
    card = run.state.objects[answer.object]
    if answer.kind == "play":
        yield from play_card(run, player, card)
    else:
        yield from decline_card(run, player, card)
        if run.holds(events.CARD_COST_DECLINED):
            run.change(stage=run.state.stage - 1)


def end_turn(run: Run) -> Asking:
    """The next turn is that of the next player who has not passed; reactions have been checked before."""
    player: Player = 1 - run.state.turn
    stays = not run.holds(day.TURNS_ALTERNATE) and run.state.turn not in run.state.passed
    if player not in run.state.passed and not stays:
        run.change(turn=player)
    return
    yield


def progress(run: Run) -> Asking:
    """Every expedition that wins a statistic of its region moves forward, all at the same time."""
    if not run.holds(day.PROGRESS):
        return
    for one in run.state.of(Zone.EXPEDITION):
        if one.has(Status.ASLEEP) and run.holds(objects.ASLEEP_DOES_NOT_COUNT):
            run.tell("does_not_count", (objects.ASLEEP_DOES_NOT_COUNT,), card=one)
    moves: list[Action] = []
    for player in run.state.initiative:
        for expedition in Expedition:
            moves += _progress(run, player, expedition)
    yield from run.perform(moves)


def _progress(run: Run, player: Player, expedition: Expedition) -> Iterator[Action]:
    region = run.state.regions[run.state.positions[player, expedition]]
    won = tied = 0
    laws: list[Law] = [day.PROGRESS]
    for terrain in TERRAINS:
        if terrain not in region.terrains:
            continue
        mine = sum(run.view.statistic(one, terrain) for one in _awake(run, player, expedition))
        other = sum(run.view.statistic(one, terrain) for one in _awake(run, 1 - player, expedition))
        won += mine > other
        tied += mine == other > 0
    if tied and not won:
        run.tell("tie", (day.TIE_NOT_ENOUGH,), player=player, expedition=expedition)
    if tied and not run.holds(day.TIE_NOT_ENOUGH):
        won += tied
    boosts = any(one.count(BOOST) for one in _awake(run, player, expedition))
    laws += [objects.BOOSTS_RAISE] if boosts and won and run.holds(objects.BOOSTS_RAISE) else []
    laws += [day.ONE_REGION] if won > 1 else []
    regions = (won if not run.holds(day.ONE_REGION) else 1) if won else 0
    yield from (MoveExpedition(player, expedition, tuple(laws)) for _ in range(regions))


def _characters(run: Run, player: Player, expedition: Expedition) -> tuple[Object, ...]:
    return tuple(one for one in run.state.of(Zone.EXPEDITION, player) if one.expedition is expedition)


def _awake(run: Run, player: Player, expedition: Expedition) -> tuple[Object, ...]:
    """The Characters of an expedition whose statistics count."""
    asleep = run.holds(objects.ASLEEP_DOES_NOT_COUNT)
    return tuple(one for one in _characters(run, player, expedition) if not (asleep and one.has(Status.ASLEEP)))


def rest(run: Run) -> Asking:
    """Characters go from the Expedition zone to the Reserve, save those that Rest leaves where they are."""
    if not run.holds(day.REST):
        return
    actions: list[Action] = []
    for one in run.state.of(Zone.EXPEDITION):
        stays = [law for status, law, _ in STAYING if one.has(status) and run.holds(law)]
        lost = [(status, law) for status, _, law in STAYING if one.has(status) and run.holds(law)]
        actions += [LoseStatus(one.id, status, (law,)) for status, law in lost]
        if stays:
            run.tell("stays", tuple(stays), card=one)
        else:
            actions.append(Move(one.id, Zone.RESERVE, one.owner, (day.REST,), "rest"))
    yield from run.perform(actions)


def clean_up(run: Run) -> Asking:
    """Each player keeps objects in Reserve and among Landmarks up to the limits and discards the others."""
    if not run.holds(day.CLEAN_UP):
        return
    moves: list[Action] = []
    for player in run.deciders:
        for zone in (Zone.RESERVE, Zone.LANDMARK):
            there = list(run.state.of(zone, player))
            for _ in range(len(there) - _limit(run, player, zone)):
                options = tuple(Option("clean up", one.id) for one in there)
                answer = yield Question("clean up", player, options, (day.CLEAN_UP, events.INITIATIVE_ORDER))
                assert answer.object is not None
                there = [one for one in there if one.id != answer.object]
                moves.append(Move(answer.object, Zone.DISCARD, player, (day.CLEAN_UP,), "discard"))
    yield from run.perform(moves)


def _limit(run: Run, player: Player, zone: Zone) -> int:
    for hero in run.state.of(Zone.HERO, player):
        limit = hero.base.reserve_limit if zone is Zone.RESERVE else hero.base.landmark_limit
        if limit is not None:
            return limit
    return LIMIT_WITHOUT_HERO


Unit = Callable[[Run], Asking]

AGENDA: dict[Phase, tuple[Unit, ...]] = {
    Phase.MORNING: (begin, succeed, prepare, draw, expand),
    Phase.NOON: (begin,),
    Phase.AFTERNOON: (begin, turn, end_turn),
    Phase.DUSK: (begin, progress),
    Phase.NIGHT: (begin, rest, clean_up),
}
"""The units of each phase, in their order; turns come again until all have passed."""
