import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../text/fluent';
import type { GameEvent } from '../../wire/types';
import { SteelDriverSession } from './session.svelte';
import { company, context, legal, steps, view } from './testing/table';
import type { Context } from './view';

const build = (from: string, to: string) => ({ seat: 0, type: 'build', company: 'red', from, to });
const built = (gain: number, cost: number): GameEvent[] => [
  { type: 'built', gain, cost, profit: gain, cubes: 5 - cost, first: true },
];

let end: () => void = () => {};
function sit(fields: Partial<Context>): { session: SteelDriverSession; ctx: Context } {
  const ctx = context(fields);
  vi.spyOn(ctx, 'play').mockResolvedValue(true);
  vi.spyOn(ctx, 'explain').mockReturnValue();
  let session!: SteelDriverSession;
  end = $effect.root(() => {
    session = new SteelDriverSession(ctx);
  });
  flushSync();
  return { session, ctx };
}

beforeEach(() => speak('en'));
afterEach(() => end());

const building = {
  view: view({
    phase: 'build',
    company: 'red',
    companies: { red: company({ cubes: 5, controller: 0 }), blue: company() },
  }),
  legal: legal(
    [
      build('baltimore', 'pittsburgh'),
      build('baltimore', 'new-york'),
      build('new-york', 'baltimore'),
    ],
    [built(40, 3), built(50, 2), built(30, 2)],
  ),
};

describe('a bid', () => {
  const bidding = {
    legal: legal([
      { seat: 0, type: 'bid', amount: 4 },
      { seat: 0, type: 'bid', amount: 5 },
      { seat: 0, type: 'pass' },
    ]),
  };

  it('is offered at the least raise, and stays within what may be bid', () => {
    const { session } = sit(bidding);
    expect(session.bid?.amount).toBe(4);
    session.step(-1);
    expect(session.bid?.amount).toBe(4);
    session.step(1);
    session.step(1);
    expect(session.bid?.amount).toBe(5);
  });

  it('that is not legal cannot be made', () => {
    const { session, ctx } = sit(bidding);
    session.amount = 9;
    expect(session.confirm()).toBe(false);
    session.amount = 5;
    expect(session.confirm()).toBe(true);
    expect(ctx.play).toHaveBeenCalledExactlyOnceWith({ seat: 0, type: 'bid', amount: 5 });
  });

  it('waits while the last one is on its way', () => {
    const { session, ctx } = sit({ ...bidding, sending: true });
    session.pass();
    expect(session.confirm()).toBe(false);
    expect(ctx.play).not.toHaveBeenCalled();
  });
});

describe('a nomination', () => {
  const nominating = {
    view: view({
      companies: { red: company(), blue: company({ controller: 1, marker: false }) },
    }),
    legal: legal([
      { seat: 0, type: 'nominate', company: 'red', bid: 1 },
      { seat: 0, type: 'nominate', company: 'red', bid: 2 },
      { seat: 0, type: 'pass_marker' },
    ]),
  };

  it('opens with the least bid', () => {
    const { session, ctx } = sit(nominating);
    session.nominate('red');
    session.step(1);
    session.confirm();
    const action = { seat: 0, type: 'nominate', company: 'red', bid: 2 };
    expect(ctx.play).toHaveBeenCalledExactlyOnceWith(action);
  });

  it('of a sold company is explained by its rule', () => {
    const { session, ctx } = sit(nominating);
    session.nominate('blue');
    expect(session.nominee).toBeNull();
    expect(ctx.explain).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('bought by Ben'),
      'SD-3.6',
    );
  });
});

describe('a build', () => {
  it('is picked on the map and confirmed', () => {
    const { session, ctx } = sit(building);
    session.pick('route:baltimore~pittsburgh');
    expect(session.build).toMatchObject({ from: 'baltimore', to: 'pittsburgh', gain: 40 });
    session.confirm();
    expect(ctx.play).toHaveBeenCalledExactlyOnceWith(build('baltimore', 'pittsburgh'));
  });

  it('between two start locations starts at the better end, or at the other one', () => {
    const { session } = sit(building);
    session.pick('route:baltimore~new-york');
    expect(session.build?.from).toBe('baltimore');
    session.pick('route:baltimore~new-york');
    expect(session.build?.from).toBe('new-york');
  });

  it('is found by the city it leads to', () => {
    const { session } = sit(building);
    session.pick('location:pittsburgh');
    expect(session.route).toBe('baltimore~pittsburgh');
  });

  it('has a name for screen readers', () => {
    const { session } = sit(building);
    const target = session.targets.find(({ id }) => id === 'route:baltimore~pittsburgh');
    expect(target).toMatchObject({
      legal: true,
      label: 'Build Baltimore to Pittsburgh, cost 3, gain 40',
    });
  });

  it('that is the only one is picked at once', () => {
    const only = legal([build('baltimore', 'pittsburgh')], [built(40, 3)]);
    const { session } = sit({ ...building, legal: only });
    expect(session.forced).toBe(true);
    expect(session.build?.to).toBe('pittsburgh');
  });

  it('is taken back by Escape and confirmed by Enter', () => {
    const { session, ctx } = sit(building);
    session.pick('route:baltimore~pittsburgh');
    expect(session.key(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(true);
    expect(session.build).toBeNull();
    expect(session.key(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(false);
    session.pick('route:baltimore~pittsburgh');
    expect(session.key(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(true);
    expect(ctx.play).toHaveBeenCalledOnce();
  });
});

describe('why not', () => {
  const explained = (fields: Partial<Context>, target: string): [string, string | undefined] => {
    const { session, ctx } = sit(fields);
    session.pick(target);
    return vi.mocked(ctx.explain).mock.calls[0] as [string, string | undefined];
  };

  it('a route costs more than the box holds', () => {
    const [text, rule] = explained(building, 'route:chicago~pittsburgh');
    expect(rule).toBe('SD-4.5');
    expect(text).toBe('The route costs 6 cubes, and Red has 5 in its box.');
  });

  it('a route is taken', () => {
    const taken = view({
      ...building.view,
      companies: {
        red: company({ cubes: 9 }),
        blue: company({ links: [['pittsburgh', 'chicago']] }),
      },
    });
    const [text, rule] = explained({ ...building, view: taken }, 'route:chicago~pittsburgh');
    expect([text.includes('Blue'), rule]).toEqual([true, 'SD-4.6']);
  });

  it('a first link starts nowhere it may', () => {
    const rich = view({ ...building.view, companies: { red: company({ cubes: 9 }) } });
    const [, rule] = explained({ ...building, view: rich }, 'route:chicago~pittsburgh');
    expect(rule).toBe('SD-4.7');
  });

  it('a later link does not touch the network', () => {
    const red = company({ cubes: 9, start: 'baltimore', links: [['baltimore', 'new-york']] });
    const apart = view({ ...building.view, companies: { red } });
    const [, rule] = explained({ ...building, view: apart }, 'route:chicago~pittsburgh');
    expect(rule).toBe('SD-4.8');
  });

  it('it is the turn of somebody else', () => {
    const waiting = { view: view({ to_act: [1] }) };
    expect(explained(waiting, 'location:chicago')).toEqual(['It is Ben’s turn.', 'SD-9.1']);
  });

  it('the past is looked at', () => {
    const [text, rule] = explained({ live: false }, 'location:chicago');
    expect(text).toContain('past');
    expect(rule).toBeUndefined();
  });

  it('a city lies outside the claiming network, or its cube is gone', () => {
    const claiming = {
      view: view({
        phase: 'claim',
        company: 'red',
        companies: { red: company({ links: [['baltimore', 'new-york']] }) },
      }),
      legal: legal([{ seat: 0, type: 'claim', company: 'red', location: 'baltimore' }]),
    };
    expect(explained(claiming, 'location:chicago')[0]).toContain('not in Red’s network');
    end();
    expect(explained(claiming, 'location:new-york')[0]).toContain('claimed already');
  });
});

describe('the transcontinental moment', () => {
  const joined = {
    type: 'transcontinental',
    builder: 'red',
    others: [],
    chain: ['chicago', 'new-york'],
    bonus: { red: 50 },
  };
  const past = steps({ type: 'bid' }, { type: 'bid' }, joined, { type: 'bid' });

  it('is celebrated when it comes, also among other news, and not again', () => {
    let n = $state(1);
    const { session } = sit({
      get n() {
        return n;
      },
      steps: past,
    });
    expect(session.celebration).toBeNull();
    n = 4;
    flushSync();
    expect(session.celebration).toMatchObject({ n: 3, builder: 'red' });
    session.celebration = null;
    n = 3;
    flushSync();
    expect(session.celebration).toBeNull();
  });

  it('is not celebrated on coming back to a table', () => {
    expect(sit({ n: 3, steps: past }).session.celebration).toBeNull();
  });
});

describe('claims', () => {
  it('come with what they add, the best first', () => {
    const claim = (location: string) => ({ seat: 0, type: 'claim', company: 'red', location });
    const { session } = sit({
      n: 1,
      view: view({ phase: 'claim', company: 'red' }),
      steps: [
        {
          n: 1,
          action: { seat: 0, type: 'claim' },
          events: [{ type: 'claimed', company: 'red', value: 10 }],
          at: '',
        },
      ],
      legal: legal(
        [claim('new-york'), claim('chicago')],
        [
          [{ type: 'claimed', color: 'black', value: 20 }],
          [{ type: 'claimed', color: 'white', value: 30 }],
        ],
      ),
    });
    expect(session.worth).toBe(10);
    expect(session.claims.map(({ location }) => location)).toEqual(['chicago', 'new-york']);
    const chicago = session.targets.find(({ id }) => id === 'location:chicago');
    expect(chicago?.label).toBe('Claim white goods at Chicago, adds 20');
  });
});
