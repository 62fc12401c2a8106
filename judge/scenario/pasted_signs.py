"""The signs of a pasted card as sites write them, read as those that card texts have."""

from __future__ import annotations

import html
import re

_SYMBOL = re.compile(
    r"(?<![\[\w]):(?P<colons>[JHRTDIVMOX]|\d):|<(?P<angle>[JHRTDIVMOX])>|(?<!\[)\[(?P<box>[JHRTDI])\](?!\])"
)
"""A symbol between colons, angles or brackets."""

_BREAK = re.compile(r"<br\s*/?>|</(?:p|li|div)>", re.IGNORECASE)
_TAG = re.compile(r"</?(?:p|li|ul|div|b|i|em|strong|span)(?:\s[^<>]*)?>", re.IGNORECASE)
_PICTURES = {
    **dict.fromkeys("🌲🌳🌴", "{V}"),
    **dict.fromkeys("⛰🏔🗻", "{M}"),
    **dict.fromkeys("🌊💧", "{O}"),
    **{circled: f"{{{number}}}" for number, circled in enumerate("⓪①②③④⑤⑥⑦⑧⑨")},
}
_PICTURE = re.compile(rf"([{''.join(_PICTURES)}])\ufe0f?")
_NEXT = re.compile(r"(?<=[.)]) (?=#?(?:\[\])?\{[JHRDTI]\})")
_QUOTATION = re.compile(r"«[^»]*»?|\"[^\"]*\"?|“[^”]*”?")


def usual_signs(text: str) -> str:
    """A text with the marks of a page taken off and its symbols in braces.

    Arguments:
        text: as it is pasted: entities, tags, pictures of terrains, numbers in circles.
    """
    said = html.unescape(text) if "&" in text else text
    said = _SYMBOL.sub(lambda found: f"{{{found['colons'] or found['angle'] or found['box']}}}", said)
    said = _TAG.sub("", _BREAK.sub("  ", said))
    return _PICTURE.sub(lambda found: _PICTURES[found[1]], said)


def apart(words: str) -> str:
    """A line whose abilities stand two blanks from each other, though a page has left one.

    Arguments:
        words: a line; within a quotation it stays as it is.
    """
    quoted = [found.span() for found in _QUOTATION.finditer(words)]
    return _NEXT.sub(
        lambda found: " " if any(start < found.start() < end for start, end in quoted) else "  ",
        words,
    )
