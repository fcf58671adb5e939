import { expect, test } from 'vitest';
import { relativeTime } from '../../src/lib/relative-time.ts';

test.each([
  ['2026-11-12T10:00:00.000Z', 'just now'],
  ['2026-11-12T10:00:30.000Z', 'just now'], // the server's clock is ahead of the browser's
  ['2026-11-12T09:59:00.000Z', '1 minute ago'],
  ['2026-11-12T09:00:01.000Z', '59 minutes ago'],
  ['2026-11-12T09:00:00.000Z', '1 hour ago'],
  ['2026-11-11T10:00:01.000Z', '23 hours ago'],
  ['2026-11-11T10:00:00.000Z', '1 day ago'],
  ['2026-10-14T10:00:00.000Z', '29 days ago'],
  ['2026-10-13T10:00:00.000Z', '1 month ago'],
  ['2026-08-12T10:00:00.000Z', '3 months ago'],
  ['2025-11-13T10:00:00.000Z', '12 months ago'],
  ['2025-11-12T10:00:00.000Z', '1 year ago'],
  ['2023-11-12T10:00:00.000Z', '3 years ago'],
])('%s is shown as “%s”', (iso, text) => expect(relativeTime(iso, '2026-11-12T10:00:00.000Z')).toBe(text));
