"""The web client: its files, and its page for every address it draws itself."""

from __future__ import annotations

import html
import mimetypes
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from goldenspike.server import plain
from goldenspike.server.errors import of_status

STATIC: Final = Path(__file__).parent / "static"
CLIENT_PATHS: Final = re.compile(r"/|/new|/table/[^/]+|/run/lists|/rules(/[^/]+)?")
TITLE: Final = re.compile(r"(<title>)[^<]*(</title>)")
DESCRIPTION: Final = re.compile(r'(<meta name="description" content=")[^"]*(")')
RUN_PARTS: Final = "run-parts.html"
"""Links to what Gem Run's page will load, so that it is on its way with the page."""
HASHED: Final = "assets/"
"""Files in this folder carry a digest in their name and never change."""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class Pages:
    """Answers for everything outside the API."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self.files: dict[str, Path] = {}
        if folder.is_dir():
            self.files = {
                path.relative_to(folder).as_posix(): path
                for path in folder.rglob("*")
                if path.is_file()
            }

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers whatever no route has taken."""
        if scope["type"] == "websocket":
            line = WebSocket(scope, receive, send)
            await line.send_denial_response(of_status(404).response())
        else:
            response = await self.endpoint(Request(scope, receive))
            await response(scope, receive, send)

    async def endpoint(self, request: Request) -> Response:
        """Returns a file, the client's page, or a problem."""
        path = request.url.path
        if request.method not in ("GET", "HEAD"):
            return of_status(405, {"Allow": "GET, HEAD"}).response()
        # Only names found at the start are served: no path leads out of the folder.
        file = self.files.get(path[1:])
        if file is not None and file.name != "index.html":
            forever = path[1:].startswith(HASHED)
            age = "public, max-age=31536000, immutable" if forever else "no-cache"
            return FileResponse(file, headers={"Cache-Control": age})
        if path == plain.STYLE_ADDRESS:
            return Response(plain.STYLE, media_type="text/css")
        if path.startswith("/api/") or path == "/api":
            return of_status(404).response()
        status = 200 if CLIENT_PATHS.fullmatch(path) else 404
        if status == 404 and "text/html" not in request.headers.get("accept", ""):
            return of_status(404).response()
        page = self.files.get("index.html")
        if page is None:
            return not_built(request, status)
        return FileResponse(page, status_code=status, headers={"Cache-Control": "no-cache"})

    def described(self, request: Request, title: str, about: str, tags: str) -> Response:
        """Returns the client's page with a title, a description and tags of its own."""
        file = self.files.get("index.html")
        if file is None:
            return not_built(request, 200)
        page = file.read_text("utf-8")
        for found, new in ((TITLE, title), (DESCRIPTION, about)):
            page = found.sub(lambda match, new=new: match[1] + html.escape(new) + match[2], page, 1)  # type: ignore[misc]
        parts = self.files.get(RUN_PARTS)
        if parts is not None:
            tags += parts.read_text("utf-8")
        page = page.replace("</head>", f"  {tags}\n  </head>", 1)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        return Response(page, headers=headers, media_type="text/html")


def not_built(request: Request, status: int) -> Response:
    """Returns the page that says that the client is not built."""
    api = f'<a href="/api/openapi.json">{plain.text(request, "api")}</a>'
    return plain.page(request, plain.text(request, "not-built"), api, status=status)
