import { expect, it } from 'vitest';
import { ContentMemory } from '../../src/cache/content-memory.ts';

const memory = (most = 1000) => new ContentMemory<{ text: string }>({ most, sizeOf: ({ text }) => text.length });

it('returns stored values until the content changes', () => {
  const kept = memory();
  kept.keeper()('a', { text: 'one' });
  expect(kept.find('a')).toEqual({ text: 'one' });
  kept.clear();
  expect(kept.find('a')).toBeUndefined();
});

it('does not store values whose creation began before the content changed', () => {
  const kept = memory();
  const keep = kept.keeper();
  kept.clear();
  keep('a', { text: 'old' });
  expect(kept.find('a')).toBeUndefined();
});

it('is bounded, and evicts the least recently used value first', () => {
  const kept = memory(100);
  for (const key of ['a', 'b', 'c']) {
    kept.keeper()(key, { text: 'x'.repeat(40) });
    kept.find('a');
  }
  expect(['a', 'b', 'c'].map((key) => kept.find(key) !== undefined)).toEqual([true, false, true]);
});
