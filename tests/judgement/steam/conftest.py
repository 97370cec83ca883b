"""The tables of the rules' own tests."""

from tests.engine.conftest import draw
from tests.engine.steam.conftest import table

__all__ = ["draw", "table"]
