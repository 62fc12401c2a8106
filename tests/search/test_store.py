"""The index on disk: named by its texts, the user's own, rebuilt when damaged, in memory when it must be."""

from __future__ import annotations

import multiprocessing
import os
import stat
import tempfile
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from judge.messages import LANGUAGES
from judge.place import cache_folder
from judge.search import store
from judge.search.kept_documents import Documents
from judge.search.store import Indexes, fingerprint, open_indexes


def _kind(indexes: Indexes) -> str:
    return type(indexes["en"].storage).__name__


def _folders(cache: Path) -> list[Path]:
    return sorted(cache.iterdir())


def test_the_cache_folder_is_the_one_that_is_named(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cache_folder() == own_cache
    monkeypatch.delenv("JUDGE_CACHE")
    assert cache_folder().name == "altered-judge"


def test_built_once_then_found(few: Documents, own_cache: Path) -> None:
    assert _kind(open_indexes(few)) == "FileStorage"
    (folder,) = _folders(own_cache)
    before = {path.name: path.stat().st_mtime_ns for path in folder.iterdir()}
    assert _kind(open_indexes(few)) == "FileStorage"
    assert {path.name: path.stat().st_mtime_ns for path in folder.iterdir()} == before


def test_only_the_user_can_write_it(few: Documents, own_cache: Path) -> None:
    open_indexes(few)
    for folder in (own_cache, *_folders(own_cache)):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_other_texts_have_another_name(few: Documents) -> None:
    changed = {**few, "fr": (replace(few["fr"][0], text="autre"), *few["fr"][1:])}
    assert fingerprint(few) != fingerprint(changed)
    assert fingerprint(few) == fingerprint({language: tuple(few[language]) for language in LANGUAGES})


def test_another_whoosh_has_another_name(few: Documents, monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(few)
    monkeypatch.setattr(store, "whoosh_version", (9, 9, 9))
    assert fingerprint(few) != before


def _truncated(folder: Path) -> None:
    path = max(folder.iterdir(), key=lambda one: one.stat().st_size)
    path.write_bytes(path.read_bytes()[:20])


def _flipped(folder: Path) -> None:
    path = max(folder.iterdir(), key=lambda one: one.stat().st_size)
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 0xFF
    path.write_bytes(bytes(data))


def _missing(folder: Path) -> None:
    next(folder.glob("*.seg")).unlink()


def _rubbish(folder: Path) -> None:
    (folder / store._MANIFEST).write_bytes(b"\xff\xfe rubbish")


def _empty(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()


@pytest.mark.parametrize("harm", [_truncated, _flipped, _missing, _rubbish, _empty])
def test_a_damaged_index_is_built_anew(few: Documents, own_cache: Path, harm: Callable[[Path], None]) -> None:
    open_indexes(few)
    (folder,) = _folders(own_cache)
    harm(folder)
    assert _kind(open_indexes(few)) == "FileStorage"
    assert store._open(folder)
    assert _folders(own_cache) == [folder]


def test_a_file_in_the_place_of_the_index(few: Documents, own_cache: Path) -> None:
    own_cache.mkdir(mode=0o700)
    (own_cache / f"search-{fingerprint(few)}").write_text("rubbish")
    assert _kind(open_indexes(few)) == "FileStorage"


def test_a_link_in_the_place_of_the_index_is_not_followed(few: Documents, own_cache: Path, tmp_path: Path) -> None:
    open_indexes(few)
    (folder,) = _folders(own_cache)
    elsewhere = tmp_path / "elsewhere"
    folder.rename(elsewhere)
    folder.symlink_to(elsewhere)
    open_indexes(few)
    assert not folder.is_symlink()


def test_a_folder_that_others_can_write_is_not_trusted(few: Documents, own_cache: Path) -> None:
    own_cache.mkdir()
    own_cache.chmod(0o777)
    assert _kind(open_indexes(few)) == "RamStorage"
    assert not _folders(own_cache)


def test_an_index_that_others_can_write_is_not_opened(few: Documents, own_cache: Path) -> None:
    open_indexes(few)
    (folder,) = _folders(own_cache)
    folder.chmod(0o777)
    assert store._open(folder) is None
    open_indexes(few)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_the_folder_of_somebody_else_is_not_trusted(few: Documents, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getuid", lambda: 4711)
    assert _kind(open_indexes(few)) == "RamStorage"


def test_a_folder_that_cannot_be_written(few: Documents, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> str:
        raise PermissionError

    monkeypatch.setattr(tempfile, "mkdtemp", refuse)
    assert _kind(open_indexes(few)) == "RamStorage"


def test_a_file_in_the_place_of_the_cache(few: Documents, own_cache: Path) -> None:
    own_cache.write_text("rubbish")
    assert _kind(open_indexes(few)) == "RamStorage"


def test_a_full_disk(few: Documents, own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> dict[str, str]:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store, "_sums", full)
    assert _kind(open_indexes(few)) == "RamStorage"
    assert not _folders(own_cache)


def _start(documents: Documents, folder: Path, gate: multiprocessing.synchronize.Barrier, answers: object) -> None:
    gate.wait()
    indexes = open_indexes(documents, folder)
    answers.put((_kind(indexes), indexes["en"].doc_count()))  # type: ignore[attr-defined]


def test_several_processes_start_at_once(few: Documents, own_cache: Path) -> None:
    context = multiprocessing.get_context("spawn")
    gate, answers = context.Barrier(4), context.Queue()
    processes = [context.Process(target=_start, args=(few, own_cache, gate, answers)) for _ in range(4)]
    for process in processes:
        process.start()
    assert [answers.get(timeout=60) for _ in processes] == [("FileStorage", 2)] * 4
    for process in processes:
        process.join()
    assert [path.name[:7] for path in _folders(own_cache)] == ["search-"]


def test_several_threads_start_at_once(few: Documents, own_cache: Path) -> None:
    kinds: list[str] = []
    threads = [threading.Thread(target=lambda: kinds.append(_kind(open_indexes(few)))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert kinds == ["FileStorage"] * 6
    assert len(_folders(own_cache)) == 1


def test_an_old_index_is_swept_away(few: Documents, own_cache: Path) -> None:
    own_cache.mkdir(mode=0o700)
    old, young = own_cache / "search-old", own_cache / "search-young"
    old.mkdir()
    young.mkdir()
    os.utime(old, (0, 0))
    open_indexes(few)
    assert not old.exists()
    assert young.exists()
