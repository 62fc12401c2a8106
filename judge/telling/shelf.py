"""The project's scenarios as a shelf of stories: which there are, each told once, and which law decides in which."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from threading import RLock

from judge.law.book import DEFAULT_EDITION
from judge.messages import Language, message
from judge.place import SCENARIOS
from judge.telling.story import story
from judge.telling.view import Board, Fault, Story

Teller = Callable[[Path, Language, str], Story]
"""Runs a scenario file and tells it in a language, from the seat of the player of that name, or the judge's for ""."""


def scenario_files(folder: Path) -> dict[str, Path]:
    """The scenario files of a folder by their paths without ``.md``; a ``README.md`` is none."""
    return {
        file.relative_to(folder).with_suffix("").as_posix(): file
        for file in sorted(folder.rglob("*.md"))
        if file.name.casefold() != "readme.md"
    }


class Shelf:
    """A folder of scenarios.

    Arguments:
        folder: the folder; its files ``*.md`` are scenarios, a ``README.md`` is not.
        teller: runs and tells a file.
    """

    def __init__(self, folder: Path, teller: Teller) -> None:
        self.folder = folder
        self._files = scenario_files(folder)
        self._told: dict[tuple[str, Language, str], Story] = {}
        self._teller = teller
        self._lock = RLock()
        self._decided: dict[tuple[str, str], tuple[str, ...]] | None = None

    @property
    def paths(self) -> tuple[str, ...]:
        """The scenarios' paths without ``.md``, in alphabetical order."""
        return tuple(self._files)

    def __contains__(self, path: object) -> bool:
        return path in self._files

    def story(self, path: str, language: Language, seat: str = "") -> Story:
        """A scenario, told; it is run once a language and a seat.

        Arguments:
            path: its path.
            language: the language.
            seat: one of its players' names, for their seat; "" for the judge's.

        Raises:
            KeyError: there is no such scenario, or no such player.
        """
        with self._lock:
            if seat and seat not in self.story(path, language).seats:
                raise KeyError(seat)
            if (path, language, seat) not in self._told:
                self._told[path, language, seat] = self._tell(path, language, seat)
            return self._told[path, language, seat]

    def _tell(self, path: str, language: Language, seat: str) -> Story:
        """A scenario, told; one that breaks the program is written down and must not take the others with it."""
        try:
            return self._teller(self._files[path], language, seat)
        except Exception:
            logging.getLogger(__name__).exception("the scenario %s cannot be told", path)
        words = message("the program broke on this scenario; that is its own mistake, not the file’s").say(language)
        return Story(
            title=path,
            path=path,
            edition=DEFAULT_EDITION,
            topics=(),
            teacher=(),
            verdict="unreadable",
            mistakes=(Fault(f"{path}.md", 1, words),),
            moves=(),
            before=Board(),
        )

    def deciding(self, edition: str, number: str) -> tuple[str, ...]:
        """The paths of the scenarios in which an article of an edition decides a step."""
        with self._lock:
            if self._decided is None:
                self._decided = self._decisions()
        return self._decided.get((edition, number), ())

    def _decisions(self) -> dict[tuple[str, str], tuple[str, ...]]:
        decided: dict[tuple[str, str], list[str]] = {}
        for path in self.paths:
            story = self.story(path, "en")
            for law in dict.fromkeys(law for step in story.steps for law in step.laws):
                decided.setdefault((story.edition, law), []).append(path)
        return {key: tuple(paths) for key, paths in decided.items()}


@lru_cache(maxsize=1)
def shelf() -> Shelf:
    """The shelf of the project's own scenarios."""
    return Shelf(SCENARIOS, lambda path, language, seat: story(path, language, seat=seat))
