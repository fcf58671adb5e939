import type { Topic } from '@longreturn/contract/content';
import { slugSchema } from '@longreturn/contract/scalars';
import { topics } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { selectTopics } from './select-topics.ts';

/** Returns a topic with its counts. Throws topic.unknown. */
export async function getTopic(deps: Pick<Deps, 'db' | 'clock'>, slug: string): Promise<Topic> {
  if (!slugSchema.safeParse(slug).success) throw new AppError('topic.unknown');
  const [topic] = await selectTopics(deps).where(eq(topics.slug, slug));
  if (!topic) throw new AppError('topic.unknown');
  return topic;
}
