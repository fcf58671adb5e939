import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { Article, ArticleCard } from '@longreturn/contract/content';
import { articles, articleTopics, topics } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { coverColumn } from '../../media/cover-column.ts';
import { presentCover } from '../../media/present-file.ts';
import { publicationOf } from '../publication.ts';
import { canRead, type ReaderKind } from '../reader-kind.ts';

// In a nested `sql` fragment, drizzle writes columns with their table names. A correlated subquery needs these names.
const slugsOfTopics = sql`
  select ${articleTopics.topicSlug} from ${articleTopics} join ${topics} on ${topics.slug} = ${articleTopics.topicSlug}
  where ${articleTopics.articleId} = ${articles.id} order by ${topics.position}, ${topics.slug}`;

/** The columns of a published article's card, which has no body. */
export const articleCardColumns = {
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
  cover: coverColumn(articles.coverFileId),
  topics: sql<string[]>`array(${slugsOfTopics})`,
};

/** The columns of a published article with its body, its preview and the sources that its free part cites. */
export const articleColumns = {
  ...articleCardColumns,
  bodyRichtext: articles.bodyRichtext,
  preview: articles.preview,
  sources: articles.sources,
};

/** The columns of an article as editors see it. The article may be a draft. */
export const adminArticleColumns = {
  ...articleCardColumns,
  publishedAt: articles.publishedAt,
  bodyRichtext: articles.bodyRichtext,
  coverFileId: articles.coverFileId,
  updatedAt: articles.updatedAt,
};

type AdminArticleRow = SelectResultFields<typeof adminArticleColumns>;
export type ArticleCardRow = SelectResultFields<typeof articleCardColumns>;
export type ArticleRow = SelectResultFields<typeof articleColumns>;

/** Returns an article as the reader sees it: with the whole body, or only with the part before the members break. */
export function presentArticle(row: ArticleRow, reader: ReaderKind): Article {
  const isReadable = canRead(reader, row);
  return {
    ...presentArticleCard(row, reader),
    bodyRichtext: isReadable ? row.bodyRichtext : null,
    preview: isReadable ? null : row.preview,
  };
}

/** Returns an article without its body; `isLocked` is true if the reader has no access to it. */
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
    cover: presentCover(row.cover),
    topics: row.topics,
  };
}

/** Returns an article as editors see it, with the whole body. */
export function presentAdminArticle(
  { publishedAt, createdAt, updatedAt, ...row }: AdminArticleRow,
  now: Date,
): AdminArticle {
  return {
    ...row,
    cover: presentCover(row.cover),
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    state: publicationOf(publishedAt, now).is,
  };
}
