import { MEMBERS_EDITIONS } from '@longreturn/contract/newsletter-issue';
import { subscribers, users } from '@longreturn/db/schema';
import { and, arrayContains, arrayOverlaps, asc, eq, gt } from 'drizzle-orm';
import { type Actor, ANONYMOUS } from '../../actor.ts';
import { canRead, readerKind } from '../../content/reader-kind.ts';
import type { Deps } from '../../deps.ts';
import { type Account, accountStanding } from '../../entitlements/account-standing.ts';
import { standingColumns } from '../../entitlements/standing-columns.ts';
import type { IssueRow } from './present-issue.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;
type ConfirmableAccount = Account & { id: string; confirmedAt: Date | null };

/** What decides who receives an issue: its edition, and the tags of its segment. */
export type Audience = Pick<IssueRow, 'edition' | 'segmentTags'>;

const account = { ...standingColumns, id: users.id, confirmedAt: users.emailConfirmedAt };

/** The number of subscribers that are read at a time. */
const BATCH_SIZE = 1000;

/** Some recipients of an issue. */
interface RecipientBatch {
  ids: string[];
  /** The ID after which the next batch begins; undefined if this batch is the last one. */
  next: string | undefined;
}

/**
 * Finds the next recipients of an issue in the order of their IDs, at most a thousand. Recipients are active
 * subscribers who chose the edition and, if the issue has a segment, have one of its tags. For a members' edition,
 * their account must also have access to premium content.
 */
export async function nextRecipients(
  { db, clock }: Reading,
  audience: Audience,
  after: string | undefined,
): Promise<RecipientBatch> {
  const rows = await db
    .select({ id: subscribers.id, account })
    .from(subscribers)
    .leftJoin(users, eq(users.emailKey, subscribers.emailKey))
    .where(and(isIn(audience), after === undefined ? undefined : gt(subscribers.id, after)))
    .orderBy(asc(subscribers.id))
    .limit(BATCH_SIZE);
  const ids = rows.filter((row) => mayReceive(row.account, audience, clock.now())).map(({ id }) => id);
  return { ids, next: rows.length === BATCH_SIZE ? rows.at(-1)?.id : undefined };
}

/**
 * Counts the subscribers who would receive an issue now. For a members' edition, checks the standing of each account.
 */
export async function countRecipients(deps: Reading, audience: Audience): Promise<number> {
  if (!MEMBERS_EDITIONS.has(audience.edition)) return deps.db.$count(subscribers, isIn(audience));
  let total = 0;
  let after: string | undefined;
  do {
    const { ids, next } = await nextRecipients(deps, audience, after);
    total += ids.length;
    after = next;
  } while (after !== undefined);
  return total;
}

/**
 * Returns the subscriber if they may receive the issue now, otherwise undefined. An email is prepared some time after
 * it was queued, so this is checked again for each email.
 */
export async function findRecipient(
  { db, clock }: Reading,
  audience: Audience,
  id: string,
): Promise<{ id: string; email: string } | undefined> {
  const [row] = await db
    .select({ id: subscribers.id, email: subscribers.email, account })
    .from(subscribers)
    .leftJoin(users, eq(users.emailKey, subscribers.emailKey))
    .where(and(isIn(audience), eq(subscribers.id, id)));
  return row && mayReceive(row.account, audience, clock.now()) ? { id: row.id, email: row.email } : undefined;
}

/**
 * Returns an SQL condition that is true for active subscribers who chose the edition and, if the issue has a segment,
 * have one of its tags. For members' editions, the account must be checked too.
 */
export const isIn = ({ edition, segmentTags }: Audience) =>
  and(
    eq(subscribers.status, 'active'),
    arrayContains(subscribers.editions, [edition]),
    segmentTags.length > 0 ? arrayOverlaps(subscribers.tags, segmentTags) : undefined,
  );

/** Returns whether a subscriber may receive the edition. An account counts only if its email address is confirmed. */
function mayReceive(account: ConfirmableAccount | null, { edition }: Audience, now: Date): boolean {
  return canRead(readerKind(actorOf(account, now)), { isPremium: MEMBERS_EDITIONS.has(edition) });
}

function actorOf(account: ConfirmableAccount | null, now: Date): Actor {
  if (!account?.confirmedAt) return ANONYMOUS;
  return { is: 'user', id: account.id, role: accountStanding(account, now).role };
}
