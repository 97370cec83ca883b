"""Starts the server and says where it is to be found."""

from __future__ import annotations

import argparse
import fcntl
import logging
import socket
import sys
from pathlib import Path
from typing import IO

import uvicorn

from goldenspike.server.app import create_app
from goldenspike.server.settings import Settings


def serve(
    host: str = "127.0.0.1",
    port: int = 8700,
    data: str | Path | None = None,
    database_url: str | None = None,
    forwarded_allow_ips: str | None = None,
    verbose: bool = False,
) -> int:
    """Runs the server until it is interrupted and returns an exit code.

    `forwarded_allow_ips` names the proxies, comma-separated, whose X-Forwarded-For and
    X-Forwarded-Proto are believed; by default none are.
    """
    logging.basicConfig(
        level=logging.INFO if verbose else logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
    )
    try:
        settings = Settings.from_environment(data, database_url)
        app = create_app(settings)
        lock = _alone(settings)
        listener = _listener(host, port)
    except (ValueError, OSError) as fault:
        print(f"The server cannot start: {fault}", file=sys.stderr)
        return 1
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=4096,
        ws_per_message_deflate=False,
        proxy_headers=forwarded_allow_ips is not None,
        forwarded_allow_ips=forwarded_allow_ips,
        access_log=verbose,
        log_level="info" if verbose else "warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    _announce(host, listener.getsockname()[1], settings)
    server = uvicorn.Server(config)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        if lock is not None:
            lock.close()
    print("Stopped; everything is saved.")
    return 0 if server.started else 1


def _alone(settings: Settings) -> IO[str] | None:
    """Returns the lock of the data folder.

    Raises:
        ValueError: another server uses the folder.
    """
    if settings.database_url is not None:
        return None
    lock = (settings.data / "server.lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise ValueError(
            f"another server uses the folder {settings.data}; stop it, or name another with --data"
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
    print("Golden Spike is running.")
    everywhere = host in ("0.0.0.0", "::")
    print(f"  On this computer:  http://{'localhost' if everywhere else _shown(host)}:{port}/")
    if everywhere:
        address = _lan_address()
        if address is not None:
            print(f"  In your network:   http://{address}:{port}/")
    elif host in ("127.0.0.1", "localhost", "::1"):
        print("  For other devices in your network start it with --host 0.0.0.0")
    print(f"  Games are kept in  {settings.database_url or settings.data}")
    print("Stop with Ctrl-C.", flush=True)


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


def main() -> int:
    """Reads the arguments and runs the server."""
    parser = argparse.ArgumentParser(description="Runs the Golden Spike server.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8700)
    parser.add_argument("--data", metavar="DIR")
    parser.add_argument("--database-url", metavar="URL")
    parser.add_argument("--forwarded-allow-ips", metavar="IPS")
    parser.add_argument("--verbose", action="store_true")
    chosen = parser.parse_args()
    return serve(
        chosen.host,
        chosen.port,
        chosen.data,
        chosen.database_url,
        chosen.forwarded_allow_ips,
        chosen.verbose,
    )


if __name__ == "__main__":
    sys.exit(main())
