import type { Article, ArticlePage, ArticleParts } from '@longreturn/contract/content';
import { slugSchema } from '@longreturn/contract/scalars';
import { articleOldSlugs, articles, articleTopics } from '@longreturn/db/schema';
import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { inOrder, newestFirst } from '../../lists/order.ts';
import { arrangeFootnotes } from '../html/arrange-footnotes.ts';
import { minutesLeft } from '../html/reading-minutes.ts';
import { splitBody } from '../html/split-body.ts';
import { isPublic } from '../publication.ts';
import { canRead, type ReaderKind } from '../reader-kind.ts';
import { presentSource } from '../sources/present-source.ts';
import {
  type ArticleCardRow,
  type ArticleRow,
  articleCardColumns,
  articleColumns,
  presentArticle,
  presentArticleCard,
} from './present-article.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

/**
 * Returns the page of a published article by its current slug or an old slug. The result's `slug` is the current slug.
 * Throws article.unknown.
 */
export async function getArticlePage(deps: Reading, reader: ReaderKind, slug: string): Promise<ArticlePage> {
  const row = await findArticle(deps, slug);
  if (!row) throw new AppError('article.unknown');
  return buildArticlePage(deps, reader, row);
}

/**
 * Returns the page of an article, with as much of the body as the reader has access to. The caller has checked that the
 * reader may see the page.
 */
export async function buildArticlePage(deps: Reading, reader: ReaderKind, row: ArticleRow): Promise<ArticlePage> {
  return presentArticlePage(row, await findRelatedArticles(deps, row), reader);
}

async function findArticle({ db, clock }: Reading, slug: string): Promise<ArticleRow | undefined> {
  if (!slugSchema.safeParse(slug).success) return undefined;
  const renamed = db
    .select({ id: articleOldSlugs.articleId })
    .from(articleOldSlugs)
    .where(eq(articleOldSlugs.slug, slug));
  const named = or(eq(articles.slug, slug), eq(articles.id, renamed));
  const [row] = await db
    .select(articleColumns)
    .from(articles)
    .where(and(named, isPublic(articles, clock.now())));
  return row;
}

/**
 * Returns an article's page as the reader sees it. `parts` is the text as the page shows it, if that differs from the
 * stored text. Without access, `minutesLeft` is the reading time of the part that the reader can't see.
 */
function presentArticlePage(row: ArticleRow, related: ArticleCardRow[], reader: ReaderKind): ArticlePage {
  const isReadable = canRead(reader, row);
  const article = presentArticle(row, reader);
  return {
    ...article,
    parts: arrangeParts(article),
    sources: row.sources.map(presentSource),
    minutesLeft: isReadable ? null : minutesLeft(row.bodyRichtext),
    related: related.map((other) => presentArticleCard(other, reader)),
  };
}

/**
 * Returns the text that the reader has access to, as the article's page shows it. Returns null if the text has no
 * footnotes and isn't divided into two parts.
 */
function arrangeParts({ bodyRichtext, preview, isPremium }: Article): ArticleParts | null {
  const text = bodyRichtext ?? preview ?? '';
  const hasMembersText = isPremium && bodyRichtext !== null;
  const parts = hasMembersText ? splitBody(text) : undefined;
  if (parts) {
    const [free = '', members = ''] = arrangeFootnotes([parts.free, parts.members]);
    return { free, members };
  }
  const [arranged = text] = arrangeFootnotes([text]);
  if (arranged === text) return null;
  return hasMembersText ? { free: '', members: arranged } : { free: arranged, members: '' };
}

const MAX_RELATED = 3;
/**
 * Only this many of the newest articles with a common topic are compared, so that the query's cost doesn't grow with
 * the archive.
 */
const MAX_COMPARED = 200;
const NEWEST = newestFirst(articles.publishedAt, articles.id);

/** Returns up to three other published articles: those that share the most topics, and the newest among equals. */
async function findRelatedArticles(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, topics }: ArticleCardRow,
): Promise<ArticleCardRow[]> {
  const links = and(eq(articleTopics.articleId, articles.id), inArray(articleTopics.topicSlug, topics));
  const sharedTopics = sql<number>`(select count(*)::int from ${articleTopics} where ${links})`;
  const others = db
    .select({ id: articles.id, similarity: sql<number>`${sharedTopics}`.as('similarity') })
    .from(articles)
    .where(and(isPublic(articles, clock.now()), ne(articles.id, id), gt(sharedTopics, 0)))
    .orderBy(...inOrder(NEWEST))
    .limit(MAX_COMPARED)
    .as('others');
  return db
    .select(articleCardColumns)
    .from(others)
    .innerJoin(articles, eq(articles.id, others.id))
    .orderBy(desc(others.similarity), ...inOrder(NEWEST))
    .limit(MAX_RELATED);
}
