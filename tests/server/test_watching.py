"""Metrics and logs: what whoever runs a server can see of it."""

from __future__ import annotations

import json
import logging
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from goldenspike.server.metrics import Metrics
from goldenspike.server.watch import REQUEST, Lines


def figures(metrics: Metrics) -> dict[str, float]:
    """Returns what Prometheus would read, from a real answer over HTTP."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server, thread = metrics.listen(f"127.0.0.1:{port}")
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            assert answer.headers["Content-Type"].startswith("text/plain")
            lines = answer.read().decode().splitlines()
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
    told = [line.rsplit(" ", 1) for line in lines if not line.startswith("#")]
    return {name: float(value) for name, value in told}


def test_metrics_tell_of_requests_moves_bots_tables_and_lines(house: Any, wait: Any) -> None:
    metrics = house.metrics
    ann = house.player()
    before = figures(metrics)
    id = ann.create("greedy", "me", "random")["id"]
    wait(lambda: ann.table(id)["to_act"] == [1])
    with ann.live(id):
        ann.play(id)
        ann.act(id, {"seat": 1, "type": "nonsense"}, 0)
        ann.get("/")
        after = figures(metrics)
    played = 'goldenspike_requests_total{kind="play",status="200"}'
    assert after[played] == before.get(played, 0) + 1
    assert after[played.replace("200", "422")] == before.get(played.replace("200", "422"), 0) + 1
    assert any(name.startswith('goldenspike_requests_total{kind="page"') for name in after)
    assert after['goldenspike_request_seconds_count{kind="play"}'] > 0
    assert after["goldenspike_tables"] >= 1
    assert after["goldenspike_live_lines"] >= 1
    assert after["goldenspike_bots_waiting"] >= 0
    assert (
        after["goldenspike_bot_wait_seconds_count"] > before["goldenspike_bot_wait_seconds_count"]
    )
    assert after["goldenspike_bots_replaced_total"] >= 0
    assert after["process_resident_memory_bytes"] > 1e6


def test_metrics_are_off_and_never_at_the_address_of_the_players(house: Any) -> None:
    answer = house.player().get("/metrics")
    assert "goldenspike_requests" not in answer.text


@pytest.mark.parametrize("address", ["9100", "127.0.0.1", "127.0.0.1:x", ":9100", "a:99999"])
def test_an_address_of_metrics_that_is_none_is_refused_in_words(address: str) -> None:
    with pytest.raises(ValueError, match="HOST:PORT"):
        Metrics().listen(address)


def test_every_answer_has_a_request_id_of_its_own_and_a_line_names_it(house: Any) -> None:
    ann = house.player()
    first, second = (ann.get("/api/health").headers["X-Request-Id"] for _ in range(2))
    assert len(first) == 16
    assert first != second
    record = logging.LogRecord("a", logging.WARNING, "", 0, "it %s", ("failed",), None)
    token = REQUEST.set(first)
    line = json.loads(Lines().format(record))
    REQUEST.reset(token)
    assert line["request"] == first
    assert (line["level"], line["logger"], line["text"]) == ("warning", "a", "it failed")
    assert "request" not in json.loads(Lines().format(record))


def test_a_server_writes_its_log_as_json_and_answers_prometheus(folder: Path, wait: Any) -> None:
    with socket.socket() as one, socket.socket() as two:
        one.bind(("127.0.0.1", 0))
        two.bind(("127.0.0.1", 0))
        port, apart = one.getsockname()[1], two.getsockname()[1]
    command = [sys.executable, "-m", "goldenspike.server.run", "--port", str(port)]
    command += ["--data", str(folder), "--metrics", f"127.0.0.1:{apart}"]
    command += ["--log-format", "json", "--verbose"]
    log = folder / "log"
    with log.open("w") as err:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=err, text=True)
        try:
            assert server.stdout is not None
            while "Stop with" not in server.stdout.readline():
                assert server.poll() is None
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health") as answer:
                id = answer.headers["X-Request-Id"]
            with urllib.request.urlopen(f"http://127.0.0.1:{apart}/metrics") as told:
                assert b"goldenspike_requests_total" in told.read()
        finally:
            server.terminate()
            server.wait(60)
            assert server.stdout is not None
            server.stdout.close()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    mine = [line for line in lines if line.get("request") == id]
    assert any("/api/health" in line["text"] for line in mine)
