"""A list of cards as people paste it: a number and a card a line, by id or by name, in any of the common forms."""

from __future__ import annotations

import re
from dataclasses import replace

from judge.cards.card_fields import collector_number
from judge.cards.collection import Collection, UnknownCard
from judge.cards.language.words import FACTIONS
from judge.cards.naming import folded
from judge.cards.printed import Printed
from judge.messages import Language, Message, Mistake, message
from judge.value import value

MOST_BYTES = 10_000
MOST_LINES = 400
MOST_COPIES, MOST_CARDS = 99, 200
MOST_NEAREST = 10
"""For how many unknown names the nearest ones are looked for."""

_ID = re.compile(r"(?<![A-Z0-9_])ALT(?:_[A-Z0-9]+){5,6}(?![A-Z0-9_])", re.IGNORECASE)
_UNIQUE = re.compile(r"(.*_)U_([0-9]{1,9})")
_PRINTING = re.compile(r"ALT_(CORE)(?:KS)?_[A-Z]_(.*)|ALT_([A-Z0-9]+)_[A-Z]_(.*)")
_BULLET = re.compile(r"[-*•+]\s+")
_COMMENT = re.compile(r"(?:#|//|;).*|--+.*|.*==+")
_ASIDE = re.compile(r"\s+(?:#|//).*")
_BEFORE = re.compile(
    r"(\d{1,9})(?:(?:[x×]|\s+(?-i:[x×]))\s+|[x×]|\s*[\s,;]\s*)(\S.*)|[x×]\s?(\d{1,9})\s+(\S.*)", re.IGNORECASE
)
_BEHIND = re.compile(r"(\S.*?)(?:\s*[,;\t]\s*|\s+[x×]\s?|\s*×\s?)(\d{1,9})", re.IGNORECASE)
_ID_BEHIND = re.compile(rf"({_ID.pattern})\s+(\d{{1,9}})", re.IGNORECASE)
_LETTER = re.compile(r"(.*\S)\s*[\[(]\s*(C|R1?|R2|F|U|unique)\s*[\])]", re.IGNORECASE)
_SQUARE = re.compile(r"(.*\S)\s*\[([^\[\]]*)\]")
_DECORATION = re.compile(r"^[\W_]+|[\W_]*\(?\d*\)?[\W_]*$")

_SECTIONS = {
    *("hero", "heroes", "heros", "character", "characters", "personnage", "personnages", "spell", "spells"),
    *("sort", "sorts", "permanent", "permanents", "landmark", "landmarks", "repere", "reperes", "deck", "decklist"),
    *("maindeck", "main deck", "deck list", "liste du deck", "card", "cards", "carte", "cartes", "common", "commons"),
    *("commune", "communes", "rare", "rares", "unique", "uniques", "landmark permanent", "landmark permanents"),
    *("expedition permanent", "expedition permanents", "permanents d'expedition", "permanents de repere"),
    *map(folded, FACTIONS.values()),
}
_HEADS = {"name", "nom", "deck", "deck name", "nom du deck", "format", "faction", "author", "auteur", "url"}
_HEROES = {"hero", "heros"}


@value(frozen=True, slots=True)
class Copies:
    """Copies of a card, as a line lists them.

    Arguments:
        count: how many.
        card: the card; of a unique card that is not known, what its family tells: its name and its type.
        known: whether all of the card is known.
    """

    line: int
    count: int
    card: Printed
    known: bool = True


@value(frozen=True, slots=True)
class DeckList:
    """A list of cards that was read.

    Arguments:
        name: how mistakes name it.
        copies: the cards, line by line.
        mistakes: what could not be read, in the order of the lines.
        end: its last line.
        unread: how many cards its lines list that could not be read.
        unknown: whether a card on it is not known.
    """

    name: str
    copies: tuple[Copies, ...]
    mistakes: tuple[Mistake, ...]
    end: int
    unread: int = 0
    unknown: bool = False


def read_list(source: bytes, name: str, known: Collection | None = None) -> DeckList:
    """Read a list of cards; what is wrong with it is in its mistakes.

    Arguments:
        source: the bytes of its file.
        name: how mistakes name it.
        known: the cards that are known; all of them if None.
    """
    if len(source) > MOST_BYTES:
        too_large = message("the file is larger than {most} bytes; write a number and a card a line", most=MOST_BYTES)
        return DeckList(name, (), (Mistake(name, 1, too_large),), 1)
    try:
        lines = source.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        line = source[: error.start].count(b"\n") + 1
        no_text = message("this is not UTF-8; save the file as UTF-8")
        return DeckList(name, (), (Mistake(name, line, no_text),), line)
    if len(lines) > MOST_LINES:
        too_long = message("no more than {most} lines are read; write a number and a card a line", most=MOST_LINES)
        return DeckList(name, (), (Mistake(name, MOST_LINES + 1, too_long),), MOST_LINES + 1)
    return _ListReader(name, known or Collection.known()).read(lines)


class _Wrong(Exception):
    def __init__(self, message: Message, count: int = 1) -> None:
        super().__init__(str(message))
        self.message = message
        self.count = count


class _ListReader:
    def __init__(self, name: str, known: Collection) -> None:
        self.name = name
        self.known = known
        self._unknown = False
        self._unread = 0
        self._nearest = MOST_NEAREST
        self._mistakes: list[Mistake] = []

    def read(self, lines: list[str]) -> DeckList:
        """The list that the lines hold."""
        copies: list[Copies] = []
        total = 0
        for number, line in enumerate(lines, 1):
            try:
                found = self._line(number, line.strip())
            except _Wrong as error:
                self._complain(number, error.message)
                self._unread += error.count
                continue
            if found is not None:
                copies.append(found)
                before, total = total, total + found.count
                if before <= MOST_CARDS < total:
                    too_many = message("no more than {most} cards are read; make the deck smaller", most=MOST_CARDS)
                    self._complain(number, too_many)
        return DeckList(self.name, tuple(copies), tuple(self._mistakes), len(lines) or 1, self._unread, self._unknown)

    def _complain(self, line: int, what: Message) -> None:
        self._mistakes.append(Mistake(self.name, line, what))

    def _line(self, number: int, line: str) -> Copies | None:
        line = _BULLET.sub("", line, count=1) if _BULLET.match(line) else line
        if not line or _COMMENT.fullmatch(line):
            return None
        count, card = _parted(_ASIDE.sub("", line))
        if not card:
            return None
        if not 1 <= count <= MOST_COPIES:
            wrong = message("{count} is no number of copies; write 1 to {most}", count=str(count), most=MOST_COPIES)
            raise _Wrong(wrong)
        try:
            printed, known = self._card(card)
        except UnknownCard as error:
            raise _Wrong(error.message, count) from None
        if printed.is_token:
            raise _Wrong(message("{card} is a token and no card of a deck; leave it out", card=printed.name), 0)
        return Copies(number, count, printed, known)

    def _card(self, card: str) -> tuple[Printed, bool]:
        """The card that is meant, and whether all of it is known."""
        id_ = _ID.search(card)
        return self._with_id(id_[0].upper()) if id_ else (self._called(card), True)

    def _with_id(self, id_: str) -> tuple[Printed, bool]:
        for one in (id_, _usual_printing(id_)):
            found = self.known.with_id(one)
            if isinstance(found, Printed):
                return found, True
        unique = _UNIQUE.fullmatch(_usual_printing(id_))
        family = self.known.with_id(f"{unique[1]}C") if unique else None
        if isinstance(family, Printed):
            nothing: dict[Language, str] = {"en": "", "fr": ""}
            unread = replace(family, id=id_, rarity="unique", faction="", text=nothing, support=nothing, printings=())
            return replace(unread, hand=None, reserve=None, statistics=None), False
        self._unknown = True
        raise UnknownCard(message("no card with the id {id} is known here", id=id_))

    def _called(self, name: str) -> Printed:
        letter = _LETTER.fullmatch(name)
        if letter and letter[2].upper() in ("U", "UNIQUE"):
            example = "ALT_CORE_B_BR_09_U_1234"
            raise _Wrong(
                message("a unique card has no name of its own; write its id, such as {example}", example=example)
            )
        if letter and letter[2].upper() in ("R2", "F"):
            return self._shifted(letter[1])
        if letter:
            name = letter[1] if letter[2].upper() == "C" else f"{letter[1]} (rare)"
        return self._named(_SQUARE.sub(r"\1 (\2)", name))

    def _shifted(self, name: str) -> Printed:
        """The rare version of a card that belongs to another faction than its common version."""
        for faction in FACTIONS:
            try:
                found = self.known.meant(f"{name} (rare, {faction})", nearest=False)
            except UnknownCard:
                continue
            if isinstance(found, Printed) and found.faction != found.home_faction:
                return found
        return self._named(f"{name} (R2)")

    def _named(self, name: str) -> Printed:
        try:
            found = self.known.meant(name, nearest=self._nearest > 0)
        except UnknownCard:
            self._nearest -= 1
            self._unknown = True
            raise
        assert isinstance(found, Printed), "the cards that are known hold no scenario’s own"
        return found


def _parted(line: str) -> tuple[int, str]:
    """How many copies of which card a line lists; no card where it only heads others."""
    before = _BEFORE.fullmatch(line)
    if before:
        return int(before[1] or before[3]), before[2] or before[4]
    behind = _ID_BEHIND.fullmatch(line) or (None if _is_heading(line) else _BEHIND.fullmatch(line))
    if behind:
        return int(behind[2]), behind[1]
    if _ID.fullmatch(line) or collector_number(line):
        return 1, line
    head, colon, rest = line.partition(":")
    if colon and rest.strip() and folded(head.strip()) in _HEROES:
        return _parted(rest.strip()) if rest.strip()[0].isdigit() else (1, rest.strip())
    if _is_heading(line) or (colon and folded(head.strip()) in _HEADS):
        return 0, ""
    example = "3 Haven Trainee (rare)"
    raise _Wrong(message("this is no number and card; write a line such as “{example}”", example=example))


def _is_heading(line: str) -> bool:
    return folded(_DECORATION.sub("", line)) in _SECTIONS


def _usual_printing(id_: str) -> str:
    """The id that the same card has in an ordinary booster."""
    found = _PRINTING.fullmatch(id_)
    return f"ALT_{found[1] or found[3]}_B_{found[2] or found[4]}" if found else id_
