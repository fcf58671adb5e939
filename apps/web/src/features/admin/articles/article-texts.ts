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

/** Returns what the fields of an article say. */
function articleTexts(fields: ArticleFields): Record<Name, string> {
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

interface Versions {
  /** The fields when the form was opened. */
  opened: ArticleFields;
  /** The fields as they are saved now. */
  theirs: ArticleFields;
  /** The fields in the form. */
  mine: ArticleFields;
}

/**
 * Returns what three versions say, to find what changed elsewhere. A field that was changed and still reads the same,
 * such as a larger image, gets a note, because nothing may be overwritten without a word.
 */
export function textsOfVersions({ opened, theirs, mine }: Versions): Record<keyof Versions, Record<Name, string>> {
  const texts = { opened: articleTexts(opened), theirs: articleTexts(theirs), mine: articleTexts(mine) };
  const isMine = (name: Name) => !changedNames(theirs, mine).includes(name);
  for (const name of changedNames(theirs, opened)) {
    const said = texts.theirs[name];
    if (!isMine(name) && [texts.opened[name], texts.mine[name]].includes(said))
      texts.theirs[name] += '\n[Other formatting]';
  }
  return texts;
}
