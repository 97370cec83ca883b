"""Who is who: a signed cookie names the player, a personal link brings it to another device.

A player's id is random and worth nothing without the signature. Nothing is stored until a
player takes a seat or asks for a link, so that visitors cost nothing.
"""

from __future__ import annotations

import hashlib
import os
import re
import secrets
from pathlib import Path
from typing import Final

from itsdangerous import BadData, BadSignature, TimestampSigner
from itsdangerous.encoding import base64_decode, base64_encode

COOKIE: Final = "gs_player"
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
            signed, when = self.signer.unsign(value, max_age=MAX_AGE, return_timestamp=True)
        except BadSignature:
            return None
        player = signed.decode()
        if PLAYER.fullmatch(player) is None:
            return None
        age = self.signer.get_timestamp() - int(when.timestamp())
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

    Raises:
        ValueError: the given key is too short to be secret.
    """
    if given is not None:
        if len(given) < 16:
            raise ValueError("GOLDENSPIKE_SECRET needs at least 16 characters.")
        return given
    path = data / "secret.key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text().strip()
    with os.fdopen(handle, "w") as file:
        secret = secrets.token_urlsafe(48)
        file.write(secret + "\n")
        file.flush()
        os.fsync(file.fileno())
    return secret
