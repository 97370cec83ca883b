import { expect, it } from 'vitest';
import type { GameEvent, Step } from '../wire/types';
import { chaptersOf } from './log';

const step = (n: number, seat: number | null, ...events: GameEvent[]): Step => ({
  n,
  action: { seat, type: 'any' },
  events,
  at: '2026-11-30T12:00:00Z',
});
const sentence = (event: GameEvent) => (event.type === 'silent' ? null : event.type);
const chapter = (event: GameEvent | null) =>
  event === null ? 'Turn 1' : event.type === 'turn_began' ? `Turn ${String(event['turn'])}` : null;

/** A line of the log about an event of that type. */
const entry = (n: number, seat: number | null, type: string) =>
  expect.objectContaining({ n, seat, text: type, event: expect.objectContaining({ type }) });

it('groups the log by turns, also where a turn begins in the middle of a step', () => {
  const steps = [
    step(1, 0, { type: 'bid' }),
    step(2, 1, { type: 'built' }, { type: 'turn_began', turn: 2 }, { type: 'marker_passed' }),
    step(3, null, { type: 'dealt' }),
  ];
  expect(chaptersOf(steps, sentence, chapter)).toEqual([
    {
      title: 'Turn 1',
      entries: [entry(1, 0, 'bid'), entry(2, 1, 'built')],
    },
    {
      title: 'Turn 2',
      entries: [entry(2, 1, 'turn_began'), entry(2, 1, 'marker_passed'), entry(3, null, 'dealt')],
    },
  ]);
});

it('leaves out events without a sentence, and chapters in which nothing is said', () => {
  const steps = [
    step(1, 0, { type: 'silent' }),
    step(2, 0, { type: 'turn_began', turn: 2 }, { type: 'silent' }),
  ];
  expect(chaptersOf(steps, sentence, chapter).map((part) => part.title)).toEqual(['Turn 2']);
  expect(chaptersOf([], sentence, chapter)).toEqual([]);
});

it('takes a step whose action is not revealed', () => {
  const hidden: Step = { ...step(1, 0, { type: 'sold' }), action: null };
  expect(chaptersOf([hidden], sentence, chapter)[0]?.entries).toEqual([entry(1, null, 'sold')]);
});
