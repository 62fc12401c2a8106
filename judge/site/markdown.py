"""Markdown made safe to show: no raw HTML, few marks, listed link schemes; references, symbols and terms come alive."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import unescape
from typing import Literal
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString
from markupsafe import Markup

from judge.law.article import REFERENCE
from judge.law.word_diff import WordRun
from judge.messages import Message, message
from judge.site.symbols import SYMBOL, draw
from judge.site.term_links import TermLinks
from judge.site.vocabulary import Links

LONGEST_TEXT = 8_000
"""How many characters of one text are shown; more is cut."""

MOST_MARKS = 200
"""How often one mark of Markdown may stand in a text; with more, all of it is shown as it is typed."""

Mark = Literal["ins", "del"]

MARK_NAMES: Mapping[Mark, tuple[Message, Message]] = {
    "ins": (message("inserted:"), message("end of insertion")),
    "del": (message("deleted:"), message("end of deletion")),
}
"""What is read aloud before and after words that another wording lacks."""

_STARTS: Mapping[Mark, str] = {"ins": "\ue000", "del": "\ue001"}
_END = "\ue002"
_MARKED = re.compile("([\ue000\ue001])([^\ue000-\ue002]*)\ue002")
_SAFE = re.compile(r"(?:https?://|/(?!/)|\#|\?|(?![a-z][a-z0-9+.-]*:)[\w.])[\w.~:/?#@!$&()*+,;=%-]*", re.IGNORECASE)
_LIST = re.compile(r"(?m)^(?![-*] |\s)(.+)\n(?=[-*] )")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
_UNWANTED = {
    "preprocessors": ("html_block",),
    "block": ("code", "hashheader", "setextheader", "hr", "reference"),
    "inline": (
        "reference",
        "image_link",
        "image_reference",
        "short_reference",
        "short_image_ref",
        "automail",
        "html",
        "entity",
    ),
}


def render(text: str, links: Links, own: bool = True) -> Markup:
    """A Markdown text as HTML that may stand in a page.

    Arguments:
        text: the text, by whomever.
        links: where references, symbols and terms lead.
        own: whether the project wrote it; links of others are marked as theirs.
    """
    cut = text if len(text) <= LONGEST_TEXT else text[:LONGEST_TEXT] + " …"
    if links.language == "en":
        cut = curled(cut)
    source = _LIST.sub(r"\1\n\n", _CONTROL.sub(" ", cut.replace("\r\n", "\n").replace("\r", "\n")))
    if max(map(source.count, "[*_`<>")) > MOST_MARKS:
        return Markup("<p>{}</p>").format(source)
    try:
        writer = _idle.pop()
    except IndexError:
        writer = RuleMarkdown()
    try:
        written = writer.write(source, links, own)
    except RecursionError:
        return Markup("<p>{}</p>").format(cut)
    _idle.append(writer)
    return written


def mark_runs(runs: Iterable[WordRun], mark: Mark) -> str:
    """A text in which the runs that another wording lacks are marked.

    Arguments:
        mark: what becomes of them.
    """
    return "".join(f"{_STARTS[mark]}{run.words}{_END}" if run.alone else run.words for run in runs)


def curled(text: str) -> str:
    """An English text with the quotation marks and apostrophes of print."""
    opened = re.sub(r"(^|[\s(\[—–“‘/])\"", r"\1“", text)
    opened = re.sub(r"(^|[\s(\[—–“])'", r"\1‘", opened)
    return opened.replace('"', "”").replace("'", "’")


def safe_address(address: str) -> bool:
    """Whether a link may lead there: ``http``, ``https`` or a place on this site."""
    return _SAFE.fullmatch(unescape(address)) is not None


class RuleMarkdown:
    """A Markdown with the marks of the rule book; it takes longer to make one than to write a text with it."""

    def __init__(self) -> None:
        self._rules = RuleMarks()
        self._markdown = Markdown(extensions=[self._rules], output_format="html")

    def write(self, source: str, links: Links, own: bool) -> Markup:
        """A text as HTML.

        Arguments:
            source: the text.
            links: where references, symbols and terms lead.
            own: whether the project wrote it.

        Raises:
            RecursionError: it is nested too deeply; this writer is in disorder then and is not used again.
        """
        self._rules.links, self._rules.own = links, own
        return Markup(self._markdown.reset().convert(source))


_idle: list[RuleMarkdown] = []
"""Writers that nobody uses at this moment."""


class RuleMarks(Extension):
    """The marks of the rule book on top of a small, safe Markdown.

    Attributes:
        links: where references, symbols and terms of the text that is written lead.
        own: whether the project wrote it.
    """

    links: Links
    own: bool

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        """Take away what is unsafe, add what is ours."""
        for name in _UNWANTED["preprocessors"]:
            md.preprocessors.deregister(name)
        for name in _UNWANTED["block"]:
            md.parser.blockprocessors.deregister(name)
        for name in _UNWANTED["inline"]:
            md.inlinePatterns.deregister(name)
        md.inlinePatterns.register(_Compared(_MARKED.pattern, md, self), "compared", 200)
        md.inlinePatterns.register(_Reference(REFERENCE.pattern, md, self), "rule", 175)
        md.inlinePatterns.register(_Symbol(SYMBOL.pattern, md, self), "symbol", 176)
        md.treeprocessors.register(TermLinks(md, lambda: self.links), "terms", 15)
        md.treeprocessors.register(_Addresses(md, self), "addresses", -10)


class _Compared(InlineProcessor):
    def __init__(self, pattern: str, md: Markdown, rules: RuleMarks) -> None:
        super().__init__(pattern, md)
        self.rules = rules

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[Element | str, int, int]:  # type: ignore[override]  # noqa: N802
        if not self.rules.own:
            return AtomicString(m.group(2)), m.start(0), m.end(0)
        mark: Mark = "ins" if m.group(1) == _STARTS["ins"] else "del"
        element: Element = Element(mark)
        begin, end = (SubElement(element, "span", {"class": "unseen"}) for _ in range(2))
        begin.text, end.text = (AtomicString(f" {words.say(self.rules.links.language)} ") for words in MARK_NAMES[mark])
        begin.tail = m.group(2)
        return element, m.start(0), m.end(0)


class _Reference(InlineProcessor):
    def __init__(self, pattern: str, md: Markdown, rules: RuleMarks) -> None:
        super().__init__(pattern, md)
        self.rules = rules

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[Element | str, int, int]:  # type: ignore[override]  # noqa: N802
        number = m.group(1)
        address = self.rules.links.rule(number)
        if address is None:
            return AtomicString(m.group(0)), m.start(0), m.end(0)
        link = Element("a", {"class": "reference", "href": address, **self.rules.links.named(number)})
        link.text = AtomicString(number)
        return link, m.start(0), m.end(0)


class _Symbol(InlineProcessor):
    def __init__(self, pattern: str, md: Markdown, rules: RuleMarks) -> None:
        super().__init__(pattern, md)
        self.rules = rules

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[Element, int, int]:  # type: ignore[override]  # noqa: N802
        mark = draw(m.group(1), self.rules.links.language, self.rules.links.sheet)
        if mark.text:
            mark.text = AtomicString(mark.text)
        return mark, m.start(0), m.end(0)


class _Addresses(Treeprocessor):
    def __init__(self, md: Markdown, rules: RuleMarks) -> None:
        super().__init__(md)
        self.rules = rules

    def run(self, root: Element) -> None:
        for link in root.iter("a"):
            address = link.get("href", "")
            if not safe_address(address):
                link.attrib.pop("href", None)
            if not self.rules.own and not link.get("data-rule") and not link.get("data-face"):
                link.set("rel", "nofollow ugc noopener")
            link.attrib.pop("title", None)
