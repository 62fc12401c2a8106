"""The options of long commands that say who does the work: this process, several, or a cluster; and how far it is."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from judge.cli.options import UNREADABLE, refuse
from judge.cli.terminal import shown
from judge.jobs.checkpoint import Checkpoint
from judge.jobs.cluster import LOCAL, local_cluster, remote_cluster
from judge.jobs.errors import WorkError
from judge.jobs.here import Here, processes
from judge.jobs.running import Workforce
from judge.messages import Language, message

MOST_JOBS = 64

AHEAD = 3
"""So many parts are handed out for each process that works."""

AHEAD_ELSEWHERE = 400
"""So many parts are handed out to a cluster, however many workers it has."""

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Workers:
    """Who does the work, as a command line says it.

    Arguments:
        jobs: how many processes of this machine; None where nothing is said.
        scheduler: the address of a cluster, ``local`` for one of this machine, or None.
        certificates: the folder of the certificates for a cluster elsewhere.
        insecure: whether the cluster may be one without certificates.
        resume: the file where results are kept.
    """

    jobs: int | None
    scheduler: str | None
    certificates: Path | None
    insecure: bool
    resume: Path | None

    @property
    def is_alone(self) -> bool:
        """Whether this process does all of it, and keeps nothing."""
        return self.scheduler is None and self.jobs in (None, 1) and self.resume is None

    @contextmanager
    def open(self, language: Language) -> Iterator[Workforce]:
        """Those who do the work; they are gone in the end, however it ends. What goes wrong is told.

        Arguments:
            language: the reader’s language.
        """
        kept = Checkpoint(self.resume) if self.resume is not None else None
        try:
            with ExitStack() as stack:
                if kept is not None:
                    stack.callback(kept.close)
                yield self._workforce(stack, kept, language)
        except WorkError as error:
            click.secho(shown(error.message.say(language)), fg="red", err=True)
            sys.exit(UNREADABLE)

    def _workforce(self, stack: ExitStack, kept: Checkpoint | None, language: Language) -> Workforce:
        if self.scheduler is None:
            if self.certificates is not None or self.insecure:
                refuse(
                    message("“--certificates” and “--insecure-cluster” are about a cluster; add “--scheduler”"),
                    language,
                )
            count = self.jobs or 1
            if count == 1:
                return Workforce(Here(), 1, kept)
            pool = processes(count)
            stack.callback(pool.shutdown, cancel_futures=True)
            return Workforce(pool, AHEAD * count, kept)
        if self.scheduler == LOCAL:
            count = self.jobs or os.cpu_count() or 1
            executor, dashboard = stack.enter_context(local_cluster(count))
            ahead = AHEAD * count
        else:
            if self.insecure:
                why = message(
                    "this cluster proves nothing: whoever can reach it can run what they like on it, and here"
                )
                click.secho(shown(why.say(language)), fg="yellow", err=True)
            executor, dashboard = stack.enter_context(remote_cluster(self.scheduler, self.certificates, self.insecure))
            ahead = AHEAD_ELSEWHERE
        click.echo(shown(message("the cluster at work: {address}", address=dashboard).say(language)), err=True)
        return Workforce(executor, ahead, kept)


def with_workers(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the options that say who does the work."""

    @click.option(
        "--jobs", type=click.IntRange(1, MOST_JOBS), default=None, help="Processes side by side on this machine."
    )
    @click.option(
        "--scheduler", metavar="ADDRESS", help="A cluster of Dask does the work: “local”, or tls://, a host and a port."
    )
    @click.option(
        "--certificates",
        type=click.Path(path_type=Path),
        metavar="FOLDER",
        help="Where ca.pem, cert.pem and key.pem are, for a cluster elsewhere.",
    )
    @click.option("--insecure-cluster", is_flag=True, help="Use a cluster without certificates.")
    @click.option(
        "--resume",
        type=click.Path(path_type=Path, dir_okay=False),
        metavar="FILE",
        help="Keep results in FILE as they come, and go on with those that are there.",
    )
    @functools.wraps(command)
    def asked(
        *given: Any,
        jobs: int | None,
        scheduler: str | None,
        certificates: Path | None,
        insecure_cluster: bool,
        resume: Path | None,
        **named: Any,
    ) -> Any:
        return command(*given, workers=Workers(jobs, scheduler, certificates, insecure_cluster, resume), **named)

    return asked


def progress(results: Iterator[Result], count: int) -> AbstractContextManager[Iterator[Result]]:
    """Results as they come, with a bar on a terminal.

    Arguments:
        count: how many there will be.
    """
    if not sys.stderr.isatty():
        return nullcontext(results)
    bar: AbstractContextManager[Iterator[Result]] = click.progressbar(results, length=count, file=sys.stderr)
    return bar
