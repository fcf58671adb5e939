import { setEditionsInput, subscriptionLinkInput } from '@longreturn/contract/newsletter';
import { issueIdInput } from '@longreturn/contract/newsletter-issue';
import { activity, issueDeliveries, subscribers } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { exportAccount } from '../../src/account/export-account.ts';
import { type Actor, ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import type { JobDeps } from '../../src/deps.ts';
import { JobFailure } from '../../src/jobs/job-failure.ts';
import type { MailJob } from '../../src/mail/mail.ts';
import { mailJob } from '../../src/mail/mail-job.ts';
import {
  getIssueProgress as progressCase,
  retryFailed as retryCase,
} from '../../src/newsletter/issues/issue-progress.ts';
import { listAllIssues } from '../../src/newsletter/issues/list-all-issues.ts';
import { queueFailed } from '../../src/newsletter/issues/queue-recipients.ts';
import { sendIssue } from '../../src/newsletter/issues/send-issue.ts';
import { setEditions as setEditionsCase } from '../../src/newsletter/set-editions.ts';
import { unsubscribe as unsubscribeCase } from '../../src/newsletter/unsubscribe.ts';
import {
  actorWithRole,
  buildClient,
  buildIssue,
  buildSentIssue,
  buildUser,
  throughSchema,
} from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';
import { createNewsletterTest } from './create-newsletter-test.ts';

const FAILURE = new JobFailure('The mail could not be sent');

const getIssueProgress = throughSchema(issueIdInput, progressCase);
const retryFailed = throughSchema(issueIdInput, retryCase);
const unsubscribe = throughSchema(subscriptionLinkInput, unsubscribeCase);
const setEditions = throughSchema(setEditionsInput, setEditionsCase);

const newsletter = await createNewsletterTest();
const { deps, clock, mails, addSubscriber, rowOf, manageToken } = newsletter;
afterAll(newsletter.close);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

/** Returns the dependencies of a mail job, and a list of the recipients that the mail server has accepted. */
function openMailer(): { jobDeps: JobDeps; sent: string[] } {
  const sent: string[] = [];
  const mailer: JobDeps['mailer'] = {
    async send({ to }) {
      sent.push(to);
      return { is: 'accepted' };
    },
  };
  return { jobDeps: { ...deps, mailer }, sent };
}

async function jobOf(issueId: string, email: string): Promise<MailJob> {
  return { kind: 'newsletter-issue', subscriberId: (await rowOf(email)).id, issueId };
}

const progressOf = (id: string) => getIssueProgress(deps, SYSTEM, { id });
async function deliveryOf(issueId: string, email: string) {
  const { id } = await rowOf(email);
  const [row] = await deps.db
    .select()
    .from(issueDeliveries)
    .where(and(eq(issueDeliveries.issueId, issueId), eq(issueDeliveries.subscriberId, id)));
  return row;
}
/** Sends an issue only to `count` new subscribers. Returns the issue's ID and their email addresses. */
async function sendTo(count: number): Promise<{ id: string; emails: string[] }> {
  const tag = `Segment ${deps.ids.next()}`;
  const emails: string[] = [];
  for (let n = 0; n < count; n += 1) emails.push(await addSubscriber());
  for (const email of emails) await tagWith(email, tag);
  return { ...(await buildSentIssue(deps, { segmentTags: [tag] })), emails };
}
async function tagWith(email: string, tag: string): Promise<void> {
  await deps.db
    .update(subscribers)
    .set({ tags: [tag] })
    .where(eq(subscribers.emailKey, email));
}

describe('the progress of an issue', () => {
  test('is all 0 for a draft', async () => {
    const { id } = await buildIssue(deps);
    const none = { state: 'draft', recipients: 0, queued: 0, sent: 0, failed: 0, skipped: 0, unsubscribed: 0 };
    expect(await progressOf(id)).toEqual(none);
    await expect(progressOf(deps.ids.next())).rejects.toThrow(errorWithCode('issue.unknown'));
  });

  test('counts emails that were sent, failed or are no longer wanted', async () => {
    const { id, emails } = await sendTo(4);
    const [first = '', second = '', third = ''] = emails;
    expect(await progressOf(id)).toMatchObject({ recipients: 4, queued: 4 });
    const { jobDeps, sent } = openMailer();
    await unsubscribe(deps, { token: await manageToken(second) });
    await mailJob.handle(jobDeps, await jobOf(id, first));
    await mailJob.handle(jobDeps, await jobOf(id, second));
    await mailJob.onFailure?.(jobDeps, await jobOf(id, third), FAILURE);
    expect(sent).toEqual([first]);
    expect(await progressOf(id)).toEqual({
      state: 'sending',
      recipients: 4,
      queued: 1,
      sent: 1,
      failed: 1,
      skipped: 1,
      unsubscribed: 0,
    });
  });
});

describe('the state of a delivery', () => {
  const stateOf = async (id: string) => (await progressOf(id)).state;

  test('is ‘stalled’ after a minute without a sent email, and ‘sent’ when no email is waiting any more', async () => {
    const { id, emails } = await sendTo(2);
    const [first = '', second = ''] = emails;
    const { jobDeps } = openMailer();
    expect(await stateOf(id)).toBe('sending');
    clock.set('2026-11-15T12:00:50.000Z');
    await mailJob.handle(jobDeps, await jobOf(id, first));
    clock.set('2026-11-15T12:01:49.000Z');
    expect(await stateOf(id)).toBe('sending');
    clock.set('2026-11-15T12:01:51.000Z');
    expect(await stateOf(id)).toBe('stalled');
    await mailJob.handle(jobDeps, await jobOf(id, second));
    expect(await stateOf(id)).toBe('sent');
  });

  test('is ‘sent’ a day after the last change, when no retry is left', async () => {
    const { id } = await sendTo(1);
    clock.set('2026-11-16T11:59:59.000Z');
    expect(await stateOf(id)).toBe('stalled');
    clock.set('2026-11-16T12:00:00.000Z');
    expect(await stateOf(id)).toBe('sent');
  });

  test('is ‘sending’ or ‘stalled’ while not all recipients are queued, but ‘sent’ after ten minutes without a change', async () => {
    await addSubscriber();
    const { id } = await buildIssue(deps);
    await sendIssue(deps, SYSTEM, { id });
    expect(await stateOf(id)).toBe('sending');
    clock.set('2026-11-15T12:09:59.000Z');
    expect(await stateOf(id)).toBe('stalled');
    clock.set('2026-11-15T12:10:01.000Z');
    expect(await stateOf(id)).toBe('sent');
  });

  test('is in the list of issues', async () => {
    const draft = await buildIssue(deps);
    const sent = await sendTo(1);
    const { items } = await listAllIssues(deps, SYSTEM, {});
    const shown = (id: string) => items.find((item) => item.id === id)?.progress;
    expect(shown(draft.id)).toEqual(await progressOf(draft.id));
    expect(shown(sent.id)).toMatchObject({ state: 'sending', recipients: 1, queued: 1 });
  });
});

describe('an email of an issue', () => {
  test('is sent only once, even if its job runs again', async () => {
    const { id, emails } = await sendTo(1);
    const job = await jobOf(id, emails[0] ?? '');
    const { jobDeps, sent } = openMailer();
    await mailJob.handle(jobDeps, job);
    await mailJob.handle(jobDeps, job);
    await mailJob.onFailure?.(jobDeps, job, FAILURE);
    expect(sent).toHaveLength(1);
    expect(await progressOf(id)).toMatchObject({ sent: 1, failed: 0, skipped: 0 });
  });

  test('is sent even if an earlier version of the site queued it without a delivery record', async () => {
    const { id, emails } = await sendTo(1);
    await deps.db.delete(issueDeliveries);
    const { jobDeps, sent } = openMailer();
    await mailJob.handle(jobDeps, await jobOf(id, emails[0] ?? ''));
    expect(sent).toEqual(emails);
  });

  test('is not sent again if its record can’t be written, and the failure is logged', async () => {
    const { id, emails } = await sendTo(1);
    const { jobDeps, sent } = openMailer();
    const logged: string[] = [];
    const db = new Proxy(deps.db, {
      get: (target, name) =>
        name === 'update' ? () => expect.fail('no connection') : Reflect.get(target, name, target),
    });
    const logger = { ...deps.logger, warn: (_details: object, message: string) => void logged.push(message) };
    await mailJob.handle({ ...jobDeps, db, logger }, await jobOf(id, emails[0] ?? ''));
    expect(sent).toEqual(emails);
    expect(logged).toEqual(['The result of an email job could not be recorded']);
  });
});

describe('unsubscribing', () => {
  test('with a link of an issue counts for that issue, once', async () => {
    const { id, emails } = await sendTo(2);
    const [first = '', second = ''] = emails;
    const token = await manageToken(first, id);
    await unsubscribe(deps, { token });
    clock.set('2026-11-16T12:00:00.000Z');
    await unsubscribe(deps, { token });
    await setEditions(deps, buildClient(), { token: await manageToken(second, id), editions: [] });
    expect(await progressOf(id)).toMatchObject({ unsubscribed: 2 });
    expect(await deliveryOf(id, first)).toMatchObject({ unsubscribedAt: new Date('2026-11-15T12:00:00.000Z') });
  });

  test('with a link from an earlier version of the site counts for no issue', async () => {
    const { id, emails } = await sendTo(1);
    await unsubscribe(deps, { token: await manageToken(emails[0] ?? '') });
    expect(await rowOf(emails[0] ?? '')).toMatchObject({ status: 'unsubscribed' });
    expect(await progressOf(id)).toMatchObject({ unsubscribed: 0 });
  });
});

describe('sending again to failed recipients', () => {
  test('queues emails only to them, and adds an entry to the audit log', async () => {
    const { id, emails } = await sendTo(3);
    const [first = '', second = ''] = emails;
    const { jobDeps } = openMailer();
    await mailJob.handle(jobDeps, await jobOf(id, first));
    await mailJob.onFailure?.(jobDeps, await jobOf(id, second), FAILURE);
    const before = mails.length;
    clock.set('2026-11-15T13:00:00.000Z');
    expect(await retryFailed(deps, SYSTEM, { id })).toEqual({ recipients: 1 });
    expect(await progressOf(id)).toMatchObject({ state: 'sending', queued: 2, sent: 1, failed: 0 });
    await queueFailed(deps, id);
    expect(mails.slice(before)).toEqual([await jobOf(id, second)]);
    const [line] = await deps.db.select().from(activity).where(eq(activity.action, 'issue.retried'));
    expect(line).toMatchObject({ targetId: id, change: { failed: { from: 1, to: 0 } } });
  });

  test('does nothing if none failed', async () => {
    const { id } = await sendTo(1);
    expect(await retryFailed(deps, SYSTEM, { id })).toEqual({ recipients: 0 });
    await expect(retryFailed(deps, SYSTEM, { id: deps.ids.next() })).rejects.toThrow(errorWithCode('issue.unknown'));
  });
});

test('the export of an account contains the issues that were queued for its owner', async () => {
  const { actor, email } = await buildUser(deps, { role: 'subscriber' });
  await addSubscriber(email);
  const { id, title } = await buildSentIssue(deps);
  await unsubscribe(deps, { token: await manageToken(email, id) });
  const { newsletter } = await exportAccount(deps, actor, undefined);
  const at = clock.now().toISOString();
  expect(newsletter?.issues).toEqual([{ title, state: 'queued', updatedAt: at, unsubscribedAt: at }]);
});

test.each([
  ['progress', (actor: Actor) => getIssueProgress(deps, actor, { id: deps.ids.next() })],
  ['sending again', (actor: Actor) => retryFailed(deps, actor, { id: deps.ids.next() })],
] as const)('%s is for admins only', async (_what, call) => {
  await expect(call(ANONYMOUS)).rejects.toThrow(errorWithCode('session.required'));
  await expect(call(actorWithRole('editor'))).rejects.toThrow(errorWithCode('action.forbidden'));
});
