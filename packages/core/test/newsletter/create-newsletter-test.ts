import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { MailJob } from '../../src/mail/mail.ts';
import { confirmSubscription } from '../../src/newsletter/confirm-subscription.ts';
import { signLink } from '../../src/newsletter/signed-link.ts';
import { subscribe } from '../../src/newsletter/subscribe.ts';
import { buildClient, createTestDeps, newsletterToken } from '../../src/testing/testing.ts';

let built = 0;

/** Creates deps on a new database, with helper functions for newsletter tests. */
export async function createNewsletterTest() {
  const test = await createTestDeps();
  const { deps, mails } = test;

  const rowsOf = (email: string) => deps.db.select().from(subscribers).where(eq(subscribers.emailKey, email));
  const rowOf = async (email: string) => {
    const [row] = await rowsOf(email);
    if (!row) throw new Error(`There is no ${email}`);
    return row;
  };
  /** Returns the kinds of the emails that are queued for the subscription of this email address. */
  const queuedKinds = async (email: string): Promise<MailJob['kind'][]> => {
    const { id } = await rowOf(email);
    return mails.filter((job) => 'subscriberId' in job && job.subscriberId === id).map(({ kind }) => kind);
  };
  const requestSubscription = async (email = `reader-${++built}@example.org`) => {
    await subscribe(deps, buildClient(), { email });
    return email;
  };
  const confirmToken = async (email: string) =>
    newsletterToken(deps, { kind: 'newsletter-confirm', subscriberId: (await rowOf(email)).id });
  /** Returns the token of a manage link. If `issueId` is given, the link is the one in this issue's email. */
  const manageToken = async (email: string, issueId?: string) =>
    signLink(deps, { purpose: 'manage', subscriberId: (await rowOf(email)).id, issueId });
  const addSubscriber = async (email?: string) => {
    const subscribed = await requestSubscription(email);
    await confirmSubscription(deps, { token: await confirmToken(subscribed) });
    return subscribed;
  };
  return { ...test, rowsOf, rowOf, queuedKinds, requestSubscription, confirmToken, manageToken, addSubscriber };
}

/** Runs `work` `count` times concurrently and returns the results. */
export function runConcurrently<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, work));
}
