import { expect, test } from 'vitest';
import { createReplyKeys } from '../../src/features/admin/overview/inbox/reply-keys.ts';

test('a reply that is sent again has the same key, a changed reply has another', () => {
  let count = 0;
  const keyOf = createReplyKeys(() => `key ${++count}`);
  expect(keyOf('Thank you.')).toBe('key 1');
  expect(keyOf('Thank you.')).toBe('key 1');
  expect(keyOf('Thank you!')).toBe('key 2');
});
