"""The server: takes connections within bounds, ends those that keep it waiting, and hands requests to the threads."""

from __future__ import annotations

import logging
import select
import socket
import sys
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from waitress import wasyncore
from waitress.adjustments import Adjustments
from waitress.server import TcpWSGIServer

from judge.serving import HEALTH
from judge.serving.channel import Channel
from judge.serving.dispatcher import Dispatcher

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

CONNECTIONS = 400
"""How many connections each process holds open; a new one takes the place of the one that has been silent longest."""

UNSENT = 64 * 1024 * 1024
"""How many bytes of answers may wait for their readers; then the largest is dropped."""

ON_THE_WAY = 128 * 1024
"""How many bytes of an answer the system may take over before its reader has them: else nobody sees how it is read."""

LONGEST_HEAD = 128 * 1024
"""How many bytes the head of a request may have."""

TURNS = 3
"""Each visitor has this part of the threads for pages, and as many for what is worked on: a part is left for others."""

OF_ONE = CONNECTIONS // TURNS
"""How many connections one visitor may hold, likewise: people share addresses, and one of them may mean no good."""

LOOK = 1
"""Every so many seconds deadlines are looked at."""


class Server(TcpWSGIServer):  # type: ignore[misc]
    """What listens on one socket.

    Arguments:
        app: the site.
        sock: the socket, which listens already.
        connections: all that is open, on whatever socket.
        threads: what serves requests.
        health: what serves those that ask after the server's health.
        adjustments: how the server under it is set.
    """

    channel_class = Channel

    def __init__(
        self,
        app: WSGIApplication,
        sock: socket.socket,
        connections: dict[int, Any],
        threads: Dispatcher,
        health: Dispatcher,
        adjustments: Adjustments,
    ) -> None:
        self._health = health
        self._giving_way: list[Channel] = []
        self._behind_proxy = adjustments.trusted_proxy is not None
        super().__init__(
            app,
            connections,
            dispatcher=threads,
            adj=adjustments,
            _sock=sock,
            bind_socket=False,
            sockinfo=(sock.family, sock.type, sock.proto, sock.getsockname()),
        )

    def set_socket_options(self, conn: socket.socket) -> None:
        """Set how much of an answer may be on its way."""
        super().set_socket_options(conn)
        conn.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ON_THE_WAY)

    def handle_accept(self) -> None:
        """Take a new connection; where all places are taken, or all of its visitor, another one gives way."""
        before = set(self.active_channels)
        super().handle_accept()
        for number in set(self.active_channels) - before:
            self._admit(self.active_channels[number])

    def add_task(self, channel: Channel) -> None:
        """Let a request wait for its turn."""
        if channel.ready():
            self.queue(channel)

    def queue(self, channel: Channel) -> None:
        """Let a request that may be served now wait for a thread."""
        threads = self._health if channel.asks_for() == HEALTH else self.task_dispatcher
        threads.add_task(channel)

    def readable(self) -> bool:
        """Whether a new connection is wanted: always; what ends others is told when to look at them."""
        return bool(self.accepting)

    def make_room(self) -> None:
        """End the connections in whose place new ones have come."""
        while self._giving_way:
            self._giving_way.pop().handle_close()

    def end_overdue(self, moment: float) -> None:
        """End the connections that keep us waiting, and those whose answers pile up.

        Arguments:
            moment: now, by the clock that never goes back.
        """
        for channel in list(self.active_channels.values()):
            if channel.overdue(moment):
                channel.handle_close()
        unsent = sorted(self.active_channels.values(), key=lambda channel: -channel.total_outbufs_len)
        waiting = sum(channel.total_outbufs_len for channel in unsent)
        for channel in unsent:
            if waiting <= UNSENT:
                break
            waiting -= channel.total_outbufs_len
            channel.handle_close()

    def _admit(self, new: Channel) -> None:
        """Find a place for a new connection: that of the one whose visitor has kept us waiting longest."""
        channels = list(self.active_channels.values())
        own = [one for one in channels if one.visitor == new.visitor]
        full = own if len(own) > OF_ONE and not self._behind_proxy else channels if len(channels) > CONNECTIONS else []
        if full:
            waiting = [one for one in full if one is not new and one.waits_for_visitor()]
            self._giving_way.append(min(waiting, key=lambda one: one.silent_since, default=new))


class Listener:
    """A site that answers on sockets.

    Arguments:
        app: the site.
        sockets: where to listen.
        threads: how many requests are served at a time.
        longest_body: a body of so many bytes is refused before it is read.
        behind_proxy: whether a proxy in front says who asks.
    """

    def __init__(
        self,
        app: WSGIApplication,
        sockets: Iterable[socket.socket],
        threads: int,
        longest_body: int,
        *,
        behind_proxy: bool,
    ) -> None:
        logging.getLogger("waitress.queue").setLevel(logging.ERROR)
        trusted: dict[str, Any] = {"trusted_proxy": "*", "trusted_proxy_headers": {"x-forwarded-for"}}
        adjustments = Adjustments(
            max_request_header_size=LONGEST_HEAD,
            max_request_body_size=longest_body,
            inbuf_overflow=longest_body + LONGEST_HEAD,
            connection_limit=sys.maxsize,
            cleanup_interval=LOOK,
            ident=None,
            **(trusted if behind_proxy else {"clear_untrusted_proxy_headers": False}),
        )
        self._threads, self._health = Dispatcher(threads, max(1, threads // TURNS)), Dispatcher(1, 1)
        self._connections: dict[int, Any] = {}
        self._servers = [
            Server(app, one, self._connections, self._threads, self._health, adjustments) for one in sockets
        ]
        self._looks = 0.0

    def run(self) -> None:
        """Answer until this process is told to stop."""
        try:
            while self._connections:
                self.turn()
        except (SystemExit, KeyboardInterrupt):
            self.close()

    def turn(self) -> None:
        """Wait for what comes next, and take it.

        Connections are ended before that alone. The system hands the number of one that has ended to the next new one;
        were it ended while what has come is looked at, what is said of the old one would end the new one.
        """
        moment = time.monotonic()
        overdue = moment >= self._looks
        if overdue:
            self._looks = moment + LOOK
        for one in self._servers:
            one.make_room()
            if overdue:
                one.end_overdue(moment)
        wasyncore.loop(LOOK, hasattr(select, "poll"), self._connections, count=1)

    def close(self) -> None:
        """End all threads and connections."""
        self._threads.shutdown()
        self._health.shutdown()
        wasyncore.close_all(self._connections)
