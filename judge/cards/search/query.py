"""A query for cards, read and answered in one go: fields, words, quotes, ``or``, ``-`` and parentheses."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches

from judge.cards.card_fields import shortened
from judge.cards.naming import folded
from judge.cards.printed import Printed
from judge.cards.search.fields import BY_NAME, NUMBERS, PROPERTIES, SearchField
from judge.cards.search.index import NEAR, CardIndex, Cards, words_in
from judge.cards.search.ordering import ORDERS, Order, in_order
from judge.game.edition import Edition
from judge.messages import Message, message

LONGEST = 200
"""The most letters that a query may have."""

MOST_TERMS = 40
"""The most terms that a query may have."""

DEEPEST = 10
"""How deep parentheses may lie in each other."""

COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.ne,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}
"""What a field of numbers can be asked."""

_OR, _AND, _NOT = ("or", "ou"), ("and", "et"), ("not", "non")
_STATISTICS = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{1,2})")
_TURNED = re.compile(r"(\d+)(?:[<>]=?|!?=).+")

_TERM = re.compile(
    r"""\s*(?:
        (?P<open>(?:-\s*)?\()
      | (?P<close>\))
      | (?P<minus>-(?:\s+(?=[^\W\d_]+\s?(?:!=|[:=<>])))?)?
        (?:(?P<field>[^\W\d_]+)\s?(?P<sign>!=|<=|>=|[:=<>])\s?)?
        (?:"(?P<quoted>[^"]*)"? | «\s?(?P<french>[^»]*?)(?:\s?»|$) | “(?P<curly>[^”]*)”? | (?P<bare>[^\s)]+))?
    )""",
    re.VERBOSE,
)


class CardQueryError(ValueError):
    """A query that cannot be answered.

    Arguments:
        message: why, and what to write instead.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def find_cards(query: str, index: CardIndex, edition: Edition, *narrower: str) -> tuple[Printed, ...]:
    """The cards that a query means: those whose names hold its words first, each part by name.

    Arguments:
        query: the query; an empty one means every card.
        index: the cards.
        edition: the edition by which it is asked what is played.
        narrower: more queries, all of which the cards must fit as well.

    Raises:
        CardQueryError: one of them cannot be answered.
    """
    if len(query) > LONGEST:
        raise CardQueryError(message("The search is longer than {most} characters; write fewer.", most=LONGEST))
    reader = _QueryReader(query, index, edition)
    found = reader.read()
    for one in narrower:
        found &= _QueryReader(one, index, edition).read()
    if reader.orders:
        return in_order(index.cards(found), reader.orders)
    first = found & reader.named
    return (*index.cards(first), *index.cards(found & ~first))


class _QueryReader:
    """Reads a query from left to right; what it has read is already the set of cards that it means.

    Attributes:
        named: the cards whose names hold the words that stand outside of fields.
        orders: by what the cards are to stand in order, the first counts most; each with whether downwards.
    """

    def __init__(self, query: str, index: CardIndex, edition: Edition) -> None:
        self._query = query.rstrip()
        self._index = index
        self._edition = edition
        self._at = 0
        self._terms = 0
        self._idle = 0
        self.named: Cards = index.all
        self.orders: list[tuple[str, bool]] = []

    def read(self) -> Cards:
        """The cards that the whole query means."""
        found = self._any(0)
        if self._at < len(self._query):
            raise CardQueryError(message("A parenthesis “)” closes nothing; open it before, or leave it out."))
        return 0 if self._terms and self._idle == self._terms else found

    def _any(self, depth: int) -> Cards:
        """Terms parted by ``or``."""
        if depth > DEEPEST:
            raise CardQueryError(
                message("Parentheses lie deeper in each other than {most}; write fewer.", most=DEEPEST)
            )
        found, more = self._all(depth)
        while more:
            others, more = self._all(depth)
            found |= others
        return found

    def _all(self, depth: int) -> tuple[Cards, bool]:
        """Terms that hold together; and whether an ``or`` stands behind them."""
        found, empty, turned = self._index.all, True, ""
        while self._at < len(self._query):
            term = _TERM.match(self._query, self._at)
            assert term is not None
            if term["close"]:
                break
            self._at = term.end()
            word = (term["bare"] or "").casefold() if not (term["field"] or term["minus"]) else ""
            if word in _AND:
                continue
            if word in _NOT:
                turned = term["bare"]
                continue
            if word in _OR:
                if empty or turned or self._at >= len(self._query):
                    raise CardQueryError(message("“{word}” stands between two things; write both.", word=term["bare"]))
                return found, True
            there = self._term(term, depth)
            found, empty, turned = found & (self._index.all & ~there if turned else there), False, ""
        if turned:
            raise CardQueryError(message("“{word}” stands before something; write what is not meant.", word=turned))
        return found, False

    def _term(self, term: re.Match[str], depth: int) -> Cards:
        self._terms += 1
        if self._terms > MOST_TERMS:
            raise CardQueryError(message("The search has more than {most} parts; write fewer.", most=MOST_TERMS))
        if term["open"]:
            named, found = self.named, self._any(depth + 1)
            self.named = named
            if self._query[self._at :].lstrip()[:1] != ")":
                raise CardQueryError(
                    message("A parenthesis “(” is not closed; write “)” behind what belongs together.")
                )
            self._at = self._query.index(")", self._at) + 1
            return self._index.all & ~found if term["open"][0] == "-" else found
        said = next((term[kind] for kind in ("quoted", "french", "curly", "bare") if term[kind] is not None), "")
        if not term["field"] and not words_in(said):
            self._idle += 1
            return self._index.all
        if term["field"] and term["minus"] and getattr(BY_NAME.get(folded(term["field"])), "values", "") == "order":
            raise CardQueryError(message("An order is turned round by a minus behind its colon."))
        found = self._asked(term["field"], term["sign"], said) if term["field"] else self._words(said, term["minus"])
        return self._index.all & ~found if term["minus"] else found

    def _words(self, said: str, minus: str | None) -> Cards:
        """Cards on which words stand, wherever; or those of three statistics."""
        if (three := _STATISTICS.fullmatch(said)) is not None:
            found = self._index.all
            for key, number in zip(("forest", "mountain", "water"), map(int, three.groups()), strict=True):
                found &= self._index.numbered(key, lambda one, number=number: one == number)  # type: ignore[misc]
            return found
        if _TURNED.fullmatch(said):
            raise CardQueryError(
                message("“{value}” begins with a number; write the field first, such as “c<=3”.", value=shortened(said))
            )
        words = words_in(said)
        named = self._index.names.holding(words)
        if not minus:
            self.named &= named
        return named | self._index.texts.holding(words) | self._index.numbers.holding(words)

    def _asked(self, name: str, sign: str, said: str) -> Cards:
        field = BY_NAME.get(folded(name))
        if field is None:
            near = get_close_matches(folded(name)[:40], BY_NAME, NEAR)
            raise CardQueryError(_unknown(message("“{name}” is nothing to ask of a card", name=shortened(name)), near))
        if field.values == "number":
            return self._number(field, sign, said)
        if not said:
            raise CardQueryError(message("Nothing stands behind “{name}”; write what is sought.", name=shortened(name)))
        if sign in ("<", ">", "<=", ">="):
            raise CardQueryError(
                message("“{name}” is no number; write a colon behind it, not {sign}.", name=shortened(name), sign=sign)
            )
        if field.values == "order":
            self.orders.append(_order(name, sign, said))
            return self._index.all
        found = self._word(field, name, said)
        return self._index.all & ~found if sign == "!=" else found

    def _number(self, field: SearchField, sign: str, said: str) -> Cards:
        compare = COMPARISONS[sign]
        if said.isascii() and said.isdigit() and len(said) <= 3:
            number = int(said)
            return self._index.numbered(field.key, lambda one: compare(one, number))
        other = BY_NAME.get(folded(said))
        if other is None or other.key not in NUMBERS:
            raise CardQueryError(message("“{value}” is no number; write one, such as “c<=3”.", value=shortened(said)))
        return self._index.compared(field.key, other.key, compare)

    def _word(self, field: SearchField, name: str, said: str) -> Cards:
        index, word = self._index, folded(said)
        if field.values == "text":
            words = {"name": index.names, "text": index.texts, "id": index.numbers}[field.key]
            return words.holding(words_in(said))
        if field.values == "property":
            found = next((key for key, names in PROPERTIES.items() if word in names), None)
            if found is not None:
                return index.being(found, self._edition)
            near = [names[0] for names in PROPERTIES.values()]
        else:
            try:
                return index.valued(field.key, word)
            except LookupError as unknown:
                near = [str(one) for one in unknown.args]
        value = message("“{value}” is nothing that “{name}” can be", value=shortened(said), name=shortened(name))
        raise CardQueryError(_unknown(value, near))


def _order(name: str, sign: str, said: str) -> Order:
    field = BY_NAME.get(folded(said.removeprefix("-")))
    if sign == "!=" or field is None or field.key not in ORDERS:
        value = message("“{value}” is nothing that “{name}” can be", value=shortened(said), name=shortened(name))
        near = get_close_matches(folded(said)[:40], [one for one in BY_NAME if BY_NAME[one].key in ORDERS], NEAR)
        raise CardQueryError(_unknown(value, near))
    return field.key, said.startswith("-")


def _unknown(what: Message, near: list[str]) -> Message:
    if not near:
        return message("{what}; see how to search for cards.", what=what)
    return message("{what}; did you mean {names}?", what=what, names=", ".join(near))
