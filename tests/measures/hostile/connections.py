"""What visitors who wish a server no good do with their connections; each way runs until it is time to leave."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from urllib.parse import quote

from tests.measures.memory import workers

Address = tuple[str, int]
"""Host and port of the server."""

SLOWLY = 5.0
"""Every so many seconds somebody slow sends a byte."""

ENDED_EVERY = 2.0
"""So many seconds pass before the system ends the next child."""

MINUTE_OF_WORK = 60_000
"""How many bytes a body says that it will have."""

ONE = "127.0.0.1"
"""The one from whom all comes, unless it comes from many."""

ODD_WORDS = ["chracter", "reserv", "expditon", "discrd", "fleting", "boots", "trn", "afternon", "sactified", "permnent"]


class Crowd:
    """Connections of those who attack, and what they were answered.

    Arguments:
        server: whom they attack.
        until: when they leave, by the clock that never goes back.
        many: whether each has an address of its own.
        pid: the server's first process.
    """

    def __init__(self, server: Address, until: float, many: bool = False, pid: int = 0) -> None:
        self.server = server
        self.pid = pid
        self.until = until
        self.statuses: Counter[str] = Counter()
        self._sources = _sources() if many else None

    @property
    def going(self) -> bool:
        """Whether it is not yet time to leave."""
        return time.monotonic() < self.until

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A new connection; None where the server takes none."""
        source = next(self._sources) if self._sources is not None else ONE
        try:
            return await asyncio.wait_for(asyncio.open_connection(*self.server, local_addr=(source, 0)), 5)
        except (OSError, TimeoutError):
            self.statuses["not taken"] += 1
            await asyncio.sleep(0.2)
            return None

    async def all(self, count: int, one: Callable[[], Awaitable[None]]) -> None:
        """Let so many do the same, again and again, until it is time to leave."""

        async def again() -> None:
            while self.going:
                with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                    await asyncio.wait_for(one(), max(0.1, self.until - time.monotonic()))
                await asyncio.sleep(0)

        await asyncio.gather(*(again() for _ in range(count)))

    async def slow_heads(self, count: int = 1000) -> None:
        """Heads that come a byte every few seconds."""
        await self.all(count, lambda: self._slowly(b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: " + b"a" * 400))

    async def slow_bodies(self, count: int = 400) -> None:
        """Bodies that come a byte every few seconds, after a large part at once."""
        head = f"POST /en/desk HTTP/1.1\r\nHost: here\r\nContent-Length: {MINUTE_OF_WORK * 2}\r\n\r\n".encode()
        await self.all(count, lambda: self._slowly(b"a" * 400, head + b"text=" + b"a" * MINUTE_OF_WORK))

    async def huge_bodies(self, count: int = 16) -> None:
        """Bodies of hundreds of megabytes, as far as the server takes them."""

        async def one() -> None:
            opened = await self.connect()
            if opened is not None:
                _, writer = opened
                writer.write(b"POST /en/desk HTTP/1.1\r\nHost: here\r\nContent-Length: 300000000\r\n\r\n")
                for _ in range(300):
                    writer.write(b"a" * 1_000_000)
                    await writer.drain()
                await self._end(writer)

        await self.all(count, one)

    async def unread_answers(self, count: int = 64) -> None:
        """Requests by the hundred in each connection, of which no answer is ever read."""

        async def one() -> None:
            opened = await self.connect()
            if opened is not None:
                _, writer = opened
                writer.transport.pause_reading()  # type: ignore[attr-defined]
                for _ in range(200):
                    writer.write(b"GET /en/coverage HTTP/1.1\r\nHost: here\r\n\r\n")
                await asyncio.sleep(max(0.0, self.until - time.monotonic()))

        await self.all(count, one)

    async def idle(self, count: int = 1500) -> None:
        """Connections in which nothing is said."""

        async def one() -> None:
            opened = await self.connect()
            if opened is not None:
                reader, writer = opened
                await reader.read()
                await self._end(writer)

        await self.all(count, one)

    async def flood(self, paths: Callable[[random.Random], str], count: int = 32) -> None:
        """The same kind of page over and over, as quickly as it is answered."""
        chance = random.Random(count)
        await self.all(count, lambda: self._ask(f"GET {paths(chance)} HTTP/1.1\r\nHost: here\r\n\r\n".encode()))

    async def flood_of_work(self, path: str, text: str, count: int = 32) -> None:
        """The same computation over and over."""
        body = json.dumps({"text": text, "until": "day"}).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: here\r\nContent-Length: {len(body)}\r\n"
        await self.all(count, lambda: self._ask(f"{head}Content-Type: application/json\r\n\r\n".encode() + body))

    async def children_out_of_memory(self, path: str, text: str) -> None:
        """Computations, while one child after another is ended as the system ends what takes too much memory."""

        async def end() -> None:
            while self.going:
                alive = workers(self.pid)
                if alive:
                    with suppress(ProcessLookupError):
                        os.kill(random.Random(self.statuses["children ended"]).choice(alive), signal.SIGKILL)
                    self.statuses["children ended"] += 1
                await asyncio.sleep(ENDED_EVERY)

        await asyncio.gather(end(), self.flood_of_work(path, text))

    async def _slowly(self, rest: bytes, first: bytes = b"") -> None:
        opened = await self.connect()
        if opened is None:
            return
        _, writer = opened
        writer.write(first)
        for place in range(len(rest)):
            writer.write(rest[place : place + 1])
            await writer.drain()
            await asyncio.sleep(SLOWLY)
            if writer.transport.is_closing():
                break
        await self._end(writer)

    async def _ask(self, request: bytes) -> None:
        """One request and its answer in a connection that is kept while the server keeps it."""
        opened = await self.connect()
        if opened is None:
            return
        reader, writer = opened
        while self.going:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            self.statuses[head.split(b" ", 2)[1].decode()] += 1
            length = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
            if not length or b"connection: close" in head.lower():
                break
            await reader.readexactly(int(length[0].partition(b":")[2]))
        await self._end(writer)

    async def _end(self, writer: asyncio.StreamWriter) -> None:
        self.statuses["ended"] += 1
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def odd_search(chance: random.Random) -> str:
    """A search of twenty-five words, each of them mistyped."""
    words = [chance.choice(ODD_WORDS) + chance.choice("abcdefgh") for _ in range(25)]
    return f"/en/search?q={quote(' '.join(words))}"


def typed_card(chance: random.Random) -> str:
    """What is asked while somebody types the name of a card."""
    return f"/en/desk/cards.json?q={chance.choice('abcdefghijklm')}{chance.choice('aeiou')}{chance.randrange(1000)}"


def unknown_page(chance: random.Random) -> str:
    """A page that does not exist."""
    return f"/en/rules/9.{chance.randrange(100_000)}"


def plain_page(chance: random.Random) -> str:
    """A page that costs little."""
    return f"/fr/rules/{chance.randrange(1, 8)}.{chance.randrange(1, 4)}"


def _sources() -> Iterator[str]:
    """Addresses of this machine, each another visitor to the server."""
    while True:
        for number in range(2 * 250):
            yield f"127.{10 + number // 250}.0.{number % 250 + 1}"
