"""Where the project's own files lie, in a checkout and in an installed wheel, and where what it makes is kept."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import platformdirs

try:
    import fcntl
except ImportError:  # a system on which a folder cannot be held
    fcntl = None  # type: ignore[assignment]

PACKAGE = Path(__file__).resolve().parent
TRANSLATIONS = PACKAGE / "translations"
STATIC = PACKAGE / "static"
MADE = PACKAGE / "made"
"""What was made as the wheel was built, named by the content of what it was made from; a checkout has none."""

Stamp = tuple[Path, int, int, int]
"""A file, when it was changed, its size, its number on the disk."""


_BEGUN = "importing-"
"""With this begins the name of a file that is being written."""


IMPORTED_CARDS = "cards.jsonl"
"""What the file of the imported cards is called, in the folder for what cannot be built again."""


def data_folder() -> Path:
    """The folder for what cannot be built again: ``JUDGE_DATA``, or the user's data folder."""
    named = os.environ.get("JUDGE_DATA")
    return Path(named) if named else _users_data()


@cache
def _users_data() -> Path:
    return Path(platformdirs.user_data_dir("altered-judge", appauthor=False))


def stamp_of(path: Path) -> Stamp | None:
    """What tells one state of a file from another; None where there is none."""
    try:
        about = path.stat()
    except OSError:
        return None
    return path, about.st_mtime_ns, about.st_size, about.st_ino


def replace_lines(target: Path, lines: Iterable[str]) -> None:
    """Write a file of the user's in one transaction: all of its lines, or on any mistake none.

    Arguments:
        target: the file; its folder is made if need be.

    Raises:
        OSError: the folder cannot be made or written to.
    """
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    number, beside = _nameless(target) or _named(target)
    try:
        with os.fdopen(number, "w", encoding="utf-8") as stream:
            for line in lines:
                stream.write(f"{line}\n")
            stream.flush()
            os.fsync(stream.fileno())
            if not beside.exists():
                number = stream.fileno()
                os.link(f"/proc/self/fd/{number}", beside, src_dir_fd=number, follow_symlinks=True)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


def files_below(folder: Path) -> dict[str, Path]:
    """All files below a folder by their paths from there, in the order of these, but for what Python keeps of code."""
    start = len(str(folder)) + 1
    walked = ((place, names) for place, _, names in os.walk(folder) if not place.endswith("__pycache__"))
    found = (f"{place}{os.sep}{name}" for place, names in walked for name in names)
    paths = sorted((path[start:].replace(os.sep, "/").split("/"), path) for path in found)
    return {"/".join(parts): Path(path) for parts, path in paths}


def leftovers(target: Path) -> tuple[Path, ...]:
    """What a program that was killed while it wrote a file has left beside it.

    Arguments:
        target: the file.
    """
    return tuple(target.parent.glob(f"{_BEGUN}{target.stem}-*{target.suffix}"))


def _nameless(target: Path) -> tuple[int, Path] | None:
    """A file that has no name until it is whole, so that nothing is left of it if the program is killed, and the name
    that it then gets; None where the system has no such files."""
    try:
        number = os.open(target.parent, os.O_TMPFILE | os.O_WRONLY, 0o600)
    except (AttributeError, OSError):
        return None
    if not Path(f"/proc/self/fd/{number}").exists():
        os.close(number)
        return None
    return number, target.with_name(f"{_BEGUN}{target.stem}-{os.getpid()}-{os.urandom(4).hex()}{target.suffix}")


def _named(target: Path) -> tuple[int, Path]:
    number, name = tempfile.mkstemp(prefix=f"{_BEGUN}{target.stem}-", suffix=target.suffix, dir=target.parent)
    return number, Path(name)


def _folder(name: str) -> Path:
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parent / name


RULES = _folder("rules")
SCENARIOS = _folder("scenarios")
TEMPLATES = _folder("templates")


def cache_folder() -> Path:
    """The folder for what can be built again: ``JUDGE_CACHE``, or the user's cache folder."""
    named = os.environ.get("JUDGE_CACHE")
    return Path(named) if named else Path(platformdirs.user_cache_dir("altered-judge", appauthor=False))


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Let other programs that would make the same in a folder wait until this is done; where none can wait, none does.

    Raises:
        OSError: there is no such folder.
    """
    if fcntl is None:
        yield
        return
    held = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
    finally:
        os.close(held)


def own(folder: Path) -> None:
    """Make sure that a folder exists and that nobody but the user can write to it.

    Raises:
        OSError: it cannot be made, is no folder, or others can write to it.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    about = folder.stat()
    if not stat.S_ISDIR(about.st_mode):
        raise NotADirectoryError(folder)
    if hasattr(os, "getuid") and (about.st_uid != os.getuid() or about.st_mode & 0o022):
        raise PermissionError(folder)
