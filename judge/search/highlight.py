"""The piece of a text that shows best why it was found, its words marked, safe to stand in a page."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from judge.law.typography import one_line
from judge.messages import Language
from judge.search.analysis import analysed
from judge.search.other_names import Forms

_LONG = 240
_MARKS = re.compile(r"\*+|`+|^>\s?|^- |^#+ ", re.MULTILINE)
_SHOWN = re.compile("</?mark>")
_REFERENCE = re.compile(r"\[([1-9][0-9.]*(?:\.[a-z])?)\]")


@lru_cache(maxsize=8192)
def plain(markdown: str) -> str:
    """A Markdown text without its marks, on one line."""
    return one_line(_MARKS.sub("", _REFERENCE.sub(r"\1", markdown)))


def marked(text: str, language: Language, stems: frozenset[str]) -> Markup:
    """A whole text as HTML, the words that were found in ``<mark>``.

    Arguments:
        text: plain text; everything in it is escaped.
        language: the language of its words.
        stems: the stems of the words to mark.
    """
    return _written(text, 0, len(text), [(start, end) for start, end, _ in _found(text, language, stems)])


def unmarked(shown: Markup) -> str:
    """The words of a text or a piece, without what marks some of them."""
    return Markup(_SHOWN.sub("", shown)).unescape()


def excerpt(texts: Iterable[str], language: Language, stems: frozenset[str], weigh: Callable[[Forms], float]) -> Markup:
    """The piece of some texts that holds most of the words that were found, as HTML.

    Arguments:
        texts: Markdown texts, the most telling first.
        language: the language of their words.
        stems: the stems of the words to mark.
        weigh: how much a word says.
    """
    best: tuple[float, str, int, list[tuple[int, int]]] | None = None
    for order, markdown in enumerate(texts):
        text = plain(markdown)
        hits = [(start, end, weigh(forms)) for start, end, forms in _found(text, language, stems)]
        start, worth = _window(hits)
        worth = worth * (1.0 if order == 0 else 0.7) + (0.01 if order == 0 else 0.0)
        if best is None or worth > best[0]:
            best = (worth, text, start, [(begin, end) for begin, end, _ in hits])
    if best is None:
        return Markup("")
    _, text, start, hits_in = best
    first, last = _edges(text, start)
    return _written(text, first, last, hits_in)


def _found(text: str, language: Language, stems: frozenset[str]) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """The words of a text that have one of some stems: where each starts and ends, and all its stems."""
    starts, ends, analyses = _words(text, language)
    for place, forms in enumerate(analyses):
        if not stems.isdisjoint(forms):
            yield starts[place], ends[place], forms


@lru_cache(maxsize=8192)
def _words(text: str, language: Language) -> tuple[array[int], array[int], tuple[tuple[str, ...], ...]]:
    """Where the words of a text start, where they end, and their stems; packed, since all texts are kept so."""
    found = list(analysed(text, language))
    starts, ends = array("I", [word.start for word, _ in found]), array("I", [word.end for word, _ in found])
    return starts, ends, tuple(forms for _, forms in found)


def _window(hits: Sequence[tuple[int, int, float]]) -> tuple[int, float]:
    """Where the stretch with the most telling words starts, and what it is worth; a word counts fully once."""
    best, start = 0.0, 0
    for place, (begin, _, _) in enumerate(hits):
        worth = sum(weight for at, _, weight in hits[place:] if at < begin + _LONG)
        if worth > best:
            best, start = worth, begin
    return start, best


def _edges(text: str, start: int) -> tuple[int, int]:
    if len(text) <= _LONG * 1.3:
        return 0, len(text)
    first = max(0, min(start - 60, len(text) - _LONG))
    if first:
        space = text.find(" ", first)
        first = space + 1 if 0 <= space < start else first
    last = min(len(text), first + _LONG)
    if last < len(text):
        last = max(text.rfind(" ", first, last), first + 1)
    return first, last


def _written(text: str, first: int, last: int, hits: Iterable[tuple[int, int]]) -> Markup:
    pieces = ["… " if first else ""]
    at = first
    for start, end in hits:
        if start >= at and end <= last:
            pieces += [escape(text[at:start]), "<mark>", escape(text[start:end]), "</mark>"]
            at = end
    pieces += [escape(text[at:last]), " …" if last < len(text) else ""]
    return Markup("".join(pieces))
