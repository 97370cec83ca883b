import { has, t } from '../../text/fluent';
import { LIVERIES, liveryAt, type Livery } from '../shared/livery';
import type { GoodsColor } from './view';

/** Returns the livery of a company: its namesake's, or that of its place among the boxes. */
export function liveryOf(company: string, companies: readonly string[]): Livery {
  const named = companies.every((id) => id in LIVERIES);
  return (named ? LIVERIES[company] : undefined) ?? liveryAt(companies.indexOf(company));
}

/** Returns what a company is called in the chosen language; boards may name their own. */
export function companyName(company: string): string {
  const key = `sd-company-${company}`;
  if (has(key)) return t(key);
  return company
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Returns the letter that stands for a company wherever its colour does. */
export function companyLetter(company: string): string {
  const key = `sd-letter-${company}`;
  return has(key) ? t(key) : company.charAt(0).toUpperCase();
}

export function goodsName(color: GoodsColor): string {
  return t(`sd-good-${color}`);
}

/** Returns the letter on a goods cube of that colour. */
export function goodsLetter(color: GoodsColor): string {
  return t(`sd-good-letter-${color}`);
}
