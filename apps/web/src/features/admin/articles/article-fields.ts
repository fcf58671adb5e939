import type { AdminArticle } from '@longreturn/contract/admin-content';
import { createArticleInput } from '@longreturn/contract/content-input';
import { LIMITS } from '@longreturn/contract/limits';
import { MESSAGES } from '@longreturn/contract/messages';
import { slugify } from '@longreturn/contract/slug';
import { z } from 'zod';
import { publicationTime, publishDateText } from '../publish-date.ts';

const { title, slug, excerpt, bodyRichtext } = createArticleInput.shape;

/** The fields of the article form, in their order on the page. Core checks the length of the content more exactly. */
export const articleForm = z.object({
  title,
  slug,
  excerpt,
  bodyRichtext: bodyRichtext.refine((html) => textLength(html) >= LIMITS.articleContentMin, MESSAGES.content),
  topics: z.array(z.string()),
  coverFileId: z.string().nullable(),
  publishDate: z.string(),
  isPremium: z.boolean(),
});
export type ArticleFields = z.output<typeof articleForm>;

/** Returns the number of characters of the text in `html`. */
function textLength(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;/g, '&')
    .replace(/\s+/g, ' ')
    .trim().length;
}

/** Returns the form's fields for an article, or for a new draft. */
export function articleFields(article: AdminArticle | undefined): ArticleFields {
  return {
    title: article?.title ?? '',
    slug: article?.slug ?? '',
    excerpt: article?.excerpt ?? '',
    bodyRichtext: article?.bodyRichtext ?? '',
    topics: article?.topics ?? [],
    coverFileId: article?.coverFileId ?? null,
    publishDate: publishDateText(article?.publishedAt ?? null),
    isPremium: article?.isPremium ?? false,
  };
}

/** Returns the input that creates an article. Without a date, the article is a draft. */
export function newArticle({ publishDate, ...fields }: ArticleFields) {
  return { ...fields, publishedAt: publicationTime({ text: publishDate, initial: '' }) ?? null };
}

interface Version {
  id: string;
  /** The `updatedAt` of the version that was edited. */
  updatedAt: string;
  /** The fields of that version. */
  initial: Pick<ArticleFields, 'publishDate'>;
}

/** Returns the input that updates an article. A date that was not edited keeps its seconds. */
export function articleChanges({ id, updatedAt, initial }: Version, { publishDate, ...fields }: ArticleFields) {
  const publishedAt = publicationTime({ text: publishDate, initial: initial.publishDate });
  return { ...fields, id, updatedAt, publishedAt };
}

/** Whether two forms have the same content. The order of topics doesn't count. */
export function isSameArticle(one: ArticleFields, other: ArticleFields): boolean {
  return changedNames(one, other).length === 0;
}

/** Returns the names of the fields that differ, in the order of the form. */
export function changedNames(one: ArticleFields, other: ArticleFields): (keyof ArticleFields)[] {
  const textOf = ({ topics, ...fields }: ArticleFields, name: keyof ArticleFields) =>
    JSON.stringify({ ...fields, topics: topics.toSorted() }[name]);
  const names = Object.keys(articleForm.shape) as (keyof ArticleFields)[]; // the keys of the schema
  return names.filter((name) => textOf(one, name) !== textOf(other, name));
}

/** Returns the slug for a new title. The slug follows the title until the user edits the slug. */
export function followingSlug(before: Pick<ArticleFields, 'title' | 'slug'>, newTitle: string): string {
  return before.slug === slugify(before.title) ? slugify(newTitle) : before.slug;
}
