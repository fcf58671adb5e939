import { type ArticleFields, changedNames } from './article-fields.ts';
import { bodyText } from './body-text.ts';

type Name = keyof ArticleFields;

/** The labels of the fields, in the order of the form. */
export const ARTICLE_LABELS: Record<Name, string> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  bodyRichtext: 'Content',
  topics: 'Topics',
  coverFileId: 'Cover',
  publishDate: 'Publish date',
  isPremium: 'Access',
};

/** Returns what the fields of an article say, to compare two versions. */
export function articleTexts(fields: ArticleFields): Record<Name, string> {
  const { title, slug, excerpt, bodyRichtext, topics, coverFileId, publishDate, isPremium } = fields;
  return {
    title,
    slug,
    excerpt,
    bodyRichtext: bodyText(bodyRichtext),
    topics: topics.toSorted().join(', '),
    coverFileId: coverFileId === null ? 'Generated cover' : `Image ${coverFileId}`,
    publishDate: publishDate === '' ? 'No date: a draft' : publishDate.replace('T', ' '),
    isPremium: isPremium ? 'Members only' : 'Free',
  };
}

/**
 * Returns the texts of a saved version, for comparing it with the form. A field that differs although it reads the same,
 * such as the size of an image, gets a note: nothing may be overwritten without a word.
 */
export function savedTexts(theirs: ArticleFields, mine: ArticleFields): Record<Name, string> {
  const [saved, typed] = [articleTexts(theirs), articleTexts(mine)];
  for (const name of changedNames(theirs, mine)) {
    if (saved[name] === typed[name]) saved[name] += '\n[Other formatting]';
  }
  return saved;
}
