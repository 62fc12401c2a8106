"""Whose call comes first: a visitor's before those that the program makes itself."""

from __future__ import annotations

import pickle
import threading
import time
from pathlib import Path
from queue import Queue

import calls

from judge.bounds import lane


def test_what_the_program_asks_itself_waits_until_nobody_else_does(tmp_path: Path) -> None:
    file, done = tmp_path / "on", Queue[str]()
    call = pickle.dumps((calls.wait_for, (str(file),)))
    one = lane.Lane(1, 0, (), patience=60.0)

    def ask(who: str, patient: bool) -> threading.Thread:
        def asked() -> None:
            one.call(call, 60.0, patient)
            done.put(who)

        thread = threading.Thread(target=asked)
        thread.start()
        return thread

    try:
        assert one.wait(60)
        asking = [ask("first", False)]
        while one._idle:
            time.sleep(0.01)
        asking += [ask("program", True) for _ in range(5)]
        asking.append(ask("visitor", False))
        while not one._waiting:
            time.sleep(0.01)
        file.touch()
        for thread in asking:
            thread.join()
    finally:
        one.close()
    assert [done.get() for _ in asking] == ["first", "visitor", *["program"] * 5]
