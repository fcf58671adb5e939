import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { updateArticle } from '../../src/content/articles/update-article.ts';
import type { ReaderKind } from '../../src/content/reader-kind.ts';
import { searchEverything } from '../../src/content/search/search-everything.ts';
import { updateIssue } from '../../src/newsletter/issues/update-issue.ts';
import {
  buildArticle,
  buildEpisode,
  buildIssue,
  buildRendition,
  buildSentIssue,
  createTestDeps,
} from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

/** Returns the titles that a search finds, except those of papers, because every site has the same papers. */
async function titlesFor(q: string, reader: ReaderKind = 'anonymous') {
  const { results } = await searchEverything(deps, reader, { q });
  return results.flatMap(({ kind, title }) => (kind === 'paper' ? [] : [title]));
}

const bodyWith = (words: string) => `<p>${`A long text in which ${words} can be found. `.repeat(4)}</p>`;

test('a search finds topics, episodes and articles; a title ranks above a description', async () => {
  await buildEpisode(deps, { title: 'Mitochondria at Work', slug: 'mitochondria-at-work' });
  await buildArticle(deps, { title: 'The Cell’s Engine', excerpt: 'What mitochondria do when nobody looks.' });
  expect(await titlesFor('mitochondria')).toEqual(['Mitochondria at Work', 'The Cell’s Engine']);

  const { results } = await searchEverything(deps, 'anonymous', { q: 'Medications' });
  expect(results[0]).toEqual({
    kind: 'topic',
    title: 'Medications & Supplements',
    slug: 'medications-and-supplements',
    excerpt: expect.stringContaining('old drugs'),
    isPremium: false,
    isLocked: false,
    inTranscript: false,
  });
});

test('a search finds words by their beginning and by their stem', async () => {
  await buildEpisode(deps, { title: 'Regenerating Cartilage', description: 'How knees might be rebuilt one day.' });
  for (const q of ['cartil', 'cartilag', 'cartilages', 'regenerate', 'regenerati', 'knee', 'cart regen']) {
    expect(await titlesFor(q), q).toContain('Regenerating Cartilage');
  }
});

test('a search finds a title despite a misspelling', async () => {
  await buildArticle(deps, { title: 'Rapamycin and the Patient Owner' });
  for (const q of ['rapamicin', 'rapamycn', 'rapmaycin', 'patiant owner']) {
    expect(await titlesFor(q), q).toContain('Rapamycin and the Patient Owner');
  }
});

test('accents are ignored in the query and the text', async () => {
  await buildEpisode(deps, { title: 'The Café in Zürich', slug: 'the-cafe-in-zurich' });
  await buildEpisode(deps, { title: 'A Resume of the Decade', slug: 'a-resume-of-the-decade' });
  for (const q of ['cafe zurich', 'CAFÉ ZÜRICH', 'cafe\u0301']) {
    expect(await titlesFor(q), q).toContain('The Café in Zürich');
  }
  expect(await titlesFor('résumé decade')).toContain('A Resume of the Decade');
});

test('only readers with access can find a premium article by the text after the members break', async () => {
  await buildArticle(deps, {
    title: 'Locked away',
    slug: 'locked-away',
    isPremium: true,
    bodyRichtext: `${bodyWith('quokka')}<hr data-members>${bodyWith('wombat')}`,
  });
  expect(await titlesFor('wombat', 'member')).toEqual(['Locked away']);
  for (const reader of ['anonymous', 'registered'] as const) {
    expect(await titlesFor('wombat', reader)).toEqual([]);
    expect(await titlesFor('quokka', reader)).toEqual(['Locked away']);
  }
  const response = await searchEverything(deps, 'member', { q: 'wombat' });
  expect(JSON.stringify(response)).not.toContain('wombat');
});

test('when an article becomes premium, readers without access can no longer find its body', async () => {
  const { id } = await buildArticle(deps, { title: 'Open for now', bodyRichtext: bodyWith('pangolin') });
  expect(await titlesFor('pangolin')).toEqual(['Open for now']);
  await updateArticle(deps, SYSTEM, { id, isPremium: true });
  expect(await titlesFor('pangolin')).toEqual([]);
  expect(await titlesFor('pangolin', 'editor')).toEqual(['Open for now']);
});

/** Creates an episode with transcripts. */
async function buildSpoken(
  fields: Parameters<typeof buildEpisode>[1],
  spoken: Partial<Record<'public' | 'ad-free', string>>,
) {
  const episode = await buildEpisode(deps, fields);
  for (const kind of ['public', 'ad-free'] as const) {
    const text = spoken[kind];
    if (text === undefined) continue;
    const transcript = [{ startTime: 0, endTime: 9, speaker: null, text }];
    await buildRendition(deps, { episodeId: episode.id, kind, transcript });
  }
  return episode;
}

test('an episode is found by the transcript of the rendition that the reader hears', async () => {
  await buildSpoken(
    { title: 'Spoken freely' },
    { public: 'An axolotl regrows limbs.', 'ad-free': 'A capybara swims.' },
  );
  await buildSpoken({ title: 'Spoken once' }, { public: 'An axolotl never ages.' });
  await buildSpoken({ title: 'Spoken to members', isPremium: true }, { public: 'A tapir.', 'ad-free': 'A capybara.' });
  await buildSpoken({ title: 'Not yet spoken', publishedAt: null }, { public: 'An axolotl and a capybara.' });
  for (const reader of ['anonymous', 'registered'] as const) {
    expect((await titlesFor('axolotl', reader)).toSorted()).toEqual(['Spoken freely', 'Spoken once']);
    for (const q of ['capybara', 'tapir']) expect(await titlesFor(q, reader), q).toEqual([]);
  }
  for (const reader of ['member', 'editor', 'admin'] as const) {
    expect(await titlesFor('axolotl', reader)).toEqual(['Spoken once']);
    expect((await titlesFor('capyb', reader)).toSorted()).toEqual(['Spoken freely', 'Spoken to members']);
    expect(await titlesFor('tapir', reader)).toEqual([]);
  }
  const { results } = await searchEverything(deps, 'anonymous', { q: 'axolotls regrowing' });
  expect(results).toMatchObject([{ title: 'Spoken freely', inTranscript: true }]);
  expect(JSON.stringify(results)).not.toContain('axolotl');
});

test('an episode found by title and transcript is listed once, before episodes found only by transcript', async () => {
  await buildSpoken({ title: 'A visit elsewhere' }, { public: 'We talk about the binturong.' });
  await buildSpoken({ title: 'The Binturong' }, { public: 'We talk about the binturong.' });
  const { results } = await searchEverything(deps, 'anonymous', { q: 'binturong' });
  expect(results.map(({ title, inTranscript }) => [title, inTranscript])).toEqual([
    ['The Binturong', false],
    ['A visit elsewhere', true],
  ]);
});

const slugsOfPapers = async (q: string) => {
  const { results } = await searchEverything(deps, 'anonymous', { q });
  return results.flatMap(({ kind, slug }) => (kind === 'paper' ? [slug] : []));
};

test('a paper is found by its title, authors, journal, year and summary, and by a misspelled title', async () => {
  const paper = 'sleep-drives-metabolite-clearance';
  for (const q of ['metabolite clearance', 'metabol clear', 'xie kang', 'science 2013', 'anaesthetising mice'])
    expect(await slugsOfPapers(q), q).toContain(paper);
  for (const q of ['metabolit claerance', 'metabolyte']) expect(await slugsOfPapers(q), q).toContain(paper);
  for (const q of ['wombat', 'zqxafter']) expect(await slugsOfPapers(q), q).toEqual([]);
  const { results } = await searchEverything(deps, 'anonymous', { q: 'metabolite clearance' });
  expect(results[0]).toEqual({
    kind: 'paper',
    title: 'Sleep Drives Metabolite Clearance from the Adult Brain',
    slug: paper,
    excerpt: expect.stringContaining('When mice slept'),
    isPremium: false,
    isLocked: false,
    inTranscript: false,
  });
});

test('a match in an article’s title ranks first, then one in a paper’s title, then one in a summary', async () => {
  const { slug } = await buildArticle(deps, { title: 'Dementia, Fairly Weighed' });
  const { results } = await searchEverything(deps, 'anonymous', { q: 'dementia' });
  expect(results.slice(0, 2).map((result) => result.slug)).toEqual([slug, 'sleep-duration-and-incidence-of-dementia']);
  expect(results.slice(2).map(({ kind }) => kind)).toContain('paper');
});

test('papers are not searched for a single letter', async () => {
  expect(await slugsOfPapers('s')).toEqual([]);
});

test('a sent issue is found by its title, excerpt and body; an unsent issue is not found', async () => {
  const fields = {
    title: 'The Axolotl Letter',
    excerpt: 'A word about salamanders.',
    bodyRichtext: bodyWith('a kookaburra'),
  };
  const { id } = await buildSentIssue(deps, fields);
  await buildIssue(deps, { title: 'The Axolotl Draft', bodyRichtext: bodyWith('a kookaburra') });
  for (const q of ['axolotl letter', 'salamander', 'kookaburras', 'axolotel'])
    expect(await titlesFor(q), q).toContain('The Axolotl Letter');
  for (const q of ['axolotl', 'kookaburra', 'axolotl drafd'])
    expect(await titlesFor(q, 'admin'), q).not.toContain('The Axolotl Draft');
  const { results } = await searchEverything(deps, 'anonymous', { q: 'axolotl letter' });
  expect(results[0]).toMatchObject({ kind: 'issue', slug: 'the-axolotl-letter', isPremium: false, isLocked: false });
  await updateIssue(deps, SYSTEM, { id, bodyRichtext: bodyWith('a lyrebird') });
  expect(await titlesFor('lyrebird')).toEqual(['The Axolotl Letter']);
  expect(await titlesFor('kookaburra')).toEqual([]);
});

test('for readers without access, a members’ issue is locked, and is found and ranked only by its title and excerpt', async () => {
  const excerpt = 'A tamarin and other news.';
  const edition = 'daily-highlights';
  await buildSentIssue(deps, {
    edition,
    excerpt,
    title: 'Tamarin one',
    bodyRichtext: bodyWith('a numbat, a tamarin,'),
  });
  clock.set('2026-11-15T13:00:00.000Z');
  await buildSentIssue(deps, { edition, excerpt, title: 'Tamarin two', bodyRichtext: bodyWith('nothing of note') });
  for (const reader of ['anonymous', 'registered'] as const) {
    expect(await titlesFor('numbat', reader)).toEqual([]);
    const { results } = await searchEverything(deps, reader, { q: 'tamarin' });
    expect(results.map(({ title }) => title)).toEqual(['Tamarin two', 'Tamarin one']);
    expect(results[0]).toMatchObject({ isPremium: true, isLocked: true });
  }
  for (const reader of ['member', 'editor', 'admin'] as const)
    expect(await titlesFor('numbat', reader)).toEqual(['Tamarin one']);
  const { results } = await searchEverything(deps, 'member', { q: 'tamarin' });
  expect(results.map(({ title }) => title)).toEqual(['Tamarin one', 'Tamarin two']);
  expect(results[0]).toMatchObject({ isPremium: true, isLocked: false });
  expect(JSON.stringify(results)).not.toContain('numbat');
});

test('drafts and scheduled items are not found', async () => {
  await buildEpisode(deps, { title: 'Narwhal, a draft', publishedAt: null });
  await buildArticle(deps, { title: 'Narwhal, scheduled', publishedAt: '2030-01-01T00:00:00.000Z' });
  expect(await titlesFor('narwhal')).toEqual([]);
});

test('an excerpt is cut between words', async () => {
  await buildEpisode(deps, { title: 'The Okapi Files', description: 'Seldom seen and often counted. '.repeat(20) });
  const { results } = await searchEverything(deps, 'anonymous', { q: 'okapi' });
  const excerpt = results[0]?.excerpt ?? '';
  expect(excerpt.length).toBeLessThanOrEqual(161);
  expect(excerpt).toMatch(/(Seldom|seen|and|often|counted)…$/);
});

test('at most twenty results are returned', async () => {
  for (let i = 0; i < 22; i++) await buildEpisode(deps, { title: `Capybara part ${i}` });
  expect(await titlesFor('capybara')).toHaveLength(20);
});

test.each(['', ' ', '\0', '&|!():*<->', '%_\\', "'", '🧬', '…?!', '\ud800'])('%j finds nothing', async (q) => {
  expect(await titlesFor(q)).toEqual([]);
});

test.each([
  'sleep & !nutrition | (exercise)',
  'sleep:*A <-> nutrition',
  "sleep'); drop table episodes; --",
  'sl\0eep',
  'sleep '.repeat(833),
  'x'.repeat(5000),
  'the of and',
  "don't",
  'sleep \ud800',
  '½ ² Ⅷ ﬁbre ｓｌｅｅｐ',
  'сон 睡眠 نوم สุขภาพ',
  '7.9 https://example.com/a?b=c a@b.example -5',
])('%j is a valid query', async (q) => {
  await expect(searchEverything(deps, 'anonymous', { q })).resolves.toHaveProperty('results');
});
