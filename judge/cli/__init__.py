"""The command ``judge``: each subcommand in a module of its own."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Mapping
from typing import Any

import click

from judge.cli import terminal
from judge.cli.usage import explain, spoken
from judge.messages import message

TYPED = "judge.typed"

COMMANDS: Mapping[str, tuple[str, str, str]] = {
    "atlas": ("atlas", "ship", "Write anew what ships of the atlas, from FILES that `judge sweep --into` has written."),
    "bless": ("bless", "bless", "Write under each move of FILE what happens there."),
    "card": ("card", "card", "Show the card NAME and its text in both languages."),
    "cards": ("cards", "cards", "The cards and the language of their texts."),
    "check": ("check", "check", "Check scenarios, a line each."),
    "compare": ("compare", "compare", "Compare what two editions make of the scenario FILE: its own and another one."),
    "coverage": ("coverage", "coverage", "Show which articles the judge applies and scenarios show."),
    "deck": ("deck", "deck", "Check the deck in FILE, and show its curve."),
    "explore": ("explore", "explore", "Find everything that can happen from a board on."),
    "format": ("format", "file_format", "Print how a scenario file is written."),
    "law": ("law", "law", "The rule book itself."),
    "options": ("options_command", "options", "List what may be done next, and what may not."),
    "play": ("play", "play", "Play a random legal game and print it as a scenario."),
    "rule": ("rule", "rule", "Show an article (2.1.c) or a section (2.1) of the rules."),
    "run": ("run", "run", "Run scenario FILES and show every step with its laws."),
    "school": ("school", "school", "The lessons and their questions."),
    "search": ("search", "search", 'Find rules by a number, words, a question or a "phrase".'),
    "selfplay": ("selfplay", "many", "Play many random games and report what became of them."),
    "serve": ("serve", "serve", "Serve the site until it is stopped."),
    "sweep": ("sweep", "pairs", "Put pairs of cards before the engine and keep what is worth knowing of them."),
    "why": ("why", "why", "Rule on the scenario FILE: what happens, by which law, and what would happen without it."),
}
"""Each subcommand: its module, its name there, and what it does; a module is imported when its command is wanted."""


class Judge(click.Group):
    """The command with manners: stopped or cut off it ends quietly; what it lacks it says in the reader's language."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the command line; its words are kept to tell which language it asks for."""
        ctx.meta[TYPED] = [*args]
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the subcommands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The subcommand of a name."""
        if cmd_name not in COMMANDS:
            return None
        module, name, _ = COMMANDS[cmd_name]
        found: click.Command = getattr(importlib.import_module(f"judge.cli.{module}"), name)
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of the subcommands without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, what) for name, (_, _, what) in COMMANDS.items()])

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

    Search the rules, resolve a scenario law by law, by edition 5.0 of February 2026; --edition or JUDGE_EDITION
    chooses another one, and a scenario file names its own. A work of fans, not of the publisher; the restated rules
    are no official text.

    \b
    Exit status:
      0  confirmed (for the other commands: done)
      1  something else happens than the file says
      2  the input cannot be read, or its board cannot be
      3  the rules do not settle it
    """
