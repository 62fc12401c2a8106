"""What the desk answers, as plain data that cross from a child process; what somebody got wrong is an answer too."""

from __future__ import annotations

from dataclasses import asdict
from functools import reduce
from time import monotonic
from typing import Any

from judge.cards.naming import display_name
from judge.desk.board import read_board, write_table
from judge.desk.card_faces import card_faces
from judge.desk.link import LONGEST_ADDRESS, BrokenLink, changed, link, opened
from judge.desk.other_edition import compare_situation
from judge.desk.outcomes import POSITIONS, SECONDS, outcomes
from judge.desk.own_card import called, read_own, with_card
from judge.desk.sheet import Unfit, cut_after, with_move, without_last_move
from judge.desk.suggesting import suggest
from judge.desk.table import DeskTable
from judge.desk.twins import with_twin
from judge.desk.view import DeskView, sit
from judge.desk.view_data import view_data
from judge.desk.why import ruling_at_desk
from judge.exploring.budget import Budget
from judge.exploring.horizon import Horizon
from judge.exploring.scene import UnreadableScene
from judge.messages import Language, Message, message
from judge.ruling.chosen import Kind
from judge.telling.card_face import card_face
from judge.telling.pasted_card import tell_pasted
from judge.telling.picture.board import BoardPicture, draw_board
from judge.telling.story import UnknownSeat

LEAST_SECONDS = 0.2
"""For how long is looked for outcomes at least, however long the situation took."""

FORGED = message("With a card by whoever made this link, not a printed card.")
"""What a picture says of a situation with a card of its own."""

Answer = dict[str, Any] | Message
"""JSON data, or what is wrong with what was asked."""

Change = tuple[str, str | int | tuple[str, ...] | DeskTable]
"""How a text is changed before it is played.

``line`` and a move, ``lines`` and several, ``keep`` and how many moves, ``undo``, ``twin`` and which one, ``table`` and
a board, or ``card`` and a card as it is pasted.
"""


def situation(text: str, change: Change | None, seat: str, desk: str, language: Language) -> Answer:
    """A situation as the desk shows it.

    Arguments:
        change: how it is changed first; None where it is not.
        seat: the name of the player from whose seat it is seen; "" for the judge’s.
        desk: the address of the desk.
    """
    try:
        sitting = sit(_changed(text, change, language), language, seat)
    except (Unfit, UnknownSeat) as error:
        return error.message
    return _shown(sitting, desk, language)


def pressed(text: str, change: Change | None, seat: str, desk: str, language: Language) -> Answer:
    """A situation after a button of the desk’s form: what `situation` answers.

    Of a change that cannot be made only what is wrong with it is said, and the situation stays as it was.
    """
    found = situation(text, change, seat, desk, language)
    if not isinstance(found, Message):
        return found
    before = situation(text, None, "", desk, language)
    return before if isinstance(before, Message) else {**before, "said": found.say(language)}


def foreseen(text: str, seat: str, desk: str, until: Horizon, language: Language, seconds: float = SECONDS) -> Answer:
    """A situation as the desk shows it, and everything that can happen from it on; both share the time of one.

    Arguments:
        seat: the name of the player from whose seat it is seen; "" for the judge’s.
        desk: the address of the desk.
        until: how far is looked.
        seconds: for how long both may take.
    """
    began = monotonic()
    shown = situation(text, None, seat, desk, language)
    if isinstance(shown, Message):
        return shown
    left = round(max(LEAST_SECONDS, seconds - (monotonic() - began)), 1)
    found = explored(text, until, language, left)
    if isinstance(found, Message):
        return {**shown, "said": found.say(language)}
    return {**shown, "outcomes": found}


def why(text: str, number: int, seat: str, language: Language, kind: Kind = "step") -> Answer:
    """The ruling on a step of a situation, or on another thing that is offered.

    Arguments:
        number: its number, as the desk tells it.
        seat: the name of the player from whose seat it is seen; "" for the judge’s.
        kind: what was chosen.
    """
    try:
        found = ruling_at_desk(text, number, language, seat, kind)
    except UnknownSeat as error:
        return error.message
    return {"ruling": found.data() if found is not None else None}


def asked_why(text: str, number: int, seat: str, desk: str, language: Language, kind: Kind = "step") -> Answer:
    """A situation as the desk shows it, and the ruling on one of its steps, or on another thing.

    Arguments:
        number: its number, as the desk tells it.
        seat: the name of the player from whose seat it is seen; "" for the judge’s.
        desk: the address of the desk.
        kind: what was chosen.
    """
    shown, found = pressed(text, None, seat, desk, language), why(text, number, seat, language, kind)
    if isinstance(shown, Message) or isinstance(found, Message):
        return shown
    steps = sum(len(move["steps"]) for move in shown["moves"])
    offered = {"step": steps, "idle": len(shown["idle"]), "thing": len(shown["things"])}
    if not 1 <= number <= offered[kind]:
        said = message("There is nothing here with the number {number} that could be asked about.", number=number)
        return {**shown, "said": said.say(language)}
    return {**shown, "why": {kind: number, **found}}


def compared(text: str, language: Language) -> Answer:
    """What another edition says of a situation.

    Arguments:
        text: the situation.
    """
    return compare_situation(text, language).data()


def asked_of_both(text: str, seat: str, desk: str, language: Language) -> Answer:
    """A situation as the desk shows it, and what another edition says of it.

    Arguments:
        seat: the name of the player from whose seat it is seen; "" for the judge’s.
        desk: the address of the desk.
    """
    shown = pressed(text, None, seat, desk, language)
    return shown if isinstance(shown, Message) else {**shown, "compared": compare_situation(text, language).data()}


def followed(said: str, desk: str, language: Language, step: int = 0) -> Answer:
    """The situation that a link holds, as the desk shows it, and what is to be said of the link.

    Arguments:
        said: the link.
        desk: the address of the desk.
        step: the number of the step on which the link asks for the ruling; 0 for none.
    """
    try:
        linked = opened(said)
    except BrokenLink as error:
        return error.message
    sitting = sit(linked.text, language)
    words = changed(linked, sitting.marks)
    shown = {**_shown(sitting, desk, language), "changed": words.say(language) if words is not None else ""}
    found = why(linked.text, step, "", language) if step else None
    return shown if found is None or isinstance(found, Message) else {**shown, "why": {"step": step, **found}}


def pictured(said: str, language: Language) -> bytes | Message:
    """The situation that a link holds, as a picture.

    Arguments:
        said: the link.
    """
    try:
        sitting = sit(opened(said).text, language)
    except BrokenLink as error:
        return error.message
    said, laws = (sitting.ruling.answer, sitting.ruling.laws) if sitting.ruling is not None else ("", ())
    if any(face.forged for face in sitting.story.faces):
        said = f"{FORGED.say(language)} {said}".strip()
    return draw_board(BoardPicture(sitting.story.title, sitting.now, said, laws, sitting.story.faces), language)


def linked(text: str, desk: str, language: Language) -> Answer:
    """The address that holds a situation.

    Arguments:
        desk: the address of the desk.
    """
    address = _address(sit(text, language), desk)
    if address:
        return {"address": address}
    words = message(
        "This situation is too long for a link of {most} characters; save it as a file.", most=LONGEST_ADDRESS
    )
    return {"file": True, "message": words.say(language)}


def _shown(sitting: DeskView, desk: str, language: Language) -> dict[str, Any]:
    address = _address(sitting, desk)
    data = {**view_data(sitting, language, address), "address": address, "table": None, "cards": {}, "own": []}
    board = read_board(sitting.text)
    if board is None:
        return data
    table, names = board
    cards = card_faces(table, names.collection, language)
    own = [
        {"write": display_name(card, language), "face": asdict(card_face(card, language))}
        for card in names.collection.forged
    ]
    shown = {name: asdict(card) for name, card in cards.items()}
    return {**data, "table": table.data(), "cards": shown, "own": own}


def _address(sitting: DeskView, desk: str) -> str:
    """The address that holds a situation; "" where it would be too long."""
    address = f"{desk}?s={link(sitting.text, sitting.edition, sitting.marks)}"
    return address if len(address) <= LONGEST_ADDRESS else ""


def explored(text: str, until: Horizon, language: Language, seconds: float = SECONDS) -> Answer:
    """Everything that can happen after the last move of a situation.

    Arguments:
        text: the situation.
        until: how far is looked.
        seconds: for how long is looked.
    """
    try:
        return outcomes(text, until, language, Budget(POSITIONS, seconds)).data()
    except UnreadableScene as error:
        first = error.mistakes[0]
        return message("line {line}: {reason}", line=first.line, reason=first.message)


def written(text: str, pasted: str, edition: str, language: Language) -> Answer:
    """A card that somebody writes, as it is understood, and the situation’s text with it.

    Arguments:
        text: the situation.
        pasted: the card.
        edition: the edition whose articles are named.
    """
    found = read_own(pasted)
    story = tell_pasted(found, language, edition).data(language, edition)
    try:
        whole = with_card(text, found, language) if found.card is not None else ""
    except Unfit as error:
        return error.message
    return {"card": story, "write": called(found, language), "text": whole}


def suggested(typed: str, zone: str, edition: str, language: Language) -> Answer:
    """The cards that somebody who is typing may mean.

    Arguments:
        typed: what was typed.
        zone: the zone of the form; "" for any.
        edition: the edition that is played.
    """
    return {"cards": [asdict(one) for one in suggest(typed, zone, edition, language)]}


def _changed(text: str, change: Change | None, language: Language) -> str:
    match change:
        case "table", DeskTable() as table:
            return write_table(table, text, language)
        case "twin", int(number):
            return with_twin(text, number)
        case "line", str(line):
            return with_move(text, line)
        case "lines", tuple(lines):
            return reduce(with_move, lines, text)
        case "keep", int(count):
            return cut_after(text, count)
        case "card", str(pasted):
            return with_card(text, read_own(pasted), language)
        case "undo", _:
            return without_last_move(text)
    return text
