import { expect, test } from 'vitest';
import { PODCAST_APPS } from '../../src/features/account/private-feeds/podcast-apps.ts';

const URL = 'https://podcast.example/feeds/a-b_c/feed.xml';

test('each podcast app is opened with its own format of link', () => {
  expect(PODCAST_APPS.map(({ name, link }) => [name, link(URL)])).toEqual([
    ['Apple Podcasts', 'podcast://podcast.example/feeds/a-b_c/feed.xml'],
    ['Overcast', 'overcast://x-callback-url/add?url=https%3A%2F%2Fpodcast.example%2Ffeeds%2Fa-b_c%2Ffeed.xml'],
    ['Pocket Casts', 'pktc://subscribe/podcast.example/feeds/a-b_c/feed.xml'],
    ['Castro', 'castros://subscribe/podcast.example/feeds/a-b_c/feed.xml'],
    ['AntennaPod', 'pcast:https://podcast.example/feeds/a-b_c/feed.xml'],
    ['Another app', 'feed:https://podcast.example/feeds/a-b_c/feed.xml'],
  ]);
});

test('no link sends the URL to another site, or opens the feed in the browser', () => {
  for (const { link } of PODCAST_APPS) expect(link(URL)).not.toMatch(/^https?:/);
});
