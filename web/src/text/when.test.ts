import { expect, it } from 'vitest';
import { chosen } from './language.svelte';
import { ago, listed } from './when';

const now = Date.parse('2026-11-30T12:00:00Z');

it('says how long ago something was, rounded down', () => {
  chosen.language = 'en';
  expect(ago('2026-11-30T11:59:40Z', now)).toBe('now');
  expect(ago('2026-11-30T11:57:20Z', now)).toBe('2 minutes ago');
  expect(ago('2026-11-30T09:00:01Z', now)).toBe('2 hours ago');
  expect(ago('2026-11-29T11:00:00Z', now)).toBe('yesterday');
});

it('lists names in the chosen language', () => {
  chosen.language = 'es';
  expect(listed(['Ana', 'Inés'])).toBe('Ana e Inés');
  chosen.language = 'pt';
  expect(listed(['Ana', 'Bia', 'Caio'])).toBe('Ana, Bia e Caio');
});
