import { articles, articleTopics } from '@longreturn/db/schema';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inOrder, newestFirst } from '../../lists/order.ts';
import { isPublic } from '../is-public.ts';
import { type ArticleCardRow, articleCardRow } from './article-row.ts';

const SHOWN = 3;
/**
 * The number of newest articles with a common topic that are compared, so that the query's cost doesn't grow with the
 * archive.
 */
const COMPARED = 200;
const NEWEST = newestFirst(articles.publishedAt, articles.id);

/** Finds up to three other published articles that share the most topics, newest first among equals. */
export async function findRelatedArticles(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, topics }: ArticleCardRow,
): Promise<ArticleCardRow[]> {
  const links = and(eq(articleTopics.articleId, articles.id), inArray(articleTopics.topicSlug, topics));
  const sharedTopics = sql<number>`(select count(*)::int from ${articleTopics} where ${links})`;
  const others = db
    .select({ id: articles.id, kinship: sql<number>`${sharedTopics}`.as('kinship') })
    .from(articles)
    .where(and(isPublic(articles, clock.now()), ne(articles.id, id), gt(sharedTopics, 0)))
    .orderBy(...inOrder(NEWEST))
    .limit(COMPARED)
    .as('others');
  return db
    .select(articleCardRow)
    .from(others)
    .innerJoin(articles, eq(articles.id, others.id))
    .orderBy(desc(others.kinship), ...inOrder(NEWEST))
    .limit(SHOWN);
}
