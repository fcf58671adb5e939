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

/** Returns the texts of the fields, for comparing versions. */
function articleTexts(fields: ArticleFields): Record<Name, string> {
  const { title, slug, excerpt, bodyRichtext, topics, coverFileId, publishDate, isPremium } = fields;
  return {
    title,
    slug,
    excerpt,
    bodyRichtext: bodyText(bodyRichtext),
    topics: topics.toSorted().join(', '),
    coverFileId: coverFileId === null ? 'Generated cover' : `Image ${coverFileId.slice(-6)}`,
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
 * Returns the texts of three versions, to find what changed elsewhere. Some changes, such as a larger image, don't
 * change a field's text. After such a change, the field's text in `theirs` gets a note, so that nothing is overwritten
 * unnoticed.
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
