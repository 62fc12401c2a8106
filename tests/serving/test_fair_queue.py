"""Who waits has a turn: whatever others bring, and only so much of one at a time."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.serving.fair_queue import FairQueue

Task = tuple[str, int]
MOST = 2


def queue(*tasks: Task) -> FairQueue[Task]:
    """A queue with some tasks, of which each owner may have two."""
    made: FairQueue[Task] = FairQueue(lambda task: task[0], MOST)
    for task in tasks:
        made.append(task)
    return made


def test_one_of_each_in_turn() -> None:
    waiting = queue(("a", 1), ("a", 2), ("a", 3), ("b", 1), ("c", 1))
    assert [waiting.popleft() for _ in range(4)] == [("a", 1), ("b", 1), ("c", 1), ("a", 2)]


def test_of_one_only_so_many_at_a_time() -> None:
    waiting = queue(("a", 1), ("a", 2), ("a", 3))
    first = [waiting.popleft(), waiting.popleft()]
    assert not waiting
    with pytest.raises(IndexError):
        waiting.popleft()
    waiting.append(("b", 1))
    assert waiting.popleft() == ("b", 1)
    waiting.done(first[0])
    assert waiting.popleft() == ("a", 3)


@given(st.lists(st.one_of(st.tuples(st.sampled_from("abc"), st.integers(0, 9)), st.sampled_from(["take", "done"]))))
def test_nothing_is_lost_and_each_comes_in_its_own_order(events: list[Task | str]) -> None:
    waiting = queue()
    brought: list[Task] = []
    taken: list[Task] = []
    working: list[Task] = []
    for event in events:
        if isinstance(event, tuple):
            waiting.append(event)
            brought.append(event)
        elif event == "take" and waiting:
            working.append(waiting.popleft())
            taken.append(working[-1])
        elif event == "done" and working:
            waiting.done(working.pop(0))
        assert max(Counter(owner for owner, _ in working).values(), default=0) <= MOST
    while waiting or working:
        while waiting:
            working.append(waiting.popleft())
            taken.append(working[-1])
        waiting.done(working.pop(0))
    for owner in "abc":
        assert [one for one in taken if one[0] == owner] == [one for one in brought if one[0] == owner]


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 9)), max_size=20), st.integers(0, 5))
def test_what_waits_can_be_taken_out(tasks: list[Task], taken: int) -> None:
    waiting = queue(*tasks)
    gone = [waiting.popleft() for _ in range(taken) if waiting]
    assert sorted([*gone, *waiting.clear()]) == sorted(tasks)
    assert not waiting
