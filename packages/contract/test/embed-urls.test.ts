import { describe, expect, it } from 'vitest';
import { appleEmbedUrl, spotifyEmbedUrl } from '../src/media-url.ts';

describe('a Spotify link', () => {
  it.each([
    [
      'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5?si=x',
      'https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5',
    ],
    [
      'https://open.spotify.com/intl-de/show/38bS44xjbVVZ3No3ByF1dJ',
      'https://open.spotify.com/embed/show/38bS44xjbVVZ3No3ByF1dJ',
    ],
    [
      'https://open.spotify.com/embed/track/11dFghVXANMlKmJXsNCbNl',
      'https://open.spotify.com/embed/track/11dFghVXANMlKmJXsNCbNl',
    ],
  ])('to %s has the embed URL %s', (page, player) => {
    expect(spotifyEmbedUrl(page)).toBe(player);
  });

  it.each(['https://spotify.com/episode/1', 'https://open.spotify.com.evil.example/episode/1', 'javascript:alert(1)'])(
    'to %s has no embed URL',
    (page) => {
      expect(spotifyEmbedUrl(page)).toBeUndefined();
    },
  );
});

describe('an Apple Podcasts link', () => {
  it('has the embed URL of its show or episode', () => {
    const page = 'https://podcasts.apple.com/us/podcast/hacker-public-radio/id281699640';
    expect(appleEmbedUrl(page)).toBe('https://embed.podcasts.apple.com/us/podcast/hacker-public-radio/id281699640');
    expect(appleEmbedUrl(`${page}?i=1000123&uo=4`)).toBe(
      'https://embed.podcasts.apple.com/us/podcast/hacker-public-radio/id281699640?i=1000123',
    );
  });

  it('has no embed URL if it leads to another Apple site', () => {
    expect(appleEmbedUrl('https://music.apple.com/us/album/1')).toBeUndefined();
  });
});
