"""The sockets on which the site listens."""

from __future__ import annotations

import errno
import os
import socket
from typing import Any

from waitress.adjustments import Adjustments

from judge.cli.options import refuse
from judge.messages import Language, message


def bind(host: str, port: int, language: Language) -> list[socket.socket]:
    """Take an address, so that no other program does; who connects waits until the site answers.

    Arguments:
        host: a name or a number.
        port: the port; 0 takes any that is free.
        language: in which the reader is told that this is not possible.

    Raises:
        SystemExit: it is not possible, and the reader was told why.
    """
    try:
        found = [_listening(*one) for one in Adjustments(host=host, port=port).listen]
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
    else:
        return found
    refuse(
        message("cannot listen on {host}, port {port}: {reason}", host=host[:80], port=str(port), reason=reason),
        language,
    )


def address_of(taken: socket.socket, host: str) -> str:
    """How a browser on this machine writes an address.

    Arguments:
        host: the name or number that was asked for.
    """
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host) or (f"[{host}]" if ":" in host else host)
    return f"http://{name}:{taken.getsockname()[1]}/"


def _listening(family: socket.AddressFamily, kind: socket.SocketKind, protocol: int, address: Any) -> socket.socket:
    taken = socket.socket(family, kind, protocol)
    if os.name == "posix":
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        taken.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    taken.bind(address)
    taken.listen()
    return taken
