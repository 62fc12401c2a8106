"""Scenarios told once: taken from the archive where they are kept, else judged, told and kept."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from judge.bounds.errors import OutOfBoundsError
from judge.bounds.pool import bounded, import_first, workers
from judge.messages import Language
from judge.scenario.file import MOST_BYTES
from judge.telling.archive import key, open_archive
from judge.telling.entry import Entry, telling
from judge.telling.view import Story

FEW = 12
"""How many scenarios are sooner told here than shared out among child processes."""

LONGEST = 60.0
"""How many seconds a child may take for one."""


def told_entry(file: Path, name: str) -> Entry:
    """What is known of a scenario without its steps.

    Arguments:
        file: the scenario's file.
        name: how mistakes name it.

    Raises:
        OSError: the file cannot be opened.
    """
    source = _read(file)
    archive, place = open_archive(), key(source, name)
    found = archive.entry(place) if archive is not None else None
    if found is None:
        made = telling(source, name)
        found = made.entry
        if archive is not None:
            archive.keep(place, made)
    return found


def told_story(file: Path, name: str, language: Language) -> Story:
    """A scenario, told in a language.

    Arguments:
        file: the scenario's file.
        name: how mistakes name it.
        language: the language.

    Raises:
        OSError: the file cannot be opened.
    """
    source = _read(file)
    archive, place = open_archive(), key(source, name)
    found = archive.story(place, language) if archive is not None else None
    if found is None:
        made = telling(source, name)
        found = made.stories[language]
        if archive is not None:
            archive.keep(place, made)
    return found


def told_entries(files: Mapping[str, Path]) -> dict[str, Entry | Exception]:
    """What is known of many scenarios; those that are not kept are shared out among child processes.

    Arguments:
        files: the scenarios' files by how mistakes name them.

    Returns:
        for each name the entry, or why there is none: the file cannot be opened, or the program broke on it.
    """
    archive = open_archive()
    found: dict[str, Entry | Exception] = {}
    missing: list[str] = []
    for name, file in files.items():
        try:
            kept = archive.entry(key(_read(file), name)) if archive is not None else None
        except OSError as error:
            found[name] = error
            continue
        if kept is not None:
            found[name] = kept
        else:
            missing.append(name)
    if len(missing) <= FEW:
        found |= {name: _here(files[name], name) for name in missing}
    else:
        import_first("judge.telling.ready")
        with ThreadPoolExecutor(workers()) as threads:
            made = threads.map(lambda name: _elsewhere(files[name], name), missing)
            found |= dict(zip(missing, made, strict=True))
    return {name: found[name] for name in files}


def _here(file: Path, name: str) -> Entry | Exception:
    try:
        return told_entry(file, name)
    except Exception as error:
        return error


def _elsewhere(file: Path, name: str) -> Entry | Exception:
    try:
        return bounded(told_entry, file, name, seconds=LONGEST)
    except OutOfBoundsError:
        return _here(file, name)


def _read(file: Path) -> bytes:
    with file.open("rb") as stream:
        return stream.read(MOST_BYTES + 1)
