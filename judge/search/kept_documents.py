"""Documents that were gathered before: kept as JSON, those of a language read when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import astuple
from functools import cached_property
from pathlib import Path
from typing import Any

from judge.data_cache import find_data, keep_data, name_of
from judge.messages import LANGUAGES, Language
from judge.search.document import Document

Documents = Mapping[Language, Sequence[Document]]


class KeptDocuments(Mapping[Language, Sequence[Document]]):
    """The documents of each language.

    Arguments:
        mark: changes with all that they are made from.
        gather: makes them.
    """

    def __init__(self, mark: str, gather: Callable[[], Documents]) -> None:
        self.mark = mark
        self._gather = gather
        self._read: dict[Language, Sequence[Document]] = {}

    def __getitem__(self, language: Language) -> Sequence[Document]:
        if language not in LANGUAGES:
            raise KeyError(language)
        if language not in self._read:
            found = find_data(self._name(language), _documents)
            self._read[language] = self._gathered[language] if found is None else found
        return self._read[language]

    def __iter__(self) -> Iterator[Language]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)

    @cached_property
    def _gathered(self) -> Documents:
        gathered = self._gather()
        for language in LANGUAGES:
            keep_data(self._name(language), list(map(astuple, gathered[language])))
        return gathered

    def _name(self, language: Language) -> str:
        return name_of("documents", (self.mark.encode(), language.encode(), Path(__file__)))


def _documents(data: Any) -> tuple[Document, ...]:
    """The documents that some data holds; anything else may break this in any way."""
    return tuple([_document(*row) for row in data])


def _document(*row: Any) -> Document:
    kind, key, number, chapter, language, title, text, *lists, weight = row
    heading, remarks, examples, questions, terms = map(tuple, lists)
    return Document(
        kind, key, number, chapter, language, title, text, heading, remarks, examples, questions, terms, weight
    )
