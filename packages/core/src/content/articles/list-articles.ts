import type { ArticleListPage, ListArticlesInput } from '@longreturn/contract/content';
import { articles } from '@longreturn/db/schema';
import type { Deps } from '../../deps.ts';
import type { ReaderKind } from '../reader-kind.ts';
import { articleRow } from './article-row.ts';
import { presentArticle } from './present-article.ts';
import { readArticlePage } from './read-article-page.ts';

/**
 * Returns a page of the published articles that match, newest first, with the bodies that the reader may read. Throws
 * topic.unknown, and input.invalid on a malformed cursor.
 */
export async function listArticles(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: ReaderKind,
  input: ListArticlesInput,
): Promise<ArticleListPage> {
  return readArticlePage(deps, input, {
    rows: ({ where, orderBy, limit }) =>
      deps.db
        .select(articleRow)
        .from(articles)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    present: (row) => presentArticle(row, reader),
  });
}
