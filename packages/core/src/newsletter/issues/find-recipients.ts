import type { Edition } from '@longreturn/contract/newsletter';
import { MEMBERS_EDITIONS } from '@longreturn/contract/newsletter-issue';
import { subscribers, users } from '@longreturn/db/schema';
import { and, arrayContains, asc, eq, gt } from 'drizzle-orm';
import { type Actor, ANONYMOUS } from '../../actor.ts';
import { canRead, readerKind } from '../../content/reader-kind.ts';
import type { Deps } from '../../deps.ts';
import { type Account, accountStanding } from '../../entitlements/account-standing.ts';
import { selectStanding } from '../../entitlements/select-standing.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;
type ConfirmableAccount = Account & { id: string; confirmedAt: Date | null };

const account = { ...selectStanding, id: users.id, confirmedAt: users.emailConfirmedAt };

/** The maximum number of IDs in memory. */
const BATCH = 1000;

/**
 * Yields the IDs of the subscribers who receive an edition now, in batches of up to a thousand: active subscribers who
 * chose the edition, and for a members' edition only those whose account may read premium content.
 */
export async function* recipientIds({ db, clock }: Reading, edition: Edition): AsyncGenerator<string[], void> {
  let last: string | undefined;
  do {
    const rows = await db
      .select({ id: subscribers.id, account })
      .from(subscribers)
      .leftJoin(users, eq(users.emailKey, subscribers.emailKey))
      .where(and(isSubscribedTo(edition), last === undefined ? undefined : gt(subscribers.id, last)))
      .orderBy(asc(subscribers.id))
      .limit(BATCH);
    yield rows.filter((row) => mayGet(row.account, edition, clock.now())).map(({ id }) => id);
    last = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (last !== undefined);
}

/** Finds a subscriber's email address if they receive the edition now. Checked again when the email is prepared. */
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
  return row && mayGet(row.account, edition, clock.now()) ? { id: row.id, email: row.email } : undefined;
}

const isSubscribedTo = (edition: Edition) =>
  and(eq(subscribers.status, 'active'), arrayContains(subscribers.editions, [edition]));

/** The rights of an account count only if its email address is confirmed. */
function mayGet(account: ConfirmableAccount | null, edition: Edition, now: Date): boolean {
  return canRead(readerKind(actorOf(account, now)), { isPremium: MEMBERS_EDITIONS.has(edition) });
}

function actorOf(account: ConfirmableAccount | null, now: Date): Actor {
  if (!account?.confirmedAt) return ANONYMOUS;
  return { is: 'user', id: account.id, role: accountStanding(account, now).role };
}
