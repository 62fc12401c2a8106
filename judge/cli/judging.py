"""The scenario file that a command line names, judged."""

from __future__ import annotations

from pathlib import Path

from judge.scenario.file import read_file
from judge.scenario.named_file import Unopened, shelf_name
from judge.scenario.verdict import Judgement, judge


def judged(path: Path, edition: str | None = None) -> Judgement:
    """A scenario file, judged.

    Arguments:
        edition: by which edition; None for the one that the file names.

    Raises:
        Unopened: it cannot be opened.
    """
    try:
        return judge(read_file(path, shelf_name(path)), edition)
    except OSError as error:
        raise Unopened(path, error) from None
