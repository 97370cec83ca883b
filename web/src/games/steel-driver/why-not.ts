import { t } from '../../text/fluent';
import { companyName } from './livery';
import { linkOwners, networkOf } from './layout';
import type { SteelDriverSession } from './session.svelte';

/** Something on the table that was clicked and cannot be played. */
export interface Refused {
  kind: 'location' | 'route' | 'company';
  id: string;
}

export interface Reason {
  text: string;
  rule?: string;
}

/**
 * Returns why something cannot be played, from facts that anybody at the table can see.
 *
 * It never decides: what may be done is what the server lists. Where no plain fact explains
 * the absence from that list the answer is a general one.
 */
export function whyNot(session: SteelDriverSession, what: Refused): Reason {
  const { ctx } = session;
  const { view } = ctx;
  if (!ctx.live) return { text: t('sd-why-past') };
  if (view.phase === 'over') return { text: t('sd-why-over'), rule: 'SD-9.1' };
  if (session.ask === null) {
    const seat = view.to_act[0];
    if (seat === undefined || seat === ctx.seat) return { text: t('sd-why-wait') };
    return { text: t('sd-why-other', { name: ctx.name(seat) }), rule: 'SD-9.1' };
  }
  switch (session.ask.kind) {
    case 'nominate':
      return what.kind === 'company'
        ? sold(session, what.id)
        : { text: t('sd-why-nominate'), rule: 'SD-3.1' };
    case 'bid':
      return { text: t('sd-why-bid'), rule: 'SD-3.3' };
    case 'build':
      return what.kind === 'route' ? noBuild(session, what.id) : noBuildAt(session, what.id);
    case 'claim':
      return noClaim(session, what);
  }
}

function sold({ ctx }: SteelDriverSession, company: string): Reason {
  const controller = ctx.view.companies[company]?.controller ?? null;
  if (controller === null) return { text: t('sd-why-nominate'), rule: 'SD-3.1' };
  const name = ctx.name(controller);
  return { text: t('sd-why-sold', { company: companyName(company), name }), rule: 'SD-3.6' };
}

function noBuild(session: SteelDriverSession, route: string): Reason {
  const { view } = session.ctx;
  const { layout } = session;
  const company = view.company ?? '';
  const box = view.companies[company];
  const printed = layout.routes.get(route);
  const name = companyName(company);
  const owner = linkOwners(view.companies).get(route);
  if (owner) return { text: t('sd-why-taken', { company: companyName(owner) }), rule: 'SD-4.6' };
  if (!box || !printed) return { text: t('sd-why-build', { company: name }), rule: 'SD-4.2' };
  if (printed.cost > box.cubes) {
    const { cost } = printed;
    return { text: t('sd-why-cost', { company: name, cost, cubes: box.cubes }), rule: 'SD-4.5' };
  }
  if (box.start === null) return { text: t('sd-why-start', { company: name }), rule: 'SD-4.7' };
  const network = networkOf(box);
  if (!network.has(printed.a) && !network.has(printed.b)) {
    return { text: t('sd-why-apart', { company: name }), rule: 'SD-4.8' };
  }
  return { text: t('sd-why-build', { company: name }), rule: 'SD-4.2' };
}

function noBuildAt(session: SteelDriverSession, location: string): Reason {
  const place = session.layout.locations.get(location)?.name ?? location;
  const company = companyName(session.ctx.view.company ?? '');
  return { text: t('sd-why-no-route-here', { place, company }), rule: 'SD-4.8' };
}

function noClaim(session: SteelDriverSession, what: Refused): Reason {
  const { view } = session.ctx;
  const company = view.company ?? '';
  const box = view.companies[company];
  const name = companyName(company);
  const place = session.layout.locations.get(what.id)?.name;
  if (what.kind !== 'location' || !box || place === undefined) {
    return { text: t('sd-why-claim', { company: name }), rule: 'SD-7.4' };
  }
  if (!networkOf(box).has(what.id)) {
    return { text: t('sd-why-not-reached', { place, company: name }), rule: 'SD-7.4' };
  }
  return { text: t('sd-why-claimed', { place }), rule: 'SD-7.4' };
}
