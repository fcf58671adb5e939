import { articles, articleTopics, topics } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { coverColumn } from '../../media/cover-column.ts';

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
  cover: coverColumn(articles.coverFileId),
  topics: sql<string[]>`array(${slugsOfTopics})`,
};

/** The columns of a card, with the body and its free part. */
export const articleRow = { ...articleCardRow, bodyRichtext: articles.bodyRichtext, preview: articles.preview };

/** The columns of an article for editors, drafts included. */
export const adminArticleRow = {
  ...articleCardRow,
  publishedAt: articles.publishedAt,
  bodyRichtext: articles.bodyRichtext,
  coverFileId: articles.coverFileId,
  updatedAt: articles.updatedAt,
};

export type AdminArticleRow = SelectResultFields<typeof adminArticleRow>;
export type ArticleCardRow = SelectResultFields<typeof articleCardRow>;
export type ArticleRow = SelectResultFields<typeof articleRow>;
