"""What lets somebody in stands in no log: passwords, personal links, keys of seats."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import psycopg
import pytest
from sqlalchemy import create_engine, make_url

from goldenspike.server import watch
from goldenspike.server.watch import Lines, Text, discreet, hide

PASSWORD = "hunter2 & co/%"
WRITTEN = "hunter2%20%26%20co%2F%25"
TOKEN = "t" * 43
DRIVER = "postgresql+psycopg"
UNREACHABLE = f"postgresql://postgres:{WRITTEN}@127.0.0.1:1/games?connect_timeout=1"


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    yield
    watch._passwords.clear()


def is_told(text: str) -> bool:
    return any(secret in text for secret in ("hunter2", PASSWORD, WRITTEN, TOKEN))


@pytest.mark.parametrize("form", [Text(), Lines()], ids=["text", "json"])
@pytest.mark.parametrize("url", [UNREACHABLE, UNREACHABLE.replace("postgresql", DRIVER)], ids="ab")
def test_the_trace_of_a_connection_that_failed_tells_no_password(
    form: logging.Formatter, url: str
) -> None:
    hide(url)
    address = make_url(url).set(drivername=DRIVER)
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    faults: list[Callable[[], Any]] = [
        lambda: create_engine(address).connect(),
        lambda: psycopg.connect(f"{plain}&no_such_option=1"),
        lambda: psycopg.connect(f"host=x password='{PASSWORD}' port=none"),
        lambda: pytest.fail(f"connecting to {plain} with {PASSWORD!r} failed"),
    ]
    for fault in faults:
        try:
            fault()
        except BaseException as error:
            text = "%s at %s failed: %s"
            record = logging.LogRecord(
                "a", logging.ERROR, "", 0, text, ("x", plain, error), sys.exc_info()
            )
            written = form.format(record)
            assert "Traceback" in written
            assert not [line for line in written.splitlines() if is_told(line)]
        else:
            raise AssertionError("it connected")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"GET /back/{TOKEN} HTTP/1.1", "GET /back/*** HTTP/1.1"),
        ("/table/abcd?seat=1&key=k3v9x2 HTTP", "/table/abcd?seat=1&key=*** HTTP"),
        ("at postgresql://me:secret@db:5432/x now", "at postgresql://me:***@db:5432/x now"),
        ("http://127.0.0.1:8000/a@b is an address", "http://127.0.0.1:8000/a@b is an address"),
        ("nothing to hide", "nothing to hide"),
    ],
)
def test_what_lets_somebody_in_is_hidden_in_addresses(text: str, shown: str) -> None:
    assert discreet(text) == shown


@pytest.mark.parametrize(
    "url", [UNREACHABLE, UNREACHABLE + "&bad=option", f"x://me:{WRITTEN}@[::/"]
)
def test_a_server_that_cannot_start_tells_no_password(url: str, folder: Path) -> None:
    command = [sys.executable, "-m", "goldenspike.server.run", "--port", "0"]
    command += ["--data", str(folder), "--database-url", url]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 1
    assert "cannot start" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not is_told(ended.stdout + ended.stderr)


@pytest.mark.postgres
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_servers_log_tells_no_password_and_no_link(
    form: str, postgres: Callable[[], str], folder: Path, wait: Any
) -> None:
    plain = postgres()
    assert "postgres:@" in plain
    command = [sys.executable, "-m", "goldenspike.server.run", "--port", "0", "--verbose"]
    command += ["--data", str(folder), "--log-format", form]
    command += ["--database-url", plain.replace("postgres:@", f"postgres:{WRITTEN}@")]
    log = folder / "log"
    with log.open("w") as err:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=err, text=True)
        banner: list[str] = []
        try:
            assert server.stdout is not None
            while "Stop with" not in (banner or [""])[-1]:
                banner.append(server.stdout.readline())
                assert server.poll() is None
            told = next(line for line in banner if "http://" in line)
            base = told.split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
            for path in (f"/back/{TOKEN}", f"/table/abcd?seat=1&key={TOKEN}"):
                with suppress(HTTPError):
                    urllib.request.urlopen(base + path).close()
            with psycopg.connect(plain, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE pid <> pg_backend_pid() AND datname = current_database()"
                )
            wait(lambda: "no news from the database" in log.read_text())
        finally:
            server.terminate()
            server.wait(60)
            assert server.stdout is not None
            server.stdout.close()
    written = log.read_text()
    assert "/back/***" in written
    assert "key=***" in written
    assert not [line for line in [*written.splitlines(), *banner] if is_told(line)]
    if form == "json":
        assert all(json.loads(line) for line in written.splitlines())
