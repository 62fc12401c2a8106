"""How a chapter, a glossary and a table of terms are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.law.article import Article
from judge.law.definitions import read_definitions
from judge.law.reader import Reading, read_chapter, read_glossary
from judge.law.table import line_of, read_table
from judge.law.terms import read_terms

GOOD = Path(__file__).parent / "books" / "good"


@pytest.fixture
def chapter() -> Reading:
    return read_chapter(GOOD / "en" / "2-objects.md", "en/2-objects.md")


@pytest.fixture
def first(chapter: Reading) -> Article:
    return chapter.sections[1].articles[0]


def test_headings_have_their_level_title_and_line(chapter: Reading) -> None:
    assert [(one.number, one.title, one.level, one.line) for one in chapter.sections] == [
        ("2", "Objects", 1, 1),
        ("2.1", "General", 2, 3),
        ("2.1.1", "More", 3, 20),
    ]


def test_articles_stand_under_their_heading(chapter: Reading) -> None:
    assert [[article.number for article in one.articles] for one in chapter.sections] == [
        [],
        ["2.1.a", "2.1.b"],
        ["2.1.1.a"],
    ]


def test_an_article_has_its_words_and_its_place(first: Article) -> None:
    assert first.text == "An object is a piece of the game. See [2.1.b] and [2.1.1]."
    assert (first.source, first.inferred, first.file, first.line) == ("both", False, "en/2-objects.md", 5)
    assert (first.section, first.references) == ("2.1", ("2.1.b", "2.1.1"))


def test_quotes_belong_to_the_article_above_them(first: Article) -> None:
    assert [(quote.kind, quote.line) for quote in first.quotes] == [("remark", 7), ("example", 10), ("question", 14)]
    assert first.remarks == ("A thought\non two lines.",)
    assert first.examples == ("A case, with a list:\n- one;\n- two.",)
    assert first.questions == ("What is an object?",)
    assert first.notes == ()


def test_a_list_is_part_of_its_article(chapter: Reading) -> None:
    article = chapter.sections[1].articles[1]
    assert article.text == "An object may have:\n- a boost;\n- another boost."
    assert (article.source, article.inferred) == ("later", True)


def test_a_french_chapter_is_read_alike(chapter: Reading) -> None:
    french = read_chapter(GOOD / "fr" / "2-objects.md", "fr/2-objects.md")
    assert [one.number for one in french.sections] == [one.number for one in chapter.sections]
    assert [quote.kind for quote in french.sections[1].articles[0].quotes] == ["remark", "example"]


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(tmp_path: Path, chapter: Reading) -> None:
    source = (GOOD / "en" / "2-objects.md").read_text(encoding="utf-8")
    file = tmp_path / "2-objects.md"
    file.write_bytes(b"\xef\xbb\xbf" + source.replace("\n", "\r\n").encode())
    assert read_chapter(file, "en/2-objects.md") == chapter


def test_an_empty_file_holds_nothing(tmp_path: Path) -> None:
    (tmp_path / "empty.md").touch()
    assert read_chapter(tmp_path / "empty.md", "empty.md") == Reading()


def test_a_glossary_entry_has_its_paragraphs_and_questions() -> None:
    (entry,) = read_glossary(GOOD / "en" / "glossary.md", "en/glossary.md").entries
    assert (entry.key, entry.title, entry.line) == ("curve", "Curve", 3)
    assert entry.text == "A way of spending mana.\n\nA second paragraph on [2.1.a]."
    assert (entry.questions, entry.references) == (("What is a curve?",), ("2.1.a",))


def test_terms_have_their_forms_and_line() -> None:
    terms, mistakes = read_terms(GOOD / "terms.toml", "terms.toml")
    assert mistakes == []
    assert [(term.name["en"], term.words("fr"), term.article, term.line) for term in terms] == [
        ("object", ("objet", "objets"), "2.1", 3),
        ("boost", ("boost",), "2.1.b", 10),
    ]


def test_definitions_have_their_reason_in_both_languages() -> None:
    reasons, mistakes = read_definitions(GOOD / "definitions.toml", "definitions.toml")
    assert mistakes == []
    assert reasons == {"2.1.a": {"en": "It says what a word means.", "fr": "Il dit ce que signifie un mot."}}


@pytest.mark.parametrize(
    ("source", "line"),
    [('a = "x"\nb = \n', 2), ('a = "x"\na = "y"\n', 2), ('\n\na = "x', 3), ("[[term]\n", 1)],
)
def test_a_table_that_is_no_toml_is_told_with_its_line(tmp_path: Path, source: str, line: int) -> None:
    (tmp_path / "bad.toml").write_text(source, encoding="utf-8")
    table, _, (mistake,) = read_table(tmp_path / "bad.toml", "bad.toml")
    assert (dict(table), mistake.line) == ({}, line)


def test_the_line_of_a_key_is_found_in_every_way_of_writing_it() -> None:
    source = 'a = 1\n["2.1.c"]\n[title]\n"2.1.d" = { en = "x" }\n'
    assert [line_of(key, source) for key in ("a", "2.1.c", "title", "2.1.d", "none")] == [1, 2, 3, 4, 1]
