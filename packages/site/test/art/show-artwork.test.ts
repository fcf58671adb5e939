import { expect, test } from 'vitest';
import { showArtwork } from '../../src/art/show-artwork.ts';
import { isWellFormed } from './well-formed.ts';

const SIZE = /font-size="(\d+)"/;
const sizeOf = (name: string) => Number(SIZE.exec(showArtwork(name))?.[1]);

test('the artwork has the name of the show', () => {
  expect(showArtwork('The Long Return')).toContain('>Long\u00a0Return<');
});

test('a long name is set smaller', () => {
  expect(sizeOf('The slow science of a longer life and what it costs')).toBeLessThan(sizeOf('The Long Return'));
});

test.each(['A & B <C> "D"', '🧬', '', 'x'.repeat(300)])('the artwork for %j is well-formed', (name) => {
  expect(isWellFormed(showArtwork(name))).toBe(true);
});
