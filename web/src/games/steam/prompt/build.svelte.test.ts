import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../../../text/fluent';
import type { Action, GameEvent } from '../../../wire/types';
import { SteamSession } from '../session.svelte';
import { context, laid, lay, legal, view } from '../testing/table';
import type { Context, View } from '../view';
import BuildTrack from './BuildTrack.svelte';

let end: () => void = () => {};

function sit(fields: Partial<Context>): SteamSession {
  let session!: SteamSession;
  end = $effect.root(() => {
    session = new SteamSession(context(fields));
  });
  render(BuildTrack, { session });
  flushSync();
  return session;
}

beforeEach(() => speak('en'));
afterEach(() => {
  cleanup();
  end();
});

/** Two open links of seat 0: from Alba to C5, and a spur of Mia. */
const OPEN: Pick<View, 'hexes' | 'links'> = {
  hexes: {
    C5: { track: [[0, 2]], owners: [0] },
    C7: { spurs: [3], owners: [0] },
  },
  links: [
    { id: 1, ends: ['C3', null], hexes: ['C5'], owner: 0, complete: false, extended: true },
    { id: 2, ends: ['C7', null], hexes: ['C7'], owner: 0, complete: false, extended: false },
  ],
};
const ended: GameEvent = { type: 'build_ended', seat: 0, unasked: false };
const lost = (link: number, owner: number, from: string, hex: string): GameEvent => ({
  ...{ type: 'link_lost', link, owner },
  ends: [from, null],
  hexes: [hex],
});
const done: Action = { seat: 0, type: 'done' };
const grow: Action = { seat: 0, type: 'grow', hex: 'C3', supply: 0 };
const page = (): string => document.body.textContent.replace(/\s+/g, ' ');

describe('open links', () => {
  it('that would be lost are told apart from those that are kept', () => {
    sit({
      view: view(OPEN),
      legal: legal([lay('D4', [0, 3]), done], [laid(2), [ended, lost(2, 0, 'C7', 'C7')]]),
    });
    expect(page()).toContain('Your spur in Mia becomes nobody’s if you end now');
    expect(page()).toContain('One open link stays yours until the end of your next build turn.');
  });

  it('of others that would be lost as well are not told as mine', () => {
    const later = [{ ...ended, seat: 1, unasked: true }, lost(3, 1, 'C9', 'C11')];
    sit({ view: view(OPEN), legal: legal([done], [[ended, ...later]]) });
    expect(page()).not.toContain('nobody’s');
    expect(page()).toContain('2 open links stay yours');
  });

  it('are not promised to be kept while an owed action keeps the turn from ending', () => {
    sit({ view: view(OPEN), legal: legal([lay('D4', [0, 3]), grow], [laid(2), []]) });
    expect(page()).not.toContain('yours');
  });
});

describe('a tile with which the build turn ends', () => {
  const last = [...laid(2), { ...ended, unasked: true }];

  it('says so before it is laid, and which own links are lost with it', () => {
    const later = [{ ...ended, seat: 1 }, lost(3, 1, 'C9', 'C11')];
    const session = sit({
      view: view(OPEN),
      legal: legal([lay('D4', [0, 3]), done], [[...last, lost(2, 0, 'C7', 'C7'), ...later], []]),
    });
    session.pick('hex:D4');
    flushSync();
    const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
    expect(told).toEqual([
      'An open link from Mia is lost',
      'Ends the build turn, for nothing is left to do',
    ]);
  });

  it('is another than one after which there is more to do', () => {
    const session = sit({ legal: legal([lay('D4', [0, 3]), done], [laid(2), []]) });
    session.pick('hex:D4');
    flushSync();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});
