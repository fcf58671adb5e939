import type { User } from '@longreturn/contract/account';
import { expect, test } from 'vitest';
import { EpisodeBody } from '../../src/features/episodes/episode-body.tsx';
import { buildReader } from '../build-reader.ts';
import { renderPagePart } from './render-page-part.tsx';
import { sampleEpisode, sampleItem } from './sample-episode.ts';

const body = (given: Parameters<typeof sampleEpisode>[0] = {}) =>
  renderPagePart(<EpisodeBody episode={sampleEpisode(given)} listening={null} />);

const KEPT = { isPremium: true, videoEmbedUrl: null, media: null, mediaCount: 2 };

test('a premium episode says that it requires membership and links to membership and login', async () => {
  const html = await body(KEPT);
  expect(html).toContain('Membership required');
  expect(html).toContain('Premium content - membership required');
  expect(html).toContain('href="/membership"');
  expect(html).toMatch(
    /Already a member\? <a href="\/login\?next=%2Fepisodes%2Fthe-clock-in-the-methyl-groups">Login<\/a>/,
  );
  expect(html).not.toMatch(/youtube[^"]*(watch|embed)/);
});

test('a signed-in reader is not asked to log in, and a lapsed member is invited to renew', async () => {
  const read = (reader: User) =>
    renderPagePart(<EpisodeBody episode={sampleEpisode(KEPT)} listening={null} />, { reader });
  const html = await read(buildReader());
  expect(html).toContain('>Become a member<');
  expect(html).not.toContain('Already a member?');
  const lapsed = await read(buildReader({ subscriptionStatus: 'ended' }));
  for (const words of ['Membership required', '>Renew membership<', 'Your membership has ended.'])
    expect(lapsed).toContain(words);
});

test('the sources of an episode are listed: papers of the library with a link to it, others by their DOI', async () => {
  const paper = {
    slug: 'the-busmen',
    title: 'Coronary Heart-Disease',
    authors: 'Morris JN',
    journal: 'The Lancet',
    year: 1953,
  };
  const sources = [
    { doi: '10.1000/a', paper },
    { doi: '10.1000/b', paper: null },
  ];
  const html = await body({ ...KEPT, sources });
  expect(html).toContain('href="/research?cursor=the-busmen#the-busmen"');
  expect(html).toMatch(/Coronary Heart-Disease.*Morris JN.*The Lancet.*1953.*doi\.org\/.*10\.1000\/a/s);
  expect(html).toMatch(/<a href="https:\/\/doi\.org\/10\.1000\/b" target="_blank" rel="noopener"/);
  expect(await body(KEPT)).not.toContain('>Sources<');
});

test('the media of a premium episode have the class that structured data names, even for members', async () => {
  const part = /<div class="members-only" id="media">/;
  expect(await body(KEPT)).toMatch(part);
  expect(await body({ isPremium: true, media: [sampleItem()] })).toMatch(part);
  expect(await body({ media: [sampleItem()] })).not.toContain('members-only');
});

test('a member sees the media of a premium episode and no paywall', async () => {
  const html = await body({ isPremium: true, media: [sampleItem()] });
  expect(html).toContain('Full conversation on film');
  expect(html).not.toContain('Membership required');
});

test('an episode with nothing to play has no media section', async () => {
  expect(await body({ videoEmbedUrl: null, hasVideo: false })).not.toContain('id="media"');
  const channel = sampleItem({ url: 'https://www.youtube.com/@longreturn' });
  expect(await body({ videoEmbedUrl: null, hasVideo: false, media: [channel] })).not.toContain('id="media"');
});

test('topics are links to their pages', async () => {
  const html = await body({ topics: ['medications-and-supplements', 'sleep'] });
  expect(html).toContain('href="/topics/medications-and-supplements"');
  expect(html).toContain('href="/topics/sleep"');
  expect(await body({ topics: [] })).not.toContain('Topics');
});
