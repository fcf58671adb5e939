import { expect, test } from 'vitest';
import { compForm } from '../../src/features/admin/users/comp-form-schema.ts';

/** Returns the errors that the form shows at its fields. */
function errorsOf(values: { reason: string; endDate: string; hasNoEnd: boolean }): Record<string, string> {
  const { error } = compForm.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('a membership runs through its last day in the browser’s time zone', () => {
  const { until } = compForm.parse({ reason: 'A reviewer', endDate: '2099-01-31', hasNoEnd: false });
  expect(until).toBe(new Date(2099, 0, 31, 23, 59, 59).toISOString());
});

test('a membership has no end date if the admin ticks the checkbox', () => {
  expect(compForm.parse({ reason: ' A reviewer ', endDate: '', hasNoEnd: true })).toEqual({
    reason: 'A reviewer',
    until: null,
  });
});

test('a membership needs a reason, and a date in the future', () => {
  const future = 'Please choose a date in the future';
  expect(errorsOf({ reason: '  ', endDate: '', hasNoEnd: false })).toEqual({
    reason: 'Please give a reason',
    endDate: future,
  });
  for (const endDate of ['2020-01-31', 'no date', '275760-12-31']) {
    expect(errorsOf({ reason: 'A reviewer', endDate, hasNoEnd: false })).toEqual({ endDate: future });
  }
});
