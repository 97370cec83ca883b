"""The tables of the rules' own tests."""

from tests.engine.steel_driver.conftest import table

__all__ = ["table"]
