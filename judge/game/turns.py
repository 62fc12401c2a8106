"""Turns (4.2.3): any number of quick actions, then one card or a pass."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from judge.game.ability import QuickAction, Until
from judge.game.choices import Option, Question
from judge.game.objects import Object, Player
from judge.game.ongoing import ends
from judge.game.playing import decline_card, play_card, refusal
from judge.game.quick_actions import decline_quick_action, found, play_quick_action
from judge.game.quick_actions import refusal as refusal_of_action
from judge.game.run import Asking, Run
from judge.game.state import FIRST_ACT
from judge.game.terms import Zone
from judge.law.citations import day, events, playing

PLAYED_FROM = (Zone.HAND, Zone.RESERVE, Zone.DISCARD)
"""Where cards lie that a player may think of playing."""


def turn(run: Run) -> Asking:
    """One point of a turn: a quick action, after which the same choice comes again, or a card, or a pass."""
    player = run.state.turn
    options = (*_cards(run, player), *_actions(run, player), Option("pass"), *_unbidden(run, 1 - player))
    answer = yield Question("turn", player, options, (day.TURNS_ALTERNATE,))
    if answer.player is not None:
        yield from _unbidden_act(run, answer.player, answer)
        return
    bearer = run.state.objects[answer.object] if answer.object is not None else None
    before = run.state.stage
    run.change(stage=FIRST_ACT + 1)
    if bearer is None:
        run.change(passed=run.state.passed | {player})
        run.tell("passes", (day.TURNS_ALTERNATE,), player=player)
    elif answer.kind == "play":
        yield from play_card(run, player, bearer)
    elif answer.kind == "decline card":
        yield from decline_card(run, player, bearer)
        if run.holds(events.CARD_COST_DECLINED):
            run.change(stage=before - 1)
    else:
        yield from _quick_action(run, player, bearer, answer)
        if not run.turn_over and run.holds(day.TURNS_ALTERNATE):
            again = run.state.stage if answer.kind == "quick action" else before
            run.change(stage=again - 1)


def _quick_action(run: Run, player: Player, bearer: Object, answer: Option) -> Asking:
    assert isinstance(answer.detail, QuickAction)
    if answer.kind == "quick action":
        yield from play_quick_action(run, player, bearer, answer.detail)
    else:
        yield from decline_quick_action(run, player, bearer, answer.detail)


def _cards(run: Run, player: Player) -> list[Option]:
    cards = [card for zone in PLAYED_FROM for card in run.state.of(zone, player) if card.base.card]
    options = [Option("play", card.id, card.zone.value, refusal(run.view, card, player)) for card in cards]
    may_decline = (
        [card for card in cards if card.zone is not Zone.DISCARD] if run.holds(events.MAY_DECLINE_COST) else []
    )
    return [*options, *(Option("decline card", card.id, card.zone.value) for card in may_decline)]


def _actions(run: Run, player: Player) -> list[Option]:
    options: list[Option] = []
    for bearer, action in found(run.view, player):
        refused = refusal_of_action(run.view, bearer, action, player)
        options.append(Option("quick action", bearer.id, action, refused))
        if run.holds(events.MAY_DECLINE_COST):
            options.append(Option("decline quick action", bearer.id, action))
    return options


def _unbidden(run: Run, player: Player) -> Iterator[Option]:
    """What the player whose turn it is not may do where a law that forbids it is switched off."""
    cards = () if run.holds(playing.CARD_IN_OWN_TURN) else _cards(run, player)
    actions = () if run.holds(playing.QUICK_ACTION_IN_OWN_TURN) else _actions(run, player)
    yield from (replace(one, player=player) for one in (*cards, *actions) if not one.kind.startswith("decline"))
    if player not in run.state.passed and not run.holds(day.TURNS_ALTERNATE):
        yield Option("pass", player=player)


def _unbidden_act(run: Run, player: Player, answer: Option) -> Asking:
    """A player acts in another one's turn, which goes on after it."""
    run.change(stage=run.state.stage - 1)
    if answer.object is None:
        run.change(passed=run.state.passed | {player})
        run.tell("passes", (day.TURNS_ALTERNATE,), player=player)
    elif answer.kind == "play":
        yield from play_card(run, player, run.state.objects[answer.object])
    else:
        yield from _quick_action(run, player, run.state.objects[answer.object], answer)


def end_turn(run: Run) -> Asking:
    """The turn is over, and with it what lasts for this turn; the next player who has not passed has the next one."""
    yield from run.perform(ends(run.view, Until.TURN))
    player: Player = 1 - run.state.turn
    stays = not run.holds(day.TURNS_ALTERNATE) and run.state.turn not in run.state.passed
    if player not in run.state.passed and not stays:
        run.change(turn=player)
