"""Texts from people displace no figure: names without a blank, in emoji, from right to left."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

NAMES = [
    "W" * 24,
    "Donaudampfschifffahrt",
    "🚂" * 12,
    "שלום־לכולם־מהרכבת־הגדולה",
    "ΩWMW@WMW@WMW@WMW@WMW@WMW",
    "١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦٧٨٩٠١٢٣٤",
]
ORDINARY = ["Ann", "Ben", "Cy", "Dee", "Eli", "Flo"]
SIZES = {
    "phone": (390, 844),
    "low": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1280, 800),
    "desktop": (1440, 900),
}
GAMES = {
    "steel-driver": ("six-greedy", (4, 40)),
    "steam": ("six-mixed-base", (7, 60)),
    "steam-barons": ("six-mixed", (8, 60)),
}
"""A recorded game each, and after how many actions to look besides its end."""

DISPLACED = """names => {
  const PANELS = 'section, article, li, table, dialog, .card, .banner, .history, .inset';
  const FIGURE = /^[$≈+\\u2212-]{0,2}[0-9][0-9.,/ ]{0,7}%?$/;
  const figures = [], others = [], found = [];
  // Where a text lies, and what of its surroundings may cut it off.
  const place = (range, element) => {
    const rects = [...range.getClientRects()].filter(each => each.width > 0.5 && each.height > 0.5);
    const cut = [];
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.visibility === 'hidden' || style.opacity === '0') return null;
      if (style.overflowX !== 'visible' && style.display !== 'inline')
        cut.push({ each, scrolls: /auto|scroll/.test(style.overflowX) });
    }
    return rects.length > 0 ? { rects, cut } : null;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim(), element = walker.currentNode.parentElement;
    if (!text || element.closest('svg, .unseen, script, style, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const placed = place(range, element);
    if (!placed) continue;
    if (names.some(name => text.includes(name))) others.push(placed);
    else if (FIGURE.test(text)) figures.push({ text, element, ...placed });
  }
  const classes = each =>
    [...each.classList].filter(c => !c.startsWith('svelte')).map(c => '.' + c).join('');
  const path = element => {
    const parts = [];
    for (let each = element; each && parts.length < 4; each = each.parentElement)
      parts.unshift(each.localName + classes(each));
    return parts.join('>');
  };
  const beyond = (rect, box) => rect.left < box.left - 1.5 || rect.right > box.right + 1.5;
  const visible = (rect, cut) => {
    const seen = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    for (const { each } of cut) {
      const box = each.getBoundingClientRect();
      for (const side of ['left', 'top']) seen[side] = Math.max(seen[side], box[side]);
      for (const side of ['right', 'bottom']) seen[side] = Math.min(seen[side], box[side]);
    }
    return seen;
  };
  const screen = { left: 0, right: innerWidth };
  for (const { text, element, rects, cut } of figures) {
    const where = `${path(element)}: ${text}`;
    if (rects.length > 1) found.push(`broken: ${where}`);
    for (const rect of rects) {
      let reachable = false;
      for (const { each, scrolls } of cut) {
        if (scrolls) {
          if (each.scrollWidth <= each.clientWidth + 1) continue;
          reachable = true;
          found.push(`scrolls sideways: ${path(each)}`);
        } else if (!reachable && beyond(rect, each.getBoundingClientRect()))
          found.push(`cut off: ${where}`);
      }
      for (let each = element; each && !reachable; each = each.parentElement)
        if (each.matches(PANELS) && beyond(rect, each.getBoundingClientRect()))
          found.push(`outside of ${each.localName}: ${where}`);
      if (!reachable && beyond(rect, screen)) found.push(`off the screen: ${where}`);
      const here = visible(rect, cut);
      for (const other of others) for (const name of other.rects) {
        const there = visible(name, other.cut);
        const wide = Math.min(there.right, here.right) - Math.max(there.left, here.left);
        const high = Math.min(there.bottom, here.bottom) - Math.max(there.top, here.top);
        if (wide > 2 && high > 3) found.push(`under a name: ${where}`);
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth)
    for (const each of document.body.querySelectorAll("*"))
      if (beyond(each.getBoundingClientRect(), screen)) found.push(`too wide: ${path(each)}`);
  return [[...new Set(found)].sort(), figures.length];
}"""
"""What is wrong with the figures on the page, and how many there are."""


def at_size(page: Page, size: str) -> None:
    """Gives the page another size, as turning or resizing a screen does."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    # What stands there at another size must have gone before anything is looked for.
    page.evaluate("() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")
    page.wait_for_timeout(100)


def recorded(page: Page, game: str, actions: int | None, names: list[str]) -> str:
    """Brings a recorded game to a table, as far as so many actions; returns its address."""
    name, _ = GAMES[game]
    lines = Path(f"tests/replays/{game}/{name}.gslog").read_text().splitlines()
    header = json.loads(lines[0])
    header["seats"] = names[: len(header["seats"])]
    kept = lines[1:] if actions is None else lines[1 : 1 + actions]
    log = "\n".join([json.dumps(header), *kept]) + "\n"
    answer = page.request.post("/api/games/import", data={"log": log})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def displaced(page: Page, shot: Path | None = None) -> set[str]:
    """Looks at the page, tab after tab, and returns what is wrong with its figures."""
    found: set[str] = set()
    seen = 0
    tabs = page.get_by_role("tab")
    for number in range(max(1, tabs.count())):
        if tabs.count() > 0:
            tabs.nth(number).click()
        page.wait_for_timeout(100)
        wrong, figures = page.evaluate(DISPLACED, NAMES)
        found |= set(wrong)
        seen += figures
        if shot is not None:
            page.screenshot(path=shot.with_stem(f"{shot.stem}-{number}"))
    assert seen > 0
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_name_displaces_a_figure_at_the_table(
    visit: Callable[..., Page], shots: Path, game: str
) -> None:
    page = visit()
    for actions in (*GAMES[game][1], None):
        found: dict[str, set[str]] = {}
        for names in (NAMES, ORDINARY):
            page.goto(recorded(page, game, actions, names))
            expect(page.get_by_test_id("history")).to_be_attached()
            for size in SIZES:
                at_size(page, size)
                shot = shots / f"names-{game}-{actions}-{size}.png" if names is NAMES else None
                wrong = displaced(page, shot)
                # Some is so with any name, as a table that is wider than a phone.
                found[size] = wrong if names is NAMES else found[size] - wrong
            if not any(found.values()):
                break
        assert not any(found.values()), (actions, found)


def test_no_name_displaces_a_figure_at_home_in_the_waiting_room_and_in_chat(
    visit: Callable[..., Page], shots: Path
) -> None:
    page = visit()
    wish = {
        "game": "steel-driver",
        "board": "usa",
        "options": {},
        "seats": [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}, {"kind": "open"}],
        "pace": "live",
        "public": True,
        "seed": None,
    }
    address = f"/api/games/{page.request.post('/api/games', data=wish).json()['id']}"
    ben, eve = visit(), visit()
    taken = ben.request.post(f"{address}/seats/1", data={"name": NAMES[1]})
    assert taken.ok, taken.text()
    assert ben.request.post(f"{address}/chat", data={"text": "W" * 480}).ok
    assert eve.request.post(f"{address}/chat", data={"text": "ש" * 480, "name": NAMES[3]}).ok
    for place, path in {"home": "/", "room": address.replace("/api/games", "/table")}.items():
        page.goto(path)
        expect(page.get_by_text(NAMES[0]).first).to_be_visible()
        for size in SIZES:
            at_size(page, size)
            wrong, _ = page.evaluate(DISPLACED, NAMES)
            page.screenshot(path=shots / f"names-{place}-{size}.png")
            assert wrong == [], (place, size)
