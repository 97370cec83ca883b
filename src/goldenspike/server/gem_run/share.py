"""What a link to Gem Run shows where it is pasted: title, sentence, picture, in three languages."""

from __future__ import annotations

import html
import json
from collections import OrderedDict
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request

from goldenspike.server import plain
from goldenspike.server.gem_run.runs import GemRuns
from goldenspike.server.store import gem_lists

KEPT: Final = 64
"""Pictures that are kept in memory, of some 50 kB each."""
LOCALES: Final = {"en": "en_US", "es": "es_ES", "pt": "pt_BR"}
GENERAL: Final = "-"
"""Stands for no challenge in the address of a picture."""


class Pictures:
    """The preview pictures drawn lately."""

    def __init__(self, runs: GemRuns) -> None:
        self.runs = runs
        self.drawn: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    async def get(self, id: str, language: str) -> bytes | None:
        """Returns a challenge's picture as PNG, None if there is no such challenge.

        Raises:
            Problem: 503, it cannot be drawn now.
        """
        row = None
        if id != GENERAL:
            row = await self.runs.store.read(gem_lists.challenge, id)
            if row is None:
                return None
        key = (id, language)
        if key not in self.drawn:
            words = general_words(language) if row is None else words_of(row, language)
            self.drawn[key] = await self.runs.checking.run(draw, *words)
            while len(self.drawn) > KEPT:
                self.drawn.popitem(last=False)
        self.drawn.move_to_end(key)
        return self.drawn[key]


def general_words(language: str) -> tuple[str, int, str, str, list[str]]:
    """Returns landscape, seed and texts of the picture of the game itself."""
    lines = [plain.words(language, key) for key in ("run-picture-about", "run-picture-today")]
    return "snow", 1, plain.words(language, "run-title"), "", lines


def words_of(row: Any, language: str) -> tuple[str, int, str, str, list[str]]:
    """Returns landscape, seed and texts of a challenge's picture."""
    landscape = json.loads(row["result"])["landscapes"][0]
    score, name = number(row["score"], language), row["name"]
    lines = [plain.words(language, "run-picture-points", name=name),
             plain.words(language, "run-picture-points-nameless"),
             plain.words(language, "run-picture-dare")]  # fmt: skip
    return landscape, row["seed"], plain.words(language, "run-title"), score, lines


def draw(landscape: str, seed: int, title: str, figure: str, lines: list[str]) -> bytes:
    """Draws in the process that checks runs, where the library is loaded.

    Of the first two of three lines the one is written that the typeface can write.
    """
    from goldenspike.server.gem_run.picture import can_write, picture

    if len(lines) == 3:
        lines = [lines[0] if can_write(lines[0]) else lines[1], lines[2]]
    return picture(landscape, seed, title, figure, lines)


def number(value: int, language: str) -> str:
    """Returns a whole number as people of a language write it."""
    if language == "es" and value < 10_000:
        return str(value)
    return f"{value:,}".replace(",", {"en": ",", "es": " ", "pt": "."}[language])


async def tags(request: Request, runs: GemRuns, id: str | None) -> tuple[str, str, str]:
    """Returns title and description of a page, and the tags that previews are made of."""
    language = plain.language_of(request)
    row = None
    if id is not None:
        try:
            row = await runs.store.read(gem_lists.challenge, id)
        except SQLAlchemyError:
            row = None  # the page will say so; here it is only about how it looks from afar
    if row is None:
        id = GENERAL
        title, about = plain.words(language, "run-title"), plain.words(language, "run-about")
        address = "run"
    else:
        score = number(row["score"], language)
        title = plain.words(language, "run-challenge-title", name=row["name"], score=score)
        about = plain.words(language, "run-challenge-about")
        address = f"run?challenge={id}"
    base = str(request.base_url)
    told = {
        "og:type": "website",
        "og:site_name": "Golden Spike",
        "og:title": title,
        "og:description": about,
        "og:url": f"{base}{address}",
        "og:locale": LOCALES[language],
        "og:image": f"{base}run/picture/{id}/{language}.png",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": title,
    }
    lines = [
        f'<meta property="{key}" content="{html.escape(value)}" />' for key, value in told.items()
    ]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return title, about, "\n    ".join(lines)
