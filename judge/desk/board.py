"""The board of a text as a table, and a table as the board of a text: only the lines of what changed are touched."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace

from judge.cards.collection import Collection
from judge.desk.draft import TextDraft, renamed
from judge.desk.sheet import Unfit, read, title_line
from judge.desk.table import ZONES, DeskTable, TableCard, TableSide
from judge.desk.table_facts import HERO, MANA, OTHER, Key, Said, board_facts
from judge.game.terms import Expedition, Zone
from judge.messages import Language, message
from judge.scenario.about import EDITION, edition_of, statements
from judge.scenario.cards import read_cards
from judge.scenario.facts import (
    Day,
    Distance,
    FirstPlayer,
    Mana,
    Passed,
    Turn,
    UnreadableError,
    read_fact,
    subject_of,
)
from judge.scenario.form import Scenario
from judge.scenario.labels import NAME
from judge.scenario.listed import COPIES, EMPTY, MOST_COPIES, UNNAMED, counter_named, name_and_words, status_named
from judge.scenario.situation import Adventure, InPhase, ToAct
from judge.wording.names import Names
from judge.wording.text import plain

HIDDEN = ("hand", "deck")
"""The zones of which a board may say how many cards there are, and not which."""

_BY_PLACE: Mapping[Hashable, str] = {place: zone for zone, place in ZONES.items()}


@dataclass
class _Board:
    """The board of a text as it is read: the table, and the lines that say it.

    Arguments:
        names: the names of players and cards.
        parts: after which line a new fact of a player, or of nobody, is put.
        lines: the lines that speak of each thing.
        seats: under whose heading each of them stands.
        title: after which line a new statement of the file about itself is put.
    """

    names: Names
    parts: dict[int | None, int]
    table: DeskTable
    lines: dict[Key, list[int]]
    seats: dict[int, int | None]
    title: int


def read_board(text: str) -> tuple[DeskTable, Names] | None:
    """The board of a text as a table, and the names that hold in it; None where it has not two players.

    Arguments:
        text: the whole text.
    """
    board = _read(text)
    return (board.table, board.names) if board is not None else None


def write_table(table: DeskTable, text: str, language: Language) -> str:
    """The text with its board as a table says; what is not changed keeps every byte.

    Arguments:
        text: the whole text.
        language: the language of new lines.

    Raises:
        Unfit: the text has no board of two players, or a player cannot be called so.
    """
    board = _read(text)
    if board is None:
        what = message("a board has two players; write “{heading}” once for each", heading=NAME)
        raise Unfit(what.in_file(read(text).language))
    draft = TextDraft(text.splitlines(keepends=True))
    table = table if table.edition is not None else replace(table, edition=board.table.edition)
    before, after = (board_facts(one, board.names, language) for one in (board.table, table))
    for key in (*before, *(key for key in after if key not in before)):
        if before.get(key, ()) != after.get(key, ()):
            _put(draft, board, key, before.get(key, ()), after.get(key, ()))
    names = (table.players[0].name, table.players[1].name)
    return renamed(draft.text(), board.names, names) if names != board.names.players else draft.text()


def _put(draft: TextDraft, board: _Board, key: Key, before: tuple[Said, ...], after: tuple[Said, ...]) -> None:
    """Say in the draft what is to be said of one thing; of facts that the form does not know, only what is other."""
    lines = list(board.lines.get(key, ()))
    if key[1] == OTHER:
        for (_, words), number in zip(before, lines, strict=True):
            if (key[0], words) not in after:
                draft.drop(number)
        after = tuple(one for one in after if one not in before)
        lines = []
    for seat, words in after:
        here = [number for number in lines if board.seats[number] == seat]
        if here:
            draft.change(here[0], words)
            lines.remove(here[0])
        else:
            draft.add(board.parts[seat] if key[1] != EDITION else board.title, words)
    for number in lines:
        draft.drop(number)


def _read(text: str) -> _Board | None:
    scenario = read(text)
    players = [part for part in scenario.board if part.name]
    if len(players) != 2 or players[0].name.lower() == players[1].name.lower():
        return None
    names = _names(scenario, (players[0].name.strip(), players[1].name.strip()))
    seats: dict[str, int] = {part.name: seat for seat, part in enumerate(players)}
    parts: dict[int | None, int] = {}
    reader = _BoardReader(names)
    for part in sorted(scenario.board, key=lambda part: bool(part.name)):
        seat = seats.get(part.name)
        parts.setdefault(seat, max((part.line, *(line.number for line in part.facts))))
        for line in part.facts:
            reader.take(line.text, line.number, seat)
    for line, key, _ in statements(scenario):
        if key in EDITION:
            reader.says_edition(edition_of(scenario), line.number)
    return _Board(names, parts, reader.table(), reader.lines, reader.seats, title_line(text))


def _names(scenario: Scenario, players: tuple[str, str]) -> Names:
    own, known = read_cards(scenario), Collection.known()
    return Names(players, known.with_cards(own) if own else known)


class _BoardReader:
    """Takes the facts of a board one by one; what it does not know goes to the other facts."""

    def __init__(self, names: Names) -> None:
        self.lines: dict[Key, list[int]] = {}
        self.seats: dict[int, int | None] = {}
        self._names = names
        self._table = DeskTable((TableSide(names.players[0]), TableSide(names.players[1])))
        self._sides = list(self._table.players)
        self._first: int | None = None

    def says_edition(self, edition: str, number: int) -> None:
        """Take which edition of the rules the text names in a line."""
        self._table = replace(self._table, edition=edition)
        self.lines.setdefault((None, EDITION), []).append(number)
        self.seats[number] = None

    def take(self, words: str, number: int, seat: int | None) -> None:
        """Take a fact.

        Arguments:
            words: the bullet’s words.
            number: its line.
            seat: under whose heading it stands.
        """
        subject = self._understood(words, seat)
        key: Key = (seat, subject if subject is not None else OTHER)
        if subject in (Day, InPhase, Adventure, FirstPlayer, ToAct):
            key = (None, subject)
        self.lines.setdefault(key, []).append(number)
        self.seats[number] = seat
        if subject is None and seat is None:
            self._table = replace(self._table, other=(*self._table.other, words))
        elif subject is None:
            assert seat is not None
            self._sides[seat] = replace(self._sides[seat], other=(*self._sides[seat].other, words))

    def table(self) -> DeskTable:
        """The table of all that was taken."""
        first = self._first or 0
        sides = [replace(side, first_player=seat == first) for seat, side in enumerate(self._sides)]
        return replace(self._table, players=(sides[0], sides[1]))

    def _understood(self, words: str, seat: int | None) -> Hashable | None:
        """Of what a fact speaks that the form knows, once it is taken; None where it is left as it is."""
        listing = _listing(words)
        if listing is not None and seat is not None:
            zone, value = listing
            self._lay(zone, value, seat)
            return zone
        try:
            fact = read_fact(words, self._names)
        except UnreadableError:
            return None
        side = self._sides[seat] if seat is not None else None
        match fact:
            case Day(number):
                self._table = replace(self._table, day=number)
                return Day
            case InPhase(phase, part):
                self._table = replace(self._table, phase=phase.value.lower(), part=part)
                return InPhase
            case Adventure():
                cards = tuple(one.strip() for one in words.partition(":")[2].split(";") if one.strip())
                self._table = replace(self._table, adventure=cards)
                return Adventure
            case Turn(whose):
                self._table = replace(self._table, to_act=self._sides[whose].name)
                return ToAct
            case _ if side is None or seat is None:
                return None
            case FirstPlayer():
                self._first = seat
                return FirstPlayer
            case ToAct():
                self._table = replace(self._table, to_act=side.name)
                return ToAct
            case Passed(yes):
                self._sides[seat] = replace(side, passed=side.passed or yes)
                return Passed
            case Mana(orbs, exhausted):
                ready = side.ready + orbs - exhausted
                self._sides[seat] = replace(side, ready=ready, exhausted=side.exhausted + exhausted)
                return MANA
            case Distance(expedition, regions):
                hero, companion = side.distance
                moved = (regions, companion) if expedition is Expedition.HERO else (hero, regions)
                self._sides[seat] = replace(side, distance=moved)
                return Distance, expedition
        return None

    def _lay(self, zone: str, value: str, seat: int) -> None:
        """Lay the cards of a zone."""
        side = self._sides[seat]
        cards, unknown = _cards(value, self._names)
        if zone == HERO:
            self._sides[seat] = replace(side, hero=cards[0] if cards else side.hero)
            return
        side = replace(side, zones={**side.zones, zone: (*side.zones[zone], *cards)})
        if zone == "hand":
            side = replace(side, hand_unknown=side.hand_unknown + unknown)
        elif zone == "deck":
            side = replace(side, deck_unknown=side.deck_unknown + unknown)
        self._sides[seat] = side


def _listing(words: str) -> tuple[str, str] | None:
    """The zone of the form of which a fact speaks, and what it says; None where it speaks of none, or oddly."""
    label, colon, value = words.partition(":")
    subject = subject_of(words)
    zone = HERO if subject is Zone.HERO else _BY_PLACE.get(subject)
    if not colon or zone is None or plain(label).lower() == "deck":
        return None
    value = value.strip().rstrip(".")
    parts = [COPIES.fullmatch(part.strip()) for part in value.split(";") if part.strip()]
    if any(part is None or int(part[1] or 1) > MOST_COPIES for part in parts):
        return None
    if zone not in HIDDEN and any(part is not None and UNNAMED.fullmatch(part[2]) for part in parts):
        return None
    if zone == HERO and (len(parts) != 1 or plain(value).lower() in EMPTY or re.match(r"\d", value)):
        return None
    return zone, value


def _cards(value: str, names: Names) -> tuple[list[TableCard], int]:
    """The cards that a fact lists, and how many more it does not name."""
    cards: list[TableCard] = []
    unknown = 0
    if plain(value).lower() in EMPTY:
        return cards, unknown
    for part in value.split(";"):
        match = COPIES.fullmatch(part.strip())
        if match is None:
            continue
        count = int(match[1] or 1)
        if UNNAMED.fullmatch(match[2]):
            unknown += count
        else:
            cards += count * [_card(match[2].strip(), names)]
    return cards, unknown


def _card(words: str, names: Names) -> TableCard:
    """A card with what stands behind its name; one that nobody knows keeps its words."""
    said = plain(words)
    name, behind = name_and_words(said, names)
    card = TableCard(words[: len(name)] if len(said) == len(words) else name)
    extra = []
    for word in (one.strip() for one in behind):
        status, counter = status_named(word), counter_named(word)
        if status is not None and status.value.lower() not in card.statuses:
            card = replace(card, statuses=(*card.statuses, status.value.lower()))
        elif counter is not None and counter[1]:
            card = replace(card, counters=(*card.counters, counter))
        else:
            extra.append(word)
    return replace(card, extra=", ".join(extra))
