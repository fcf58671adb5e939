import { updateEpisodeInput } from '@longreturn/contract/content-input';
import { doiUrl } from '@longreturn/contract/doi';
import { MESSAGES } from '@longreturn/contract/messages';
import { articles } from '@longreturn/db/schema';
import { PAPERS } from '@longreturn/site/research/papers';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { getArticlePage } from '../../src/content/articles/get-article-page.ts';
import { updateArticle } from '../../src/content/articles/update-article.ts';
import { getEpisodeDetails } from '../../src/content/episodes/get-episode-details.ts';
import { getEpisodePage } from '../../src/content/episodes/get-episode-page.ts';
import { updateEpisode } from '../../src/content/episodes/update-episode.ts';
import { listCitations } from '../../src/content/sources/list-citations.ts';
import { buildArticle, buildEpisode, createTestDeps } from '../../src/testing/testing.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

type Paper = (typeof PAPERS)[number];
const [paper, other, third] = PAPERS as readonly Paper[] as [Paper, Paper, Paper]; // there are more than three
const UNKNOWN = '10.9999/not-in-the-library';
const TEXT = `<p>${'A paragraph of some length. '.repeat(5)}</p>`;

/** Returns a body with a footnote for each DOI, and with members breaks between the references to the footnotes. */
function bodyWithNotes(...dois: string[]): string {
  const parts = dois.map(
    (_doi, index) => `<p>Part${index}.<sup id="fnref-${index}"><a href="#fn-${index}">${index}</a></sup></p>`,
  );
  const notes = dois.map((doi, index) => `<li id="fn-${index}">Note${index} <a href="${doiUrl(doi)}">${doi}</a></li>`);
  return `${TEXT}${parts.join('<hr data-members>')}<section data-footnotes><ol>${notes.join('')}</ol></section>`;
}

test('an article lists the publications that it cites, with details of those in the library', async () => {
  const { id, slug } = await buildArticle(deps, { bodyRichtext: bodyWithNotes(paper.doi) });
  const { title, authors, journal, year } = paper;
  const source = { doi: paper.doi, paper: { slug: paper.slug, title, authors, journal, year } };
  expect(await getArticlePage(deps, 'anonymous', slug)).toMatchObject({ sources: [source] });
  await updateArticle(deps, SYSTEM, { id, bodyRichtext: bodyWithNotes(UNKNOWN) });
  expect(await getArticlePage(deps, 'anonymous', slug)).toMatchObject({ sources: [{ doi: UNKNOWN, paper: null }] });
});

test('a premium article lists only the sources of its free part; readers without access get only that part’s footnotes', async () => {
  const bodyRichtext = bodyWithNotes(paper.doi, other.doi);
  const { slug } = await buildArticle(deps, { isPremium: true, bodyRichtext });
  const page = await getArticlePage(deps, 'registered', slug);
  expect(page.preview).toContain('Note0');
  expect(page.parts?.free).toContain('In our library');
  expect(page.sources.map(({ doi }) => doi)).toEqual([paper.doi]);
  expect(JSON.stringify(page)).not.toMatch(new RegExp(`Note1|${other.doi}`));
  const { parts, sources } = await getArticlePage(deps, 'member', slug);
  expect(parts?.free).not.toContain('<section');
  expect(parts?.members).toMatch(/Note1.*<section.*Note0.*Note1/s);
  expect(sources).toEqual(page.sources);
});

test('in an article’s page data, each note appears once in the stored body, and twice in the text to display', async () => {
  const { slug } = await buildArticle(deps, { bodyRichtext: bodyWithNotes(paper.doi) });
  const page = await getArticlePage(deps, 'anonymous', slug);
  expect(page.bodyRichtext?.match(/Note0/g)).toHaveLength(1);
  expect(page.parts).toEqual({ free: expect.stringMatching(/Note0.*Note0/s), members: '' });
  const whole = await buildArticle(deps, { isPremium: true, bodyRichtext: bodyWithNotes(paper.doi) });
  const { parts } = await getArticlePage(deps, 'member', whole.slug);
  expect(parts).toEqual({ free: '', members: expect.stringMatching(/Note0.*Note0/s) });
});

test('a save without changes updates an outdated preview and outdated sources, and nothing else', async () => {
  const { id, slug } = await buildArticle(deps, { isPremium: true, bodyRichtext: bodyWithNotes(paper.doi, other.doi) });
  const read = async () => {
    const [row] = await deps.db.select().from(articles).where(eq(articles.id, id));
    return row;
  };
  const stored = await read();
  await deps.db
    .update(articles)
    .set({ preview: '<p>Old</p>', sources: [other.doi] })
    .where(eq(articles.id, id));
  await updateArticle(deps, SYSTEM, { id, slug });
  expect(await read()).toEqual(stored);
});

test('a link to a DOI of more than 200 characters isn’t a source', async () => {
  const { slug } = await buildArticle(deps, { bodyRichtext: bodyWithNotes(`10.9999/${'x'.repeat(3000)}`) });
  expect(await getArticlePage(deps, 'anonymous', slug)).toMatchObject({ sources: [] });
});

test('an episode keeps its sources in their order and in lower case, and shows them to everyone', async () => {
  const { id, slug } = await buildEpisode(deps, { isPremium: true, sources: [` ${paper.doi.toUpperCase()}`, UNKNOWN] });
  const listed = async () => (await getEpisodePage(deps, 'anonymous', slug)).sources.map(({ doi }) => doi);
  expect(await listed()).toEqual([paper.doi, UNKNOWN]);
  await updateEpisode(deps, SYSTEM, { id, title: 'An episode with another title' });
  expect(await getEpisodeDetails(deps, SYSTEM, id)).toMatchObject({ sources: [paper.doi.toLowerCase(), UNKNOWN] });
  await updateEpisode(deps, SYSTEM, { id, sources: [UNKNOWN] });
  expect(await listed()).toEqual([UNKNOWN]);
});

test.each([
  ['a URL', [doiUrl(UNKNOWN)]],
  ['a space', ['10.1000/a b']],
  ['a repetition', ['10.1000/a', '10.1000/A']],
  ['more than 20', Array.from({ length: 21 }, (_, index) => `10.1000/${index}`)],
  ['a long DOI', [`10.1000/${'x'.repeat(200)}`]],
  ['a string instead of a list', 'all of them'],
])('sources are rejected: %s', (_what, sources) => {
  const { error } = updateEpisodeInput.safeParse({ id: deps.ids.next(), sources });
  expect(error?.issues.map(({ message }) => message)).toEqual([MESSAGES.sources]);
});

test('the citations of a paper are the three newest public items that cite it, and the number of all such items', async () => {
  const at = (minute: number) => new Date(deps.clock.now().getTime() - minute * 60_000).toISOString();
  const sources = [third.doi, UNKNOWN];
  const titles = ['The newest', 'The second', 'The third', 'The fourth'];
  for (const [minute, title] of titles.entries()) {
    const given = { title: `${title} of them`, publishedAt: at(minute + 2), isPremium: true };
    await (minute === 1
      ? buildArticle(deps, { ...given, bodyRichtext: bodyWithNotes(third.doi, paper.doi) })
      : buildEpisode(deps, { ...given, sources }));
  }
  await buildEpisode(deps, { title: 'A draft', publishedAt: null, sources });
  await buildEpisode(deps, { title: 'A scheduled episode', publishedAt: at(-5), sources });
  const citations = await listCitations(deps);
  expect(citations.find(({ slug }) => slug === third.slug)).toEqual({
    slug: third.slug,
    total: 4,
    items: [
      { kind: 'episode', title: 'The newest of them', slug: 'the-newest-of-them' },
      { kind: 'article', title: 'The second of them', slug: 'the-second-of-them' },
      { kind: 'episode', title: 'The third of them', slug: 'the-third-of-them' },
    ],
  });
  expect(citations.map(({ slug }) => slug)).not.toContain(PAPERS.at(-1)?.slug);
});
