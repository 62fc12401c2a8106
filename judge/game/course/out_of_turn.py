"""What a player may think of doing that is not theirs to do now (5.1.1, 5.2.3), and by which law they may not."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.course.emblems import waits
from judge.game.course.quick_actions import found
from judge.game.effect.playable import PLAYED_FROM
from judge.game.event.choices import Option, Question, Refusal
from judge.game.state.objects import Player
from judge.game.state.state import SEATS
from judge.game.terms import Zone
from judge.game.view.view import View
from judge.game.view.whereabouts import is_in_play
from judge.law.laws import day, playing
from judge.law.laws.law import Law
from judge.value import changed


def out_of_turn(view: View, question: Question) -> tuple[Question, ...]:
    """What players may think of doing now though they are not asked for it, as questions with every option refused.

    Arguments:
        view: the state in which a question is asked.
    """
    if question.player is None or view.state.brought:
        return ()
    thought = [
        Question("turn", player, tuple(_acts(view, player, question)), (day.TURNS_ALTERNATE,))
        for player in SEATS
        if question.kind != "turn" or player != question.player
    ]
    if question.kind == "turn" and view.rules.holds(playing.OWN_QUICK_ACTIONS):
        others = tuple(_actions_of_others(view, question.player))
        thought.append(Question("turn", question.player, others, (playing.OWN_QUICK_ACTIONS,)))
    if question.kind == "reaction":
        thought.append(_reactions(view, question.player))
    thought.append(unfit(view, question))
    return tuple(one for one in thought if one.options)


def _acts(view: View, player: Player, question: Question) -> Iterator[Option]:
    """The cards, the quick actions and the pass of a player for whom it is not the moment to act."""
    rules, state = view.rules, view.state
    if rules.holds(playing.CARD_IN_OWN_TURN):
        refused = _refusal(playing.CARD_IN_OWN_TURN, question)
        cards = (card for zone in PLAYED_FROM for card in state.of(zone, player) if card.base.card)
        yield from (Option("play", card.id, card.zone.value, refused) for card in cards)
    if rules.holds(playing.QUICK_ACTION_IN_OWN_TURN):
        refused = _refusal(playing.QUICK_ACTION_IN_OWN_TURN, question)
        actions = ((one, action) for one, action in found(view, player) if action in view.abilities(one))
        yield from (Option("quick action", one.id, action, refused) for one, action in actions)
    if player in state.passed:
        yield Option("pass", refusal=Refusal("has_passed", (day.TURNS_ALTERNATE,), {"player": player}))
    elif rules.holds(day.TURNS_ALTERNATE):
        yield Option("pass", refusal=_refusal(day.TURNS_ALTERNATE, question))


def _actions_of_others(view: View, player: Player) -> Iterator[Option]:
    """The quick actions that work and that are not a player’s to play."""
    refused = Refusal("not_their_action", (playing.OWN_QUICK_ACTIONS,), {"player": player})
    for one, action in found(view, 1 - player):
        if action in view.abilities(one):
            yield Option("quick action", one.id, action, refused)


def unfit(view: View, question: Question) -> Question:
    """A question for a target, with what is in play and cannot be one as its options, all refused.

    Arguments:
        view: the state in which it is asked.
        question: the question; any other has none.
    """
    law = view.rules.of(playing.TARGET_SUITS, playing.TARGETS_CHOSEN)
    asked = question.kind == "target" and view.rules.holds(law)
    return changed(question, options=tuple(_unfit(view, question, law)) if asked else ())


def _unfit(view: View, question: Question, law: Law) -> Iterator[Option]:
    """What is in play and no target of the effect, unless one of its targets is called the same."""
    fit = {view.state.objects[one.object].base.card for one in question.options if one.object is not None}
    for one in view.state.where(lambda one: is_in_play(view, one.zone)):
        if one.base.card not in fit:
            yield Option("choose", one.id, refusal=Refusal("no_target", (law,), {"card": one}))


def _refusal(law: Law, question: Question) -> Refusal:
    values = {"player": question.player}
    if question.kind == "turn":
        return Refusal("not_their_turn", (law,), values)
    return Refusal("decides_first", tuple(dict.fromkeys((law, *question.laws))), values)


def _reactions(view: View, player: Player) -> Question:
    """The Reactions of the other player, while those of the one who is asked come first."""
    refused = Refusal("reactions_first", (day.REACTION_ORDER,), {"player": player})
    waiting = (one for one in view.state.of(Zone.LIMBO, 1 - player) if waits(one))
    options = tuple(Option("resolve", one.id, refusal=refused) for one in waiting)
    return Question("reaction", 1 - player, options, (day.REACTION_ORDER,))
