import { activity, subscribers } from '@longreturn/db/schema';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { ANONYMOUS } from '../../../src/actor.ts';
import { withFormula, withoutFormula } from '../../../src/lists/csv.ts';
import { exportSubscribers } from '../../../src/newsletter/subscribers/export-subscribers.ts';
import { actorWithRole, buildUser } from '../../../src/testing/testing.ts';
import { errorWithCode } from '../../account/error-with-code.ts';
import { createNewsletterTest } from '../create-newsletter-test.ts';

const newsletter = await createNewsletterTest();
const { deps, clock, requestSubscription, addSubscriber } = newsletter;
afterAll(newsletter.close);
const { actor } = await buildUser(deps, { role: 'admin' });

async function exportAll(): Promise<string[]> {
  const { pieces } = await exportSubscribers(deps, actor);
  const read: string[] = [];
  for await (const piece of pieces) read.push(piece);
  return read;
}

test('the file has the documented columns, a byte order mark and a dated name, and leaves out pending sign-ups', async () => {
  await addSubscriber('ada@example.org');
  await requestSubscription('pending@example.org');
  await deps.db
    .update(subscribers)
    .set({ name: 'Lovelace, "Ada"', source: 'footer', tags: ['VIP', 'Press'] })
    .where(eq(subscribers.emailKey, 'ada@example.org'));
  clock.set('2026-11-15T23:59:59.000Z');
  expect((await exportSubscribers(deps, actor)).name).toBe('subscribers-2026-11-15.csv');
  const csv = (await exportAll()).join('');
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv.slice(1)).toBe(
    `email,name,status,subscribedAt,source,tags
ada@example.org,"Lovelace, ""Ada""",active,2026-11-15T12:00:00.000Z,footer,VIP; Press
`,
  );
});

test('an export is recorded in the audit log with the admin who made it', async () => {
  await exportSubscribers(deps, actor);
  const [line] = await deps.db.select().from(activity).where(eq(activity.action, 'subscribers.exported'));
  expect(line).toMatchObject({ actorId: actor.id, targetTitle: 'subscribers-2026-11-15.csv' });
});

test('an export reads many rows in pieces, each row once', async () => {
  const times = { subscribedAt: clock.now(), updatedAt: clock.now() };
  const rows = Array.from({ length: 2500 }, (_, n) => {
    const email = `reader-${n}@example.org`;
    return { id: deps.ids.next(), email, emailKey: email, name: `Reader\r${n}`, status: 'active', ...times } as const;
  });
  for (const at of [0, 1250]) await deps.db.insert(subscribers).values(rows.slice(at, at + 1250));
  const pieces = await exportAll();
  expect(pieces.length).toBeGreaterThan(3);
  const read: string[][] = parse(pieces.join(''), { bom: true });
  expect(read).toHaveLength(2502);
  expect(new Set(read.map(([email]) => email)).size).toBe(2502);
  expect(read.at(-1)?.[1]).toBe('Reader\r2499');
});

describe('an exported text', () => {
  const FORMULAS = [
    '=1+1',
    '+49',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n1',
    '\t1',
    '  =1',
    '\u00A0=1',
    '\u200B=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    ' ＝1',
  ];

  test.each(FORMULAS)('gets an apostrophe if a spreadsheet would run it as a formula: %j', (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`);
    expect(withFormula(`'${text}`)).toBe(text);
  });

  test.each(['', 'Ada', "O'Brien", 'a=b', 'ada@example.org', '1-2', "'quoted'"])('is unchanged if safe: %j', (text) => {
    expect(withoutFormula(text)).toBe(text);
    expect(withFormula(text)).toBe(text);
  });
});

test('only admins can export subscribers', async () => {
  await expect(exportSubscribers(deps, ANONYMOUS)).rejects.toThrow(errorWithCode('session.required'));
  await expect(exportSubscribers(deps, actorWithRole('editor'))).rejects.toThrow(errorWithCode('action.forbidden'));
});
