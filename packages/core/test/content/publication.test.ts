import { expect, test } from 'vitest';
import { publicationEvent, publicationOf } from '../../src/content/publication.ts';

const now = new Date('2026-11-15T12:00:00.000Z');
const later = new Date('2026-11-15T12:00:00.001Z');

test('an item without a publication time is a draft', () => {
  expect(publicationOf(null, now)).toEqual({ is: 'draft' });
});

test('an item becomes public at the exact millisecond of its publication time', () => {
  expect(publicationOf(later, now)).toEqual({ is: 'scheduled', at: later });
  expect(publicationOf(later, later)).toEqual({ is: 'published', at: later });
});

test.each([
  { before: undefined, after: { is: 'draft' }, event: 'episode.drafted' },
  { before: undefined, after: { is: 'scheduled', at: later }, event: 'episode.scheduled' },
  { before: { is: 'draft' }, after: { is: 'published', at: now }, event: 'episode.published' },
  { before: { is: 'scheduled', at: later }, after: { is: 'published', at: now }, event: 'episode.published' },
  { before: { is: 'published', at: now }, after: { is: 'draft' }, event: 'episode.unpublished' },
  { before: { is: 'published', at: now }, after: { is: 'published', at: now }, event: 'episode.updated' },
] as const)('saving as $after.is is recorded as $event (state before: $before.is)', ({ before, after, event }) => {
  expect(publicationEvent('episode', before, after)).toBe(event);
});
