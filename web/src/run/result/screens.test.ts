import { render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../text/language.svelte';
import { speak } from '../../text/fluent';
import DuelTable from '../duel/DuelTable.svelte';
import SendChallenge from '../duel/SendChallenge.svelte';
import { line, Run, result as resultOf, type Result } from '../sim';
import TurnsStart from '../turns/TurnsStart.svelte';
import TurnsTable from '../turns/TurnsTable.svelte';
import { begin, driven } from '../turns/turns';
import type { Duel, SentRun } from '../wire';
import RunResult from './RunResult.svelte';

beforeEach(() => speak('en'));
afterEach(() => vi.unstubAllGlobals());

/** A run without a hand on the lever. */
function untouched(): Result {
  const run = new Run(line(7), 1, 3);
  while (!run.over) run.step([]);
  return resultOf(run, 1, 3);
}

describe('GR-4.1 the result', () => {
  const result = untouched();

  it('tells the score with its parts, the best chain and where something was hit', () => {
    render(RunResult, { result, sent: null, before: null });
    const sheet = screen.getByTestId('run-result');
    expect(screen.getByTestId('score').textContent).toBe(result.score.toLocaleString('en'));
    const shown = within(sheet)
      .getAllByRole('definition')
      .map((each) => Number(each.textContent?.replaceAll(',', '')));
    expect(shown.reduce((sum, part) => sum + part, 0)).toBe(result.score);
    expect(sheet.textContent).toContain(`longest: ${result.best_chain} gems`);
    expect(sheet.querySelectorAll('.hit')).toHaveLength(result.hits.length);
    expect(result.hits.length).toBeGreaterThan(0);
    expect(sheet.textContent).toContain('Your first run on this line.');
  });

  it.each([
    [result.score - 1, 'A new best of yours'],
    [result.score, 'Your best on this line is'],
    [result.score + 1, 'Your best on this line is'],
  ])('compares with the own best %s', (before, text) => {
    render(RunResult, { result, sent: null, before });
    expect(screen.getByTestId('run-result').textContent).toContain(text);
  });

  it.each([
    ['day', 'Place 3 of 27 on the line of the day.'],
    ['week', 'Your best run this week is in place 3 of 27.'],
    ['challenge', 'Place 3 of 27 in this challenge.'],
  ] as const)('tells the place in the list of the %s', (list, text) => {
    const sent = { list, place: 3, among: 27 } as SentRun;
    render(RunResult, { result, sent, before: null });
    expect(screen.getByTestId('run-result').textContent).toContain(text);
  });

  it.each([
    [-1, 'You have beaten Ann'],
    [0, 'As many points as Ann'],
    [1, 'Ann stays ahead'],
  ])('compares with whom one drove against', (more, text) => {
    const rival = { name: 'Ann', score: result.score + more };
    render(RunResult, { result, sent: null, before: null, rival });
    expect(screen.getByTestId('rival').textContent).toContain(text);
  });
});

describe('GR-4.2 a duel', () => {
  const duel: Duel = {
    id: 'd',
    players: [
      { player: 1, name: 'Ben', you: true, won: 1, points: 9, lines: 1 },
      { player: 0, name: 'Ann', you: false, won: 0, points: 5, lines: 1 },
    ],
    lines: [
      {
        challenge: 'c',
        n: 1,
        seed: 1,
        version: 1,
        challenger: 0,
        runs: [
          { player: 1, run: 'r1', score: 9, finished: true },
          { player: 0, run: 'r0', score: 5, finished: true },
        ],
      },
    ],
  };

  it.each(LANGUAGES)('shows its little table in %s', async (language) => {
    await speak(language);
    render(DuelTable, { duel });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent?.trim())).toEqual([
      expect.stringContaining('Ben'),
      'Ann',
    ]);
    expect(rows[0]?.textContent).toContain('★');
    expect(rows[1]?.textContent).not.toContain('★');
    expect(screen.getByTestId('duel').textContent).not.toContain('run-');
  });

  it('is sent as a link, made once however often an answer is lost', async () => {
    const bodies: { key: string; run: string; back: string | null }[] = [];
    let lost = true;
    vi.stubGlobal('fetch', async (_: string, asked: RequestInit) => {
      bodies.push(JSON.parse(String(asked.body)) as (typeof bodies)[number]);
      if (lost) {
        lost = false;
        throw new TypeError('no network');
      }
      return new Response(JSON.stringify({ id: 'x', link: '/run?challenge=x' }), { status: 201 });
    });
    const made = vi.fn();
    render(SendChallenge, { run: 'r', score: 5, back: 'c', onmade: made });
    screen.getByTestId('challenge').click();
    await vi.waitFor(() => expect(made).toHaveBeenCalledWith('x'), 5000);
    const field = screen.getByLabelText<HTMLInputElement>('Link to the challenge');
    expect(field.value).toMatch(/\/run\?challenge=x$/);
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[0]).toMatchObject({ run: 'r', back: 'c' });
  });
});

describe('GR-4.3 turns', () => {
  it('begin with two to six names', async () => {
    const onbegin = vi.fn();
    render(TurnsStart, { onbegin });
    const names = () => screen.getAllByRole<HTMLInputElement>('textbox');
    const button = screen.getByTestId<HTMLButtonElement>('begin-turns');
    expect(names()).toHaveLength(2);
    expect(button.disabled).toBe(true);
    for (let more = 0; more < 5; more++) screen.getByTestId('add-name').click();
    await vi.waitFor(() => expect(names()).toHaveLength(6));
    for (const [number, field] of names().entries()) {
      field.value = `P${number}`;
      field.dispatchEvent(new Event('input'));
    }
    await vi.waitFor(() => expect(button.disabled).toBe(false));
    button.click();
    expect(onbegin).toHaveBeenCalledWith(['P0', 'P1', 'P2', 'P3', 'P4', 'P5']);
  });

  it('show whose turn it is, and in the end who has won', async () => {
    let turns = begin(['Ann', 'Ben'], [1, 2, 3]);
    const { rerender } = render(TurnsTable, { turns });
    expect(screen.getByRole('status').textContent?.trim()).toBe('Ann drives, line 1');
    for (const points of [3, 2, 2, 3, 0, 2]) turns = driven(turns, points);
    await rerender({ turns });
    expect(screen.getByRole('status').textContent?.trim()).toBe('Ann has won!');
  });
});
