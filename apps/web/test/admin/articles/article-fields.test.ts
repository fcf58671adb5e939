import type { AdminArticle } from '@longreturn/contract/admin-content';
import { createArticleInput, updateArticleInput } from '@longreturn/contract/content-input';
import { expect, test } from 'vitest';
import {
  type ArticleFields,
  articleChanges,
  articleFields,
  articleForm,
  changedNames,
  followingSlug,
  isSameArticle,
  newArticle,
} from '../../../src/features/admin/articles/article-fields.ts';
import { sampleAdminArticle } from './sample-admin-article.ts';

const ARTICLE = sampleAdminArticle();

/** Fills in the form with the article and these changes, and returns what the form's schema makes of the values. */
const filled = (article: AdminArticle | undefined, changes: Partial<ArticleFields>) =>
  articleForm.parse({ ...articleFields(article), ...changes });

const TYPED = {
  title: 'Sleep & Money',
  slug: 'sleep-and-money',
  excerpt: 'What a night is worth, in numbers.',
  bodyRichtext: `<p>${'A sentence. '.repeat(10)}</p>`,
};

test('a new article without a date is a draft', () => {
  const article = newArticle(filled(undefined, TYPED));
  expect(article).toMatchObject({ ...TYPED, publishedAt: null, isPremium: false, topics: [], coverFileId: null });
  expect(createArticleInput.safeParse(article).success).toBe(true);
});

test('a new article with a date is published at that local time', () => {
  const { publishedAt } = newArticle(filled(undefined, { ...TYPED, publishDate: '2026-11-22T09:30' }));
  expect(publishedAt).toBe(new Date('2026-11-22T09:30').toISOString());
});

const sent = (changes: Partial<ArticleFields>) =>
  articleChanges(
    { id: ARTICLE.id, updatedAt: ARTICLE.updatedAt, initial: articleFields(ARTICLE) },
    filled(ARTICLE, changes),
  );

test('an update contains the `updatedAt` of the edited version, and leaves out a date that was not edited', () => {
  const changes = sent({ title: 'Another title' });
  expect(changes).toMatchObject({ title: 'Another title', slug: ARTICLE.slug, updatedAt: ARTICLE.updatedAt });
  expect(changes.publishedAt).toBeUndefined();
  expect(updateArticleInput.safeParse(changes).success).toBe(true);
});

test('clearing the date makes the article a draft', () => {
  expect(sent({ publishDate: '' }).publishedAt).toBeNull();
});

test('an empty form gets the documented errors', () => {
  const { error } = articleForm.safeParse(articleFields(undefined));
  const texts = new Map((error?.issues ?? []).map(({ path, message }) => [path[0], message] as const).toReversed());
  expect(Object.fromEntries(texts)).toEqual({
    title: 'Title must be at least 5 characters',
    slug: expect.stringContaining('lower-case letters'),
    excerpt: 'Excerpt must be at least 20 characters',
    bodyRichtext: 'Content must be at least 100 characters',
  });
});

test('only the text counts towards the length of the content', () => {
  const body = (html: string) => articleForm.shape.bodyRichtext.safeParse(html).success;
  expect(body(`<p>${'x'.repeat(100)}</p>`)).toBe(true);
  expect(body(`<p>${'x'.repeat(99)}</p>`)).toBe(false);
  expect(body(`<p>${'&amp;'.repeat(99)}</p>`)).toBe(false);
  expect(body(`<p><a href="${'x'.repeat(100)}">short</a></p>`)).toBe(false);
});

test('two forms that differ only in the order of their topics are equal', () => {
  const fields = articleFields({ ...ARTICLE, topics: ['sleep', 'exercise'] });
  expect(isSameArticle(fields, { ...fields, topics: ['exercise', 'sleep'] })).toBe(true);
  expect(changedNames(fields, { ...fields, isPremium: true, title: 'Other' })).toEqual(['title', 'isPremium']);
});

test('the slug follows the title until the slug is edited', () => {
  expect(followingSlug({ title: '', slug: '' }, 'Sleep & Money')).toBe('sleep-and-money');
  expect(followingSlug({ title: 'Sleep & Money', slug: 'sleep-and-money' }, 'Sleep')).toBe('sleep');
  expect(followingSlug({ title: 'Sleep & Money', slug: 'my-own' }, 'Sleep')).toBe('my-own');
});
