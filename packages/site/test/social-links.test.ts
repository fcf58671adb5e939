import { expect, test } from 'vitest';
import { SOCIAL_LINKS, VIDEO_CHANNEL_URL } from '../src/social-links.ts';

test.each(SOCIAL_LINKS)('the link to $name leads to a profile, not to the network’s home page', ({ url }) => {
  const { protocol, pathname } = new URL(url);
  expect(protocol).toBe('https:');
  expect(pathname).toMatch(/long-?return/);
});

test('the URL of the video channel is the YouTube profile', () => {
  expect(SOCIAL_LINKS.find(({ kind }) => kind === 'youtube')?.url).toBe(VIDEO_CHANNEL_URL);
});
