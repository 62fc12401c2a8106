"""A document as ranking sees it: its stems, its questions word by word, the places of words in its text."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from sys import intern

from judge.search.schema import Profile
from judge.value import value

Weigh = Callable[[tuple[str, ...]], float]
_GAP: tuple[tuple[str, ...], ...] = ((),) * 20
"""What stands between two parts of a document: nothing, far enough that words on both sides are not near."""


@value(frozen=True, slots=True)
class StemmedLine:
    """A question or a title, to be compared with a query as a whole.

    Arguments:
        words: the stems of each word, and its weight.
        total: the sum of the weights.
    """

    words: tuple[tuple[tuple[str, ...], float], ...]
    total: float
    stems: frozenset[str]


@value(frozen=True, slots=True)
class DocumentView:
    """What ranking needs of a document.

    Arguments:
        stems: every stem in it.
        questions: the everyday questions that it answers.
        titles: its title and those above it, and the names that it defines.
        text: the stems of its own text.
        words: the stems of each word of its text, remarks and examples, which are parted by gaps; the tuples are shared
            with other documents, so that the views of all fit in memory.
    """

    stems: frozenset[str]
    questions: tuple[StemmedLine, ...]
    titles: tuple[StemmedLine, ...]
    text: frozenset[str]
    words: tuple[tuple[str, ...], ...]

    def places(self, stem: str) -> list[int]:
        """Where a stem stands in its text, remarks and examples."""
        return [place for place, forms in enumerate(self.words) if stem in forms] if stem in self.stems else []


def view(profile: Profile, line: Callable[[str], StemmedLine]) -> DocumentView:
    """The view of a document.

    Arguments:
        profile: what the index keeps of it.
        line: gives a question or a title as `stemmed_line` does; documents below one title share it.
    """
    parts = [(part, [_forms(word) for word in text.split()]) for part, text in profile]
    said = [found for part, found in parts if part in ("text", "remark", "example")]
    return DocumentView(
        stems=frozenset(form for _, found in parts for forms in found for form in forms),
        questions=tuple(line(text) for part, text in profile if part == "question"),
        titles=tuple(line(text) for part, text in profile if part in ("heading", "term")),
        text=frozenset(form for part, found in parts if part == "text" for forms in found for form in forms),
        words=tuple(forms for found in said for forms in (*found, *_GAP)),
    )


@lru_cache(maxsize=20_000)
def _forms(word: str) -> tuple[str, ...]:
    """The stems of a word as a profile writes it; one tuple for all documents that hold the word."""
    return tuple(map(intern, word.split("/")))


def stemmed_line(text: str, weigh: Weigh) -> StemmedLine:
    """A question or a title.

    Arguments:
        text: as a profile holds it.
        weigh: how much a word says.
    """
    words = tuple((forms, weigh(forms)) for forms in map(_forms, text.split()))
    stems = frozenset(form for forms, _ in words for form in forms)
    return StemmedLine(words, sum(weight for _, weight in words), stems)
