import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../text/fluent';
import type { Action, GameEvent } from '../../wire/types';
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

  it('of a sold company is explained by its rule', async () => {
    const refusal = { code: 'nominate/sold', text: '', rule: 'SD-3.6' };
    const previews = vi.fn(async () => [{ events: null, refusal }]);
    const { session, ctx } = sit({ ...nominating, previews });
    session.nominate('blue');
    expect(session.nominee).toBeNull();
    await vi.waitFor(() => expect(ctx.explain).toHaveBeenCalled());
    const tried = { seat: 0, type: 'nominate', company: 'blue', bid: 1 };
    expect(previews).toHaveBeenCalledWith([tried]);
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
  /** What is said of a click, and what the server was asked about it. */
  async function explained(fields: Partial<Context>, target: string, refusals: string[] = []) {
    const asked = vi.fn(async (actions: Action[]) =>
      actions.map((_, i) => {
        const code = refusals[i];
        const refusal = code === undefined ? null : { code, text: 'No.', rule: 'SD-0.0' };
        return { events: refusal ? null : [], refusal };
      }),
    );
    const { session, ctx } = sit({ ...fields, previews: asked });
    session.pick(target);
    await vi.waitFor(() => expect(ctx.explain).toHaveBeenCalledOnce());
    const [text, rule] = vi.mocked(ctx.explain).mock.calls[0]!;
    return { text, rule, asked: asked.mock.calls[0]?.[0] };
  }
  const twice = (code: string) => [code, code];

  it('a route costs more than the box holds, says the server, asked both ways', async () => {
    const route = 'route:chicago~pittsburgh';
    const { text, rule, asked } = await explained(building, route, twice('build/too-few-cubes'));
    expect(text).toBe('The route costs 6 cubes, and Red has 5 in its box.');
    expect(rule).toBe('SD-0.0');
    expect(asked).toEqual([build('pittsburgh', 'chicago'), build('chicago', 'pittsburgh')]);
  });

  it.each([
    ['build/no-start', 'Red’s first link leaves from a start location: one of the hexagons.'],
    ['build/not-connected', 'Red builds on from its own network. Choose a glowing route.'],
    ['build/other-company', expect.stringContaining('order of play')],
    ['build/something-new', 'No.'],
  ])('a route is refused with %s', async (code, said) => {
    const { text } = await explained(building, 'route:chicago~pittsburgh', twice(code));
    expect(text).toEqual(said);
  });

  it('a route is taken', async () => {
    const links = [['pittsburgh', 'chicago']] as [string, string][];
    const taken = view({
      ...building.view,
      companies: { red: company({ cubes: 9 }), blue: company({ links }) },
    });
    const fields = { ...building, view: taken };
    const said = await explained(fields, 'route:chicago~pittsburgh', twice('build/route-taken'));
    expect(said.text).toContain('Blue');
  });

  it('it is the turn of somebody else', async () => {
    const waiting = { view: view({ to_act: [1] }) };
    const said = await explained(waiting, 'location:chicago');
    expect(said).toMatchObject({ text: 'It is Ben’s turn.', rule: 'SD-9.1', asked: undefined });
  });

  it('the past is looked at', async () => {
    const { text, rule } = await explained({ live: false }, 'location:chicago');
    expect(text).toContain('past');
    expect(rule).toBeUndefined();
  });

  it('a city lies outside the claiming network, or its cube is gone', async () => {
    const claim = { seat: 0, type: 'claim', company: 'red', location: 'baltimore' };
    const claiming = { view: view({ phase: 'claim', company: 'red' }), legal: legal([claim]) };
    const far = await explained(claiming, 'location:chicago', ['claim/not-in-network']);
    expect(far.text).toContain('not in Red’s network');
    expect(far.asked).toEqual([{ ...claim, location: 'chicago' }]);
    end();
    const gone = await explained(claiming, 'location:new-york', ['claim/no-cube']);
    expect(gone.text).toContain('claimed already');
  });

  it('nothing is said of a game that has gone on meanwhile', async () => {
    const { session, ctx } = sit({ ...building, previews: async () => null });
    session.pick('route:chicago~pittsburgh');
    await new Promise((resume) => setTimeout(resume));
    expect(ctx.explain).not.toHaveBeenCalled();
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
