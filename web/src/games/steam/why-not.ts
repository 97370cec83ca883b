import { t } from '../../text/fluent';
import { askedRefusal } from '../hex/why-not';
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
  const said = await askedRefusal(session, hex);
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
