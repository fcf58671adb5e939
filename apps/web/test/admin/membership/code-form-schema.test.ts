import { expect, test } from 'vitest';
import { codeForm } from '../../../src/features/admin/membership/codes/code-form-schema.ts';

test('a group code has a number of seats and runs through its last day in the browser’s time zone', () => {
  expect(codeForm.parse({ name: ' A conference ', seats: '20', until: '2099-01-31' })).toEqual({
    name: 'A conference',
    seats: 20,
    until: new Date(2099, 0, 31, 23, 59, 59).toISOString(),
  });
});

test.each([
  [{ name: ' ' }, { name: 'Please name the event' }],
  [{ seats: '' }, { seats: 'Please enter a number of seats from 1 to 10,000' }],
  [{ seats: '0' }, { seats: 'Please enter a number of seats from 1 to 10,000' }],
  [{ seats: '1.5' }, { seats: 'Please enter a number of seats from 1 to 10,000' }],
  [{ until: '' }, { until: 'Please choose a date in the future' }],
  [{ until: '2020-01-31' }, { until: 'Please choose a date in the future' }],
])('the form rejects %j', (change, errors) => {
  const { error } = codeForm.safeParse({ name: 'A conference', seats: '20', until: '2099-01-31', ...change });
  expect(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))).toEqual(
    errors,
  );
});
