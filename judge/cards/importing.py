"""Brings cards from a file or a checkout into the user's data folder: what is broken is named, the rest goes in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from judge.cards.card import Card
from judge.cards.language.declined import Declined
from judge.cards.language.mending import mended
from judge.cards.playing import unplayable
from judge.cards.printed import Printed
from judge.cards.reading import read_abilities, read_card
from judge.cards.sources import read_source
from judge.cards.store import Busy, alone, imported, keep
from judge.game.edition import Edition
from judge.messages import LANGUAGES, Message, Mistake, message
from judge.place import data_folder

MOST_MISTAKES = 1_000
"""So many mistakes are told; those after them are counted."""


MOST_SLIPS = 5
"""So many texts that were mended are named; those after them are counted."""


class NothingToImport(Exception):
    """A path that holds no cards, or a folder of the user's that cannot hold any.

    Arguments:
        message: what is wrong and what to write instead.
        mistakes: what is wrong with what was found there.
    """

    def __init__(self, message: Message, mistakes: tuple[Mistake, ...] = ()) -> None:
        super().__init__(str(message))
        self.message = message
        self.mistakes = mistakes


@dataclass(slots=True)
class ImportReport:
    """What became of an import.

    Arguments:
        cards: the cards that were read.
        new: how many of them were not there before.
        changed: how many differ from what was there before.
        known: how many imported cards there are now.
        understood: how many of those read have texts that are understood.
        sets: how many cards of each set were read.
        without: how many cards have no text in a language.
        mistakes: what is wrong with what was left out, the first ones.
        more: how many mistakes came after them.
        mended: how many texts had slips, which were read as they are meant.
        slips: what was mended in the first of them, and of which card.
        read: the cards.
    """

    cards: int = 0
    new: int = 0
    changed: int = 0
    known: int = 0
    understood: int = 0
    sets: dict[str, int] = field(default_factory=dict)
    without: dict[str, int] = field(default_factory=dict)
    mistakes: list[Mistake] = field(default_factory=list)
    more: int = 0
    mended: int = 0
    slips: list[Message] = field(default_factory=list)
    read: list[Card] = field(default_factory=list)

    def played(self, edition: Edition) -> int:
        """How many of the cards the engine plays by an edition."""
        return sum(unplayable(card, edition) is None for card in self.read)

    def data(self, language: str, edition: Edition) -> dict[str, object]:
        """The report as JSON data.

        Arguments:
            edition: by which it is counted how many are played.
        """
        return {
            "cards": self.cards,
            "new": self.new,
            "changed": self.changed,
            "known": self.known,
            "understood": self.understood,
            "played": self.played(edition),
            "sets": self.sets,
            "without": self.without,
            "mistakes": [
                {"file": one.file, "line": one.line, "message": one.message.say("fr" if language == "fr" else "en")}
                for one in self.mistakes
            ],
            "more": self.more,
            "mended": self.mended,
            "slips": [slip.say("fr" if language == "fr" else "en") for slip in self.slips],
        }


def import_cards(path: Path, name: str, done: Callable[[int], None] = lambda count: None) -> ImportReport:
    """Bring the cards of a file or a folder into the user's data folder, in one transaction.

    Arguments:
        path: what `judge.cards.sources` reads.
        name: how mistakes name it.
        done: is told how much more of `size` is read.

    Raises:
        NothingToImport: no card is found there, or the cards cannot be kept; what was imported before stays.
    """
    found = ImportReport()
    read: dict[str, Printed] = {}
    try:
        for one in read_source(path, name, done):
            if isinstance(one, Printed):
                read[one.id] = one
                continue
            if len(found.mistakes) < MOST_MISTAKES:
                found.mistakes.append(one)
            else:
                found.more += 1
    except OSError as error:
        raise NothingToImport(_unreadable(name, error)) from None
    if not read:
        raise NothingToImport(
            message(
                "{path}: no card is found here; write a checkout of the community card database, one of its files, or "
                "a file with one card, an array of cards, or one card as JSON a line",
                path=name,
            ),
            tuple(found.mistakes),
        )
    _count(found, read)
    try:
        with alone():
            _bring_in(found, read)
    except Busy:
        raise NothingToImport(
            message("another import is under way in {path}; wait for its end and import again", path=str(data_folder()))
        ) from None
    except OSError as error:
        raise NothingToImport(
            message(
                "the cards cannot be kept in {path}: {reason}; set JUDGE_DATA to a folder of yours",
                path=str(error.filename),
                reason=error.strerror or "",
            )
        ) from None
    return found


def _bring_in(found: ImportReport, read: dict[str, Printed]) -> None:
    before = {card.id: card for card in imported()}
    found.new = sum(id_ not in before for id_ in read)
    found.changed = sum(id_ in before and before[id_] != card for id_, card in read.items())
    after = dict(sorted((before | read).items()))
    found.known = len(after)
    keep(after.values())


def _unreadable(name: str, error: OSError) -> Message:
    return message(
        "{path}: this cannot be read ({reason}); write the path of a file of cards or of a checkout",
        path=name,
        reason=error.strerror or type(error).__name__,
    )


def _count(found: ImportReport, read: dict[str, Printed]) -> None:
    found.cards = len(read)
    for printed in read.values():
        found.sets[printed.set] = found.sets.get(printed.set, 0) + 1
        for language in LANGUAGES:
            if not printed.says(language):
                found.without[language] = found.without.get(language, 0) + 1
                continue
            with suppress(Declined):
                # Kept, so that no visitor of the site waits for a text to be read for the first time.
                read_abilities(printed, language)
        _count_slips(found, printed)
        card = read_card(printed)
        found.understood += card.declined is None
        found.read.append(card)


def _count_slips(found: ImportReport, printed: Printed) -> None:
    for language, text in (*printed.text.items(), *printed.support.items()):
        notes = mended(text, language).notes
        found.mended += bool(notes)
        if notes and len(found.slips) < MOST_SLIPS:
            found.slips.append(message("{card}: {note}", card=printed.id, note=notes[0]))
