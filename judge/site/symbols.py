"""The symbols of cards and rules, drawn as icons that can also be read aloud."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import zip_longest
from xml.etree.ElementTree import Element, SubElement, tostring

from markupsafe import Markup, escape

from judge.law.article import REFERENCE
from judge.law.typography import in_print, one_line
from judge.messages import Language, Message, message

SYMBOL = re.compile(r"\{([JHRTDIVMOXjhr]|[0-9]{1,2})\}")
"""A symbol as it is written in texts; a trigger that running text names is written small."""

_ITEM = re.compile(r"^\s*- ", re.MULTILINE)
"""What opens an item of a list."""

_TRIGGERED = re.compile(r"^((?:\{[JHR]\})+) (?=\w)")
"""A trigger that its effect follows, at the beginning of an ability."""

_DRAWN: dict[str, tuple[str, Message]] = {
    "J": ("join", message("When I join")),
    "H": ("hand", message("When I am played from Hand")),
    "R": ("reserve", message("When I am played from Reserve")),
    "T": ("exhaust", message("Exhaust me")),
    "D": ("discard", message("Discard me from Reserve")),
    "I": ("stay", message("While I am in Reserve")),
    "V": ("forest", message("forest")),
    "M": ("mountain", message("mountain")),
    "O": ("water", message("water")),
}


def spoken(letter: str, language: Language) -> str:
    """What a symbol says; a number or X is an amount of mana."""
    if letter.upper() in _DRAWN:
        return _DRAWN[letter.upper()][1].say(language)
    return message("{amount} mana", amount=letter).say(language)


def aloud(text: str, language: Language) -> str:
    """A text without marks, its symbols said in words."""
    bare = in_print(one_line(_ITEM.sub("", REFERENCE.sub(r"\1", text)).replace("*", "")), language)
    return SYMBOL.sub(lambda found: spoken(found[1], language), bare)


def abilities_aloud(lines: Iterable[str], language: Language) -> str:
    """The abilities of a card in words, each trigger apart from its effect."""
    return aloud(" ".join(_TRIGGERED.sub(r"\1 — ", line) for line in lines), language)


def draw(letter: str, language: Language, sheet: str) -> Element:
    """A symbol as an element.

    Arguments:
        letter: what stands between the braces.
        language: the language of its words.
        sheet: the address of the sheet of drawings.
    """
    words = spoken(letter, language)
    mark = Element("span", {"class": "symbol", "role": "img", "aria-label": words, "title": words})
    if letter.upper() in _DRAWN:
        picture = SubElement(mark, "svg", {"aria-hidden": "true", "viewBox": "0 0 24 24"})
        SubElement(picture, "use", {"href": f"{sheet}#{_DRAWN[letter.upper()][0]}"})
    else:
        mark.set("class", "symbol mana")
        mark.text = letter
    return mark


def inline(text: str, language: Language, sheet: str) -> Markup:
    """A plain sentence as HTML, set as its language is, its symbols drawn; nothing else in it has a meaning."""
    text = in_print(text, language)
    if "{" not in text:
        return escape(text)
    parts = SYMBOL.split(text)
    drawn = (tostring(draw(letter, language, sheet), "unicode", "html") for letter in parts[1::2])
    return Markup("").join(
        piece for pair in zip_longest(map(escape, parts[::2]), map(Markup, drawn), fillvalue=Markup()) for piece in pair
    )


def drawn(html: Markup, language: Language, sheet: str) -> Markup:
    """A piece of safe HTML with its symbols drawn; no tag of it may hold one."""
    return Markup(SYMBOL.sub(lambda found: tostring(draw(found[1], language, sheet), "unicode", "html"), html))
