import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../text/fluent';
import type { Preview } from '../../wire/types';
import { SteamSession } from './session.svelte';
import { laid, lay, legal, player, steps, TRACK, view } from './testing/table';
import { context } from './testing/table';
import type { Context } from './view';

let end: () => void = () => {};
function sit(fields: Partial<Context>): { session: SteamSession; ctx: Context } {
  const ctx = context(fields);
  vi.spyOn(ctx, 'play').mockResolvedValue(true);
  vi.spyOn(ctx, 'explain').mockReturnValue();
  let session!: SteamSession;
  end = $effect.root(() => {
    session = new SteamSession(ctx);
  });
  flushSync();
  return { session, ctx };
}
const key = (name: string, shiftKey = false) =>
  new KeyboardEvent('keydown', { key: name, shiftKey });
const settle = () => new Promise((resume) => setTimeout(resume));

beforeEach(() => speak('en'));
afterEach(() => end());

const DONE = { seat: 0, type: 'done' };
const building = (): Partial<Context> => ({
  legal: legal(
    [lay('C5', [0, 3]), lay('C5', [1, 4]), lay('C5', [0, 5]), lay('D4', [0, 3]), DONE],
    [laid(3), laid(3), laid(3), laid(2), [{ type: 'build_ended' }]],
  ),
});

describe('a tile', () => {
  it('is held over the hex that is clicked, turned by another click, and laid', () => {
    const { session, ctx } = sit(building());
    session.pick('hex:C5');
    expect(session.trial.lay?.face).toEqual({ track: [[0, 3]] });
    session.pick('hex:C5');
    expect(session.trial.lay?.face).toEqual({ track: [[1, 4]] });
    expect(session.confirm()).toBe(true);
    expect(ctx.play).toHaveBeenCalledWith(lay('C5', [1, 4]));
  });

  it('is turned only to where it may lie, the short way round', () => {
    const { session } = sit(building());
    session.pick('hex:C5');
    session.trial.turn(1);
    expect(session.trial.angle).toBe(1);
    session.trial.turn(1);
    expect(session.trial.lay?.face).toEqual({ track: [[0, 3]] });
    expect(session.trial.angle).toBe(6);
    session.trial.turn(-1);
    expect(session.trial.angle).toBe(1);
  });

  it('answers to keys: r turns, f takes another face, Escape puts it back', () => {
    const { session } = sit(building());
    expect(session.key(key('r'))).toBe(false);
    session.pick('hex:C5');
    session.key(key('r'));
    expect(session.trial.lay?.face).toEqual({ track: [[1, 4]] });
    session.key(key('R', true));
    expect(session.trial.lay?.face).toEqual({ track: [[0, 3]] });
    session.key(key('f'));
    expect(session.trial.lay?.face).toEqual({ track: [[0, 5]] });
    expect(session.key(key('Escape'))).toBe(true);
    expect(session.busy).toBe(false);
  });

  it('is shown with its cost once that has been asked for', async () => {
    const told: Preview[] = [{ events: laid(7), refusal: null }];
    const { session } = sit({
      legal: legal([lay('D4', [0, 3])], [null]),
      previews: async () => told,
    });
    session.pick('hex:D4');
    expect(session.trial.lay?.events).toEqual([]);
    await settle();
    expect(session.trial.lay?.events).toEqual(laid(7));
  });

  it('that was laid is taken back, and what came after it laid again', async () => {
    const own = [lay('B4', [0, 3]), lay('D4', [0, 3]), lay('D6', [0, 3])];
    let left = 3;
    const { session, ctx } = sit({
      ...building(),
      get steps() {
        return steps(...own).slice(0, left);
      },
      get n() {
        return left;
      },
      undo: async () => void (left -= 1),
      previews: async ([action]) => [
        action?.['hex'] === 'D6'
          ? { events: null, refusal: { code: 'build/not-connected', text: '', rule: 'ST-4.5' } }
          : { events: laid(2), refusal: null },
      ],
    });
    expect(session.laid.map(({ n }) => n)).toEqual([1, 2, 3]);
    await session.takeBack(session.laid[0]!);
    expect(left).toBe(0);
    // Without the first the last one hangs in the air.
    expect(vi.mocked(ctx.play).mock.calls).toEqual([[own[1]]]);
  });
});

describe('a hex that does not glow', () => {
  it('is explained by the refusal of the server, in the chosen language', async () => {
    const off = { code: 'build/off-map', text: 'Off.', rule: 'ST-4.4' };
    const apart = { code: 'build/not-connected', text: 'Apart.', rule: 'ST-4.5' };
    const { session, ctx } = sit({
      ...building(),
      previews: async () => [off, off, apart].map((refusal) => ({ events: null, refusal })),
    });
    session.pick('hex:E7');
    await settle();
    expect(ctx.explain).toHaveBeenCalledTimes(1);
    expect(vi.mocked(ctx.explain).mock.calls[0]?.[1]).toBe('ST-4.5');
    expect(vi.mocked(ctx.explain).mock.calls[0]?.[0]).not.toBe('Apart.');
  });

  it('is not asked about while it is the turn of another', async () => {
    const { session, ctx } = sit({ view: view({ to_act: [1] }) });
    session.pick('hex:E7');
    await settle();
    expect(ctx.explain).toHaveBeenCalledWith('It is the turn of Ben.');
  });
});

describe('a city', () => {
  const grow = (hex: string, supply: number) => ({ seat: 0, type: 'grow', hex, supply });
  const urbanize = (color: string, supply: number) => ({
    ...{ seat: 0, type: 'urbanize', hex: 'C7' },
    color,
    supply,
  });

  it('grows by the cubes of a space that is chosen', () => {
    const { session, ctx } = sit({
      legal: legal([lay('D4', [0, 3]), grow('C3', 0), grow('C3', 2), grow('C9', 0)]),
    });
    session.pick('hex:C3');
    expect(session.tool).toBe('city');
    expect(session.confirm()).toBe(false);
    session.founding.supply = 2;
    session.confirm();
    expect(ctx.play).toHaveBeenCalledWith(grow('C3', 2));
  });

  it('is founded in a town with a colour; what leaves no choice is chosen already', () => {
    const { session, ctx } = sit({
      legal: legal([urbanize('red', 2), urbanize('gray', 2)]),
    });
    expect(session.tool).toBe('city');
    session.pick('hex:C7');
    expect(session.founding.supply).toBe(2);
    session.founding.color = 'gray';
    session.confirm();
    expect(ctx.play).toHaveBeenCalledWith(urbanize('gray', 2));
  });
});

describe('a cube', () => {
  const deliver = (from: string, color: string, ...route: [string, number][]) => ({
    ...{ seat: 0, type: 'deliver', from },
    color,
    route,
  });
  const delivered = (to: string, points: number[]) => [{ type: 'delivered', to, points }];
  const far = deliver('C3', 'blue', ['C3', 3], ['C7', 3]);
  const detour = deliver('C3', 'blue', ['C3', 2], ['E5', 3]);
  const back = deliver('C9', 'red', ['C9', 0], ['C7', 0]);
  const moving = (): Partial<Context> => ({
    view: view({ ...TRACK, phase: 'move', build: null, players: [player(), player(), player()] }),
    legal: legal(
      [far, detour, back, { seat: 0, type: 'pass' }],
      [delivered('C9', [1, 1, 0]), delivered('C9', [1, 0, 1]), delivered('C3', [1, 1, 0]), []],
    ),
  });

  it('shows where it may go, and goes there on the way that is picked', () => {
    const { session, ctx } = sit(moving());
    session.pick('cube:C3:blue');
    expect(session.moving.goals.map(({ to }) => to)).toEqual(['C9']);
    expect(session.moving.ways).toHaveLength(2);
    session.pick('hex:C9');
    expect(session.moving.delivery?.action).toEqual(detour);
    session.pick('hex:C9');
    expect(session.moving.delivery?.action).toEqual(far);
    session.confirm();
    expect(ctx.play).toHaveBeenCalledWith(far);
  });

  it('is meant by a click on its city where no other can be delivered', () => {
    const { session } = sit(moving());
    session.pick('hex:C9');
    expect(session.moving.cube).toEqual({ from: 'C9', color: 'red' });
  });

  it('is told to screen readers, as are cities and hexes', () => {
    const { session } = sit(moving());
    const labels = session.targets.map(({ id, label }) => [id, label]);
    expect(labels).toContainEqual(['cube:C3:blue', 'blue cube in Alba']);
    expect(labels).toContainEqual(['hex:C9', 'Brea, blue city with one cube: red']);
    expect(labels).toContainEqual(['hex:C5', 'C5, plain and river, track of Ann']);
    expect(labels.some(([id]) => id === 'hex:C1')).toBe(false);
  });
});
