"""Running what is asynchronous from a test that is not."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Returns what a coroutine returns, run in an event loop and a thread of its own.

    In a process that has opened a browser, the loop of the browser's driver is running in the
    main thread for good, and no other may be started there.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
