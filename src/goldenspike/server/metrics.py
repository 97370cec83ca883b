"""What a server counts and measures, as text for Prometheus, at an address of its own.

The address is not that of the players: whoever may read it learns how much is played here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from goldenspike.server.context import Server

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
WAITS = (0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0, 300.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.requests = Counter(
            "goldenspike_requests",
            "Requests answered, by kind (play, api, page) and status.",
            ("kind", "status"),
            registry=self.registry,
        )
        self.seconds = Histogram(
            "goldenspike_request_seconds",
            "Seconds until a request was answered, by kind.",
            ("kind",),
            buckets=FAST,
            registry=self.registry,
        )
        self.waits = Histogram(
            "goldenspike_bot_wait_seconds",
            "Seconds that bots and hints waited for their turn.",
            buckets=WAITS,
            registry=self.registry,
        )

    def watch(self, server: Server) -> None:
        """Begins to tell of a server that has started."""
        self.registry.register(Parts(server))
        server.thinking.turns.observed = self.waits.observe

    def listen(self, address: str) -> tuple[Any, Any]:
        """Answers at `HOST:PORT` in a thread of its own; returns its server and thread.

        Raises:
            ValueError: this is no such address.
            OSError: it cannot be used.
        """
        host, _, port = address.rpartition(":")
        if not host or not (port.isascii() and port.isdigit() and int(port) < 65536):
            raise ValueError(f"--metrics is HOST:PORT such as 127.0.0.1:9100, not {address!r}.")
        try:
            return start_http_server(int(port), host.strip("[]"), self.registry)
        except OSError as fault:
            raise OSError(f"--metrics {address} cannot be used ({fault.strerror})") from None


class Parts(Collector):
    """What the parts of a server know of themselves, read when somebody asks."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def describe(self) -> Iterator[Any]:
        """Returns nothing: the names are known without asking."""
        return iter(())

    def collect(self) -> Iterator[Any]:
        """Returns the figures."""
        server = self.server
        turns = server.thinking.turns
        figures = {
            "goldenspike_tables": ("Tables in memory.", len(server.tables.known)),
            "goldenspike_live_lines": ("Live lines that are open.", server.live.lines),
            "goldenspike_bots_waiting": ("Bots and hints that wait their turn.", len(turns)),
            "goldenspike_bots_thinking": ("Bots and hints thought about.", len(turns.running)),
            "goldenspike_past_bytes": (
                "Bytes of positions of the past kept in memory.",
                server.tables.past.size,
            ),
            "goldenspike_gem_runs_waiting": (
                "Runs of Gem Run that wait for their replay.",
                server.gem_runs.checking.waiting,
            ),
            "goldenspike_writes_waiting": (
                "Changes that wait for the disk.",
                server.store.writer.queue.qsize(),
            ),
            "goldenspike_database_away": (
                "1 while the database does not answer.",
                int(server.store.reach.away),
            ),
        }
        for name, (text, value) in figures.items():
            yield GaugeMetricFamily(name, text, value)
        runs = CounterMetricFamily(
            "goldenspike_gem_runs", "Runs of Gem Run replayed, by outcome.", labels=["outcome"]
        )
        runs.add_metric(["kept"], server.gem_runs.kept)
        runs.add_metric(["wrong"], server.gem_runs.refused)
        yield runs
        yield CounterMetricFamily(
            "goldenspike_bots_replaced",
            "Times a simpler bot had to play, the one of the level having failed.",
            server.thinking.replaced,
        )
