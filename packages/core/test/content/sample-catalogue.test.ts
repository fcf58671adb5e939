import { LIMITS } from '@longreturn/contract/limits';
import { MEMBERS_EDITIONS } from '@longreturn/contract/newsletter-issue';
import { legalPageSchema } from '@longreturn/contract/site';
import { activity, episodes, mediaItems } from '@longreturn/db/schema';
import { SAMPLE_ARTICLES, SAMPLE_EPISODES } from '@longreturn/site/sample';
import { OPEN_WORKS } from '@longreturn/site/sample/open-works';
import { SAMPLE_ISSUES } from '@longreturn/site/sample-issues';
import { eq, ne } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { listArticleCards } from '../../src/content/articles/list-articles.ts';
import { listEpisodes } from '../../src/content/episodes/list-episodes.ts';
import { loadSampleCatalogue } from '../../src/content/sample/load-sample-catalogue.ts';
import { listTopics } from '../../src/content/topics/list-topics.ts';
import { readContentVersion } from '../../src/content/write-content.ts';
import { getIssuePage } from '../../src/newsletter/issues/get-issue-page.ts';
import { listIssues } from '../../src/newsletter/issues/list-issues.ts';
import { creditSampleMedia } from '../../src/site/credit-sample-media.ts';
import { defaultSiteContent } from '../../src/site/default-site-content.ts';
import { getLegalPage } from '../../src/site/get-site.ts';
import { createTestDeps } from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
clock.set('2026-11-21T12:00:00.000Z');
afterAll(close);

test('if two instances start at the same time, the catalogue is loaded once', async () => {
  const loads = await Promise.all([loadSampleCatalogue(deps), loadSampleCatalogue(deps)]);
  expect(loads.toSorted()).toEqual([false, true]);
  expect(await listEpisodes(deps, 'anonymous', {})).toMatchObject({ total: SAMPLE_EPISODES.length });
  expect(await listArticleCards(deps, 'anonymous', {})).toMatchObject({ total: SAMPLE_ARTICLES.length });
  const items = SAMPLE_EPISODES.flatMap(({ media }) => media);
  expect(await deps.db.select().from(mediaItems)).toHaveLength(items.length);
  const news = await deps.db.select().from(activity).where(eq(activity.action, 'catalogue.loaded'));
  expect(news).toHaveLength(1);
});

test('a later start doesn’t load the catalogue again, and cached pages stay valid', async () => {
  const version = await readContentVersion(deps);
  expect(await loadSampleCatalogue(deps)).toBe(false);
  expect(await readContentVersion(deps)).toBe(version);
});

test('the topics have the documented counts', async () => {
  const topics = await listTopics(deps);
  expect(topics.map(({ title, episodeCount, articleCount }) => [title, episodeCount, articleCount])).toEqual([
    ['Exercise', 24, 12],
    ['Nutrition', 32, 18],
    ['Sleep', 18, 9],
    ['Risk Assessment', 21, 15],
    ['Medications & Supplements', 19, 11],
    ['Mental & Emotional Health', 16, 8],
  ]);
});

test('the creation time of a sample article is its publication time', async () => {
  const { items } = await listArticleCards(deps, 'anonymous', {});
  expect(items.every(({ createdAt, publishedAt }) => createdAt === publishedAt)).toBe(true);
  expect(items.map(({ id }) => id)).toEqual(
    items
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
});

test('the newsletter archive contains every sample issue, the most recently sent first', async () => {
  const { items, total } = await listIssues(deps, 'anonymous', { limit: SAMPLE_ISSUES.length });
  expect(total).toBe(SAMPLE_ISSUES.length);
  expect(items.map(({ slug, sentAt }) => ({ slug, sentAt }))).toEqual(
    SAMPLE_ISSUES.map(({ slug, sentAt }) => ({ slug, sentAt })).toReversed(),
  );
});

test.each(SAMPLE_ISSUES)('a visitor can read the issue "$title" unless its edition is for members', async (sample) => {
  const isPremium = MEMBERS_EDITIONS.has(sample.edition);
  const page = await getIssuePage(deps, 'anonymous', sample.slug);
  expect(page).toMatchObject({ title: sample.title, excerpt: sample.excerpt, isPremium });
  expect(page.bodyRichtext === null).toBe(isPremium);
});

test('a member gets each sample issue in full, with all its links', async () => {
  const hrefsOf = (html: string | null) => html?.match(/href="[^"]*"/g);
  for (const { slug, bodyRichtext } of SAMPLE_ISSUES) {
    const page = await getIssuePage(deps, 'member', slug);
    expect(hrefsOf(page.bodyRichtext), slug).toEqual(hrefsOf(bodyRichtext));
  }
});

test('/disclosures credits the sample media until the owner has replaced them', async () => {
  const credits = async () => {
    const { sections } = legalPageSchema.parse(await getLegalPage(deps, { page: 'disclosures' }));
    return sections.find(({ id }) => id === 'sample-media');
  };
  const credited = await credits();
  for (const { title, author } of OPEN_WORKS)
    expect(JSON.stringify(credited?.blocks)).toContain(`["${title}","${author}`);
  expect(credited?.links).toHaveLength(OPEN_WORKS.length + 3);

  await deps.db.delete(mediaItems).where(ne(mediaItems.type, 'youtube'));
  const films = OPEN_WORKS.filter(({ url }) => url.includes('youtube'));
  expect((await credits())?.links).toEqual([
    ...films.map(({ title, url }) => ({ text: title, href: url })),
    { text: 'CC BY 2.5', href: 'https://creativecommons.org/licenses/by/2.5/' },
    { text: 'CC BY 3.0', href: 'https://creativecommons.org/licenses/by/3.0/' },
  ]);
  await deps.db.delete(mediaItems);
  await deps.db.update(episodes).set({ videoEmbedUrl: null });
  expect(await credits()).toBeUndefined();
});

test('the credits on /disclosures are valid if no work has a licence link, and are left out if the page has no room for another section', async () => {
  await deps.db.delete(mediaItems);
  const spotify = OPEN_WORKS.filter(({ author }) => author === 'Spotify');
  await deps.db.update(episodes).set({ videoEmbedUrl: spotify[0]?.url ?? null });
  const page = await defaultSiteContent.legalPage('disclosures');
  const credited = legalPageSchema.parse(await creditSampleMedia(deps.db, page));
  expect(credited.sections.at(-1)?.links).toEqual(spotify.map(({ title, url }) => ({ text: title, href: url })));
  const sections = Array.from({ length: LIMITS.siteListMax }, (_, number) => ({
    id: `section-${number}`,
    title: 'A section',
    blocks: ['A text.'],
  }));
  const full = legalPageSchema.parse({ ...page, sections });
  expect(await creditSampleMedia(deps.db, full)).toEqual(full);
});
