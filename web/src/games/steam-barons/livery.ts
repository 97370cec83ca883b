import { t } from '../../text/fluent';
import { LIVERIES, UNOWNED, type Livery } from '../shared/livery';

/** Returns the livery of a company; of nobody for null. */
export function liveryOf(company: string | null): Livery {
  return (company === null ? undefined : LIVERIES[company]) ?? UNOWNED;
}

/** Returns what a company is called. */
export function companyName(company: string): string {
  return t(`sb-company-${company}`);
}

/** Returns the letter that stands for a company wherever its colour does. */
export function companyLetter(company: string): string {
  return t(`sb-letter-${company}`);
}

/** Returns the letter and livery of a company, for its tokens. */
export function signOf(company: string): { letter: string; livery: Livery } {
  return { letter: companyLetter(company), livery: liveryOf(company) };
}
