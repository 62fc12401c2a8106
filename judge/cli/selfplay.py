"""``judge selfplay``: many random games, and what became of them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NoReturn

import click

from judge.cards.lines import read_lines
from judge.cards.store import stamp, store_file
from judge.cli.options import DIFFERS, HOLDS, UNREADABLE, as_json, edition, language, refuse
from judge.cli.play import decks, read_decks, seed
from judge.cli.played import open_rules
from judge.cli.terminal import echo_json, shown
from judge.cli.workers import Workers, progress, with_workers
from judge.game.rules import Rules
from judge.games.ability_uses import why_not, words
from judge.games.drawn import CardUses, NoDeck, pool_of
from judge.games.drawn_parts import CardSource, drawn_games
from judge.games.parts import selfplay
from judge.games.selfplay import MOST_GAMES, MOST_SEED, SelfplayReport, report
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
@with_workers
def many(
    games: int,
    seed: int,
    replay: bool,
    decks: tuple[str, str] | None,
    cards: str | None,
    sets: tuple[str, ...],
    edition: str,
    as_json: bool,
    language: Language,
    workers: Workers,
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
        _draw(seeds, rules, workers, (_cards(cards, sets, language), sets), as_json, language)
    brought = read_decks(decks, edition, language)
    with workers.open(language) as workforce:
        results = selfplay(seeds, brought, edition, workforce, replayed=replay)
        with progress(results, len(seeds)) as played:
            counted = report(played)
    if as_json:
        echo_json(counted.data())
    else:
        _show(counted, language)
    sys.exit(DIFFERS if counted.failures else HOLDS)


def _cards(named: str, sets: tuple[str, ...], language: Language) -> CardSource:
    """The cards that a person named, those of some sets: of a file of cards, or all that are known."""
    if named == IMPORTED:
        lines = store_file().read_text(encoding="utf-8").splitlines() if stamp() is not None else []
        return CardSource(True, tuple(lines))
    path = Path(named)
    try:
        numbered = path.read_text(encoding="utf-8-sig").split("\n")
        found = list(read_lines(path, named, lambda count: None))
    except (OSError, ValueError) as error:
        reason = message(
            "{path}: this cannot be read; write the path of a file of cards, or “imported” ({kind})",
            path=named,
            kind=type(error).__name__,
        )
        refuse(reason, language)
    for one in found:
        if isinstance(one, Mistake):
            click.secho(shown(one.say(language)), fg="red", err=True)
            sys.exit(UNREADABLE)
    cards = (one for one in found if not isinstance(one, Mistake))
    written = (line for line in numbered if line.strip())
    return CardSource(False, tuple(line for line, card in zip(written, cards, strict=True) if card.set in sets))


def _draw(
    seeds: range,
    rules: Rules,
    workers: Workers,
    drawn: tuple[CardSource, tuple[str, ...]],
    as_json: bool,
    language: Language,
) -> NoReturn:
    source, sets = drawn
    try:
        pool = pool_of(source.cards, sets, rules.edition)
        uses = CardUses(SelfplayReport(), pool)
        with workers.open(language) as workforce:
            results = drawn_games(seeds, source, sets, rules.edition.name, workforce)
            with progress(results, len(seeds)) as played:
                for one in played:
                    uses.add(one)
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
        "length; the longest game has {longest} steps",
        games=counted.games,
        steps=counted.steps,
        errors=len(counted.failures),
        open=counted.open,
        unfinished=counted.unfinished,
        longest=counted.longest,
    )
    click.echo(said.say(language))
    for failure in counted.failures[:SHOWN]:
        broke = message("the game of seed {seed} broke: {error}", seed=failure.seed, error=failure.error or "")
        click.secho(shown(broke.say(language)), fg="red", err=True)
