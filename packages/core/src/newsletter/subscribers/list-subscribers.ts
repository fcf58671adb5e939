import { emailKey } from '@longreturn/contract/account-input';
import { LIMITS } from '@longreturn/contract/limits';
import type {
  ListSubscribersInput,
  Subscriber,
  SubscriberCounts,
  SubscriberPage,
} from '@longreturn/contract/subscribers';
import { subscribers } from '@longreturn/db/schema';
import { and, arrayContains, count, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import type { Deps } from '../../deps.ts';
import { containsText } from '../../lists/contains-text.ts';
import { newestFirst } from '../../lists/order.ts';
import { readPage } from '../../lists/read-page.ts';
import type { SubscriberRow } from '../present-subscription.ts';

/** A row that admins can see. They don't see a sign-up before it is confirmed, because it isn't a subscriber yet. */
export type ListedRow = Pick<SubscriberRow, 'id' | 'email' | 'name' | 'source' | 'tags' | 'subscribedAt'> & {
  status: Exclude<SubscriberRow['status'], 'pending'>;
};

export const listedRow = {
  id: subscribers.id,
  email: subscribers.email,
  name: subscribers.name,
  status: subscribers.status,
  source: subscribers.source,
  tags: subscribers.tags,
  subscribedAt: subscribers.subscribedAt,
};

/**
 * Returns an SQL condition that is true for listed rows, and never for pending sign-ups (docs/product.md, Newsletter).
 */
export const isListed = (): SQL => ne(subscribers.status, 'pending');

/** Narrows the type of a row that was selected with `isListed`. */
export const isListedRow = (row: Omit<ListedRow, 'status'> & Pick<SubscriberRow, 'status'>): row is ListedRow =>
  row.status !== 'pending';

/**
 * Returns a page of subscribers, newest first. `q` matches the name or the email address; if `q` or `tag` is given,
 * `total` is at most 1,000. Throws session.required, action.forbidden, input.invalid.
 */
export async function listSubscribers(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { q, status, tag, ...input }: ListSubscribersInput,
): Promise<SubscriberPage> {
  requireAdmin(actor);
  const page = await readPage({
    db,
    table: subscribers,
    order: newestFirst(subscribers.subscribedAt, subscribers.id),
    matching: and(
      status ? eq(subscribers.status, status) : isListed(),
      tag ? arrayContains(subscribers.tags, [tag]) : undefined,
      q ? matchesText(q) : undefined,
    ),
    maxTotal: q || tag ? LIMITS.countedMatches : undefined,
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select(listedRow)
        .from(subscribers)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ subscribedAt, id }) => [subscribedAt, id],
    present: (row) => row,
  });
  return { ...page, items: page.items.filter(isListedRow).map(presentSubscriber) };
}

function presentSubscriber({ subscribedAt, ...row }: ListedRow): Subscriber {
  return { ...row, subscribedAt: subscribedAt.toISOString() };
}

/** Searches for the text in lower case, which finds names, and in its normalized form, which finds email addresses. */
function matchesText(q: string): SQL | undefined {
  const texts = new Set([q.toLowerCase(), emailKey(q)]);
  return or(...[...texts].map((text) => containsText(subscribers.searchText, text)));
}

/** Counts the subscribers with each status. Throws session.required, action.forbidden. */
export async function countSubscribers({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<SubscriberCounts> {
  requireAdmin(actor);
  const rows = await db
    .select({ status: subscribers.status, count: count() })
    .from(subscribers)
    .where(inArray(subscribers.status, ['active', 'unsubscribed', 'bounced']))
    .groupBy(subscribers.status);
  const of = (status: SubscriberRow['status']) => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = { active: of('active'), unsubscribed: of('unsubscribed'), bounced: of('bounced') };
  return { total: counts.active + counts.unsubscribed + counts.bounced, ...counts };
}
