import { fetchArticleInput } from '@longreturn/contract/fetched-article';
import { MESSAGES } from '@longreturn/contract/messages';
import { activity } from '@longreturn/db/schema';
import { desc } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { ANONYMOUS } from '../../src/actor.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { fetchArticleContent as fetchArticleContentCase } from '../../src/content/articles/fetch-article-content.ts';
import type { ArticleOfPage } from '../../src/ports.ts';
import { actorWithRole, buildUser, createTestDeps, throughSchema } from '../../src/testing/testing.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

const fetchArticleContent = throughSchema(fetchArticleInput, fetchArticleContentCase);
const editor = await buildUser(deps, { role: 'editor' });
const URL_OF_ARTICLE = 'https://news.example/articles/1?ref=home';
const ARTICLE: ArticleOfPage = { title: 'On oxygen', excerpt: 'A line about it.', html: '<p>A paragraph.</p>' };

/** Fetches as the editor from a site that returns this article. */
async function fetchOf(article: Partial<ArticleOfPage>) {
  const pageFetcher = { fetchArticle: async () => ({ ...ARTICLE, ...article }) };
  return fetchArticleContent({ ...deps, pageFetcher }, editor.actor, { url: URL_OF_ARTICLE });
}

describe('a fetched article', () => {
  test('is sanitised and fits the fields of the form', async () => {
    const html =
      '<div id="page"><h2 onclick="x()">One</h2><script>x()</script><p>Two <a href="javascript:x()">three</a></p></div>';
    const fetched = await fetchOf({ html, title: ' Two\nlines\u202e ', excerpt: `${'x'.repeat(999)}😀` });
    expect(fetched).toEqual({
      title: 'Two lines',
      excerpt: 'x'.repeat(999),
      bodyRichtext: expect.stringMatching(/^<h2>One<\/h2><p>Two <a.*>three<\/a><\/p>$/),
    });
    expect(fetched.bodyRichtext).not.toMatch(/script|onclick|div/);
    expect((await fetchOf({ title: 'y'.repeat(400) })).title).toHaveLength(300);
  });

  test('is recorded in the audit log with its URL', async () => {
    await fetchOf({});
    const [line] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
    expect(line).toMatchObject({
      actorId: editor.id,
      action: 'article.fetched',
      targetType: 'article',
      targetId: null,
      targetTitle: 'On oxygen',
      change: { url: { from: null, to: URL_OF_ARTICLE } },
    });
    const admin = await buildUser(deps, { role: 'admin' });
    expect((await listActivity(deps, admin.actor)).items[0]).toMatchObject({
      title: 'Article content fetched',
      description: 'On oxygen, by Ada Lovelace',
    });
  });

  test.each([
    ['no text', '<p> </p><img src="https://news.example/1.png" />'],
    ['only elements that aren’t allowed', '<script>article</script>'],
    ['far more HTML than an article may have', `<p>${'x'.repeat(600_000)}</p>`],
  ])('is refused if it has %s', async (_what, html) => {
    await expect(fetchOf({ html })).rejects.toMatchObject({ code: 'page.unreadable', message: MESSAGES.fetchArticle });
  });
});

test.each([
  ['no value', undefined],
  ['a number', 7],
  ['a host without a scheme', 'news.example'],
  ['a scheme other than HTTP', 'ftp://news.example/'],
  ['a file', 'file:///etc/passwd'],
  ['data', 'data:text/html,<p>x</p>'],
  ['a script', 'javascript:x()'],
  ['a port other than the default', 'http://news.example:8080/'],
  ['the port of a database', 'https://news.example:5432/'],
  ['credentials', 'https://user:secret@news.example/'],
  ['a user name', 'https://user@news.example/'],
  ['too many characters', `https://news.example/${'x'.repeat(2000)}`],
])('a URL is refused with the documented text: %s', async (_what, url) => {
  const refused = fetchArticleContent(deps, editor.actor, { url } as never);
  await expect(refused).rejects.toMatchObject({ code: 'input.invalid', fields: { url: MESSAGES.fetchArticle } });
});

test('only editors and admins can fetch pages', async () => {
  const given = { url: URL_OF_ARTICLE };
  await expect(fetchArticleContent(deps, ANONYMOUS, given)).rejects.toMatchObject({ code: 'session.required' });
  const member = actorWithRole('member');
  await expect(fetchArticleContent(deps, member, given)).rejects.toMatchObject({ code: 'action.forbidden' });
  await expect(fetchArticleContent(deps, editor.actor, given)).rejects.toMatchObject({ code: 'page.unreadable' });
});
