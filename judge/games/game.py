"""One game from its beginning to its end: whatever is asked, chance answers, within the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from judge.game.course.referee import Done, is_over, let_happen, reactions_wait
from judge.game.event.choices import Option, Question
from judge.game.event.open_ruling import OpenRulingError
from judge.game.rules import Rules
from judge.game.state.state import State
from judge.games.chance import Chance
from judge.law.laws.law import Law
from judge.scenario.alike import same_answer
from judge.value import value

Ending = Literal["won", "open", "unfinished"]
"""How a game ends: somebody wins, the rules do not settle what happens next, or it is stopped for its length."""

MOST_UNITS = 1_900
"""After so many units a game is stopped; a scenario is stopped a little later."""

LIKELY = {"play": 12, "quick action": 6, "pass": 2, "decline": 1, "no": 1, "no more": 1, "keep": 1}
"""How likely a random player does a thing of a kind, where several kinds are allowed; what is not named: 4."""


@value(frozen=True, slots=True)
class RandomDecision:
    """A question and its answer.

    Arguments:
        state: the state in which it was asked.
        question: what was asked.
        option: the answer.
    """

    state: State
    question: Question
    option: Option


@value(frozen=True, slots=True)
class Game:
    """A game that was played.

    Arguments:
        start: the state before it.
        end: the state after it.
        decisions: what was decided, in order.
        ending: how it ended.
        laws: where the rules do not settle what happens, those that come nearest.
        steps: how many steps became events.
        actions: how many atomic actions they held.
        rules: the rules by which it was played.
        went_on: whether it went on after the unit of the last decision.
    """

    start: State
    end: State
    decisions: tuple[RandomDecision, ...]
    ending: Ending
    laws: tuple[Law, ...]
    steps: int
    actions: int
    rules: Rules
    went_on: bool


def play(
    start: State,
    chance: Chance,
    rules: Rules,
    watchers: Iterable[Callable[[State, Done], None]] = (),
    *,
    traced: bool = False,
    table: RandomPlayers | None = None,
) -> Game:
    """Play a game by chance to its end.

    Arguments:
        start: a state between two units.
        chance: decides for both players, and for chance itself.
        rules: the rules of the run.
        watchers: are shown each unit: the state before it, and what it did.
        traced: whether what happens is told.
        table: remembers what is decided, even if the program breaks; a new one if None.
    """
    table = table or RandomPlayers(chance)
    state, steps, actions, units, asked = start, 0, 0, 0, 0
    laws: tuple[Law, ...] = ()
    while not is_over(state) and (units < MOST_UNITS or reactions_wait(state) or asked == len(table.decisions)):
        asked = len(table.decisions)
        try:
            done = let_happen(state, rules, table.choose, traced=traced)
        except OpenRulingError as error:
            laws = error.laws
            state = error.reached[0] if error.reached is not None else state
            break
        for watch in watchers:
            watch(state, done)
        state, steps, actions, units = done.state, steps + done.events, actions + len(done.changes), units + 1
    ending: Ending = "won" if is_over(state) else "open" if laws else "unfinished"
    went_on = asked == len(table.decisions)
    return Game(start, state, tuple(table.decisions), ending, laws, steps, actions, rules, went_on)


class RandomPlayers:
    """Both players and chance, and what they have decided."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.decisions: list[RandomDecision] = []

    def choose(self, question: Question, state: State) -> Option:
        """One of the allowed options: for chance each by its weight, for a player first a kind of thing to do."""
        option = by_weight(question, self.chance) if question.player is None else by_kind(question, self.chance)
        option = same_answer(option, question, state)
        self.decisions.append(RandomDecision(state, question, option))
        return option


def by_weight(question: Question, chance: Chance) -> Option:
    """What chance brings, each option as likely as its weight says.

    Arguments:
        question: a question to chance.
        chance: decides.
    """
    allowed = question.allowed
    number = chance.below(sum([option.weight for option in allowed]))
    for option in allowed:
        number -= option.weight
        if number < 0:
            return option
    raise AssertionError("the weights add up")


def by_kind(question: Question, chance: Chance) -> Option:
    """What a random player does: first a kind of thing to do, then one of that kind.

    Arguments:
        question: a question to a player.
        chance: decides.
    """
    kinds: dict[str, list[Option]] = {}
    for option in question.options:
        if option.refusal is None:
            if option.kind in kinds:
                kinds[option.kind].append(option)
            else:
                kinds[option.kind] = [option]
    number = chance.below(sum([LIKELY.get(kind, 4) for kind in kinds]))
    for kind, options in kinds.items():
        number -= LIKELY.get(kind, 4)
        if number < 0:
            return chance.pick(options)
    raise AssertionError("the weights add up")
