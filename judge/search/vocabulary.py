"""The words that an index holds: how rare each stem is, and how each word is spelt."""

from __future__ import annotations

import math
from bisect import bisect_left
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from whoosh.index import FileIndex

from judge.data_cache import find_data, keep_data, name_of
from judge.search.tokens import fold

PARTS = ("count", "stems", "words")

_KNOWN_BY, _BARELY = 25, 8
_RAREST = 4.8
"""What a stem says at most: a word that one question happens to hold is no surer than one of a whole section."""


class CommonSpelling(NamedTuple):
    """A word as most documents spell it.

    Arguments:
        text: the word with its accents.
        documents: how many documents hold it.
    """

    text: str
    documents: int


class Vocabulary:
    """The words of one index; those of an index on disk are read once and kept, since its name is that of its texts."""

    def __init__(self, index: FileIndex) -> None:
        folder = getattr(index.storage, "folder", "")
        name = name_of("vocabulary", (Path(folder).name.encode(), index.indexname.encode(), Path(__file__)))
        data = find_data(name, lambda data: {part: data[part] for part in PARTS}) if folder else None
        if data is None:
            data = _read(index)
            if folder:
                keep_data(name, data)
        self._count = data["count"]
        self._documents: dict[str, int] = data["stems"]
        self._spelt = data["words"]
        self._rarity = {stem: self._of(count) for stem, count in self._documents.items()}

    def _of(self, documents: int) -> float:
        return math.log(1 + (self._count - documents + 0.5) / (documents + 0.5))

    def __contains__(self, stem: str) -> bool:
        return stem in self._documents

    def barely(self, stem: str) -> bool:
        """Whether so few documents hold a stem that it may well be a word of another language."""
        return self._documents.get(stem, 0) <= _BARELY

    def rarity(self, stem: str) -> float:
        """How much a stem says: much when few documents hold it; what none holds counts as known by few."""
        return min(self._rarity.get(stem) or self._of(_KNOWN_BY), _RAREST)

    def kept_part(self, stem: str) -> float:
        """Which part of what a stem would say it says."""
        return min(1.0, _RAREST / (self._rarity.get(stem) or _RAREST))

    @cached_property
    def words(self) -> dict[str, CommonSpelling]:
        """The words without accents, each with its spelling."""
        return {bare: CommonSpelling(*spelt) for bare, spelt in self._spelt.items()}

    @cached_property
    def _sorted(self) -> list[str]:
        return sorted(self.words)

    def starting_with(self, prefix: str, limit: int = 12) -> list[str]:
        """The words without accents that start with a prefix, those of most documents first.

        Arguments:
            prefix: letters without accents.
            limit: how many words at most.
        """
        first = bisect_left(self._sorted, prefix)
        last = bisect_left(self._sorted, prefix + "\U0010ffff")
        found = self._sorted[first:last]
        return sorted(found, key=lambda word: (-self.words[word].documents, word))[:limit]


def _read(index: FileIndex) -> dict[str, Any]:
    """What an index holds: how many documents, how many of them hold each stem, each word as most of them spell it."""
    words: dict[str, tuple[str, int]] = {}
    with index.reader() as reader:
        for text, info in reader.iter_field("words"):
            spelt, documents = text.decode("utf-8"), int(info.doc_frequency())
            bare = fold(spelt)
            if bare not in words or documents > words[bare][1]:
                words[bare] = spelt, documents
        stems = {text.decode("utf-8"): int(info.doc_frequency()) for text, info in reader.iter_field("stems")}
        return {"count": reader.doc_count(), "stems": stems, "words": words}
