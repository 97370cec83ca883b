"""The page while the browser translates it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.browser.steel_driver import Table

pytestmark = pytest.mark.browser

TRANSLATE = """() => {
  const isText = node => node.data.trim() && !node.data.includes('«')
    && !node.parentElement?.closest('svg, script, style, textarea, [translate=no]');
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.innerHTML = '<font></font>';
      font.firstChild.textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  };
  translate();
  setInterval(translate, 20);
}"""
"""What a translating browser does: elements stand in the place of texts, and of later ones."""

LIVE = """() => ['.banner', '.game-prompt', '.parts', '[data-testid=log]', '[data-testid=history]']
  .map(part => document.querySelector(part)?.textContent.replace(/[«»]/g, '') ?? '')"""

SETTLED = """() => {
  const banner = document.querySelector('[data-testid=turn]');
  return banner && banner.textContent.includes('«');
}"""


def test_what_is_live_goes_on_in_translation(at_a_table: Callable[..., Table]) -> None:
    plain = at_a_table()
    context = plain.page.context
    page: Page = context.new_page()
    page.goto(plain.page.url)
    translated = Table(page)
    assert translated.wait_for_turn()
    page.evaluate(TRANSLATE)
    banners = set()
    for _ in range(12):
        if not plain.wait_for_turn():
            break
        n = plain.steps()
        translated.wait_for_steps(n)
        page.wait_for_function(SETTLED)
        # Both pages come to rest, each at its own pace.
        for _ in range(200):
            there, here = page.evaluate(LIVE), plain.page.evaluate(LIVE)
            if there == here:
                break
            page.wait_for_timeout(50)
        assert there == here
        banners.add(re.sub(r"\s+", " ", there[0]))
        plain.decide()
    assert len(banners) >= 2
