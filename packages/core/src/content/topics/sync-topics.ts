import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '@longreturn/db/database';
import { topics } from '@longreturn/db/schema';
import { TOPICS } from '@longreturn/site/topics';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { touchContentVersion } from '../write-content.ts';

/**
 * Writes the topics of packages/site to the database at startup. Topics that were removed from packages/site stay in
 * the database, since episodes and articles may use them. If nothing changes, cached pages stay valid.
 */
export async function syncTopics({ db }: Pick<Deps, 'db'>): Promise<void> {
  const rows = TOPICS.map(({ slug, title, description }, position) => ({ slug, title, description, position }));
  const { title, description, position } = topics;
  await db.transaction(async (tx) => {
    await liftTimeLimit(tx);
    await lockContentStart(tx);
    const changed = await tx
      .insert(topics)
      .values(rows)
      .onConflictDoUpdate({
        target: topics.slug,
        set: {
          title: sql`excluded.title`,
          description: sql`excluded.description`,
          position: sql`excluded.position`,
        },
        setWhere: sql`(${title}, ${description}, ${position})
          is distinct from (excluded.title, excluded.description, excluded.position)`,
      })
      .returning({ slug: topics.slug });
    if (changed.length > 0) await touchContentVersion(tx);
  });
}

/** The ID of the advisory lock that an instance holds while it writes initial content at startup. */
const STARTUP_LOCK_ID = 7_041_777;

const RETRY_MS = 50;

/**
 * Waits until no other instance is writing initial content, then locks out other instances until the transaction ends.
 * Polls, because a single waiting statement would look like a database that doesn't respond.
 */
export async function lockContentStart(tx: Db): Promise<void> {
  while (!(await tryLock(tx))) await pause(RETRY_MS);
}

async function tryLock(tx: Db): Promise<boolean> {
  const [row] = await tx
    .select({ isLocked: sql<boolean>`pg_try_advisory_xact_lock(${STARTUP_LOCK_ID})` })
    .from(sql`(values (1)) as once`);
  return row?.isLocked === true;
}

/**
 * Removes the statement time limit of this transaction, which may wait for another starting instance or copy whole
 * tables.
 */
export async function liftTimeLimit(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}
