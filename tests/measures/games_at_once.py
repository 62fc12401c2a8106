"""``python -m tests.measures.games_at_once``: how long the program takes to answer when several games are played.

Each player chooses by chance and thinks for a moment first; the server is a real one, cold at its start, and its
children are those of any site. What is told is how long each answer took that held a move of the program.
"""

from __future__ import annotations

import http.client
import json
import random
import sys
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import click

from judge.playing.match import MatchRecord
from judge.playing.opponents import OPPONENTS
from judge.playing.starters import STARTERS
from tests.measures.visitors import server

WITHIN = 2.0
"""How many seconds nineteen of twenty answers may take."""

PATIENCE = 30.0


@dataclass
class Answers:
    """How long answers took.

    Arguments:
        seconds: of each that held a move of the program.
        first: of the first one of each game.
        refused: how often each status was answered instead.
    """

    seconds: list[float] = field(default_factory=list)
    first: list[float] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)


class Player(threading.Thread):
    """Somebody who plays one game after another.

    Arguments:
        address: host and port of the server.
        opponent: the strength of the opponent.
        seed: decides what is played.
        think: for how many seconds a player thinks about a choice.
        until: when to leave, by the clock that never goes back.
        answers: takes the figures.
    """

    def __init__(
        self, address: tuple[str, int], opponent: str, seed: int, think: float, until: float, answers: Answers
    ) -> None:
        super().__init__(daemon=True)
        self._line = http.client.HTTPConnection(*address, timeout=PATIENCE)
        self._opponent = opponent
        self._chance = random.Random(seed)
        self._think = think
        self._until = until
        self._answers = answers

    def run(self) -> None:
        """Play until it is time to leave."""
        while time.monotonic() < self._until:
            decks = self._chance.sample(STARTERS, 2)
            fresh = MatchRecord("5.0", (decks[0], decks[1]), self._chance.randrange(2**53), self._opponent)
            answer = self._ask({"match": fresh.data()}, first=True)
            while answer and not answer["ended"] and time.monotonic() < self._until:
                options = answer["due"]["options"] if answer["due"] else []
                if options:
                    time.sleep(self._think * self._chance.random() * 2)
                chosen = self._chance.choice(options)["moves"] if options else []
                answer = self._ask({"match": answer["match"], "choose": chosen}) or answer

    def _ask(self, question: dict[str, Any], *, first: bool = False) -> dict[str, Any]:
        began = time.perf_counter()
        self._line.request("POST", "/en/play/move.json", json.dumps(question), {"Content-Type": "application/json"})
        answer = self._line.getresponse()
        said = answer.read()
        took = time.perf_counter() - began
        if answer.status != 200:
            self._answers.refused.append(answer.status)
            time.sleep(1.0)
            return {}
        told: dict[str, Any] = json.loads(said)
        before = len(question["match"]["moves"]) + len(question.get("choose", ()))
        if len(told["match"]["moves"]) > before:
            self._answers.seconds.append(took)
            self._answers.first += [took] if first else []
        return told


@click.command()
@click.option("--games", default=4, show_default=True, help="How many games at once.")
@click.option("--seconds", default=90, show_default=True, help="For how long.")
@click.option("--think", default=3.0, show_default=True, help="How many seconds a player thinks, in the mean.")
@click.option("--opponent", default="search", show_default=True, type=click.Choice(list(OPPONENTS)))
def main(games: int, seconds: int, think: float, opponent: str) -> None:
    """Measure how long the program takes to answer when several games are played at once."""
    answers = Answers()
    with server() as (address, _):
        until = time.monotonic() + seconds
        players = [Player(address, opponent, seed, think, until, answers) for seed in range(games)]
        for player in players:
            player.start()
        for player in players:
            player.join()
    took = sorted(answers.seconds)
    if not took:
        raise click.ClickException(f"no answer; refused: {answers.refused}")
    middle, slow = (took[len(took) * part // 100] for part in (50, 95))
    click.echo(f"{len(took)} answers with a move of the program")
    click.echo(f"p50 {middle:.2f} s, p95 {slow:.2f} s, {took[-1]:.2f} s at most")
    click.echo(f"first answers: {', '.join(f'{one:.2f} s' for one in answers.first)}; refused: {answers.refused}")
    sys.exit(0 if slow <= WITHIN else 1)


if __name__ == "__main__":
    main()
