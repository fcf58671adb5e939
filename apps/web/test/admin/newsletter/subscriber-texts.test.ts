import { expect, test } from 'vitest';
import {
  importErrors,
  importForm,
  importInput,
} from '../../../src/features/admin/newsletter/subscribers/import-form-schema.ts';
import {
  importLabel,
  matchesText,
  shownTags,
} from '../../../src/features/admin/newsletter/subscribers/subscriber-texts.ts';

test.each([
  [[], { first: [], others: undefined }],
  [['a', 'b'], { first: ['a', 'b'], others: undefined }],
  [['a', 'b', 'c', 'd'], { first: ['a', 'b'], others: '+2' }],
])('the first two of the tags %j are shown, then the number of the others', (tags, shown) => {
  expect(shownTags(tags)).toEqual(shown);
});

test.each([
  [undefined, null],
  [1, '1 subscriber'],
  [12, '12 subscribers'],
  [1000, '1,000+ subscribers'],
])('%j matches are shown as %j', (total, text) => {
  expect(matchesText(total)).toBe(text);
});

test('the import button counts new subscribers and known subscribers', () => {
  const counts = { new: 1, known: 2, unsubscribed: 4, bounced: 8, duplicate: 16, invalid: 32 };
  expect(importLabel({ counts })).toBe('Import 3 subscribers');
});

const FIELDS = {
  csv: 'email\na@example.org',
  source: 'A sign-up sheet',
  date: '2026-01-31',
  tags: '',
  confirmed: true,
};

test('an import sends its tags as a list, and the consent as an object', () => {
  const { csv, ...consent } = { ...FIELDS, tags: undefined };
  expect(importInput(importForm.parse({ ...FIELDS, tags: ' Press, Berlin;Press,' }))).toEqual({
    csv,
    consent: { source: consent.source, date: consent.date, confirmed: true },
    tags: ['Press', 'Berlin'],
  });
});

test.each([
  ['csv', '', 'Please choose a CSV file'],
  ['source', 'short', 'Please describe in 10 to 200 characters where and how they agreed'],
  ['date', '', 'Please enter the day on which they agreed'],
  ['confirmed', false, 'Please confirm that they agreed to receive the newsletter'],
] as const)('an import is rejected with a message if its field %s is invalid', (name, value, message) => {
  const { error } = importForm.safeParse({ ...FIELDS, [name]: value });
  expect(error?.issues[0]).toMatchObject({ path: [name], message });
});

test('the server’s errors about the consent are shown at the form’s fields', () => {
  expect(importErrors({ fields: { csv: 'A', 'consent.date': 'B' } })).toEqual({ csv: 'A', date: 'B' });
});
