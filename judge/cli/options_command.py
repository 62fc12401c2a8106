"""``judge options``: what may be done at the end of the moves written so far, and what may not, and why."""

from __future__ import annotations

import sys

import click

from judge.cli.options import HOLDS, OPEN, UNPLAYED, as_json, language, named_edition, refuse
from judge.cli.scenes import after, open_scene
from judge.cli.terminal import echo_json, shown
from judge.exploring.course import Point, begin
from judge.exploring.possible import Choice, is_all, possible
from judge.game.state.objects import Player
from judge.law.citation import cite
from judge.messages import Language, Message, message
from judge.telling.story import UnknownSeat, seat_named


@click.command("options")
@click.argument("file")
@after
@language
@named_edition
@click.option("--seat", default="", metavar="PLAYER", help="From whose seat; the judge's, who sees all, if left out.")
@as_json
def options(file: str, after: int | None, language: Language, edition: str | None, seat: str, as_json: bool) -> None:
    """List what may be done next, and what may not.

    FILE is a scenario; without --after all of its moves are made first. Each legal option is the line to write next;
    each illegal one is told with the laws that do not allow it.

    From a player's seat, what concerns cards that the player does not know is left out, and that it was is said.

    Exit status 4 says that the run stops here, because a line of a card would apply that the
    judge cannot apply yet.

    With --json: an object with player, question, laws, unplayed (why the run stops here, if it does), legal (each with
    line and weight: of how many equal cards chance may bring one), illegal (each with line, refusal, laws) and
    complete: whether nothing was left out.
    """
    scene = open_scene(file, after, edition, language)
    point = begin(scene.unit, scene.rules, scene.given)
    player = _seat(seat, scene.names.players, language)
    found, complete = possible(point, scene.names, language, player), is_all(point, player)
    who = _who(point, scene.names.players, language)
    if as_json:
        echo_json({**_data(point, found, who, language), "complete": complete})
    else:
        _show(point, found, who, language)
        if not complete:
            left_out = message("What concerns cards that {player} does not know is left out.", player=seat.strip())
            click.echo(shown(left_out.say(language)))
    sys.exit(OPEN if point.laws else UNPLAYED if point.reason is not None else HOLDS)


def _seat(name: str, players: tuple[str, str], language: Language) -> Player | None:
    """The seat that a command line names; None for the judge's."""
    try:
        return seat_named(name, players) if name else None
    except UnknownSeat as error:
        refuse(error.message, language)


def _who(point: Point, players: tuple[str, str], language: Language) -> str:
    """Who decides."""
    if point.question is None:
        return ""
    chance = message("chance").say(language)
    return chance if point.question.player is None else players[point.question.player]


def _data(point: Point, found: tuple[Choice, ...], who: str, language: Language) -> dict[str, object]:
    question = point.question
    return {
        "player": who or None,
        "question": question.kind if question is not None else None,
        "laws": _laws(point),
        "unplayed": point.reason.say(language) if point.reason is not None else "",
        "legal": [{"line": one.line, "weight": one.weight} for one in found if one.legal],
        "illegal": [
            {"line": one.line, "refusal": one.refusal, "laws": list(one.laws)} for one in found if not one.legal
        ],
    }


def _show(point: Point, found: tuple[Choice, ...], who: str, language: Language) -> None:
    laws = f" [{', '.join(_laws(point))}]" if _laws(point) else ""
    click.secho(f"{shown(_heading(point, who).say(language))}{laws}", bold=True)
    for one in found:
        if one.legal:
            click.echo(f"  {shown(one.line)}")
    for one in found:
        if not one.legal:
            why = message("Not allowed: {reason}", reason=one.refusal).say(language)
            click.secho(f"  {shown(one.line)}", fg="red")
            click.echo(f"    {shown(why)} [{', '.join(one.laws)}]")


def _heading(point: Point, who: str) -> Message:
    if point.laws:
        return message("The rules do not settle what happens here")
    if point.reason is not None:
        return message("Here the run stops: {what}", what=point.reason)
    if point.question is None:
        return message("The game is over; there is nothing to decide.")
    return message("To decide: {player}", player=who)


def _laws(point: Point) -> list[str]:
    """The laws that put the question, or that come nearest."""
    laws = point.question.laws if point.question is not None else point.laws
    return [cite(law, point.rules.edition.name).article for law in laws]
