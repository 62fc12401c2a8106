"""Tellings that are kept: told once, told anew when anything changed, and never taken from a stranger's hand."""

from __future__ import annotations

import json
import shutil
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest

from judge.bounds.errors import BeingPlayedError
from judge.cards.language import reader
from judge.cards.language.tree_cache import shared_cache
from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.telling import archive, fingerprint, judged, loading
from judge.telling.archive import key, open_archive
from judge.telling.entry import ScenarioEntry
from judge.telling.loading import load_entries, load_entry, load_story
from judge.telling.plain import DamagedData, plain, read
from judge.telling.shelf import CachedShelf
from judge.telling.story import story
from judge.telling.view import Story

NAME = "objects/kuwat-and-haven.md"
FILE = SCENARIOS / NAME
WRITTEN = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def cache(own_cache: Path) -> Path:
    """A cache folder of its own."""
    return own_cache


@pytest.fixture
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing can be told anew."""

    def refuse(source: bytes, name: str) -> None:
        raise AssertionError("judged anew")

    for work in ("judged_entry", "told_stories"):
        monkeypatch.setattr(loading, work, refuse)


def anew(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of what is judged anew from now on."""
    names: list[str] = []

    def noting(work: Callable[[bytes, str], object]) -> Callable[[bytes, str], object]:
        def noted(source: bytes, name: str) -> object:
            names.append(name)
            return work(source, name)

        return noted

    for name, work in (("judged_entry", judged.entry), ("told_stories", judged.stories)):
        monkeypatch.setattr(loading, name, noting(work))
    return names


def test_a_kept_story_is_the_story() -> None:
    written = story(FILE, "fr")
    assert load_story(FILE, NAME, "fr") == written
    assert load_story(FILE, NAME, "fr") == written
    assert read(Story, json.loads(json.dumps(plain(written)))) == written


def test_nothing_is_told_twice(request: pytest.FixtureRequest) -> None:
    entry, told = load_entry(FILE, NAME), load_story(FILE, NAME, "fr")
    assert entry.verdict == "holds" and "2.1.c" in entry.deciding["1.0"] and entry.twins
    request.getfixturevalue("untold")
    assert load_story(FILE, NAME, "fr") == told
    assert load_entry(FILE, NAME) == entry
    assert load_story(FILE, NAME, "en").title == entry.headings["en"].title
    assert load_entries({NAME: FILE}) == {NAME: entry}


@pytest.mark.parametrize("file", (*sorted(SCENARIOS.rglob("*.md"))[::40], *sorted(WRITTEN.rglob("*.md"))[::30]))
def test_what_is_known_of_a_scenario_is_what_its_story_tells(file: Path) -> None:
    known, told = judged.entry(file.read_bytes(), "a file.md"), judged.stories(file.read_bytes(), "a file.md")
    assert replace(known, typed={}) == ScenarioEntry.of(told)


def test_what_changed_is_told_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "one.md"
    file.write_bytes(FILE.read_bytes())
    load_entry(file, "one.md")
    names = anew(monkeypatch)
    load_entry(file, "one.md")
    assert names == []
    file.write_bytes(FILE.read_bytes() + b"\n")
    load_entry(file, "one.md")
    load_entry(file, "two.md")
    monkeypatch.setattr(archive, "stamp", lambda: (tmp_path, 1, 2, 3))
    load_entry(file, "two.md")
    assert names == ["one.md", "two.md", "two.md"]


@pytest.mark.parametrize(
    "damage", [b"", b"no archive", zlib.compress(b"[1, 2]"), zlib.compress(b"[" * 100_000), zlib.compress(b"null")[:-2]]
)
def test_what_is_damaged_is_told_anew(cache: Path, damage: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    entry, kept = load_entry(FILE, NAME), load_story(FILE, NAME, "en")
    for file in cache.rglob("*.e*"):
        file.write_bytes(damage)
    names = anew(monkeypatch)
    assert (load_entry(FILE, NAME), load_story(FILE, NAME, "en")) == (entry, kept)
    assert names


def test_a_story_of_the_wrong_form_is_damaged() -> None:
    data = json.loads(json.dumps(plain(load_entry(FILE, NAME))))
    assert read(ScenarioEntry, data) == load_entry(FILE, NAME)
    pool, entry = data
    wrong: tuple[object, ...] = (
        None,
        [],
        entry[:-1],
        [*entry[:-1], "2"],
        [{"de": 1}, *entry[1:]],
        [*entry[:1], [1], *entry[2:]],
    )
    for one in (None, [], [pool], *([pool, one] for one in wrong)):
        with pytest.raises(DamagedData):
            read(ScenarioEntry, one)


def test_a_story_names_only_parts_of_boards_that_it_holds() -> None:
    pool, said = json.loads(json.dumps(plain(load_story(FILE, NAME, "en"))))
    cards = [row for row in pool if row[0] == 0]
    for wrong in ([], pool[:1], cards * 20, [[9, *pool[0][1:]], *pool[1:]], [pool[-1], *pool[1:]], [[], *pool[1:]]):
        with pytest.raises(DamagedData):
            read(Story, [wrong, said])


def test_a_folder_that_others_can_write_to_is_not_used(cache: Path) -> None:
    assert open_archive() is not None
    inner = next(cache.glob("told-*"))
    inner.chmod(0o777)
    assert open_archive() is None
    inner.chmod(0o700)
    cache.chmod(0o770)
    assert open_archive() is None
    assert load_entry(FILE, NAME).verdict == "holds"
    assert list(inner.iterdir()) == []


def test_what_came_with_the_program_is_found_and_never_written_to(
    cache: Path, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, _ = load_entry(FILE, NAME), load_story(FILE, NAME, "en")
    (made,) = cache.glob("told-*")
    monkeypatch.setattr(archive, "MADE", tmp_path / "made")
    shutil.copytree(made, tmp_path / "made" / made.name)
    archive.pack(tmp_path / "made" / made.name)
    shipped = sorted((tmp_path / "made").rglob("*"))
    shutil.rmtree(cache)
    load_entry(FILE, "another name")
    load_story(FILE, "another name", "fr")
    request.getfixturevalue("untold")
    assert load_entry(FILE, NAME) == known
    assert load_story(FILE, NAME, "fr").title
    assert len(list(cache.glob("told-*/*"))) == 3, "only what did not come with the program is kept"
    cache.chmod(0o777)
    assert load_entry(FILE, NAME) == known, "it needs no cache"
    assert sorted((tmp_path / "made").rglob("*")) == shipped
    monkeypatch.setattr(archive, "telling_fingerprint", lambda: "another")
    assert open_archive() is None, "what was made by another engine is never used"


def test_what_another_engine_told_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    load_entry(FILE, NAME)
    monkeypatch.setattr(archive, "telling_fingerprint", lambda: "another")
    other = open_archive()
    assert other is not None and other.entry(key(FILE.read_bytes(), NAME)) is None


def test_the_fingerprint_changes_with_the_engine_and_the_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marks = []
    monkeypatch.setattr(fingerprint, "PACKAGE", tmp_path)
    monkeypatch.setattr(fingerprint, "RULES", tmp_path / "rules")
    for name in (
        "game/run.py",
        "law/laws/day.py",
        "rules/1.0/en/4-game.md",
        "cards/facts.jsonl",
        "site/home.py",
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("new", encoding="utf-8")
        fingerprint.fingerprint.cache_clear()
        marks.append(fingerprint.fingerprint())
    fingerprint.fingerprint.cache_clear()
    assert len(set(marks)) == 4 and marks[-1] == marks[-2]
    assert all(len(mark) == 10 for mark in marks)


def test_many_are_shared_out_and_one_that_is_missing_takes_none_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "FEW", 1)
    found = load_entries({NAME: FILE, "gone.md": tmp_path / "gone.md", "other.md": FILE})
    assert [type(one).__name__ for one in found.values()] == ["ScenarioEntry", "FileNotFoundError", "ScenarioEntry"]


def test_the_cards_of_many_are_read_in_one_child_and_kept(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared_cache.cache_clear()
    monkeypatch.setattr(loading, "FEW", 1)
    files = {name: SCENARIOS / name for name in ("day/gigantic-behind.md", "day/no-farther-than-the-end.md")}
    found = load_entries(files)
    assert list(cache.glob("trees-*.json"))
    shared_cache.cache_clear()

    def refuse(language: str) -> None:
        raise AssertionError("read anew")

    monkeypatch.setattr(reader, "grammar", refuse)
    assert {name: judged.entry(file.read_bytes(), name) for name, file in files.items()} == found
    shared_cache.cache_clear()


def test_a_shelf_of_few_scenarios(tmp_path: Path) -> None:
    (tmp_path / "one.md").write_bytes(FILE.read_bytes())
    (tmp_path / "broken.md").write_bytes(b"\xff")
    shelf = CachedShelf(tmp_path, within_bounds=True)
    assert [one.verdict for one in shelf.headings("en")] == ["unreadable", "holds"]
    assert shelf.deciding("1.0", "2.1.c") == ("one",)
    assert shelf.heading("one", "fr").summary


def test_titles_need_nothing_played_and_what_needs_all_waits_for_whoever_plays_them(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "one.md").write_bytes(FILE.read_bytes())
    monkeypatch.setattr("judge.telling.shelf.PATIENCE", 0.01)
    shelf = CachedShelf(tmp_path, within_bounds=True)
    with monkeypatch.context() as patch:
        patch.setattr(loading, "judged_entry", refuse_to_judge)
        assert not shelf.is_told
        titles = {language: shelf.title("one", language) for language in LANGUAGES}
    with shelf._listing, pytest.raises(BeingPlayedError, match="for the first time"):
        assert shelf.entries
    assert titles == {language: entry.title for language, entry in shelf.entries["one"].headings.items()}
    assert CachedShelf(tmp_path, within_bounds=True).is_told


def test_of_two_that_tell_the_same_one_waits_and_takes_what_the_other_has_kept(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "FEW", 0)
    monkeypatch.setattr(loading, "_shared_out", refuse_to_judge)
    archive = open_archive()
    assert archive is not None
    found: list[object] = []
    with archive.alone():
        other = Thread(target=lambda: found.append(load_entries({NAME: FILE})), daemon=True)
        other.start()
        entry = load_entry(FILE, NAME)
    other.join(60)
    assert found == [{NAME: entry}]


def refuse_to_judge(*_: object) -> None:
    """What must not be done here."""
    raise AssertionError("judged")


def test_a_story_in_memory_needs_neither_the_disk_nor_a_telling(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.md").write_bytes(FILE.read_bytes())
    load_story(tmp_path / "one.md", "one.md", "en")
    shelf = CachedShelf(tmp_path, within_bounds=True)
    assert shelf.story("one", "en").title
    shutil.rmtree(cache)
    asked: list[object] = []
    monkeypatch.setattr("judge.telling.shelf.bounded", lambda *call, **bounds: asked.append(call[1].name))
    assert shelf.story("one", "en").title and not asked
    shelf.story("two", "en")
    assert asked == ["two.md"], "what is not kept is told when somebody asks"
