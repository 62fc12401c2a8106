"""``judge play``: one random legal game, written down as a scenario."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from judge.cli.options import HOLDS, OPEN, UNREADABLE, as_json, edition, language, refuse
from judge.cli.played import open_rules
from judge.cli.terminal import echo_json, shown
from judge.games.deck import Deck, UnreadableDeck, read_deck, shipped
from judge.games.record import data, record
from judge.games.selfplay import MOST_SEED, Decks, game_of
from judge.messages import Language
from judge.scenario.named_file import Unopened

seed = click.option(
    "--seed", type=click.IntRange(0, MOST_SEED), required=True, help="What decides all that is left to chance."
)
decks = click.option("--decks", nargs=2, metavar="A B", help="Two files of decks; left out, the two that come along.")


@click.command()
@seed
@decks
@edition
@as_json
@language
def play(seed: int, decks: tuple[str, str] | None, edition: str, as_json: bool, language: Language) -> None:
    """Play a random legal game and print it as a scenario.

    The same seed gives the same game everywhere. What is printed is a scenario file, which `judge run` plays again.

    A deck is a text file with a number and a card on each line, such as "3 Haven Trainee (rare)"; ids of cards are
    understood too. Two decks come with the program.
    """
    rules = open_rules(edition, language)
    game = game_of(seed, read_decks(decks, edition, language), rules)
    if as_json:
        echo_json(data(game, seed, language))
    else:
        click.echo(record(game, seed, language), nl=False)
    sys.exit(OPEN if game.ending == "open" else HOLDS)


def read_decks(files: tuple[str, str] | None, edition: str, language: Language) -> Decks:
    """The decks that a person named, or those that come with the program; what is wrong with them is told.

    Arguments:
        files: two files.
    """
    if not files:
        return shipped(edition)
    read: list[Deck] = []
    mistakes: list[str] = []
    for file in files:
        try:
            read.append(read_deck(Path(file), edition, file))
        except UnreadableDeck as error:
            mistakes += [mistake.say(language) for mistake in error.mistakes]
        except (OSError, ValueError) as error:
            refuse(Unopened(file, error).message, language)
    if mistakes:
        click.echo("\n".join(map(shown, mistakes)), err=True)
        sys.exit(UNREADABLE)
    return read[0], read[1]
