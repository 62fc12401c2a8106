"""What is kept as JSON: found under its name, made anew when it is missing or damaged, never taken from a stranger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from judge.data_cache import find_data, keep_data, name_of
from judge.law import book as book_module
from judge.law.book import book, editions, read_book
from judge.place import RULES
from judge.search import other_names
from judge.tables import read_toml


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the user's cache."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("JUDGE_CACHE", str(folder))
    return folder


def _same(data: Any) -> Any:
    return data


def test_what_is_kept_is_found() -> None:
    name = name_of("table", (b"text",))
    assert find_data(name, _same) is None
    keep_data(name, {"a": [1, "é", 0.65]})
    assert find_data(name, _same) == {"a": [1, "é", 0.65]}


def test_a_name_changes_with_each_source(tmp_path: Path) -> None:
    file = tmp_path / "file"
    missing = name_of("table", (b"text", file))
    file.write_bytes(b"")
    empty = name_of("table", (b"text", file))
    file.write_bytes(b"text")
    assert len({missing, empty, name_of("table", (b"text", file)), name_of("table", (b"tex", b"t"))}) == 4


@pytest.mark.parametrize("harm", [b"", b"[1", b"\xff\xfe", b"[]", b'{"a": 1}', b"null"])
def test_what_is_damaged_is_not_taken(own_cache: Path, harm: bytes) -> None:
    name = name_of("table", (b"text",))
    keep_data(name, {"whole": 1})
    (own_cache / name).write_bytes(harm)
    assert find_data(name, lambda data: data["whole"]) is None


def test_nothing_is_taken_from_a_folder_that_others_can_write(own_cache: Path) -> None:
    name = name_of("table", (b"text",))
    keep_data(name, 1)
    own_cache.chmod(0o777)
    assert find_data(name, _same) is None
    keep_data(name, 2)
    own_cache.chmod(0o700)
    assert find_data(name, _same) == 1


def test_what_json_cannot_hold_is_not_kept(own_cache: Path) -> None:
    keep_data("table-1.json", {"a": object()})
    keep_data("table-2.json", "\ud800")
    assert list(own_cache.iterdir()) == []


def test_a_table_is_the_same_when_it_is_read_again(own_cache: Path) -> None:
    text = "".join(f'word{number} = ["é{number}", {number}, true]\n' for number in range(200))
    first = read_toml(text)
    assert len(list(own_cache.glob("table-*.json"))) == 1
    assert read_toml(text) == first
    for kept in own_cache.glob("table-*.json"):
        kept.write_text("[]")
    assert read_toml(text) == first


@pytest.mark.parametrize("edition", editions())
def test_a_kept_book_is_the_book(own_cache: Path, edition: str) -> None:
    read = read_book(RULES / edition)
    for _ in range(2):
        assert book.__wrapped__(edition) == read
    (kept,) = own_cache.glob("book-*.json")
    kept.write_text("{}")
    assert book.__wrapped__(edition) == read


def test_a_book_with_mistakes_is_not_kept(own_cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "rules" / "9.0"
    folder.mkdir(parents=True)
    (folder / "edition.toml").write_text("")
    monkeypatch.setattr(book_module, "RULES", folder.parent)
    assert book.__wrapped__("9.0").mistakes
    assert not list(own_cache.glob("book-*.json"))


def test_kept_names_are_those_that_are_made(own_cache: Path) -> None:
    terms = book("5.0").terms
    for names in (other_names.own_names, other_names.foreign_names):
        assert names("fr", terms) == names("fr", terms)
    assert len(list(own_cache.glob("names-*.json"))) == 2
