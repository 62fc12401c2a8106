"""The rulings on the forms of a scenario file, made and kept; and why one of its steps is as it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from judge.messages import LANGUAGES, Language
from judge.ruling.chosen import Kind, ruling_on_step
from judge.ruling.comparing import compare_file
from judge.ruling.comparison import FileComparison
from judge.ruling.idle import idle_abilities
from judge.ruling.kept_runs import COMPARED, FileRulings, archive_name, rulings_by
from judge.ruling.offered import OfferedQuestion
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import ruling_of_form
from judge.ruling.things import things
from judge.scenario.file import read_bytes
from judge.scenario.performance import Performance
from judge.scenario.source import read_source
from judge.scenario.verdict import Judgement, judge
from judge.telling.archive import key, open_archive
from judge.telling.judged import entry_of, stories_of
from judge.telling.seat import SeatView
from judge.telling.story import seat_named, tell_story
from judge.telling.view import Story


def run_source(
    source: bytes, name: str, language: Language, edition: str | None, seat: str, twins: bool
) -> tuple[Story, FileRulings]:
    """A scenario played anew: its story, and the rulings on it.

    Arguments:
        source: the bytes of the file, or a little more than the most that is read.
        name: how mistakes name it.
        edition: by which edition; None for the one that the file names.
        seat: the name of the player from whose seat it is told; "" for the judge's.
        twins: whether the rulings on its twins are wanted.

    Raises:
        UnknownSeat: nobody of that name sits there.
    """
    return run_judged(judge(read_bytes(source, name), edition), language, seat, twins)


def run_judged(
    judgement: Judgement, language: Language, seat: str = "", twins: bool = True
) -> tuple[Story, FileRulings]:
    """A scenario that was judged: its story, and the rulings on it.

    Arguments:
        seat: the name of the player from whose seat it is told; "" for the judge's.
        twins: whether the rulings on its twins are wanted.

    Raises:
        UnknownSeat: nobody of that name sits there.
    """
    return tell_story(judgement, language, seat), _rulings(judgement, language, seat, twins)


def rule_file(file: Path, name: str, language: Language, seat: str = "", edition: str | None = None) -> FileRulings:
    """The rulings on a scenario, made anew; those from the judge’s seat are kept.

    Arguments:
        file: the scenario’s file.
        name: how mistakes name it.
        seat: the name of the player from whose seat they are told; "" for the judge's.
        edition: by which edition; None for the one that the file names first.

    Raises:
        OSError: the file cannot be opened.
        UnknownSeat: nobody of that name sits there.
    """
    source = read_source(file)
    made = _rulings(judge(read_bytes(source, name), edition), language, seat)
    if not seat:
        _keep(source, name, language, rulings_by(edition), made)
    return made


def compare_and_keep(file: Path, name: str) -> dict[Language, FileComparison]:
    """A scenario by two editions, in every language, compared anew and kept.

    Arguments:
        file: the scenario’s file.
        name: how mistakes name it.

    Raises:
        OSError: the file cannot be opened.
    """
    source = read_source(file)
    return _compare(source, name, judge(read_bytes(source, name)))


def rule_step(
    file: Path,
    name: str,
    number: int,
    language: Language,
    seat: str = "",
    kind: Kind = "step",
    edition: str | None = None,
) -> Ruling | None:
    """The ruling on one step of a scenario, or on another thing that is offered; None where there is nothing to prove.

    Arguments:
        file: the scenario’s file.
        name: how mistakes name it.
        number: the step’s number in the story, or the place among those of its kind, of all forms.
        seat: the name of the player from whose seat it is told; "" for the judge's.
        kind: what was chosen.
        edition: by which edition; None for the one that the file names first.

    Raises:
        OSError: the file cannot be opened.
        UnknownSeat: nobody of that name sits there.
    """
    return ruling_on_step(judge(read_bytes(read_source(file), name), edition), number, language, seat, kind=kind)


def keep_all(file: Path, name: str) -> None:
    """Judge a scenario once, tell it, rule on it by each of its editions, compare it by two, in every language, and
    keep all that.

    Arguments:
        file: the scenario’s file.
        name: how mistakes name it.

    Raises:
        OSError: the file cannot be opened.
    """
    source = read_source(file)
    scenario = read_bytes(source, name)
    judgement = judge(scenario)
    archive = open_archive()
    if archive is not None:
        archive.keep_stories(key(source, name), stories_of(judgement))
        archive.keep_entry(key(source, name), entry_of(scenario, judgement))
    for language in LANGUAGES:
        _keep(source, name, language, rulings_by(None), _rulings(judgement, language))
        for one in judgement.elsewhere:
            _keep(source, name, language, rulings_by(one.edition), _rulings(one, language))
    _compare(source, name, judgement)


def _compare(source: bytes, name: str, judgement: Judgement) -> dict[Language, FileComparison]:
    made = {language: compare_file(judgement, language) for language in LANGUAGES}
    for language, one in made.items():
        _keep(source, name, language, COMPARED, one)
    return made


def _keep(source: bytes, name: str, language: Language, kind: str, made: object) -> None:
    archive = open_archive()
    if archive is not None:
        archive.keep_value(archive_name(source, name, language, kind), made)


def _rulings(judgement: Judgement, language: Language, seat: str = "", twins: bool = True) -> FileRulings:
    every = (judgement, *judgement.twins)
    forms = every if twins else ()
    ruled = every if twins else every[:1]
    return FileRulings(
        tuple(ruling_of_form(one, language, seat, [other for other in every if other is not one]) for one in ruled),
        tuple(_offered(idle_abilities, one, language, seat) for one in forms),
        tuple(_offered(things, one, language, seat) for one in forms),
    )


def _offered(
    offering: Callable[[Performance, SeatView, Language], Sequence[OfferedQuestion]],
    form: Judgement,
    language: Language,
    seat: str,
) -> tuple[str, ...]:
    """What can be asked about a form beside its steps, in words."""
    run = form.performance
    if run is None:
        return ()
    watcher = SeatView(run, seat_named(seat, run.names.players) if seat else None)
    return tuple(one.text for one in offering(run, watcher, language))
