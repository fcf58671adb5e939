import type { ArticleCardPage, ListArticlesInput } from '@longreturn/contract/content';
import { articles } from '@longreturn/db/schema';
import type { Deps } from '../../deps.ts';
import { newestFirst } from '../../lists/keyset.ts';
import { readPage } from '../../lists/read-page.ts';
import type { ReaderKind } from '../reader-kind.ts';
import { articleListQuery } from './article-list-query.ts';
import { articleCardRow } from './article-row.ts';
import { presentArticleCard } from './present-article-card.ts';

/**
 * The same page as `listArticles`, for cards: no body is even read, and the reader only decides `isLocked`.
 * Throws topic.unknown, and input.invalid on a malformed cursor.
 */
export async function listArticleCards(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: ReaderKind,
  input: ListArticlesInput,
): Promise<ArticleCardPage> {
  const { matching, fromHere, size } = await articleListQuery(deps, input);
  const rows = deps.db
    .select(articleCardRow)
    .from(articles)
    .where(fromHere)
    .orderBy(...newestFirst(articles))
    .limit(size + 1);
  return readPage({
    db: deps.db,
    table: articles,
    matching,
    cursor: input.cursor,
    size,
    rows,
    placeOf: (row) => row,
    present: (row) => presentArticleCard(row, reader),
  });
}
