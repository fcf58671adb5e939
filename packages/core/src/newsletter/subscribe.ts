import { emailKey } from '@longreturn/contract/account-input';
import type { SubscribeInput } from '@longreturn/contract/newsletter';
import { subscribers } from '@longreturn/db/schema';
import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Client } from '../actor.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { limitTries, mayTry } from '../rate-limits/limit-tries.ts';
import { requireFeature } from '../site/require-feature.ts';

/** A repeated request within this time changes nothing, for example if the user clicks twice. */
const SAME_REQUEST_MS = 30_000;

/**
 * The source of subscriptions from an account's profile, which are deleted with the account. If a request names this
 * source, `subscribe` stores no source.
 */
const PROFILE_SOURCE = 'profile';

/** How long an email address gets no confirmation email after a bounce. */
const BOUNCE_REST_MS = 30 * 24 * 3_600_000;

/**
 * Requests a newsletter subscription, which is pending until it is confirmed with the emailed link. If the email
 * address is already subscribed, nothing changes, and the response is the same. Stores the time, the source and the IP
 * address of the request. Throws feature.disabled, rate.limited.
 */
export async function subscribe(deps: Deps, client: Client, input: SubscribeInput): Promise<void> {
  if (input.fax) return;
  await limitTries(deps, 'newsletter:ip', client.ip);
  await requireFeature(deps, 'newsletter');
  await inTransaction(deps, async (deps) => {
    // If no email should be sent, an attempt is still counted and a job with an unknown ID is still queued, so that the
    // response takes the same time. The job sends no email.
    const unknownId = deps.ids.next();
    const requestedId = (await storeRequest(deps, client, input)) ?? unknownId;
    const subscriberId = (await mayTry(deps, 'newsletter-mail:subscriber', requestedId)) ? requestedId : unknownId;
    await deps.jobs.send(deps.db, 'mail', { kind: 'newsletter-confirm', subscriberId });
  });
}

/**
 * Creates a pending subscription or makes an existing subscription pending, and returns its ID. Returns undefined if
 * nothing changes.
 */
async function storeRequest(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { ip }: Client,
  { email, name, source }: SubscribeInput,
): Promise<string | undefined> {
  const now = clock.now();
  const request = {
    email: email.normalize('NFC'),
    status: 'pending',
    source: source === undefined || source === PROFILE_SOURCE ? null : source,
    consentedAt: now,
    consentIp: ip,
    confirmedAt: null,
    updatedAt: now,
  } as const;
  const endedAs = sql`case when ${subscribers.status} = 'pending' then ${subscribers.endedAs} else ${subscribers.status} end`;
  const [row] = await db
    .insert(subscribers)
    .values({ id: ids.next(), emailKey: emailKey(email), name: name || null, subscribedAt: now, ...request })
    .onConflictDoUpdate({
      target: subscribers.emailKey,
      set: { ...request, ...(name && { name }), endedAs },
      setWhere: mayRequestAgain(now),
    })
    .returning({ id: subscribers.id });
  return row?.id;
}

function mayRequestAgain(now: Date): SQL {
  const isOlder = (moment: typeof subscribers.consentedAt | typeof subscribers.endedAt, ms: number) =>
    or(isNull(moment), lte(moment, new Date(now.getTime() - ms)));
  const { status, consentedAt, endedAt } = subscribers;
  const is = (name: typeof status._.data) => eq(status, name);
  const mayRequest = or(
    is('unsubscribed'),
    and(is('pending'), isOlder(consentedAt, SAME_REQUEST_MS)),
    and(is('bounced'), isOlder(endedAt, BOUNCE_REST_MS)),
  );
  return mayRequest ?? sql`false`;
}
