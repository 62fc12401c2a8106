"""Which objects can be chosen as a target (5.2.3), and why others that the text speaks of cannot."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import AnyNumber, Bound, Kind, Target, Whose
from judge.game.effect.tough import ExtraCost
from judge.game.effect.waiting import THERE
from judge.game.event.choices import Option, Refusal
from judge.game.event.picking import NO_LIMIT
from judge.game.event.restrictions import untargetable
from judge.game.event.taking import why_not_taken
from judge.game.state.doing import Laws
from judge.game.state.objects import Player
from judge.game.terms import HIDDEN, Zone
from judge.game.view.amounts import compare_numbers, evaluate, measure_object
from judge.game.view.context import EffectContext
from judge.game.view.deciding import OF_AMOUNTS, deciding
from judge.game.view.kinds import is_card_named
from judge.game.view.phrases import kind_meant
from judge.game.view.view import View
from judge.game.view.whereabouts import is_in_play, means_in_play
from judge.law.laws import events, playing
from judge.law.laws.law import Law
from judge.value import changed


def legal_targets(
    view: View, target: Target, kind: Kind, context: EffectContext, cost: ExtraCost, chosen: tuple[int, ...]
) -> Iterator[Option]:
    """The objects of which one is chosen next, those that cannot be chosen with the reason.

    Arguments:
        view: the state in which they are chosen.
        target: the words that target.
        kind: what they speak of, its limits counted.
        context: who chooses, and what the words of the effect mean.
        cost: what the targets add to the cost.
        chosen: the objects that have been chosen for these words already.
    """
    if kind.whose is Whose.THEIRS:
        return  # without the laws on steps, what the player spoken of has is asked before that player is chosen
    law = view.rules.of(playing.TARGET_SUITS, playing.TARGETS_CHOSEN)
    suits = not view.rules.is_switched_off(playing.TARGET_SUITS)
    for one in view.state.where(lambda one: one.zone not in HIDDEN and one.zone is not Zone.MANA):
        again = one.id in chosen and not view.rules.is_switched_off(playing.STEP_TARGETS_ONCE)
        if not again and not suits and is_in_play(view, one.zone):
            yield Option("choose", one.id, refusal=cost.refusal(view, one))
        elif again or not view.is_kind(one, kind, context.source) or not is_card_named(view, one, kind):
            continue
        if not view.fits(one, kind, context.source):
            if kind.zone is None and one.zone is not Zone.LIMBO:
                refusal = Refusal("not_in_play", (means_in_play(kind),), {"card": one})
                yield Option("choose", one.id, refusal=refusal)
        elif context.only is not None and view.rules.holds(law) and not view.fits(one, context.only, context.source):
            yield Option("choose", one.id, refusal=Refusal("no_target", (law,), {"card": one}))
        elif target.total is not None and not _within(view, target.total, context, (*chosen, one.id)):
            yield Option("choose", one.id, refusal=_too_much(view, target.total, context, (*chosen, one.id), law))
        else:
            impossible = untargetable(view, one, context.source, context.player)
            yield Option("choose", one.id, refusal=impossible or cost.refusal(view, one))


def chosen_already(
    view: View, kind: Kind, context: EffectContext, chosen: tuple[int, ...], others: list[Option]
) -> Iterator[Option]:
    """The objects that have been chosen and would suit once more, all refused; none that is called as another that can
    be chosen, since a line that names it means that one.

    Arguments:
        view: the state in which targets are chosen.
        kind: what the words that target speak of.
        context: who chooses, and what the words of the effect mean.
        chosen: the objects that have been chosen.
        others: what can be chosen beside them.
    """
    if view.rules.is_switched_off(playing.STEP_TARGETS_ONCE):
        return
    law = view.rules.of(playing.STEP_TARGETS_ONCE, playing.TARGETS_CHOSEN)
    called = {view.state.objects[one.object].base.card for one in others if one.object is not None}
    for one in (view.state.objects[key] for key in chosen):
        suits = view.is_kind(one, kind, context.source) and view.fits(one, kind, context.source)
        if suits and is_card_named(view, one, kind) and one.base.card not in called:
            yield Option("choose", one.id, refusal=Refusal("chosen_already", (law,), {"card": one}))


def without_untakable(view: View, options: list[Option], player: Player) -> list[Option]:
    """The targets of a step in which a player takes control: one of which they cannot is no option beside others.

    Arguments:
        view: the state in which they are chosen.
        options: the objects that the text lets be chosen.
        player: who takes control.
    """
    there = [(one, view.state.objects[one.object] if one.object is not None else None) for one in options]
    why = [why_not_taken(view, card, player) if card is not None else None for _, card in there]
    other = any(card and one.refusal is None and not law for (one, card), law in zip(there, why, strict=True))
    if not other or not view.rules.holds(events.IMPOSSIBLE_OPTION):
        return options
    return [
        changed(one, refusal=Refusal("cannot_be_taken", (law, events.IMPOSSIBLE_OPTION), {"card": card}))
        if one.refusal is None and law is not None
        else one
        for (one, card), law in zip(there, why, strict=True)
    ]


def why_untakable(options: list[Option]) -> Laws:
    """The laws by which some objects are no targets of a step in which a player takes control.

    Arguments:
        options: the objects that can be chosen, and those that cannot.
    """
    refused = (one.refusal for one in options)
    found = (law for one in refused if one is not None and one.sentence == "cannot_be_taken" for law in one.laws)
    return tuple(dict.fromkeys(found))


def most_targets(target: Target, view: View, context: EffectContext) -> int:
    """How many objects can be chosen at most for some words that target.

    Arguments:
        target: the words.
        view: the state in which they are chosen.
        context: what the words of the effect mean.
    """
    return NO_LIMIT if isinstance(target.count, AnyNumber) else evaluate(target.count, view, context)


def may_stop(target: Target) -> bool:
    """Whether fewer objects can be chosen than the words that target say."""
    return target.up_to or isinstance(target.count, AnyNumber)


def _too_much(view: View, total: Bound, context: EffectContext, chosen: tuple[int, ...], law: Law) -> Refusal:
    """Why one more target would make the numbers of all together more than the text allows.

    Arguments:
        chosen: the targets with that one.
        law: by which targets must suit.
    """
    why = deciding(view, OF_AMOUNTS, lambda seen: _within(seen, total, context, chosen))
    return Refusal("too_much", (law, *why), {"card": view.state.objects[chosen[-1]]})


def _within(view: View, total: Bound, context: EffectContext, chosen: tuple[int, ...]) -> bool:
    """Whether the numbers of all targets together are what they must be."""
    together = sum(measure_object(view, view.state.objects[one], total.measure) for one in chosen)
    return compare_numbers(together, total.compare, evaluate(total.amount, view, context))


def said_of_targets(kind: Kind, view: View, context: EffectContext) -> Kind:
    """What a text says of its targets, its limits numbers, and an Expedition spoken of before a place.

    Arguments:
        kind: the kind as the text has it.
        view: the state in which they are chosen.
        context: who chooses, and what the words of the effect mean.
    """
    return kind_meant(kind, view, context, context.player) if kind.where in THERE else view.limited(kind, context)
