import { LIMITS } from '@longreturn/contract/limits';
import { expect, test } from 'vitest';
import { countedItems, EMPTY_COUNTS, type StoredReport, withItem } from '../../src/imports/show-import-row.ts';

const EMPTY: StoredReport = {
  ...{ type: 'Investor Lens', fileId: null, title: 'Show', counts: EMPTY_COUNTS },
  ...{ reported: [], omitted: 0 },
};

test('a report counts unchanged items without listing them, and lists at most 5,000 of the others', () => {
  let report: StoredReport = { ...EMPTY, reported: [] };
  for (let item = 1; item <= LIMITS.reportedItems + 2; item += 1)
    report = withItem(report, { item, title: 'One', outcome: 'created', notes: [] });
  report = withItem(report, { item: 1, title: 'One', outcome: 'unchanged', notes: [] });
  expect(report).toMatchObject({ counts: { created: LIMITS.reportedItems + 2, unchanged: 1 }, omitted: 2 });
  expect(report.reported).toHaveLength(LIMITS.reportedItems);
  expect(countedItems(report)).toBe(LIMITS.reportedItems + 3);
});
