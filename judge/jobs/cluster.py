"""A cluster of Dask: one of this machine alone, or one that somebody runs elsewhere and that has certificates."""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.jobs.errors import WorkError
from judge.messages import message

if TYPE_CHECKING:
    from distributed.security import Security

LOCAL = "local"
"""Names the cluster of this machine alone."""

LOOPBACK = "127.0.0.1"

CERTIFICATES = {"tls_ca_file": "ca.pem", "tls_client_cert": "cert.pem", "tls_client_key": "key.pem"}
"""The files that prove who asks: of the authority, of who asks, and the key."""

PATIENCE = 20
"""How many seconds a scheduler has to answer."""


@contextmanager
def local_cluster(workers: int) -> Iterator[tuple[Executor, str]]:
    """A cluster of processes of this machine, which listens on the loopback address alone and trusts only itself.

    Arguments:
        workers: how many processes.

    Returns:
        what does the parts, and the address of the dashboard.

    Raises:
        WorkError: Dask is not installed.
    """
    distributed = _distributed()
    settings = import_module("dask").config
    with tempfile.TemporaryDirectory(prefix="judge-workers-") as folder, settings.set(temporary_directory=folder):
        with _interrupts_ignored():
            cluster = distributed.LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                host=LOOPBACK,
                scheduler_port=0,
                dashboard_address=f"{LOOPBACK}:0",
                security=distributed.security.Security.temporary(),
                local_directory=folder,
                silence_logs=50,
            )
        with cluster, distributed.Client(cluster, set_as_default=False) as client:
            yield client.get_executor(), str(cluster.dashboard_link)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Workers that start meanwhile know of no Ctrl-C: they are closed by whoever started them, without a word."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def remote_cluster(address: str, certificates: Path | None, insecure: bool) -> Iterator[tuple[Executor, str]]:
    """A cluster that somebody runs.

    Arguments:
        address: of its scheduler: ``tls://``, a host, a port.
        certificates: the folder of `CERTIFICATES`.
        insecure: whether it may be one that proves nothing.

    Returns:
        what does the parts, and the address of the dashboard.

    Raises:
        WorkError: Dask is not installed, the certificates are not there, or nobody answers at the address.
    """
    security = None if insecure else _security(address, certificates)
    distributed = _distributed()
    try:
        client = distributed.Client(address, security=security, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise WorkError(
            message("no scheduler answers at {address} ({error})", address=address, error=str(error)[:200])
        ) from None
    with client:
        yield client.get_executor(), str(client.dashboard_link)


def _security(address: str, certificates: Path | None) -> Security:
    if not address.startswith("tls://"):
        raise WorkError(
            message(
                "{address} is no address of a scheduler with certificates; write tls://, a host and a port, or "
                "“--insecure-cluster” if you trust everybody who can reach it",
                address=address,
            )
        )
    names = ", ".join(CERTIFICATES.values())
    if certificates is None:
        raise WorkError(message("write “--certificates” and the folder of {names}", names=names))
    files = {kind: certificates / name for kind, name in CERTIFICATES.items()}
    missing = [str(path) for path in files.values() if not path.is_file()]
    if missing:
        raise WorkError(
            message("{path}: there is no such file; the certificates are {names}", path=missing[0], names=names)
        )
    named = {kind: str(path) for kind, path in files.items()}
    made: Security = _distributed().security.Security(require_encryption=True, **named)
    return made


def _distributed() -> Any:
    try:
        import distributed
    except ModuleNotFoundError:
        raise WorkError(
            message("a cluster needs Dask; install it with {command}", command="pip install 'altered-judge[cluster]'")
        ) from None
    return distributed
