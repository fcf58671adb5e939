import { expect, test } from 'vitest';
import { withColumn, withoutLastColumn } from '../../../src/features/admin/settings/fields/table-columns.ts';

const TABLE = { head: ['What'], rows: [['One'], ['Two']] };

test('adding or removing a column changes the head and every row', () => {
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
