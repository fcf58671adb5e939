import { expect, test } from 'vitest';
import { publicationTime, publishDateText } from '../../src/features/admin/publish-date.ts';

const ISO = '2026-11-12T06:07:08.900Z';

test('a field shows its time to the minute, in the browser’s time zone', () => {
  const text = publishDateText(ISO);
  expect(text).toMatch(/^2026-11-1\dT\d\d:\d\d$/);
  expect(new Date(text).toISOString()).toBe('2026-11-12T06:07:00.000Z');
  expect(publishDateText(null)).toBe('');
});

test('an unedited field leaves the time unchanged, and a cleared field makes the item a draft', () => {
  const initial = publishDateText(ISO);
  expect(publicationTime({ text: initial, initial })).toBeUndefined();
  expect(publicationTime({ text: '', initial })).toBeNull();
  expect(publicationTime({ text: '', initial: '' })).toBeUndefined();
});

test('an edited time is sent as ISO 8601', () => {
  const text = publishDateText('2027-01-02T03:04:00.000Z');
  expect(publicationTime({ text, initial: '' })).toBe('2027-01-02T03:04:00.000Z');
});
