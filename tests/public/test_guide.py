"""The guide: its examples are real, and the same in both languages; its notebook runs."""

from __future__ import annotations

import ast
import base64
import contextlib
import doctest
import io
import json
import re
from typing import Any

import pytest

from judge.messages import LANGUAGES
from judge.public.chapters import GUIDE, guide

NOTEBOOK = GUIDE / "first_steps.ipynb"


def fenced(language: Any) -> list[str]:
    """Everything in the guide that is no words."""
    return [part.text for chapter in guide(language) for part in chapter.parts if part.kind != "words"]


def test_every_example_prints_what_stands_under_it() -> None:
    pytest.importorskip("pettingzoo", reason="the extra “learning” is not installed")
    examples = [part.text for chapter in guide("en") for part in chapter.parts if part.kind == "example"]
    assert len(examples) >= 24
    test = doctest.DocTestParser().get_doctest("\n".join(examples), {}, "the guide", "en.md", 0)
    told = io.StringIO()
    result = doctest.DocTestRunner().run(test, out=told.write)
    assert (result.failed, told.getvalue()) == (0, "")
    assert result.attempted >= len(examples)


def test_both_languages_show_the_same_examples() -> None:
    assert fenced("en") == fenced("fr")
    shapes = [[[part.kind for part in chapter.parts] for chapter in guide(language)] for language in LANGUAGES]
    assert shapes[0] == shapes[1]


def test_every_public_name_is_shown_or_listed() -> None:
    words = " ".join(fenced("en"))
    assert [name for name in __import__("judge").__all__ if not re.search(rf"\b{name}\b", words)] == []


def shown(value: object) -> dict[str, str]:
    """What a notebook shows of a value."""
    found = {"text/plain": repr(value)}
    for kind, method in (("image/png", "_repr_png_"), ("text/html", "_repr_html_")):
        made = getattr(value, method, lambda: None)()
        if made is not None:
            found[kind] = base64.b64encode(made).decode() if isinstance(made, bytes) else made
    return found


def run(source: str, names: dict[str, Any]) -> tuple[str, dict[str, str]]:
    """What a cell prints, and what a notebook shows of its last line."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)
        value = None
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    return printed.getvalue(), {} if value is None else shown(value)


def test_the_notebook_runs() -> None:
    book = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert (book["nbformat"], NOTEBOOK.stat().st_size < 100_000) == (4, True)
    names: dict[str, Any] = {}
    kinds: set[str] = set()
    for cell in (cell for cell in book["cells"] if cell["cell_type"] == "code"):
        printed, data = run("".join(cell["source"]), names)
        texts = ["".join(one["text"]) for one in cell["outputs"] if one["output_type"] == "stream"]
        assert printed == "".join(texts)
        (kept,) = [one["data"] for one in cell["outputs"] if one["output_type"] == "execute_result"] or [{}]
        kinds |= set(kept)
        assert set(kept) == set(data)
        for kind in set(kept) - {"image/png"}:
            assert "".join(kept[kind]) == data[kind]
        if "image/png" in kept:
            assert base64.b64decode(kept["image/png"]).startswith(b"\x89PNG")
            assert base64.b64decode(data["image/png"]).startswith(b"\x89PNG")
    assert kinds == {"text/plain", "image/png", "text/html"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapters_are_read(language: Any) -> None:
    beginning, *chapters = guide(language)
    assert beginning.title and beginning.parts[0].kind == "words" and len(chapters) > 10
    assert all(chapter.parts for chapter in chapters)
