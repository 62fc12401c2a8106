"""The board of a situation as plain data for a form; what the form does not know is kept word for word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from judge.cards.language.words import counter_called
from judge.editions import PLAYED
from judge.game.terms import Expedition, Phase, Status, Zone
from judge.messages import Message, message
from judge.scenario.file import MOST_CHARACTERS, MOST_LINES
from judge.scenario.listed import MOST_COPIES
from judge.scenario.situation import PARTS
from judge.value import value

ZONES: Mapping[str, Zone | Expedition] = {
    "hand": Zone.HAND,
    "reserve": Zone.RESERVE,
    "hero_expedition": Expedition.HERO,
    "companion_expedition": Expedition.COMPANION,
    "landmarks": Zone.LANDMARK,
    "discard": Zone.DISCARD,
    "deck": Zone.DECK,
}
"""The zones of a player by the names that the form gives them; the Hero lies apart."""

ALL_PARTS: Mapping[str, object] = {name: part for parts in PARTS.values() for name, part in parts.items()}
"""The daily effects of all phases; one of another phase counts as none, as the form may change the phase alone."""

PHASES: Mapping[str, Phase] = {phase.value.lower(): phase for phase in Phase}
STATUSES: Mapping[str, Status] = {status.value.lower(): status for status in Status if status is not Status.COMPLETED}
MOST_CARDS = 150
MOST = 999
LONGEST_PLAYER = 40


class BadTable(ValueError):
    """Data that are no table.

    Arguments:
        message: what is wrong, and where.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


@value(frozen=True, slots=True)
class TableCard:
    """A card that lies on the table.

    Arguments:
        name: its name as the file writes it.
        statuses: its statuses by their English names in small letters.
        counters: the name of each kind of its counters, and how many.
        extra: the other words behind its name, as the file writes them.
    """

    name: str
    statuses: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    extra: str = ""

    def data(self) -> dict[str, Any]:
        """The card as JSON data."""
        counters = [{"kind": kind, "count": count} for kind, count in self.counters]
        return {"name": self.name, "statuses": list(self.statuses), "counters": counters, "extra": self.extra}


@value(frozen=True, slots=True)
class TableSide:
    """What a player has.

    Arguments:
        name: the player’s name.
        first_player: whether they are the first player.
        passed: whether they have passed today.
        hero: their Hero.
        ready: how many Mana Orbs are ready.
        exhausted: how many are Exhausted.
        zones: the cards of their other zones, by the names of `ZONES`.
        hand_unknown: how many more cards are in the Hand.
        deck_unknown: how many more cards are in the Deck.
        distance: how far the Hero Expedition and the Companion Expedition have moved.
        other: the facts that the form does not know.
    """

    name: str
    first_player: bool = False
    passed: bool = False
    hero: TableCard | None = None
    ready: int = 0
    exhausted: int = 0
    zones: Mapping[str, tuple[TableCard, ...]] = field(default_factory=lambda: dict.fromkeys(ZONES, ()))
    hand_unknown: int = 0
    deck_unknown: int = 0
    distance: tuple[int, int] = (0, 0)
    other: tuple[str, ...] = ()

    def data(self) -> dict[str, Any]:
        """The side as JSON data."""
        return {
            "name": self.name,
            "first_player": self.first_player,
            "passed": self.passed,
            "hero": self.hero.data() if self.hero is not None else None,
            "mana": {"ready": self.ready, "exhausted": self.exhausted},
            "zones": {zone: [card.data() for card in self.zones[zone]] for zone in ZONES},
            "hand_unknown": self.hand_unknown,
            "deck_unknown": self.deck_unknown,
            "distance": {"hero": self.distance[0], "companion": self.distance[1]},
            "other": list(self.other),
        }


@value(frozen=True, slots=True)
class DeskTable:
    """A board.

    Arguments:
        players: what each player has.
        edition: the edition of the rules; None where nobody says which.
        phase: the phase, by its English name in small letters.
        part: the daily effect of the phase that comes next, by the names of `PARTS`; None where the board says none.
        to_act: the name of the player whose turn it is; None where the board does not say.
        adventure: how the Tumult cards lie, as the file writes them; None where the board does not say.
        other: the facts that the form does not know.
    """

    players: tuple[TableSide, TableSide]
    day: int = 1
    phase: str = Phase.AFTERNOON.value.lower()
    part: str | None = None
    to_act: str | None = None
    adventure: tuple[str, ...] | None = None
    other: tuple[str, ...] = ()
    edition: str | None = None

    def data(self) -> dict[str, Any]:
        """The table as JSON data."""
        return {
            "players": [side.data() for side in self.players],
            "edition": self.edition,
            "day": self.day,
            "phase": self.phase,
            "part": self.part,
            "to_act": self.to_act,
            "adventure": list(self.adventure) if self.adventure is not None else None,
            "other": list(self.other),
        }


def table_of(data: object) -> DeskTable:
    """The table that JSON data mean.

    Arguments:
        data: what somebody sent.

    Raises:
        BadTable: they mean none.
    """
    whole = _SentObject(data, "table")
    players = whole.list("players", 2)
    if len(players) != 2:
        raise BadTable(message("a board has two players"))
    first, second = (_side(one) for one in players)
    if first.name.casefold() == second.name.casefold():
        raise BadTable(message("both players are called “{name}”; give them different names", name=first.name))
    phase = whole.one_of("phase", PHASES)
    parts = PARTS.get(PHASES[phase], {})
    part = whole.one_of("part", ALL_PARTS) if whole.get("part", None) is not None else None
    return DeskTable(
        players=(first, second),
        day=whole.number("day", MOST),
        phase=phase,
        part=part if part in parts else None,
        to_act=whole.line("to_act", MOST_CHARACTERS) if whole.get("to_act", None) is not None else None,
        adventure=whole.lines("adventure", MOST_CHARACTERS) if whole.get("adventure", None) is not None else None,
        other=whole.lines("other", MOST_CHARACTERS),
        edition=whole.one_of("edition", dict.fromkeys(PLAYED)) if whole.get("edition", None) is not None else None,
    )


def _side(given: _SentObject) -> TableSide:
    mana, zones, distance = (given.inner(name) for name in ("mana", "zones", "distance"))
    hero = given.get("hero", None)
    return TableSide(
        name=given.player("name"),
        first_player=given.flag("first_player"),
        passed=given.flag("passed"),
        hero=_card(given.inner("hero")) if hero is not None else None,
        ready=mana.number("ready", MOST_COPIES),
        exhausted=mana.number("exhausted", MOST_COPIES),
        zones={zone: tuple(map(_card, zones.list(zone, MOST_CARDS))) for zone in ZONES},
        hand_unknown=given.number("hand_unknown", MOST_COPIES),
        deck_unknown=given.number("deck_unknown", MOST_COPIES),
        distance=(distance.number("hero", MOST), distance.number("companion", MOST)),
        other=given.lines("other", MOST_CHARACTERS),
    )


def _card(given: _SentObject) -> TableCard:
    return TableCard(
        name=given.line("name", MOST_CHARACTERS, named=True),
        statuses=tuple(dict.fromkeys(_known(given, one) for one in given.lines("statuses", LONGEST_PLAYER))),
        counters=tuple(
            (counter_called(one.line("kind", MOST_CHARACTERS, named=True)), one.number("count", MOST))
            for one in given.list("counters", MOST_CARDS)
        ),
        extra=given.line("extra", MOST_CHARACTERS),
    )


def _known(given: _SentObject, status: str) -> str:
    if status not in STATUSES:
        raise given.bad("statuses")
    return status


class _SentObject:
    """An object that somebody sent, read with distrust.

    Arguments:
        where: how mistakes name it.
    """

    def __init__(self, data: object, where: str) -> None:
        self._where = where
        if not isinstance(data, dict):
            raise BadTable(message("the table cannot be read at “{where}”", where=where))
        self._data: dict[str, object] = data

    def bad(self, name: str) -> BadTable:
        """The mistake of a field."""
        return BadTable(message("the table cannot be read at “{where}”", where=f"{self._where}.{name}"))

    def get(self, name: str, otherwise: object) -> object:
        """A field as it is."""
        return self._data.get(name, otherwise)

    def inner(self, name: str) -> _SentObject:
        """A field that is an object; an empty one where it is missing."""
        return _SentObject(self._data.get(name, {}), f"{self._where}.{name}")

    def list(self, name: str, most: int) -> tuple[_SentObject, ...]:
        """A field that is a list of objects."""
        found = self._data.get(name, [])
        if not isinstance(found, list) or len(found) > most:
            raise self.bad(name)
        return tuple(_SentObject(one, f"{self._where}.{name}[{place}]") for place, one in enumerate(found))

    def lines(self, name: str, longest: int) -> tuple[str, ...]:
        """A field that is a list of lines."""
        found = self._data.get(name, [])
        if not isinstance(found, list) or len(found) > MOST_LINES:
            raise self.bad(name)
        return tuple(self._line(name, one, longest) for one in found)

    def line(self, name: str, longest: int, *, named: bool = False) -> str:
        """A field that is one line; of a name, one that names something and no two things."""
        found = self._line(name, self._data.get(name, ""), longest)
        if named and (not found or ";" in found):
            raise BadTable(message("“{name}” is no name; write one without a semicolon", name=found[:LONGEST_PLAYER]))
        return found

    def player(self, name: str) -> str:
        """A field that is the name of a player."""
        found = self._line(name, self._data.get(name, ""), MOST_CHARACTERS)
        if not found:
            raise self.bad(name)
        return found

    def _line(self, name: str, found: object, longest: int) -> str:
        if not isinstance(found, str) or len(found) > longest:
            raise self.bad(name)
        return " ".join(found.splitlines()).strip()

    def number(self, name: str, most: int) -> int:
        """A field that is a number from 0."""
        found = self._data.get(name, 0)
        if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found <= most:
            raise self.bad(name)
        return found

    def flag(self, name: str) -> bool:
        """A field that is true or false."""
        found = self._data.get(name, False)
        if not isinstance(found, bool):
            raise self.bad(name)
        return found

    def one_of(self, name: str, known: Mapping[str, object]) -> str:
        """A field that is one of the known words."""
        found = self._data.get(name)
        if not isinstance(found, str) or found not in known:
            raise self.bad(name)
        return found
