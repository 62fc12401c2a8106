"""``python -m tests.measures.hostile.games``: whole games through the site, by one who plays by chance, and cheats.

Of the questions that are sent, some are what no honest page sends: out of turn, a choice that was never offered,
moves that were forged, cut off, made twice, or are the other seat's. Whatever is answered is looked at: no fault of the
server, nothing accepted that was not offered, nothing named that the seat may not know, nothing without an end.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import click
from flask import Flask
from flask.testing import FlaskClient

from judge.cards.collection import Collection
from judge.exploring.course import Point
from judge.game.state.knowledge import knows
from judge.game.state.state import State
from judge.messages import LANGUAGES, Language
from judge.playing.match import MatchRecord, match_of
from judge.playing.opponents import OPPONENTS
from judge.playing.replaying import PERSON, MatchCourse, replayed
from judge.playing.starters import STARTERS
from judge.site import create_app
from judge.site.ready import make_ready

HOSTILE = 0.25
"""Before so many of the honest questions a hostile one is sent."""

LOOKED = 9
"""At each so manieth answer, and at the last one of each game, all else that is told about the moment is asked for."""

LARGEST = 600_000
"""How many bytes an answer may have."""

BUSY, PATIENCE = 503, 3
"""What is answered where a bound of time was reached, as on a machine that does much else; so often it is asked."""

LONGEST = 1_000
"""After so many questions a game must have ended."""

ASKED = ("move", "moment", "questions", "why", "review", "file")

Question = dict[str, Any]


@dataclass
class GamesReport:
    """What came of games.

    Arguments:
        games: how many have been played, to which ends.
        statuses: how often each status was answered, honest questions and hostile ones apart.
        faults: what must never be.
        largest: how many bytes the largest answer had.
        slowest: how many seconds the slowest answer took.
    """

    games: Counter[str] = field(default_factory=Counter)
    statuses: Counter[tuple[str, int]] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    largest: int = 0
    slowest: float = 0.0

    def lines(self) -> Iterator[str]:
        """The report in words."""
        yield f"games: {', '.join(f'{count} {how}' for how, count in sorted(self.games.items()))}"
        for (sort, status), count in sorted(self.statuses.items()):
            yield f"{sort} questions answered with {status}: {count}"
        yield f"largest answer {self.largest} bytes, slowest {self.slowest:.2f} s"
        yield f"faults: {len(self.faults)}"
        yield from self.faults[:10]


class HostilePlayer:
    """Somebody who plays games through a site, and cheats.

    Arguments:
        app: the site.
        seed: decides what is played, and how it is cheated.
        hostile: before so many of the honest questions a hostile one is sent.
    """

    def __init__(self, app: Flask, seed: int, hostile: float = HOSTILE) -> None:
        self.report = GamesReport()
        self._client: FlaskClient = app.test_client()
        self._chance = random.Random(seed)
        self._hostile = hostile
        self._language: Language = "en"
        self._course: CourseOfGame | None = None

    def play(self, questions: int = LONGEST) -> None:
        """Play a game to its end, or so many questions of it."""
        chance = self._chance
        self._language = chance.choice(LANGUAGES)
        decks = [chance.choice(STARTERS), chance.choice(STARTERS)]
        opponent = chance.choice([name for name in OPPONENTS if name != "search"])
        fresh = MatchRecord(chance.choice(["5.0", "1.0"]), (decks[0], decks[1]), chance.randrange(2**53), opponent)
        self._course = CourseOfGame(MatchCourse(fresh))
        answer = self._honest({"match": fresh.data()})
        for number in range(questions):
            if answer is None or answer["ended"]:
                break
            if chance.random() < self._hostile:
                self._cheat(answer)
            if number % LOOKED == LOOKED - 1:
                self._ask_about(answer["match"])
            choices = answer["due"]["options"] if answer["due"] else []
            chosen = chance.choice(choices)["moves"] if choices else []
            answer = self._honest({"match": answer["match"], "choose": chosen})
        if answer is not None:
            self._ask_about(answer["match"])
        ended = answer["ended"] if answer is not None else None
        self.report.games[ended["how"] if ended else "unfinished"] += 1

    def _honest(self, question: Question) -> dict[str, Any] | None:
        status, answer = self._ask("move", question, "honest")
        if status == BUSY:
            return None
        if status != 200:
            self._fault(f"an honest question was answered with {status}", question)
            return None
        return answer

    def _ask(self, what: str, question: object, sort: str) -> tuple[int, dict[str, Any]]:
        report = self.report
        for _ in range(PATIENCE):
            began = time.perf_counter()
            answer = self._client.post(f"/{self._language}/play/{what}.json", json=question)
            report.slowest = max(report.slowest, time.perf_counter() - began)
            report.largest = max(report.largest, len(answer.data))
            report.statuses[sort, answer.status_code] += 1
            if answer.status_code != BUSY:
                break
        if (answer.status_code >= 500 and answer.status_code != BUSY) or len(answer.data) > LARGEST:
            self._fault(f"{answer.status_code}, {len(answer.data)} bytes", question)
        told: dict[str, Any] = answer.get_json(silent=True) or {}
        if what != "file":
            self._look_through(told, sort, question)
        return answer.status_code, told

    def _cheat(self, answer: dict[str, Any]) -> None:
        """Ask what no honest page asks, and see that nothing comes of it which is not offered."""
        chance, match = self._chance, answer["match"]
        moves: list[int] = match["moves"]
        offered = [option["moves"] for option in answer["due"]["options"]] if answer["due"] else []
        place = chance.choice([chance.randrange(30), chance.randrange(1_001)])
        forged = {
            "cut off": moves[: chance.randrange(len(moves))] if moves else [0],
            "made twice": moves * 2 or [0],
            "backwards": moves[::-1] if moves[::-1] != moves else [*moves, 0],
            "changed": [*moves[:-1], moves[-1] + 1] if moves else [1],
            "the other seat's": [*moves, place],
        }
        how = chance.choice(["choice", "choice", "unmarked", *forged])
        if how == "choice":
            status, after = self._ask("move", {"match": match, "choose": [place]}, "hostile")
            accepted = any(one[:1] == [place] for one in offered)
            self._expect(status == (200 if accepted else 422), f"choice {place} of {offered}: {status}", match)
            if accepted and status == 200 and after["match"]["moves"][: len(moves) + 1] != [*moves, place]:
                self._fault("another choice was made than the one that was sent", match)
        elif how == "unmarked":
            sent = {**match, "moves": chance.choice(list(forged.values())), "mark": "", "engine": ""}
            status, after = self._ask("move", {"match": sent}, "hostile")
            self._expect((status == 200) == _can_be_played(sent), f"without a mark: {status}", sent)
        else:
            what = chance.choice(ASKED)
            question = {"match": {**match, "moves": forged[how]}, "step": place}
            status, _ = self._ask(what, question, "hostile")
            self._expect(forged[how] == moves or not moves or status == 422, f"{what} of moves {how}: {status}", match)
        again = {"match": match, "back": True}
        first, second = (self._ask("move", again, "hostile") for _ in range(2))
        alike = first == second or BUSY in (first[0], second[0])
        self._expect(alike, "the same question was answered in two ways", again)

    def _ask_about(self, match: Question) -> None:
        """Ask for all that is told about a moment."""
        for what in ("moment", "questions", self._chance.choice(("why", "review"))):
            status, _ = self._ask(what, {"match": match, "step": self._chance.randrange(1, 200)}, "honest")
            self._expect(status in (200, 422), f"{what}: {status}", match)

    def _look_through(self, told: dict[str, Any], sort: str, question: object) -> None:
        """Look in an answer for names of cards that the seat may not know."""
        assert self._course is not None, "whoever asks plays a game"
        if "match" not in told:
            hidden = self._course.hidden
        elif sort == "honest":
            hidden = self._course.hidden_after(told["match"]["moves"])
        else:
            hidden = hidden_names(replayed(match_of(told["match"])))
        text = json.dumps({key: value for key, value in told.items() if key != "match"}, ensure_ascii=False)
        found = sorted(name for name in hidden if name in text)
        self._expect(not found, f"named though hidden: {found}", question)

    def _expect(self, right: bool, what: str, question: object) -> None:
        if not right and f": {BUSY}" not in what:
            self._fault(what, question)

    def _fault(self, what: str, question: object) -> None:
        self.report.faults.append(f"{what}: {json.dumps(question)[:2_000]}")


class CourseOfGame:
    """A game as it goes on, and what its person has come to know.

    Arguments:
        course: the game as far as it has been played.
    """

    def __init__(self, course: MatchCourse) -> None:
        self._course = course
        self._looked = 0
        first, second = self._course.start.brought
        self._known = {card.card for card in first.cards}
        self._theirs = {card.card for card in second.cards}
        self._look()

    @property
    def hidden(self) -> set[str]:
        """What the cards of the opponent's deck are called of whose name the person has never come to know one."""
        return _names(self._theirs) - _names(self._known - {""})

    def hidden_after(self, moves: list[int]) -> set[str]:
        """What is hidden when the game has gone on.

        Arguments:
            moves: all moves of the game, those that were made before among them.
        """
        for move in moves[len(self._course.moves) :]:
            self._course.decide(move)
        self._look()
        return self.hidden

    def _look(self) -> None:
        points = [*(one.point for one in self._course.decisions[self._looked :]), self._course.point]
        self._looked = len(self._course.decisions)
        rules = self._course.rules
        for state in (state for point in points for state in _states(point)):
            self._known |= {one.base.card for one in state.objects.in_order if knows(state, PERSON, one, rules)}


def hidden_names(course: MatchCourse) -> set[str]:
    """What the cards of the opponent's deck are called of whose name the person has never come to know one.

    Arguments:
        course: a match as far as it has been played.
    """
    return CourseOfGame(course).hidden


def _states(point: Point) -> Iterator[State]:
    yield point.state
    yield from (happening.state for happening in point.happenings)


def _names(cards: set[str]) -> set[str]:
    known = Collection.known()
    found = (known.with_id(card) for card in cards)
    return {one.name[language].partition(",")[0] for one in found if one is not None for language in LANGUAGES}


def _can_be_played(match: Question) -> bool:
    """Whether the engine, asked directly, plays the moves of a match."""
    try:
        replayed(match_of(match))
    except ValueError:
        return False
    return True


@click.command()
@click.option("--games", default=200, show_default=True, help="How many games at most.")
@click.option("--seconds", default=0, show_default=True, help="After how many seconds no other game begins; 0: never.")
@click.option("--seed", default=1, show_default=True, help="Decides what is played.")
def main(games: int, seconds: int, seed: int) -> None:
    """Play games through the site, honestly and not, and report."""
    app = create_app(limit=0)
    make_ready(app, lambda what: None)
    player, began = HostilePlayer(app, seed), time.monotonic()
    for number in range(games):
        if seconds and time.monotonic() - began > seconds:
            break
        player.play()
        if number % 10 == 9:
            click.echo(f"{number + 1} ...", err=True)
    for line in player.report.lines():
        click.echo(line)
    sys.exit(1 if player.report.faults else 0)


if __name__ == "__main__":
    main()
