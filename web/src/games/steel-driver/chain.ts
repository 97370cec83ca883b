import type { Company } from './view';

/**
 * Returns the place in the chain of the link that completed it: of the builder's links on the
 * chain the one laid last. The link leads from the location at that place to the next one.
 */
export function lastSpike(
  chain: readonly string[],
  builder: string,
  companies: Record<string, Company>,
): number {
  const links = companies[builder]?.links ?? [];
  for (const [from, to] of [...links].reverse()) {
    for (let place = 0; place + 1 < chain.length; place += 1) {
      const [a, b] = [chain[place], chain[place + 1]];
      if ((a === from && b === to) || (a === to && b === from)) return place;
    }
  }
  return 0;
}

/**
 * Returns when each link of a chain lights up, in steps: from both ends towards the last
 * spike, whose own link comes after all others.
 */
export function lighting(links: number, spike: number): number[] {
  const last = Math.max(spike, links - 1 - spike);
  return Array.from({ length: links }, (_, i) => {
    if (i === spike) return last;
    return i < spike ? i : links - 1 - i;
  });
}
