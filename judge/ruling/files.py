"""The rulings on the forms of a scenario file, kept beside its stories; and why one of its steps is as it is."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any

from judge.messages import LANGUAGES, Language
from judge.ruling.chosen import ruling_on_step
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import ruling_of_form
from judge.scenario.file import MOST_BYTES, read_bytes
from judge.scenario.verdict import Judgement, judge
from judge.telling.archive import key, open_archive
from judge.value import value


@value(frozen=True, slots=True)
class FileRulings:
    """The rulings on a scenario.

    Arguments:
        forms: those on the main form and on each twin; None for a form without one.
    """

    forms: tuple[Ruling | None, ...] = ()

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


def kept_rulings(file: Path, name: str, language: Language) -> FileRulings | None:
    """The rulings on a scenario that were made before; None where none are kept.

    Arguments:
        file: the scenario’s file.
        name: how mistakes name it.

    Raises:
        OSError: the file cannot be opened.
    """
    archive = open_archive()
    return archive.value(archive_name(read_source(file), name, language), FileRulings) if archive is not None else None


def rule_file(file: Path, name: str, language: Language, seat: str = "") -> FileRulings:
    """The rulings on a scenario, made anew; those from the judge’s seat are kept.

    Arguments:
        file: the scenario’s file.
        name: how mistakes name it.
        seat: the name of the player from whose seat they are told; "" for the judge's.

    Raises:
        OSError: the file cannot be opened.
        UnknownSeat: nobody of that name sits there.
    """
    source = read_source(file)
    made = _rulings(judge(read_bytes(source, name)), language, seat)
    archive = open_archive()
    if archive is not None and not seat:
        archive.keep_value(archive_name(source, name, language), made)
    return made


def rule_step(file: Path, name: str, number: int, language: Language, seat: str = "") -> Ruling | None:
    """The ruling on one step of a scenario; None where there is nothing to prove about it.

    Arguments:
        file: the scenario’s file.
        name: how mistakes name it.
        number: the step’s number in the story.
        seat: the name of the player from whose seat it is told; "" for the judge's.

    Raises:
        OSError: the file cannot be opened.
        UnknownSeat: nobody of that name sits there.
    """
    return ruling_on_step(judge(read_bytes(read_source(file), name)), number, language, seat)


def keep_rulings(file: Path, name: str) -> Judgement:
    """Make the rulings on a scenario in every language, and keep them.

    Arguments:
        file: the scenario’s file.
        name: how mistakes name it.

    Returns:
        the scenario, judged.

    Raises:
        OSError: the file cannot be opened.
    """
    source, archive = read_source(file), open_archive()
    judgement = judge(read_bytes(source, name))
    for language in LANGUAGES:
        if archive is not None:
            archive.keep_value(archive_name(source, name, language), _rulings(judgement, language))
    return judgement


def _rulings(judgement: Judgement, language: Language, seat: str = "") -> FileRulings:
    of_twins = (ruling_of_form(one, language, seat, (judgement,)) for one in judgement.twins)
    return FileRulings((ruling_of_form(judgement, language, seat, judgement.twins), *of_twins))


def read_source(file: Path) -> bytes:
    """What a scenario’s file holds, as far as scenarios are read.

    Raises:
        OSError: it cannot be opened.
    """
    with file.open("rb") as stream:
        return stream.read(MOST_BYTES + 1)


def archive_name(source: bytes, name: str, language: Language, kind: str = "rulings") -> str:
    """By what rulings on a scenario are kept.

    Arguments:
        source: what its file holds.
        name: how mistakes name it.
        kind: what the rulings are on.
    """
    return f"{key(source, name)}.{language}.{kind}"
