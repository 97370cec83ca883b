"""Tells a game in English sentences, event by event, as a terminal or a test reads it.

The browser has its own sentences in three languages, keyed by the same event types.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from goldenspike.engine.api import Event, State
from goldenspike.sentences import SENTENCES

SEATS: Final = frozenset(
    ["seat", "to", "active_player", "owner", "from", "winner", "player", "controller"]
)
"""Fields in which a number is a seat (a `to` may be a place as well: then it is a text)."""

SEAT_LISTS: Final = frozenset(["order", "seats"])
"""Fields in which a list of numbers is one of seats."""

BY_SEAT: Final = frozenset(["money", "points", "paid", "counts"])
"""Fields that list a number for each seat."""

FLAGS: Final = ("free", "unasked", "spurs", "bonus")
"""Fields that make an event a variant when they are given and true."""

CUBES: Final = {1: "first", 2: "second"}
"""What a company's cubes of a round are called."""


class Teller:
    """Tells the events of one game with the names of its players and places."""

    def __init__(self, state: State) -> None:
        header = state.header
        content = header.board.parsed
        self.sentences = SENTENCES.get(state.game.id, {})
        self.players = header.seats
        self.places = {
            place[key]: str(place["name"])
            for kind, key in (("location", "id"), ("city", "hex"), ("town", "hex"))
            for place in content.get(kind, [])
            if key in place and "name" in place
        }

    def sentence(self, event: Event) -> str:
        """Returns the event in one sentence; an unknown one is shown as it is."""
        kind = event["type"]
        named = (self.sentences.get(f"{kind}/{variant}") for variant in _variants(event))
        template = next((said for said in named if said), self.sentences.get(kind))
        if template is None:
            return str(event)
        words = {field: self._words(field, value) for field, value in event.items()}
        said = template.format_map(words)
        return said[0].upper() + said[1:]

    def _words(self, field: str, value: Any) -> str:
        if field in SEATS and isinstance(value, int):
            return self.players[value]
        if field == "cube":
            return CUBES[value]
        if field == "stacks":
            return "1 stack" if value == 1 else f"{value} stacks"
        if isinstance(value, list):
            return self._listed(field, value)
        if isinstance(value, dict):
            joint = "; " if any(isinstance(entry, list) for entry in value.values()) else ", "
            return joint.join(self._counted(field, *entry) for entry in value.items()) or "none"
        if value is None:
            return "nobody"
        return self.places.get(value, str(value))

    def _listed(self, field: str, values: list[Any]) -> str:
        if field in SEAT_LISTS:
            names = [self.players[one] if isinstance(one, int) else one for one in values]
            return ", ".join(names) or "nobody yet"
        if field in BY_SEAT:
            shares = [f"{self.players[seat]} {n}" for seat, n in enumerate(values) if n]
            return ", ".join(shares) or "nobody anything"
        if field == "ends":
            return " - ".join("open" if end is None else self._words("", end) for end in values)
        if field == "track":
            return " and ".join("-".join(map(str, pair)) for pair in values)
        if field == "route":
            return ", ".join(f"{self._words('', stop)} {edge}" for stop, edge in values)
        if field == "supply":
            return "; ".join(self._words("", cubes) for cubes in values)
        if field == "moves":
            moves = [f"{move['company']} by {move['change']} to {move['price']}" for move in values]
            return ", ".join(moves)
        joint = " + " if field == "sets" else ", "
        return joint.join(self._words("", entry) for entry in values) or "none"

    def _counted(self, field: str, what: str, amount: Any) -> str:
        if isinstance(amount, list):
            return f"{self._words('', what)} {self._words('', amount)}"
        return f"{what} ${amount}" if field == "bonus" else f"{amount} {what}"


def _variants(event: Event) -> list[str]:
    """Returns the variants an event may be, the one to be preferred first."""
    found = [str(event["reason"])] if "reason" in event else []
    found += [flag for flag in FLAGS if event.get(flag)]
    if event.get("use") is False:
        found.append("unused")
    if "winner" in event and event["winner"] is None:
        found.append("nobody")
    return found


def transcript(state: State) -> Iterator[tuple[int, str]]:
    """Yields what happened up to a state: the number of the action, and a sentence.

    The game is played once more from its beginning, since a state keeps its actions and
    not their events.
    """
    header = state.header
    again = state.game.set_up(header.seats, header.board, None, header.options)
    teller = Teller(again)
    if again.chance_due is None:  # what set_up has played unasked has no events to tell
        yield 0, f"Turn {again.view()['turn']}."
    for n, action in enumerate(state.public_actions(), start=1):
        for event in again.apply(action):
            yield n, teller.sentence(event)


def standing(state: State) -> Iterator[str]:
    """Yields one line a seat, the best place first: place, name and score."""
    place = 1
    for tied in state.ranking:
        for seat in tied:
            yield f"{place}. {state.header.seats[seat]}: {state.scores[seat]}"
        place += len(tied)
