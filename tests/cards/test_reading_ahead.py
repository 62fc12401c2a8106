"""Cards are read ahead in child processes: this one needs no grammar for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from judge.bounds.errors import BusyError
from judge.cards import ahead
from judge.cards.collection import Collection
from judge.cards.language import reader
from judge.cards.language.tree_cache import TreeCache


@pytest.fixture
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[TreeCache]:
    """Nothing has been read here, and this process cannot read anything itself."""

    def refuse(language: str) -> None:
        raise AssertionError("a grammar was asked for")

    kept = TreeCache(None)
    for module in (ahead, reader):
        monkeypatch.setattr(module, "shared_cache", lambda: kept)
    monkeypatch.setattr(reader, "grammar", refuse)
    monkeypatch.setattr(ahead, "_read", None)
    monkeypatch.setattr(ahead, "LONGEST", 60.0)
    monkeypatch.setattr(ahead, "SECONDS", 60.0)
    reader.read_text.cache_clear()
    yield kept
    reader.read_text.cache_clear()


def few(monkeypatch: pytest.MonkeyPatch) -> Collection:
    """Few cards are known."""
    some = Collection(replace(one, text=dict(one.text), notation=None) for one in Collection.shipped().printed[:4])
    monkeypatch.setattr(Collection, "known", staticmethod(lambda: some))
    return some


def test_what_a_child_has_read_is_not_read_here(nothing_kept: TreeCache, monkeypatch: pytest.MonkeyPatch) -> None:
    some = few(monkeypatch)
    assert ahead.known_cards() is some
    assert nothing_kept.lines
    assert [card.declined for card in some] == [None] * 4
    monkeypatch.setattr(ahead, "bounded", None)
    assert ahead.known_cards() is some


def test_who_waits_too_long_is_told_so_and_asks_again(nothing_kept: TreeCache, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch)
    monkeypatch.setattr(ahead, "AT_ONCE", 1)
    asked = 0
    for _ in range(6):
        asked += 1
        try:
            ahead.known_cards(-1.0)
        except BusyError:
            continue
        break
    assert 1 < asked < 6
