"""Every way to set a game up: all games, boards, numbers of players and options."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import goldenspike as gs
from goldenspike import shelf
from goldenspike.boards.library import LIBRARY

SEED = 48_151_623_420_815
NONCE = "nobody-may-see-this"


class Variant:
    """One way to set up one game."""

    def __init__(self, game: str, board: str, players: int, options: dict[str, Any]) -> None:
        self.game = gs.game(game)
        self.board = board
        self.players = players
        self.options = options

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game.id, self.board, str(self.players), *options])

    def new(self, seed: int | None = SEED) -> gs.State:
        names = [f"Player {seat}" for seat in range(self.players)]
        return self.game.new(names, self.board, seed, self.options, NONCE)

    def positions(self, seed: int, every: int = 1) -> Iterator[gs.State]:
        """Plays a random game and yields it at every so many-th action, and at the end.

        What is yielded is the game itself: copy it to play on.
        """
        rng = random.Random(f"{self} {seed}")
        state = self.new(seed)
        while not state.is_over:
            if state.n % every == 0:
                yield state
            state.apply(rng.choice(state.legal_actions()))
        yield state


def option_choices(option: gs.Option, players: int) -> list[Any]:
    return [*option.values, *((0, players - 1) if option.seat else ())]


def variants() -> list[Variant]:
    found = []
    for game in shelf.GAMES.values():
        for board in LIBRARY.boards(game.id):
            fewest, most = game.players_on(LIBRARY.find(game.id, board))
            for players in range(fewest, most + 1):
                names = [option.name for option in game.options]
                choices = [option_choices(option, players) for option in game.options]
                for values in itertools.product(*choices):
                    variant = Variant(
                        game.id, board, players, dict(zip(names, values, strict=True))
                    )
                    try:
                        variant.new()
                    except gs.BadSetup:
                        continue  # two options that exclude each other
                    found.append(variant)
    return found


VARIANTS = variants()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", VARIANTS, ids=str)
    if "game" in metafunc.fixturenames:
        # One variant a game is enough for what does not depend on the set-up.
        firsts = {variant.game.id: variant for variant in VARIANTS}
        metafunc.parametrize("game", firsts.values(), ids=firsts)


@pytest.fixture
def wires() -> Callable[[gs.State], list[dict[str, Any]]]:
    """The legal actions of a state as they travel."""
    return lambda state: [action.to_json() for action in state.legal_actions()]
