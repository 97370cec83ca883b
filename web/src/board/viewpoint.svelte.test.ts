import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shows } from './camera';
import { Viewpoint } from './viewpoint.svelte';

const BOARD = { width: 1600, height: 1000 };
const BOX = { width: 390, height: 360 };

describe('a viewpoint', () => {
  let frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    frames = [];
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', (number: number) => {
      frames[number - 1] = () => {};
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Lets a frame pass, once. */
  function pass(number: number, now: number): void {
    const frame = frames[number];
    frames[number] = () => {};
    frame?.(now);
  }

  /** Lets all frames pass, a second each. */
  function rest(): void {
    for (let number = 0; number < frames.length && number < 20; number += 1) {
      pass(number, 1000 * (number + 1));
    }
  }

  it('shows where something is asked, close by', () => {
    const viewpoint = new Viewpoint();
    viewpoint.measure(BOARD, BOX);
    viewpoint.attend([{ x: 200, y: 900 }]);
    rest();
    expect(viewpoint.moving).toBe(false);
    expect(viewpoint.camera.scale).toBeGreaterThan(0.4);
    expect(shows(viewpoint.camera, { x: 200, y: 900 }, BOX, 0)).toBe(true);
  });

  it('reveals a point that shows now, but not where the camera is going', () => {
    const viewpoint = new Viewpoint();
    viewpoint.measure(BOARD, BOX);
    viewpoint.attend([{ x: 200, y: 900 }]);
    viewpoint.reveal({ x: 1000, y: 500 });
    rest();
    expect(shows(viewpoint.camera, { x: 1000, y: 500 }, BOX, 10)).toBe(true);
  });

  it('keeps the end of a way in view together with the other end', () => {
    const viewpoint = new Viewpoint();
    viewpoint.measure(BOARD, BOX);
    const ends = [400, 1100].map((x) => ({ x, y: 500 }));
    viewpoint.attend(ends);
    viewpoint.keep(ends[0]!);
    rest();
    for (const end of ends) expect(shows(viewpoint.camera, end, BOX, 10)).toBe(true);
  });

  it('stays where it is while it is pressed, and goes on afterwards', () => {
    const viewpoint = new Viewpoint();
    viewpoint.measure(BOARD, BOX);
    viewpoint.attend([{ x: 200, y: 900 }]);
    pass(0, 1000);
    pass(1, 1100);
    viewpoint.hold();
    const { camera } = viewpoint;
    viewpoint.reveal({ x: 1500, y: 100 });
    rest();
    expect(viewpoint.camera).toEqual(camera);
    expect(viewpoint.moving).toBe(false);
    viewpoint.release();
    rest();
    expect(shows(viewpoint.camera, { x: 1500, y: 100 }, BOX, 10)).toBe(true);
  });

  it('forgets where it was going when it is moved by hand', () => {
    const viewpoint = new Viewpoint();
    viewpoint.measure(BOARD, BOX);
    viewpoint.attend([{ x: 200, y: 900 }]);
    viewpoint.hold();
    viewpoint.begin();
    const { camera } = viewpoint;
    viewpoint.end();
    viewpoint.release();
    rest();
    expect(viewpoint.camera).toEqual(camera);
  });

  it('stays where it is when the point shows there', () => {
    const viewpoint = new Viewpoint();
    viewpoint.measure(BOARD, BOX);
    viewpoint.attend([{ x: 200, y: 900 }]);
    rest();
    const { camera } = viewpoint;
    viewpoint.reveal({ x: 210, y: 880 });
    rest();
    expect(viewpoint.camera).toEqual(camera);
  });
});
