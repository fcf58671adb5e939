import type { ArticleCardPage, ArticleListPage, ListArticlesInput } from '@longreturn/contract/content';
import type { Db } from '@longreturn/db/database';
import { articles, articleTopics } from '@longreturn/db/schema';
import { and, eq, exists, type SQL } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { containsText } from '../../lists/contains-text.ts';
import { newestFirst } from '../../lists/order.ts';
import { type PageQuery, readPage } from '../../lists/read-page.ts';
import { isPublic } from '../publication.ts';
import type { ReaderKind } from '../reader-kind.ts';
import { requireTopics } from '../topics/list-topics.ts';
import {
  type ArticleCardRow,
  articleCardRow,
  articleRow,
  presentArticle,
  presentArticleCard,
} from './present-article.ts';

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

interface ArticleReading<Row, Item> {
  rows: (query: PageQuery) => PromiseLike<Row[]>;
  present: (row: Row) => Item;
}

/**
 * Returns a page of the published articles that match, newest first: by `q` in the title or excerpt (ignoring case), by
 * topic, and premium or free (docs/product.md, Publication). Throws topic.unknown, and input.invalid on a malformed
 * cursor.
 */
async function readArticlePage<Row extends Pick<ArticleCardRow, 'publishedAt' | 'id'>, Item>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: ListArticlesInput,
  { rows, present }: ArticleReading<Row, Item>,
) {
  if (input.topic !== undefined) await requireTopics(db, [input.topic]);
  return readPage({
    db,
    table: articles,
    order: newestFirst(articles.publishedAt, articles.id),
    matching: and(isPublic(articles, clock.now()), ...filters(db, input)),
    input,
    rows,
    placeOf: ({ publishedAt, id }) => [publishedAt, id],
    present,
  });
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
