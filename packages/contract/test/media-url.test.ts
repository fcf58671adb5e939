import { expect, test } from 'vitest';
import { isMediaUrl } from '../src/media-url.ts';

test.each([
  ['youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ'],
  ['spotify', 'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5'],
  ['apple', 'https://podcasts.apple.com/us/podcast/hacker-public-radio/id281699640'],
  ['apple', 'https://embed.podcasts.apple.com/us/podcast/hacker-public-radio/id281699640'],
] as const)('a media item of type %s can have the URL %s', (type, url) => {
  expect(isMediaUrl(type, url)).toBe(true);
});

test.each([
  ['youtube', 'https://www.youtube.com/@channel'],
  ['youtube', 'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5'],
  ['spotify', 'https://youtu.be/aqz-KE-bpKQ'],
  ['spotify', 'https://notspotify.com/episode/7makk4oTQel546B0PZlDM5'],
  ['apple', 'https://podcasts.apple.com.example.org/us/podcast/x/id1'],
  ['apple', 'nonsense'],
] as const)('a media item of type %s can’t have the URL %s', (type, url) => {
  expect(isMediaUrl(type, url)).toBe(false);
});
