"""Boards as data: the supplied files, how files are read and judged, and their drawing.

The package can be called, `goldenspike.boards("steam")`: it is known by the name of the function
that lists the boards of a game, and would be hidden by it.
"""

import sys
from types import ModuleType


class _Boards(ModuleType):
    """The package, which lists the boards of a game when it is called."""

    def __call__(self, game_id: str) -> list[str]:
        """Returns the ids of the boards a game can be played on.

        Raises:
            BadSetup: there is no such game.
        """
        # Not imported: the shelf is made of this package, and comes with `goldenspike` itself.
        listed: list[str] = sys.modules["goldenspike.shelf"].boards(game_id)
        return listed


sys.modules[__name__].__class__ = _Boards
