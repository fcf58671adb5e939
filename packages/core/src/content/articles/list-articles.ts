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
  articleCardColumns,
  articleColumns,
  presentArticle,
  presentArticleCard,
} from './present-article.ts';

/**
 * Returns a page of the published articles that match `input`, newest first. Each article has its body only if the
 * reader has access to it. Throws topic.unknown, and input.invalid on a malformed cursor.
 */
export async function listArticles(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: ReaderKind,
  input: ListArticlesInput,
): Promise<ArticleListPage> {
  return readArticlePage(deps, input, {
    rows: ({ where, orderBy, limit }) =>
      deps.db
        .select(articleColumns)
        .from(articles)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    present: (row) => presentArticle(row, reader),
  });
}

/**
 * Returns the same page as `listArticles`, but as cards, without bodies. The reader kind affects only `isLocked`.
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
        .select(articleCardColumns)
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
 * Returns a page of the published articles that match `input`, newest first. `q` matches the title or excerpt, ignoring
 * case; `access` selects premium or free articles (docs/product.md, Publication). Throws topic.unknown, and
 * input.invalid on a malformed cursor.
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
    matching: and(isPublic(articles, clock.now()), ...buildFilters(db, input)),
    input,
    rows,
    sortValuesOf: ({ publishedAt, id }) => [publishedAt, id],
    present,
  });
}

function buildFilters(db: Db, { q, topic, access }: ListArticlesInput): (SQL | undefined)[] {
  return [
    q ? containsText(articles.searchText, q) : undefined,
    topic ? exists(topicLink(db, topic)) : undefined,
    access ? eq(articles.isPremium, access === 'premium') : undefined,
  ];
}

function topicLink(db: Db, topic: string) {
  const link = and(eq(articleTopics.articleId, articles.id), eq(articleTopics.topicSlug, topic));
  return db.select({ slug: articleTopics.topicSlug }).from(articleTopics).where(link);
}
