import type { ListArticlesInput } from '@longreturn/contract/content';
import type { Db } from '@longreturn/db/database';
import { articles, articleTopics } from '@longreturn/db/schema';
import { and, eq, exists, type SQL } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { containsText } from '../../lists/contains-text.ts';
import { behindCursor, pageSize } from '../../lists/keyset.ts';
import { isPublic } from '../is-public.ts';
import { requireTopics } from '../topics/require-topics.ts';

/** The conditions of a list of articles. */
interface ArticleListQuery {
  /** Holds for all that match: what `total` counts. */
  matching: SQL | undefined;
  /** Holds for those that stand on the page or behind it. */
  fromHere: SQL | undefined;
  size: number;
}

/**
 * What the input asks of published articles: a case-insensitive match on title or excerpt, a topic, premium or
 * free (specification §5, Search). Throws topic.unknown, and input.invalid on a malformed cursor.
 */
export async function articleListQuery(
  deps: Pick<Deps, 'db' | 'clock'>,
  input: ListArticlesInput,
): Promise<ArticleListQuery> {
  const behind = behindCursor(articles, input.cursor);
  if (input.topic !== undefined) await requireTopics(deps.db, [input.topic]);
  const matching = and(isPublic(articles, deps.clock.now()), ...filters(deps.db, input));
  return { matching, fromHere: and(matching, behind), size: pageSize(input) };
}

function filters(db: Db, { q, topic, access }: ListArticlesInput): (SQL | undefined)[] {
  return [
    q ? containsText(articles.searchText, q) : undefined,
    topic ? exists(linkTo(db, topic)) : undefined,
    access ? eq(articles.isPremium, access === 'premium') : undefined,
  ];
}

function linkTo(db: Db, topic: string) {
  const link = and(eq(articleTopics.articleId, articles.id), eq(articleTopics.topicSlug, topic));
  return db.select({ slug: articleTopics.topicSlug }).from(articleTopics).where(link);
}
