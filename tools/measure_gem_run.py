"""Measures Gem Run's page in Chromium with a processor slowed down four times.

    script/measure-gem-run [--seconds 60] [--gpu]

Prints how long it takes on slow 4G (1.6 Mbit/s, 150 ms there and back) until one can set out, and
the times from frame to frame in a run at 390x844. Says what draws: where that is software, the
figures are those of the processor that does it, and other work on the machine disturbs them.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, sync_playwright

from goldenspike.engine import gem_run

PHONE = {"width": 390, "height": 844}
SLOWER = 4
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 94_000,
}

FRAMES = """() => {
  window.frames_ = [];
  let last = 0;
  const note = (time) => {
    if (last) window.frames_.push(time - last);
    last = time;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""


@contextmanager
def server() -> Iterator[str]:
    """Yields the address of a running server."""
    with (
        tempfile.TemporaryDirectory() as data,
        subprocess.Popen(
            [sys.executable, "-m", "goldenspike", "serve", "--port", "0", "--data", data],
            stdout=subprocess.PIPE,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        told = next(line for line in process.stdout if "http://" in line)
        yield told.split()[-1].rstrip("/")
        process.terminate()


def opened(browser: Browser, address: str, network: bool) -> Page:
    """Returns a page of somebody new, slowed down."""
    context = browser.new_context(base_url=address, viewport=PHONE, service_workers="block")
    context.add_init_script("localStorage.setItem('gs-run-taught', '1')")
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if network:
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    return page


def load(browser: Browser, address: str) -> float:
    """Returns the seconds from the request of the page until one can set out."""
    page = opened(browser, address, True)
    page.goto("/run", wait_until="commit")
    page.get_by_test_id("start").wait_for()
    ready = float(page.evaluate("performance.now()")) / 1000
    page.context.close()
    return ready


def frames(browser: Browser, address: str, seconds: int) -> tuple[list[float], str]:
    """Returns milliseconds from frame to frame in a run, and what draws."""
    page = opened(browser, address, False)
    page.goto("/run")
    page.get_by_test_id("start").wait_for()
    drawn_by = page.evaluate(
        "() => { const gl = document.createElement('canvas').getContext('webgl2');"
        " const more = gl?.getExtension('WEBGL_debug_renderer_info');"
        " return String(gl?.getParameter(more?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)); }"
    )
    page.wait_for_timeout(4000)
    page.get_by_test_id("start").click()
    page.evaluate(FRAMES)
    taken: list[float] = []
    left = float(seconds)
    while left > 0:
        page.wait_for_timeout(1000)
        left -= 1
        if page.get_by_test_id("run").get_attribute("data-phase") == "result":
            taken += page.evaluate("window.frames_.splice(0)")
            page.get_by_test_id("again").click()
            page.get_by_test_id("start").click()
            page.evaluate("window.frames_.length = 0")
        else:
            page.keyboard.press(("ArrowLeft", "ArrowRight")[int(left) % 2])
    taken += page.evaluate("window.frames_")
    page.context.close()
    return taken, drawn_by


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--gpu", action="store_true", help="let the browser use the graphics card")
    wish = parser.parse_args()
    browser_path = subprocess.run(
        ["script/find-browser"], capture_output=True, text=True, check=True
    ).stdout.strip()
    flags = ["--no-sandbox", *([] if wish.gpu else ["--disable-gpu"])]
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=flags)
        loads = sorted(load(browser, address) for _ in range(3))
        taken, drawn_by = frames(browser, address, wish.seconds)
        browser.close()
    taken.sort()
    print(
        json.dumps(
            {
                "rules": gem_run.VERSION,
                "drawn by": drawn_by,
                "first load to drivable, s": [round(each, 2) for each in loads],
                "frames": len(taken),
                "median frame, ms": round(taken[len(taken) // 2], 1),
                "95 %, ms": round(taken[len(taken) * 95 // 100], 1),
                "longest, ms": round(taken[-1], 1),
                "over 33 ms": sum(each > 33.4 for each in taken),
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
