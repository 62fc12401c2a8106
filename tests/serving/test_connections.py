"""Connections to a real server: what is too much is refused, and nobody keeps the others waiting."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from small_site import site

from judge.serving import HEALTH
from judge.serving.channel import BODY, HEAD, IDLE, PIPELINED, SLOWEST, STRETCH, Channel
from judge.serving.server import LONGEST_HEAD, OF_ONE, Listener

SITE = Path(__file__).with_name("small_site.py")
LONG = 8_000_000
PATIENCE = 60.0


@pytest.fixture
def port() -> Iterator[int]:
    """The port of a small site of this test's own."""
    process = subprocess.Popen([sys.executable, str(SITE)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    yield int(process.stdout.readline())
    process.kill()
    process.wait()
    process.stdout.close()


def connect(port: int, source: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))


def get(path: str, *, last: bool = True) -> bytes:
    """A request."""
    end = "Connection: close\r\n" if last else ""
    return f"GET {path} HTTP/1.1\r\nHost: here\r\n{end}\r\n".encode()


def rest(line: socket.socket) -> bytes:
    """All that comes until the server ends the connection."""
    parts = []
    while part := line.recv(65536):
        parts.append(part)
    return b"".join(parts)


def asked(port: int, request: bytes, source: str = "127.0.0.1") -> bytes:
    """What a server answers to what is sent, until it ends the connection."""
    with connect(port, source) as line:
        line.sendall(request)
        return rest(line)


def statuses(answer: bytes) -> list[int]:
    """The statuses of all answers in what came."""
    return [int(one) for one in re.findall(rb"HTTP/1\.[01] (\d+)", answer)]


def test_several_requests_in_a_connection_are_answered_in_their_order(port: int) -> None:
    answer = asked(port, get("/one", last=False) + get("/two", last=False) + get("/three"))
    assert re.findall(rb"/\w+", answer.replace(b"HTTP/1", b"").replace(b"text/plain", b"")) == [
        b"/one",
        b"/two",
        b"/three",
    ]


def test_too_many_requests_at_once_are_refused_after_the_first(port: int) -> None:
    assert statuses(asked(port, get("/one", last=False) * 200)) == [200] * PIPELINED + [429]


def test_a_head_that_is_too_large_is_refused_though_it_is_sent_to_its_end(port: int) -> None:
    request = get("/one").replace(b"\r\n\r\n", b"\r\nX-Long: " + b"a" * 10 * LONGEST_HEAD + b"\r\n\r\n")
    assert statuses(asked(port, request)) == [431]


@pytest.mark.parametrize("length", [1000, 10**9])
def test_a_body_that_is_too_long_is_refused_before_it_comes(port: int, length: int) -> None:
    head = f"POST /one HTTP/1.1\r\nHost: here\r\nContent-Length: {length}\r\n\r\n".encode()
    with connect(port) as line:
        line.sendall(head)
        assert statuses(line.recv(65536)) == [413]


def test_a_body_in_chunks_that_is_too_long_is_refused(port: int) -> None:
    head = b"POST /one HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert statuses(asked(port, head + b"200\r\n" + b"a" * 512 + b"\r\n" + b"200\r\n" + b"a" * 512 + b"\r\n")) == [413]


def test_one_visitor_has_only_so_many_connections_and_the_most_silent_one_gives_way(port: int) -> None:
    with ExitStack() as stack:
        silent, *lines = [stack.enter_context(connect(port)) for _ in range(OF_ONE)]
        for line in lines:
            line.sendall(get("/one", last=False))
            assert statuses(line.recv(65536)) == [200]
        assert statuses(asked(port, get("/two"))) == [200]
        assert silent.recv(1) == b""
        lines[-1].sendall(get("/one"))
        assert statuses(rest(lines[-1])) == [200]


def test_a_visitor_who_holds_all_their_threads_does_not_hold_those_of_others(port: int) -> None:
    with ExitStack() as stack:
        held = [stack.enter_context(connect(port)) for _ in range(10)]
        for line in held:
            line.sendall(get("/hold"))
        assert statuses(asked(port, get("/two"), "127.0.0.2")) == [200]
        assert statuses(asked(port, get("/free"), "127.0.0.2")) == [200]
        assert [statuses(rest(line)) for line in held] == [[200]] * len(held)


def test_who_has_sent_much_to_be_worked_on_waits_for_no_page(port: int) -> None:
    with ExitStack() as stack:
        held = [stack.enter_context(connect(port)) for _ in range(10)]
        for line in held:
            line.sendall(get("/hold").replace(b"GET", b"POST"))
        assert statuses(asked(port, get("/two"))) == [200]
        assert statuses(asked(port, get("/free"))) == [200]
        assert [statuses(rest(line)) for line in held] == [[200]] * len(held)


def test_the_server_says_how_it_is_while_every_thread_is_held(port: int) -> None:
    with ExitStack() as stack:
        for number in range(8):
            stack.enter_context(connect(port, f"127.0.1.{number + 1}")).sendall(get("/hold"))
        assert statuses(asked(port, get(HEALTH), "127.0.0.2")) == [200]


def test_those_who_do_not_read_their_answers_hold_nobody_up(port: int) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(connect(port)) for _ in range(12)]
        for line in lines:
            line.sendall(get(f"/long?many={LONG // 8}", last=False) * PIPELINED)
        assert statuses(asked(port, get("/two"), "127.0.0.2")) == [200]
        assert len(rest_of(lines[0], LONG)) >= LONG


def rest_of(line: socket.socket, many: int) -> bytes:
    """At least so much of what comes."""
    parts: list[bytes] = []
    while sum(map(len, parts)) < many and (part := line.recv(1 << 20)):
        parts.append(part)
    return b"".join(parts)


class Connection(Channel):
    """A connection without a server, to look at its deadlines."""

    def __init__(self, began: float) -> None:
        self._since, self._ends, self._sent, self._seen = began, 0.0, 0, (began, 0)
        self.requests: list[object] = []
        self.request = None
        self.total_outbufs_len = 0


def test_who_says_nothing_is_left_alone_for_a_while() -> None:
    line = Connection(100.0)
    assert [line.overdue(100 + HEAD - 1), line.overdue(100 + HEAD + 1)] == [False, True]
    line._sent = 1
    assert [line.overdue(100 + IDLE - 1), line.overdue(100 + IDLE + 1)] == [False, True]
    line.requests = [object()]
    assert not line.overdue(100 + 10 * IDLE)


@pytest.mark.parametrize(("finished", "most"), [(False, HEAD), (True, BODY)])
def test_a_request_comes_in_time(finished: bool, most: float) -> None:
    line = Connection(100.0)
    line._sent = 1
    line.request = type("Request", (), {"headers_finished": finished})()
    assert [line.overdue(100 + most - 1), line.overdue(100 + most + 1)] == [False, True]


def test_an_answer_is_read_in_time() -> None:
    line = Connection(100.0)
    line.total_outbufs_len = 1000
    assert not line.overdue(100 + STRETCH - 1)
    line._sent = SLOWEST
    assert not line.overdue(100 + STRETCH + 1)
    line._sent = 2 * SLOWEST - 1
    assert not line.overdue(100 + 2 * STRETCH)
    assert line.overdue(100 + 2 * STRETCH + 2)


def test_who_comes_as_others_are_ended_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new connection gets the number of one that ends; what the system says of that one is not said of it."""
    monkeypatch.setattr("judge.serving.server.LOOK", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as listening, ExitStack() as open_ones:
        port = listening.getsockname()[1]
        listener = Listener(site, [listening], 2, 1000, behind_proxy=False)
        for _ in range(OF_ONE // 2):
            open_ones.enter_context(connect(port)).sendall(b"GET /slow HTTP/1.1\r\n")
        for _ in range(OF_ONE):
            listener.turn()
        monkeypatch.setattr("judge.serving.channel.HEAD", -1.0)
        monkeypatch.setattr(listener, "_looks", 0.0)
        line = open_ones.enter_context(connect(port))
        line.sendall(get("/one"))
        listener.turn()
        monkeypatch.undo()
        line.setblocking(False)
        answer, until = b"", time.monotonic() + PATIENCE
        while b"/one" not in answer and time.monotonic() < until:
            listener.turn()
            with suppress(BlockingIOError):
                answer += line.recv(65536)
        listener.close()
    assert statuses(answer) == [200]
