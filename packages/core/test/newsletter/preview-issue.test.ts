import { previewIssueInput } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { afterAll, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { previewIssue as previewCase } from '../../src/newsletter/issues/preview-issue.ts';
import { actorWithRole, buildIssue, createTestDeps, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const previewIssue = throughSchema(previewIssueInput, previewCase);

const { deps, close } = await createTestDeps();
afterAll(close);

/** Returns the template data of a preview, which the renderer of the tests writes into the HTML as JSON. */
async function contentOf(input: Parameters<typeof previewIssue>[2]) {
  return JSON.parse((await previewIssue(deps, SYSTEM, input)).html);
}

test('a preview shows the given fields as subscribers would receive them, and stores nothing', async () => {
  const bodyRichtext = '<p>Short <a href="/episodes/one">text</a><script>alert(1)</script></p>';
  const before = await deps.db.$count(newsletterIssues);
  expect(
    await contentOf({ edition: 'articles', title: 'A title', excerpt: 'Why', slug: 'a-title', bodyRichtext }),
  ).toEqual({
    kind: 'newsletter-issue',
    edition: 'articles',
    title: 'A title',
    excerpt: 'Why',
    html: '<p>Short <a rel="noopener noreferrer" href="http://localhost:3000/episodes/one">text</a></p>',
    link: 'http://localhost:3000/newsletter?issue=a-title',
    manageLink: 'http://localhost:3000/newsletter',
  });
  expect(await deps.db.$count(newsletterIssues)).toBe(before);
});

test('the preview of a stored issue shows its fields, except those that the given fields replace', async () => {
  const { id, title, slug } = await buildIssue(deps);
  expect(await contentOf({ id })).toMatchObject({ title, link: `http://localhost:3000/newsletter?issue=${slug}` });
  expect(await contentOf({ id, title: 'Not saved yet' })).toMatchObject({
    title: 'Not saved yet',
    edition: 'episodes',
  });
  await expect(previewIssue(deps, SYSTEM, { id: deps.ids.next() })).rejects.toThrow(errorWithCode('issue.unknown'));
});

test('a preview without any fields is an empty email', async () => {
  expect(await contentOf({})).toMatchObject({ title: '', html: '' });
});

test('only admins can preview an issue', async () => {
  await expect(previewIssue(deps, ANONYMOUS, {})).rejects.toThrow(errorWithCode('session.required'));
  await expect(previewIssue(deps, actorWithRole('editor'), {})).rejects.toThrow(errorWithCode('action.forbidden'));
});
