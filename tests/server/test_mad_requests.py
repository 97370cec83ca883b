"""Requests without end, in halves and gone mad: each is answered calmly, none is kept."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from typing import Any

import psutil
import pytest

from goldenspike.server import requests

LONG = b"x" * 50_000
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\nc350\r\n" + LONG + b"\r\n0\r\n\r\n"
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def said(house: Any, sent: bytes, host: bytes = b"Host: x\r\n") -> bytes:
    """What is answered to these bytes, up to the end of its first line."""
    first, _, rest = sent.partition(b"\r\n")
    with closing(socket.create_connection(("127.0.0.1", house.port))) as line:
        line.settimeout(60)
        line.sendall(first + b"\r\n" + host + rest)
        return line.recv(4096).partition(b"\r\n")[0]


@pytest.fixture
def calm(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing in the log is an error or has a trace."""
    with caplog.at_level(logging.WARNING):
        yield
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.usefixtures("calm")
class TestCalm:
    @pytest.mark.parametrize("path", [b"/", b"/favicon.svg", b"/api/me", b"/table/k3v9x2mqrt"])
    @pytest.mark.parametrize("method", [b"GET", b"HEAD"])
    def test_a_body_that_nobody_asked_for(self, house: Any, path: bytes, method: bytes) -> None:
        line = method + b" " + path + b" HTTP/1.1\r\n"
        length = b"Content-Length: 50000\r\n\r\n"
        assert said(house, line + length + LONG).split()[1] == b"413"
        assert int(said(house, line + CHUNKED).split()[1]) in (200, 404, 405)

    @pytest.mark.parametrize("method", [b"POST", b"PUT", b"DELETE", b"OPTIONS", b"MAD"])
    @pytest.mark.parametrize("path", [b"/", b"/favicon.svg", b"/api/games", b"/api/nothing"])
    def test_a_body_where_it_does_not_belong(self, house: Any, path: bytes, method: bytes) -> None:
        answer = said(house, method + b" " + path + b" HTTP/1.1\r\n" + CHUNKED)
        assert 400 <= int(answer.split()[1]) < 500

    @pytest.mark.parametrize(
        ("path", "more"),
        [
            (b"/api/games/abcdefghjk/live", b""),
            (b"/api/games/abcdefghjk/live?after=x", b""),
            (b"/api/games/abcdefghjk/live", b"Origin: http://elsewhere.example\r\n"),
            (b"/api/games/abcdefghjk/live", b"Cookie: gs_player=\xff\xfe\r\n"),
            (b"/", b""),
            (b"/api/me", b""),
        ],
    )
    def test_a_live_line_that_is_refused(self, house: Any, path: bytes, more: bytes) -> None:
        answer = said(house, b"GET " + path + b" HTTP/1.1\r\n" + UPGRADE + more + b"\r\n")
        assert 400 <= int(answer.split()[1]) < 500

    def test_headers_without_end_are_cut_off(self, house: Any) -> None:
        before = psutil.Process().memory_info().rss
        with closing(socket.create_connection(("127.0.0.1", house.port))) as line:
            line.settimeout(60)
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            sent = 0
            with suppress(OSError):  # it is cut off long before the end
                while sent < 10_000:
                    line.sendall(b"X-%d: " % sent + b"y" * 30_000 + b"\r\n")
                    sent += 1
            assert sent < 10_000
        assert psutil.Process().memory_info().rss - before < 50_000_000

    @pytest.mark.parametrize("path", [b"GET /", b"POST /api/games"])
    @pytest.mark.parametrize(
        ("begun", "more"),
        [
            (b"5\r\nhello\r\n0\r\n", b"X: " + b"y" * 30_000 + b"\r\n"),
            (b"5\r\nhello\r\n0\r\nX: ", b"y" * 30_000),
            (b"5\r\nhello\r\n0\r\n", b"y" * 30_000),
            (b"5;x=", b"y" * 30_000),
        ],
        ids=["headers", "a header", "a name", "what a chunk is called"],
    )
    def test_what_follows_a_body_without_end_is_cut_off(
        self, house: Any, path: bytes, begun: bytes, more: bytes
    ) -> None:
        before = psutil.Process().memory_info().rss
        with closing(socket.create_connection(("127.0.0.1", house.port))) as line:
            line.settimeout(60)
            head = b"Host: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked"
            line.sendall(path + b" HTTP/1.1\r\n" + head + b"\r\n\r\n" + begun)
            sent = 0
            with suppress(OSError):  # it is cut off long before the end
                while sent < 10_000:
                    line.sendall(more)
                    sent += 1
            assert sent < 10_000
        assert psutil.Process().memory_info().rss - before < 50_000_000

    def test_a_header_that_follows_a_body_is_not_believed(self, house: Any) -> None:
        ann = house.player()
        me = ann.get("/api/me").json()["player"]
        cookie = f"Cookie: gs_player={ann.http.cookies['gs_player']}\r\n".encode()
        with closing(socket.create_connection(("127.0.0.1", house.port))) as line:
            line.settimeout(60)
            head = b"GET /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
            line.sendall(head + b"0\r\n" + cookie + b"\r\n")
            answer = line.recv(4096)
        assert answer.startswith(b"HTTP/1.1 200")
        assert me.encode() not in answer

    def test_a_body_in_many_chunks_is_read(self, house: Any) -> None:
        body = b'{"toml": "' + b"x" * 60_000 + b'"}'
        chunks = b"".join(b"2;n=v\r\n" + body[i : i + 2] + b"\r\n" for i in range(0, 60_012, 2))
        head = b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        sent = b"POST /api/boards/steam HTTP/1.1\r\n" + head + chunks + b"0\r\nX: y\r\n\r\n"
        assert said(house, sent).split()[1] == b"422"

    @pytest.mark.parametrize("size", [60_000, 70_000])
    def test_a_head_has_a_size(self, house: Any, size: int) -> None:
        answer = said(house, b"GET / HTTP/1.1\r\nX: " + b"y" * size + b"\r\n\r\n")
        assert answer.split()[1] == (b"200" if size < requests.HEAD_BYTES else b"431")

    def test_a_large_body_is_not_taken_for_a_head(self, house: Any) -> None:
        player = house.player()
        for _ in range(3):  # on one connection
            answer = player.post("/api/games/import", {"log": "x" * 400_000})
            assert answer.status_code == 422


def test_halves_of_requests_make_room_for_whole_ones(
    house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "MOST_UNFINISHED", 20)
    halves = []
    for _ in range(60):
        half = socket.create_connection(("127.0.0.1", house.port))
        half.settimeout(60)
        half.sendall(b"GET / HTTP/1.1\r\nHost:")
        halves.append(half)
    assert house.player().get("/api/health").status_code == 200
    assert halves[0].recv(100).startswith(b"HTTP/1.1 408")
    for half in halves:
        half.close()


@pytest.mark.usefixtures("calm")
def test_a_request_has_to_arrive_in_time(new_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "SWEEP", 0.05)
    monkeypatch.setattr(requests, "SECONDS", 0.1)
    house = new_house()
    body = b"Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
    for begun in (
        b"",
        b"GET / HT",
        b"POST /api/games HTTP/1.1\r\nHost: x\r\n" + body,
        b"POST /api/games/k3v9x2mqrt/actions HTTP/1.1\r\nHost: x\r\n" + body,
        b"POST /api/games/import HTTP/1.1\r\nHost: x\r\n" + body,
    ):
        with closing(socket.create_connection(("127.0.0.1", house.port))) as half:
            half.settimeout(60)
            half.sendall(begun)
            assert half.recv(100).startswith(b"HTTP/1.1 408")
