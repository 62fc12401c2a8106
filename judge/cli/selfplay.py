"""``judge selfplay``: many random games, and what became of them."""

from __future__ import annotations

import sys
from contextlib import nullcontext

import click

from judge.cli.options import DIFFERS, HOLDS, as_json, language
from judge.cli.play import decks, read_decks, seed
from judge.cli.terminal import echo_json, shown
from judge.games.selfplay import MOST_GAMES, MOST_JOBS, MOST_SEED, Report, report, selfplay
from judge.messages import Language, message

SHOWN = 10
"""How many of the games in which the program broke are named."""


@click.command("selfplay")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), required=True, help="How many games.")
@seed
@click.option("--jobs", type=click.IntRange(1, MOST_JOBS), default=1, show_default=True, help="Processes side by side.")
@click.option("--replay", is_flag=True, help="Also write each game down and play it again from there.")
@decks
@as_json
@language
def many(
    games: int, seed: int, jobs: int, replay: bool, decks: tuple[str, str] | None, as_json: bool, language: Language
) -> None:
    """Play many random games and report what became of them.

    The first game has the seed, the next one the seed after it; `judge play` shows any of them. Exit status 1 says that
    the program broke in some of them; their seeds are told.
    """
    brought = read_decks(decks, language)
    seeds = range(seed, min(seed + games, MOST_SEED + 1))
    results = selfplay(seeds, brought, jobs, replayed=replay)
    bar = click.progressbar(results, length=len(seeds), file=sys.stderr) if sys.stderr.isatty() else None
    with bar or nullcontext(results) as played:
        counted = report(played)
    if as_json:
        echo_json(counted.data())
    else:
        _show(counted, language)
    sys.exit(DIFFERS if counted.failures else HOLDS)


def _show(counted: Report, language: Language) -> None:
    said = message(
        "{games} games, {steps} steps, {errors} errors, {open} left open by the rules, {unfinished} stopped for their "
        "length, {seconds} seconds; the longest game has {longest} steps",
        games=counted.games,
        steps=counted.steps,
        errors=len(counted.failures),
        open=counted.open,
        unfinished=counted.unfinished,
        seconds=f"{counted.seconds:.1f}",
        longest=counted.longest,
    )
    click.echo(said.say(language))
    for failure in counted.failures[:SHOWN]:
        broke = message("the game of seed {seed} broke: {error}", seed=failure.seed, error=failure.error or "")
        click.secho(shown(broke.say(language)), fg="red", err=True)
