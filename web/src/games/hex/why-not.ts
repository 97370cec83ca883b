import type { Action, Refusal } from '../../wire/types';
import type { AnyHexSession } from './session.svelte';

/**
 * Returns why no tile can be laid at a hex, as the server says it of the plainest tiles that
 * somebody could mean there. `company` is what names the builder in an action, where that is
 * not the seat.
 */
export async function askedRefusal(
  session: AnyHexSession,
  hex: string,
  company: object = {},
): Promise<Refusal | undefined> {
  const told = await session.ctx.previews(meant(session, hex, company));
  return commonest((told ?? []).flatMap((each) => each.refusal ?? []));
}

/** The tiles one would try first at a hex: with all that lies there already. */
function meant(session: AnyHexSession, hex: string, company: object): Action[] {
  const { view, seat } = session.ctx;
  const old = view.hexes[hex];
  const edges = [0, 1, 2, 3, 4, 5];
  const lay = (face: object): Action => ({ seat, type: 'lay', hex, ...company, ...face });
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
