import type { Attachment } from 'svelte/attachments';
import type { Point } from './types';

/** What a pointer over the board asks for; points are CSS pixels from the element's corner. */
export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(at: Point, factor: number): void;
  /** A click or tap that was no drag; `touch` when made by a finger. */
  tap(at: Point, touch: boolean): void;
  /** Activated by the keyboard or by assistive technology. */
  press(element: Element): void;
  doubleTap(at: Point, touch: boolean): void;
  /** Whether something lies there that a wheel or a swipe turns, instead of moving the board. */
  turns?(at: Point, touch: boolean): boolean;
  /** It is turned by so many steps, clockwise when positive. */
  turn?(by: number): void;
  /** The mouse moved; null when it left. */
  hover(at: Point | null): void;
  /** Pressed by the first finger or button, and by none any more. */
  hold(): void;
  release(): void;
  /** Moved by hand, and no more. */
  begin(): void;
  end(): void;
}

/** How far, in pixels, a pointer may move and still be clicking. */
const SLACK = { mouse: 4, touch: 9 };
/** How far, in pixels, a finger swipes or a wheel rolls for one turn. */
const TURN = { swipe: 34, wheel: 40 };
/** A wheel turns at most so often. */
const TURN_MS = 110;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;

/** Returns an attachment that turns pointer and wheel events into gestures. */
export function gestures(on: Gestures): Attachment<HTMLElement> {
  return (element) => {
    const pointers = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;
    let touch = false;
    let lastTap: { at: Point; time: number } | null = null;
    let wheeling: ReturnType<typeof setTimeout> | undefined;
    /** Where a swipe that turns something was counted last. */
    let swiped: Point | null = null;
    let rolled = 0;
    let turnedAt = 0;

    const place = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      touch = event.pointerType === 'touch';
      pointers.set(event.pointerId, place(event));
      if (pointers.size === 1) {
        on.hold();
        start = place(event);
        dragged = false;
        swiped = on.turns?.(start, touch) ? start : null;
      } else {
        dragged = true;
        swiped = null;
        on.begin();
      }
    };

    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      const now = place(event);
      if (before === undefined || start === null) {
        if (event.pointerType !== 'touch') on.hover(now);
        return;
      }
      if (!dragged) {
        const slack = touch ? SLACK.touch : SLACK.mouse;
        if (Math.hypot(now.x - start.x, now.y - start.y) < slack) return;
        dragged = true;
        element.setPointerCapture(event.pointerId);
        on.begin();
      }
      if (swiped !== null) {
        const way = now.x - swiped.x;
        const steps = Math.trunc(way / TURN.swipe);
        if (steps === 0) return;
        swiped = { x: swiped.x + steps * TURN.swipe, y: now.y };
        on.turn?.(steps);
        return;
      }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      if (other === undefined) {
        on.pan(now.x - before.x, now.y - before.y);
        return;
      }
      const apart = Math.hypot(before.x - other.x, before.y - other.y);
      const further = Math.hypot(now.x - other.x, now.y - other.y);
      const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      on.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (apart > 0) on.zoom(centre, further / apart);
    };

    const up = (event: PointerEvent): void => {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
      start = null;
      on.release();
      if (dragged) on.end();
    };

    const click = (event: MouseEvent): void => {
      if (event.detail === 0) {
        on.press(event.target as Element);
        return;
      }
      if (dragged) {
        dragged = false;
        return;
      }
      const at = place(event);
      const time = event.timeStamp;
      if (
        lastTap !== null &&
        time - lastTap.time < DOUBLE_TAP_MS &&
        Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < DOUBLE_TAP_PX
      ) {
        lastTap = null;
        on.doubleTap(at, touch);
        return;
      }
      lastTap = { at, time };
      on.tap(at, touch);
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      if (!event.ctrlKey && on.turns?.(place(event), false)) {
        rolled += event.deltaY * lines;
        if (Math.abs(rolled) < TURN.wheel || event.timeStamp - turnedAt < TURN_MS) return;
        on.turn?.(Math.sign(rolled));
        rolled = 0;
        turnedAt = event.timeStamp;
        return;
      }
      if (wheeling === undefined) on.begin();
      clearTimeout(wheeling);
      wheeling = setTimeout(() => {
        wheeling = undefined;
        on.end();
      }, 160);
      // A pinch on a trackpad arrives as a wheel with ctrlKey and small steps.
      const speed = event.ctrlKey ? 0.01 : 0.0016;
      on.zoom(place(event), Math.exp(-event.deltaY * lines * speed));
    };

    const leave = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') on.hover(null);
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('click', click);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(wheeling);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('click', click);
      element.removeEventListener('wheel', wheel);
    };
  };
}
