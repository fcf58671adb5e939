import { emailKey } from '@longreturn/contract/email-key';
import type { SubscribeInput } from '@longreturn/contract/newsletter';
import { subscribers } from '@longreturn/db/schema';
import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Client } from '../account/client.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { limitTries, mayTry } from '../rate-limits/limit-tries.ts';

/** A button that was pressed twice is one wish. */
const SAME_WISH_MS = 30_000;

/** What the switch of an account's profile is called; no form may speak for an account, with which its newsletter ends. */
const PROFILE = 'profile';

/** How long an address that mail came back from is left alone. */
const BOUNCE_REST_MS = 30 * 24 * 3_600_000;

/**
 * Asks for the newsletter: the row waits (pending) until the mail's link is followed; who gets it already is left as they
 * are, and hears the same. Keeps where it was asked, when, and from which network address. Throws rate.limited.
 */
export async function subscribe(deps: Deps, client: Client, wish: SubscribeInput): Promise<void> {
  if (wish.fax) return;
  await limitTries(deps, 'newsletter:ip', client.ip);
  await inTransaction(deps, async (deps) => {
    // A mail to nobody is counted and queued too, and dropped when it is to be made: not doing so would answer sooner.
    const nobody = deps.ids.next();
    const asking = (await noteWish(deps, client, wish)) ?? nobody;
    const subscriberId = (await mayTry(deps, 'newsletter-mail:subscriber', asking)) ? asking : nobody;
    await deps.jobs.send(deps.db, 'mail', { kind: 'newsletter-confirm', subscriberId });
  });
}

/** Makes the address's one row wait, and results in its id; undefined where it is left as it is. */
async function noteWish(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { ip }: Client,
  { email, name, source }: SubscribeInput,
): Promise<string | undefined> {
  const now = clock.now();
  const wish = {
    email: email.normalize('NFC'),
    status: 'pending',
    source: source === undefined || source === PROFILE ? null : source,
    consentedAt: now,
    consentIp: ip,
    confirmedAt: null,
    updatedAt: now,
  } as const;
  const endedAs = sql`case when ${subscribers.status} = 'pending' then ${subscribers.endedAs} else ${subscribers.status} end`;
  const [row] = await db
    .insert(subscribers)
    .values({ id: ids.next(), emailKey: emailKey(email), name: name || null, subscribedAt: now, ...wish })
    .onConflictDoUpdate({
      target: subscribers.emailKey,
      set: { ...wish, ...(name && { name }), endedAs },
      setWhere: mayAskAgain(now),
    })
    .returning({ id: subscribers.id });
  return row?.id;
}

function mayAskAgain(now: Date): SQL {
  const isOlder = (moment: typeof subscribers.consentedAt | typeof subscribers.endedAt, ms: number) =>
    or(isNull(moment), lte(moment, new Date(now.getTime() - ms)));
  const { status, consentedAt, endedAt } = subscribers;
  const is = (name: typeof status._.data) => eq(status, name);
  const mayAsk = or(
    is('unsubscribed'),
    and(is('pending'), isOlder(consentedAt, SAME_WISH_MS)),
    and(is('bounced'), isOlder(endedAt, BOUNCE_REST_MS)),
  );
  return mayAsk ?? sql`false`;
}
