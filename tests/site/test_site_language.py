"""The two languages of the site: addresses, switches, and the catalogue behind them."""

from __future__ import annotations

import ast
import io
import re

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po
from flask.testing import FlaskClient

from judge.law.typography import slips
from judge.place import TEMPLATES, TRANSLATIONS

GAP = re.compile(r"%\(\w+\)s|(?<!\{)\{\w+\}(?!\})")
SOURCE = TRANSLATIONS / "fr" / "LC_MESSAGES" / "messages.po"


def wrappers() -> dict[str, int]:
    """The functions that are given the template of a message, and at which place."""
    found = {"message": 1}
    for file in TRANSLATIONS.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                names = [argument.arg for argument in node.args.args if argument.arg not in ("self", "cls")]
                if "template" in names:
                    found[node.name] = names.index("template") + 1
    return found


def sentences() -> set[str]:
    """Every sentence that the code and the templates say."""
    keywords = {**DEFAULT_KEYWORDS, **{name: (place,) for name, place in wrappers().items()}}
    found: set[str] = set()
    for folder, method, pattern in ((TRANSLATIONS.parent, "python", "**.py"), (TEMPLATES, "jinja2", "**.html")):
        for _, _, words, _, _ in extract_from_dir(folder, [(pattern, method)], keywords=keywords):
            found.add(words if isinstance(words, str) else words[0])
    return found


@pytest.fixture(scope="module")
def french() -> Catalog:
    """The French catalogue."""
    return read_po(io.BytesIO(SOURCE.read_bytes()), locale="fr")


def test_no_french_line_breaks_before_its_marks(program: FlaskClient) -> None:
    def words(address: str) -> str:
        return program.get(address).get_data(as_text=True)

    parts = program.get("/fr/learn/day-sheet.json").get_json()["parts"]
    places = [
        re.findall(r'<meta name="description" content="(.*)"', words("/fr/rules/1.0/4.2.a")),
        [article["text"] for part in parts for article in part["articles"]],
        [one["excerpt"] for one in program.get("/fr/search.json?q=phases").get_json()["results"]],
        [one["text"] for one in program.get("/fr/suggest.json?q=limbes").get_json()],
        re.findall(r"(?m)<li>(.*)$", words("/fr/api")),
    ]
    assert "liste d’objet" in words("/fr/api") and "liste de objet" not in words("/fr/api")
    for place in places:
        shown = [re.sub(r"<[^>]*>|\"", "", one) for one in place]
        assert any("\u00a0" in one for one in shown)
        assert [slip.say("en") for one in shown for slip in slips(one, "fr")] == []


def test_every_message_is_written_out_where_it_is_said() -> None:
    for file in TRANSLATIONS.parent.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        passing = {
            call
            for function in functions
            if "template" in [argument.arg for argument in function.args.args]
            for call in ast.walk(function)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "message" and node not in passing:
                written = node.args and isinstance(node.args[0], ast.Constant)
                assert written, f"{file}:{node.lineno}: write the words of this message inside its brackets"


def test_the_readme_says_how_sentences_are_gathered() -> None:
    readme = (TRANSLATIONS / "README.md").read_text(encoding="utf-8")
    for name, place in wrappers().items():
        assert (f"-k {name} " if place == 1 else f"-k {name}:{place} ") in readme, name


def test_every_sentence_has_its_french(french: Catalog) -> None:
    missing = sorted(one for one in sentences() if one and not (french.get(one) and french[one].string))
    assert missing == []


def test_gaps_are_the_same_in_french(french: Catalog) -> None:
    for message in french:
        if isinstance(message.id, str) and message.id:
            assert set(GAP.findall(message.id)) == set(GAP.findall(str(message.string))), message.id


def test_french_is_set_as_french(french: Catalog) -> None:
    for message in french:
        words = message.string if isinstance(message.string, str) else " ".join(message.string or ())
        if message.id:
            assert not re.search(r"[^\u00a0\s][;?!»](?!\w)|«[^\u00a0]|\w'\w| [:;?!»]", words), words


def test_the_compiled_catalogue_says_what_its_source_says(french: Catalog) -> None:
    compiled = read_mo(io.BytesIO(SOURCE.with_suffix(".mo").read_bytes()))

    def said(catalog: Catalog) -> dict[object, object]:
        return {str(one.id): [*(one.string or ())] for one in catalog if isinstance(one.id, str) and one.id}

    assert said(compiled) == said(french)


@pytest.mark.parametrize(
    "path",
    [
        "/en/rules/1.0/2.1.c",
        "/en/rules/1.0/2.1.c",
        "/en/rules/1.0/2.1",
        "/en/rules",
        "/en/glossary",
        "/en/scenarios",
        "/en/scenarios/reactions/kuwat?step=2",
        "/en/search?q=boost&kind=rule",
    ],
)
def test_the_switch_keeps_the_place(client: FlaskClient, path: str) -> None:
    page = client.get(path).text
    match = re.search(r'<a class="choice" href="([^"]+)" lang="fr"', page)
    assert match
    target, _, query = match[1].replace("&amp;", "&").partition("?")
    wanted, _, wanted_query = path.replace("/en/", "/fr/").partition("?")
    assert target == wanted
    assert sorted(query.split("&")) == sorted(wanted_query.split("&"))
    assert client.get(match[1].replace("&amp;", "&")).status_code == 200


def test_pages_name_their_language_and_their_twins(client: FlaskClient) -> None:
    page = client.get("/fr/glossary").text
    assert '<html lang="fr">' in page
    assert '<link rel="alternate" hreflang="en" href="https://judge.example/en/glossary">' in page
    assert '<link rel="alternate" hreflang="x-default" href="https://judge.example/en/glossary">' in page


def test_no_french_page_speaks_english(client: FlaskClient) -> None:
    for path in ("/fr/", "/fr/rules", "/fr/rules/1.0/2.1.c", "/fr/glossary", "/fr/scenarios", "/fr/nothing"):
        page = client.get(path).text
        for words in ("Search", "Scenarios", "Glossary", "Cited by", "Edition 1.0", "This page as data"):
            assert words not in re.sub(r'lang="en".*?</section>', "", page, flags=re.DOTALL), (path, words)
