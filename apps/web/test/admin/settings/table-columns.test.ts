import { expect, test } from 'vitest';
import { withColumn, withoutLastColumn } from '../../../src/features/admin/settings/fields/table-columns.ts';

const TABLE = { head: ['What'], rows: [['One'], ['Two']] };

test('a column is added and removed in the head and every row', () => {
  const wider = withColumn(TABLE);
  expect(wider).toEqual({
    head: ['What', ''],
    rows: [
      ['One', ''],
      ['Two', ''],
    ],
  });
  expect(withoutLastColumn(wider)).toEqual(TABLE);
});
