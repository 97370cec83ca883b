"""Starts the server and says where it is to be found."""

from __future__ import annotations

import fcntl
import os
import resource
import socket
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import IO, Annotated, Final, Optional

import typer
import uvicorn
from fastapi import FastAPI

from goldenspike.server.app import create_app
from goldenspike.server.lines import Lines
from goldenspike.server.metrics import Metrics
from goldenspike.server.requests import Requests
from goldenspike.server.settings import Settings
from goldenspike.server.store.engine import sqlite_file, without_password
from goldenspike.server.watch import discreet, hide, set_up_logs


class LogFormat(StrEnum):
    """How a line of the log looks."""

    text = "text"
    json = "json"


WEBSOCKET_BYTES: Final = 4096
"""A client has nothing to say on the live line; what is longer cuts it off."""


class Server(uvicorn.Server):
    """The web server, which says when it can be reached."""

    announce: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts to listen."""
        await super().startup(sockets)
        if self.started:
            self.announce()


def serve(
    host: Annotated[
        str,
        typer.Option(
            envvar="GOLDENSPIKE_HOST", help="Where to listen; 0.0.0.0 lets other devices in."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="GOLDENSPIKE_PORT", min=0, max=65535, help="The port.")
    ] = 8000,
    data: Annotated[
        Optional[Path],  # noqa: UP045  typer reads this form
        typer.Option(
            envvar="GOLDENSPIKE_DATA",
            metavar="DIR",
            help="The folder of games, boards and the secret key.",
        ),
    ] = None,
    database_url: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(
            envvar="GOLDENSPIKE_DATABASE_URL",
            metavar="URL",
            help="PostgreSQL instead of a file in the data folder.",
        ),
    ] = None,
    behind_proxy: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(
            envvar="GOLDENSPIKE_BEHIND_PROXY",
            metavar="IPS",
            help="Proxies whose X-Forwarded headers are believed: 127.0.0.1, or *.",
        ),
    ] = None,
    hsts: Annotated[
        Optional[bool],  # noqa: UP045
        typer.Option(
            "--hsts/--no-hsts",
            envvar="GOLDENSPIKE_HSTS",
            help="Tell browsers to come by https only; on with --behind-proxy.",
        ),
    ] = None,
    new_secret: Annotated[
        bool,
        typer.Option(
            "--new-secret",
            envvar="GOLDENSPIKE_NEW_SECRET",
            help="Let another key sign cookies; players come back by personal links only.",
        ),
    ] = False,
    workers: Annotated[
        Optional[float],  # noqa: UP045
        typer.Option(
            envvar="GOLDENSPIKE_WORKERS", metavar="N", help="Processes in which bots think; 2."
        ),
    ] = None,
    bot_delay: Annotated[
        Optional[float],  # noqa: UP045
        typer.Option(
            envvar="GOLDENSPIKE_BOT_DELAY",
            metavar="SECONDS",
            help="What a bot at a live table takes at least.",
        ),
    ] = None,
    rates: Annotated[
        Optional[float],  # noqa: UP045
        typer.Option(
            envvar="GOLDENSPIKE_RATES", metavar="FACTOR", help="On all rate limits; 5 for a club."
        ),
    ] = None,
    past_memory: Annotated[
        Optional[float],  # noqa: UP045
        typer.Option(
            envvar="GOLDENSPIKE_PAST_MEMORY",
            metavar="MB",
            help="Memory for positions of the past; 256.",
        ),
    ] = None,
    expire_days: Annotated[
        Optional[float],  # noqa: UP045
        typer.Option(
            envvar="GOLDENSPIKE_EXPIRE_DAYS",
            metavar="DAYS",
            help="After which an open table that nobody touches closes; 14.",
        ),
    ] = None,
    creator_away_days: Annotated[
        Optional[float],  # noqa: UP045
        typer.Option(
            envvar="GOLDENSPIKE_CREATOR_AWAY_DAYS",
            metavar="DAYS",
            help="After which an absent creator of a casual table is replaced; 3.",
        ),
    ] = None,
    creator_away_minutes: Annotated[
        Optional[float],  # noqa: UP045
        typer.Option(
            envvar="GOLDENSPIKE_CREATOR_AWAY_MINUTES",
            metavar="MINUTES",
            help="The same at live tables; 10.",
        ),
    ] = None,
    close_idle_days: Annotated[
        Optional[float],  # noqa: UP045
        typer.Option(
            envvar="GOLDENSPIKE_CLOSE_IDLE_DAYS",
            metavar="DAYS",
            help="After which a creator may close a game where nobody else has moved; 14.",
        ),
    ] = None,
    metrics: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(
            envvar="GOLDENSPIKE_METRICS",
            metavar="HOST:PORT",
            help="Where Prometheus may read /metrics; nowhere when not said.",
        ),
    ] = None,
    log_format: Annotated[
        LogFormat, typer.Option(envvar="GOLDENSPIKE_LOG_FORMAT", help="How logs are written.")
    ] = LogFormat.text,
    verbose: Annotated[
        bool, typer.Option(envvar="GOLDENSPIKE_VERBOSE", help="Log every request.")
    ] = False,
) -> None:
    """Open the tables: run the web server until Ctrl-C."""
    set_up_logs(log_format.value, verbose)
    _allow_many_connections()
    os.umask(0o077)  # what the server writes is nobody else's to read
    try:
        settings = Settings.from_environment(
            data,
            database_url,
            new_secret,
            behind_proxy is not None if hsts is None else hsts,
            workers=workers,
            bot_delay=bot_delay,
            rates=rates,
            past_memory=past_memory,
            expire_days=expire_days,
            creator_away_days=creator_away_days,
            creator_away_minutes=creator_away_minutes,
            close_idle_days=close_idle_days,
        )
        hide(settings.database_url)
        lock = alone(settings)
        counted = Metrics()
        app = create_app(settings, counted)
        listener = _listener(host, port)
        if metrics is not None:
            counted.listen(metrics)
    except (ValueError, OSError) as fault:
        typer.echo(f"The server cannot start: {discreet(str(fault))}", err=True)
        raise typer.Exit(1) from None
    server = Server(configured(app, behind_proxy, verbose))
    server.announce = lambda: _announce(host, listener.getsockname()[1], settings)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass  # uvicorn has closed everything and hands the signal on
    finally:
        if lock is not None:
            lock.close()
    if not server.started:
        raise typer.Exit(1)
    typer.echo("Stopped; everything is saved.")


def configured(app: FastAPI, behind_proxy: str | None, verbose: bool) -> uvicorn.Config:
    """Returns how the web server runs an application."""
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=Requests,
        ws=Lines,
        ws_max_size=WEBSOCKET_BYTES,
        ws_per_message_deflate=False,  # costs more time than the bytes it saves
        proxy_headers=behind_proxy is not None,
        forwarded_allow_ips=behind_proxy,
        access_log=verbose,
        log_config=None,
        server_header=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=3,
    )


def _allow_many_connections() -> None:
    """Raises the number of open files to what the system lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def alone(settings: Settings) -> IO[str] | None:
    """Returns the lock of a SQLite database, however it is named; None for another one.

    Raises:
        ValueError: another server uses it.
    """
    file = sqlite_file(settings.database_url, settings.data)
    if file is None:
        return None
    if settings.database_url is None:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    elif not file.parent.is_dir():
        return None  # opening it will say what is wrong
    lock = file.resolve().with_name(f"{file.name}.lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise ValueError(
            f"another server uses the database {file}; stop it, or name another with --data"
        ) from None
    return lock


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as fault:
        listener.close()
        raise OSError(f"{host}:{port} cannot be used ({fault.strerror})") from None
    listener.set_inheritable(False)
    return listener


def _announce(host: str, port: int, settings: Settings) -> None:
    typer.echo("Golden Spike is running.")
    everywhere = host in ("0.0.0.0", "::")
    typer.echo(f"  On this computer:  http://{'localhost' if everywhere else _shown(host)}:{port}/")
    if everywhere:
        address = _lan_address()
        if address is not None:
            typer.echo(f"  In your network:   http://{address}:{port}/")
    elif host in ("127.0.0.1", "localhost", "::1"):
        typer.echo("  For other devices in your network start it with --host 0.0.0.0")
    typer.echo(f"  Games are kept in  {without_password(settings.database_url) or settings.data}")
    typer.echo("Stop with Ctrl-C.")


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _lan_address() -> str | None:
    """Returns the address by which others in the network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only chooses a way
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


if __name__ == "__main__":
    typer.run(serve)
