import { topics } from '@longreturn/db/schema';
import { TOPICS } from '@longreturn/site/topics';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { touchContentVersion } from '../content-version.ts';
import { liftTimeLimit, lockContentStart } from '../sample/lock-content-start.ts';

/**
 * Updates the topics in the database to the site's content at startup. Removed topics stay, since episodes and articles
 * may use them. If nothing changes, cached pages stay valid.
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
