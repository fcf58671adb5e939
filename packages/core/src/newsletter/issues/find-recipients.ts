import type { Edition } from '@longreturn/contract/newsletter';
import { MEMBERS_EDITIONS } from '@longreturn/contract/newsletter-issue';
import { subscribers, users } from '@longreturn/db/schema';
import { and, arrayContains, asc, eq, gt } from 'drizzle-orm';
import { type Actor, ANONYMOUS } from '../../actor.ts';
import { canRead, readerKind } from '../../content/reader-kind.ts';
import type { Deps } from '../../deps.ts';
import { type Account, accountStanding } from '../../entitlements/account-standing.ts';
import { standingColumns } from '../../entitlements/standing-columns.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;
type ConfirmableAccount = Account & { id: string; confirmedAt: Date | null };

const account = { ...standingColumns, id: users.id, confirmedAt: users.emailConfirmedAt };

/** The number of subscribers that are read at a time. */
const BATCH_SIZE = 1000;

/**
 * Yields the IDs of the subscribers who now receive an edition, in batches of up to 1,000: active subscribers who chose
 * the edition. A members' edition goes only to those whose account has access to premium content.
 */
export async function* findRecipientIds({ db, clock }: Reading, edition: Edition): AsyncGenerator<string[], void> {
  let last: string | undefined;
  do {
    const rows = await db
      .select({ id: subscribers.id, account })
      .from(subscribers)
      .leftJoin(users, eq(users.emailKey, subscribers.emailKey))
      .where(and(isSubscribedTo(edition), last === undefined ? undefined : gt(subscribers.id, last)))
      .orderBy(asc(subscribers.id))
      .limit(BATCH_SIZE);
    yield rows.filter((row) => mayReceive(row.account, edition, clock.now())).map(({ id }) => id);
    last = rows.length === BATCH_SIZE ? rows.at(-1)?.id : undefined;
  } while (last !== undefined);
}

/**
 * Returns the subscriber if they now receive the edition, otherwise undefined. An issue is queued earlier than its
 * emails are prepared, so this is checked again for each email.
 */
export async function findRecipient(
  { db, clock }: Reading,
  edition: Edition,
  id: string,
): Promise<{ id: string; email: string } | undefined> {
  const [row] = await db
    .select({ id: subscribers.id, email: subscribers.email, account })
    .from(subscribers)
    .leftJoin(users, eq(users.emailKey, subscribers.emailKey))
    .where(and(isSubscribedTo(edition), eq(subscribers.id, id)));
  return row && mayReceive(row.account, edition, clock.now()) ? { id: row.id, email: row.email } : undefined;
}

const isSubscribedTo = (edition: Edition) =>
  and(eq(subscribers.status, 'active'), arrayContains(subscribers.editions, [edition]));

/** Returns whether a subscriber may receive the edition. An account counts only if its email address is confirmed. */
function mayReceive(account: ConfirmableAccount | null, edition: Edition, now: Date): boolean {
  return canRead(readerKind(actorOf(account, now)), { isPremium: MEMBERS_EDITIONS.has(edition) });
}

function actorOf(account: ConfirmableAccount | null, now: Date): Actor {
  if (!account?.confirmedAt) return ANONYMOUS;
  return { is: 'user', id: account.id, role: accountStanding(account, now).role };
}
