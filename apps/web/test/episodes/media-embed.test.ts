import { expect, test } from 'vitest';
import { mediaEmbed } from '../../src/features/episodes/media-embed.ts';

test('a video plays without cookies and links to its page on YouTube', () => {
  expect(mediaEmbed({ type: 'youtube', url: 'https://youtu.be/eRsGyueVLvQ' })).toEqual({
    src: 'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?autoplay=1',
    page: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
    site: 'YouTube',
  });
});

test('a Spotify URL becomes an embed URL, whose player is 232 px high', () => {
  expect(mediaEmbed({ type: 'spotify', url: 'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5' })).toMatchObject(
    {
      src: 'https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5',
      height: 232,
    },
  );
});

test('Apple’s player is 450 px high for a show and 175 px for a single episode', () => {
  const show = 'https://podcasts.apple.com/us/podcast/hacker-public-radio/id281699640';
  expect(mediaEmbed({ type: 'apple', url: show })?.height).toBe(450);
  expect(mediaEmbed({ type: 'apple', url: `${show}?i=1000123456789` })?.height).toBe(175);
});

test('a URL without an ID has no player, and a javascript: URL is never used as a link', () => {
  expect(mediaEmbed({ type: 'youtube', url: 'https://www.youtube.com/@longreturn' })).toBeUndefined();
  expect(mediaEmbed({ type: 'spotify', url: 'https://example.org/episode/1' })).toBeUndefined();
  expect(mediaEmbed({ type: 'apple', url: 'javascript:alert(1)' })).toBeUndefined();
  expect(mediaEmbed({ type: 'youtube', url: 'javascript:alert(1)//youtu.be/eRsGyueVLvQ' })?.page).toBe(
    'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  );
});
