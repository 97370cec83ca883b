"""What whoever runs a server may choose, from arguments and the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

DAY: Final = 86_400.0


@dataclass(frozen=True)
class Times:
    """How long what is left behind stays as it is, in days."""

    expire: float = 14.0
    """After which an open table that nobody touches closes."""
    away: float = 3.0
    """After which the powers of an absent creator pass to another; at live tables sooner."""
    away_live: float = 10.0 / 1440
    idle: float = 14.0
    """After which the creator may close a running table where no other human has moved."""

    def gone(self, pace: str) -> float:
        """Returns after how many milliseconds without a sign a creator counts as gone."""
        return 1000 * DAY * (self.away_live if pace == "live" else self.away)


@dataclass(frozen=True)
class Settings:
    """How a server runs; the defaults are right for a single machine."""

    data: Path
    """The folder of the database, the secret and the boards that were added."""
    database_url: str | None = None
    """A SQLAlchemy address; None is a SQLite file in the data folder."""
    secret: str | None = None
    """The key that signs cookies; None reads or makes a file in the data folder."""
    new_secret: bool = False
    """Whether a key may take the place of the one that signed the cookies of the database."""
    hsts: bool = False
    """Whether answers over https tell browsers to use nothing else from now on."""
    bot_delay: float | None = None
    """Seconds a bot waits before an instant answer at a live table; None is a human 0.3-0.6."""
    workers: int = 2
    """Processes in which bots think."""
    rates: float = 1.0
    """Factor on all rate limits."""
    expire_days: float = 14.0
    """Days after which an open table closes in which nothing changes."""
    creator_away_days: float = 3.0
    """Days after which an absent creator of a casual table is replaced."""
    creator_away_minutes: float = 10.0
    """Minutes after which one of a live table is."""
    close_idle_days: float = 14.0
    """Days after which a creator may close a game in which nobody else has moved."""
    past_memory: float = 256.0
    """Megabytes that positions of the past may take in memory, over all tables."""

    @property
    def times(self) -> Times:
        """How long what is left behind stays as it is."""
        return Times(
            self.expire_days,
            self.creator_away_days,
            self.creator_away_minutes / 1440,
            self.close_idle_days,
        )

    @staticmethod
    def from_environment(
        data: str | Path | None = None,
        database_url: str | None = None,
        new_secret: bool = False,
        hsts: bool = False,
        *,
        workers: float | None = None,
        bot_delay: float | None = None,
        rates: float | None = None,
        past_memory: float | None = None,
        expire_days: float | None = None,
        creator_away_days: float | None = None,
        creator_away_minutes: float | None = None,
        close_idle_days: float | None = None,
    ) -> Settings:
        """Returns the settings given by the arguments, else `GOLDENSPIKE_*` variables.

        Raises:
            ValueError: a variable is not of its form.
        """
        delay = _number("BOT_DELAY", bot_delay, None)
        return Settings(
            data=Path(data or os.environ.get("GOLDENSPIKE_DATA") or user_data_path("goldenspike")),
            database_url=database_url or os.environ.get("GOLDENSPIKE_DATABASE_URL") or None,
            secret=os.environ.get("GOLDENSPIKE_SECRET") or None,
            new_secret=new_secret,
            hsts=hsts,
            bot_delay=delay,
            workers=max(1, int(_number("WORKERS", workers, 2) or 1)),
            rates=_number("RATES", rates, 1) or 0.0,
            past_memory=_number("PAST_MEMORY", past_memory, 256) or 0.0,
            expire_days=_number("EXPIRE_DAYS", expire_days, 14) or 0.0,
            creator_away_days=_number("CREATOR_AWAY_DAYS", creator_away_days, 3) or 0.0,
            creator_away_minutes=_number("CREATOR_AWAY_MINUTES", creator_away_minutes, 10) or 0.0,
            close_idle_days=_number("CLOSE_IDLE_DAYS", close_idle_days, 14) or 0.0,
        )


def _number(name: str, given: float | None, default: float | None) -> float | None:
    """Returns the number given, else that of the variable, else the default."""
    name = f"GOLDENSPIKE_{name}"
    text = os.environ.get(name) if given is None else str(given)
    if text is None:
        return default
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e9:
        raise ValueError(f"{name} is a number of at least 0, not {text!r}.")
    return value
