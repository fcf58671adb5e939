import type { createArticleInput } from '@longreturn/contract/content-input';
import { LIMITS } from '@longreturn/contract/limits';
import { MESSAGES } from '@longreturn/contract/messages';
import type { Db } from '@longreturn/db/database';
import { articleOldSlugs, articles, articleTopics } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { citedDois } from '../html/cited-dois.ts';
import { withOwnFootnotes } from '../html/footnotes.ts';
import { plainText, readingMinutes } from '../html/reading-minutes.ts';
import { sanitizeBody } from '../html/sanitize-body.ts';
import { splitBody } from '../html/split-body.ts';
import { articleVectors } from '../search/search-vectors.ts';
import { requireTopics } from '../topics/list-topics.ts';
import { slugTaken } from '../write-content.ts';

type ArticleFields = Omit<z.output<typeof createArticleInput>, 'topics'>;

/** The columns of the fields that an author sets. */
export const authoredArticleColumns = {
  title: articles.title,
  slug: articles.slug,
  excerpt: articles.excerpt,
  bodyRichtext: articles.bodyRichtext,
  isPremium: articles.isPremium,
  publishedAt: articles.publishedAt,
  host: articles.host,
  figure: articles.figure,
  coverFileId: articles.coverFileId,
};

/**
 * Returns an article's column values from the fields that the author set, with the body sanitised. Throws input.invalid
 * if the body's text is too short (docs/product.md, Articles).
 */
export function articleValues(fields: ArticleFields) {
  const bodyRichtext = sanitizeBody(fields.bodyRichtext);
  const text = plainText(bodyRichtext);
  if (text.length < LIMITS.articleContentMin) throw new AppError('input.invalid', { bodyRichtext: MESSAGES.content });
  const parts = splitBody(bodyRichtext);
  const preview = parts ? withOwnFootnotes(parts) : null;
  const free = fields.isPremium ? (preview ?? '') : bodyRichtext;
  return {
    ...fields,
    bodyRichtext,
    preview,
    sources: citedDois(free),
    readingMinutes: readingMinutes(text),
    ...articleVectors({ ...fields, text, freeText: plainText(free) }),
  };
}

/**
 * Updates an article's old slugs after a write to the article. If the slug changed, stores the former slug, so that its
 * URL redirects. Throws slug.taken if the new slug is an old slug of another article. Must run after the write, so that
 * concurrent renames are visible.
 */
export async function updateOldArticleSlugs(tx: Db, id: string, slug: string, slugBefore = slug): Promise<void> {
  const others = and(eq(articleOldSlugs.slug, slug), ne(articleOldSlugs.articleId, id));
  const [taken] = await tx.select().from(articleOldSlugs).where(others);
  if (taken) throw slugTaken();
  if (slug === slugBefore) return;
  await tx.delete(articleOldSlugs).where(eq(articleOldSlugs.slug, slug));
  await tx.insert(articleOldSlugs).values({ slug: slugBefore, articleId: id });
}

/** Replaces the topics of an article. Returns the former topics' slugs in alphabetical order. Throws topic.unknown. */
export async function setArticleTopics(tx: Db, articleId: string, slugs: readonly string[]): Promise<string[]> {
  await requireTopics(tx, slugs);
  const removed = await tx.delete(articleTopics).where(eq(articleTopics.articleId, articleId)).returning();
  const links = [...new Set(slugs)].map((topicSlug) => ({ articleId, topicSlug }));
  if (links.length > 0) await tx.insert(articleTopics).values(links);
  return removed.map(({ topicSlug }) => topicSlug).toSorted();
}
