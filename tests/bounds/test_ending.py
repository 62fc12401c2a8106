"""As a program ends, so do its children, and nobody takes that for a mistake."""

from __future__ import annotations

import threading
from typing import NoReturn

import pytest

from judge.bounds import lane
from judge.bounds.errors import EndingError
from judge.bounds.worker import LostError, Worker


def test_a_child_that_is_gone_before_the_program_says_that_it_ends_is_no_error(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: object) -> NoReturn:
        threading.Timer(0.1, one.shut).start()
        raise LostError

    monkeypatch.setattr(lane, "PARTING", 60.0)
    monkeypatch.setattr(Worker, "call", lost)
    one = lane.Lane(1, 0, ())
    try:
        with pytest.raises(EndingError):
            one.call(b"", 1.0)
    finally:
        one.close()
    assert not caplog.text
