"""What may be done next in a match, and what may not and why: with the cards and the places that it concerns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from judge.desk.asking import question_text
from judge.exploring.answer_lines import in_expedition
from judge.exploring.course import Point
from judge.exploring.possible import Choice, possible
from judge.game.event.choices import Option, Question
from judge.game.state.objects import Player
from judge.game.terms import Expedition
from judge.law.citation import cite
from judge.messages import Language, Message, message
from judge.playing.replaying import choices
from judge.scenario.alike import same_answer
from judge.telling.seat import SeatView
from judge.wording.names import Names

ASKED: Mapping[str, Message] = {
    "turn": message("Play a card, play a quick action, or pass"),
    "expedition": message("Choose the expedition"),
    "scout": message("Play the card with Scout or without it"),
    "target": message("Choose a target"),
    "target_expedition": message("Choose an expedition as the target"),
    "target_player": message("Choose a player as the target"),
    "target_region": message("Choose a region as the target"),
    "choose": message("Make the choice that the effect asks for"),
    "may": message("Let it happen or not"),
    "pay": message("Pay the cost or decline it"),
    "mode": message("Choose what the effect does"),
    "amount": message("Choose how much mana you pay for X"),
    "reaction": message("Choose which Reaction is played next"),
    "ignore": message("Choose which die does not count"),
    "modify": message("Choose what is applied first"),
    "order": message("Choose the order"),
    "swap": message("You may swap Mana Orbs"),
    "clean up": message("Choose what leaves at Clean-up"),
}
"""What each kind of question asks of the person who plays."""

FIRST_ORBS = message("Put three cards of your Hand in your Mana zone, one after the other")
EXPAND = message("Put a card of your Hand in your Mana zone, or keep your Hand")


@dataclass(frozen=True, slots=True)
class Offered:
    """Something that may be done next.

    Arguments:
        moves: the choices to make for it, one after the other.
        text: what it is, in words.
        objects: the objects that it concerns: several where they look the same, and any of them will do.
        place: the seat and the expedition in which it ends, such as ``0 hero``; "" for none.
        kind: what is done: ``play``, ``pass``, ``choose`` ...
    """

    moves: tuple[int, ...]
    text: str
    objects: tuple[int, ...] = ()
    place: str = ""
    kind: str = ""

    def data(self) -> dict[str, Any]:
        """The same as JSON data."""
        return {
            "moves": list(self.moves),
            "text": self.text,
            "objects": list(self.objects),
            "place": self.place,
            "kind": self.kind,
        }


def due(point: Point, seat: Player, watcher: SeatView, names: Names, language: Language) -> dict[str, Any] | None:
    """What is due from a seat, as JSON data; None where its player is not asked.

    Arguments:
        point: where the game waits.
        seat: whose decision is awaited.
        watcher: what is known from there.
        names: the names of players and cards.
    """
    question = point.question
    if question is None or question.player != seat:
        return None
    found = possible(point, names, language, seat)
    edition = point.rules.edition.name
    return {
        "asks": _asked(question, point, names, watcher, language),
        "kind": question.kind,
        "laws": [cite(law, edition).article for law in question.laws],
        "about": _about(point),
        "options": [one.data() for one in offered(point, found, names, language)],
        "refused": [
            {"text": one.line, "object": _object(one.option, point), "refusal": one.refusal, "laws": list(one.laws)}
            for one in found
            if not one.legal and one.player == seat
        ],
    }


def _asked(question: Question, point: Point, names: Names, watcher: SeatView, language: Language) -> str:
    """What is asked of the person, for which card."""
    about = point.state.objects.get(question.about) if question.about is not None else None
    asked = ASKED.get(question.kind)
    if question.kind == "expand":
        asked = FIRST_ORBS if point.state.brought else EXPAND
    if asked is None:
        return question_text(question, point.state, names, watcher, language)
    if about is None or not watcher.sees(about, point.state):
        return asked.say(language)
    card = names.among(point.state).of_object(about, language)
    return message("{asked} ({card})", asked=asked, card=card).say(language)


def offered(point: Point, found: tuple[Choice, ...], names: Names, language: Language) -> Iterator[Offered]:
    """What may be done, each with the choices to make; a Character is played in one expedition or in the other.

    Arguments:
        point: where the game waits.
        found: what is possible there.
        names: the names of players and cards.
    """
    assert point.question is not None
    open_now = choices(point)
    for one in found:
        if not one.legal:
            continue
        answer = same_answer(one.option, point.question, point.state)
        objects = tuple(_alike(answer, point))
        first = Offered((open_now.index(answer),), one.line, objects, _place(one.option, point), one.option.kind)
        yield from _in_expeditions(first, one.option, point, names, language)


def _in_expeditions(
    first: Offered, option: Option, point: Point, names: Names, language: Language
) -> Iterator[Offered]:
    card = point.state.objects.get(option.object) if option.object is not None else None
    after = None
    if option.kind == "play" and card is not None and card.base.joins_expedition:
        after = point.answer(option)
    question = after.question if after is not None else None
    if after is None or question is None or question.kind != "expedition" or question.about != option.object:
        yield first
        return
    for place, chosen in enumerate(choices(after)):
        text = first.text + in_expedition(chosen, names, language)
        yield Offered((*first.moves, place), text, first.objects, _place(chosen, after), first.kind)


def _alike(answer: Option, point: Point) -> Iterator[int]:
    """The objects that look the same, so that to choose one of them is the same choice."""
    assert point.question is not None
    for option in point.question.allowed:
        if _object(option, point) and same_answer(option, point.question, point.state) == answer:
            yield _object(option, point)


def _object(option: Option, point: Point) -> int:
    """The object on the board that an option concerns: of a Reaction in Limbo, the emblem itself; 0 for none."""
    return option.object if option.object is not None and option.object in point.state.objects else 0


def _place(option: Option, point: Point) -> str:
    """The expedition that an option means."""
    assert point.question is not None
    seat, expedition = option.detail if isinstance(option.detail, tuple) else (point.question.player, option.detail)
    if not isinstance(expedition, Expedition):
        return ""
    return f"{seat} {'hero' if expedition is Expedition.HERO else 'companion'}"


def _about(point: Point) -> int:
    """The object whose ability asks; 0 for none that can be shown."""
    about = point.question.about if point.question is not None else None
    one = point.state.objects.get(about) if about is not None else None
    return one.id if one is not None and one.emblem is None else 0
