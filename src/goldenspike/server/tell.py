"""What viewers are told: each the same news, seen from the own seat."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.server.table import Frame, Listener, Table, told, view_of
from goldenspike.server.wire import (
    ChatMessage,
    StepMessage,
    SyncMessage,
    TableMessage,
    UndoMessage,
    encode,
)

LINES_KEPT: Final = 200
"""Lines of chat that a table keeps in memory and tells who comes."""


def _watchers(table: Table) -> dict[int | None, list[Listener]]:
    """Returns who looks at a table, by the seat they sit in."""
    seats: dict[int | None, list[Listener]] = {}
    for listener in table.listeners:
        player = listener.player
        seat = None if player is None else table.sheet.seat_of(player)
        seats.setdefault(seat, []).append(listener)
    return seats


def messages(table: Table, frames: list[Frame]) -> list[tuple[list[Listener], str]]:
    """Returns what to tell whom of steps; made once for all who see the same."""
    prepared: list[tuple[list[Listener], str]] = []
    if not table.listeners:
        return prepared
    watchers = _watchers(table)
    for frame in frames:
        state, step = frame.state, frame.step
        revealed = len(state.public_actions())
        views = table.views_of(state)
        texts: dict[int, str] = {}
        for seat, listeners in watchers.items():
            view = view_of(state, seat, views)
            text = texts.get(id(view)) if step.n <= revealed else None
            if text is None:
                shown = told(step, seat, revealed)
                message = StepMessage(step.n, step.version, shown, view, state.to_act)
                text = texts[id(view)] = encode(message).decode()
            prepared.append((listeners, text))
    return prepared


def send(prepared: list[tuple[list[Listener], str]]) -> None:
    """Sends what was prepared."""
    for listeners, text in prepared:
        for listener in listeners:
            listener.send(text)


def undone(table: Table) -> None:
    """Tells everybody that steps were taken back."""
    state = table.state
    assert state is not None
    for seat, listeners in _watchers(table).items():
        message = UndoMessage(state.n, table.sheet.version, table.view(seat), state.to_act)
        text = encode(message).decode()
        for listener in listeners:
            listener.send(text)


def table(table: Table) -> None:
    """Tells everybody what the sheet says now."""
    online = table.online()
    table.shown = online
    for listener in table.listeners:
        described = table.sheet.describe(listener.player or "", online)
        listener.send(encode(TableMessage(described)).decode())


def everything(table: Table) -> None:
    """Tells everybody everything, when the game begins."""
    table.shown = table.online()
    for listener in table.listeners:
        listener.send(sync(table, listener.player, 0, None))


def line(table: Table, said: dict[str, Any]) -> None:
    """Adds a line of chat and tells everybody."""
    table.chat.append(said)
    del table.chat[:-LINES_KEPT]
    text = encode(ChatMessage(said)).decode()
    for listener in table.listeners:
        listener.send(text)


def sync(table: Table, player: str | None, after: int, version: int | None) -> str:
    """Returns the message for a viewer who knows the first `after` steps of a version."""
    if version is not None:
        if version < table.loaded:
            after = 0  # what was taken back before this process came is not known any more
        for made, left in table.undone:
            if made > version:
                after = min(after, left)
    sheet = table.sheet
    after = max(0, min(after, len(table.steps)))
    seat = None if player is None else sheet.seat_of(player)
    message = SyncMessage(
        n=sheet.n,
        version=sheet.version,
        after=after,
        table=sheet.describe(player or "", table.online()),
        view=table.view(seat),
        to_act=sheet.to_act,
        steps=table.steps_for(seat, after),
        chat=table.chat,
    )
    return encode(message).decode()
