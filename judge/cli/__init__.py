"""The command ``judge``: each subcommand in a module of its own."""

from __future__ import annotations

import os
import sys
from typing import Any

import click

from judge.cli import (
    card,
    cards,
    coverage,
    deck,
    explore,
    law,
    options_command,
    play,
    rule,
    run,
    school,
    search,
    selfplay,
    serve,
    terminal,
)
from judge.cli.usage import explain, spoken
from judge.messages import message

TYPED = "judge.typed"


class Judge(click.Group):
    """The command with manners: stopped or cut off it ends quietly; what it lacks it says in the reader's language."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the command line; its words are kept to tell which language it asks for."""
        ctx.meta[TYPED] = [*args]
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the subcommand that was asked for."""
        terminal.prepare()
        ctx.color = terminal.colours()
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            raise explain(error, ctx.meta[TYPED], ctx) from None
        except (click.ClickException, click.exceptions.Exit, click.Abort):
            raise
        except KeyboardInterrupt:
            click.echo(err=True)
            sys.exit(terminal.STOPPED)
        except BrokenPipeError:
            terminal.leave_quietly()
            sys.exit(terminal.CUT_OFF)
        except Exception as error:
            if os.environ.get("JUDGE_TRACEBACK"):
                raise
            what = message(
                "the program broke, and that is its own mistake: {kind}; set JUDGE_TRACEBACK=1 to see where",
                kind=type(error).__name__,
            )
            click.echo(what.say(spoken(ctx.meta[TYPED])), err=True)
            sys.exit(terminal.BROKEN)


@click.group(cls=Judge)
@click.version_option(package_name="altered-judge", prog_name="judge", message="%(prog)s %(version)s")
def main() -> None:
    """A rules judge for the trading card game Altered.

    Search the rules, resolve a scenario law by law. A work of fans, not of the publisher; the restated rules are no
    official text.

    \b
    Exit status:
      0  it holds (for the other commands: done)
      1  it differs from what the file says
      2  the input cannot be read or is illegal
      3  the rules do not settle it
    """


main.add_command(card.card)
main.add_command(cards.cards)
main.add_command(coverage.coverage)
main.add_command(deck.deck)
main.add_command(law.law)
main.add_command(rule.rule)
main.add_command(school.school)
main.add_command(search.search)
main.add_command(serve.serve)
main.add_command(run.run)
main.add_command(run.check)
main.add_command(run.bless)
main.add_command(explore.explore)
main.add_command(options_command.options)
main.add_command(play.play)
main.add_command(selfplay.many)
