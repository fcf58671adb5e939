import { expect, test } from 'vitest';
import { readInboxFilter } from '../../src/features/admin/overview/inbox/inbox-filter.ts';
import { inboxInput } from '../../src/features/admin/overview/inbox/inbox-query.ts';
import { searchOfItem } from '../../src/features/admin/overview/search-of-item.ts';

test('an episode or article opens in its tab with a search for its title; an issue opens in the newsletter tab', () => {
  expect(searchOfItem({ kind: 'episode', title: 'The Clock' })).toEqual({ tab: 'episodes', q: 'The Clock' });
  expect(searchOfItem({ kind: 'article', title: 'The Price' })).toEqual({ tab: 'articles', q: 'The Price' });
  expect(searchOfItem({ kind: 'issue', title: 'Letter 4' })).toEqual({ tab: 'newsletter' });
});

test('the inbox filters by search text and status, and ignores an unknown contact form', () => {
  const fields = new FormData();
  for (const [name, value] of [
    ['q', ' sleep '],
    ['status', 'spam'],
    ['type', 'other'],
  ] as const)
    fields.set(name, value);
  expect(inboxInput(readInboxFilter(fields))).toEqual({ limit: 5, q: 'sleep', status: 'spam' });
});
