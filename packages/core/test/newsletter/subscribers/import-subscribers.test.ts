import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { importSubscribersInput } from '@longreturn/contract/subscribers';
import { activity, subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ANONYMOUS, SYSTEM } from '../../../src/actor.ts';
import { recordMailEvents } from '../../../src/newsletter/record-mail-events.ts';
import { exportSubscribers } from '../../../src/newsletter/subscribers/export-subscribers.ts';
import { importSubscribers as importCase } from '../../../src/newsletter/subscribers/import-subscribers.ts';
import { unsubscribe } from '../../../src/newsletter/unsubscribe.ts';
import { actorWithRole, throughSchema } from '../../../src/testing/testing.ts';
import { errorWithCode } from '../../account/error-with-code.ts';
import { createNewsletterTest } from '../create-newsletter-test.ts';

const importSubscribers = throughSchema(importSubscribersInput, importCase);

const newsletter = await createNewsletterTest();
const { deps, mails, requestSubscription, addSubscriber, rowOf, rowsOf, manageToken } = newsletter;
afterAll(newsletter.close);

type Given = Partial<z.input<typeof importSubscribersInput>>;

const CONSENT = { source: 'Paper list at the Berlin meetup', date: '2026-10-01', confirmed: true } as const;
const importAs = (csv: string, given: Given = {}) =>
  importSubscribers(deps, SYSTEM, { csv, consent: CONSENT, dryRun: false, ...given });

async function leave(email: string): Promise<void> {
  await unsubscribe(deps, { token: await manageToken(email) });
}

test('an import reports each line, and a dry run changes nothing', async () => {
  await addSubscriber('known@example.org');
  await addSubscriber('left@example.org');
  await leave('left@example.org');
  await addSubscriber('bounced@example.org');
  await recordMailEvents(deps, { events: [{ type: 'bounce', email: 'bounced@example.org', permanent: true }] });
  const csv = [
    'email,name',
    'New@Example.org,Ada',
    'known@example.org,',
    'left@example.org,',
    'bounced@example.org,',
    'new@example.org,Again',
    'not an address,',
    `long@example.org,${'x'.repeat(101)}`,
  ].join('\n');
  const before = await deps.db.select().from(subscribers);
  const report = await importAs(csv, { dryRun: true });
  expect(report).toEqual({
    dryRun: true,
    counts: { new: 1, known: 1, unsubscribed: 1, bounced: 1, duplicate: 1, invalid: 2 },
    lines: [
      { line: 2, email: 'New@Example.org', outcome: 'new' },
      { line: 3, email: 'known@example.org', outcome: 'known' },
      { line: 4, email: 'left@example.org', outcome: 'unsubscribed' },
      { line: 5, email: 'bounced@example.org', outcome: 'bounced' },
      { line: 6, email: 'new@example.org', outcome: 'duplicate' },
      { line: 7, email: 'not an address', outcome: 'invalid', reason: 'Please enter a valid email address' },
      { line: 8, email: 'long@example.org', outcome: 'invalid', reason: 'Name must be at most 100 characters' },
    ],
  });
  expect(await deps.db.select().from(subscribers)).toEqual(before);
  expect(await deps.db.select().from(activity).where(eq(activity.action, 'subscribers.imported'))).toEqual([]);
  expect(await importAs(csv)).toEqual({ ...report, dryRun: false });
  expect(await rowOf('new@example.org')).toMatchObject({ email: 'New@Example.org', name: 'Ada', status: 'active' });
  expect(await rowOf('left@example.org')).toMatchObject({ status: 'unsubscribed' });
  expect(await rowOf('bounced@example.org')).toMatchObject({ status: 'bounced' });
});

test('an import stores the stated consent, sends no email, and adds an entry to the audit log', async () => {
  const queued = mails.length;
  await importAs('email\nconsent@example.org', { tags: ['Meetup'] });
  expect(await rowOf('consent@example.org')).toMatchObject({
    status: 'active',
    source: 'import',
    tags: ['Meetup'],
    consentedAt: new Date('2026-10-01T00:00:00.000Z'),
    consentIp: null,
    confirmedAt: null,
    subscribedAt: deps.clock.now(),
  });
  expect(mails).toHaveLength(queued);
  const lines = await deps.db.select().from(activity).where(eq(activity.action, 'subscribers.imported'));
  expect(lines.at(-1)).toMatchObject({
    targetTitle: '1 new of 1',
    change: { consentSource: { to: CONSENT.source }, consentDate: { to: CONSENT.date }, imported: { to: 1 } },
  });
});

test('a known subscriber gets the imported tags and keeps everything else', async () => {
  await addSubscriber('tagged@example.org');
  await importAs('email;tags\ntagged@example.org;VIP, Press', { tags: ['Meetup'] });
  const before = await rowOf('tagged@example.org');
  expect(before).toMatchObject({ tags: ['VIP', 'Press', 'Meetup'], source: null });
  await importAs('email;name;tags\ntagged@example.org;Another;Press, Berlin');
  expect(await rowOf('tagged@example.org')).toEqual({ ...before, tags: [...before.tags, 'Berlin'] });
});

test('a pending sign-up becomes active, unless the person had unsubscribed before', async () => {
  await requestSubscription('waiting@example.org');
  await addSubscriber('returning@example.org');
  await leave('returning@example.org');
  await requestSubscription('returning@example.org');
  const { counts } = await importAs('email\nwaiting@example.org\nreturning@example.org');
  expect(counts).toMatchObject({ new: 1, unsubscribed: 1 });
  expect(await rowOf('waiting@example.org')).toMatchObject({ status: 'active', source: 'import' });
  expect(await rowOf('returning@example.org')).toMatchObject({ status: 'pending', endedAs: 'unsubscribed' });
});

test('an exported file can be imported, but people who had unsubscribed aren’t subscribed again', async () => {
  await addSubscriber('+formula@example.org');
  await addSubscriber('gone@example.org');
  await leave('gone@example.org');
  const { pieces } = await exportSubscribers(deps, SYSTEM);
  const csv = await text(Readable.from(pieces));
  expect(csv).toContain("'+formula@example.org");
  for (const email of ['+formula@example.org', 'gone@example.org']) {
    await deps.db.delete(subscribers).where(eq(subscribers.emailKey, email));
  }
  const { counts } = await importAs(csv);
  expect(counts).toMatchObject({ new: 1, invalid: 0 });
  expect(await rowsOf('gone@example.org')).toEqual([]);
  expect(await rowOf('+formula@example.org')).toMatchObject({ status: 'active' });
});

test('an import can have thousands of lines, Windows line endings and a byte order mark', async () => {
  const lines = Array.from({ length: 2100 }, (_, n) => `many-${n}@example.org,Reader ${n}`);
  const { counts } = await importAs(`\uFEFFEmail,Name\r\n${lines.join('\r\n')}\r\n\r\n`);
  expect(counts).toMatchObject({ new: 2100, invalid: 0 });
  expect(await rowOf('many-2099@example.org')).toMatchObject({ name: 'Reader 2099' });
});

describe('an import refuses', () => {
  test.each<[string, Given, Record<string, string>]>([
    [
      'a file without an email column',
      { csv: 'name\nAda' },
      { csv: 'The first line must name the columns, one of them "email"' },
    ],
    ['an empty file', { csv: '' }, { csv: 'The first line must name the columns, one of them "email"' }],
    [
      'a quote without an end',
      { csv: 'email\n"ada@example.org\n' },
      { csv: expect.stringMatching(/not valid CSV after line/) },
    ],
    [
      'too many lines',
      { csv: `email\n${'a@b.co\n'.repeat(10_001)}` },
      { csv: 'Please import at most 10,000 lines at a time' },
    ],
    [
      'a consent with too short a source',
      { consent: { ...CONSENT, source: 'List' } },
      { 'consent.source': expect.any(String) },
    ],
    ['a consent without a date', { consent: { ...CONSENT, date: 'soon' } }, { 'consent.date': expect.any(String) }],
    [
      'a consent dated in the future',
      { consent: { ...CONSENT, date: '2026-11-17' } },
      { 'consent.date': expect.any(String) },
    ],
    ['a tag with a comma', { tags: ['a,b'] }, { 'tags.0': expect.any(String) }],
  ])('%s', async (_what, given, fields) => {
    await expect(importAs('email\nada@example.org', given)).rejects.toThrow(errorWithCode('input.invalid', fields));
    expect(await rowsOf('ada@example.org')).toEqual([]);
  });

  test('everybody but admins', async () => {
    const input = importSubscribersInput.parse({ csv: 'email', consent: CONSENT, dryRun: true });
    await expect(importCase(deps, ANONYMOUS, input)).rejects.toThrow(errorWithCode('session.required'));
    await expect(importCase(deps, actorWithRole('editor'), input)).rejects.toThrow(errorWithCode('action.forbidden'));
  });
});
