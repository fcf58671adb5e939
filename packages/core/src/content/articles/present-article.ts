import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { Article, ArticleCard } from '@longreturn/contract/content';
import { articles, articleTopics, topics } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { publicationOf } from '../publication.ts';
import { canRead, type ReaderKind } from '../reader-kind.ts';

// A nested `sql` fragment keeps the table name on its columns, which a correlated subquery needs.
const slugsOfTopics = sql`
  select ${articleTopics.topicSlug} from ${articleTopics} join ${topics} on ${topics.slug} = ${articleTopics.topicSlug}
  where ${articleTopics.articleId} = ${articles.id} order by ${topics.position}, ${topics.slug}`;

/** The columns of a published article's card, without the body. */
export const articleCardRow = {
  id: articles.id,
  title: articles.title,
  slug: articles.slug,
  excerpt: articles.excerpt,
  isPremium: articles.isPremium,
  publishedAt: sql<Date>`${articles.publishedAt}`.mapWith(articles.publishedAt),
  createdAt: articles.createdAt,
  readingMinutes: articles.readingMinutes,
  host: articles.host,
  figure: articles.figure,
  topics: sql<string[]>`array(${slugsOfTopics})`,
};

/** The columns of a card, with the body and its free part. */
export const articleRow = { ...articleCardRow, bodyRichtext: articles.bodyRichtext, preview: articles.preview };

/** The columns of an article for editors, drafts included. */
export const adminArticleRow = {
  ...articleCardRow,
  publishedAt: articles.publishedAt,
  bodyRichtext: articles.bodyRichtext,
  updatedAt: articles.updatedAt,
};

type AdminArticleRow = SelectResultFields<typeof adminArticleRow>;
export type ArticleCardRow = SelectResultFields<typeof articleCardRow>;
export type ArticleRow = SelectResultFields<typeof articleRow>;

/** Formats an article for a reader: the whole body, or only the part before the members break. */
export function presentArticle(row: ArticleRow, reader: ReaderKind): Article {
  const whole = canRead(reader, row);
  return {
    ...presentArticleCard(row, reader),
    bodyRichtext: whole ? row.bodyRichtext : null,
    preview: whole ? null : row.preview,
  };
}

/** Returns the article without its body, and whether the reader may open it. */
export function presentArticleCard(row: ArticleCardRow, reader: ReaderKind): ArticleCard {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    isPremium: row.isPremium,
    isLocked: !canRead(reader, row),
    publishedAt: row.publishedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    readingMinutes: row.readingMinutes,
    host: row.host,
    figure: row.figure,
    topics: row.topics,
  };
}

/** Returns an article as editors see it, with its whole body. */
export function presentAdminArticle(
  { publishedAt, createdAt, updatedAt, ...row }: AdminArticleRow,
  now: Date,
): AdminArticle {
  return {
    ...row,
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    state: publicationOf(publishedAt, now).is,
  };
}
