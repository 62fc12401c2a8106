"""The command ``judge``: each subcommand in a module of its own."""

from __future__ import annotations

import click

from judge.cli import coverage, law, rule, run, search, serve


@click.group()
@click.version_option(package_name="altered-judge")
def main() -> None:
    """A rules judge for the trading card game Altered."""


main.add_command(coverage.coverage)
main.add_command(law.law)
main.add_command(rule.rule)
main.add_command(search.search)
main.add_command(serve.serve)
main.add_command(run.run)
main.add_command(run.check)
main.add_command(run.bless)
