"""The opponent who looks one turn ahead: what each choice leads to when the next turn begins, in games that may be."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.event.choices import Option, Question
from judge.game.state.state import State
from judge.game.terms import Zone
from judge.games.chance import Chance
from judge.games.game import by_kind, by_weight
from judge.playing.opponents.opponent import OpponentTurn
from judge.playing.opponents.unseen import UnimaginableError
from judge.playing.opponents.worth import worth

DEALS = 3
"""In so many imagined games each choice is tried."""

TRIES = 3
"""So often in each: of what the opponent decides later in the same turn, the best is taken."""

ENOUGH_ORBS = 8
"""With so many Mana Orbs cards are worth more in Hand."""


class Greedy:
    """Takes what is best as soon as the next turn begins."""

    def choose(self, turn: OpponentTurn, chance: Chance) -> Option:
        """One of the options that are open."""
        settled = without_looking(turn, chance)
        if settled is not None:
            return settled
        sums = dict.fromkeys(turn.options, 0.0)
        for _ in range(DEALS):
            game = turn.imagine(chance)
            if game is None:
                continue
            rules = game.rules

            def choose(question: Question, _: State) -> Option:
                return by_weight(question, chance) if question.player is None else by_kind(question, chance)

            for option in turn.options:
                try:
                    ends = [game.after(option, choose) for _ in range(TRIES)]
                except UnimaginableError:
                    break
                sums[option] += max(worth(state, turn.seat, rules) for state in ends)
        return best_of(sums, chance)


def without_looking(turn: OpponentTurn, chance: Chance) -> Option | None:
    """The choice that needs no looking ahead: the only one, or what becomes a Mana Orb; None where one has to look."""
    if len(turn.options) == 1:
        return turn.options[0]
    return expand(turn, chance) if turn.kind == "expand" else None


def best_of(sums: Mapping[Option, float], chance: Chance) -> Option:
    """The choice that has led to the best, by what each has led to; chance decides between equals."""
    best = max(sums.values())
    return chance.pick([option for option, led_to in sums.items() if led_to == best])


def expand(turn: OpponentTurn, chance: Chance) -> Option:
    """Which card becomes a Mana Orb: the one that can be played last; none where there are Orbs enough.

    Arguments:
        turn: a decision in the Morning, or before the first day.
        chance: decides between cards that are alike.
    """
    state = turn.view(chance).state
    orbs = len(state.of(Zone.MANA, turn.seat))
    keep = [option for option in turn.options if option.object is None]
    if keep and orbs >= ENOUGH_ORBS:
        return keep[0]
    cards = [(option, state.objects[option.object]) for option in turn.options if option.object is not None]
    names = [card.base.name for _, card in cards]

    def late(card: str, cost: int, strong: int) -> tuple[int, int, int]:
        return max(0, cost - orbs - 2), names.count(card), -strong

    rated = [
        (late(card.base.name, card.base.hand_cost or 0, sum(card.base.statistics or (3,))), option)
        for option, card in cards
    ]
    worst = max(rate for rate, _ in rated)
    return chance.pick([option for rate, option in rated if rate == worst])
