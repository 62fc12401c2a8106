"""``python -m tests.measures.hostile``: attack the site of this program and report."""

from __future__ import annotations

import sys

import click

from judge.site import create_app
from judge.site.ready import make_ready
from tests.measures.hostile.attack import attack
from tests.measures.hostile.visits import corpus


@click.command()
@click.option("--count", default=10_000, show_default=True, help="How many visits.")
@click.option("--seed", default=1, show_default=True, help="Decides with what.")
def main(count: int, seed: int) -> None:
    """Send the site what a visitor sends who wishes it no good, and look at the answers."""
    app = create_app(limit=0)
    make_ready(app, lambda what: None)
    report = attack(app, corpus(app), count, seed, lambda number: click.echo(f"{number} ...", err=True))
    for line in report.lines():
        click.echo(line)
    sys.exit(1 if report.faults else 0)


if __name__ == "__main__":
    main()
