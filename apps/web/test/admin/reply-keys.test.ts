import { expect, test } from 'vitest';
import { createReplyKeys } from '../../src/features/admin/overview/inbox/reply-keys.ts';

test('a reply that is sent again has the same key; a changed reply, a reply to another message and a new reply have other keys', () => {
  let count = 0;
  const { keyOf, forget } = createReplyKeys(() => `key ${++count}`);
  expect(keyOf('one', 'Thank you.')).toBe('key 1');
  expect(keyOf('two', 'Thank you.')).toBe('key 2');
  expect(keyOf('one', 'Thank you.')).toBe('key 1');
  expect(keyOf('one', 'Thank you!')).toBe('key 3');
  forget('one');
  expect(keyOf('one', 'Thank you!')).toBe('key 4');
});
