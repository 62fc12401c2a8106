"""A connection to a visitor, with deadlines for all that it makes us wait for."""

from __future__ import annotations

import socket
import time
from typing import Any

from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser
from waitress.utilities import Error

from judge.serving.neighbourhood import neighbourhood

HEAD = 10.0
"""How many seconds a visitor may take from a request's first byte to the end of its head, or after connecting."""

BODY = 20.0
"""How many seconds from its first byte to the end of its body."""

IDLE = 60.0
"""How many seconds a connection stays open without a word between two requests."""

STRETCH = 30.0
"""Every so many seconds it is looked at how much of an answer a visitor has taken."""

SLOWEST = 10_000
"""How many bytes of an answer that waits a visitor takes in that time at least."""

LINGER = 2.0
"""How many seconds a visitor whose request was refused may go on sending it: whoever is cut off reads no answer."""

PIPELINED = 8
"""How many requests may wait in one connection; whoever sends more at once gets the first ones answered."""


class TooManyWaiting(Error):  # type: ignore[misc]
    """More requests wait in a connection than are read ahead."""

    code = 429
    reason = "Too Many Requests"


class Surplus(HTTPRequestParser):  # type: ignore[misc]
    """The request that is one too many: whatever it says is not read, and the connection ends with it."""

    def received(self, data: bytes) -> int:
        """Take all that was sent, and refuse."""
        self.parse_header(b"GET / HTTP/1.0\r\n")
        self.error = TooManyWaiting("too many requests wait in this connection")
        self.headers_finished = self.completed = True
        return len(data)


class Channel(HTTPChannel):  # type: ignore[misc]
    """A connection.

    Arguments:
        server: the server that it belongs to.
        sock: its socket.
        addr: who is at its other end.
    """

    def __init__(self, server: Any, sock: socket.socket, addr: Any, adj: Any, map: Any = None) -> None:
        now = time.monotonic()
        self.visitor = neighbourhood(str(addr[0]))
        self._since = now
        self._complete = 0
        self._sent = 0
        self._seen = (now, 0)
        self._waits_for_reader = False
        self._refused = False
        self._ends = 0.0
        super().__init__(server, sock, addr, adj, map)

    def parser_class(self, adj: Any) -> HTTPRequestParser:
        """What reads the next request; those that are too many are not read."""
        return (Surplus if len(self.requests) >= PIPELINED else HTTPRequestParser)(adj)

    def received(self, data: bytes) -> bool:
        """Take what a visitor sent."""
        if self.request is None:
            self._since = time.monotonic()
        return bool(super().received(data))

    def send(self, data: bytes, do_close: bool = True) -> int:
        """Send what the visitor can take now, and count it."""
        sent = int(super().send(data, do_close))
        self._sent += sent
        return sent

    def ready(self) -> bool:
        """Whether the next request may be served now: not before the last answer is on its way.

        One that must wait is served when the last byte has been sent.
        """
        with self.outbuf_lock:
            self._waits_for_reader = bool(self.total_outbufs_len)
            return not self._waits_for_reader

    def handle_write(self) -> None:
        """Send what can be sent; a request that waited for that has its turn then."""
        super().handle_write()
        with self.outbuf_lock:
            next_one = self._waits_for_reader and not self.total_outbufs_len and self.connected
            if next_one:
                self._waits_for_reader = False
        if next_one:
            self.server.queue(self)

    def _flush_outbufs_below_high_watermark(self) -> None:
        """No thread waits for a visitor who does not read."""

    def service(self) -> None:
        """Serve a request; then the deadline for the next one begins."""
        self._refused = self.requests[0].error is not None
        super().service()
        self._since = time.monotonic()

    def readable(self) -> bool:
        """Whether something is wanted from the visitor."""
        return bool(self._ends or super().readable())

    def handle_read(self) -> None:
        """Take what has come; of a request that was refused the rest goes nowhere."""
        if not self._ends:
            super().handle_read()
        elif not self._taken():
            self.handle_close()

    def handle_close(self) -> None:
        """End the connection; one whose request was refused has the answer first, and a little time to read it."""
        if not self._refused or self.total_outbufs_len or not self.connected:
            super().handle_close()
            return
        self._refused = self.will_close = False
        self._ends = time.monotonic() + LINGER
        try:
            self.socket.shutdown(socket.SHUT_WR)
        except OSError:
            super().handle_close()

    def _taken(self) -> bool:
        try:
            return bool(self.recv(self.adj.recv_bytes))
        except OSError:
            return False

    def overdue(self, now: float) -> bool:
        """Whether a visitor has made us wait too long.

        Arguments:
            now: the time, by the clock that never goes back.
        """
        if self._ends:
            return now > self._ends
        if self.total_outbufs_len:
            return self._reads_too_slowly(now)
        self._seen = (now, self._sent)
        if self.requests:
            return False
        request = self.request
        if request is None:
            return now - self._since > (IDLE if self._sent else HEAD)
        return now - self._since > (BODY if request.headers_finished else HEAD)

    def waits_for_visitor(self) -> bool:
        """Whether nothing is being done here: a request is to come, or an answer to be read."""
        return bool(self.total_outbufs_len) or not self.requests

    @property
    def turn(self) -> tuple[str, bool]:
        """With what a request shares its turn: with the pages of its visitor, or with all that they send to be worked
        on, so that nobody waits for a page because of what they have sent. Behind a proxy the request says who asks;
        one that cannot be read has no command.
        """
        asked = self.requests[0]
        said = asked.headers.get("X_FORWARDED_FOR", "") if self.adj.trusted_proxy is not None else ""
        return neighbourhood(said.rpartition(",")[2]) if said else self.visitor, getattr(asked, "command", "") == "POST"

    def asks_for(self) -> str:
        """The path of the request that is next; "" where there is none."""
        return str(self.requests[0].path) if self.requests and not self.requests[0].error else ""

    @property
    def silent_since(self) -> float:
        """Since when the visitor owes us a request, or the rest of one, or reads an answer."""
        return self._since

    def _reads_too_slowly(self, now: float) -> bool:
        then, sent = self._seen
        if now - then < STRETCH:
            return False
        self._seen = (now, self._sent)
        return self._sent - sent < SLOWEST
