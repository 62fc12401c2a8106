"""What changed from one edition to the next, on its page and at each article."""

from __future__ import annotations

import html
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from playwright.sync_api import Browser, expect
from windows import visit

from judge.bounds.errors import BusyError, TooLongError
from judge.law.book import book
from judge.law.mechanisms import mechanisms
from judge.law.word_diff import WordRun
from judge.messages import LANGUAGES, Language
from judge.ruling.comparison import FileComparison
from judge.site import compared_ahead
from judge.site.markdown import mark_runs, render
from judge.site.ready import compare_ahead
from judge.site.vocabulary import Links
from judge.telling.mechanisms import counts_of_marks


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mechanism_is_told_with_its_articles(client: FlaskClient, language: Language) -> None:
    page = client.get(f"/{language}/rules/changes").text
    for one in mechanisms("5.0"):
        part = page.partition(f'<section class="mechanism" id="{one.name}"')[2].partition("</section>")[0]
        for number in one.earlier:
            assert f'href="/{language}/rules/1.0/{number}" data-rule="{number}" data-edition="1.0"' in part, one.name
        for number in one.later:
            assert f'href="/{language}/rules/5.0/{number}" data-rule="{number}">' in part, one.name
        assert ('class="quote note"' in part) == bool(one.texts[language].doubt), one.name
        assert f'<a href="#{one.name}">' in page
    assert not re.search(r"\{[A-Z0-9]\}", re.sub(r"<[^>]*>", "", page))


def test_those_that_matter_most_come_first(client: FlaskClient) -> None:
    page = client.get("/fr/rules/changes").text
    headings = ["Dans presque chaque partie", "Souvent, selon les decks", "De temps en temps", "Autour de la partie"]
    assert re.findall(r'class="often">([^<]*)<', page) == headings
    assert page.index('id="targets"') < page.index('id="gear"') < page.index('id="deck-building"')


def test_every_link_of_the_page_leads_somewhere(client: FlaskClient) -> None:
    page = client.get("/en/rules/changes").text
    anchors = re.findall(r' id="([^"]*)"', page)
    assert len(anchors) == len(set(anchors))
    for address in set(re.findall(r'<a [^>]*href="([^"]*)"', page.partition("<main")[2].partition("</main>")[0])):
        path, _, anchor = address.partition("#")
        assert not path or client.get(path).status_code == 200, address
        assert not anchor or anchor in anchors, address
    for address in set(re.findall(r'data-rule="([^"]*)" data-edition="([^"]*)"', page)):
        assert client.get(f"/en/previews/{address[1]}/{address[0]}").status_code == 200, address


@pytest.mark.parametrize("edition", ["1.0", "5.0"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_article_leads_to_its_counterparts(client: FlaskClient, edition: str, language: Language) -> None:
    for number in book(edition).numbers[::9]:
        answer = client.get(f"/{language}/rules/{edition}/{number}")
        part = answer.text.partition('<section class="history"')[2].partition("</section>")[0]
        assert 'class="badge kind-' in part, number
        for address in set(re.findall(r'href="([^"#]*)', part)):
            assert client.get(address).status_code == 200, (number, address)


def test_both_wordings_are_marked(client: FlaskClient) -> None:
    page = client.get("/en/rules/5.0/1.2.4.a").text
    assert '<del><span class="unseen"> deleted: </span>lines<span class="unseen"> end of deletion </span></del>' in page
    assert (
        '<ins><span class="unseen"> inserted: </span>paragraphs<span class="unseen"> end of insertion </span></ins>'
        in page
    )
    french = client.get("/fr/rules/1.0/4.2.5.c").text
    assert "ajouté\u00a0:" in french and "supprimé\u00a0:" in french
    assert 'href="/fr/rules/changes#night"' in french


def test_what_has_no_counterpart_and_what_is_the_same_show_no_wordings(client: FlaskClient) -> None:
    for address, words in (
        ("/en/rules/5.0/7.4.5.a", '<span class="badge kind-new">new</span> A new keyword'),
        ("/fr/rules/1.0/5.4.a", '<span class="badge kind-dropped">supprimé</span> Les actions internes ont disparu.'),
        ("/en/rules/5.0/1.1.2.a", "Edition 1.0 says it in the same words:"),
    ):
        page = client.get(address).text
        assert words in page, address
        assert 'class="wordings"' not in page, address


def test_symbols_are_drawn_in_what_changed(client: FlaskClient) -> None:
    for address in ("/en/rules/5.0/1.1.6.e", "/fr/rules/1.0/7.1.1.a"):
        part = client.get(address).text.partition('<section class="history"')[2].partition("</section>")[0]
        assert 'class="symbol"' in part and "#entering-play" in part
        assert "{J}" not in re.sub(r"<[^>]*>", "", part)


def test_the_history_is_in_the_data_of_an_article_alone(client: FlaskClient) -> None:
    (history,) = client.get("/fr/rules/5.0/2.1.d.json").get_json()["history"]
    assert (history["earlier"], history["later"]) == ("1.0", "5.0")
    assert [one["number"] for one in history["before"]] == ["2.1.c"]
    assert "history" not in client.get("/en/rules/5.0/2.1.json").get_json()["articles"][0]


def test_the_changes_as_data(client: FlaskClient) -> None:
    data = client.get("/en/rules/changes.json").get_json()
    assert [one["name"] for one in data["mechanisms"]] == [one.name for one in mechanisms("5.0")]
    numbers = [one["number"] for one in data["articles"] if one["kind"] != "dropped"]
    assert numbers == list(book("5.0").numbers)
    assert sum(one["kind"] == "dropped" for one in data["articles"]) == 13


def test_the_page_is_found_where_a_reader_looks_for_it(client: FlaskClient) -> None:
    for address in ("/en/rules", "/en/rules/5.0", "/en/rules/1.0/2.1.c", "/en/glossary"):
        assert 'href="/en/rules/changes"' in client.get(address).text, address


@pytest.mark.usefixtures("compared")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_mechanism_plays_its_situation_by_either_edition(whole: Flask, language: Language) -> None:
    client = whole.test_client()
    page, data = (client.get(f"/{language}/rules/changes{end}") for end in ("", ".json"))
    for one, told in zip(mechanisms("5.0"), data.get_json()["mechanisms"], strict=True):
        part = page.text.partition(f'<section class="mechanism" id="{one.name}"')[2].partition("</section>")[0]
        assert (told["mark"], told["scenario"]) == (one.mark, one.scenario)
        assert (f'href="/{language}/scenarios/{one.scenario}"' in part) == bool(one.scenario), one.name
        assert (f'href="/{language}/desk?from={one.scenario}"' in part) == bool(one.scenario), one.name
        assert (told["situation"] is not None) >= (one.mark in ("differs", "new", "open") and bool(one.scenario))
        for side in (told["situation"] or {"sides": ()})["sides"]:
            words = re.split("[“«{]", side["text"])[0]
            assert words in html.unescape(re.sub(r"<[^>]+>", "", part)), one.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_counts_are_told(whole: Flask, language: Language) -> None:
    client = whole.test_client()
    counts = client.get(f"/{language}/rules/changes.json").get_json()["counts"]
    page = client.get(f"/{language}/rules/changes").text.partition('aria-labelledby="marks"')[2].partition("</ul>")[0]
    assert counts == counts_of_marks("5.0")
    assert list(map(int, re.findall(r"</span> (\d+)</li>", page))) == list(counts.values())


WAITS = "It is being played; load this page again in a moment."


@pytest.fixture
def nothing_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> set[str]:
    """No situation has been compared; gives the paths of all."""
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path))
    monkeypatch.setattr(compared_ahead, "_found", {})
    return {one.scenario for one in mechanisms("5.0") if one.scenario}


def test_what_has_not_been_compared_yet_waits(
    whole: Flask, nothing_known: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def bounded(*_: object, **__: object) -> FileComparison:
        raise BusyError

    monkeypatch.setattr(compared_ahead, "bounded", bounded)
    page = whole.test_client().get("/en/rules/changes?later").text
    assert page.count(WAITS) >= len(nothing_known)
    data = whole.test_client().get("/en/rules/changes.json").get_json()
    assert {one["situation"] for one in data["mechanisms"]} == {None}
    assert [one["waits"] for one in data["mechanisms"]] == [bool(one["scenario"]) for one in data["mechanisms"]]


def test_one_that_takes_too_long_keeps_no_other_from_the_page(
    whole: Flask, nothing_known: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    long = min(nothing_known)

    def bounded(_: object, file: Path, name: str, **__: object) -> dict[Language, FileComparison]:
        if name == f"{long}.md":
            raise TooLongError(60)
        return dict.fromkeys(LANGUAGES, FileComparison(("5.0", "1.0")))

    monkeypatch.setattr(compared_ahead, "bounded", bounded)
    compare_ahead(whole).join()
    page = whole.test_client().get("/fr/rules/changes?later").text
    assert "La situation est en train d’être jouée" not in page
    assert page.count("La jouer selon les deux éditions prend trop de temps ici.") == sum(
        one.scenario == long for one in mechanisms("5.0")
    )


class Nesting(HTMLParser):
    """Notes every element that is closed while another is open within it."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.torn: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.torn.append(tag)


@pytest.mark.parametrize(
    "words",
    ["See [2.1.c].", "*Rest.* All", "{J} and {2}", "“A”, a_b_c", "<b> & [x](y)", "one\n- two\n- three", "`code`"],
)
def test_marks_go_round_whatever_a_wording_holds(words: str) -> None:
    links = Links(book("5.0"), "en", "/rules", "/symbols.svg")
    runs = [WordRun(one, one not in ("\n- ",)) for one in re.split(r"(\n- )", words)]
    page = render(mark_runs(runs, "ins"), links)
    nesting = Nesting()
    nesting.feed(page)
    assert nesting.torn == [] and "<ins>" in page and "<b>" not in page
    assert not re.search("[\ue000-\ue002]", page)


def test_nobody_else_marks_words() -> None:
    links = Links(book("5.0"), "en", "/rules", "/symbols.svg")
    page = render(mark_runs([WordRun("mine", True)], "del"), links, own=False)
    assert page == "<p>mine</p>"


def test_a_reference_to_the_other_edition_shows_its_preview(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en/rules/5.0/1.2.4.a")
    page.locator('.history a[data-edition="1.0"]').first.hover()
    expect(page.locator("#preview .preview-foot")).to_contain_text("1.0")
    expect(page.locator("#preview")).to_contain_text("lines")
    context.close()
