"""``judge serve``: the site on a real server, on every platform."""

from __future__ import annotations

import gc
import os
import signal
import sys
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

import click

from judge.bounds import heap, pool
from judge.bounds.errors import EndingError
from judge.cli import copies
from judge.cli.listening import address_of, bind
from judge.cli.options import edition, language, open_book, refuse
from judge.cli.progress import Progress
from judge.messages import Language, message
from judge.serving.server import Listener
from judge.site import create_app
from judge.site.desk import LONGEST_BODY
from judge.site.limits import A_MINUTE
from judge.site.official import loopback
from judge.site.ready import compare_ahead, complete, fetch, open_pages
from judge.site.setting import read_public_url

if TYPE_CHECKING:
    from socket import socket

    from flask import Flask

TURN = 0.0005
"""How many seconds a thread computes before another that waits has its turn: a search does not wait for a long page."""

RARELY = (700, 10, 1_000)
"""How often memory is looked through for rubbish; all of it, which holds everybody up, hardly ever."""

PAGE_THREADS = 4
"""How many threads write pages while all others wait for computations."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 takes any free port.")
@click.option("--public-url", default="", help="The address under which people reach the site; links are made from it.")
@click.option(
    "--limit",
    default=A_MINUTE,
    show_default=True,
    type=click.IntRange(0, 999_999),
    help="How many computations a minute one address may ask for; 0 for any number.",
)
@click.option(
    "--official",
    is_flag=True,
    help="Show your own copy of the official text (judge law import) to all who reach the site. That is republishing "
    "it: do so only if you may. Without this, it shows only on this machine, while nobody else can reach the site.",
)
@click.option(
    "--processes",
    default=copies.usual(),
    type=click.IntRange(1, pool.MOST),
    help="How many processes write pages; as many as there are cores, four at most, unless said otherwise.",
)
@click.option("--behind-proxy", is_flag=True, help="Believe the proxy in front about who asks (X-Forwarded-For).")
@edition
@language
def serve(
    host: str,
    port: int,
    public_url: str,
    limit: int,
    official: bool,
    processes: int,
    behind_proxy: bool,
    edition: str,
    language: Language,
) -> None:
    """Serve the site until it is stopped."""
    open_book(edition, language)
    try:
        read_public_url(public_url)
    except ValueError:
        refuse(
            message("“{url}” is no address; write one such as https://judge.example.org", url=public_url[:80]), language
        )
    if processes > 1 and not copies.possible():
        refuse(message("several processes are possible on Linux only; leave out --processes"), language)
    signal.signal(signal.SIGTERM, copies.stop)
    sys.setswitchinterval(TURN)
    gc.set_threshold(*RARELY)
    heap.use_one()
    here = loopback(host) and not behind_proxy and not (public_url or os.environ.get("JUDGE_PUBLIC_URL"))
    pool.import_first("judge.cli")
    app = create_app(
        public_url or None, edition, limit=limit, official="all" if official else "here" if here else "never"
    )
    sockets = bind(host, port, language)
    pool.start_server()
    with Progress(language) as progress:
        open_pages(app, progress.say)
    first = True
    if processes > 1:
        pool.prepare_for_fork(processes)
        first = copies.multiply(processes, pool.end_server)
    Thread(target=prepare, args=(app, first), daemon=True).start()
    if first:
        address = address_of(sockets[0], host)
        said = message("Altered Judge listens on {address} (stop it with Ctrl-C)", address=address)
        click.echo(said.say(language))
    listener(app, sockets, behind_proxy).run()


def prepare(app: Flask, first: bool) -> None:
    """Make what pages need and what takes longer, while the site is open already.

    Arguments:
        first: whether this is the first of the processes that write pages; it alone compares editions ahead.
    """
    with suppress(EndingError):
        complete(app)
        fetch(app)
        if first:
            compare_ahead(app)


def listener(app: Flask, sockets: list[socket], behind_proxy: bool) -> Listener:
    """What answers on sockets, with as many threads as pages and computations need."""
    return Listener(app, sockets, PAGE_THREADS + pool.most_at_once(), LONGEST_BODY + 1, behind_proxy=behind_proxy)
