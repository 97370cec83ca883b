"""Taking back: alone through the moves of bots, among several the own last action or by consent.

What chance has drawn and what was secret and is known now stays as it is.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

from msgspec import Raw
from msgspec.json import decode

from goldenspike.engine.api import Action
from goldenspike.server import tell
from goldenspike.server.errors import Problem
from goldenspike.server.play import answer_row, answered, seat_to_play, step_answer
from goldenspike.server.sheet import Sheet
from goldenspike.server.store.store import now
from goldenspike.server.table import Step, Table, view_of
from goldenspike.server.tables import Tables, stale
from goldenspike.server.wire import NULL, Answer, Undo, encode

GIVES_UP: Final = frozenset({"pass", "pass_marker", "done"})
"""Actions that give up what was left of a turn."""
ANSWERED_WITHIN: Final = 60.0
"""Seconds in which bots wait for the answer to whether something may be taken back."""


async def undo(tables: Tables, table: Table, player: str, wish: Undo) -> bytes:
    """Takes back a player's own action, with what came after it, and returns the answer.

    Raises:
        Problem: 409, it cannot be taken back, or not without the others' consent.
    """
    async with table.lock:
        known = await answered(tables, table, player, wish.key)
        if known is not None:
            return known
        seat = seat_to_play(table, player)
        sheet = table.sheet
        if wish.expected != sheet.n or not table.came_by(wish.expected, wish.version):
            raise stale(table, wish.expected, player)
        to = wish.to if wish.to is not None else last_own(table, player)
        check(table, player, to)
        assert to is not None
        touched = touched_by(table, player, to)
        if touched:
            raise Problem(
                409,
                "ask-first",
                "Others have gone on since; they can be asked whether it may be taken back.",
                seats=touched,
            )
        return await take_back(tables, table, player, to, wish.key, seat)


async def take_back(
    tables: Tables, table: Table, player: str, to: int, key: str | None, seat: int
) -> bytes:
    """Goes back to the position after `to` steps and tells everybody; the lock is held."""
    sheet = table.sheet
    state = table.state_at(to)
    answer = encode(
        Answer(state.n, table.version_at(state.n), NULL, Raw(b"[]"), view_of(state, seat, {}))
    )
    gone = table.steps[to:]
    answers = [] if key is None else [answer_row(sheet.id, player, key, answer)]
    for step in gone:
        if step.player is not None and step.key is not None and step.seat is not None:
            text = step_answer(table, [step], step.seat)
            answers.append(answer_row(sheet.id, step.player, step.key, text))
    change = tables.prepared(table, state, [])
    change.back_to = state.n
    change.answers = answers
    if any(step.player != player for step in gone):
        change.row["taken_back"] = sheet.taken_back + 1
    await tables.written(table, tables.store.change(change))
    table.truncate(state.n)
    table.has_answers = True
    tables.settle(table, change, [])
    tell.undone(table)
    tell.table(table)
    return answer


def last_own(table: Table, player: str) -> int | None:
    """Returns how many steps there were before the player's own last action."""
    for step in reversed(table.steps):
        if step.player == player:
            return step.n - 1
    return None


def check(table: Table, player: str, to: int | None) -> None:
    """Passes what a player may take back, be it with the others' consent.

    Raises:
        Problem: 409, there is nothing of one's own, or it has become final.
    """
    if table.sheet.status != "playing" or table.sheet.takebacks == "none" or to is None:
        raise nothing()
    if not 0 <= to < len(table.steps) or table.steps[to].player != player:
        raise nothing()
    reason = final(table, to)
    if reason:
        raise Problem(409, "final", reason)


def nothing() -> Problem:
    """Returns the problem of somebody who has nothing to take back."""
    return Problem(
        409,
        "nothing-to-undo",
        "Only an own action can be taken back, while the game goes on and the table allows it.",
    )


def final(table: Table, to: int) -> str:
    """Returns why the steps after the first `to` stay, or an empty text."""
    for step in table.steps[to:]:
        if step.seat is None:
            return f"Step {step.n} was drawn by chance; what was played before it stays."
    if table.game.all_public or table.state is None:
        return ""
    revealed = len(table.state.public_actions())
    state = table.state_at(to)
    for step in table.steps[to:]:
        hidden = len(state.to_act) > 1 or len(state.public_actions()) < state.n
        if hidden and step.n <= revealed:
            return f"Step {step.n} was secret and is known now; what was played before it stays."
        state.apply_unchecked(Action.from_json(decode(step.action)))
    return ""


def touched_by(table: Table, player: str, to: int) -> list[int]:
    """Returns the seats of the people who must agree that the steps after `to` are taken back.

    They are those who have acted since, and those who are to act on what stands now.
    """
    sheet = table.sheet
    people = {seat.seat for seat in sheet.seats if is_other(seat.player, seat.substitute, player)}
    touched = {step.seat for step in table.steps[to:] if step.player not in (None, player)}
    if len(table.steps) - to > 1:
        touched |= set(sheet.to_act)
    return sorted(seat for seat in touched if seat in people)


def is_other(sitting: str | None, substitute: str | None, player: str) -> bool:
    """Returns whether somebody else plays in a seat, and no bot."""
    return sitting not in (None, player) and substitute is None


def grace_left(table: Table) -> float:
    """Returns for how many seconds bots still wait, so that an act can be taken back.

    They wait while somebody is asked to let something be taken back, and after what gives up the
    rest of a turn, where several people play: who plays alone may take back through what bots did.
    """
    sheet = table.sheet
    for vote in sheet.votes:
        if vote["about"] == "takeback":
            asked = datetime.fromisoformat(vote["at"]).timestamp()
            return max(0.0, ANSWERED_WITHIN - (now() / 1000 - asked))
    if not table.steps or not sheet.grace or is_solo(sheet):
        return 0.0
    step = table.steps[-1]
    if step.player is None or not ends_turn(table, step):
        return 0.0
    return max(0.0, sheet.grace - (now() - step.at) / 1000)


def ends_turn(table: Table, step: Step) -> bool:
    """Returns whether the newest step gave up the rest of its seat's turn, or used it up."""
    if decode(step.action)["type"] in GIVES_UP:
        return True
    earlier = table.steps[-2] if len(table.steps) > 1 else None
    goes_on = step.seat in table.sheet.to_act
    return not goes_on and earlier is not None and earlier.seat == step.seat


def is_solo(sheet: Sheet) -> bool:
    """Returns whether one person plays against bots."""
    return sum(seat.kind == "human" and seat.player is not None for seat in sheet.seats) <= 1
