"""A small site on a real server, which says on which port it listens: pages that hold a thread until they are freed."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterable
from threading import Event
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from judge.serving.server import Listener

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

THREADS = 4
LONGEST_BODY = 1000
FREED = Event()


def site(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
    """Answer what was asked.

    Arguments:
        environ: the request; ``/hold`` waits until ``/free`` is asked for, ``/long?many=`` has so many bytes.
        start: begins the answer.
    """
    path = environ["PATH_INFO"]
    if path == "/hold":
        FREED.wait()
    if path == "/free":
        FREED.set()
    many = int(parse_qs(environ["QUERY_STRING"]).get("many", ["0"])[0])
    said = b"a" * many or path.encode()
    start("200 OK", [("Content-Type", "text/plain"), ("Content-Length", str(len(said)))])
    return [said]


if __name__ == "__main__":
    listening = socket.create_server(("127.0.0.1", 0))
    print(listening.getsockname()[1], flush=True)
    Listener(site, [listening], THREADS, LONGEST_BODY, behind_proxy="--behind-proxy" in sys.argv).run()
