"""All ways in which one unit can go: a tree of its questions, whose branches are one where they come to the same.

A unit keeps what it has begun in its own running code, so it is played again from its start for each of its ends.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from judge.exploring.budget import Account, SpentError
from judge.game.course.referee import let_happen
from judge.game.event.choices import NOTHING_ALLOWED, Option, Question
from judge.game.event.not_played import NotPlayedError
from judge.game.event.open_ruling import OpenRulingError
from judge.game.rules import Rules
from judge.game.state.canonical import Canon, interchangeable
from judge.game.state.objects import Player
from judge.game.state.state import State
from judge.game.view.view import View
from judge.law.laws.law import Law
from judge.messages import Message
from judge.scenario.alike import all_alike
from judge.value import value


@value(frozen=True, slots=True)
class End:
    """How a unit ended.

    Arguments:
        state: the state after it, or as far as it came.
        laws: the laws that come nearest, where the rules do not settle what happens.
        reason: why it cannot be played on, where the engine does not play what comes.
    """

    state: State
    laws: tuple[Law, ...] = ()
    reason: Message | None = None

    @property
    def stopped(self) -> bool:
        """Whether it did not come to its end."""
        return bool(self.laws) or self.reason is not None


@dataclass
class Fork:
    """A question of a unit.

    Arguments:
        player: who decides; None for chance.
        kind: what is asked.
        needs_line: whether a line answers it; there is none where all options look alike.
        options: one option of each group that cannot be told apart.
        branches: what follows each.
    """

    player: Player | None
    kind: str
    needs_line: bool
    options: tuple[Option, ...]
    branches: list[Fork | End | None]


@dataclass
class Way:
    """One of the different ends of a unit.

    Arguments:
        answers: a shortest way to it.
        line_length: how many lines that takes.
        lines: how many ways lead to it.
    """

    end: End
    answers: tuple[Option, ...]
    line_length: int
    lines: int


@dataclass
class _Growth:
    """The tree of a unit while it grows."""

    view: View
    given: tuple[Option, ...]
    canon: Canon
    root: Fork | End | None = None
    waiting: list[tuple[int, ...]] = field(default_factory=lambda: [()])
    ends: int = 0

    def follow(self, path: tuple[int, ...]) -> None:
        """Play the unit along a path of branches and, from where the tree ends, always along the first one."""
        given = iter(self.given)
        steps = iter(path)
        taken: list[int] = []
        here: list[Fork] = []

        def choose(question: Question, state: State) -> Option:
            before = next(given, None)
            if before is not None:
                return before
            fork = self._at(here, taken)
            if not isinstance(fork, Fork):
                fork = self._fork(question, state, first=not taken and not self.given)
                self._put(here, taken, fork)
                self.waiting += [(*taken, number) for number in range(len(fork.options) - 1, 0, -1)]
            here.append(fork)
            taken.append(next(steps, 0))
            return fork.options[taken[-1]]

        self._put(here, taken, self._end(choose))
        self.ends += 1

    def _end(self, choose: Callable[[Question, State], Option]) -> End:
        state = self.view.state
        try:
            return End(let_happen(state, self.view.rules, choose, traced=False, view=self.view).state)
        except OpenRulingError as error:
            return End(error.reached[0] if error.reached is not None else state, laws=error.laws)
        except NotPlayedError as error:
            return End(error.reached[0] if error.reached is not None else state, reason=error.what)

    def _at(self, here: list[Fork], taken: list[int]) -> Fork | End | None:
        return here[-1].branches[taken[-1]] if here else self.root

    def _put(self, here: list[Fork], taken: list[int], found: Fork | End) -> None:
        if here:
            here[-1].branches[taken[-1]] = found
        else:
            self.root = found

    def _fork(self, question: Question, state: State, *, first: bool) -> Fork:
        options = question.allowed
        if not options:
            raise NotPlayedError(NOTHING_ALLOWED)
        if first and question.player is not None:
            options = tuple(_apart(self.canon, state, options))
        needs_line = question.kind == "turn" or not all_alike(question, state)
        return Fork(question.player, question.kind, needs_line, options, [None] * len(options))


def ways(
    state: State, given: Sequence[Option], rules: Rules, canon: Canon, name: Callable[[End], Hashable], account: Account
) -> tuple[dict[Hashable, Way], bool]:
    """The different ends of the next unit by their names, and whether all were found.

    Arguments:
        state: a state between two units.
        given: the answers to the unit's first questions, where they are given.
        rules: the rules of the run.
        canon: knows which objects cannot be told apart.
        name: gives ends that are the same the same name.
        account: takes what it costs.
    """
    growth = _Growth(View(state, rules), tuple(given), canon)
    complete = True
    while growth.waiting:
        try:
            account.visit(growth.ends)
        except SpentError:
            complete = False
            break
        growth.follow(growth.waiting.pop())
    if growth.root is None:
        return {}, complete
    _, found = _folded(growth.root, name)
    return found, complete


def _apart(canon: Canon, state: State, options: tuple[Option, ...]) -> Iterator[Option]:
    """One option of each group whose objects could be swapped without changing anything."""
    objects = tuple(dict.fromkeys(option.object for option in options if option.object is not None))
    group = {one: those[0] for those in interchangeable(canon, state, objects) for one in those}
    seen: set[Hashable] = set()
    for option in options:
        same = (option.kind, option.detail, option.object if option.object is None else group[option.object])
        if same not in seen:
            seen.add(same)
            yield option


def _folded(tree: Fork | End, name: Callable[[End], Hashable]) -> tuple[Hashable, dict[Hashable, Way]]:
    """What a tree comes to, as a value that is equal where it comes to the same, and its different ends."""
    if isinstance(tree, End):
        named = name(tree)
        return named, {named: Way(tree, (), 0, 1)}
    found: dict[Hashable, Way] = {}
    values: set[Hashable] = set()
    for option, branch in zip(tree.options, tree.branches, strict=True):
        if branch is None:
            continue
        value, ends = _folded(branch, name)
        if value not in values:
            values.add(value)
            _add(found, ends.items(), option, tree.needs_line)
    if len(values) == 1:
        return next(iter(values)), found
    return (tree.player, tree.kind, frozenset(values)), found


def _add(found: dict[Hashable, Way], ends: Iterable[tuple[Hashable, Way]], option: Option, needs_line: bool) -> None:
    for named, way in ends:
        longer = Way(way.end, (option, *way.answers), way.line_length + needs_line, way.lines)
        known = found.get(named)
        if known is None:
            found[named] = longer
            continue
        known.lines += longer.lines
        if longer.line_length < known.line_length:
            known.end, known.answers, known.line_length = longer.end, longer.answers, longer.line_length
