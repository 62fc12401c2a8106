"""What is kept for reading without a network: the worker, the texts, and what never enters them."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Page, expect
from windows import unfold, visit

from judge.law.book import book
from judge.law.official.importing import import_official
from judge.messages import LANGUAGES, Language
from judge.school.course import course
from judge.site import create_app

LESSON = "landmarks"
"""The lesson that is kept in the tests; all of them are run elsewhere."""


def there(client: FlaskClient, **where: str) -> Mapping[str, Any]:
    """What the worker is told."""
    first = client.get("/worker.js", base_url=f"http://localhost{where.get('root', '')}").text.partition("\n")[0]
    told: Mapping[str, Any] = json.loads(first.removeprefix("const THERE = ").removesuffix(";"))
    return told


def test_the_worker_may_serve_the_whole_site_and_is_always_asked_for_anew(client: FlaskClient) -> None:
    answer = client.get("/worker.js")
    assert answer.mimetype == "text/javascript"
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "worker-src 'self'" in answer.headers["Content-Security-Policy"]
    assert 'data-worker="/worker.js"' in client.get("/fr/glossary").text


def test_all_that_the_worker_keeps_is_there(client: FlaskClient) -> None:
    told = there(client)
    for address in told["assets"]:
        assert client.get(address).status_code == 200, address
    for language in LANGUAGES:
        kept = told["languages"][language]
        assert [client.get(kept[name]).status_code for name in ("shell", "data")] == [200, 200]
        assert len(kept["lessons"]) == len(course().names())


def test_below_another_root_everything_lies_below_it(client: FlaskClient) -> None:
    told = there(client, root="/judge")
    assert told["root"] == "/judge/"
    assert told["copies"] != there(client)["copies"]
    for address in (*told["assets"], told["languages"]["fr"]["shell"], *told["languages"]["fr"]["lessons"]):
        assert address.startswith("/judge/"), address
    pages = client.get(told["languages"]["fr"]["data"].removeprefix("/judge"), base_url="http://localhost/judge").json
    assert pages is not None
    assert set(re.findall(r'href="(/[^/"]*)', pages["rules/5.0"]["main"])) == {"/judge"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_article_and_entry_is_kept(client: FlaskClient, language: Language) -> None:
    answer = client.get(f"/{language}/offline/book", headers={"Accept-Encoding": "br"})
    assert answer.headers["Content-Encoding"] == "br"
    assert len(answer.data) < 300_000
    again = client.get(
        f"/{language}/offline/book", headers={"If-None-Match": answer.headers["ETag"], "Accept-Encoding": "br"}
    )
    assert again.status_code == 304
    pages = client.get(f"/{language}/offline/book").json
    assert pages is not None
    for edition, root, glossary in (("1.0", r"rules/1\.0/\d", "glossary"), ("5.0", r"rules/5\.0/\d", "glossary/5.0")):
        chapters = "".join(page["main"] for name, page in pages.items() if re.fullmatch(root, name))
        text = book(edition).texts[language]
        assert [number for number in text.articles if f'<article class="law row" id="{number}"' not in chapters] == []
        assert [key for key in text.entries if f'id="{key}"' not in pages[glossary]["main"]] == []
    assert all(page["title"].endswith(" · Altered Judge") and page["place"] and page["main"] for page in pages.values())


def test_a_lesson_is_kept_as_it_stands_on_its_page(client: FlaskClient) -> None:
    kept = client.get(f"/fr/offline/learn/{LESSON}").json
    assert kept is not None
    page = client.get(f"/fr/learn/{LESSON}").text
    assert kept["place"] == "lesson-page"
    assert kept["main"] in page
    assert client.get("/fr/offline/learn/no-such-lesson").status_code == 404


def test_the_official_text_is_never_kept(data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.finder.scenario_documents", lambda edition: ())
    source = tmp_path / "mine.txt"
    source.write_text("2.1.c The quintessential thing is the thing that it was.\n", encoding="utf-8")
    import_official(source, "mine.txt", book("1.0"), "en")
    client = create_app(official="all").test_client()
    article = client.get("/en/rules/1.0/2.1.c")
    assert ("quintessential" in article.text, "no-store" in article.headers["Cache-Control"]) == (True, True)
    for path in ("/en/offline", "/en/offline/book"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert ("quintessential" in answer.text, "no-store" in answer.headers["Cache-Control"]) == (False, False), path


def test_once_opened_the_book_the_glossary_the_course_and_the_search_need_no_network(
    browser: Browser, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge.site.offline.lessons", lambda: (LESSON,))
    context, page = visit(browser, keeps=True)
    for language in LANGUAGES:
        keep(page, f"{address}/{language}")
    context.set_offline(True)
    expect(page.locator("#no-network")).to_be_visible()
    expect(page.locator("#said")).to_have_text(page.locator("#no-network").text_content() or "?")
    page.goto(f"{address}/fr/rules/1.0/2.1.c")
    expect(page.locator("h1:visible")).to_have_text("2.1.c")
    expect(page.locator("article.law .rule-text")).to_be_visible()
    expect(page.locator("#no-network")).to_be_visible()
    page.locator(".trail a").last.click()
    expect(page.locator("h1:visible .number")).to_have_text("2")
    page.goto(f"{address}/fr/rules/5.0/2.4.3.a")
    expect(page.locator("h1:visible")).to_have_text("2.4.3.a")
    page.locator(".trail a").last.click()
    expect(page).to_have_url(f"{address}/fr/rules/5.0/2")
    expect(page.locator("h1:visible .number")).to_have_text("2")
    page.goto(f"{address}/fr/glossary/5.0")
    expect(page.locator(".entry").first).to_be_visible()
    page.goto(f"{address}/fr/rules/changes")
    expect(page.locator("#targets .wordings")).to_have_css("display", "grid")
    page.locator("#tough .wording:last-child .reference").last.click()
    expect(page.locator("h1:visible")).to_have_text("7.4.7.f")
    seek(page, "reserve")
    expect(page.locator("#offline-results mark").first).to_contain_text("éserve")
    page.locator(".choices a[hreflang=en]").click()
    expect(page.locator("#offline-found h1")).to_have_text("Search without a network")
    seek(page, "2.1 C")
    expect(page.locator("h1:visible")).to_have_text("2.1.c")
    seek(page, "moring sacrifise")
    expect(page.locator("#offline-repaired")).to_have_text("Searched instead: morning sacrifice")
    expect(page.locator("#offline-results mark").first).to_be_visible()
    seek(page, "morning")
    expect(page.locator("#offline-repaired")).to_be_hidden()
    seek(page, "asended")
    expect(page.locator("#offline-repaired")).to_have_text("Searched instead: ascended")
    found = page.locator("#offline-results .result")
    expect(found.first.locator(".badge").last).to_have_text("Edition 5.0")
    expect(found.first.locator("a")).to_have_attribute("href", re.compile("^/en/(rules|glossary)/5.0"))
    seek(page, "morning")
    expect(found.first).to_be_visible()
    expect(found.get_by_text("Edition 5.0")).to_have_count(0)
    seek(page, "7.5.11.a")
    expect(page).to_have_url(f"{address}/en/rules/5.0/7.5.11.a")
    seek(page, "qqqq")
    expect(page.locator("#offline-none")).to_be_visible()
    page.goto(f"{address}/en/glossary")
    expect(page.locator(".entry").first).to_be_visible()
    page.goto(f"{address}/en/learn")
    page.locator(f".course a[href$={LESSON}]").click()
    expect(page.locator("article.lesson h1")).to_be_visible()
    unfold(page.locator(".stepper a[rel=next]").first)
    page.locator(".stepper a[rel=next]").first.click()
    expect(page.locator("#offline-unkept h1")).to_be_visible()
    for needing in ("/en/cards?q=boost", "/en/desk"):
        page.goto(f"{address}{needing}")
        expect(page.locator("h1:visible")).to_have_text("This page needs the server")
    context.set_offline(False)
    page.locator("#offline-again").click()
    expect(page).to_have_title(re.compile("desk"))
    expect(page.locator("#no-network")).to_be_hidden()
    context.close()


def test_a_new_version_takes_over_and_the_copy_of_the_old_one_goes(
    browser: Browser, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge.site.offline.lessons", lambda: (LESSON,))
    monkeypatch.setattr("judge.site.offline.state", lambda: "old")
    context, page = visit(browser, keeps=True)
    keep(page, f"{address}/en")
    assert page.evaluate("caches.keys()") == ["altered-judge::old"]
    monkeypatch.setattr("judge.site.offline.state", lambda: "new")
    page.goto(f"{address}/en/rules")
    page.wait_for_function("caches.keys().then(names => names.join() === 'altered-judge::new')")
    context.set_offline(True)
    page.goto(f"{address}/en/rules/1.0/2.1.c")
    expect(page.locator("article.law .rule-text")).to_be_visible()
    context.close()


def test_a_network_that_hangs_gives_way_to_the_copy_and_the_page_says_so(
    browser: Browser, app: Flask, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge.site.offline.lessons", lambda: (LESSON,))
    monkeypatch.setattr("judge.site.offline.PATIENCE", 300)
    context, page = visit(browser, keeps=True)
    keep(page, f"{address}/en")
    again, usual = threading.Event(), app.view_functions["rules.permanent"]

    def hang(**asked: str) -> object:
        again.wait(60)
        return usual(**asked)

    monkeypatch.setitem(app.view_functions, "rules.permanent", hang)
    page.goto(f"{address}/en/rules/1.0/2.4")
    expect(page.locator("article.law .rule-text").first).to_be_visible()
    expect(page.locator("#no-network")).to_contain_text("The server does not answer.")
    again.set()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("nav.parts")).to_be_visible()
    expect(page.locator("#no-network")).to_be_hidden()
    context.close()


def test_nothing_is_kept_against_the_visitor_s_wish_or_where_there_is_no_room(
    browser: Browser, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge.site.offline.lessons", lambda: (LESSON,))
    context, page = visit(browser, keeps=True)
    context.add_init_script(
        "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })"
    )
    state, wish, forget = (page.locator(f"#offline-{name}") for name in ("state", "keep", "forget"))
    page.goto(f"{address}/en/offline")
    assert quiet(page) == [0, 0]
    room = context.new_cdp_session(page)
    room.send("Storage.overrideQuotaForOrigin", {"origin": address, "quotaSize": 1_000})
    wish.click()
    expect(state).to_have_text("There is not enough room for it on this device.")
    room.send("Storage.overrideQuotaForOrigin", {"origin": address})
    now = wish.evaluate("wish => { wish.click(); return document.getElementById('offline-state').textContent; }")
    assert now == "It is being kept…"
    expect(state).to_have_text("All of it is kept on this device.")
    expect(forget).to_be_focused()
    forget.press("Enter")
    expect(state).to_have_text("Nothing is kept on this device yet.")
    expect(wish).to_be_focused()
    page.goto(f"{address}/en/rules")
    assert quiet(page) == [0, 0]
    context.close()


def keep(page: Page, root: str) -> None:
    """Open the site until all of a language is kept."""
    page.goto(f"{root}/offline")
    expect(page.locator("#offline-forget")).to_be_visible(timeout=30_000)
    expect(page.locator("#offline-keep")).to_be_hidden(timeout=60_000)


def quiet(page: Page) -> list[int]:
    """How many workers and copies there are once the page has nothing more to do."""
    numbers: list[int] = page.evaluate(
        """async () => {
          for (let twice = 0; twice < 2; twice += 1) await new Promise((then) => requestIdleCallback(then));
          return [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length];
        }"""
    )
    return numbers


def seek(page: Page, words: str) -> None:
    """Ask the search field of a page."""
    page.locator("#q").fill(words)
    page.locator("#q").press("Enter")
