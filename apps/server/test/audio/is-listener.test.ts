import { expect, test } from 'vitest';
import { isListener } from '../../src/downloads/is-listener.ts';

test.each([
  'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)',
  'AppleCoreMedia/1.0.0.20G75 (iPhone; U; CPU OS 16_6 like Mac OS X; en_us)',
  'Podcasts/1530.3 CFNetwork/1410.0.3 Darwin/22.6.0',
  'PocketCasts/1.0 (+http://pocketcasts.com/)',
  'Pocket Casts',
  'AntennaPod/3.4.0',
  'Castro 2024.1/1530',
  'CastBox/8.0 (fm.castbox.audiobook.radio.podcast; build:1)',
  'PodcastAddict/v5 (+https://podcastaddict.com/; Android podcast app)',
  'Podverse/4.16 Android',
  'Spotify/8.8.0 Android/33 (SM-G991B)',
  'VLC/3.0.18 LibVLC/3.0.18',
  'iTunes/12.12 (Macintosh; OS X 13.5) AppleWebKit/614',
  'Sonos/76.2 (ZPS24)',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
])('the User-Agent %j is that of a listener', (userAgent) => {
  expect(isListener(userAgent)).toBe(true);
});

test.each([
  undefined,
  '',
  'Overcast/1.0 Podcast Sync (123 subscribers; feed-id=456; +http://overcast.fm/)',
  'PocketCasts/1.0 (Pocket Casts Feed Parser; +http://pocketcasts.com/)',
  'iTMS',
  'Spotify/1.0',
  'Amazon Music Podcast',
  'Google-Podcast',
  'Podchaser-Parser/1.0',
  'PodcastIndex.org/1.0 (aggrivator)',
  'ListenNotes/2.0',
  'atc/1.0 watchOS/10.1 model/Watch6,1 hwp/t8301 build/21S71 (6; dt:214)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.5.0',
  'python-requests/2.31',
  'Go-http-client/2.0',
])('the User-Agent %j is not that of a listener', (userAgent) => {
  expect(isListener(userAgent)).toBe(false);
});
