import type { GameEvent } from '../../wire/types';
import { namedBy } from './located';
import type { AnyHexSession } from './session.svelte';
import type { Link } from './table';
import { piecesOf, traceRoute, type Piece, type Route } from './track';

/** How a way looks: a route that is picked, one that could be, track about to be lost… */
export type WayKind = 'lost' | 'last' | 'done' | 'other' | 'picked' | 'hint';

/** A way that is lit on the board. */
export interface LitWay {
  key: string;
  kind: WayKind;
  pieces: Piece[];
}

/** Returns all ways that are lit, what lies on top last. */
export function litWays({ ctx, moving, ending }: AnyHexSession): LitWay[] {
  const { view, hint, latest } = ctx;
  const lit = (kind: WayKind, route: Route, key = ''): LitWay => ({
    key: `${kind} ${key}`,
    kind,
    pieces: traceRoute(view, route).flatMap(({ pieces }) => pieces),
  });
  const done = latest.find(({ type }) => type === 'delivered');
  return [
    // Links about to be lost if the build turn ended now; where they are lost already, none.
    ...ending.filter(({ type }) => type === 'link_lost').map((event) => lost(view, event)),
    ...ctx.marks.flatMap(({ seat, events }) =>
      events.flatMap((event, i) => {
        const { route } = namedBy(event);
        return route ? [lit('last', route, `${seat} ${i}`)] : [];
      }),
    ),
    ...(done && moving.cube === null ? [lit('done', done['route'] as Route)] : []),
    ...ctx.lit.flatMap((each, i) => {
      const { route } = namedBy(each);
      return route && each !== done ? [lit('picked', route, `lit ${i}`)] : [];
    }),
    // While no city is picked all the best ways of the cube show.
    ...(moving.delivery ? [] : moving.goals.map(({ to, route }) => lit('other', route, to))),
    ...(moving.delivery ? [lit('picked', moving.delivery.route)] : []),
    ...(hint?.type === 'deliver' ? [lit('hint', hint['route'] as Route)] : []),
  ];
}

function lost(view: AnyHexSession['ctx']['view'], event: GameEvent): LitWay {
  const pieces = piecesOf(view, event as unknown as Link);
  return { key: `lost ${String(event['link'])}`, kind: 'lost', pieces };
}
