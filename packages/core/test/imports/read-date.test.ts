import { expect, test } from 'vitest';
import { readDate } from '../../src/imports/read-date.ts';

test.each([
  ['Fri, 09 Oct 2020 04:30:38 GMT', '2020-10-09T04:30:38.000Z'],
  ['09 Oct 2020 04:30:38 +0200', '2020-10-09T02:30:38.000Z'],
  ['Monday, 09 Oct 2020 04:30:38 EST', '2020-10-09T09:30:38.000Z'],
  ['Fri 9 Oct 2020 04:30 CET', '2020-10-09T03:30:00.000Z'],
  ['Fri, 09 October 2020 04:30:38 -0700', '2020-10-09T11:30:38.000Z'],
  ['Wed, 09 Sept 2020 04:30:38 GMT', '2020-09-09T04:30:38.000Z'],
  ['2020-10-09T04:30:38Z', '2020-10-09T04:30:38.000Z'],
  ['2020-10-09T04:30:38+01:00', '2020-10-09T03:30:38.000Z'],
  ['2020-10-09', '2020-10-09T00:00:00.000Z'],
  ['  Fri, 09 Oct 2020 04:30:38 GMT\n', '2020-10-09T04:30:38.000Z'],
])('%j is read', (text, iso) => {
  expect(readDate(text)?.toISOString()).toBe(iso);
});

test.each([undefined, '', 'yesterday', 'Fri, 99 Oct 2020', '1970-01-01', '9999-01-01T00:00:00Z', '0', 'May'])(
  '%j can’t be read',
  (text) => {
    expect(readDate(text)).toBeUndefined();
  },
);
