import { t } from '../../text/fluent';
import { askedRefusal } from '../hex/why-not';
import { refusal } from './describe';
import { companyName } from './livery';
import type { BaronsSession } from './session.svelte';

/**
 * Says why nothing can be done at a hex. What may be done is what the server lists, and so it
 * is the server who is asked why: about the plainest tiles that somebody could mean there.
 */
export async function explainNot(session: BaronsSession, hex: string): Promise<void> {
  const { ctx } = session;
  const { view } = ctx;
  if (!ctx.live) return ctx.explain(t('st-board-why-past'));
  if (view.is_over) return ctx.explain(t('st-board-why-over'), 'BA-8.3');
  if (session.choices.size === 0) {
    const seat = view.to_act[0];
    if (seat === undefined || seat === ctx.seat) return ctx.explain(t('st-board-why-wait'));
    return ctx.explain(t('st-board-why-other', { name: ctx.name(seat) }));
  }
  if (session.ask?.kind === 'move') return noCube(session, hex);
  if (session.ask?.kind !== 'build') return ctx.explain(t('st-board-why-elsewhere'));
  const said = await askedRefusal(session, hex, { company: view.company });
  if (said) ctx.explain(refusal(said.code) ?? said.text, said.rule);
}

function noCube(session: BaronsSession, hex: string): void {
  const { ctx } = session;
  const place = session.place(hex);
  const stop = session.stops.find((each) => each.hex === hex);
  if (!stop) return ctx.explain(t('sb-why-no-stop', { place }), 'BA-5.2');
  const company = companyName(session.owner);
  const why = session.moving.cube ? 'goal' : stop.cubes.length === 0 ? 'empty' : 'way';
  ctx.explain(t('sb-why-no-delivery', { why, place, company }), 'BA-5.2');
}
