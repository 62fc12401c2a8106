"""What the index holds of a document: weighted stems, words as they are spelt, and the stems part by part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from whoosh.analysis import Analyzer, Token
from whoosh.fields import STORED, TEXT, Schema

from judge.search.analysis import stems
from judge.search.document import Document
from judge.search.tokens import words

WEIGHTS = {"term": 4.0, "question": 2.5, "heading": 2.0, "text": 2.0, "remark": 1.0, "example": 0.7}
"""How much a word counts by where it stands."""

_GAP = 100
_PART, _NAME = "\x1e", "\x1f"

Profile = tuple[tuple[str, str], ...]
"""The stems of a document's parts, each part with its name: words parted by blanks, the stems of a word by slashes."""


class WeightedStems(Analyzer):  # type: ignore[misc]
    """Reads stems that are analysed already; each weighs what its part of the document weighs."""

    def __call__(self, value: str, **kwargs: Any) -> Iterator[Token]:
        token = Token(positions=True)
        position = 0
        for part in value.split(_PART):
            name, _, text = part.partition(_NAME)
            token.boost = WEIGHTS[name]
            for word in text.split():
                token.pos = position
                for form in word.split("/"):
                    token.text = form
                    yield token
                position += 1
            position += _GAP


class SpeltWords(Analyzer):  # type: ignore[misc]
    """Reads words that are parted by blanks."""

    def __call__(self, value: str, **kwargs: Any) -> Iterator[Token]:
        token = Token()
        token.boost = 1.0
        for word in value.split():
            token.text = word
            yield token


def schema() -> Schema:
    """The fields of an index: the stems for ranking and phrases, the words for prefixes and spelling."""
    return Schema(stems=TEXT(analyzer=WeightedStems()), words=TEXT(analyzer=SpeltWords(), phrase=False), profile=STORED)


def fields(document: Document) -> dict[str, object]:
    """What the index is given of a document."""
    analysed = [(part, list(words(text, document.language))) for part, text in _parts(document)]
    profile = tuple(
        (part, " ".join("/".join(stems(word.spelt, document.language)) for word in found)) for part, found in analysed
    )
    return {
        "stems": _PART.join(f"{part}{_NAME}{text}" for part, text in profile),
        "words": " ".join(sorted({word.spelt for _, found in analysed for word in found})),
        "profile": profile,
    }


def _parts(document: Document) -> Iterator[tuple[str, str]]:
    titles = (*document.heading, *((document.title,) if document.title not in document.heading else ()))
    yield from (("term", text) for text in document.terms)
    yield from (("heading", text) for text in titles)
    yield from (("question", text) for text in document.questions)
    yield "text", document.text
    yield from (("remark", text) for text in document.remarks)
    yield from (("example", text) for text in document.examples)
