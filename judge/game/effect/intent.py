"""The declaration of a card that a player plays (5.1.2): where it goes, what it costs, and how that is paid."""

from __future__ import annotations

from collections.abc import Callable, Generator

from judge.game.ability import CostsLess, Kind, SpellEffect, Steps, says
from judge.game.effect.cost_of_card import CostChange, depends_on_expedition
from judge.game.effect.costs import Payment, announce, can_pay_mana
from judge.game.effect.declaration import Declared, anything_is_declared
from judge.game.effect.playable import PLAYED_FROM, optional_costs, refusal_anywhere, refusal_into
from judge.game.effect.price import IN_OWN_TURN, Price, Terms, mana_for
from judge.game.effect.scout import choose_scout, scouting
from judge.game.effect.targets import declare
from judge.game.effect.tough import EXTRA, mana_left
from judge.game.effect.unpaid_costs import look_at_unpaid
from judge.game.event.choices import Option, Question, Refusal
from judge.game.event.not_played import stop_at, unplayed_as_played
from judge.game.event.open_ruling import OpenRulingError
from judge.game.event.picking import NOTHING
from judge.game.event.run import Run
from judge.game.state.card_actions import Move
from judge.game.state.doing import Laws
from judge.game.state.knowledge import EVERYONE
from judge.game.state.objects import Object, Player
from judge.game.terms import HIDDEN, Expedition, Keyword
from judge.game.view.context import EffectContext
from judge.game.view.deciding import OF_CONDITIONS, deciding
from judge.game.view.view import View
from judge.law.laws import events, objects, playing, vocabulary
from judge.law.laws.law import Law
from judge.value import changed, value

NOT_PLAYED = {"cannot_pay_card": "card_too_dear"}
"""The keys of the sentences that tell it where they are others than those of the refusals."""


@value(frozen=True, slots=True)
class Intent:
    """How a player has said that they play a card.

    Arguments:
        card: the card, where it is played from.
        terms: on which terms it is played, what they chose among them included.
        expedition: where it goes; None where it goes to no expedition.
        price: what it costs, before what they chose to pay beside.
        counts: the laws on what objects are that decide how much abilities change its cost.
        chosen: what they pay beside.
        mana: how much mana they pay.
        declared: what they chose of the effect of a Spell.
    """

    card: Object
    terms: Terms
    expedition: Expedition | None
    price: Price
    counts: Laws
    chosen: Payment
    mana: int
    declared: Declared

    @property
    def free(self) -> bool:
        """Whether it is played for free."""
        return vocabulary.FREE in self.price.laws

    @property
    def why(self) -> Laws:
        """Why it costs what it costs."""
        return (*self.price.laws, *self.counts)

    @property
    def changes(self) -> tuple[CostChange, ...]:
        """What makes it cost something else than is printed."""
        beside = CostChange(self.card, self.price.mana - self.mana, (playing.DECLARED,))
        return (*self.price.changes, beside)

    @property
    def taken(self) -> frozenset[int]:
        """The card, and what is moved to pay for it."""
        return frozenset({self.card.id, *(one.object for one in self.chosen.actions if isinstance(one, Move))})


def declare_card(
    run: Run,
    player: Player,
    card: Object,
    terms: Terms = IN_OWN_TURN,
    *,
    pays: bool = True,
    taken: frozenset[int] = NOTHING,
) -> Generator[Question, Option, Intent | None]:
    """Let a player say how they play a card; None if they cannot play it so.

    Arguments:
        player: who plays it.
        card: the card, in a Hand or a Reserve.
        terms: on which terms it is played.
        pays: whether the player pays for it.
        taken: the objects that cannot be paid with any more.

    Raises:
        NotPlayedError: the card says something that matters now and that the engine does not play.
        OpenRulingError: it is played from elsewhere, and nothing says what it costs there; or it is played for free,
            and it is not said whether what would be paid to play it so need be.
    """
    reveal(run, card)
    stop_at(unplayed_as_played(card))
    depends = depends_on_expedition(run.view, card, player)
    barred = refusal_anywhere(run.view, card, player, terms) if depends and pays else None
    if barred is not None:
        run.tell(
            NOT_PLAYED.get(barred.sentence, barred.sentence), barred.laws, source=None, event=None, **barred.values
        )
        return None
    first = depends or scouting(run.view, card, terms) is not None
    expedition = (yield from _expedition(run, player, card, terms)) if first else None
    there = changed(terms, expedition=expedition) if depends else terms
    paying = yield from choose_scout(run, player, card, there)
    price = mana_for(run.view, card, player, paying)
    if terms.source is not None:
        _stop_without_a_cost(run, card, price)
    counts = _why_so_much(run.view, card, player, paying) if run.traced else ()
    chosen = yield from _optional(run, player, card, price, terms.beside, taken)
    lowered = mana_for(run.view, card, player, paying, -chosen.many)
    mana = max(lowered.mana, 0)
    price = changed(price, laws=lowered.laws, changes=lowered.changes) if chosen.many else price
    if pays and not can_pay_mana(run.view, player, mana + terms.beside):
        laws = (*price.laws, *counts, events.COST_IN_FULL)
        run.tell("card_too_dear", laws, player=player, card=card, mana=mana, ready=len(run.view.ready_orbs(player)))
        return None
    if not first:
        expedition = yield from _expedition(run, player, card, terms)
    look_at_unpaid(run, card, price, chosen, (player, expedition) if expedition is not None else None)
    free = vocabulary.FREE in price.laws

    def altered(extra: int) -> int:
        dearer = mana_for(run.view, card, player, paying, extra - chosen.many)
        return max(dearer.mana, 0) - mana

    declared = yield from declare_spell(
        run, player, card, mana, declaring=True, free=free, only=chosen.only, altered=None if free else altered
    )
    if declared.by_tough:
        dearer = mana_for(run.view, card, player, paying, declared.by_tough - chosen.many)
        told = tuple(
            one if one in price.changes else changed(one, laws=(*one.laws, vocabulary.TOUGH)) for one in dearer.changes
        )
        price = changed(price, laws=(*dearer.laws, *(() if declared.extra else EXTRA)), changes=told)
    return Intent(card, paying, expedition, price, counts, chosen, mana, declared)


def reveal(run: Run, card: Object) -> None:
    """A card in a hidden zone is shown as it is declared."""
    if card.zone in HIDDEN and run.holds(playing.DECLARED):
        run.state = run.state.with_object(changed(run.state.objects[card.id], known_by=EVERYONE))


def declare_spell(
    run: Run,
    player: Player,
    card: Object,
    mana: int,
    *,
    declaring: bool,
    free: bool = False,
    only: Kind | None = None,
    altered: Callable[[int], int] | None = None,
) -> Generator[Question, Option, Declared]:
    """The effect of a Spell, its targets chosen now if now is the time.

    Arguments:
        player: who plays it.
        mana: how much mana they pay beside.
        declaring: whether this is the declaration, rather than the resolution.
        free: whether it is played for free.
        only: what alone it can target, where the text says so.
        altered: how much of what Tough targets add to its cost is paid, once that is lowered or bounded; None for all.
    """
    said = run.view.now(card).abilities
    effect = Steps(tuple([one.effect for one in said if isinstance(one, SpellEffect)]))
    if not effect.steps or declaring != anything_is_declared(run.rules):
        return Declared(effect)
    context = EffectContext(player, card, card.id, free=free, only=only)
    return (yield from declare(run, context, effect, mana_left(run, player, mana), altered=altered))


def has_its_zone(run: Run, card: Object) -> bool:
    """Whether a card that joins an expedition does so: of a Permanent, its zone type says so."""
    return not card.base.expedition_permanent or run.holds(objects.ZONE_TYPE)


def of_permanent(card: Object, permanent: Law, character: Law) -> Law:
    """Of two laws, the one that is about such a card: an Expedition Permanent, or a Character."""
    return permanent if card.base.expedition_permanent else character


def _stop_without_a_cost(run: Run, card: Object, price: Price) -> None:
    """Stop where an effect has a card played from where it has no cost, and an edition has two numbers to take.

    Raises:
        OpenRulingError: it lies in neither a Hand nor a Reserve, and is not played for free.
    """
    free = run.rules.is_switched_off(vocabulary.FREE) or objects.HAND_COST not in price.laws
    if card.zone not in PLAYED_FROM and not free and run.holds(objects.BASE_COST):
        raise OpenRulingError((objects.HAND_COST, objects.BASE_COST))


def _why_so_much(view: View, card: Object, player: Player, terms: Terms) -> Laws:
    """The laws on what objects are that decide how much abilities change a cost."""
    own = any(says(one, (CostsLess,)) for one in card.base.abilities)
    if not own and not view.working(CostsLess):
        return ()
    return deciding(view, OF_CONDITIONS, lambda seen: mana_for(seen, card, player, terms).mana)


def _optional(
    run: Run, player: Player, card: Object, price: Price, beside: int, taken: frozenset[int]
) -> Generator[Question, Option, Payment]:
    """What a player chooses to pay beside the cost of a card; `many` is how much less the card costs then."""
    chosen = Payment()
    for cost, less, only in optional_costs(run.view, card, player, taken, free=vocabulary.FREE in price.laws):
        short, ready = price.mana - chosen.many, len(run.view.ready_orbs(player))
        laws = (events.COST_IN_FULL, playing.ILLEGAL_DECLARATION)
        values = {"card": card, "mana": short, "player": player, "ready": ready}
        payable = can_pay_mana(run.view, player, short + beside)
        refused = None if payable else Refusal("cannot_pay_card", laws, values)
        options = (Option("pay"), Option("decline", refusal=refused))
        answer = yield Question("pay", player, options, (playing.DECLARED,), card.id)
        if answer.kind == "pay":
            moved = (one.object for one in chosen.actions if isinstance(one, Move))
            used = frozenset({card.id, *taken, *moved})
            payment = yield from announce(run, cost, EffectContext(player, card, card.id), taken=used)
            chosen.actions += (changed(one, laws=(*one.laws, events.COST_ONE_STEP)) for one in payment.actions)
            chosen.many += less
            chosen.only = only or chosen.only
    return chosen


def _expedition(run: Run, player: Player, card: Object, terms: Terms) -> Generator[Question, Option, Expedition | None]:
    if not card.base.joins_expedition or not has_its_zone(run, card):
        return None
    law = of_permanent(card, playing.PERMANENT_EXPEDITION, playing.EXPEDITION_CHOSEN)
    gigantic = card.base.keyword(Keyword.GIGANTIC)
    if not run.holds(law) or (gigantic and not run.holds(vocabulary.GIGANTIC_IN_ONE_PLACE)):
        return Expedition.HERO
    if terms.expedition is not None:
        return terms.expedition
    depends = depends_on_expedition(run.view, card, player)
    options = tuple(
        Option("expedition", card.id, one, refusal=refusal_into(run.view, card, player, terms, one, depends))
        for one in Expedition
    )
    answer = yield Question("expedition", player, options, (law,), card.id)
    assert isinstance(answer.detail, Expedition)
    return answer.detail
