"""``judge selfplay``: many random games, and what became of them."""

from __future__ import annotations

import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import NoReturn

import click

from judge.cards.card import Card
from judge.cards.collection import Collection
from judge.cards.lines import read_lines
from judge.cards.reading import read_card
from judge.cli.options import DIFFERS, HOLDS, UNREADABLE, as_json, edition, language, refuse
from judge.cli.play import decks, read_decks, seed
from judge.cli.played import open_rules
from judge.cli.terminal import echo_json, shown
from judge.game.rules import Rules
from judge.games.ability_uses import why_not, words
from judge.games.drawn import CardUses, NoDeck, drawn_games, pool_of
from judge.games.selfplay import MOST_GAMES, MOST_JOBS, MOST_SEED, SelfplayReport, report, selfplay
from judge.messages import Language, Mistake, message

IMPORTED, SET = "imported", "CORE"
"""What names all known cards instead of a file, and the set of which decks are drawn where none is named."""

NEVER_SHOWN = 40
"""How many of the cards that never came into play are named; JSON names all."""

SHOWN = 10
"""How many of the games in which the program broke are named."""


@click.command("selfplay")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), required=True, help="How many games.")
@seed
@click.option("--jobs", type=click.IntRange(1, MOST_JOBS), default=1, show_default=True, help="Processes side by side.")
@click.option("--replay", is_flag=True, help="Also write each game down and play it again from there.")
@decks
@click.option("--cards", metavar="FILE", help="Draw the decks from the cards of FILE, or from all “imported” ones.")
@click.option(
    "--set",
    "sets",
    metavar="SET",
    multiple=True,
    default=(SET,),
    show_default=True,
    help="With --cards, a set of which the decks are drawn; may be given again.",
)
@edition
@as_json
@language
def many(
    games: int,
    seed: int,
    jobs: int,
    replay: bool,
    decks: tuple[str, str] | None,
    cards: str | None,
    sets: tuple[str, ...],
    edition: str,
    as_json: bool,
    language: Language,
) -> None:
    """Play many random games and report what became of them.

    The first game has the seed, the next one the seed after it; `judge play` shows any of them. Exit status 1 says that
    the program broke in some of them; their seeds are told. With --cards each seed draws two decks that
    constructed play allows, of CORE or of the sets named; the cards that never came into play are told, and the
    abilities of the others that never happened, each with its reason.
    """
    seeds, rules = range(seed, min(seed + games, MOST_SEED + 1)), open_rules(edition, language)
    if cards is not None:
        if decks or replay:
            refuse(message("“--cards” draws the decks itself; leave “--decks” and “--replay” out"), language)
        _draw(seeds, rules, jobs, (_cards(cards, language), sets), as_json, language)
    brought = read_decks(decks, edition, language)
    results = selfplay(seeds, brought, rules, jobs, replayed=replay)
    bar = click.progressbar(results, length=len(seeds), file=sys.stderr) if sys.stderr.isatty() else None
    with bar or nullcontext(results) as played:
        counted = report(played)
    if as_json:
        echo_json(counted.data())
    else:
        _show(counted, language)
    sys.exit(DIFFERS if counted.failures else HOLDS)


def _cards(named: str, language: Language) -> list[Card]:
    """The cards that a person named: a file of cards, or all that are known."""
    if named == IMPORTED:
        return list(Collection.known())
    found: list[Card] = []
    try:
        for one in read_lines(Path(named), named, lambda count: None):
            if isinstance(one, Mistake):
                click.secho(shown(one.say(language)), fg="red", err=True)
                sys.exit(UNREADABLE)
            found.append(read_card(one))
    except (OSError, ValueError) as error:
        reason = message(
            "{path}: this cannot be read; write the path of a file of cards, or “imported” ({kind})",
            path=named,
            kind=type(error).__name__,
        )
        refuse(reason, language)
    return found


def _draw(
    seeds: range, rules: Rules, jobs: int, drawn: tuple[list[Card], tuple[str, ...]], as_json: bool, language: Language
) -> NoReturn:
    try:
        pool = pool_of(*drawn, rules.edition)
        results = drawn_games(seeds, pool, rules, jobs)
        uses = CardUses(SelfplayReport(), pool)
        began = time.perf_counter()
        bar = click.progressbar(results, length=len(seeds), file=sys.stderr) if sys.stderr.isatty() else None
        with bar or nullcontext(results) as played:
            for one in played:
                uses.add(one)
        uses.report.seconds = time.perf_counter() - began
    except NoDeck as error:
        refuse(error.message, language)
    if as_json:
        echo_json(uses.data(language))
    else:
        _show(uses.report, language)
        count = sum(map(len, pool.values()))
        used = message("{used} of {count} cards came into play", used=count - len(uses.never), count=count)
        click.echo(used.say(language))
        if uses.never:
            ids = ", ".join(uses.never[:NEVER_SHOWN]) + (", …" if len(uses.never) > NEVER_SHOWN else "")
            click.echo(message("never: {ids}", ids=ids).say(language))
        _show_abilities(uses, language)
    sys.exit(DIFFERS if uses.report.failures else HOLDS)


def _show_abilities(uses: CardUses, language: Language) -> None:
    all_, idle = len(uses.abilities), uses.idle
    said = message("{happened} of their {all} abilities have happened", happened=all_ - len(idle), all=all_)
    click.echo(said.say(language))
    for card, place in idle:
        never = message(
            "{card}: “{ability}” never happened: {reason}",
            card=card.id,
            ability=words(card, place, language),
            reason=why_not(card, place, uses.kept),
        )
        click.echo(shown(never.say(language)))


def _show(counted: SelfplayReport, language: Language) -> None:
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
