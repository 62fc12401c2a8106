"""Parsers that are built: no conflict is settled by luck; kept on disk they read the same, and nothing else is read.

What asks for one that is built anew stands side by side, so that it is built once.
"""

from __future__ import annotations

import hashlib
import os
import pickle
from dataclasses import replace
from pathlib import Path

import pytest
from grammars_anew import built_anew, conflicts
from lark import Lark

from judge.cards.collection import Collection
from judge.cards.language.grammar import Grammar, grammar
from judge.cards.language.marks import lines
from judge.cards.language.parsers import cached_parser, store_parser
from judge.cards.language.reader import _read_anew
from judge.messages import LANGUAGES, Language


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
    assert built_anew(language).conflicts == ()


def test_a_kept_parser_reads_as_the_one_that_was_built(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anew = built_anew("fr")
    assert cached_parser("fr") is None
    store_parser(anew.parser, anew.samples, "fr")
    kept = cached_parser("fr")
    assert kept is not None and kept[1] == anew.samples
    texts = [line.text for one in Collection.shipped().printed[::9] for line in lines(one.text["fr"], "fr")]
    known, found = grammar("fr"), []
    for one in (anew.parser, kept[0]):
        monkeypatch.setattr("judge.cards.language.reader.grammar", lambda language, one=one: replace(known, parser=one))
        found.append([_read_anew(line, "fr", "line") for text in texts for line in lines(f"{text} piochez", "fr")])
        found[-1] += [_read_anew(line, "fr", "line") for text in texts for line in lines(text, "fr")]
    assert found[0] == found[1]


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
