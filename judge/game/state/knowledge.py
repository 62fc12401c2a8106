"""What each player knows of the cards (3.1.3): which hidden or face-down card is which."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.game.rules import Rules
from judge.game.state.draft import Draft
from judge.game.state.objects import Object, Player
from judge.game.state.state import State
from judge.game.terms import HIDDEN, Zone
from judge.law.laws import zones as laws
from judge.law.laws.law import Law
from judge.value import changed

EVERYONE: frozenset[Player] = frozenset({0, 1})


def knows(state: State, player: Player, card: Object, rules: Rules) -> bool:
    """Whether a player knows which card lies somewhere.

    Arguments:
        card: a card or an object; if it is still there, it is looked at as it is in the state.
        rules: the rules of the run.
    """
    return _knows(player, state.objects.get(card.id, card), rules)


def _knows(player: Player, card: Object, rules: Rules) -> bool:
    if player in card.known_by:
        return True
    if card.zone in HIDDEN:
        own = card.zone is Zone.HAND and card.holder == player and rules.holds(laws.OWN_HAND)
        return own or not rules.holds(laws.NO_LOOKING)
    if card.face_down and rules.holds(laws.FACE_DOWN):
        return card.holder == player and rules.holds(laws.OWN_ORBS)
    return card.holder == player or rules.holds(laws.OBJECTS_PUBLIC)


def why(state: State, player: Player, card: Object, rules: Rules) -> tuple[Law, ...]:
    """The laws by which a player knows which card lies somewhere, or does not.

    Arguments:
        card: a card or an object, looked at as it is in the state.
        rules: the rules of the run.
    """
    card = state.objects.get(card.id, card)
    own, known = card.holder == player, knows(state, player, card, rules)
    if not known:
        return (laws.NO_LOOKING,) if card.zone in HIDDEN else (laws.FACE_DOWN,)
    if own and card.zone is Zone.HAND:
        return (laws.OWN_HAND,)
    return (laws.OWN_ORBS,) if own and card.face_down else (laws.OBJECTS_PUBLIC,)


def known_after(
    state: State, card: Object, *, secret: bool, shown: frozenset[Player], rules: Rules
) -> frozenset[Player]:
    """Who knows which card it is once a card has moved.

    Arguments:
        state: the state before the move.
        card: the card before the move.
        secret: whether it goes to a hidden zone or lies face down.
        shown: who sees it as it moves.
        rules: the rules of the run.
    """
    if not secret:
        return frozenset()
    if _leaves_unidentified(state, card):
        return shown | {card.holder}
    return shown | frozenset(player for player in EVERYONE if _knows(player, card, rules))


def forget(objects: Draft, card: Object, shown: frozenset[Player]) -> None:
    """A card has left a Hand: who did not see it cannot be sure any more which cards are still there.

    Arguments:
        objects: the objects after the move.
        card: the card before it.
        shown: who saw which card it was.
    """
    if card.zone is not Zone.HAND:
        return
    sure = shown | {card.holder}
    for one in objects.of(Zone.HAND, card.holder):
        if one.known_by - sure:
            objects.put(changed(one, known_by=one.known_by & sure))


def _leaves_unidentified(state: State, card: Object) -> bool:
    """Whether a card leaves from among several of a Hand, so that its owner alone knows which one it is."""
    return card.zone is Zone.HAND and len(state.of(Zone.HAND, card.holder)) > 1


def announced(chosen: Iterable[Object]) -> str:
    """What a player makes known of a choice before it is carried out: which objects, but of hidden cards only how many.

    Arguments:
        chosen: what they chose.
    """
    return ", ".join("a card" if one.zone in HIDDEN or one.face_down else one.base.name for one in chosen)


def sight(state: State, player: Player, rules: Rules) -> tuple[object, ...]:
    """What a player can see of the cards: a value to compare, in which identities play no part.

    Arguments:
        rules: the rules of the run.
    """
    cards = [
        row for one in state.where(lambda one: one.zone is not Zone.DECK) for row in _row(state, player, one, rules)
    ]
    decks = [tuple(_row(state, player, one, rules)) for seat in EVERYONE for one in state.of(Zone.DECK, seat)]
    return tuple(sorted(cards, key=repr)), tuple(decks)


def seen_by(state: State, player: Player, rules: Rules) -> tuple[object, ...]:
    """What a player can see of the whole game: a value to compare, in which identities play no part.

    Arguments:
        rules: the rules of the run.
    """
    hides = rules.holds(laws.ADVENTURE_UNSEEN)
    return (
        sight(state, player, rules),
        tuple(sorted(state.positions.items())),
        (state.day, state.phase, state.turn, state.first_player, tuple(sorted(state.passed))),
        (state.arena, state.winner, state.announced),
        tuple(tuple(sorted(one.terrains)) if one.face_up or not hides else None for one in state.regions),
        tuple((one.presented, one.hero and one.face_up and one.hero.name) for one in state.brought),
    )


def _row(state: State, player: Player, one: Object, rules: Rules) -> Iterator[tuple[object, ...]]:
    if knows(state, player, one, rules):
        place = one.expedition if rules.holds(laws.EXPEDITION_KNOWN) or one.holder == player else None
        yield one.zone, one.holder, place, face(one)
    elif one.zone not in HIDDEN or rules.holds(laws.HIDDEN_COUNTED):
        yield one.zone, one.holder, None, one.exhausted


def face(one: Object) -> tuple[object, ...]:
    """What an object is and bears, and who knows it, as a value in which identities play no part."""
    name = one.base.name or repr(one.emblem and one.emblem.reaction.effect)
    bears = tuple(sorted(one.statuses)), tuple(sorted(one.counters))
    return name, one.owner, one.token, *bears, tuple(sorted(one.known_by)), one.shuffled > 0
