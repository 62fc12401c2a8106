"""Markdown made safe: whatever is written, nothing but a small safe HTML comes out."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.law.book import book
from judge.site.markdown import curled, render, safe_address
from judge.site.symbols import inline
from judge.site.vocabulary import Links

ALLOWED = {"a", "blockquote", "br", "code", "em", "li", "ol", "p", "span", "strong", "svg", "ul", "use"}
ATTRIBUTES = {"aria-hidden", "aria-label", "class", "data-rule", "href", "rel", "role", "start", "title", "viewbox"}


class Inspector(HTMLParser):
    """Finds every element, attribute or address that is not allowed."""

    def __init__(self) -> None:
        super().__init__()
        self.harm: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.harm += [tag] if tag not in ALLOWED else []
        for name, value in attrs:
            self.harm += [name] if name not in ATTRIBUTES else []
            if name == "href" and not harmless(value or ""):
                self.harm.append(f"{name}={value}")


def harmless(address: str) -> bool:
    """Whether an address leads to a page and runs nothing."""
    if not re.match(r"https?://|/(?!/)|#|\?|[^:/]+(?:/|$|[^:])", address):
        return False
    return "script:" not in re.sub(r"[\s\x00-\x1f]", "", unescape(address)).casefold().split("?")[0]


def harm(html: str) -> list[str]:
    """What in a text is not allowed."""
    inspector = Inspector()
    inspector.feed(html)
    inspector.close()
    return inspector.harm


def links(at: str = "") -> Links:
    """Links of the default edition in English."""
    return Links(book("1.0"), "en", "/en/rules", "/static/symbols.svg", at)


HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "a <b onclick=x>b</b> &lt;script&gt; &#60;script&#62;",
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "[a](java\\script:alert(1))",
    "[a](&#106;avascript:alert(1))",
    "[a](javascript&colon;alert(1))",
    "[a](\x01javascript:alert(1))",
    "[a](data:text/html;base64,xxx)",
    "[a](//evil.example)",
    "[a](/\\evil.example)",
    "[a]: javascript:alert(1)\n\n[a]",
    "<javascript:alert(1)>",
    "<https://evil.example/?x=javascript:1>",
    "![a](javascript:alert(1))",
    '[a](https://x "onmouseover=alert(1)")',
    "![x](https://evil.example/pixel.png)",
    "`<script>`",
    "\x02klzzwxh:0000\x03 \x0242\x03",
    "# heading\n\n    code\n\n---",
    ">" * 3000 + " deep",
    "- " * 3000,
    "*" * 5000,
    "[" * 5000,
    "_*" * 2500,
    "`" * 3001,
    "{J}{H}{99}{<}{J",
    "[2.1.c](javascript:alert(1))",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("own", [True, False])
def test_hostile_text_does_no_harm(text: str, own: bool) -> None:
    assert harm(str(render(text, links(), own))) == []


def test_a_text_of_nothing_but_marks_is_shown_as_it_is_typed() -> None:
    assert render("[" * 1000 + "**a**", links()) == f"<p>{'[' * 1000}**a**</p>"
    assert "<strong>" in render("**a** " * 20, links())


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet="ab <>[]()!`*_#>-&;:/\\\"'\n{}J2.1c\x02\x03javscript", max_size=120))
def test_any_text_does_no_harm(text: str) -> None:
    assert harm(str(render(text, links(), own=False))) == []


def test_what_does_harm_is_found() -> None:
    html = '<img src="/x"><a href="javascript:alert(1)" onclick="x()">a</a><a href="//evil.example">b</a>'
    assert harm(html) == ["img", "src", "href=javascript:alert(1)", "onclick", "href=//evil.example"]


@pytest.mark.parametrize(
    "address", ["https://x.example/a?b=c&d=e#f", "http://x", "/en/rules", "#top", "?step=2", "rules/2.1.c"]
)
def test_safe_addresses(address: str) -> None:
    assert safe_address(address)


@pytest.mark.parametrize("address", ["", "javascript:1", "mailto:a@b", "//x", "/\\x", "x:y", "data:,", " javascript:1"])
def test_unsafe_addresses(address: str) -> None:
    assert not safe_address(address)


def test_references_lead_to_their_articles() -> None:
    html = render("See [2.1.c], [2.1] and [9.9.z].", links())
    assert '<a class="reference" data-rule="2.1.c" href="/en/rules/2.1.c">2.1.c</a>' in html
    assert 'href="/en/rules/2.1"' in html
    assert "[9.9.z]" in html


def test_symbols_are_read_aloud_in_their_language() -> None:
    assert 'aria-label="When I join"' in render("{J}", links())
    french = Links(book("1.0"), "fr", "/fr/rules", "/static/symbols.svg")
    assert 'aria-label="Quand je rejoins"' in render("{J}", french)
    assert 'aria-label="3 mana"' in render("{3}", links())


def test_only_the_first_of_a_term_leads_to_its_definition() -> None:
    html = render("Fleeting is Fleeting.", links())
    assert html.count('class="term"') == 1
    shared = links()
    render("Fleeting", shared)
    assert 'class="term"' not in render("Fleeting", shared)


def test_a_term_does_not_lead_to_where_one_is() -> None:
    number = next(term.article for term in book("1.0").terms if term.name["en"] == "Fleeting")
    assert 'class="term"' not in render("Fleeting", links(number))


def test_a_list_needs_no_blank_line() -> None:
    assert render("First:\n- one\n- two", links()).count("<li>") == 2


def test_quotation_marks_of_print() -> None:
    assert curled('He said "it\'s mine" ("now").') == "He said “it’s mine” (“now”)."


def test_a_sentence_has_no_marks_but_symbols() -> None:
    html = inline("**a** <b> {J} [2.1.c]", "en", "/s.svg")
    assert html.startswith("**a** &lt;b&gt; <span")
    assert html.endswith("[2.1.c]")
