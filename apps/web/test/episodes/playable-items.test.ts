import { expect, test } from 'vitest';
import { itemToPlay, playableItems } from '../../src/features/episodes/media-embed.ts';
import { sampleEpisode, sampleItem } from './sample-episode.ts';

test("the episode's own video comes first if no item links to it", () => {
  const spotify = sampleItem({ type: 'spotify', url: 'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5' });
  const items = playableItems(sampleEpisode({ media: [spotify] }));
  expect(items.map(({ type }) => type)).toEqual(['youtube', 'spotify']);
  expect(items[0]?.url).toBe('https://www.youtube.com/watch?v=eRsGyueVLvQ');
});

test('the episode’s own video isn’t listed twice if an item already links to it', () => {
  const film = sampleItem({ url: 'https://youtu.be/eRsGyueVLvQ' });
  expect(playableItems(sampleEpisode({ media: [film] }))).toEqual([film]);
});

test('readers without access get nothing to play', () => {
  expect(playableItems(sampleEpisode({ isPremium: true, videoEmbedUrl: null, media: null }))).toEqual([]);
});

test('an item without a player is left out', () => {
  const channel = sampleItem({ url: 'https://www.youtube.com/@longreturn' });
  expect(playableItems(sampleEpisode({ videoEmbedUrl: null, media: [channel] }))).toEqual([]);
});

test('the play button starts the first video or else the first item', () => {
  const spotify = sampleItem({ type: 'spotify', url: 'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5' });
  const film = sampleItem();
  expect(itemToPlay(sampleEpisode({ media: [spotify, film] }))).toEqual(film);
  expect(itemToPlay(sampleEpisode({ videoEmbedUrl: null, media: [spotify] }))).toEqual(spotify);
  expect(itemToPlay(sampleEpisode({ videoEmbedUrl: null, media: [] }))).toBeUndefined();
});
