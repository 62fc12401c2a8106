"""Several cards that a player plays in one step (5.2): all are declared first, then each is played to its end."""

from __future__ import annotations

from collections.abc import Callable, Generator

from judge.game.effect.barred_plays import unplayable
from judge.game.effect.costs import can_pay_mana
from judge.game.effect.intent import Intent, declare_card
from judge.game.effect.playing import finish_card, pays_targets, play_card
from judge.game.effect.price import Terms, mana_for
from judge.game.event.choices import Option, Question
from judge.game.event.ongoing import awaiting
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.run import Run
from judge.game.state.objects import Object, Player
from judge.law.laws import events, objects, playing
from judge.value import changed

Next = Callable[[frozenset[int], Terms], Generator[Question, Option, Object | None]]
"""The next card that a player names, who has spoken for some objects; None where they name no more."""

BecomeOf = tuple[tuple[Object, int], ...]
"""Each card that was played, and the identity of what it has become."""


def play_several(run: Run, player: Player, name_next: Next, terms: Terms) -> Generator[Question, Option, BecomeOf]:
    """Have a player play several cards in one step.

    Arguments:
        player: who plays them.
        name_next: asks for the next of them.
        terms: on which terms they are played.

    Raises:
        OpenRulingError: nothing is said of several cards, or not what is to be done with these.
    """
    if run.rules.is_switched_off(playing.SEVERAL_CARDS):
        return (yield from _one_after_the_other(run, player, name_next, terms))
    if not run.holds(playing.SEVERAL_CARDS):
        raise OpenRulingError((playing.PLAYED_BY_EFFECT, playing.PROCESS))
    intents = yield from _declare_all(run, player, name_next, terms)
    _stop_at_one_next_for_two(run, player, intents)
    because = (playing.SEVERAL_CARDS,) if len(intents) > 1 else ()
    played: list[tuple[Object, int]] = []
    while intents:
        intent = yield from _first(player, intents, terms)
        intents.remove(intent)
        if played:
            _stop_unless_as_declared(run, player, intent)
        became = yield from finish_card(run, player, intent, because=because)
        if became is not None:
            played.append((intent.card, became))
    return tuple(played)


def _declare_all(run: Run, player: Player, name_next: Next, terms: Terms) -> Generator[Question, Option, list[Intent]]:
    """The cards that a player declares, so that they can pay for all of them together."""
    intents: list[Intent] = []
    taken: frozenset[int] = frozenset()
    while True:
        mana = sum(one.mana + one.declared.extra for one in intents)
        now = changed(terms, beside=mana)
        card = yield from name_next(taken, now)
        if card is None:
            return intents
        taken |= {card.id}
        intent = yield from declare_card(run, player, card, now, taken=taken)
        if intent is not None and (yield from pays_targets(run, player, intent)):
            intents.append(intent)
            taken |= intent.taken


def _first(player: Player, intents: list[Intent], terms: Terms) -> Generator[Question, Option, Intent]:
    """The card that a player plays first, of those that they have declared."""
    if len(intents) == 1 or terms.source is None:
        return intents[0]
    options = tuple(Option("choose", one.card.id) for one in intents)
    answer = yield Question("choose", player, options, (playing.SEVERAL_CARDS,), terms.source.id)
    return next(one for one in intents if one.card.id == answer.object)


def _one_after_the_other(
    run: Run, player: Player, name_next: Next, terms: Terms
) -> Generator[Question, Option, BecomeOf]:
    """Without the law each card is declared only once the one before is played."""
    played: list[tuple[Object, int]] = []
    taken: frozenset[int] = frozenset()
    while (card := (yield from name_next(taken, terms))) is not None:
        taken |= {card.id}
        became = yield from play_card(run, player, card, terms)
        if became is not None:
            played.append((card, became))
    return tuple(played)


def _stop_at_one_next_for_two(run: Run, player: Player, intents: list[Intent]) -> None:
    """Stop where what makes the next card cost less would do so for several of them: for which one?

    Raises:
        OpenRulingError: it would.
    """
    seen: set[int] = set()
    for one in intents:
        for emblem, waits in awaiting(run.view, one.card, player, one.card.zone):
            if waits.free or waits.less != 0:
                if emblem.id in seen:
                    raise OpenRulingError((playing.SEVERAL_CARDS, objects.DURATION))
                seen.add(emblem.id)


def _stop_unless_as_declared(run: Run, player: Player, intent: Intent) -> None:
    """Stop where what the cards before have done makes a declared card impossible, or cost something else.

    Raises:
        OpenRulingError: they have.
    """
    view, card = run.view, intent.card
    if any(one not in run.state.objects for one in intent.taken):
        raise OpenRulingError((playing.SEVERAL_CARDS, objects.NEW_ZONE_NEW_OBJECT))
    side = (player, intent.expedition) if intent.expedition is not None else None
    card = run.state.objects[card.id]
    refusal = unplayable(view, card, player, side, intent.terms.cost_of)
    if refusal is not None:
        raise OpenRulingError((playing.SEVERAL_CARDS, *refusal.laws))
    if mana_for(view, card, player, intent.terms).mana != intent.price.mana:
        raise OpenRulingError((playing.SEVERAL_CARDS, playing.PLAYED_IN_A_SPAN))
    if not can_pay_mana(view, player, intent.mana + intent.declared.extra):
        raise OpenRulingError((playing.SEVERAL_CARDS, events.COST_IN_FULL))
