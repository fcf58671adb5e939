import { expect, test, vi } from 'vitest';
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

test.each([
  ['2024-06-01 10:00:00', '2024-06-01T10:00:00.000Z'],
  ['2024-06-01T10:00:00', '2024-06-01T10:00:00.000Z'],
  ['2024-06-01', '2024-06-01T00:00:00.000Z'],
  ['Sat, 01 Jun 2024 10:00', '2024-06-01T10:00:00.000Z'],
  ['06/01/2024 10:00 PM', '2024-06-01T22:00:00.000Z'],
  ['Sat, 01 Jun 2024 10:00:00 +0200 (CEST)', '2024-06-01T08:00:00.000Z'],
  ['2024-06-01T10:00:00.500-07:00', '2024-06-01T17:00:00.500Z'],
  ['Sat, 01 Jun 2024 10:00 PDT', '2024-06-01T17:00:00.000Z'],
])('%j is read as the same time in every time zone of the process', (text, iso) => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(new Date(2024, 5).getTimezoneOffset()).toBe(240);
  expect(readDate(text)?.toISOString()).toBe(iso);
  vi.unstubAllEnvs();
});
