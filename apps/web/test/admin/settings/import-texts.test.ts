import { expect, test } from 'vitest';
import {
  countsText,
  percentDone,
  progressText,
  stateText,
} from '../../../src/features/admin/settings/imports/import-texts.ts';

const counts = { created: 1280, updated: 0, unchanged: 3, skipped: 1 };

test('the text about an import counts only outcomes that occurred; the text about a check is worded as a plan', () => {
  expect(countsText({ counts, dryRun: false })).toBe('1,280 created, 3 unchanged, 1 skipped');
  expect(countsText({ counts, dryRun: true })).toBe('1,280 to create, 3 unchanged, 1 to skip');
  expect(countsText({ counts: { created: 0, updated: 0, unchanged: 0, skipped: 0 }, dryRun: false })).toBe('No items');
});

test('the progress of an import is a share of its items once the feed has been read', () => {
  expect(progressText({ items: null, doneItems: 0 })).toBe('Reading the feed...');
  expect(percentDone({ items: null, doneItems: 0 })).toBe(0);
  expect(progressText({ items: 1284, doneItems: 1000 })).toBe('1,000 of 1,284 items');
  expect(percentDone({ items: 1284, doneItems: 1000 })).toBe(77);
  expect(progressText({ items: 1, doneItems: 0 })).toBe('0 of 1 item');
  expect(percentDone({ items: 0, doneItems: 0 })).toBe(0);
});

test('the tag of an import says whether it was a check, and how it ended', () => {
  expect(stateText({ state: 'done', dryRun: true })).toBe('Checked');
  expect(stateText({ state: 'done', dryRun: false })).toBe('Imported');
  expect(stateText({ state: 'failed', dryRun: false })).toBe('Failed');
  expect(stateText({ state: 'cancelled', dryRun: true })).toBe('Cancelled');
});
