import { t } from '../../text/fluent';
import type { Action, Refusal } from '../../wire/types';
import { linkOwners } from './layout';
import { companyName } from './livery';
import { refusal } from './sentences';
import type { SteelDriverSession } from './session.svelte';

/** Something on the table that was clicked and cannot be played. */
export interface Refused {
  kind: 'location' | 'route' | 'company';
  id: string;
}

/**
 * Says why something cannot be played. What may be done is what the server lists, and so it is
 * the server who is asked why; the facts that anybody at the table can see are put in.
 */
export async function explainNot(session: SteelDriverSession, what: Refused): Promise<void> {
  const { ctx } = session;
  const { view } = ctx;
  if (!ctx.live) return ctx.explain(t('sd-why-past'));
  if (view.phase === 'over') return ctx.explain(t('sd-why-over'), 'SD-9.1');
  if (session.ask === null) {
    const seat = view.to_act[0];
    if (seat === undefined || seat === ctx.seat) return ctx.explain(t('sd-why-wait'));
    return ctx.explain(t('sd-why-other', { name: ctx.name(seat) }), 'SD-9.1');
  }
  const tried = meant(session, what);
  if (tried.length === 0) return elsewhere(session, what);
  const told = await ctx.previews(tried);
  const refused = told?.find((each) => each.refusal !== null)?.refusal;
  if (refused) ctx.explain(inWords(session, what, refused), refused.rule);
}

/** The actions that somebody could mean by a click, if what is asked has to do with it. */
function meant({ ask, ctx, layout }: SteelDriverSession, { kind, id }: Refused): Action[] {
  const { seat, view } = ctx;
  if (ask?.kind === 'nominate' && kind === 'company') {
    return [{ seat, type: 'nominate', company: id, bid: 1 }];
  }
  const route = layout.routes.get(id);
  if (ask?.kind === 'build' && kind === 'route' && route) {
    const build = { seat, type: 'build', company: view.company };
    return [
      { ...build, from: route.a, to: route.b },
      { ...build, from: route.b, to: route.a },
    ];
  }
  if (ask?.kind === 'claim' && kind === 'location') {
    return [{ seat, type: 'claim', company: view.company, location: id }];
  }
  return [];
}

/** Says what is asked instead, or at another place. */
function elsewhere({ ask, ctx, layout }: SteelDriverSession, { id }: Refused): void {
  const company = companyName(ctx.view.company ?? '');
  if (ask?.kind === 'nominate') return ctx.explain(t('sd-why-nominate'), 'SD-3.1');
  if (ask?.kind === 'bid') return ctx.explain(t('sd-why-bid'), 'SD-3.3');
  if (ask?.kind === 'claim') return ctx.explain(t('sd-why-claim', { company }), 'SD-7.4');
  const place = layout.locations.get(id)?.name ?? id;
  ctx.explain(t('sd-why-no-route-here', { place, company }), 'SD-4.8');
}

/** Returns a refusal in the chosen language, with names and numbers where they help. */
function inWords(session: SteelDriverSession, { id }: Refused, refused: Refusal): string {
  const { ctx, layout } = session;
  const { companies } = ctx.view;
  const box = companies[ctx.view.company ?? ''];
  const company = companyName(ctx.view.company ?? '');
  const place = layout.locations.get(id)?.name ?? id;
  switch (refused.code) {
    case 'nominate/sold': {
      const name = ctx.name(companies[id]?.controller ?? 0);
      return t('sd-why-sold', { company: companyName(id), name });
    }
    case 'build/route-taken':
      return t('sd-why-taken', { company: companyName(linkOwners(companies).get(id) ?? '') });
    case 'build/too-few-cubes': {
      const cost = layout.routes.get(id)?.cost ?? 0;
      return t('sd-why-cost', { company, cost, cubes: box?.cubes ?? 0 });
    }
    case 'build/no-start':
      return t('sd-why-start', { company });
    case 'build/not-connected':
      return t('sd-why-apart', { company });
    case 'claim/not-in-network':
      return t('sd-why-not-reached', { place, company });
    case 'claim/no-cube':
      return t('sd-why-claimed', { place });
    default:
      return refusal(refused.code) ?? refused.text;
  }
}
