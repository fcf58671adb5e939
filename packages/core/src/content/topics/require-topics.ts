import { slugSchema } from '@longreturn/contract/scalars';
import type { Db } from '@longreturn/db/database';
import { topics } from '@longreturn/db/schema';
import { inArray } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';

/** Throws topic.unknown if one of the topics doesn't exist. */
export async function requireTopics(db: Db, slugs: readonly string[]): Promise<void> {
  const unique = [...new Set(slugs)];
  if (unique.length === 0) return;
  if (!unique.every((slug) => slugSchema.safeParse(slug).success)) throw new AppError('topic.unknown');
  const found = await db.select({ slug: topics.slug }).from(topics).where(inArray(topics.slug, unique));
  if (found.length < unique.length) throw new AppError('topic.unknown');
}
