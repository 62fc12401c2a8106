"""Two wordings word by word: which words only one of them has."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import groupby
from operator import eq

from judge.law.article import REFERENCE
from judge.value import value

SHORTEST = 3
"""So many words in a row must agree to stand out between two places that differ; fewer are marked with these."""

_ITEM = "\n- "
_TOKEN = re.compile(rf"{_ITEM}|{REFERENCE.pattern}|\{{\w+\}}|\*[^*\s][^*]*\*|\w+(?:[’'-]\w+)*[’']?|\s+|[^\w\s]")

_Words = list[tuple[str, str]]
"""Each word with the blanks before it."""


@value(frozen=True, slots=True)
class WordRun:
    """A piece of a text.

    Arguments:
        words: its words; the runs of a text joined are the text.
        alone: whether the other wording lacks them.
    """

    words: str
    alone: bool


def compare_words(
    before: Sequence[str], after: Sequence[str], follows: Callable[[str, str], bool] = eq
) -> tuple[list[tuple[WordRun, ...]], list[tuple[WordRun, ...]]]:
    """The runs of each text of two wordings; a list item never shares a run with the next.

    Arguments:
        before: the texts of the one wording, in their order; their words are compared as those of one text.
        after: the texts of the other.
        follows: whether the article that the one wording refers to has become the one that the other refers to.
    """
    old, new = [_words(text) for text in before], [_words(text) for text in after]
    right = [word for words in new for _, word in words]
    references = [found[1] for word in right if (found := REFERENCE.fullmatch(word))]
    left = [_key(word, references, follows) for words in old for _, word in words]
    alike = list(_standing_out(left, right))
    return (
        list(_cut(old, {start + step for start, _, size in alike for step in range(size)})),
        list(_cut(new, {start + step for _, start, size in alike for step in range(size)})),
    )


def _words(text: str) -> _Words:
    found: _Words = []
    blanks = ""
    for match in _TOKEN.finditer(text.strip()):
        if match[0].isspace():
            blanks = match[0]
        else:
            found.append((blanks, match[0]))
            blanks = ""
    return found


def _key(word: str, references: Sequence[str], follows: Callable[[str, str], bool]) -> str:
    """What a word of the one wording is called in the other."""
    found = REFERENCE.fullmatch(word)
    return next((f"[{one}]" for one in references if found and follows(found[1], one)), word)


def _standing_out(left: Sequence[str], right: Sequence[str]) -> Iterator[tuple[int, int, int]]:
    """Where both begin to agree, and for how long: at their ends, and where it is for some words."""
    for start, other, size in SequenceMatcher(None, left, right, autojunk=False).get_matching_blocks():
        first = start == other == 0
        last = start + size == len(left) and other + size == len(right)
        if first or last or sum(word[0].isalnum() for word in left[start : start + size]) >= SHORTEST:
            yield start, other, size


def _cut(texts: Sequence[_Words], alike: Collection[int]) -> Iterator[tuple[WordRun, ...]]:
    place = 0
    for words in texts:
        yield _runs(words, [place + step in alike for step in range(len(words))])
        place += len(words)


def _runs(words: _Words, alike: Sequence[bool]) -> tuple[WordRun, ...]:
    pieces: list[tuple[str, bool]] = []
    for place, (blanks, word) in enumerate(words):
        alone = not alike[place] and word != _ITEM
        pieces += [(blanks, alone and bool(pieces) and pieces[-1][1]), (word, alone)]
    return tuple(
        WordRun("".join(text for text, _ in group), alone)
        for alone, group in groupby(pieces, key=lambda piece: piece[1])
    )
