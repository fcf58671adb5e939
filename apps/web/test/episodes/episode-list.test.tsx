import { expect, test } from 'vitest';
import type { EpisodeFilter } from '../../src/features/episodes/episode-filter.ts';
import { EpisodeList } from '../../src/features/episodes/episode-list.tsx';
import { renderPagePart } from './render-page-part.tsx';
import { sampleEpisode } from './sample-episode.ts';

const PAGES: Parameters<typeof EpisodeList>[0]['pages'] = {
  items: [sampleEpisode(), sampleEpisode({ id: '2', title: 'Senescence, Sorted', slug: 'senescence-sorted' })],
  total: 60,
  nextCursor: null,
  isBusy: false,
  hasFailed: false,
  loadMore: () => undefined,
  landing: () => ({}),
};

const list = (filter: EpisodeFilter, pages: Partial<typeof PAGES> = {}) =>
  renderPagePart(<EpisodeList filter={filter} pages={{ ...PAGES, ...pages }} />);

test('the newest episode has a large card only in the unfiltered list', async () => {
  const leads = /<article class="[^"]*lead/;
  expect(await list({})).toMatch(leads);
  expect(await list({ q: 'clock' })).not.toMatch(leads);
  expect(await list({ cursor: 'MjAyNg' })).not.toMatch(leads);
});

test('only the first cover of the page loads eagerly', async () => {
  const html = await list({ type: 'Science Deep Dive' });
  expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
  expect(html.match(/<img[^>]*loading="lazy"/g)).toHaveLength(1);
});

test("at the end of the list, a disabled button says 'All episodes loaded'", async () => {
  expect(await list({})).toMatch(/<button[^>]*disabled=""[^>]*>All episodes loaded<\/button>/);
});

test('before the end of the list, a link that keeps the filter leads to the next page', async () => {
  const html = await list({ q: 'sleep' }, { nextCursor: 'MjAyNg' });
  expect(html).toContain('href="/episodes?q=sleep&amp;cursor=MjAyNg"');
  expect(html).toContain('Load more episodes');
});

test('a list that starts at a cursor links back to the newest episodes', async () => {
  const html = await list({ type: 'Investor Lens', cursor: 'MjAyNg' });
  expect(html).toMatch(/href="\/episodes\?type=Investor\+Lens"[^>]*>Newest episodes/);
});

test('loading the next page can be retried after a failure', async () => {
  const html = await list({}, { nextCursor: 'MjAyNg', hasFailed: true });
  expect(html).toContain('Failed to fetch episodes');
  expect(html).toContain('Try again');
});
