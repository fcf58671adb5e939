import type { createArticleInput } from '@longreturn/contract/content-input';
import { LIMITS } from '@longreturn/contract/limits';
import { MESSAGES } from '@longreturn/contract/messages';
import { articles } from '@longreturn/db/schema';
import type { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { plainText } from '../html/plain-text.ts';
import { sanitizeBody } from '../html/sanitize-body.ts';
import { splitBody } from '../html/split-body.ts';
import { articleVectors } from '../search/search-vectors.ts';
import { readingMinutes } from './reading-minutes.ts';

type ArticleFields = Omit<z.output<typeof createArticleInput>, 'topics'>;

/** The fields that an author sets, as they are stored. */
export const authoredArticleFields = {
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
 * Returns the columns of an article from the fields that its author set, with the body sanitised. Throws input.invalid
 * if the body's text is too short (docs/product.md, Articles).
 */
export function articleValues(fields: ArticleFields) {
  const bodyRichtext = sanitizeBody(fields.bodyRichtext);
  const text = plainText(bodyRichtext);
  if (text.length < LIMITS.articleContentMin) throw new AppError('input.invalid', { bodyRichtext: MESSAGES.content });
  const preview = splitBody(bodyRichtext)?.free ?? null;
  const freeText = fields.isPremium ? plainText(preview ?? '') : text;
  return {
    ...fields,
    bodyRichtext,
    preview,
    readingMinutes: readingMinutes(text),
    ...articleVectors({ ...fields, text, freeText }),
  };
}
