import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { MailJob } from '../../src/mail/mail.ts';
import { confirmSubscription } from '../../src/newsletter/confirm-subscription.ts';
import { signLink } from '../../src/newsletter/signed-link.ts';
import { subscribe } from '../../src/newsletter/subscribe.ts';
import { buildClient, createTestDeps, newsletterToken } from '../../src/testing/testing.ts';

let built = 0;

/** Opens a newsletter on a new database, with helpers for its tests. */
export async function openNewsletter() {
  const test = await createTestDeps();
  const { deps, mails } = test;

  const rowsOf = (email: string) => deps.db.select().from(subscribers).where(eq(subscribers.emailKey, email));
  const rowOf = async (email: string) => {
    const [row] = await rowsOf(email);
    if (!row) throw new Error(`There is no ${email}`);
    return row;
  };
  /**
   * Returns the kinds of emails queued for the email address's subscription. Jobs with an unknown subscriber are left
   * out.
   */
  const mailsOf = async (email: string): Promise<MailJob['kind'][]> => {
    const { id } = await rowOf(email);
    return mails.filter((job) => 'subscriberId' in job && job.subscriberId === id).map(({ kind }) => kind);
  };
  const ask = async (email = `reader-${++built}@example.org`) => {
    await subscribe(deps, buildClient(), { email });
    return email;
  };
  const confirmToken = async (email: string) =>
    newsletterToken(deps, { kind: 'newsletter-confirm', subscriberId: (await rowOf(email)).id });
  /** Returns the token of a manage link, in an email of the issue if one is given. */
  const manageToken = async (email: string, issueId?: string) =>
    signLink(deps, { purpose: 'manage', subscriberId: (await rowOf(email)).id, issueId });
  const begin = async (email?: string) => {
    const asked = await ask(email);
    await confirmSubscription(deps, { token: await confirmToken(asked) });
    return asked;
  };
  return { ...test, rowsOf, rowOf, mailsOf, ask, confirmToken, manageToken, begin };
}

/** Runs the work this many times concurrently and returns all outcomes. */
export function atOnce<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, work));
}
