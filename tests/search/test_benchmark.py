"""The benchmark compares like with like."""

from __future__ import annotations

from judge.search.kept_documents import Documents
from tests.measures.search import Sqlite, latencies


def test_latencies_are_sorted_one_a_query() -> None:
    asked: list[str] = []
    times = latencies(lambda text, language: asked.append(text), [("a", "en"), ("b", "fr")])
    assert len(times) == 2
    assert times == sorted(times)
    assert set(asked) == {"a", "b"}


def test_sqlite_finds_the_same_documents(few: Documents) -> None:
    sqlite = Sqlite(few)
    assert sqlite.ask("tokens", "en") == ["2.1.a"]
    assert sqlite.ask("le coût", "fr") == ["2.1.b"]
    assert sqlite.ask('" OR (', "en") == []
