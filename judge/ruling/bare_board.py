"""The laws by which a Day goes on as it does with nothing in play: of anything that happens in it they say little."""

from __future__ import annotations

from functools import cache

from judge.game.rules import Rules
from judge.law.laws.law import Law
from judge.ruling.question import happenings_of, told_value
from judge.scenario.file import read_bytes
from judge.scenario.play import perform

BARE_BOARD = """# A Day with nothing in play

- Rules: {edition}

## Board

### Lithium

- Deck: 9 cards

### Ninette

- Deck: 9 cards

## Play

1. Lithium passes
2. Ninette passes
3. the game goes on until Noon
"""


def shapes_every_day(law: Law, rules: Rules) -> bool:
    """Whether a Day with nothing in play goes otherwise without a law.

    Arguments:
        rules: all rules of an edition.
    """
    return _told(rules.without(law)) != _told(rules)


@cache
def _told(rules: Rules) -> tuple[object, ...]:
    scenario = read_bytes(BARE_BOARD.format(edition=rules.edition.name).encode(), "")
    run = perform(scenario, rules, strict=False)
    return () if run is None else tuple(map(told_value, happenings_of(run)))
