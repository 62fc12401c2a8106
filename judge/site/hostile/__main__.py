"""``python -m judge.site.hostile``: attack the site of this program and report."""

from __future__ import annotations

import sys

import click

from judge.bounds.pool import start
from judge.site import create_app
from judge.site.hostile.attack import attack
from judge.site.setting import setting
from judge.telling.coverage import coverage


@click.command()
@click.option("--count", default=10_000, show_default=True, help="How many visits.")
@click.option("--seed", default=1, show_default=True, help="Decides with what.")
def main(count: int, seed: int) -> None:
    """Send the site what a visitor sends who wishes it no good, and look at the answers."""
    app = create_app(limit=0)
    start()
    with app.app_context():
        setting().finder(setting().edition)
    coverage()
    report = attack(app, count, seed, lambda number: click.echo(f"{number} ...", err=True))
    for line in report.lines():
        click.echo(line)
    sys.exit(1 if report.faults else 0)


if __name__ == "__main__":
    main()
