"""Reads a card text into abilities: wholly, or not at all."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from lark import Tree
from lark.exceptions import UnexpectedInput

from judge.cards import printing
from judge.cards.language.amounts import Unsayable
from judge.cards.language.declined import Declined, Doubt, doubtful, not_understood
from judge.cards.language.grammar import Grammar, grammar
from judge.cards.language.marks import UnmarkedLine, lines
from judge.cards.language.phrase_parts import AgreementError
from judge.cards.language.tree_cache import Stop, key, shared_cache
from judge.cards.language.trees import TreeBuilder
from judge.game.ability import Ability
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language

if TYPE_CHECKING:
    from lark import Token

_WORDED = str.maketrans({"[": "", "]": "", "\u00a0": " ", "\n": " ", ":": ","})
"""What makes no other wording of a text: marks, blanks, and a colon where a comma may stand."""


@lru_cache(maxsize=4096)
def read_text(text: str, language: Language, card_type: Type, support: bool = False) -> tuple[Ability, ...]:
    """The abilities that a card text says, in its order.

    Arguments:
        text: the text, with or without the marks that have no meaning.
        language: the language in which it is written.
        card_type: the type of the card; only a Spell has an effect of its own.
        support: whether it is a support text, whose abilities work in Reserve.

    Raises:
        Declined: not every word of it is understood.
    """
    start = _start(card_type, support)
    found: list[Ability] = []
    for line in lines(text, language):
        read = shared_cache().find(line.text, language, start)
        if read is None:
            read = _read_anew(line, language, start)
            shared_cache().keep(line.text, language, start, read)
        if isinstance(read, Stop):
            place = line.places[read.place]
            raise doubtful(text, place, read.doubt) if read.doubt else not_understood(text, place, read.expected)
        found += read
    return tuple(found)


def keys(text: str, language: Language, card_type: Type, support: bool = False) -> tuple[str, ...]:
    """By what the lines of a card text are kept that are read; none where its marks are not understood.

    Arguments:
        text: the text, as for `read_text`.
        language: the language in which it is written.
        support: whether it is a support text.
    """
    try:
        return tuple(key(line.text, language, _start(card_type, support)) for line in lines(text, language))
    except Declined:
        return ()


def _start(card_type: Type, support: bool) -> str:
    return "support" if support else "spell" if card_type is Type.SPELL else "line"


def _read_anew(line: UnmarkedLine, language: Language, start: str) -> tuple[Ability, ...] | Stop:
    try:
        abilities = _read(line, language, start)
    except _Stopped as stopped:
        return stopped.stop
    return abilities if _is_printable(abilities, line, language, start) else Stop(0, (), Doubt.UNSAYABLE)


def _is_printable(abilities: tuple[Ability, ...], line: UnmarkedLine, language: Language, start: str) -> bool:
    """Whether abilities can be printed in both languages, and mean the same when that is read.

    What is printed word for word as it was written is not read again.
    """
    try:
        told = {known: printing.print_text(abilities, known) for known in LANGUAGES}
        if _worded(told[language]) == _worded(line.text):
            return True
        return all(
            tuple(ability for one in lines(text, known) for ability in _read(one, known, start)) == abilities
            for known, text in told.items()
        )
    except (Unsayable, Declined, _Stopped):
        return False


class _Stopped(Exception):
    def __init__(self, stop: Stop) -> None:
        super().__init__(stop)
        self.stop = stop


def _read(line: UnmarkedLine, language: Language, start: str) -> tuple[Ability, ...]:
    known = grammar(language)
    parse = _parse(line.text, known, start)
    try:
        abilities: tuple[Ability, ...] = TreeBuilder(known, language).read(parse, line.text)
    except AgreementError as error:
        place = error.place or 0
        if error.doubt is not None:
            place += len(line.text[place:]) - len(line.text[place:].lstrip(", "))
        raise _Stopped(Stop(place, error.expected, error.doubt)) from None
    return abilities


def _worded(text: str) -> str:
    return text.translate(_WORDED).casefold().replace(" ,", ",")


def _parse(text: str, known: Grammar, start: str) -> Tree[Token]:
    reading: Any = known.parser.parse_interactive(text, start=start)
    try:
        for token in reading.lexer_thread.lex(reading.parser_state):
            reading.feed_token(token)
        parse: Tree[Token] = reading.feed_eof()
    except UnexpectedInput as error:
        place = error.pos_in_stream
        token = getattr(error, "token", None)
        if place is None or (token is not None and token.type == "$END"):
            place = len(text)
        could = _could_stand(reading.accepts(), known)
        raise _Stopped(Stop(*_first_unknown_word(text, place, could))) from None
    return parse


def _could_stand(terminals: set[str], known: Grammar) -> tuple[str, ...]:
    """What could be written for any of these terminals: one word of each first, then the others."""
    ways = [known.samples[name] for name in sorted(terminals, key=_symbols_first) if name != "$END"]
    turns = zip_longest(*ways)
    return tuple(dict.fromkeys(text for turn in turns for text in turn if text))


def _symbols_first(terminal: str) -> tuple[bool, str]:
    return terminal != "SYMBOL", terminal


def _first_unknown_word(text: str, place: int, could: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    rest = text[place:].casefold()
    furthest, fitting = 0, could
    for known in could:
        words = known.casefold().split(" ")
        for count in range(len(words) - 1, 0, -1):
            head = " ".join(words[:count])
            if rest == head or rest.startswith(f"{head} "):
                if len(head) > furthest:
                    furthest, fitting = len(head), ()
                if len(head) == furthest:
                    fitting = (*fitting, known[len(head) + 1 :])
                break
    if furthest:
        place = min(place + furthest + 1, len(text))
    return place, tuple(dict.fromkeys(fitting))
