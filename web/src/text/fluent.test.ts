import { beforeEach, describe, expect, it } from 'vitest';
import { bundleOf, has, speak, t } from './fluent';
import { chosen, preferred } from './language.svelte';

describe('t', () => {
  beforeEach(async () => {
    document.documentElement.lang = '';
    await speak('en');
  });

  it('says a message with its arguments', () => {
    expect(t('your-turn')).toBe('Your turn');
    expect(t('moment', { n: 3, last: 12 })).toBe('Move 3 of 12');
  });

  it('chooses the plural', () => {
    expect(t('seats-free', { count: 1 })).toBe('One seat is free');
    expect(t('seats-free', { count: 3 })).toBe('3 seats are free');
  });

  it('puts names in as they are', () => {
    expect(t('turn-of', { name: '<b>Ann</b>' })).toBe('<b>Ann</b> to play');
  });

  it('follows a change of the language', async () => {
    await speak('pt');
    expect(t('your-turn')).toBe('Sua vez');
    expect(document.documentElement.lang).toBe('pt-BR');
    expect(chosen.language).toBe('pt');
  });

  it('shows the key of a message that is missing', () => {
    expect(t('no-such-message')).toBe('no-such-message');
    expect(has('no-such-message')).toBe(false);
  });
});

describe('bundleOf', () => {
  it('does not take a file with two messages of one key', () => {
    expect(() => bundleOf('en', ['one = 1', 'one = 2'])).toThrow();
  });
});

describe('preferred', () => {
  it('is the first language of the browser that we speak', () => {
    expect(preferred(['de-DE', 'pt-PT', 'en'])).toBe('pt');
    expect(preferred(['ES-419'])).toBe('es');
    expect(preferred(['de', 'fr'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});
