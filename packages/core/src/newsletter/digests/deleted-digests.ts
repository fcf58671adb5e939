import type { Edition } from '@longreturn/contract/newsletter';
import { deletedDigests } from '@longreturn/db/schema';
import { and, eq, isNotNull, lt, max, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

interface Digest {
  edition: Edition;
  period: string;
}

/**
 * Remembers a deleted digest, so that the next highlights don't repeat its items. If the digest was sent, its period
 * gets no other digest.
 */
export async function rememberDeletedDigest(
  { db }: Pick<Deps, 'db'>,
  digest: Digest & { sentAt: Date | null },
): Promise<void> {
  await db
    .insert(deletedDigests)
    .values(digest)
    .onConflictDoUpdate({
      target: [deletedDigests.edition, deletedDigests.period],
      set: { sentAt: sql`coalesce(${deletedDigests.sentAt}, excluded.sent_at)` },
    });
}

/** Returns whether a digest of this period was sent and then deleted. */
export async function wasSentAndDeleted({ db }: Pick<Deps, 'db'>, { edition, period }: Digest): Promise<boolean> {
  const isDigest = and(eq(deletedDigests.edition, edition), eq(deletedDigests.period, period));
  return (await db.$count(deletedDigests, and(isDigest, isNotNull(deletedDigests.sentAt)))) > 0;
}

/** Returns the latest earlier period whose digest was deleted. */
export async function lastDeletedBefore(
  { db }: Pick<Deps, 'db'>,
  { edition, period }: Digest,
): Promise<string | undefined> {
  const [row] = await db
    .select({ period: max(deletedDigests.period) })
    .from(deletedDigests)
    .where(and(eq(deletedDigests.edition, edition), lt(deletedDigests.period, period)));
  return row?.period ?? undefined;
}
