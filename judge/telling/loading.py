"""Scenarios told once: taken from the archive where they are kept, else judged, told and kept."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from judge.bounds.errors import EndingError, OutOfBoundsError
from judge.bounds.pool import bounded, import_first, start, workers
from judge.messages import Language
from judge.scenario.source import read_source
from judge.telling.archive import key, open_archive
from judge.telling.entry import ScenarioEntry
from judge.telling.view import Story

FEW = 12
"""How many scenarios are sooner told here than shared out among child processes."""

LONGEST = 120.0
"""How many seconds a child may take to be ready, and for one scenario."""

AHEAD = 300.0
"""How many seconds a child may take for the cards of all; without them each child would load the grammar."""


def judged_entry(source: bytes, name: str) -> ScenarioEntry:
    """What is known of a scenario without its steps, by the engine, which is loaded when that has not been kept.

    Arguments:
        source: the bytes of the file, or a little more than the most that is read.
        name: how mistakes name it.
    """
    from judge.telling.judged import entry

    return entry(source, name)


def told_stories(source: bytes, name: str) -> Mapping[Language, Story]:
    """A scenario told in each language, by the engine, which is loaded when it has not been told before.

    Arguments:
        source: the bytes of the file, or a little more than the most that is read.
        name: how mistakes name it.
    """
    from judge.telling.judged import stories

    return stories(source, name)


def load_seat(file: Path, language: Language, seat: str) -> Story:
    """A scenario, told anew from the seat of a player.

    Arguments:
        file: the scenario's file.
        seat: the player's name.
    """
    from judge.telling.story import story

    return story(file, language, seat=seat)


def load_entry(file: Path, name: str) -> ScenarioEntry:
    """What is known of a scenario without its steps.

    Arguments:
        file: the scenario's file.
        name: how mistakes name it.

    Raises:
        OSError: the file cannot be opened.
    """
    source = read_source(file)
    archive, place = open_archive(), key(source, name)
    found = archive.entry(place) if archive is not None else None
    if found is None:
        found = judged_entry(source, name)
        if archive is not None:
            archive.keep_entry(place, found)
    return found


def load_story(file: Path, name: str, language: Language) -> Story:
    """A scenario, told in a language.

    Arguments:
        file: the scenario's file.
        name: how mistakes name it.

    Raises:
        OSError: the file cannot be opened.
    """
    found = archived_story(file, name, language)
    if found is None:
        source = read_source(file)
        made = told_stories(source, name)
        found = made[language]
        archive = open_archive()
        if archive is not None:
            archive.keep_stories(key(source, name), made)
    return found


def archived_story(file: Path, name: str, language: Language) -> Story | None:
    """A scenario that was told before in a language; None where none is kept.

    Arguments:
        file: the scenario's file.
        name: how mistakes name it.

    Raises:
        OSError: the file cannot be opened.
    """
    archive = open_archive()
    return archive.story(key(read_source(file), name), language) if archive is not None else None


def silent(done: int, all_of_them: int) -> None:
    """For those who do not ask how far it is."""


def kept_entries(files: Mapping[str, Path]) -> dict[str, ScenarioEntry | Exception]:
    """What is kept of many scenarios; nothing is played for it.

    Arguments:
        files: the scenarios' files by how mistakes name them.

    Returns:
        the entry of each that is kept, and why a file cannot be opened.
    """
    archive = open_archive()
    found: dict[str, ScenarioEntry | Exception] = {}
    for name, file in files.items():
        try:
            kept = archive.entry(key(read_source(file), name)) if archive is not None else None
        except OSError as error:
            found[name] = error
        else:
            if kept is not None:
                found[name] = kept
    return found


def load_entries(
    files: Mapping[str, Path], said: Callable[[int, int], None] = silent, slow: bool = False
) -> dict[str, ScenarioEntry | Exception]:
    """What is known of many scenarios; those that are not kept are shared out among child processes.

    Another program that is at the same is waited for, since it keeps what it finds.

    Arguments:
        files: the scenarios' files by how mistakes name them.
        said: is told how many of those that were not kept have been told, and how many these are.
        slow: whether quick calls of visitors go first.

    Returns:
        for each name the entry, or why there is none: the file cannot be opened, or the program broke on it.
    """
    found = kept_entries(files)
    if len(files) - len(found) > FEW:
        archive = open_archive()
        with archive.alone() if archive is not None else nullcontext():
            found |= kept_entries(_without(files, found))
            if missing := _without(files, found):
                import_first("judge.telling.ready")
                start(LONGEST)
                _read_cards_ahead(tuple(missing.values()), slow)
                found |= _shared_out(missing, said, slow)
    found |= {name: _here(file, name) for name, file in _without(files, found).items()}
    return {name: found[name] for name in files}


def _without(files: Mapping[str, Path], found: Mapping[str, object]) -> dict[str, Path]:
    return {name: file for name, file in files.items() if name not in found}


def _read_cards_ahead(files: Sequence[Path], slow: bool) -> None:
    """Let one child read the cards that scenarios define themselves, and keep that for all children and other times."""
    from judge.cards.language.tree_cache import shared_cache
    from judge.telling.own_cards import read_own_cards

    try:
        shared_cache().take(bounded(read_own_cards, files, seconds=AHEAD, slow=slow, patient=True))
        shared_cache().save()
    except EndingError:
        raise
    except OutOfBoundsError as error:
        logging.getLogger(__name__).warning("the scenarios' own cards were not read ahead: %s", error)


def _here(file: Path, name: str) -> ScenarioEntry | Exception:
    """What is known of a scenario, or what broke; whatever it is must not take the other scenarios with it."""
    try:
        return load_entry(file, name)
    except Exception as error:
        return error


def _shared_out(
    files: Mapping[str, Path], said: Callable[[int, int], None], slow: bool
) -> dict[str, ScenarioEntry | Exception]:
    """What children tell; a program that is stopped meanwhile waits for none of them."""
    left, made = SimpleQueue[str](), SimpleQueue[tuple[str, ScenarioEntry | Exception]]()
    for name in files:
        left.put(name)

    def ask() -> None:
        with suppress(Empty):
            while True:
                name = left.get_nowait()
                made.put((name, _elsewhere(files[name], name, slow)))

    for _ in range(workers()):
        Thread(target=ask, daemon=True).start()
    found: dict[str, ScenarioEntry | Exception] = {}
    while len(found) < len(files):
        name, entry = made.get()
        found[name] = entry
        said(len(found), len(files))
    return found


def _elsewhere(file: Path, name: str, slow: bool) -> ScenarioEntry | Exception:
    """What a child tells of a scenario, or what broke; were anything raised, who waits for it would wait for ever."""
    try:
        return bounded(load_entry, file, name, seconds=LONGEST, slow=slow, patient=True)
    except EndingError as error:
        return error
    except OutOfBoundsError:
        return _here(file, name)
    except Exception as error:
        return error
