import type { OwnSubscription, SentMail, SignIn } from '@longreturn/contract/account-history';
import { issueDeliveries, newsletterIssues, sentMails, signIns, subscribers, users } from '@longreturn/db/schema';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { inOrder, newestFirst } from '../lists/order.ts';

const LATEST_SIGN_INS = newestFirst(signIns.at, signIns.id);
const LATEST_MAILS = newestFirst(sentMails.at, sentMails.id);

interface HistoryOf {
  userId: string;
  /** The maximum number of entries. By default, all stored entries are listed. */
  limit?: number;
}

/** Lists the logins of an account, newest first. */
export async function listSignIns({ db }: Pick<Deps, 'db'>, { userId, limit }: HistoryOf): Promise<SignIn[]> {
  const { method, ip, device, at } = signIns;
  const query = db
    .select({ method, ip, device, at })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(...inOrder(LATEST_SIGN_INS))
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Lists the emails that were sent to an account, newest first. */
export async function listSentMails({ db }: Pick<Deps, 'db'>, { userId, limit }: HistoryOf): Promise<SentMail[]> {
  const { kind, outcome, reason, at } = sentMails;
  const query = db
    .select({ kind, outcome, reason, at })
    .from(sentMails)
    .where(eq(sentMails.userId, userId))
    .orderBy(...inOrder(LATEST_MAILS))
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/**
 * Finds the newsletter subscription of the account's email address. Returns null while the email address is
 * unconfirmed, since the address may belong to someone else.
 */
export async function findOwnSubscription({ db }: Pick<Deps, 'db'>, userId: string): Promise<OwnSubscription | null> {
  const [row] = await db
    .select({
      id: subscribers.id,
      status: subscribers.status,
      source: subscribers.source,
      tags: subscribers.tags,
      editions: subscribers.editions,
      subscribedAt: subscribers.subscribedAt,
      consentedAt: subscribers.consentedAt,
      consentIp: subscribers.consentIp,
      confirmedAt: subscribers.confirmedAt,
      endedAt: subscribers.endedAt,
    })
    .from(subscribers)
    .innerJoin(users, eq(users.emailKey, subscribers.emailKey))
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)));
  if (!row) return null;
  const isoTime = (time: Date | null) => time?.toISOString() ?? null;
  const { id, ...subscription } = row;
  return {
    ...subscription,
    subscribedAt: row.subscribedAt.toISOString(),
    consentedAt: isoTime(row.consentedAt),
    confirmedAt: isoTime(row.confirmedAt),
    endedAt: isoTime(row.endedAt),
    issues: await listDeliveries({ db }, id),
  };
}

/** Returns the issues that were sent to a subscriber, oldest first. */
async function listDeliveries({ db }: Pick<Deps, 'db'>, subscriberId: string): Promise<OwnSubscription['issues']> {
  const rows = await db
    .select({
      title: newsletterIssues.title,
      state: issueDeliveries.state,
      updatedAt: issueDeliveries.updatedAt,
      unsubscribedAt: issueDeliveries.unsubscribedAt,
    })
    .from(issueDeliveries)
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, issueDeliveries.issueId))
    .where(eq(issueDeliveries.subscriberId, subscriberId))
    .orderBy(asc(newsletterIssues.sentAt), asc(newsletterIssues.id));
  return rows.map(({ updatedAt, unsubscribedAt, ...row }) => ({
    ...row,
    updatedAt: updatedAt.toISOString(),
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  }));
}
