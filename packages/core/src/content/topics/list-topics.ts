import type { Topic } from '@longreturn/contract/content';
import { topics } from '@longreturn/db/schema';
import { asc } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { selectTopics } from './select-topics.ts';

/** Returns all topics in order, with the numbers of their published episodes and articles (docs/product.md, Topics). */
export async function listTopics(deps: Pick<Deps, 'db' | 'clock'>): Promise<Topic[]> {
  return selectTopics(deps).orderBy(asc(topics.position), asc(topics.slug));
}
