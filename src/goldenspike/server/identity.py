"""Who is who: a signed cookie names the player, a personal link brings it to another device.

A player's id is random and worth nothing without the signature. Nothing is stored until a
player takes a seat or asks for a link, so that visitors cost nothing.
"""

from __future__ import annotations

import hashlib
import os
import re
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from itsdangerous import BadData, BadSignature, TimestampSigner
from itsdangerous.encoding import base64_decode, base64_encode

COOKIE: Final = "gs_player"
SHORTEST: Final = 16
"""Characters of the shortest key that may sign cookies."""
MAX_AGE: Final = 400 * 24 * 3600
"""Seconds a cookie lives; browsers allow no more."""
RENEW_AFTER: Final = 30 * 24 * 3600

PLAYER: Final = re.compile(r"[A-Za-z0-9_-]{22}")
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


class Identities:
    """Makes and reads the cookie that names a player."""

    def __init__(self, secret: str) -> None:
        self.signer = TimestampSigner(secret, salt=COOKIE, digest_method=hashlib.sha256)
        self.known: dict[str, str] = {}
        """Cookies already verified, so that the signature of a busy player is checked once."""

    @staticmethod
    def fresh() -> str:
        """Returns the id of a new player."""
        return secrets.token_urlsafe(16)

    def read(self, value: str) -> tuple[str, bool] | None:
        """Returns the player of a cookie's value and whether to renew it; None if it is forged."""
        player = self.known.get(value)
        if player is not None:
            return player, False
        if len(value) > 200 or not _is_plainly_written(value):
            return None
        try:
            signed, when = self.signer.unsign(value, return_timestamp=True)
        except BadSignature:
            return None
        player = signed.decode()
        if PLAYER.fullmatch(player) is None:
            return None
        # A cookie from the future is ours all the same: clocks differ, and are set back.
        age = self.signer.get_timestamp() - int(when.timestamp())
        if age > MAX_AGE:
            return None
        if age > RENEW_AFTER:
            return player, True
        if len(self.known) >= 10_000:
            self.known.clear()
        self.known[value] = player
        return player, False

    def header(self, player: str, secure: bool) -> str:
        """Returns the Set-Cookie header that makes a browser this player."""
        value = self.signer.sign(player).decode()
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{flags}"


def _is_plainly_written(value: str) -> bool:
    """Returns whether the signature of a cookie is written as a signer writes it.

    Base64 leaves a few bits of the last sign unused, so that a signature could be written in
    several ways; only one of them is ours.
    """
    signature = value.rpartition(".")[2].encode()
    try:
        return base64_encode(base64_decode(signature)) == signature
    except BadData:
        return False


def cookie_of(header: str) -> str | None:
    """Returns the value of the player's cookie in a Cookie header."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def new_token() -> str:
    """Returns an unguessable token for a personal link."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """Returns what is stored of a token: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def secret_of(data: Path, given: str | None) -> str:
    """Returns the key that signs cookies: the given one, or a file's that is made when missing.

    The file appears whole or not at all, whenever the machine stops.

    Raises:
        ValueError: the key is too short to be secret, or its file cannot be read as one.
    """
    if given is not None:
        if len(given) < SHORTEST:
            raise ValueError(f"GOLDENSPIKE_SECRET needs at least {SHORTEST} characters.")
        return given
    path = data / "secret.key"
    if not path.exists():
        _write_key(path)
    try:
        secret = path.read_text("ascii").strip()
    except UnicodeDecodeError:
        secret = ""
    if len(secret) < SHORTEST:
        raise ValueError(
            f"{path} holds no key of at least {SHORTEST} characters; bring it back from a backup, "
            "or delete it to have a new one made, with which nobody is recognized any more"
        )
    return secret


def _write_key(path: Path) -> None:
    """Makes the file of a new key; if another process is faster, its key stays."""
    handle, made = tempfile.mkstemp(dir=path.parent, prefix=".secret-")
    try:
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_urlsafe(48) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(made, path)
    finally:
        os.unlink(made)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def fingerprint(secret: str) -> str:
    """Returns what tells one key from another and says nothing about it."""
    return hashlib.sha256(f"fingerprint:{secret}".encode()).hexdigest()
