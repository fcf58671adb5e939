import type { ArticleListPage, ListArticlesInput } from '@longreturn/contract/content';
import { articles } from '@longreturn/db/schema';
import type { Deps } from '../../deps.ts';
import { newestFirst } from '../../lists/keyset.ts';
import { readPage } from '../../lists/read-page.ts';
import type { ReaderKind } from '../reader-kind.ts';
import { articleListQuery } from './article-list-query.ts';
import { articleRow } from './article-row.ts';
import { presentArticle } from './present-article.ts';

/**
 * A page of the published articles that match, newest first, with the bodies the reader may read (specification §7).
 * Throws topic.unknown, and input.invalid on a malformed cursor.
 */
export async function listArticles(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: ReaderKind,
  input: ListArticlesInput,
): Promise<ArticleListPage> {
  const { matching, fromHere, size } = await articleListQuery(deps, input);
  const rows = deps.db
    .select(articleRow)
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
    present: (row) => presentArticle(row, reader),
  });
}
