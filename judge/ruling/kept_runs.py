"""Scenario files that were run before: the story and the rulings on its forms, kept beside the stories of pages."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any, TypeVar

from judge.messages import Language
from judge.ruling.comparison import FileComparison
from judge.ruling.ruling import Ruling
from judge.scenario.source import read_source
from judge.telling.archive import key, open_archive
from judge.telling.view import Story
from judge.value import value

Kept = TypeVar("Kept")

RULINGS = "rulings"
"""The kind of rulings that are on all forms, by the edition that the file names first."""

MAIN_FORM = "ruling"
"""The kind of rulings that are on the main form alone."""

COMPARED = "compared"
"""The kind of what is told of two editions."""


@value(frozen=True, slots=True)
class FileRulings:
    """The rulings on a scenario.

    Arguments:
        forms: those on the main form and on each twin; None for a form without one.
        idle: of each form, the abilities that did nothing and can be asked about, in words.
        things: of each form, where and how the cards and tokens are at the end that can be asked about, in words.
    """

    forms: tuple[Ruling | None, ...] = ()
    idle: tuple[tuple[str, ...], ...] = ()
    things: tuple[tuple[str, ...], ...] = ()

    def told_with(self, story: Mapping[str, Any]) -> dict[str, Any]:
        """A story as JSON data, its main form and each twin with their rulings.

        Arguments:
            story: its data, in which the twins have a part of their own.
        """
        main, *twins = (
            {**form, "ruling": ruled.data() if ruled is not None else None}
            for form, ruled in zip_longest((story, *story["twins"]), self.forms[: 1 + len(story["twins"])])
        )
        return {**main, "twins": twins}


def archive_name(source: bytes, name: str, language: Language, kind: str = RULINGS) -> str:
    """By what rulings on a scenario are kept.

    Arguments:
        source: the bytes of its file, or a little more than the most that is read.
        name: how mistakes name it.
        kind: what the rulings are on.
    """
    return f"{key(source, name)}.{language}.{kind}"


def rulings_by(edition: str | None) -> str:
    """The kind of rulings by an edition; None for the one that the file names first."""
    return RULINGS if edition is None else f"{edition}.{RULINGS}"


def kept_rulings(file: Path, name: str, language: Language, edition: str | None = None) -> FileRulings | None:
    """The rulings on a scenario that were made before; None where none are kept.

    Arguments:
        file: the scenario’s file.
        name: how mistakes name it.
        edition: by which edition; None for the one that the file names first.

    Raises:
        OSError: the file cannot be opened.
    """
    return _kept(file, name, language, rulings_by(edition), FileRulings)


def kept_comparison(file: Path, name: str, language: Language) -> FileComparison | None:
    """A scenario by two editions, as it was compared before; None where that is not kept.

    Arguments:
        file: the scenario’s file.
        name: how mistakes name it.

    Raises:
        OSError: the file cannot be opened.
    """
    return _kept(file, name, language, COMPARED, FileComparison)


def _kept(file: Path, name: str, language: Language, kind: str, value: type[Kept]) -> Kept | None:
    archive = open_archive()
    return archive.value(archive_name(read_source(file), name, language, kind), value) if archive is not None else None


def kept_run(source: bytes, name: str, language: Language, twins: bool) -> tuple[Story, FileRulings] | None:
    """The story of a scenario and the rulings on it, told to the judge; None where they are not kept.

    Arguments:
        source: the bytes of the file, or a little more than the most that is read.
        name: how mistakes name it.
        twins: whether the rulings on its twins are wanted.
    """
    archive = open_archive()
    story = archive.story(key(source, name), language) if archive is not None else None
    if archive is None or story is None:
        return None
    for kind in (RULINGS,) if twins else (RULINGS, MAIN_FORM):
        rulings = archive.value(archive_name(source, name, language, kind), FileRulings)
        if rulings is not None:
            return story, rulings
    return None


def keep_run(source: bytes, name: str, language: Language, twins: bool, story: Story, rulings: FileRulings) -> None:
    """Keep what `kept_run` gives; where that cannot be done, nothing is written."""
    archive = open_archive()
    if archive is not None:
        archive.keep_story(key(source, name), language, story)
        archive.keep_value(archive_name(source, name, language, RULINGS if twins else MAIN_FORM), rulings)
