"""Turns (4.2.3): any number of quick actions, then one card or a pass."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import QuickAction, Until
from judge.game.course.quick_actions import decline_quick_action, found, play_quick_action
from judge.game.course.quick_actions import refusal as refusal_of_action
from judge.game.effect.counted_plays import NONE_BEGUN
from judge.game.effect.ending_turns import passes
from judge.game.effect.playable import refusal
from judge.game.effect.playing import decline_card, play_card
from judge.game.event.choices import Option, Question
from judge.game.event.noting import forget
from judge.game.event.ongoing import ends
from judge.game.event.run import Asking, Run
from judge.game.state.objects import Object, Player
from judge.game.state.state import FIRST_ACT
from judge.game.terms import Zone
from judge.law.laws import day, events, playing
from judge.value import changed

DECLINED = {"play": "decline card", "quick action": "decline quick action"}
"""For each kind of thing that is played: how declining to pay for it is called."""

PLAYED_FROM = (Zone.HAND, Zone.RESERVE, Zone.DISCARD)
"""Where cards lie that a player may think of playing."""


def turn(run: Run) -> Asking:
    """One point of a turn: a quick action, after which the same choice comes again, or a card, or a pass."""
    player = run.state.turn
    answer = yield run.view.once(("turn", player), lambda: _question(run, player))
    if answer.player is not None:
        yield from _unbidden_act(run, answer.player, answer)
        return
    bearer = run.state.objects[answer.object] if answer.object is not None else None
    before = run.state.stage
    run.change(stage=FIRST_ACT + 1)
    if bearer is None:
        yield from passes(run, player, (day.TURNS_ALTERNATE,))
    elif answer.kind == "play":
        yield from play_card(run, player, bearer)
    elif answer.kind == "decline card":
        yield from decline_card(run, player, bearer)
    else:
        yield from _quick_action(run, player, bearer, answer)
        if not run.turn_over and run.holds(day.TURNS_ALTERNATE):
            run.change(stage=run.state.stage - 1)
    if run.taken_back:
        run.change(stage=before - 1)


def _question(run: Run, player: Player) -> Question:
    """What a player may do at a point of their turn."""
    acts = (*_cards(run, player), *_actions(run, player))
    options = (*acts, Option("pass"), *_unbidden(run, 1 - player))
    return Question("turn", player, options, (day.TURNS_ALTERNATE,), unlisted=_declined(run, acts))


def _quick_action(run: Run, player: Player, bearer: Object, answer: Option) -> Asking:
    assert isinstance(answer.detail, QuickAction)
    if answer.kind == "quick action":
        yield from play_quick_action(run, player, bearer, answer.detail)
    else:
        yield from decline_quick_action(run, player, bearer, answer.detail)


def _cards(run: Run, player: Player) -> list[Option]:
    view = run.view
    cards = [card for zone in PLAYED_FROM for card in view.state.of(zone, player) if card.base.card]
    return [Option("play", card.id, card.zone.value, refusal(view, card, player)) for card in cards]


def _actions(run: Run, player: Player) -> list[Option]:
    thought = found(run.view, player)
    return [
        Option("quick action", bearer.id, action, refusal_of_action(run.view, bearer, action, player))
        for bearer, action in thought
    ]


def _declined(run: Run, acts: tuple[Option, ...]) -> tuple[Option, ...]:
    """Declining to pay for each of the things that can be played: it is not played, and the same choice comes again."""
    may = acts if run.holds(events.MAY_DECLINE_COST) else ()
    return tuple([Option(DECLINED[one.kind], one.object, one.detail, one.refusal) for one in may])


def _unbidden(run: Run, player: Player) -> Iterator[Option]:
    """What the player whose turn it is not may do where a law that forbids it is switched off."""
    cards = () if run.holds(playing.CARD_IN_OWN_TURN) else _cards(run, player)
    actions = () if run.holds(playing.QUICK_ACTION_IN_OWN_TURN) else _actions(run, player)
    yield from (changed(one, player=player) for one in (*cards, *actions))
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
    if run.state.begun != NONE_BEGUN:
        run.change(begun=NONE_BEGUN)
    run.state = forget(run.state, Until.TURN)
    player: Player = 1 - run.state.turn
    stays = not run.holds(day.TURNS_ALTERNATE) and run.state.turn not in run.state.passed
    if player not in run.state.passed and not stays:
        run.change(turn=player)
