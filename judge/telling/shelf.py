"""A folder of scenarios as a shelf of stories: which there are, each told once, and which law decides in which."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from threading import Lock

from judge.bounds.errors import BeingPlayedError, BusyError, NotStartedError, TooLargeError, TooLongError
from judge.bounds.pool import bounded
from judge.cards.store import stamp
from judge.data_cache import find_data, keep_data, name_of
from judge.messages import LANGUAGES, Language, message
from judge.place import SCENARIOS
from judge.scenario.about import UNNAMED_EDITION
from judge.scenario.file import read_bytes
from judge.scenario.source import read_source
from judge.telling.entry import ScenarioEntry, ScenarioHeading
from judge.telling.fingerprint import telling_fingerprint
from judge.telling.heading import title_of
from judge.telling.loading import archived_story, kept_entries, load_entries, load_seat, load_story, silent
from judge.telling.scenario_files import scenario_files
from judge.telling.table import BoardView
from judge.telling.view import Story, StoryFault

Teller = Callable[[Path, Language, str], Story]
"""Runs a scenario file and tells it in a language, from the seat of the player of that name, or the judge's for ""."""

MOST_TOLD = 100
"""How many stories are held in memory; the one that was asked for longest ago gives way."""

TELLING = 20.0
"""How many seconds a shipped scenario may take to be told; a child that just started loads the engine first."""


PATIENCE = 20.0
"""How many seconds a visitor waits while others have the scenarios played for the first time."""


class ScenarioShelf:
    """A folder of scenarios.

    Arguments:
        folder: the folder; its files ``*.md`` are scenarios, a ``README.md`` is not.
        teller: runs and tells a file.
        patience: how many seconds to wait for what is known of all scenarios while another thread works it out; -1
            for as long as it takes.
    """

    def __init__(self, folder: Path, teller: Teller, patience: float = -1) -> None:
        self._patience = patience
        self.folder = folder
        self._files = scenario_files(folder)
        self._teller = teller
        self._told: OrderedDict[tuple[str, Language, str], Story] = OrderedDict()
        self._entries: dict[str, ScenarioEntry] | None = None
        self._decided: dict[tuple[str, str], tuple[str, ...]] = {}
        self._lock = Lock()
        self._listing = Lock()

    @property
    def paths(self) -> tuple[str, ...]:
        """The scenarios' paths without ``.md``, in alphabetical order."""
        return tuple(self._files)

    def __contains__(self, path: object) -> bool:
        return path in self._files

    def file(self, path: str) -> Path:
        """The file of a scenario.

        Raises:
            KeyError: there is no such scenario.
        """
        return self._files[path]

    def story(self, path: str, language: Language, seat: str = "") -> Story:
        """A scenario, told.

        Arguments:
            seat: one of its players' names, for their seat; "" for the judge's.

        Raises:
            KeyError: there is no such scenario, or no such player.
            OutOfBoundsError: it could not be told within bounds.
        """
        if seat and seat not in self.story(path, language).seats:
            raise KeyError(seat)
        with self._lock:
            told = self._told.get((path, language, seat))
            if told is not None:
                self._told.move_to_end((path, language, seat))
                return told
        told = self._tell(path, language, seat)
        self._hold(path, language, seat, told)
        return told

    def _hold(self, path: str, language: Language, seat: str, told: Story) -> None:
        with self._lock:
            self._told[path, language, seat] = told
            while len(self._told) > MOST_TOLD:
                self._told.popitem(last=False)

    def heading(self, path: str, language: Language) -> ScenarioHeading:
        """What is known of a scenario without its steps.

        Raises:
            KeyError: there is no such scenario.
        """
        if path not in self:
            raise KeyError(path)
        if self._entries is None:
            return ScenarioHeading.of(self.story(path, language))
        return self._entries[path].headings[language]

    def title(self, path: str, language: Language) -> str:
        """The title of a scenario.

        Raises:
            KeyError: there is no such scenario.
        """
        return self.heading(path, language).title

    def headings(self, language: Language) -> tuple[ScenarioHeading, ...]:
        """Every scenario without its steps, in alphabetical order of the paths."""
        return tuple(entry.headings[language] for entry in self.entries.values())

    @property
    def entries(self) -> Mapping[str, ScenarioEntry]:
        """Every scenario by its path, without its steps; who asks while they are worked out waits for that.

        Raises:
            BeingPlayedError: that takes longer than the shelf's patience.
        """
        if not self._listing.acquire(timeout=self._patience):
            raise BeingPlayedError
        self._listing.release()
        return self.all_told()

    @property
    def is_told(self) -> bool:
        """Whether every scenario is known without its steps, or is kept so, so that nothing need be played for it."""
        with self._listing:
            if self._entries is None and (kept := self._kept()) is not None:
                self._know(kept)
            return self._entries is not None

    @property
    def is_being_told(self) -> bool:
        """Whether it is being worked out at this moment what is known of all scenarios: who asks for it would wait."""
        return self._entries is None and self._listing.locked()

    def all_told(self, said: Callable[[int, int], None] = silent) -> Mapping[str, ScenarioEntry]:
        """What `entries` gives.

        Arguments:
            said: is told, while they are worked out, how many have been told and how many there are to tell.
        """
        with self._listing:
            if self._entries is None:
                self._know(self._all(said))
            assert self._entries is not None
            return self._entries

    def _know(self, entries: dict[str, ScenarioEntry]) -> None:
        decided: dict[tuple[str, str], list[str]] = {}
        for path, entry in entries.items():
            for edition, laws in entry.deciding.items():
                for law in laws:
                    decided.setdefault((edition, law), []).append(path)
        self._decided = {key: tuple(paths) for key, paths in decided.items()}
        self._entries = entries

    def deciding(self, edition: str, number: str) -> tuple[str, ...]:
        """The paths of the scenarios in which an article of an edition decides a step."""
        return self._decided.get((edition, number), ()) if self.entries else ()

    def _kept(self) -> dict[str, ScenarioEntry] | None:
        """Every scenario, where all are kept; None where one would have to be told."""
        return None

    def _all(self, said: Callable[[int, int], None]) -> dict[str, ScenarioEntry]:
        return {path: self._entry(path) for path in self.paths}

    def _entry(self, path: str) -> ScenarioEntry:
        return ScenarioEntry.of({language: self.story(path, language) for language in LANGUAGES})

    def _tell(self, path: str, language: Language, seat: str) -> Story:
        """A scenario, told; one that breaks the program is written down and must not take the others with it."""
        file = self._files[path]
        try:
            return self._teller(file, language, seat)
        except (TooLongError, TooLargeError, BusyError, NotStartedError):
            raise
        except Exception:
            logging.getLogger(__name__).exception("the scenario %s cannot be told", path)
        words = message("the program broke on this scenario; that is its own mistake, not the file’s").say(language)
        return Story(
            title=path,
            path=path,
            edition=UNNAMED_EDITION,
            topics=(),
            teacher=(),
            verdict="unreadable",
            mistakes=(StoryFault(f"{path}.md", 1, words),),
            moves=(),
            before=BoardView(),
        )


class CachedShelf(ScenarioShelf):
    """A folder of scenarios whose tellings are kept on disk.

    Arguments:
        within_bounds: whether what is not kept is told within the bounds of what a visitor may start.
    """

    def __init__(self, folder: Path, within_bounds: bool) -> None:
        super().__init__(folder, self._told_or_kept, PATIENCE if within_bounds else -1)
        self._within_bounds = within_bounds

    def title(self, path: str, language: Language) -> str:
        """The title of a scenario, for which nothing is played.

        Raises:
            KeyError: there is no such scenario.
            OSError: its file cannot be opened.
        """
        if self._entries is not None:
            return super().title(path, language)
        file = self._files[path]
        return title_of(read_bytes(read_source(file), self._name(file)), language)

    def deciding(self, edition: str, number: str) -> tuple[str, ...]:
        """What the shelf gives; it is kept for all articles, so that for one of them not all scenarios are read."""
        if self._entries is not None:
            return super().deciding(edition, number)
        kept = find_data(self._table(), dict)
        if kept is not None:
            return tuple(map(str, kept.get(f"{edition} {number}", ())))
        found = super().deciding(edition, number)
        keep_data(self._table(), {" ".join(key): paths for key, paths in self._decided.items()})
        return found

    def _table(self) -> str:
        """The name under which it is kept."""
        sources = (part for path, file in self._files.items() for part in (path.encode(), file))
        return name_of("deciding", (telling_fingerprint().encode(), repr(stamp()).encode(), *sources))

    def _told_or_kept(self, file: Path, language: Language, seat: str) -> Story:
        name = self._name(file)
        if not self._within_bounds:
            return load_seat(file, language, seat) if seat else load_story(file, name, language)
        if seat:
            return bounded(load_seat, file, language, seat)
        kept = archived_story(file, name, language)
        return kept or bounded(load_story, file, name, language, seconds=TELLING, slow=True)

    def _name(self, file: Path) -> str:
        """How mistakes name a file."""
        return file.relative_to(self.folder).as_posix()

    def _kept(self) -> dict[str, ScenarioEntry] | None:
        found = kept_entries(self._named())
        entries = [entry for entry in found.values() if isinstance(entry, ScenarioEntry)]
        return dict(zip(self.paths, entries, strict=True)) if len(entries) == len(self.paths) else None

    def _named(self) -> dict[str, Path]:
        return {self._name(file): file for file in self._files.values()}

    def _all(self, said: Callable[[int, int], None]) -> dict[str, ScenarioEntry]:
        found = load_entries(self._named(), said, slow=self._within_bounds)
        made = zip(self.paths, found.values(), strict=True)
        return {path: self._entry(path) if isinstance(entry, Exception) else entry for path, entry in made}


def shelf(folder: Path = SCENARIOS) -> ScenarioShelf:
    """The shelf of a folder of scenarios, one for all who ask; by default of the project's own."""
    return _shelf(folder, within_bounds=False)


def visitors_shelf(folder: Path = SCENARIOS) -> ScenarioShelf:
    """The shelf of a folder of scenarios for visitors of a site: what is not kept is told within bounds."""
    return _shelf(folder, within_bounds=True)


@lru_cache(maxsize=8)
def _shelf(folder: Path, within_bounds: bool) -> ScenarioShelf:
    return CachedShelf(folder, within_bounds)
