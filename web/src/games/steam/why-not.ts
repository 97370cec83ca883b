import { t } from '../../text/fluent';
import type { Action, Refusal } from '../../wire/types';
import { refusal } from './describe';
import type { SteamSession } from './session.svelte';

/**
 * Says why nothing can be done at a hex. What may be done is what the server lists, and so it
 * is the server who is asked why: about the plainest tiles that somebody could mean there.
 */
export async function explainNot(session: SteamSession, hex: string): Promise<void> {
  const { ctx } = session;
  const { view } = ctx;
  if (!ctx.live) return ctx.explain(t('st-board-why-past'));
  if (view.is_over) return ctx.explain(t('st-board-why-over'), 'ST-9.2');
  if (session.choices.size === 0) {
    const seat = view.to_act[0];
    if (seat === undefined || seat === ctx.seat) return ctx.explain(t('st-board-why-wait'));
    return ctx.explain(t('st-board-why-other', { name: ctx.name(seat) }));
  }
  if (session.choices.has('deliver') || session.choices.has('improve')) return noCube(session, hex);
  if (view.build?.seat !== ctx.seat) return ctx.explain(t('st-board-why-elsewhere'));
  if (session.tool === 'city') {
    const isNew = session.founding.isNew;
    const text = t(isNew ? 'st-board-why-town' : 'st-board-why-city');
    return ctx.explain(text, isNew ? 'ST-4.9' : 'ST-4.10');
  }
  const told = await ctx.previews(meant(session, hex));
  const refusals = (told ?? []).flatMap((each) => each.refusal ?? []);
  const said = commonest(refusals);
  if (said) ctx.explain(refusal(said.code) ?? said.text, said.rule);
}

function noCube(session: SteamSession, hex: string): void {
  const { ctx } = session;
  const place = session.place(hex);
  const city = ctx.view.cities.find((each) => each.hex === hex);
  if (!city) return ctx.explain(t('st-board-why-no-city', { place }), 'ST-5.3');
  const key = session.moving.cube ? 'st-board-why-no-goal' : 'st-board-why-no-delivery';
  ctx.explain(t(key, { place, cubes: city.cubes.length }), 'ST-5.3');
}

/** The tiles one would try first at a hex: with all that lies there already. */
function meant(session: SteamSession, hex: string): Action[] {
  const { view, seat } = session.ctx;
  const old = view.hexes[hex];
  const edges = [0, 1, 2, 3, 4, 5];
  const lay = (face: object): Action => ({ seat, type: 'lay', hex, ...face });
  const isTown = session.layout.get(hex)?.kind === 'town';
  if (isTown || (old && 'spurs' in old)) {
    const spurs = old && 'spurs' in old ? old.spurs : [];
    return edges
      .filter((edge) => !spurs.includes(edge))
      .map((edge) => lay({ spurs: [...spurs, edge].sort((a, b) => a - b) }));
  }
  const pairs = edges.flatMap((a) =>
    edges.filter((b) => b > a).map((b): [number, number] => [a, b]),
  );
  const [first] = old && 'track' in old ? old.track : [];
  if (!first) return pairs.map((pair) => lay({ track: [pair] }));
  return pairs
    .filter((pair) => !pair.some((edge) => first.includes(edge)))
    .map((pair) => lay({ track: [first, pair].sort(([a], [b]) => a - b) }));
}

/** What is wrong with where a single tile would lead, not with the hex. */
const ASTRAY = ['build/off-map', 'build/into-water', 'build/blocked'];

/** Returns the refusal that most of the tiles meet, whatever they lead into. */
function commonest(refusals: readonly Refusal[]): Refusal | undefined {
  const telling = refusals.filter(({ code }) => !ASTRAY.includes(code));
  const considered = telling.length > 0 ? telling : refusals;
  const count = ({ code }: Refusal): number =>
    considered.filter((each) => each.code === code).length;
  return [...considered].sort((a, b) => count(b) - count(a))[0];
}
