"""What viewers are told: each the same news, seen from the own seat."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.server.table import Frame, Listener, Table, told, view_of
from goldenspike.server.wire import (
    BusyMessage,
    ChatMessage,
    StepMessage,
    SyncMessage,
    TableMessage,
    UndoMessage,
    UnsaidMessage,
    encode,
)

LINES_KEPT: Final = 200
"""Lines of chat that a table keeps in memory and tells who comes."""


Texts = dict[int | None, str]
"""A message by the seat whose viewers get it; under None it is for everybody."""


def seat_of(table: Table, listener: Listener) -> int | None:
    """Returns the seat of a viewer, None for a spectator and where nobody has secrets."""
    if table.game.all_public or listener.player is None:
        return None
    return table.sheet.seat_of(listener.player)


def prepared(table: Table, frames: list[Frame]) -> list[Texts]:
    """Returns what those who look now will be told of each frame."""
    seats = {seat_of(table, listener) for listener in table.listeners}
    return [{seat: _step(table, frame, seat) for seat in seats} for frame in frames]


def steps(table: Table, frames: list[Frame], texts: list[Texts]) -> None:
    """Tells everybody of steps; who has come since the texts were prepared is told as well."""
    for frame, known in zip(frames, texts, strict=True):
        for listener in table.listeners:
            seat = seat_of(table, listener)
            text = known.get(seat)
            if text is None:
                text = known[seat] = _step(table, frame, seat)
            listener.send(text)


def _step(table: Table, frame: Frame, seat: int | None) -> str:
    state, step = frame.state, frame.step
    shown = told(step, seat, len(state.public_actions()))
    view = view_of(state, seat, table.views_of(state))
    return encode(StepMessage(step.n, step.version, shown, view, state.to_act)).decode()


def undone(table: Table) -> None:
    """Tells everybody that steps were taken back."""
    state = table.state
    assert state is not None
    texts: Texts = {}
    for listener in table.listeners:
        seat = seat_of(table, listener)
        if seat not in texts:
            view = table.view(seat)
            message = UndoMessage(state.n, table.version, view, state.to_act)
            texts[seat] = encode(message).decode()
        listener.send(texts[seat])


def table(table: Table) -> None:
    """Tells everybody what the sheet says now."""
    online = table.online()
    table.shown = online
    for listener in table.listeners:
        described = table.sheet.describe(listener.player or "", online)
        listener.send(encode(TableMessage(described)).decode())


def busy(table: Table, seconds: int) -> None:
    """Tells everybody in how many seconds about a bot's turn to think comes; 0: it has come."""
    if seconds != table.busy:
        table.busy = seconds
        for listener in table.listeners:
            listener.send(encode(BusyMessage(seconds)).decode())


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


def unsaid(table: Table, ids: frozenset[int]) -> None:
    """Removes lines of chat and tells everybody."""
    table.chat = [line for line in table.chat if line["id"] not in ids]
    text = encode(UnsaidMessage(sorted(ids))).decode()
    for listener in table.listeners:
        listener.send(text)


def sync(table: Table, player: str | None, after: int, version: int | None) -> str:
    """Returns the message for a viewer who knows the first `after` steps of a version."""
    sheet = table.sheet
    after = max(0, min(after, len(table.steps)))
    if version is not None:
        after = table.known_of(after, version)
    seat = None if player is None else sheet.seat_of(player)
    message = SyncMessage(
        n=sheet.n,
        version=table.version,
        after=after,
        table=sheet.describe(player or "", table.online()),
        view=table.view(seat),
        to_act=sheet.to_act,
        steps=table.steps_for(seat, after),
        chat=table.chat,
    )
    return encode(message).decode()
