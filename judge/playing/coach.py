"""The coach of a guided game: what is said before a choice, what was otherwise than meant, and where things stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.exploring.course import Point
from judge.game.course.referee import is_over
from judge.game.event.choices import Option
from judge.game.state.state import SEATS
from judge.game.terms import Expedition
from judge.messages import Language, Message, message
from judge.playing.replaying import PERSON, MatchCourse
from judge.playing.script import Script, ScriptReading, script_of
from judge.scenario.answers import written

FREE: dict[str, Message] = {
    "turn": message(
        "Your choice: play a card that is lit, or pass. Compare each Expedition with the one across from it."
    ),
    "expand": message("Tap the card that you need least: it becomes a Mana Orb for good. Or keep your Hand."),
    "clean up": message("Your Reserve keeps two cards through the Night: tap the one that you let go."),
    "expedition": message("Tap the Expedition that the Character is to join."),
}
"""What the coach says where the script says nothing, by the kind of question."""

ANY = message("Tap what is lit.")
NOTHING_LEFT = message("Nothing can be played any more: pass. The day ends when both have passed.")
LOST = message(
    "The Expeditions of the program have met first. Begin again, and look each day at what lies across from you."
)
WON = message("Your Expeditions have met: you have won!")

PASSED = message("You may pass at any time, but your day is over then, and mana that is left is of no use.")
KEPT = message("You may keep your Hand, but then you have no more mana than yesterday.")
OTHER_ORB = message("That works, too: {card} is a Mana Orb now, and can no longer be played.")
PLAYED_ON = message("You may go on while you have mana. I would have passed.")
OTHER_PLACE = message("It may join either Expedition. I had the other one in mind.")
OTHERWISE = message("That is allowed, too. What I had in mind: {line}.")

FORECAST = message("If the day ended now, these would take a step: {who}.")
NOBODY = message("If the day ended now, nobody would take a step.")
STEPS: dict[tuple[int, Expedition], Message] = {
    (0, Expedition.HERO): message("your Hero"),
    (0, Expedition.COMPANION): message("your Companion"),
    (1, Expedition.HERO): message("the program’s Hero"),
    (1, Expedition.COMPANION): message("the program’s Companion"),
}

MATERIAL = ("turn", "expedition")
"""After another choice of these kinds the script no longer tells how the board lies."""

LONGEST_DAY = 40
"""So many players pass at most until a day ends."""


def coached(course: MatchCourse, name: str, language: Language) -> dict[str, Any]:
    """What the coach says of a match, as JSON data.

    Arguments:
        name: the name of the situation from which it began.
    """
    script = script_of(name)
    reading, on_script, aside = ScriptReading(script), True, ""
    for one in course.decisions:
        point, person = one.point, one.player == PERSON
        expected = reading.expected(point, late=not person)
        follows = reading.take(point, one.option, late=not person)
        assert point.question is not None, "a decision answers a question"
        if not follows and expected is not None and point.question.kind in MATERIAL:
            on_script = False
        if person:
            placing = point.question.kind == "expedition"
            aside = (
                (aside if placing else "")
                if follows or expected is None
                else _aside(one.point, one.option, expected[1], script, language)
            )
    return {"aside": aside, **_now(course, reading, on_script, script, language)}


def _now(
    course: MatchCourse, reading: ScriptReading, on_script: bool, script: Script, language: Language
) -> dict[str, Any]:
    """What is said now, to what it points, and where things stand."""
    point = course.point
    if is_over(point.state):
        won = point.state.winner == PERSON
        words = script.ends[language] if won and on_script else [(WON if won else LOST).say(language)]
        return said(words)
    if course.asked != PERSON or point.question is None:
        return said(())
    expected = reading.expected(point, late=False)
    line = script.lines[expected[0]] if expected is not None and on_script else None
    if expected is None or line is None or _left_out(reading, expected[0], script):
        only = len(point.question.allowed) == 1 and point.question.kind == "turn"
        words = [(NOTHING_LEFT if only else FREE.get(point.question.kind, ANY)).say(language)]
        return said(words, forecast=_forecast(point, language) if point.question.kind == "turn" else "")
    wanted = expected[1]
    words = line.words[language]
    named = (
        wanted.object is not None and script.names.of_object(point.state.objects[wanted.object], language) in words[-1]
    )
    return said(words, place=expected[0] + 1, object=wanted.object or 0 if named else 0, kind=wanted.kind)


def said(words: Iterable[str], place: int = 0, object: int = 0, kind: str = "", forecast: str = "") -> dict[str, Any]:
    """What is said, as JSON data.

    Arguments:
        words: a thought each.
        place: the number of the line of the script that is meant; 0 for none.
        object: to which object the coach points; 0 for none.
        kind: the kind of the choice that is meant.
        forecast: what would come of the day.
    """
    told = {"words": list(words), "line": place, "object": object, "kind": kind, "forecast": forecast}
    return {**told, "hints": [], "end": ""}


def _left_out(reading: ScriptReading, place: int, script: Script) -> bool:
    """Whether a move of the script that comes before was not made, so that its words may be wrong."""
    return any(one not in reading.made and script.lines[one].said.sentence.key not in SMALL for one in range(place))


SMALL = ("expand", "keep", "clean_up", "clean_up_sacrifice")
"""The moves of the script without which its words are true all the same."""


def _aside(point: Point, chosen: Option, wanted: Option, script: Script, language: Language) -> str:
    """What is said of a choice that was not the one that was meant."""
    assert point.question is not None, "a decision answers a question"
    kind = point.question.kind
    if kind == "expedition":
        return OTHER_PLACE.say(language)
    if kind == "turn" and chosen.kind == "pass":
        return PASSED.say(language)
    if kind == "turn" and wanted.kind == "pass":
        return PLAYED_ON.say(language)
    if kind == "expand" and chosen.object is None:
        return KEPT.say(language)
    if kind == "expand":
        card = script.names.among(point.state).of_object(point.state.objects[chosen.object or 0], language)
        return OTHER_ORB.filled(card=card).say(language)
    lines = written(point.question, point.state, script.names, language)
    line = next(line for option, line in lines if option == wanted)
    return OTHERWISE.filled(line=line).say(language)


def _forecast(point: Point, language: Language) -> str:
    """Which Expeditions would move forward if everybody passed now, as the engine plays it."""
    before, day = point.state, point.state.day
    for _ in range(LONGEST_DAY):
        question = point.question
        if question is None or question.kind != "turn" or point.state.day != day:
            break
        point = point.answer(next(one for one in question.allowed if one.kind == "pass"))
    after = point.state
    found = [
        STEPS[seat, one].say(language)
        for seat in SEATS
        for one in Expedition
        if after.distance(seat, one) > before.distance(seat, one)
    ]
    return FORECAST.filled(who=", ".join(found)).say(language) if found else NOBODY.say(language)
