import { TOPICS } from '@longreturn/site/topics';
import { expect, test } from 'vitest';
import { sampleEpisode } from '../episodes/sample-episode.ts';
import { servePage } from '../serve-page.ts';
import { linksIn, plain } from './read-page.ts';

const NEWEST = 'content.episodes.list';
const newest = { items: [sampleEpisode({ isLocked: true })], nextCursor: null, total: 1 };

/** Returns a page's status, HTML, main part with its text and links, and the procedures that it called. */
async function read(path: string, failures: Record<string, string> = {}) {
  const asked: string[] = [];
  const onCall = (name: string) => asked.push(name);
  const { status, html } = await servePage(path, { data: { [NEWEST]: newest }, failures, onCall });
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return { status, html, main, asked, text: plain(main), links: linksIn(main).map(({ href }) => href) };
}

test.each([
  ['an unknown URL', '/no-such-page', {}],
  ['an unknown episode', '/episodes/nothing', { 'content.episodes.bySlug': 'episode.unknown' }],
  ['an unknown article', '/articles/nothing', { 'content.articles.bySlug': 'article.unknown' }],
  ['an unknown topic', '/topics/nothing', { 'content.topics.bySlug': 'topic.unknown' }],
])(
  'the 404 page of %s has the documented title, a search form, the topics and the newest episode',
  async (_name, path, failures) => {
    const { status, html, main, text, links } = await read(path, failures);
    expect(status).toBe(404);
    expect(html.match(/<title>[^<]*/g)).toEqual(['<title>Page Not Found']);
    expect(main).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
    expect(main).toMatch(/<form[^>]*action="\/episodes" method="get".*<input[^>]*name="q"/s);
    expect(text).toMatch(/Explore Topics.*Latest Episode/s);
    const { slug } = sampleEpisode();
    expect(links).toEqual(expect.arrayContaining([`/episodes/${slug}`, `/episodes/${slug}#media`]));
    expect(links).toEqual(expect.arrayContaining(TOPICS.map((topic) => `/topics/${topic.slug}`)));
  },
);

test('the 404 page reads only the newest episode, and renders without it if that fails', async () => {
  expect((await read('/no-such-page')).asked).toEqual(['auth.session', NEWEST]);
  const { status, text, links } = await read('/no-such-page', { [NEWEST]: 'service.internal' });
  expect(status).toBe(404);
  expect(text).not.toContain('Latest Episode');
  expect(links).toContain('/topics/sleep');
});
