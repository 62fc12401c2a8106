"""``judge serve``: the site on a real server, on every platform."""

from __future__ import annotations

import errno
import gc
import logging
import os
import signal
import sys
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Self

import click
from waitress import create_server

from judge.bounds import pool
from judge.cli.options import language, refuse
from judge.messages import Language, Message, message
from judge.site import create_app
from judge.site.limits import A_MINUTE
from judge.site.official import loopback
from judge.site.ready import make_ready
from judge.site.setting import read_public_url

if TYPE_CHECKING:
    from flask import Flask

TURN = 0.0005
"""How many seconds a thread computes before another that waits has its turn: a search does not wait for a long page."""

RARELY = (700, 10, 1_000)
"""How often memory is looked through for rubbish; all of it, which holds everybody up, hardly ever."""

MOMENT = 1.0
"""How many seconds a start may take without a word."""

EVERY = 2.0
"""How many seconds pass between two lines about a long start."""

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
@click.option("--behind-proxy", is_flag=True, help="Believe the proxy in front about who asks (X-Forwarded-For).")
@language
def serve(
    host: str, port: int, public_url: str, limit: int, official: bool, behind_proxy: bool, language: Language
) -> None:
    """Serve the site until it is stopped."""
    try:
        read_public_url(public_url)
    except ValueError:
        refuse(
            message("“{url}” is no address; write one such as https://judge.example.org", url=public_url[:80]), language
        )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    sys.setswitchinterval(TURN)
    gc.set_threshold(*RARELY)
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    here = loopback(host) and not behind_proxy and not (public_url or os.environ.get("JUDGE_PUBLIC_URL"))
    app = create_app(public_url or None, limit=limit, official="all" if official else "here" if here else "never")
    _listen(app, host, port, behind_proxy, language).close()
    with Progress(language) as progress:
        make_ready(app, progress.say)
    server = _listen(app, host, port, behind_proxy, language)
    click.echo(
        message("Altered Judge listens on {address} (stop it with Ctrl-C)", address=_address(server, host)).say(
            language
        )
    )
    server.run()


class Progress:
    """Says on a terminal what a long start is at: nothing within a moment, then a line now and then.

    Arguments:
        language: the reader's language.
    """

    def __init__(self, language: Language) -> None:
        self._language: Language = language
        self._now: Message | None = None
        self._over = Event()
        self._watch = Thread(target=self._look, daemon=True)

    def __enter__(self) -> Self:
        self._watch.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._watch.join()

    def say(self, what: Message) -> None:
        """Take note of what is being done now."""
        self._now = what

    def _look(self) -> None:
        told, pause = None, MOMENT
        while not self._over.wait(pause):
            if self._now is not None and self._now is not told:
                told, pause = self._now, EVERY
                click.echo(told.say(self._language), err=True)


def _listen(app: Flask, host: str, port: int, behind_proxy: bool, language: Language) -> Any:
    trusted: dict[str, Any] = {"trusted_proxy": "*", "trusted_proxy_headers": {"x-forwarded-for"}}
    believed = trusted if behind_proxy else {"clear_untrusted_proxy_headers": False}
    try:
        return create_server(
            app,
            host=host,
            port=port,
            threads=PAGE_THREADS + pool.most_at_once(),
            max_request_header_size=128 * 1024,
            ident=None,
            **believed,
        )
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            refuse(
                message(
                    "port {port} of {host} is taken by another program; choose another one with --port",
                    port=str(port),
                    host=host,
                ),
                language,
            )
        reason: object = error.strerror or error
    except ValueError as error:
        reason = error
    refuse(
        message("cannot listen on {host}, port {port}: {reason}", host=host[:80], port=str(port), reason=reason),
        language,
    )


def _address(server: Any, host: str) -> str:
    listening = getattr(server, "effective_listen", None)
    port = listening[0][1] if listening else server.effective_port
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"
