import type { Active, Over } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { dragAnnouncements, moveAnnouncement } from '../../src/features/admin/episodes/media-announcements.ts';
import { inOrder } from '../../src/features/admin/episodes/use-media-order.ts';

const ITEMS = [
  { id: 'a', title: 'One' },
  { id: 'b', title: 'Two' },
];
const active = { id: 'a' } as Active; // the only property that is read
const over = (id: string) => ({ id }) as Over; // also the only property that is read

test('items are shown in the user’s order, and an item that was added meanwhile comes last', () => {
  const items = [...ITEMS, { id: 'c', title: 'Three' }];
  expect(inOrder(items, ['b', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('a drag is announced with the item and its position', () => {
  const say = dragAnnouncements(ITEMS);
  expect(say.onDragStart({ active })).toBe('Picked up “One” from position 1 of 2.');
  expect(say.onDragOver({ active, over: over('a') })).toBeUndefined(); // the first announcement isn't replaced
  expect(say.onDragOver({ active, over: over('b') })).toBe('“One” is over position 2 of 2.');
  expect(say.onDragOver({ active, over: over('a') })).toBe('“One” is over position 1 of 2.');
  expect(say.onDragEnd({ active, over: over('b') })).toBe('“One” is now at position 2 of 2.');
  expect(say.onDragCancel({ active, over: null })).toBe('Cancelled. “One” is back at position 1 of 2.');
});

test('a move with a button is also announced', () => {
  expect(moveAnnouncement({ title: 'Two' }, 0, 2)).toBe('“Two” is now at position 1 of 2.');
});
