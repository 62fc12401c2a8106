"""Who asks while the first child is made ready is told so; nothing is written down as a mistake."""

from __future__ import annotations

import logging

import pytest

from judge.bounds import lane, worker
from judge.bounds.errors import BeginningError


def test_while_the_first_child_is_made_ready_people_are_told_so(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lane, "FIRST_PATIENCE", 0.01)
    monkeypatch.setattr(worker.Worker, "when_ready", lambda worker, then: None)
    one = lane.Lane(1, 0, (), patience=0.01)
    try:
        with caplog.at_level(logging.INFO), pytest.raises(BeginningError) as raised:
            one.call(b"", 60.0)
    finally:
        one.close()
    assert "only just begun" in raised.value.message.say("en")
    assert "vient de démarrer" in raised.value.message.say("fr")
    assert not caplog.records
