"""Every kind of page, looked at closely: by axe, by a narrow window, by large text, by keyboard, by weight.

Each kind is looked at in one of the four combinations of language and colours, all of which occur;
``pytest --closely tests/site/test_every_page.py`` looks at each in all four, on a phone too, and at every element.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest
from axe_playwright_python.sync_playwright import Axe
from flask import Flask
from kinds import KINDS, Kind
from playwright.sync_api import Browser, Page
from windows import visit

from judge.law.book import book
from judge.law.official.importing import import_official

PROBE = Path(__file__).with_name("probe.js").read_text(encoding="utf-8")
COMBINATIONS = (("en", "light"), ("fr", "dark"), ("en", "dark"), ("fr", "light"))
MOST_BYTES = 100_000
"""What the files of a page may weigh together, compressed."""
RULES = {"target-size": {"enabled": True}}
"""What axe is asked besides what it asks by itself."""
SIZES = ((360, ""), (640, ""), (640, "212.5%"))
"""Windows, and the size of the text in them: a phone, a magnification of 200 % (1280 px at half), and text of 200 %."""


pytestmark = pytest.mark.usefixtures("awake")


@contextmanager
def raising(app: Flask, kind: Kind) -> Iterator[None]:
    """While it lasts, the page answers with the error of its kind."""

    def fail(**_: object) -> NoReturn:
        assert kind.raised is not None
        raise kind.raised()

    with pytest.MonkeyPatch.context() as patch:
        if kind.raised is not None:
            patch.setitem(app.view_functions, "rules.contents", fail)
        yield


def axed(page: Page) -> list[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"], "rules": RULES}).response["violations"]
    return [f"{one['id']}: {node['html'][:140]}" for one in found for node in one["nodes"][:3]]


def faults(page: Page, closely: bool) -> list[str]:
    """What is wrong with the page in a window.

    Arguments:
        page: the window; its page is loaded.
        closely: whether to look at each element, and by axe on a phone too; else at the first of each sort.
    """
    page.evaluate(PROBE)
    page.evaluate("probe.open()")
    page.keyboard.press("Tab")
    found: list[str] = page.evaluate("most => probe.unfocused(most)", 10_000 if closely else 80)
    found += [f"moves: {fault}" for fault in page.evaluate("probe.moving()")]
    weight = page.evaluate("probe.weight()")
    found += [f"weighs {weight} bytes"] if weight > MOST_BYTES else []
    for width, size in SIZES:
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", size)
        found += [f"{width} px{', text of 200 %' if size else ''}: {fault}" for fault in page.evaluate("probe.cut()")]
        found += [f"axe on a phone: {fault}" for fault in axed(page)] if closely and width == 360 else []
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size({"width": 1280, "height": 800})
    if not closely:
        page.evaluate("probe.thin(3)")
    return [*found, *(f"axe: {fault}" for fault in axed(page))]


@pytest.mark.parametrize("combination", range(len(COMBINATIONS)), ids=lambda place: "-".join(COMBINATIONS[place]))
def test_nothing_is_wrong_with_any_page(
    browser: Browser, app: Flask, address: str, combination: int, request: pytest.FixtureRequest
) -> None:
    closely = request.config.getoption("--closely")
    language, scheme = COMBINATIONS[combination]
    context, page = visit(browser, scheme=scheme)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    complaints = context.complaints  # type: ignore[attr-defined]
    found: list[str] = []
    for place, kind in enumerate(KINDS):
        if not closely and place % len(COMBINATIONS) != combination:
            continue
        with raising(app, kind):
            answer = kind.open(page, f"{address}/{language}")
        assert answer is not None
        if answer.status >= 400 or kind.sent is not None:
            complaints[:] = [one for one in complaints if "Failed to load resource" not in one]
        assert (answer.status < 400) == (kind.raised is None and kind.path != "/nothing-here"), kind.name
        found += [f"{kind.name}: {fault}" for fault in faults(page, closely)]
    context.close()
    assert found == []
    assert complaints == []
    assert [one for one in asked if not one.startswith(f"{address}/")] == []


def test_nothing_is_wrong_with_the_official_text_beside_ours(
    browser: Browser, app: Flask, address: str, data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "mine.txt"
    source.write_text("2.1.c The thing is not what it was.\nRemark. It is by the sea.\n", encoding="utf-8")
    import_official(source, "mine.txt", book("1.0"), "en")
    monkeypatch.setitem(app.extensions, "judge", replace(app.extensions["judge"], official="all"))
    context, page = visit(browser, scheme="dark")
    page.goto(f"{address}/en/rules/1.0/2.1.c")
    assert page.locator(".official").count() == 1
    found = faults(page, closely=False)
    context.close()
    assert found == []


SPOILED = {
    "image-alt": "main.append(Object.assign(new Image(), { src: '/static/icon.svg' }))",
    "shows no focus": "document.querySelector('main a').style.outline = 'none'",
    "cannot be reached": "document.querySelector('main a').tabIndex = -1",
    "takes no focus": "document.querySelector('main a').addEventListener('focus', (event) => event.target.blur())",
    "is covered": "Object.assign(document.body.appendChild(document.createElement('div')).style, "
    "{ position: 'fixed', inset: 0 })",
    "moves": "document.body.style.transition = 'color 1s'",
    "px too wide": "main.append(Object.assign(document.createElement('pre'), { textContent: 'wide '.repeat(99) }))",
    "spills over": "Object.assign(document.querySelector('h1').style, { overflow: 'hidden', height: '1rem' })",
}
"""What is found where something is spoiled."""


def test_what_is_spoiled_is_found(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    for fault, spoil in SPOILED.items():
        page.goto(f"{address}/en/nothing-here")
        page.evaluate(f"() => {{ const main = document.querySelector('main'); {spoil}; }}")
        found = faults(page, closely=False)
        assert any(fault in one for one in found), (fault, found)
    context.close()
