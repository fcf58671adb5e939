import type { ArticleCardPage, ListArticlesInput } from '@longreturn/contract/content';
import { articles } from '@longreturn/db/schema';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { articleListQuery } from './article-list-query.ts';
import { articleCardRow } from './article-row.ts';
import { countRows } from './count-rows.ts';
import { newestFirst, toPage } from './keyset.ts';
import { presentArticleCard } from './present-article-card.ts';

/**
 * The same page as `listArticles`, for cards: no body is even read, and the actor only decides `isLocked`.
 * Throws topic.unknown, and input.invalid on a malformed cursor.
 */
export async function listArticleCards(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  input: ListArticlesInput,
): Promise<ArticleCardPage> {
  const { matching, fromHere, size } = await articleListQuery(deps, input);
  const [rows, total] = await Promise.all([
    deps.db
      .select(articleCardRow)
      .from(articles)
      .where(fromHere)
      .orderBy(...newestFirst(articles))
      .limit(size + 1),
    countRows(deps.db, articles, matching),
  ]);
  return toPage(rows, size, total, (row) => presentArticleCard(row, actor));
}
