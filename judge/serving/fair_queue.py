"""A queue in which every visitor has a turn, and only so many requests of one are served at a time."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Task = TypeVar("Task")


class FairQueue(Generic[Task]):
    """Tasks that wait, taken in turn from each who has brought some.

    Whoever uses it holds a lock of their own. What has been taken counts against its owner until it is done.

    Arguments:
        owner: says whose a task is.
        most: how many tasks of one owner may be taken and not yet done.
    """

    def __init__(self, owner: Callable[[Task], Hashable], most: int) -> None:
        self._owner = owner
        self._most = most
        self._waiting: OrderedDict[Hashable, deque[Task]] = OrderedDict()
        self._held: dict[Hashable, deque[Task]] = {}
        self._taken: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        """How many tasks wait whose owner may have one taken."""
        return sum(map(len, self._waiting.values()))

    def append(self, task: Task) -> None:
        """Let a task wait, behind the others of its owner."""
        owner = self._owner(task)
        full = self._taken[owner] >= self._most
        (self._held if full else self._waiting).setdefault(owner, deque()).append(task)

    def popleft(self) -> Task:
        """Take the first task of the owner whose turn it is.

        Raises:
            IndexError: none can be taken now.
        """
        if not self._waiting:
            raise IndexError("no task can be taken now")
        owner, tasks = self._waiting.popitem(last=False)
        task = tasks.popleft()
        self._taken[owner] += 1
        if tasks:
            full = self._taken[owner] >= self._most
            (self._held if full else self._waiting)[owner] = tasks
        return task

    def done(self, task: Task) -> None:
        """A task that was taken is done: another one of its owner may be taken."""
        owner = self._owner(task)
        self._taken[owner] -= 1
        if not self._taken[owner]:
            del self._taken[owner]
        if owner in self._held:
            self._waiting[owner] = self._held.pop(owner)

    def clear(self) -> list[Task]:
        """Take out all that wait, whoever brought them."""
        left = [task for room in (self._waiting, self._held) for tasks in room.values() for task in tasks]
        self._waiting.clear()
        self._held.clear()
        return left
