"""The opponent who plays by chance, and a little rather does something than nothing."""

from __future__ import annotations

from judge.game.event.choices import Option
from judge.games.chance import Chance
from judge.games.game import LIKELY
from judge.playing.opponents.opponent import OpponentTurn


class ByChance:
    """Chooses first a kind of thing to do, then one of that kind."""

    def choose(self, turn: OpponentTurn, chance: Chance) -> Option:
        """One of the options that are open."""
        kinds: dict[str, list[Option]] = {}
        for option in turn.options:
            kinds.setdefault(option.kind, []).append(option)
        likely = [kind for kind in kinds for _ in range(LIKELY.get(kind, 4))]
        return chance.pick(kinds[chance.pick(likely)])
