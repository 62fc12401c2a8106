"""Answers of JSON are bounded in size, however little memory the data takes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from judge.site import desk, json_answers
from judge.site.json_answers import is_longer

WORD = "w" * 1000
FEW: list[Any] = [WORD] * 10
MANY: list[Any] = [[FEW] * 100] * 100
"""A hundred million characters that take a few thousand bytes."""


@pytest.mark.parametrize(
    ("data", "longer"), [({"a": FEW}, False), ({"a": MANY}, True), ({WORD: WORD}, False), (1, False)]
)
def test_how_long_data_is(data: Any, longer: bool) -> None:
    assert is_longer(data, 100_000) is longer


def test_data_is_as_long_as_it_is_written() -> None:
    data = {"words": ["one", "two", {"three": [1, None, True]}]}
    size = len("words") + len("one") + len("two") + len("three")
    assert not is_longer(data, size + 7)
    assert is_longer(data, size - 1)
    assert len(json.dumps(data)) > size


@pytest.mark.parametrize(
    ("language", "said"), [("en", "longer than any that is given here"), ("fr", "plus longue que celles")]
)
def test_an_answer_that_is_too_long_is_refused_in_words(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(desk, "bounded", lambda *asked, **how: {"moves": MANY})
    answer = client.post(f"/{language}/desk/situation.json", json={"text": "anything"})
    assert answer.status_code == 503
    assert said in json.loads(answer.data)["error"]
    assert len(answer.data) < 1000


def test_what_is_not_too_long_is_given(app: Flask) -> None:
    with app.app_context():
        assert app.json.loads(app.json.dumps({"é": FEW})) == {"é": FEW}
        assert app.json.dumps({"b": "é", "a": 1}) == '{"b": "é", "a": 1}'
        assert json_answers.LARGEST > 1_000_000
