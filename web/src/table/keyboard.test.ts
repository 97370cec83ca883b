import { expect, it } from 'vitest';
import { commandOf, isTaken } from './keyboard';

function press(key: string, on = '<div></div>', more: KeyboardEventInit = {}) {
  document.body.innerHTML = on;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.body.firstElementChild?.dispatchEvent(event);
  return event;
}

it('knows the keys of the table', () => {
  expect(commandOf(press('j'))).toBe('back');
  expect(commandOf(press('K'))).toBe('forward');
  expect(commandOf(press('?'))).toBe('shortcuts');
  expect(commandOf(press('End'))).toBe('present');
  expect(commandOf(press('x'))).toBeNull();
  expect(commandOf(press('constructor'))).toBeNull();
});

it('leaves keys to fields and to the browser', () => {
  expect(commandOf(press('h', '<input>'))).toBeNull();
  expect(commandOf(press('h', '<textarea></textarea>'))).toBeNull();
  expect(commandOf(press('h', '<div></div>', { ctrlKey: true }))).toBeNull();
});

it('leaves Enter and Space to a button that has the focus', () => {
  expect(isTaken(press('Enter', '<button></button>'))).toBe(true);
  expect(isTaken(press(' ', '<button></button>'))).toBe(true);
  expect(isTaken(press('Escape', '<button></button>'))).toBe(false);
  expect(isTaken(press('Enter'))).toBe(false);
});

it('leaves keys that somebody has used already', () => {
  const event = press('j');
  event.preventDefault();
  expect(commandOf(event)).toBeNull();
});
