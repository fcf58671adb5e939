import { issueAudienceInput } from '@longreturn/contract/newsletter-issue';
import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { getAudience as getAudienceCase } from '../../src/newsletter/issues/get-audience.ts';
import { actorWithRole, buildUser, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';
import { createNewsletterTest } from './create-newsletter-test.ts';

const getAudience = throughSchema(issueAudienceInput, getAudienceCase);

const newsletter = await createNewsletterTest();
const { deps, addSubscriber, requestSubscription } = newsletter;
afterAll(newsletter.close);

async function tagWith(email: string, changes: Partial<typeof subscribers.$inferInsert>): Promise<void> {
  await deps.db.update(subscribers).set(changes).where(eq(subscribers.emailKey, email));
}

beforeAll(async () => {
  await tagWith(await addSubscriber(), { tags: ['Press'] });
  await tagWith(await addSubscriber(), { tags: ['Investors', 'Press'] });
  await tagWith(await addSubscriber(), { tags: ['Archive'], editions: ['articles'] });
  await tagWith(await requestSubscription(), { tags: ['Pending'] });
  await addSubscriber((await buildUser(deps, { role: 'member' })).email);
});

test('the audience of an edition is its active subscribers, and is returned with their tags', async () => {
  expect(await getAudience(deps, SYSTEM, { edition: 'episodes' })).toEqual({
    recipients: 3,
    tags: ['Press', 'Investors'],
  });
});

test('the audience of a segment is the subscribers with one of its tags', async () => {
  const recipientsOf = async (segmentTags: string[] | string) =>
    (await getAudience(deps, SYSTEM, { edition: 'episodes', segmentTags })).recipients;
  expect(await recipientsOf(['Investors'])).toBe(1);
  expect(await recipientsOf(['Investors', 'Press'])).toBe(2);
  expect(await recipientsOf('Press')).toBe(2);
  expect(await recipientsOf(['Archive'])).toBe(0);
});

test('the audience of a members’ edition is the members among its subscribers', async () => {
  expect(await getAudience(deps, SYSTEM, { edition: 'daily-highlights' })).toMatchObject({ recipients: 1 });
});

test('only admins can read the audience', async () => {
  const input = { edition: 'episodes' } as const;
  await expect(getAudience(deps, ANONYMOUS, input)).rejects.toThrow(errorWithCode('session.required'));
  await expect(getAudience(deps, actorWithRole('editor'), input)).rejects.toThrow(errorWithCode('action.forbidden'));
});
