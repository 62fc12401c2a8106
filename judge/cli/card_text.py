"""``judge card --text FILE``: a card by its text alone, as people paste it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NoReturn

import click

from judge.cli.files import unread
from judge.cli.options import HOLDS, UNREADABLE, refuse
from judge.cli.terminal import echo_json, shown, shown_lines
from judge.messages import Language, Message, Mistake, message
from judge.scenario.pasted_card import MOST_BYTES, read_pasted
from judge.telling.card import numbers
from judge.telling.pasted_card import PastedStory, tell_pasted

STANDARD_INPUT = "-"


def show_text(file: str, edition: str, as_json: bool, language: Language) -> None:
    """Show the card that a file holds, word for word; leaves with status 2 where it is not understood.

    Arguments:
        file: the file as the person named it; ``-`` for what is piped in.
    """
    story = tell_pasted(read_pasted(_text(file, language), file), language, edition)
    if as_json:
        echo_json({"file": file, **story.data(language, edition)}, indent=2)
    else:
        _show(story, edition, language)
    sys.exit(HOLDS if story.face is not None else UNREADABLE)


def _text(file: str, language: Language) -> str:
    try:
        if file == STANDARD_INPUT:
            source = sys.stdin.buffer.read(MOST_BYTES + 4)
        else:
            with Path(file).open("rb") as stream:
                source = stream.read(MOST_BYTES + 4)
    except (OSError, ValueError) as error:
        refuse(unread(file, error), language)
    if len(source) > MOST_BYTES:
        _refuse(file, 1, message("a card has at most {most} bytes; write one card", most=MOST_BYTES), language)
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source[: error.start].count(b"\n") + 1
        _refuse(file, line, message("this is not UTF-8; save the file as UTF-8"), language)


def _refuse(file: str, line: int, what: Message, language: Language) -> NoReturn:
    click.secho(shown(Mistake(file, line, what).say(language)), fg="red", err=True)
    sys.exit(UNREADABLE)


def _show(story: PastedStory, edition: str, language: Language) -> None:
    for mistake in story.found.mistakes:
        click.secho(shown_lines(mistake.say(language), sys.stderr.encoding), fg="red", err=True)
    for note in story.found.mended:
        click.secho(shown(note.say(language)), fg="yellow", err=True)
    if story.face is None:
        return
    face = story.face
    click.secho(shown(face.name), bold=True)
    facts = [face.kind]
    if face.hand is not None:
        facts.append(message("Hand Cost {cost}", cost=face.hand).say(language))
    if face.reserve is not None:
        facts.append(message("Reserve Cost {cost}", cost=face.reserve).say(language))
    click.echo(shown(" · ".join(filter(None, (*facts, face.statistics)))))
    for line in face.lines:
        click.echo(f"    {shown(line)}")
    click.echo()
    for part in story.parts:
        laws = ", ".join(numbers(part, edition))
        click.echo(f"{'  ' * part.depth}{shown(part.text)}{f'  [{laws}]' if laws else ''}")
    if story.reason is None:
        click.secho(message("the judge can rule on it").say(language), fg="green")
    else:
        said = message("the judge cannot apply it yet: {reason}", reason=story.reason)
        click.secho(shown_lines(said.say(language)), fg="yellow")
    click.echo()
    click.echo(message("In a scenario file, under “## Cards”:").say(language))
    click.echo()
    for line in story.found.lines:
        click.echo(shown(line))
