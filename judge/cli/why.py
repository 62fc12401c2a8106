"""``judge why``: the ruling on a scenario, what each law decides, and what was tried."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from judge.cli.options import UNREADABLE, as_json, language, named_edition, refuse
from judge.cli.terminal import echo_json, shown, shown_lines
from judge.messages import Language, message
from judge.ruling.asking import UnknownAskedError, asked, following
from judge.ruling.idle import idle_abilities
from judge.ruling.offered import OfferedQuestion
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import ruling_of_form
from judge.ruling.things import things
from judge.ruling.trials import Trials
from judge.ruling.writer import RulingWriter
from judge.scenario.file import read_file
from judge.scenario.named_file import Unopened, named, shelf_name
from judge.scenario.performance import Performance
from judge.scenario.verdict import Judgement, judge
from judge.telling.seat import SeatView
from judge.telling.story import UnknownSeat, seat_named


@click.command()
@click.argument("file")
@language
@named_edition
@click.option("--move", type=click.IntRange(min=1), metavar="N", help="Ask what follows this move, from 1.")
@click.option(
    "--about",
    default="",
    metavar="LINE",
    help="Ask if this happens, is allowed or is so, or what becomes of a card.",
)
@click.option("--list", "listed", is_flag=True, help="List what did nothing, and the cards, to ask --about.")
@click.option("--twin", default=0, metavar="N", type=click.IntRange(min=0), help="Of this twin, from 1.")
@click.option("--seat", default="", metavar="PLAYER", help="From whose seat; the judge's, who sees all, if left out.")
@as_json
def why(
    file: str,
    language: Language,
    edition: str | None,
    move: int | None,
    about: str,
    listed: bool,
    twin: int,
    seat: str,
    as_json: bool,
) -> None:
    """Rule on the scenario FILE: what happens, by which law, and what would happen without it.

    Without --move and --about it is asked what the file asks under "Ruling", or what it says last under a move or in
    the outcome that tells the form from another one, or else what the last move comes to. LINE is written as under a
    move ("Kappa gains 1 boost"), as a move of the file, or as a fact of the end with its player before it ("Ben: Hand:
    Kappa"); the name of a card or token alone ("Kappa") asks what has become of it. --list shows the abilities that did
    nothing, and the cards and tokens, each with its LINE.
    """
    try:
        path = named(file)
        judgement = judge(read_file(path, shelf_name(path)), edition)
    except Unopened as error:
        refuse(error.message, language)
    form = _form(judgement, twin, language)
    if form.performance is None or form.own == "unreadable":
        for mistake in judgement.mistakes:
            click.secho(shown_lines(mistake.say(language), sys.stderr.encoding), fg="red", err=True)
        sys.exit(UNREADABLE)
    try:
        if listed:
            _list(form.performance, language, seat, as_json)
            return
        others = [one for one in (judgement, *judgement.twins) if one is not form]
        ruled = _ruling(form, form.performance, others, language, move, about, seat)
    except (UnknownSeat, UnknownAskedError) as error:
        refuse(error.message, language)
    if ruled is None:
        refuse(message("nothing is done in this scenario; write a move"), language)
    if as_json:
        echo_json(ruled.data())
        return
    _show(ruled, language)


def _list(run: Performance, language: Language, seat: str, as_json: bool) -> None:
    """Print what can be asked about, each with what --about is given for it."""
    watcher = SeatView(run, seat_named(seat, run.names.players) if seat else None)
    idle, seen = idle_abilities(run, watcher, language), things(run, watcher, language)
    if as_json:
        echo_json({kind: [_asked_about(one) for one in found] for kind, found in (("idle", idle), ("things", seen))})
        return
    for title, found in (
        (message("What did nothing, and why?"), idle),
        (message("What has become of the cards, and why?"), seen),
    ):
        if found:
            click.secho(title.say(language), bold=True)
        for one in found:
            click.echo(f"- {shown(one.text)}")
            click.secho(f"  --about '{shown(one.line)}'", dim=True)


def _asked_about(one: OfferedQuestion) -> dict[str, str]:
    return {"text": one.text, "about": one.line}


def _form(judgement: Judgement, twin: int, language: Language) -> Judgement:
    if twin > len(judgement.twins):
        refuse(
            message("there is no twin {number}; there are {count}", number=twin, count=len(judgement.twins)), language
        )
    return judgement.twins[twin - 1] if twin else judgement


def _ruling(
    form: Judgement,
    run: Performance,
    others: Sequence[Judgement],
    language: Language,
    move: int | None,
    about: str,
    seat: str,
) -> Ruling | None:
    if move is None and not about:
        return ruling_of_form(form, language, seat, others)
    watcher = SeatView(run, seat_named(seat, run.names.players) if seat else None)
    said = asked(about, run, watcher, language) if about else following(move or 1, run, watcher, language)
    beside = [other.performance for other in others if other.performance is not None] if about else []
    return RulingWriter(Trials(run), watcher, language).rule(*said, beside)


def _show(ruled: Ruling, language: Language) -> None:
    """Print a ruling: what is asked, the sentences, each law that decides, and what was tried."""
    click.secho(shown(ruled.question), dim=True)
    click.echo(shown(" ".join(ruled.sentences)))
    if ruled.deciding:
        click.echo()
    colon = "\u00a0:" if language == "fr" else ":"
    for one in ruled.deciding:
        click.echo(shown(f"{one.number}{colon} {one.words}. {one.without}"))
    if ruled.elsewhere:
        click.echo()
        click.echo(shown(message("These do not decide it, and change something else:").say(language)))
    for other in ruled.elsewhere:
        click.echo(shown(f"- {other.without}"))
    if ruled.tried:
        click.echo()
        said = message("Tried: {articles}", articles=", ".join(ruled.tried)).say(language)
        click.secho(shown(said), dim=True)
