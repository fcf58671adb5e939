import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { commandOf } from '../../src/features/player/shortcuts.ts';

const PLAIN = { altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false };
const { document } = parseHTML(`
  <p>text</p><input><input type="range"><textarea></textarea><select></select><button></button><a href="/"></a>
  <div contenteditable><b></b></div><div role="dialog"><i></i></div><div role="tab"></div>`);
const press = (key: string, on = 'p', modifiers = {}) =>
  commandOf({ ...PLAIN, key, ...modifiers }, document.querySelector(on) ?? undefined);

test.each([
  [' ', { is: 'toggle' }],
  ['k', { is: 'toggle' }],
  ['j', { is: 'skip', sec: -15 }],
  ['l', { is: 'skip', sec: 30 }],
  ['ArrowLeft', { is: 'skip', sec: -5 }],
  ['ArrowRight', { is: 'skip', sec: 5 }],
  ['m', { is: 'mute' }],
  ['>', { is: 'speed', step: 1 }],
  ['<', { is: 'speed', step: -1 }],
  ['x', undefined],
])('outside fields and buttons, the key %j gives the command %j', (key, command) => {
  expect(press(key)).toEqual(command);
});

test.each(['input', 'textarea', 'select', 'b', 'i', '[role="tab"]'])('no key operates the player in %s', (selector) => {
  expect(press('k', selector)).toBeUndefined();
  expect(press('ArrowRight', selector)).toBeUndefined();
});

test('Space presses the focused button or link, and arrow keys move the focused slider', () => {
  expect(press(' ', 'button')).toBeUndefined();
  expect(press(' ', 'a')).toBeUndefined();
  expect(press('k', 'button')).toEqual({ is: 'toggle' });
  expect(press('ArrowRight', '[type="range"]')).toBeUndefined();
  expect(press('k', '[type="range"]')).toEqual({ is: 'toggle' });
});

test('keys with modifiers, and keys that something else has handled, do nothing in the player', () => {
  expect(press('k', 'p', { ctrlKey: true })).toBeUndefined();
  expect(press('k', 'p', { metaKey: true })).toBeUndefined();
  expect(press('ArrowLeft', 'p', { altKey: true })).toBeUndefined();
  expect(press('k', 'p', { defaultPrevented: true })).toBeUndefined();
});
