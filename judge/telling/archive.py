"""Tellings that were made before, kept on disk by the content of their scenarios, so that none is judged twice.

The folder is the user's cache: whatever stands there may be missing, old or damaged, and is then made again. Nothing is
taken from a folder to which others can write.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import os
import shutil
import tempfile
import time
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from judge.cards.store import stamp
from judge.messages import Language
from judge.place import MADE, alone, cache_folder, own
from judge.telling.entry import ScenarioEntry
from judge.telling.fingerprint import telling_fingerprint
from judge.telling.plain import DamagedData, plain, read
from judge.telling.view import Story

PACK = ".pack"
"""How the name of a file ends that holds what is kept of some scenarios."""

ENTRIES = "entries"
"""The name of the file that holds the entries of all scenarios, without its end."""

TOGETHER = 2
"""How many of the 256 beginnings of a key share a file: more make the program smaller and each reading slower."""

LARGEST = 50_000_000
"""How many bytes of JSON are read at most."""

OLD = 14 * 24 * 3600
"""After how many seconds the tellings of another engine are thrown away."""

Kind = TypeVar("Kind")


def key(source: bytes, name: str) -> str:
    """By what a telling is kept: the file, how mistakes name it, and the state of the imported cards.

    Arguments:
        source: the bytes of the scenario's file.
        name: how mistakes name it.
    """
    return hashlib.sha256(
        b"\0".join((name.encode("utf-8", "surrogatepass"), repr(stamp()).encode(), source))
    ).hexdigest()


class Archive:
    """The tellings of this engine: those of the user's cache, and those that came with the program.

    Arguments:
        folder: the user's own folder; None where there is none, so that nothing is kept.
        shipped: the folder of the others, which may be missing.
    """

    def __init__(self, folder: Path | None, shipped: Path) -> None:
        self._folder = folder
        self._shipped = shipped

    def entry(self, key: str) -> ScenarioEntry | None:
        """The entry of a scenario, if it is kept."""
        return self.value(f"{key}.entry", ScenarioEntry)

    def story(self, key: str, language: Language) -> Story | None:
        """The story of a scenario in a language, if it is kept."""
        return self.value(f"{key}.{language}", Story)

    def keep_stories(self, key: str, stories: Mapping[Language, Story]) -> None:
        """Keep a scenario that was told in each language; where that cannot be done, nothing is written."""
        for language, story in stories.items():
            self.keep_story(key, language, story)

    def keep_entry(self, key: str, entry: ScenarioEntry) -> None:
        """Keep the entry of a scenario; where that cannot be done, nothing is written."""
        self.keep_value(f"{key}.entry", entry)

    def keep_story(self, key: str, language: Language, story: Story) -> None:
        """Keep a story in a language; where that cannot be done, nothing is written."""
        self.keep_value(f"{key}.{language}", story)

    def value(self, name: str, kind: type[Kind]) -> Kind | None:
        """What is kept under a name; None where nothing of that kind is.

        Arguments:
            kind: a dataclass, as `plain.read` takes it.
        """
        for found in (self._kept, self._packed):
            with suppress(OSError, ValueError, zlib.error, lzma.LZMAError, RecursionError, DamagedData, KeyError):
                return read(kind, json.loads(found(name)))
        return None

    def _kept(self, name: str) -> bytes:
        if self._folder is None:
            raise FileNotFoundError(name)
        return _unpacked(self._folder / name)

    def _packed(self, name: str) -> bytes:
        return _lines(self._shipped / _pack_of(name))[name.encode()]

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Let other programs that would tell the same wait until this is done; where that cannot be, none waits."""
        with alone(self._folder) if self._folder is not None else nullcontext():
            yield

    def keep_value(self, name: str, value: object) -> None:
        """Keep a value under a name; where that cannot be done, nothing is written."""
        if self._folder is not None:
            with suppress(OSError):
                _put(self._folder / name, value)


def pack(folder: Path) -> None:
    """Put what is kept of some scenarios into one file, as it comes with the program: a line each, small together.

    Arguments:
        folder: the folder of an archive; what was kept singly is removed.
    """
    packs: dict[str, list[Path]] = {}
    for part in sorted(folder.iterdir()):
        packs.setdefault(_pack_of(part.name), []).append(part)
    for name, parts in packs.items():
        lines = [part.name.encode() + b"\t" + _unpacked(part) for part in parts]
        (folder / name).write_bytes(lzma.compress(b"\n".join(lines)))
        for part in parts:
            part.unlink()


def _pack_of(name: str) -> str:
    """The file in which something comes with the program: all entries, which are read together, or a few scenarios."""
    return f"{ENTRIES if name.endswith('.entry') else f'{int(name[:2], 16) // TOGETHER:02x}'}{PACK}"


@lru_cache(maxsize=2)
def _lines(place: Path) -> Mapping[bytes, bytes]:
    """What a file holds that came with the program, by name."""
    unpacking = lzma.LZMADecompressor()
    text = unpacking.decompress(place.read_bytes(), LARGEST)
    if not unpacking.eof:
        raise lzma.LZMAError(f"{place} is cut off or too large")
    return dict(line.split(b"\t", 1) for line in text.splitlines())


def _unpacked(place: Path) -> bytes:
    unpacking = zlib.decompressobj()
    text = unpacking.decompress(place.read_bytes(), LARGEST)
    if not unpacking.eof:
        raise zlib.error(f"{place} is cut off or too large")
    return text


def _put(place: Path, value: object) -> None:
    text = json.dumps(plain(value), ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
    handle, beside = tempfile.mkstemp(prefix="keeping-", dir=place.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(zlib.compress(text))
        Path(beside).replace(place)
    finally:
        Path(beside).unlink(missing_ok=True)


def open_archive() -> Archive | None:
    """The archive of this engine; None where nothing came with it and the user's cache folder is not the user's own."""
    name = f"told-{telling_fingerprint()}"
    folder = _own_folder(cache_folder(), name)
    return Archive(folder, MADE / name) if folder is not None or (MADE / name).is_dir() else None


def _own_folder(home: Path, name: str) -> Path | None:
    """A folder in the user's cache; None where it is not the user's own."""
    folder = home / name
    try:
        own(home)
        if folder.is_symlink():
            return None
        own(folder)
        _sweep(home, folder)
    except OSError:
        return None
    return folder


def _sweep(home: Path, now: Path) -> None:
    """Throw away what other engines told, when it is old."""
    for folder in home.glob("told-*"):
        with suppress(OSError):
            if folder != now and not folder.is_symlink() and folder.stat().st_mtime < time.time() - OLD:
                shutil.rmtree(folder, ignore_errors=True)
