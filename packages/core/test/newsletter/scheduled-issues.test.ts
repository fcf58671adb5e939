import { issueIdInput, scheduleIssueInput, updateIssueInput } from '@longreturn/contract/newsletter-issue';
import { activity, newsletterIssues, subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { deleteEpisode } from '../../src/content/episodes/delete-episode.ts';
import { findRecipient } from '../../src/newsletter/issues/find-recipients.ts';
import {
  cancelSchedule as cancelCase,
  scheduleIssue as scheduleCase,
} from '../../src/newsletter/issues/schedule-issue.ts';
import { sendDueIssues } from '../../src/newsletter/issues/send-due-issues.ts';
import { sendIssue } from '../../src/newsletter/issues/send-issue.ts';
import { updateIssue as updateCase } from '../../src/newsletter/issues/update-issue.ts';
import { actorWithRole, buildEpisode, buildIssue, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';
import { createNewsletterTest, runConcurrently } from './create-newsletter-test.ts';

const scheduleIssue = throughSchema(scheduleIssueInput, scheduleCase);
const cancelSchedule = throughSchema(issueIdInput, cancelCase);
const updateIssue = throughSchema(updateIssueInput, updateCase);

const newsletter = await createNewsletterTest();
const { deps, clock, addSubscriber, rowOf } = newsletter;
afterAll(newsletter.close);

const NOW = '2026-11-15T12:00:00.000Z';
const NOON = '2026-11-16T12:00:00.000Z';
const AFTER_NOON = '2026-11-16T12:00:30.000Z';
beforeEach(() => clock.set(NOW));

async function issueWith(id: string) {
  const [row] = await deps.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  return row ?? expect.fail('no such issue');
}
const actionsOf = async (id: string) =>
  (await deps.db.select().from(activity).where(eq(activity.targetId, id)).orderBy(activity.id)).map(
    ({ action }) => action,
  );

describe('an issue with a scheduled time', () => {
  test('is sent by the first run after that time, and never again', async () => {
    const { id } = await buildIssue(deps, { scheduledFor: NOON });
    await sendDueIssues(deps);
    expect(await issueWith(id)).toMatchObject({ sentAt: null });
    clock.set(AFTER_NOON);
    await sendDueIssues(deps);
    await sendDueIssues(deps);
    expect(await issueWith(id)).toMatchObject({ sentAt: new Date(AFTER_NOON), scheduledFor: new Date(NOON) });
    expect(await actionsOf(id)).toEqual(['issue.scheduled', 'issue.sent']);
  });

  test('is sent once, even if several instances run at the same time', async () => {
    const ids = [await buildIssue(deps, { scheduledFor: NOON }), await buildIssue(deps, { scheduledFor: NOON })];
    clock.set(AFTER_NOON);
    await runConcurrently(6, () => sendDueIssues(deps));
    for (const { id } of ids) expect(await actionsOf(id)).toEqual(['issue.scheduled', 'issue.sent']);
  });

  test('does not delay other issues if sending it fails, and is sent by the next run', async () => {
    const broken = await buildIssue(deps, { scheduledFor: NOON });
    const fine = await buildIssue(deps, { scheduledFor: NOON });
    clock.set(AFTER_NOON);
    const logged: string[] = [];
    const jobs: typeof deps.jobs = {
      ...deps.jobs,
      async send(db, name, data) {
        if ('issueId' in data && data.issueId === broken.id) throw new Error('The queue failed');
        await deps.jobs.send(db, name, data);
      },
    };
    const logger = { ...deps.logger, error: (_details: object, message: string) => void logged.push(message) };
    await sendDueIssues({ ...deps, jobs, logger });
    expect(logged).toEqual(['A scheduled issue could not be sent']);
    expect(await issueWith(broken.id)).toMatchObject({ sentAt: null });
    expect(await issueWith(fine.id)).toMatchObject({ sentAt: new Date(AFTER_NOON) });
    await sendDueIssues(deps);
    expect(await issueWith(broken.id)).toMatchObject({ sentAt: new Date(AFTER_NOON) });
  });

  test('can be rescheduled and unscheduled until it is sent', async () => {
    const { id } = await buildIssue(deps);
    expect(await scheduleIssue(deps, SYSTEM, { id, scheduledFor: NOON })).toMatchObject({ scheduledFor: NOON });
    const later = '2026-11-17T12:00:00.000Z';
    expect(await scheduleIssue(deps, SYSTEM, { id, scheduledFor: later })).toMatchObject({ scheduledFor: later });
    expect(await cancelSchedule(deps, SYSTEM, { id })).toMatchObject({ scheduledFor: null, sentAt: null });
    clock.set('2026-11-18T12:00:00.000Z');
    await sendDueIssues(deps);
    expect(await issueWith(id)).toMatchObject({ sentAt: null });
    expect(await actionsOf(id)).toEqual(['issue.drafted', 'issue.scheduled', 'issue.scheduled', 'issue.unscheduled']);
    await sendIssue(deps, SYSTEM, { id });
    await expect(scheduleIssue(deps, SYSTEM, { id, scheduledFor: '2026-12-01T12:00:00.000Z' })).rejects.toThrow(
      errorWithCode('issue.sent'),
    );
  });

  test('can be sent before that time', async () => {
    const { id } = await buildIssue(deps, { scheduledFor: NOON });
    await sendIssue(deps, SYSTEM, { id });
    clock.set(AFTER_NOON);
    await sendDueIssues(deps);
    expect(await issueWith(id)).toMatchObject({ sentAt: new Date(NOW) });
  });

  test('keeps that time if it is edited later but before it is sent', async () => {
    const issue = await buildIssue(deps, { scheduledFor: NOON });
    clock.set(AFTER_NOON);
    const { id, scheduledFor, episodeId, segmentTags } = issue;
    const saved = await updateIssue(deps, SYSTEM, { id, scheduledFor, episodeId, segmentTags, title: 'Another title' });
    expect(saved).toMatchObject({ title: 'Another title', scheduledFor: NOON });
  });
});

describe('an issue that waits for an episode', () => {
  test('is sent when the episode becomes public', async () => {
    const episode = await buildEpisode(deps, { publishedAt: NOON });
    const { id } = await buildIssue(deps, { episodeId: episode.id });
    await sendDueIssues(deps);
    expect(await issueWith(id)).toMatchObject({ sentAt: null, episodeId: episode.id });
    clock.set(AFTER_NOON);
    await sendDueIssues(deps);
    expect(await issueWith(id)).toMatchObject({ sentAt: new Date(AFTER_NOON) });
  });

  test('is a draft again when the episode is deleted', async () => {
    const episode = await buildEpisode(deps, { publishedAt: null });
    const { id } = await buildIssue(deps, { episodeId: episode.id });
    await deleteEpisode(deps, SYSTEM, episode.id);
    expect(await issueWith(id)).toMatchObject({ sentAt: null, episodeId: null });
  });
});

describe('scheduling an issue', () => {
  test.each([
    ['a time in the past', { scheduledFor: '2026-11-15T11:59:00.000Z' }, 'scheduledFor'],
    ['a time that can’t be read', { scheduledFor: 'soon' }, 'scheduledFor'],
    ['a tag with a separator', { segmentTags: ['a;b'] }, 'segmentTags.0'],
  ])('refuses %s', async (_what, given, field) => {
    await expect(buildIssue(deps, given)).rejects.toThrow(
      errorWithCode('input.invalid', expect.objectContaining({ [field]: expect.any(String) })),
    );
  });

  test('refuses a time combined with an episode, and refuses an episode that is public or unknown', async () => {
    const draft = await buildEpisode(deps, { publishedAt: null });
    await expect(buildIssue(deps, { scheduledFor: NOON, episodeId: draft.id })).rejects.toThrow(
      errorWithCode('input.invalid', { scheduledFor: 'Please choose a time or an episode, not both' }),
    );
    const { id } = await buildEpisode(deps, { publishedAt: '2026-11-01T00:00:00.000Z' });
    await expect(buildIssue(deps, { episodeId: id })).rejects.toThrow(
      errorWithCode('input.invalid', { episodeId: 'This episode is already published' }),
    );
    await expect(buildIssue(deps, { episodeId: deps.ids.next() })).rejects.toThrow(errorWithCode('episode.unknown'));
  });

  test('needs a time or an episode', async () => {
    const { id } = await buildIssue(deps);
    await expect(scheduleIssue(deps, SYSTEM, { id })).rejects.toThrow(errorWithCode('input.invalid'));
  });

  test('with tags sends it only to subscribers with one of the tags', async () => {
    const [press, berlin, other] = [await addSubscriber(), await addSubscriber(), await addSubscriber()];
    for (const [email, tags] of [
      [press, ['Press', 'VIP']],
      [berlin, ['Berlin']],
    ] as const) {
      await deps.db
        .update(subscribers)
        .set({ tags: [...tags] })
        .where(eq(subscribers.emailKey, email));
    }
    const issue = await buildIssue(deps, { segmentTags: ['Press', 'Berlin', 'Press'] });
    expect(issue.segmentTags).toEqual(['Press', 'Berlin']);
    expect(await sendIssue(deps, SYSTEM, { id: issue.id })).toEqual({ recipients: 2 });
    const receives = async (email: string) => findRecipient(deps, issue, (await rowOf(email)).id);
    expect(await receives(press)).toMatchObject({ email: press });
    expect(await receives(other)).toBeUndefined();
    await expect(updateIssue(deps, SYSTEM, { id: issue.id, segmentTags: [] })).rejects.toThrow(
      errorWithCode('issue.sent'),
    );
  });

  test('and cancelling its schedule are for admins only', async () => {
    const id = deps.ids.next();
    for (const call of [
      (actor: Actor) => scheduleIssue(deps, actor, { id }),
      (actor: Actor) => cancelSchedule(deps, actor, { id }),
    ]) {
      await expect(call(ANONYMOUS)).rejects.toThrow(errorWithCode('session.required'));
      await expect(call(actorWithRole('editor'))).rejects.toThrow(errorWithCode('action.forbidden'));
    }
  });
});
