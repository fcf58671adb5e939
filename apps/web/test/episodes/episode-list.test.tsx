import { expect, test } from 'vitest';
import type { EpisodeFilter } from '../../src/features/episodes/episode-filter.ts';
import { EpisodeList } from '../../src/features/episodes/episode-list.tsx';
import { renderPagePart } from './render-page-part.tsx';
import { sampleEpisode } from './sample-episode.ts';

const STEPS: Parameters<typeof EpisodeList>[0]['steps'] = {
  items: [sampleEpisode(), sampleEpisode({ id: '2', title: 'Senescence, Sorted', slug: 'senescence-sorted' })],
  total: 60,
  nextCursor: null,
  isBusy: false,
  hasFailed: false,
  loadMore: () => undefined,
  landing: () => ({}),
};

const list = (filter: EpisodeFilter, steps: Partial<typeof STEPS> = {}) =>
  renderPagePart(<EpisodeList filter={filter} steps={{ ...STEPS, ...steps }} />);

test('the newest is large in the unfiltered list only', async () => {
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

test("at the end a disabled button says 'All episodes loaded'", async () => {
  expect(await list({})).toMatch(/<button[^>]*disabled=""[^>]*>All episodes loaded<\/button>/);
});

test('before the end the next step is a link that keeps the filter', async () => {
  const html = await list({ q: 'sleep' }, { nextCursor: 'MjAyNg' });
  expect(html).toContain('href="/episodes?q=sleep&amp;cursor=MjAyNg"');
  expect(html).toContain('Load more episodes');
});

test('a list that begins in the middle links back to the newest', async () => {
  const html = await list({ type: 'Investor Lens', cursor: 'MjAyNg' });
  expect(html).toMatch(/href="\/episodes\?type=Investor\+Lens"[^>]*>Newest episodes/);
});

test('a step that failed can be retried', async () => {
  const html = await list({}, { nextCursor: 'MjAyNg', hasFailed: true });
  expect(html).toContain('Failed to fetch episodes');
  expect(html).toContain('Try again');
});
