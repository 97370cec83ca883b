"""Pages that the server shows itself, without the client: a few sentences in three languages."""

from __future__ import annotations

import html
import tomllib
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

HERE: Final = Path(__file__).parent
TEXTS: Final[dict[str, dict[str, str]]] = tomllib.loads((HERE / "plain.toml").read_text("utf-8"))
STYLE: Final = (HERE / "plain.css").read_bytes()
STYLE_ADDRESS: Final = "/plain.css"
LANGUAGES: Final = ("en", "es", "pt")

PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Golden Spike</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>Golden Spike</h1>
{body}
</main></body></html>
"""


def language_of(request: Request) -> str:
    """Returns the first of our languages that the browser asks for, else English."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def text(request: Request, key: str, **names: str) -> str:
    """Returns a text in the browser's language, safe to stand in a page."""
    escaped = {name: f"<b>{html.escape(value)}</b>" for name, value in names.items()}
    return html.escape(TEXTS[key][language_of(request)]).format(**escaped)


def words(language: str, key: str, **names: str) -> str:
    """Returns a text in a language, as it is: where it stands in a page it is to be escaped."""
    return TEXTS[key][language].format(**names)


def page(request: Request, *paragraphs: str, status: int = 200) -> Response:
    """Returns a page of paragraphs in HTML."""
    body = "\n".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
    return Response(
        PAGE.format(language=language_of(request), body=body),
        status_code=status,
        headers={"Cache-Control": "no-store", "Vary": "Accept-Language"},
        media_type="text/html",
    )


def form(choices: dict[str, str]) -> str:
    """Returns a button for each choice, sent as `keep`; the texts are safe already."""
    buttons = (
        f'<button name="keep" value="{name}">{words}</button>' for name, words in choices.items()
    )
    return f'<form method="post">{"".join(buttons)}</form>'


def copied(request: Request, key: str, value: str) -> str:
    """Returns a field to copy from, with its label."""
    kept = html.escape(value, quote=True)
    return f'<label>{text(request, key)}<input readonly value="{kept}"></label>'


def home(request: Request, key: str) -> str:
    """Returns a link to the first page."""
    return f'<a href="/">{text(request, key)}</a>'
