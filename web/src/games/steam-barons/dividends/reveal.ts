import type { Step } from '../../../wire/types';
import type { CompanyId } from '../view';

/** What was sold of one company. */
export interface Sold {
  company: CompanyId;
  price: number;
  /** Shares by seat. */
  counts: number[];
}

/** What came to light when all had chosen what to sell. */
export interface Reveal {
  round: number;
  n: number;
  sold: Sold[];
  control: { company: CompanyId; from: number | null; to: number }[];
  bankrupt: CompanyId[];
}

/** Returns what the sales of the rounds revealed, where anything was sold or changed. */
export function revealsOf(steps: readonly Step[]): Reveal[] {
  const reveals: Reveal[] = [];
  let round = 0;
  let selling = false;
  for (const { n, events } of steps) {
    const reveal: Reveal = { round, n, sold: [], control: [], bankrupt: [] };
    for (const event of events) {
      const company = event['company'] as CompanyId;
      if (event.type === 'round_began') round = event['round'] as number;
      if (event.type === 'phase_began') selling = event['phase'] === 'sell';
      if (!selling) continue;
      reveal.round = round;
      if (event.type === 'sold') {
        const { price, counts } = event as unknown as Sold;
        reveal.sold.push({ company, price, counts });
      } else if (event.type === 'control_passed') {
        const { from, to } = event as unknown as { from: number | null; to: number };
        reveal.control.push({ company, from, to });
      } else if (event.type === 'company_bankrupt') reveal.bankrupt.push(company);
    }
    if (reveal.sold.length + reveal.bankrupt.length > 0) reveals.push(reveal);
  }
  return reveals;
}

/** Returns what a seat's sales brought. */
export function broughtTo(reveal: Reveal, seat: number): number {
  return reveal.sold.reduce((sum, { price, counts }) => sum + (counts[seat] ?? 0) * price, 0);
}
