"""A told scenario as plain data: what the page draws, the JSON holds and the terminal prints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Verdict = Literal["holds", "differs", "open", "unreadable"]


@dataclass(frozen=True, slots=True)
class CardView:
    """A card, token or hero as it lies on the board.

    Arguments:
        name: its name in the story's language.
        type: its type in words, such as ``Character`` or ``Personnage``.
        detail: its version, such as ``common`` or ``rare, Ordis``; may be empty.
        statistics: ``forest/mountain/water`` as they are now, such as ``2/1/2``; empty where it has none.
        statuses: its statuses in words, such as ``Fleeting``.
        counters: its counters: the name of the kind and how many.
        new: whether the step shown put it where it is.
    """

    name: str
    type: str
    detail: str = ""
    statistics: str = ""
    statuses: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    new: bool = False


@dataclass(frozen=True, slots=True)
class Expedition:
    """One expedition of a player.

    Arguments:
        title: ``Hero Expedition`` or ``Companion Expedition`` in the story's language.
        region: how many regions it has moved forward; 0 is its start.
        cards: the cards in it, oldest first.
    """

    title: str
    region: int
    cards: tuple[CardView, ...] = ()


@dataclass(frozen=True, slots=True)
class Side:
    """A player's half of the board.

    Arguments:
        name: the player's name.
        first_player: whether the player holds the first player marker.
        active: whether it is the player's turn.
        hero: the player's hero, if the board has one.
        expeditions: the Hero Expedition, then the Companion Expedition.
        landmarks: the Landmark zone.
        reserve: the Reserve.
        discard: the Discard pile, top card last.
        mana_ready: ready Mana orbs.
        mana_exhausted: exhausted Mana orbs.
        hand: how many cards are in Hand.
        deck: how many cards are in the Deck.
    """

    name: str
    first_player: bool = False
    active: bool = False
    hero: CardView | None = None
    expeditions: tuple[Expedition, ...] = ()
    landmarks: tuple[CardView, ...] = ()
    reserve: tuple[CardView, ...] = ()
    discard: tuple[CardView, ...] = ()
    mana_ready: int = 0
    mana_exhausted: int = 0
    hand: int = 0
    deck: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """Everything that lies on the table at one moment.

    Arguments:
        players: the halves of the board, in the order of the file; the first is drawn nearest to the reader.
        limbo: the objects in Limbo, in the order in which they came.
    """

    players: tuple[Side, ...] = ()
    limbo: tuple[CardView, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that the engine did, and the laws that decided it.

    Arguments:
        number: its place in the whole story, from 1; ``?step=`` names it.
        text: what happened, one sentence.
        laws: the numbers of the articles that decided it, the main one first.
        card: the printed ability that asked for it, or an empty string.
        reason: why in more words, or an empty string.
        board: the board after it.
    """

    number: int
    text: str
    laws: tuple[str, ...]
    card: str
    reason: str
    board: Board


@dataclass(frozen=True, slots=True)
class Move:
    """What a player did or chose, and the steps that followed.

    Arguments:
        number: its place in the story, from 1.
        text: the sentence of the move.
        teacher: what the teacher says under it, as Markdown by an unknown hand.
        steps: what followed, in order.
    """

    number: int
    text: str
    teacher: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Fault:
    """A line of the file that is wrong, or that the run contradicts.

    Arguments:
        file: the file, relative to the folder of the scenarios.
        line: the line, from 1.
        message: what is wrong, in the story's language.
    """

    file: str
    line: int
    message: str


@dataclass(frozen=True, slots=True)
class Story:
    """A finished run of a scenario, made ready to show in one language.

    Arguments:
        title: the scenario's title.
        path: its file relative to the folder of the scenarios, without ``.md``.
        edition: the edition of the rules that it names.
        topics: its topics in words.
        teacher: what the teacher says before the first move, as Markdown by an unknown hand.
        verdict: whether the file's outcome holds.
        mistakes: where and how it differs or cannot be read; empty when it holds.
        moves: the moves in order.
        before: the board before the first move.
        summary: one sentence for lists and pasted links.
    """

    title: str
    path: str
    edition: str
    topics: tuple[str, ...]
    teacher: tuple[str, ...]
    verdict: Verdict
    mistakes: tuple[Fault, ...]
    moves: tuple[Move, ...]
    before: Board
    summary: str = ""

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step of every move, in order."""
        return tuple(step for move in self.moves for step in move.steps)

    def data(self) -> dict[str, object]:
        """The story as JSON data."""
        return {
            "scenario": self.path,
            "title": self.title,
            "edition": self.edition,
            "verdict": self.verdict,
            "steps": [
                {
                    "number": step.number,
                    "move": move.text,
                    "text": step.text,
                    "laws": list(step.laws),
                    "card": step.card,
                }
                for move in self.moves
                for step in move.steps
            ],
            "mistakes": [{"file": fault.file, "line": fault.line, "message": fault.message} for fault in self.mistakes],
        }
