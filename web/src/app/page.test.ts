import { expect, it } from 'vitest';
import page from '../../index.html?raw';

// The content security policy allows neither; the build adds none of its own.
it('has no script and no style inside the page', () => {
  const shell = new DOMParser().parseFromString(page, 'text/html');
  expect([...shell.scripts].filter((script) => !script.src || script.textContent)).toEqual([]);
  expect(shell.querySelectorAll('style, [style]')).toHaveLength(0);
  const handlers = [...shell.querySelectorAll('*')]
    .flatMap((element) => element.getAttributeNames())
    .filter((name) => name.startsWith('on'));
  expect(handlers).toEqual([]);
});
