"""How real cards, and the lines of ``printed.txt`` and ``drawn.txt``, are read, printed and explained stays what it is.

``drawn.txt`` holds texts that the strategies of ``spoken.py`` have made of the grammars: half are understood. A line of
``read.txt`` is a card in all its versions, or a line of one of these files by its number, and three marks: of what its
texts are read as, or why not; of what is printed of that; of what it is explained as; all in both languages. ``judge
cards parse`` tells how a text is read now. ``JUDGE_REFRESH=1 pytest -n0 tests/cards/test_read_cards.py`` writes the
file anew; read the differing cards before and after.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from marks import check, mark

from judge.cards.explanation import explain
from judge.cards.language.amounts import Unsayable
from judge.cards.language.declined import Declined
from judge.cards.language.reader import read_text
from judge.cards.printing import print_text
from judge.game.ability import Ability
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language

HERE = Path(__file__).parent
GOLDEN = HERE / "read.txt"
LINES = (HERE / "printed.txt").read_text(encoding="utf-8").splitlines()
FILES = [HERE.resolve().parents[2] / "shared" / "cards" / name for name in ("cards.jsonl", "uniques.jsonl")]
DRAWN = (HERE / "drawn.txt").read_text(encoding="utf-8").splitlines()
TOGETHER, PARTS = 50, 20
VERSION = re.compile(r"_(C|R1|R2|U_\d+|T)$")
KINDS = {"CHARACTER": Type.CHARACTER, "SPELL": Type.SPELL, "HERO": Type.HERO}


def printed(read: tuple[Ability, ...], language: Language) -> Iterator[str]:
    for feminine in (False, True):
        try:
            yield print_text(read, language, feminine)
        except Unsayable:
            yield "unsayable"


def marks(
    texts: dict[Language, str | None], kind: Type, support: bool
) -> tuple[list[object], list[object], list[object]]:
    """What the texts are read as, printed as and explained as."""
    trees: list[object] = []
    prints: list[object] = []
    explained: list[object] = []
    for language, text in texts.items():
        try:
            read = read_text(text or "", language, kind, support=support)
        except Declined as error:
            trees.append((error.position, error.message.say("en"), error.message.say("fr"), error.expected))
            continue
        if read not in trees:
            prints += [[*printed(read, one)] for one in LANGUAGES]
            explained += [explain(read, one, "1.0") for one in LANGUAGES]
        trees.append(read)
    return trees, prints, explained


def marks_of(card: dict[str, Any]) -> list[object]:
    kind = KINDS.get(card["type"], Type.PERMANENT)
    return [*zip(marks(card["text"], kind, False), marks(card["support"], kind, True), strict=True)]


def lines_of(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The versions of each card of a file."""
    cards = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for name, versions in groupby(sorted(cards, key=lambda one: one["id"]), lambda one: VERSION.sub("", one["id"])):
        yield f"{path.stem} {name.removeprefix('ALT_')}", [*versions]


@pytest.mark.parametrize("first", range(0, len(LINES), TOGETHER))
def test_a_line_is_read_printed_and_explained_as_it_was(first: int) -> None:
    now: list[str] = []
    for number, line in enumerate(LINES[first : first + TOGETHER], first):
        english, french = line.split("|")
        found = marks({"en": english, "fr": french}, Type.CHARACTER, False)
        now.append(f"printed.txt {number:03}: {' '.join(map(mark, found))}")
    check(GOLDEN, now)


@pytest.mark.parametrize("first", range(0, len(DRAWN), TOGETHER))
def test_a_drawn_line_is_understood_or_not_as_it_was(first: int) -> None:
    now: list[str] = []
    for number, line in enumerate(DRAWN[first : first + TOGETHER], first):
        language, start, text = line.split("|", 2)
        kind = Type.SPELL if start == "spell" else Type.CHARACTER
        texts: dict[Language, str | None] = {one: json.loads(text) for one in LANGUAGES if one == language}
        found = marks(texts, kind, start == "support")
        now.append(f"drawn.txt {number:03}: {' '.join(map(mark, found))}")
    check(GOLDEN, now)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("part", range(PARTS))
def test_a_card_is_read_printed_and_explained_as_it_was(path: Path, part: int) -> None:
    if not path.is_file():
        pytest.skip("the file of real cards is not there")
    now: list[str] = []
    for name, versions in [*lines_of(path)][part::PARTS]:
        found = zip(*map(marks_of, versions), strict=True)
        now.append(f"{name}: {' '.join(map(mark, found))}")
    check(GOLDEN, now)


def test_no_line_is_of_a_line_that_is_gone() -> None:
    numbers = [line.partition(":")[0] for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    for name, lines in (("drawn.txt", DRAWN), ("printed.txt", LINES)):
        assert [one for one in numbers if one.startswith(name)] == [f"{name} {n:03}" for n in range(len(lines))]
