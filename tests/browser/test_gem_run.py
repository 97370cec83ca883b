"""Gem Run in a browser: whole runs by keys and by touch, challenges, turns, the lesson, offline."""

from __future__ import annotations

import gzip
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import PATIENCE, PHONE
from tests.browser.gem_run import Record, drive

from goldenspike.engine import gem_run

pytestmark = pytest.mark.browser

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 480}, "has_touch": True}

# The page tells of each tick before it is played; whatever hands do then counts in that tick.
HANDS = """([inputs, hand]) => {
  const glass = document.querySelector('[data-testid=glass]');
  const KEYS = { left: 'ArrowLeft', right: 'KeyD', faster: 'KeyW', slower: 'ArrowDown' };
  const WAYS = { left: [-40, 0], right: [40, 0], faster: [0, -40], slower: [0, 40] };
  const at = new Map();
  for (const [tick, input] of inputs) at.set(tick, [...(at.get(tick) ?? []), input]);
  glass.addEventListener('run-tick', ({ detail: tick }) => {
    for (const input of at.get(tick) ?? []) {
      if (hand === 'keys') {
        const event = { code: KEYS[input], bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', event));
        document.body.dispatchEvent(new KeyboardEvent('keyup', event));
      } else {
        const [x, y] = WAYS[input];
        const touch = (type, dx, dy) => glass.dispatchEvent(new PointerEvent(type, {
          pointerId: 7, pointerType: 'touch', bubbles: true,
          clientX: 150 + dx, clientY: 300 + dy,
        }));
        touch('pointerdown', 0, 0);
        touch('pointermove', x, y);
        touch('pointerup', x, y);
      }
    }
  });
}"""


# Frames come one after another as fast as they are drawn, a tenth of a second of play apart.
RUSH = """async (phase) => {
  const native = window.requestAnimationFrame;
  const run = document.querySelector('[data-testid=run]');
  const waiting = [];
  let time = performance.now();
  window.requestAnimationFrame = (turn) => waiting.push(turn);
  const began = Date.now();
  while (run.dataset.phase === phase && Date.now() - began < 200000) {
    await new Promise((go) => setTimeout(go, 0));
    time += 100;
    for (const turn of waiting.splice(0)) turn(time);
    if (window.watch?.()) break;
  }
  window.requestAnimationFrame = native;
  for (const turn of waiting) native(turn);
}"""


# Notes each picture of the lesson by what it is called, with the words that can be read on it.
PICTURES = """() => {
  window.seen = new Map();
  window.watch = () => {
    const picture = document.querySelector('[data-testid=lesson]');
    if (picture) window.seen.set(picture.getAttribute('aria-label'), picture.innerText.trim());
    return false;
  };
}"""


def rush(page: Page, phase: str = "drive") -> None:
    """Lets a run pass as fast as the machine draws, until another thing is shown."""
    expect(page.get_by_test_id("run")).to_have_attribute("data-phase", phase)
    page.evaluate(RUSH, phase)


def two_runs(first: int = 1) -> tuple[Record, Record]:
    """Returns two finished runs over one line, the second the better one."""
    for seed in range(first, first + 60):
        slow, fast = drive(seed, speed=2), drive(seed)
        one, other = gem_run.replay(slow), gem_run.replay(fast)
        if one.finished and other.finished and one.score < other.score:
            return slow, fast
    raise AssertionError("No line was driven well.")


def challenge_of(page: Page, record: Record, name: str) -> str:
    """Sends a run as somebody, and returns the page of its challenge."""
    sent = page.request.post(
        "/api/gem-run/runs",
        data={"key": str(uuid.uuid4()), "record": record, "name": name, "of": None},
    )
    assert sent.ok, sent.text()
    made = page.request.post(
        "/api/gem-run/challenges",
        data={"key": str(uuid.uuid4()), "run": sent.json()["id"], "back": None},
    )
    assert made.ok, made.text()
    return str(made.json()["link"])


def know_how(page: Page) -> None:
    """Lets the page believe that its reader has had the lesson."""
    page.add_init_script("localStorage.setItem('gs-run-taught', '1')")


def ready(page: Page, record: Record) -> None:
    """Chooses first track and speed as a record did."""
    expect(page.get_by_test_id("run")).to_have_attribute("data-phase", "start")
    page.locator(f"input[name=speed][value='{record['speed']}']").check(force=True)
    page.locator(f"input[name=track][value='{record['track']}']").check(force=True)


def drive_in(page: Page, record: Record, hand: str) -> None:
    """Drives a record's inputs by hand on the page, until the result is shown."""
    ready(page, record)
    page.evaluate(HANDS, [record["inputs"], hand])
    page.get_by_test_id("start").click()
    rush(page)
    expect(page.get_by_test_id("result")).to_be_visible()


@pytest.mark.parametrize(("hand", "screen"), [("keys", {}), ("touch", SMALL)])
def test_a_whole_run_by_hand_beats_a_challenge_with_exactly_the_servers_score(
    visit: Callable[..., Page], shots: Path, hand: str, screen: dict[str, Any]
) -> None:
    # Each by itself: nobody may send what another has driven already.
    challenger, friend = two_runs(1 if hand == "keys" else 101)
    if hand == "touch":
        friend = drive(friend["seed"], speed=friend["speed"], every=5)
    ann = visit("/rules/steel-driver")
    link = challenge_of(ann, challenger, "Ann")
    page = visit("/rules/steel-driver", screen or {"viewport": {"width": 560, "height": 320}})
    know_how(page)
    page.goto(link)
    expect(page.get_by_test_id("challenge-of")).to_contain_text("Ann")
    drive_in(page, friend, hand)
    told = gem_run.replay(friend)
    final = page.get_by_test_id("final-score")
    expect(final).to_contain_text(str(told.score))
    expect(final).to_have_attribute("data-server", str(told.score))
    lead = told.score - gem_run.replay(challenger).score
    expect(page.get_by_test_id("rival")).to_have_attribute("data-lead", str(lead))
    expect(page.get_by_test_id("duel")).to_contain_text(str(told.score))
    page.screenshot(path=shots / f"gem-run-challenge-{hand}.png")


def test_code_and_art_of_the_game_weigh_at_most_250_kilobytes_and_load_only_there(
    visit: Callable[..., Page],
) -> None:
    def parts(page: Page) -> set[str]:
        kinds = "['script', 'link', 'img', 'fetch', 'other', 'css']"
        found = page.evaluate(
            "performance.getEntriesByType('resource')"
            f".filter((each) => {kinds}.includes(each.initiatorType)).map((each) => each.name)"
        )
        return {name for name in found if "/assets/" in name and not name.endswith(".woff2")}

    home = visit("/")
    expect(home.get_by_test_id("play-run")).to_be_visible()
    there = visit("/run")
    expect(there.get_by_test_id("start")).to_be_visible()
    own = parts(there) - parts(home)
    assert any("RunPage" in name for name in own)
    assert not any("RunPage" in name for name in parts(home))
    weight = sum(len(gzip.compress(there.request.get(name).body())) for name in own)
    assert 50_000 < weight <= 250_000


def test_the_lesson_teaches_without_a_word_and_only_once(visit: Callable[..., Page]) -> None:
    page = visit("/rules/steel-driver", PHONE)
    page.goto("/run")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("run")).to_have_attribute("data-phase", "lesson")
    page.evaluate(PICTURES)
    rush(page, "lesson")
    seen = page.evaluate("[...window.seen.entries()]")
    assert len(seen) == 6
    assert all(words == "" for _, words in seen)
    expect(page.get_by_test_id("run")).to_have_attribute("data-phase", "drive")
    assert page.evaluate("localStorage.getItem('gs-run-taught')") == "1"


def test_first_input_is_two_taps_from_home_and_hiding_the_tab_pauses(
    visit: Callable[..., Page],
) -> None:
    page = visit("/", PHONE)
    know_how(page)
    page.reload()
    page.get_by_test_id("play-run").tap()
    page.get_by_test_id("start").tap()
    expect(page.get_by_test_id("run")).to_have_attribute("data-phase", "drive")
    page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { value: true });"
        " document.dispatchEvent(new Event('visibilitychange')); }"
    )
    expect(page.get_by_test_id("run")).to_have_attribute("data-phase", "pause")
    page.get_by_test_id("go-on").tap()
    expect(page.get_by_test_id("run")).to_have_attribute("data-phase", "drive")


def test_turns_at_one_device_go_round_three_lines_and_name_the_winner(
    visit: Callable[..., Page],
) -> None:
    page = visit("/rules/steel-driver", PHONE)
    know_how(page)
    page.goto("/run")
    page.get_by_test_id("turns").click()
    page.get_by_role("dialog").get_by_role("textbox").first.fill("Ann")
    page.get_by_role("dialog").get_by_role("textbox").last.fill("Bob")
    page.get_by_test_id("begin-turns").click()
    for turn in range(6):
        expect(page.get_by_test_id("start")).to_be_visible()
        page.locator("input[name=speed][value='5']").check(force=True)
        page.get_by_test_id("start").click()
        rush(page)
        expect(page.get_by_test_id("turns-table")).to_be_visible()
        if turn < 5:
            page.get_by_test_id("next-turn").click()
    expect(page.get_by_test_id("winner")).to_be_visible()


def test_a_run_without_a_connection_is_kept_and_sent_when_it_is_back(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(base_url=address, **PHONE)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    know_how(page)
    page.goto("/run")
    expect(page.get_by_test_id("start")).to_be_visible()
    page.evaluate(
        "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' || "
        "new Promise((go) => active.addEventListener('statechange', go)))"
    )
    context.set_offline(True)
    page.reload()
    page.get_by_test_id("start").click()
    rush(page)
    expect(page.get_by_test_id("result")).to_be_visible()
    waiting = "JSON.parse(localStorage.getItem('gs-run-waiting') ?? '[]').length"
    assert page.evaluate(waiting) == 1
    context.set_offline(False)
    score = page.get_by_test_id("final-score").locator("strong").inner_text()
    expect(page.get_by_test_id("final-score")).to_have_attribute("data-server", score)
    assert page.evaluate(waiting) == 0
    context.close()
