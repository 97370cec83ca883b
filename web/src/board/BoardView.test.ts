import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import BoardView from './BoardView.svelte';
import { readDrawing } from './drawing';
import type { Target } from './types';

// The test environment lays nothing out, so there are no sizes to observe.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

// Nor does it know of pointers that are held.
HTMLElement.prototype.setPointerCapture = () => {};

const drawing = readDrawing(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><g data-location="a"/></svg>',
);
const spot = (id: string, x: number, legal: boolean): Target => ({
  id,
  shape: { kind: 'spot', at: { x, y: 50 }, radius: 5 },
  label: `The place ${id}`,
  legal,
});
const targets = [spot('a', 10, true), spot('b', 50, false), spot('c', 90, true)];

function show(shown = targets, more: { onturn?: (by: number) => void } = {}) {
  const onpick = vi.fn();
  render(BoardView, {
    ...more,
    drawing,
    targets: shown,
    label: 'Board',
    words: { closer: 'Zoom in', further: 'Zoom out', whole: 'Whole' },
    onpick,
  });
  return onpick;
}

describe('BoardView', () => {
  it('offers every target as a named button, and says which cannot be used', () => {
    show();
    const a = screen.getByRole('button', { name: 'The place a' });
    expect(a.getAttribute('aria-disabled')).toBe('false');
    const b = screen.getByRole('button', { name: 'The place b' });
    expect(b.getAttribute('aria-disabled')).toBe('true');
  });

  it('is one stop of the Tab key, from which arrows lead to what glows', async () => {
    show();
    const [a, c] = ['a', 'c'].map((id) => screen.getByRole('button', { name: `The place ${id}` }));
    const stops = screen
      .getAllByRole('button')
      .filter((e) => e.hasAttribute('data-target') && e.getAttribute('tabindex') === '0');
    expect(stops).toEqual([a]);
    a!.focus();
    await fireEvent.keyDown(a!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(c);
    await fireEvent.keyDown(c!, { key: 'ArrowLeft', shiftKey: true });
    expect(document.activeElement?.getAttribute('data-target')).toBe('b');
  });

  it('picks by keyboard, and by assistive technology that clicks without a pointer', async () => {
    const onpick = show();
    const a = screen.getByRole('button', { name: 'The place a' });
    a.focus();
    await fireEvent.keyDown(a, { key: 'Enter' });
    expect(onpick).toHaveBeenLastCalledWith('a');
    onpick.mockClear();
    await fireEvent.click(screen.getByRole('button', { name: 'The place c' }), { detail: 0 });
    expect(onpick).toHaveBeenLastCalledWith('c');
  });

  it('leaves Enter on what is picked already to the game, which confirms it', async () => {
    const onpick = show([{ ...targets[0]!, selected: true }]);
    const a = screen.getByRole('button', { name: 'The place a', pressed: true });
    a.focus();
    await fireEvent.keyDown(a, { key: 'Enter' });
    expect(onpick).not.toHaveBeenCalled();
  });

  it('turns what is picked by the wheel over it, and lets the game use keys first', async () => {
    const onturn = vi.fn();
    show([{ ...targets[0]!, selected: true }, targets[2]!], { onturn });
    const sheet = screen.getByRole('group', { name: 'Board' });
    // The test environment lays nothing out: the board lies at 1:1 in the corner.
    await fireEvent.wheel(sheet, { clientX: 10, clientY: 50, deltaY: 60 });
    expect(onturn).toHaveBeenCalledWith(1);
    onturn.mockClear();
    await fireEvent.wheel(sheet, { clientX: 90, clientY: 50, deltaY: 60 });
    expect(onturn).not.toHaveBeenCalled();
  });

  it('turns by a swipe across what is picked', async () => {
    const onturn = vi.fn();
    show([{ ...targets[0]!, selected: true }], { onturn });
    const sheet = screen.getByRole('group', { name: 'Board' });
    const at = (x: number) => ({ clientX: x, clientY: 50, button: 0, pointerId: 1 });
    const swipe = async (type: string, x: number) =>
      fireEvent(sheet, new PointerEvent(type, { ...at(x), bubbles: true, pointerType: 'mouse' }));
    await swipe('pointerdown', 10);
    await swipe('pointermove', 50);
    await swipe('pointermove', 10);
    expect(onturn.mock.calls).toEqual([[1], [-1]]);
  });
});
