"""Small boards to explore, and the slow and simple way to explore them: every line to its end, nothing remembered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from judge.exploring.horizon import Horizon
from judge.exploring.scene import ScenarioPosition, scene
from judge.game.course.referee import Done, advance, is_over
from judge.game.event.choices import Option
from judge.game.event.open_ruling import OpenRulingError
from judge.game.rules import Rules
from judge.game.state.canonical import canonical
from judge.game.state.state import State
from judge.scenario.file import read_bytes

SENTINEL = """
### Sentinel {name} / Sentinelle {name}

- Type: Character — Soldier
- Hand Cost: 1
- Reserve Cost: 1
- Statistics: 1/1/1
- Text: At Noon — {effect}.
"""


class TooManyError(Exception):
    """There are more lines than the simple way should follow."""


def board(
    first: Iterable[str] = (), second: Iterable[str] = (), facts: Iterable[str] = (), cards: str = ""
) -> ScenarioPosition:
    """A board and no moves.

    Arguments:
        first: the facts of the first player.
        second: the facts of the second player.
        facts: the other facts.
        cards: the board's own cards.
    """
    bullets = ["\n".join(f"- {fact}" for fact in some) for some in (facts, first, second)]
    source = (
        f"# Board / Plateau\n\n## Cards\n{cards}\n## Board\n\n{bullets[0]}\n\n### Lithium\n\n- First player\n"
        f"{bullets[1]}\n\n### Ninette\n\n{bullets[2]}\n\n## Play\n"
    )
    return scene(read_bytes(source.encode(), "board.md"))


def sentinels(count: int, effect: str = "I gain 1 boost", mana: int = 0) -> ScenarioPosition:
    """A Noon at which as many different Characters each have a Reaction."""
    names = "ABCDEFGHIJKLMNOP"[:count]
    cards = "".join(SENTINEL.format(name=name, effect=effect) for name in names)
    there = "; ".join(f"Sentinel {name}" for name in names)
    return board((f"Hero Expedition: {there}", f"Mana: {mana}"), facts=("Phase: Noon",), cards=cards)


def every_end(start: ScenarioPosition, until: Horizon, most: int) -> list[tuple[object, ...]]:
    """The end of every single line, as often as lines come to it.

    Arguments:
        start: where all lines begin.
        until: where they end.
        most: how many are followed at most.

    Raises:
        TooManyError: there are more.
    """
    found: list[tuple[object, ...]] = []
    for end in _ends(start.unit, start.rules, start.given, start.unit, until):
        found.append(end)
        if len(found) > most:
            raise TooManyError
    return found


def _ends(
    state: State, rules: Rules, given: Sequence[Option], start: State, until: Horizon
) -> Iterator[tuple[object, ...]]:
    if state is not start and until.reached(start, state, rules):
        yield (), canonical(state)
        return
    if is_over(state):
        yield (), canonical(state)
        return
    try:
        result = advance(state, rules, given)
    except OpenRulingError as error:
        assert error.reached is not None
        yield error.laws, canonical(error.reached[0])
        return
    if isinstance(result, Done):
        yield from _ends(result.state, rules, (), start, until)
        return
    for option in result.question.allowed:
        yield from _ends(state, rules, (*given, option), start, until)
