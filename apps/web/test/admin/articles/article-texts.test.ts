import { expect, test } from 'vitest';
import { type ArticleFields, articleFields } from '../../../src/features/admin/articles/article-fields.ts';
import { ARTICLE_LABELS, textsOfVersions } from '../../../src/features/admin/articles/article-texts.ts';
import { bodyText } from '../../../src/features/admin/articles/body-text.ts';
import { findChangedFields } from '../../../src/features/admin/changed-elsewhere/changed-fields.ts';
import { sampleAdminArticle } from './sample-admin-article.ts';

test('a body is compared as lines of text, with links, images, emphasis and breaks written out', () => {
  const html =
    '<h2>Price &amp; value</h2><p>A <strong>bold</strong> <em>claim</em><sup id="fnref-1"><a href="#fn-1">1</a></sup>.</p>' +
    '<ul><li><p>One <a href="https://example.org/" rel="noopener noreferrer">link</a></p></li><li>Two</li></ul>' +
    '<img src="/media-files/1/a.png" alt="A curve" width="4" height="3" /><hr data-members />' +
    '<table><tbody><tr><th>Year</th><td>1 &lt; 2</td></tr></tbody></table>';
  expect(bodyText(html).split('\n')).toEqual([
    '## Price & value',
    'A **bold** _claim_1 (#fn-1).',
    '• One link (https://example.org/)',
    '• Two',
    '[Image /media-files/1/a.png]',
    '[Members break]',
    'Year | 1 < 2 |',
  ]);
});

const OPENED = articleFields(sampleAdminArticle());
const changed = (theirs: Partial<ArticleFields>, mine: Partial<ArticleFields>) =>
  findChangedFields({
    labels: ARTICLE_LABELS,
    ...textsOfVersions({ opened: OPENED, theirs: { ...OPENED, ...theirs }, mine: { ...OPENED, ...mine } }),
  });

test('a change that was saved elsewhere is listed with both versions', () => {
  expect(changed({ isPremium: true, publishDate: '' }, { title: 'Mine' })).toMatchObject([
    { label: 'Publish date', theirs: 'No date: a draft', suggested: 'theirs' },
    { label: 'Access', theirs: 'Members only', mine: 'Free', suggested: 'theirs' },
  ]);
});

test('a change that was saved elsewhere is listed with a note if both versions have the same text', () => {
  const image = (width: number) => `<p>Text</p><img src="/a.png" width="${width}" />`;
  const other = { bodyRichtext: image(2) };
  expect(
    findChangedFields({
      labels: ARTICLE_LABELS,
      ...textsOfVersions({
        opened: { ...OPENED, bodyRichtext: image(1) },
        theirs: { ...OPENED, ...other },
        mine: { ...OPENED, bodyRichtext: `${image(1)}<p>More</p>` },
      }),
    }),
  ).toMatchObject([{ name: 'bodyRichtext', theirs: expect.stringContaining('[Other formatting]'), suggested: 'mine' }]);
  expect(changed(other, other)).toEqual([]);
});

test('a change that was made only in the form needs no decision', () => {
  expect(changed({}, { bodyRichtext: `${OPENED.bodyRichtext}<p>More</p>`, topics: [] })).toEqual([]);
});
