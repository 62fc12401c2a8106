"""Scenarios by two editions for a page that shows many: what is not kept is compared beside the visitors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from threading import Lock, Thread

from judge.bounds.errors import BusyError, NotStartedError, OutOfBoundsError
from judge.bounds.pool import bounded
from judge.cards.store import stamp
from judge.messages import LANGUAGES, Language
from judge.place import Stamp
from judge.ruling.comparison import FileComparison
from judge.ruling.files import compare_and_keep
from judge.ruling.kept_runs import kept_comparison
from judge.site.setting import setting
from judge.value import value

LONGEST = 60.0
"""How many seconds one may take; no visitor waits for it."""


@value(frozen=True, slots=True)
class AwaitedComparison:
    """A scenario by two editions, as far as that is known now.

    Arguments:
        found: what it comes to; None where that is not known.
        waits: whether it is being compared; where it is not, it takes more than there is.
    """

    found: FileComparison | None
    waits: bool = False


_Key = tuple[Path, Stamp | None]

_found: dict[_Key, Mapping[Language, FileComparison]] = {}
"""What was compared here; empty for what takes more than there is."""

_comparing: Thread | None = None
_lock = Lock()


def compared_ahead(paths: Iterable[str], language: Language) -> Mapping[str, AwaitedComparison]:
    """Scenarios by two editions; those that are not known yet are compared from now on.

    Arguments:
        paths: the scenarios’ paths.
    """
    files = {path: setting().shelf.file(path) for path in paths}
    now = {path: _known(path, file, language) for path, file in files.items()}
    if any(one.waits for one in now.values()):
        start_comparing(files)
    return now


def start_comparing(files: Mapping[str, Path]) -> Thread:
    """Compare scenarios that are not known yet, unless that has begun.

    Arguments:
        files: the scenarios’ files by their paths.

    Returns:
        what compares them.
    """
    global _comparing
    with _lock:
        if _comparing is None or not _comparing.is_alive():
            _comparing = Thread(target=_compare, args=(dict(files),), daemon=True)
            _comparing.start()
        return _comparing


def _known(path: str, file: Path, language: Language) -> AwaitedComparison:
    made = _found.get((file, stamp()))
    if made is not None:
        return AwaitedComparison(made.get(language))
    kept = kept_comparison(file, f"{path}.md", language)
    return AwaitedComparison(kept, waits=kept is None)


def _compare(files: Mapping[str, Path]) -> None:
    now = stamp()
    for old in [key for key in _found if key[-1] != now]:
        del _found[old]
    for path, file in files.items():
        if not any(_known(path, file, language).waits for language in LANGUAGES):
            continue
        try:
            _found[file, now] = bounded(compare_and_keep, file, f"{path}.md", seconds=LONGEST, slow=True)
        except (BusyError, NotStartedError):
            return
        except OutOfBoundsError:
            _found[file, now] = {}
