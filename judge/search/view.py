"""A document as ranking sees it: its stems, its questions word by word, the places of words in its text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from sys import intern

from judge.search.other_names import Forms
from judge.search.schema import Profile
from judge.value import value

Weighed = tuple[Forms, float]
"""A word and how much it says."""

_GAP: tuple[Forms, ...] = ((),) * 20
"""What stands between two parts of a document: nothing, far enough that words on both sides are not near."""


@value(frozen=True, slots=True)
class StemmedLine:
    """A question or a title, to be compared with a query as a whole.

    Arguments:
        words: the stems of each word, and its weight.
        total: the sum of the weights.
        stems: each stem, once.
    """

    words: tuple[Weighed, ...]
    total: float
    stems: tuple[str, ...]


@value(frozen=True, slots=True)
class DocumentView:
    """What ranking needs of a document; stems stand in tuples, as sets would take five times the memory.

    Arguments:
        stems: every stem in it.
        questions: the everyday questions that it answers.
        titles: its title and those above it, and the names that it defines.
        text: the stems of its own text.
        words: the stems of each word of its text, remarks and examples, which are parted by gaps; the tuples are shared
            with other documents, so that the views of all fit in memory.
    """

    stems: tuple[str, ...]
    questions: tuple[StemmedLine, ...]
    titles: tuple[StemmedLine, ...]
    text: tuple[str, ...]
    words: tuple[Forms, ...]

    def places(self, stem: str) -> list[int]:
        """Where a stem stands in its text, remarks and examples."""
        return [place for place, forms in enumerate(self.words) if stem in forms]


def view(profile: Profile, line: Callable[[str], StemmedLine]) -> DocumentView:
    """The view of a document.

    Arguments:
        profile: what the index keeps of it.
        line: gives a question or a title as `stemmed_line` does; documents below one title share it.
    """
    parts = [(part, [_forms(word) for word in text.split()]) for part, text in profile]
    said = [found for part, found in parts if part in ("text", "remark", "example")]
    return DocumentView(
        stems=_stems(forms for _, found in parts for forms in found),
        questions=tuple(line(text) for part, text in profile if part == "question"),
        titles=tuple(line(text) for part, text in profile if part in ("heading", "term")),
        text=_stems(forms for part, found in parts if part == "text" for forms in found),
        words=tuple(forms for found in said for forms in (*found, *_GAP)),
    )


@lru_cache(maxsize=20_000)
def _forms(word: str) -> Forms:
    """The stems of a word as a profile writes it; one tuple for all documents that hold the word."""
    return tuple(map(intern, word.split("/")))


def stemmed_line(text: str, weighed: Callable[[Forms], Weighed]) -> StemmedLine:
    """A question or a title.

    Arguments:
        text: as a profile holds it.
        weighed: gives a word with how much it says; lines that hold the word share what it gives.
    """
    words = tuple(weighed(_forms(word)) for word in text.split())
    return StemmedLine(words, sum(weight for _, weight in words), _stems(forms for forms, _ in words))


def _stems(words: Iterable[Forms]) -> tuple[str, ...]:
    return tuple({form for forms in words for form in forms})
