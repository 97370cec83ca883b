import { distance } from '../../board/geometry';
import type { Target } from '../../board/types';
import { t } from '../../text/fluent';
import type { Build } from './choices';
import { companyName, goodsName } from './livery';
import { linkOwners, networkOf, type Location, type Route } from './layout';
import type { SteelDriverSession } from './session.svelte';

/** Returns everything on the board that can be pointed at, with its name for screen readers. */
export function targetsOf(session: SteelDriverSession): Target[] {
  const { layout } = session;
  const owners = linkOwners(session.ctx.view.companies);
  const routes = [...layout.routes.values()].map((route) =>
    routeTarget(session, route, owners.get(route.id)),
  );
  const networks = Object.entries(session.ctx.view.companies).map(
    ([id, company]) => [id, networkOf(company)] as const,
  );
  const locations = [...layout.locations.values()].map((location) => {
    const there = networks.filter(([, network]) => network.has(location.id)).map(([id]) => id);
    return locationTarget(session, location, there);
  });
  return [...routes, ...locations];
}

function routeTarget(session: SteelDriverSession, route: Route, owner?: string): Target {
  const { layout, ask } = session;
  const [a, b] = [layout.locations.get(route.a)!, layout.locations.get(route.b)!];
  const points = [shifted(a, b), shifted(b, a)];
  const builds = ask?.kind === 'build' ? ask.sites.get(route.id) : undefined;
  const offered = builds !== undefined && session.builds.some((each) => each.route === route.id);
  const selected = session.route === route.id;
  const chosen = selected ? session.build : builds?.[0];
  return {
    id: `route:${route.id}`,
    shape: { kind: 'path', points },
    legal: offered,
    selected,
    label:
      builds && chosen
        ? buildLabel(session, chosen, builds.length)
        : t('sd-label-route', {
            a: a.name,
            b: b.name,
            cost: route.cost,
            owner: owner ? companyName(owner) : 'none',
          }),
  };
}

/** Returns what a legal build is called: "Build Baltimore to Pittsburgh, cost 3, gain 40". */
export function buildLabel(session: SteelDriverSession, build: Build, ways = 1): string {
  const name = (id: string): string => session.layout.locations.get(id)?.name ?? id;
  return t('sd-label-build', {
    from: name(build.from),
    to: name(build.to),
    cost: build.cost,
    gain: build.gain,
    ways,
    joins: build.transcontinental ? 'yes' : 'no',
  });
}

function locationTarget(session: SteelDriverSession, location: Location, there: string[]): Target {
  const { ask } = session;
  const claim = ask?.kind === 'claim' ? ask.claims.get(location.id) : undefined;
  const shape = { kind: 'spot', at: location.at, radius: location.radius } as const;
  if (claim) {
    return {
      id: `location:${location.id}`,
      shape,
      legal: true,
      selected: session.site === location.id,
      label: t('sd-label-claim', {
        color: goodsName(claim.color),
        place: location.name,
        adds: addedBy(session, claim.value),
      }),
    };
  }
  return {
    id: `location:${location.id}`,
    shape,
    legal: false,
    label: t('sd-label-location', {
      place: location.name,
      color: goodsName(location.color),
      value: location.value,
      start: location.isStart ? 'yes' : 'no',
      count: there.length,
      companies: there.map(companyName).join(', '),
    }),
  };
}

/** Returns what a claim adds to the worth of the goods of the company on turn. */
export function addedBy(session: SteelDriverSession, value: number): number {
  return value - session.worth;
}

function shifted(from: Location, to: Location): { x: number; y: number } {
  const length = distance(from.at, to.at) || 1;
  const share = Math.min(0.35, from.radius / length);
  return {
    x: from.at.x + (to.at.x - from.at.x) * share,
    y: from.at.y + (to.at.y - from.at.y) * share,
  };
}
