import type { ArticleCardPage, ListArticlesInput } from '@longreturn/contract/content';
import { articles } from '@longreturn/db/schema';
import type { Deps } from '../../deps.ts';
import type { ReaderKind } from '../reader-kind.ts';
import { articleCardRow } from './article-row.ts';
import { presentArticleCard } from './present-article.ts';
import { readArticlePage } from './read-article-page.ts';

/**
 * Returns the same page as `listArticles`, as cards: without bodies, and the kind of reader only affects `isLocked`.
 * Throws topic.unknown, and input.invalid on a malformed cursor.
 */
export async function listArticleCards(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: ReaderKind,
  input: ListArticlesInput,
): Promise<ArticleCardPage> {
  return readArticlePage(deps, input, {
    rows: ({ where, orderBy, limit }) =>
      deps.db
        .select(articleCardRow)
        .from(articles)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    present: (row) => presentArticleCard(row, reader),
  });
}
