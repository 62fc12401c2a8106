"""Parsers that are built: no conflict is settled by luck; kept on disk they read the same, and nothing else is read."""

from __future__ import annotations

import hashlib
import os
import pickle
from pathlib import Path

import pytest
from lark import Lark

from judge.cards.language.grammar import Grammar, grammar
from judge.cards.language.parsers import cached_parser, store_parser
from judge.messages import LANGUAGES, Language
from tests.measures.kept_parsers import conflicts, noted_parser, parsed


@pytest.fixture
def known() -> Grammar:
    """A grammar whose parser was taken from the cache of all tests; asked for before an empty one takes its place."""
    return grammar("en")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_conflict_is_settled_by_luck(language: Language) -> None:
    assert noted_parser(language).conflicts == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kept_parser_reads_as_the_one_that_was_built(language: Language) -> None:
    noted, kept = noted_parser(language), cached_parser(language)
    assert kept is not None and {name: list(written) for name, written in kept[1].items()} == noted.samples
    assert noted.parsed and {text: parsed(kept[0], text) for text in noted.parsed} == noted.parsed


def test_a_conflict_that_is_settled_is_told() -> None:
    with conflicts() as told:
        Lark('start: "a" start? "b"?', parser="lalr", lexer="contextual")
    assert told


def test_what_is_damaged_or_no_parser_is_not_read(known: Grammar, cache: Path) -> None:
    store_parser(known.parser, known.samples, "en")
    (file,) = cache.iterdir()
    whole = file.read_bytes()
    harm = pickle.dumps(os.getcwd)
    for kept in (b"", whole[:-1], whole[:32] + b"x" + whole[33:], hashlib.sha256(harm).digest() + harm):
        file.write_bytes(kept)
        assert cached_parser("en") is None
    file.write_bytes(whole)
    assert cached_parser("en") is not None
    cache.chmod(0o777)
    assert cached_parser("en") is None
