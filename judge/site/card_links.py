"""The names of cards in running text: each leads to the card's page, and to what stands on it further down the page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from flask import url_for
from markupsafe import Markup

from judge.elision import contractions
from judge.messages import Language
from judge.site.symbols import inline
from judge.site.ways import asset
from judge.telling.table import CardFace
from judge.value import value

PLACE = "face-{}"
"""The mark on the page of what stands on a card."""


@value(frozen=True, slots=True)
class LinkedName:
    """Words of a text that are a link.

    Arguments:
        attributes: what the link says.
    """

    start: int
    end: int
    attributes: Mapping[str, str]


PATTERN = {
    "hand": "{number}",
    "reserve": "{number}",
    "kind": "{kind}",
    "lines": ("{line}",),
    "statistics": "{number}",
    "forged": True,
}
"""A card that has everything, of which the page copies the drawing and fills it in."""


class CardLinks:
    """The cards of which a page speaks.

    Arguments:
        faces: what stands on them.
        language: the language of the page.
    """

    def __init__(self, faces: Iterable[CardFace], language: Language) -> None:
        found = {face.key: face for face in faces}
        self._language = language
        self.faces: Sequence[CardFace] = sorted(found.values(), key=lambda face: (face.name, face.key))
        self._places = {face.key: PLACE.format(place) for place, face in enumerate(self.faces, 1)}

    def place(self, face: CardFace) -> str:
        """The mark of what stands on a card."""
        return self._places[face.key]

    def address(self, face: CardFace) -> str:
        """Where a name leads: to the card's page, or to what stands on a card that has none."""
        return url_for("cards.card", card_id=face.page) if face.page else f"#{self.place(face)}"

    def attributes(self, faces: Sequence[CardFace]) -> dict[str, str]:
        """What a link says that names cards, the first of which it leads to."""
        return {
            "class": "card-link",
            "href": self.address(faces[0]),
            "data-face": " ".join(self.place(face) for face in faces),
        }

    def found(self, text: str) -> list[LinkedName]:
        """The cards that a text names, in order."""
        return [
            LinkedName(match.start(), match.end(), self.attributes(self._named[_plain(match[0])]))
            for match in self._pattern.finditer(text)
        ]

    def linked(self, text: str) -> Markup:
        """A plain sentence as HTML, its symbols drawn, the cards that it names linked."""
        sheet, written, start = asset("symbols.svg"), Markup(), 0
        for match in self._pattern.finditer(text):
            written += inline(text[start : match.start()], self._language, sheet)
            written += self._link(match[0], self._named[_plain(match[0])])
            start = match.end()
        return written + inline(text[start:], self._language, sheet)

    def card(self, name: str, key: str) -> Markup:
        """The name of a thing on the board, linked; of what is no card, its words.

        Arguments:
            key: the key of its face.
        """
        found = self.face(key)
        return self._link(name, [found]) if found is not None else self.linked(name)

    def face(self, key: str) -> CardFace | None:
        """What stands on the card of a key; None where nothing does."""
        return next((face for face in self.faces if face.key == key), None)

    def named_in(self, texts: Iterable[str]) -> list[CardFace]:
        """The cards that some texts name, in the order of the names."""
        names = {_plain(match[0]) for text in texts for match in self._pattern.finditer(text)}
        named = {face.key for name in names for face in self._named[name]}
        return [face for face in self.faces if face.key in named]

    def _link(self, name: str, faces: Sequence[CardFace]) -> Markup:
        said = Markup(" ").join(Markup('{}="{}"').format(key, value) for key, value in self.attributes(faces).items())
        return Markup("<a {}>{}</a>").format(said, name)

    @cached_property
    def _named(self) -> dict[str, list[CardFace]]:
        """The cards by their names, long and short."""
        named: dict[str, list[CardFace]] = {}
        for face in self.faces:
            for name in dict.fromkeys((_plain(face.name), _plain(face.name).partition(",")[0])):
                for said in (name, *contractions(name)):
                    named.setdefault(said, []).append(face)
        return named

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        names = sorted(self._named, key=len, reverse=True)
        forms = (re.escape(name).replace("'", "['’]").replace(r"\ ", "[ \u00a0]") for name in names)
        return re.compile(rf"(?<!\w)(?:{'|'.join(forms)})(?!\w)" if self.faces else r"(?!)")


def _plain(name: str) -> str:
    return name.replace("’", "'").replace("\u00a0", " ")
