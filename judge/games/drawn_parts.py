"""Games of decks drawn by chance as a part of some work: cards and seeds in, results out, all as plain data."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from judge.cards.card import Card
from judge.cards.card_fields import read_printed
from judge.cards.collection import Collection
from judge.editions import rules_of
from judge.games.drawn import DrawnGame, drawn_game, pool_of
from judge.games.parts import parts_of, read_game, written
from judge.jobs.running import Workforce, run
from judge.value import value


@value(frozen=True, slots=True)
class CardSource:
    """Where cards to draw from come from, so that others can have them too.

    Arguments:
        shipped: whether the cards that come with the program are among them.
        lines: other cards, each as a line of a file of cards.
    """

    shipped: bool
    lines: tuple[str, ...]

    @property
    def cards(self) -> list[Card]:
        """The cards.

        Raises:
            NoCard: a line is no card.
        """
        mine = Collection.shipped().printed if self.shipped else ()
        return list(Collection(mine, [read_printed(json.loads(line)) for line in self.lines]))


def drawn_games(
    seeds: range, source: CardSource, sets: Sequence[str], edition: str, workforce: Workforce
) -> Iterator[DrawnGame]:
    """Play the games of many seeds, each with two decks that the seed draws, in the order of the seeds.

    Arguments:
        source: where the cards come from.
        sets: the sets of which they are drawn.
        edition: the edition of the rules.
        workforce: who plays them.

    Raises:
        WorkError: a part of them could not be played.
    """
    whole = {"shipped": source.shipped, "lines": source.lines, "sets": list(sets), "edition": edition}
    for results in run("drawn games", whole, parts_of(seeds), workforce, read_drawn):
        yield from results


def worker(whole: Mapping[str, Any]) -> Callable[[list[int]], list[Any]]:
    """What plays the games of some seeds.

    Arguments:
        whole: the edition, the cards, and the sets of which decks are drawn.
    """
    rules = rules_of(whole["edition"])
    pool = pool_of(CardSource(whole["shipped"], tuple(whole["lines"])).cards, whole["sets"], rules.edition)

    def play(part: list[int]) -> list[Any]:
        return [_written(drawn_game(seed, pool, rules)) for seed in range(*part)]

    return play


def _written(drawn: DrawnGame) -> dict[str, Any]:
    return {
        "result": written(drawn.result),
        "used": sorted(drawn.used),
        "happened": sorted(drawn.happened),
        "kept": sorted([*which, why, count] for (which, why), count in drawn.kept.items()),
    }


def read_drawn(data: Any) -> tuple[DrawnGame, ...]:
    """The results of a part.

    Raises:
        ValueError: it holds something else.
    """
    return tuple(_read(one) for one in data)


def _read(data: Any) -> DrawnGame:
    used, happened = data["used"], [(card, place) for card, place in data["happened"]]
    kept = [((card, place), why, count) for card, place, why, count in data["kept"]]
    texts = [*used, *(card for card, _ in happened), *(text for (card, _), why, _ in kept for text in (card, why))]
    numbers = [
        *(place for _, place in happened),
        *(number for (_, place), _, count in kept for number in (place, count)),
    ]
    if not all(type(one) is str for one in texts) or not all(type(one) is int and one >= 0 for one in numbers):
        raise ValueError("no result of a game of drawn decks")
    counted = Counter({(which, why): count for which, why, count in kept})
    return DrawnGame(read_game(data["result"]), frozenset(used), frozenset(happened), counted)
