import type { TimelineEntry, TimelineEvent } from '@longreturn/contract/membership';
import { entitlementChanges, entitlements } from '@longreturn/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { accessUntil, isActive } from '../entitlements/account-standing.ts';

type Ledger = typeof entitlements.$inferSelect;
type Entry = Omit<TimelineEntry, 'at' | 'accessUntil'> & { at: Date; accessUntil: Date | null };

/**
 * Reads the timeline of an account, the latest change first, and the end of its access. The end is null if the account
 * has no access, or access without an end. Access that ran out by itself also has an entry, although nothing is stored
 * when access runs out.
 */
export async function readTimeline(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<{ timeline: TimelineEntry[]; accessUntil: Date | null }> {
  const now = clock.now();
  const ledger = await db.select().from(entitlements).where(eq(entitlements.userId, userId));
  const changes = await db
    .select({ change: entitlementChanges, source: entitlements.source })
    .from(entitlementChanges)
    .innerJoin(entitlements, eq(entitlements.id, entitlementChanges.entitlementId))
    .where(eq(entitlements.userId, userId))
    .orderBy(asc(entitlementChanges.at), asc(entitlementChanges.id));
  const entries: Entry[] = [
    ...changes.map(({ change: { event, at, accessUntil }, source }) => ({
      event,
      at,
      accessUntil,
      source,
      reason: null,
    })),
    ...ledger.flatMap((row) => [...given(row), ...ranOut(row, now)]),
  ];
  const timeline = entries
    .map((entry, order) => ({ entry, order }))
    .toSorted((one, other) => other.entry.at.getTime() - one.entry.at.getTime() || other.order - one.order)
    .map(({ entry }) => presentEntry(entry));
  return { timeline, accessUntil: lastEnd(ledger.filter((row) => isActive(row, now))) };
}

/** Returns the entries of a comp or gift: when it was granted, and when it was ended. */
function given(row: Ledger): Entry[] {
  const { source, from, endedAt, reason } = row;
  if (source === 'stripe' || source === 'paypal') return [];
  const entry = (event: TimelineEvent, at: Date, until: Date | null): Entry => ({
    ...{ event, at, source, reason, accessUntil: until },
  });
  const granted = entry('granted', from, row.paidThrough);
  return endedAt ? [granted, entry('revoked', endedAt, endedAt)] : [granted];
}

/** Returns the entry for access that ran out because nobody paid for it or prolonged it. */
function ranOut(row: Ledger, now: Date): Entry[] {
  const until = row.state === 'ended' ? null : accessUntil(row);
  if (!until || until > now) return [];
  const reason = row.source === 'comp' || row.source === 'gift' ? row.reason : null;
  return [{ event: 'expired', at: until, source: row.source, accessUntil: until, reason }];
}

/** Returns the latest end of running entitlements; null if one of them has no end, or if none is running. */
function lastEnd(running: readonly Ledger[]): Date | null {
  const ends = running.map(accessUntil);
  const times = ends.filter((end) => end !== null).map((end) => end.getTime());
  return ends.length === 0 || times.length < ends.length ? null : new Date(Math.max(...times));
}

function presentEntry({ at, accessUntil, ...entry }: Entry): TimelineEntry {
  return { ...entry, at: at.toISOString(), accessUntil: accessUntil?.toISOString() ?? null };
}
