import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { MailJob } from '../../src/mail/mail.ts';
import { confirmSubscription } from '../../src/newsletter/confirm-subscription.ts';
import { signLink } from '../../src/newsletter/signed-link.ts';
import { subscribe } from '../../src/newsletter/subscribe.ts';
import { buildClient, createTestDeps, newsletterToken } from '../../src/testing/testing.ts';

let built = 0;

/** A newsletter on a database of its own, and what its tests do and look at. */
export async function openNewsletter() {
  const test = await createTestDeps();
  const { deps, mails } = test;

  const rowsOf = (email: string) => deps.db.select().from(subscribers).where(eq(subscribers.emailKey, email));
  const rowOf = async (email: string) => {
    const [row] = await rowsOf(email);
    if (!row) throw new Error(`There is no ${email}`);
    return row;
  };
  /** The kinds of mails that were queued for the address's row; the ones to nobody are nobody's. */
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
  const manageToken = async (email: string) =>
    signLink(deps, { purpose: 'manage', subscriberId: (await rowOf(email)).id });
  const begin = async (email?: string) => {
    const asked = await ask(email);
    await confirmSubscription(deps, { token: await confirmToken(asked) });
    return asked;
  };
  return { ...test, rowsOf, rowOf, mailsOf, ask, confirmToken, manageToken, begin };
}

/** Runs so many at once, and results in what each came to. */
export function atOnce<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, work));
}
