import { listSubscribersInput, subscriberIdInput } from '@longreturn/contract/subscribers';
import { activity, issueDeliveries, subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '../../../src/account/get-user.ts';
import { ANONYMOUS, SYSTEM } from '../../../src/actor.ts';
import { deleteSubscriber as deleteCase } from '../../../src/newsletter/subscribers/delete-subscriber.ts';
import { countSubscribers, listSubscribers as listCase } from '../../../src/newsletter/subscribers/list-subscribers.ts';
import { listTags } from '../../../src/newsletter/subscribers/list-tags.ts';
import { actorWithRole, buildIssue, buildUser, throughSchema } from '../../../src/testing/testing.ts';
import { errorWithCode } from '../../account/error-with-code.ts';
import { createNewsletterTest } from '../create-newsletter-test.ts';

const listSubscribers = throughSchema(listSubscribersInput, listCase);
const deleteSubscriber = throughSchema(subscriberIdInput, deleteCase);

const newsletter = await createNewsletterTest();
const { deps, clock, requestSubscription, addSubscriber, rowOf, rowsOf } = newsletter;
afterAll(newsletter.close);

const list = (input: Parameters<typeof listSubscribers>[2] = {}) => listSubscribers(deps, SYSTEM, input);
const emailsOf = async (input: Parameters<typeof listSubscribers>[2]) =>
  (await list(input)).items.map(({ email }) => email);

const ADMIN = actorWithRole('admin');

beforeAll(async () => {
  for (const [minute, email] of ['first@example.org', 'second@example.org', 'third@example.org'].entries()) {
    clock.set(`2026-11-15T12:0${minute}:00.000Z`);
    await addSubscriber(email);
  }
  await requestSubscription('pending@example.org');
  await deps.db
    .update(subscribers)
    .set({ email: 'Second@Example.org', name: 'Grace Hopper', tags: ['Press', 'Berlin', 'VIP'] })
    .where(eq(subscribers.emailKey, 'second@example.org'));
  await deps.db.update(subscribers).set({ status: 'bounced' }).where(eq(subscribers.emailKey, 'third@example.org'));
});

describe('the list', () => {
  test('shows subscribers, newest first, but no pending sign-ups', async () => {
    const { items, total } = await list();
    expect(items.map(({ email }) => email)).toEqual(['third@example.org', 'Second@Example.org', 'first@example.org']);
    expect(total).toBe(3);
    expect(items[1]).toEqual({
      id: (await rowOf('second@example.org')).id,
      email: 'Second@Example.org',
      name: 'Grace Hopper',
      status: 'active',
      subscribedAt: '2026-11-15T12:01:00.000Z',
      source: null,
      tags: ['Press', 'Berlin', 'VIP'],
    });
    expect(await emailsOf({ q: 'pending' })).toEqual([]);
  });

  test('can be read in pages', async () => {
    const first = await list({ limit: 2 });
    const rest = await list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(first.items).toHaveLength(2);
    expect(rest.items.map(({ email }) => email)).toEqual(['first@example.org']);
    expect(rest).toMatchObject({ nextCursor: null, total: 3 });
  });

  test.each([
    ['a part of the name', { q: 'hopper' }, ['Second@Example.org']],
    ['the email address in another letter case', { q: 'SECOND@example' }, ['Second@Example.org']],
    ['one letter', { q: 'G' }, ['third@example.org', 'Second@Example.org', 'first@example.org']],
    ['wildcards, which match only themselves', { q: '%' }, []],
    ['a status', { status: 'bounced' }, ['third@example.org']],
    ['a tag', { tag: 'Berlin' }, ['Second@Example.org']],
    ['a tag and a status', { tag: 'Berlin', status: 'unsubscribed' }, []],
  ] as const)('can be searched by %s', async (_what, input, emails) => {
    expect(await emailsOf(input)).toEqual(emails);
  });

  test.each([{ limit: 0 }, { limit: 101 }, { cursor: 'nothing' }, { q: 'a\0' }, { tag: '' }])(
    'refuses %j',
    async (input) => {
      await expect(list(input)).rejects.toThrow(errorWithCode('input.invalid'));
    },
  );
});

test('the counts don’t include pending sign-ups', async () => {
  expect(await countSubscribers(deps, ADMIN)).toEqual({ total: 3, active: 2, unsubscribed: 0, bounced: 1 });
});

test('the tags are those of listed subscribers, the most frequent first', async () => {
  expect(await listTags(deps, ADMIN)).toEqual({ tags: ['Berlin', 'Press', 'VIP'] });
});

describe('deleting a subscriber', () => {
  test('also deletes deliveries, turns off the newsletter in the profile, and adds an audit log entry', async () => {
    const { id: userId, email, actor } = await buildUser(deps, { role: 'subscriber' });
    await addSubscriber(email);
    const { id } = await rowOf(email);
    const issue = await buildIssue(deps);
    await deps.db
      .insert(issueDeliveries)
      .values({ issueId: issue.id, subscriberId: id, state: 'sent', updatedAt: clock.now() });
    expect((await getUser(deps, actor)).profile.newsletterOptIn).toBe(true);
    await deleteSubscriber(deps, SYSTEM, { id });
    expect(await rowsOf(email)).toEqual([]);
    expect(await deps.db.select().from(issueDeliveries).where(eq(issueDeliveries.subscriberId, id))).toEqual([]);
    expect((await getUser(deps, { is: 'user', id: userId, role: 'subscriber' })).profile.newsletterOptIn).toBe(false);
    const [line] = await deps.db.select().from(activity).where(eq(activity.targetId, id));
    expect(line).toMatchObject({
      action: 'subscriber.deleted',
      targetTitle: email,
      change: { status: { from: 'active', to: null } },
    });
  });

  test('fails for an unknown subscriber and for a pending sign-up', async () => {
    const { id } = await rowOf('pending@example.org');
    for (const unknown of [id, deps.ids.next()]) {
      await expect(deleteSubscriber(deps, SYSTEM, { id: unknown })).rejects.toThrow(
        errorWithCode('subscriber.unknown'),
      );
    }
    expect(await rowsOf('pending@example.org')).toHaveLength(1);
  });
});

test.each([
  ['listing', (actor: typeof ADMIN) => listSubscribers(deps, actor, {})],
  ['counting', (actor: typeof ADMIN) => countSubscribers(deps, actor)],
  ['listing tags', (actor: typeof ADMIN) => listTags(deps, actor)],
  ['deleting', (actor: typeof ADMIN) => deleteSubscriber(deps, actor, { id: deps.ids.next() })],
] as const)('%s is for admins only', async (_what, call) => {
  await expect(call(ANONYMOUS)).rejects.toThrow(errorWithCode('session.required'));
  await expect(call(actorWithRole('editor'))).rejects.toThrow(errorWithCode('action.forbidden'));
});
