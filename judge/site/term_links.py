"""Makes links of the terms and the cards that a text names, before it is written as HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from judge.law.mentions import Mention
from judge.site.card_links import LinkedName
from judge.site.vocabulary import Links
from judge.value import value

_BLOCKS = ("p", "li", "ul", "ol", "blockquote", "table", "tr", "td", "th", "h1", "h2", "h3", "h4", "h5", "h6", "pre")


@value(frozen=True, slots=True)
class _TextPiece:
    """A piece of a block's text: what stands at the start of an element, or after one of its children.

    Arguments:
        linked: whether its terms become links; what is a link or a drawing already is left as it is.
    """

    parent: Element
    after: Element | None
    text: str
    linked: bool


class TermLinks(Treeprocessor):
    """Turns terms into links to their definitions, and names into links to cards.

    What a term means is seen from its whole sentence.

    Arguments:
        md: the Markdown to which it belongs.
        links: gives where the terms of the text lead that is written.
    """

    def __init__(self, md: Markdown, links: Callable[[], Links]) -> None:
        super().__init__(md)
        self._links = links

    def run(self, root: Element) -> None:
        """Link the terms and the cards of every block."""
        links = self._links()
        for block in [root, *(element for element in root.iter() if element.tag in _BLOCKS)]:
            pieces = list(_pieces(block))
            text = "".join(piece.text for piece in pieces)
            mentions, names = links.mentions(text), links.card_names(text)
            start = 0
            for piece in pieces:
                end = start + len(piece.text)
                if piece.linked:
                    cards = [one for one in names if start <= one.start and one.end <= end]
                    _link(piece, start, [*cards, *_terms(mentions, (start, end), cards, links)])
                start = end


def _terms(
    mentions: Sequence[Mention], place: tuple[int, int], cards: Sequence[LinkedName], links: Links
) -> Iterator[LinkedName]:
    """The terms of a piece that lead to their definitions; none within the name of a card.

    Arguments:
        place: where the piece starts and ends in its block.
    """
    for one in mentions:
        within = any(card.start < one.end and one.start < card.end for card in cards)
        if place[0] <= one.start and one.end <= place[1] and not within and links.led(one.article):
            said = {"class": "term", "href": f"{links.root}/{one.article}", **links.named(one.article)}
            yield LinkedName(one.start, one.end, said)


def _pieces(element: Element, linked: bool = True) -> Iterator[_TextPiece]:
    """The pieces of text of a block in order, without those of blocks in it."""
    linked = linked and element.tag not in ("a", "code", "svg") and element.get("role") != "img"
    yield _TextPiece(element, None, element.text or "", linked)
    for child in element:
        if child.tag not in _BLOCKS:
            yield from _pieces(child, linked)
        yield _TextPiece(element, child, child.tail or "", linked)


def _link(piece: _TextPiece, start: int, words: Sequence[LinkedName]) -> None:
    """Put links into a piece, which starts at some place of its block."""
    place = 0 if piece.after is None else list(piece.parent).index(piece.after) + 1
    rest = piece.text
    for one in sorted(words, key=lambda one: one.start, reverse=True):
        link = Element("a", dict(one.attributes))
        link.text = AtomicString(rest[one.start - start : one.end - start])
        link.tail = rest[one.end - start :]
        piece.parent.insert(place, link)
        rest = rest[: one.start - start]
    if not words:
        return
    if piece.after is None:
        piece.parent.text = rest
    else:
        piece.after.tail = rest
