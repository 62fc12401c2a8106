"""The parsers of card texts are built once for all tests and measures, by as many processes as there are languages.

What is asked of a parser as it was built is noted beside it: its conflicts, and what it makes of the cards' lines.
"""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from lark import Lark, UnexpectedInput, logger

from judge.bounds.collector import resting_collector
from judge.cards.collection import Collection
from judge.cards.language.grammar import built
from judge.cards.language.marks import lines
from judge.cards.language.parsers import _place, store_parser
from judge.messages import LANGUAGES, Language

ROOT = Path(__file__).parents[2]
BUILD = "import sys; from tests.measures.kept_parsers import build; build(sys.argv[1])"
MORE: Mapping[Language, str] = {"en": "draw", "fr": "piochez"}
"""A word at which a line stops being understood that has ended."""


@dataclass(frozen=True, slots=True)
class NotedParser:
    """What a parser was as it was built.

    Arguments:
        samples: for each terminal, how it can be written.
        conflicts: what was told of conflicts that were settled.
        parsed: what it made of lines.
    """

    samples: Mapping[str, list[str]]
    conflicts: list[str]
    parsed: Mapping[str, str]


def build_parsers() -> None:
    """Build those that the cache does not keep, before many processes build them each for itself."""
    missing = [one for one in LANGUAGES if not (_place(one).exists() and _note(one).exists())]
    building = [subprocess.Popen([sys.executable, "-c", BUILD, language], cwd=ROOT) for language in missing]
    for one in building:
        one.wait()


def build(language: Language) -> None:
    """Build the parser of a language, keep it, and note what it was."""
    with resting_collector(), conflicts() as told:
        parser, samples = built(language)
    store_parser(parser, samples, language)
    texts = [line.text for one in Collection.shipped().printed[::9] for line in lines(one.text[language], language)]
    texts += [f"{text} {MORE[language]}" for text in texts]
    listed = {name: list(written) for name, written in samples.items()}
    noted = NotedParser(listed, told, {text: parsed(parser, text) for text in texts})
    _note(language).write_text(json.dumps(asdict(noted)), encoding="utf-8")


def noted_parser(language: Language) -> NotedParser:
    """What was noted of the parser that the cache keeps."""
    build_parsers()
    return NotedParser(**json.loads(_note(language).read_text(encoding="utf-8")))


def parsed(parser: Lark, text: str) -> str:
    """What a parser makes of a line, in letters: its tree, or where it stops and what could stand there."""
    try:
        return parser.parse(text, start="line").pretty()
    except UnexpectedInput as error:
        could = getattr(error, "accepts", None) or getattr(error, "allowed", None) or ()
        return f"{type(error).__name__} {error.pos_in_stream} {sorted(could)}"


@contextmanager
def conflicts() -> Iterator[list[str]]:
    """What is told of conflicts, which are settled without a word otherwise, as parsers are built."""
    told: list[str] = []

    def note(record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if "conflict" in text.casefold():
            told.append(text)
        return False

    level = logger.level
    logger.setLevel(logging.DEBUG)
    logger.addFilter(note)
    try:
        yield told
    finally:
        logger.removeFilter(note)
        logger.setLevel(level)


def lend_parsers(folder: Path) -> None:
    """Keep them in a cache of its own too, where it does not matter who has built them.

    Arguments:
        folder: the folder of that cache; it is made if need be.
    """
    build_parsers()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for language in LANGUAGES:
        (folder / _place(language).name).symlink_to(_place(language))


def _note(language: Language) -> Path:
    return _place(language).with_name(f"noted-{_place(language).name}.json")
