"""Tells a game in English sentences, event by event, as a terminal or a test reads it.

The browser has its own sentences in three languages, keyed by the same event types.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from goldenspike.engine.api import Event, State

SENTENCES: Final[dict[str, str]] = {
    # auctions and turns of Steel Driver
    "turn_began": "Turn {turn}. Order of play: {order}.",
    "nominated": "{seat} nominates {company} and bids {bid}.",
    "marker_passed": "{seat} passes the Active Player marker to {to}.",
    "marker_passed/unasked": "{seat} has no cubes; the Active Player marker goes to {to}.",
    "bid": "{seat} bids {amount} for {company}.",
    "passed": "{seat} passes on {company}.",
    "passed/unasked": "{seat} cannot bid more for {company}.",
    "won": "{seat} wins {company} for {amount}.",
    "auctions_over": "The auctions are over; unsold: {unsold}.",
    # track and profits
    "built": "{company} builds {from} - {to} for {cost}, gaining ${gain}: ${profit}, {cubes} left.",
    "transcontinental": "{builder} completes the transcontinental link, {chain}: {bonus}.",
    "company_passed/no_controller": "{company} passes: nobody controls it.",
    "company_passed/no_cubes": "{company} passes: no route is cheap enough.",
    "company_passed/no_route": "{company} passes: there is no route for it.",
    "company_passed/no_links": "{company} passes: all its links are laid.",
    "profit_taken": "{seat} takes ${amount} from {company}.",
    # the final profit determination
    "goods_placed": "Goods are placed: {goods}.",
    "final_control": "{seat} controls {company} in the end.",
    "claimed": "{company} claims {color} from {location}.",
    "claim_passed": "{company} can claim nothing more.",
    "company_valued": "{company} makes ${value}: {sets}.",
    "shares_paid": "{seat} takes ${amount} for {shares} of {company}.",
    "game_over": "The game is over.",
}
"""A sentence by event type; a variant is named by the field that tells it apart."""

SEATS: Final = frozenset(["seat", "to", "active_player"])
"""Fields in which a number is a seat (a `to` may be a place as well: then it is a text)."""


class Teller:
    """Tells the events of one game with the names of its players and places."""

    def __init__(self, state: State) -> None:
        header = state.header
        self.players = header.seats
        self.places = {
            place["id"]: str(place["name"])
            for place in header.board.content.get("location", [])
            if "id" in place and "name" in place
        }

    def sentence(self, event: Event) -> str:
        """Returns the event in one sentence; an unknown one is shown as it is."""
        variant = "unasked" if event.get("unasked") else event.get("reason")
        template = SENTENCES.get(f"{event['type']}/{variant}", SENTENCES.get(event["type"]))
        if template is None:
            return str(event)
        words = {field: self._words(field, value) for field, value in event.items()}
        said = template.format_map(words)
        return said[0].upper() + said[1:]

    def _words(self, field: str, value: Any) -> str:
        if field in SEATS and isinstance(value, int):
            return self.players[value]
        if isinstance(value, list):
            joint = " + " if field == "sets" else ", "
            return joint.join(self._words("", entry) for entry in value) or "none"
        if isinstance(value, dict):
            return ", ".join(self._counted(field, *entry) for entry in value.items()) or "none"
        if value is None:
            return "nobody"
        return self.places.get(value, str(value))

    def _counted(self, field: str, what: str, amount: int) -> str:
        return f"{what} ${amount}" if field == "bonus" else f"{amount} {what}"


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
