import type { SampleMediaItem } from './sample-content.ts';

/** A work by other people that sample episodes play or link to, because there are no real recordings of the show. */
export interface OpenWork {
  title: string;
  author: string;
  terms: string;
  url: string;
}

const BLENDER = 'Blender Foundation';
const watchUrl = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

const FILMS = {
  'big-buck-bunny': {
    title: 'Big Buck Bunny',
    author: BLENDER,
    terms: 'CC BY 3.0',
    url: watchUrl('aqz-KE-bpKQ'),
  },
  sintel: { title: 'Sintel', author: BLENDER, terms: 'CC BY 3.0', url: watchUrl('eRsGyueVLvQ') },
  'tears-of-steel': { title: 'Tears of Steel', author: BLENDER, terms: 'CC BY 3.0', url: watchUrl('R6MlUcmOul8') },
  'elephants-dream': { title: 'Elephants Dream', author: BLENDER, terms: 'CC BY 2.5', url: watchUrl('TLkA0RELQ1g') },
} satisfies Record<string, OpenWork>;

const SPOTIFY: OpenWork = {
  title: 'Example episode from Spotify’s documentation',
  author: 'Spotify',
  terms: 'Played by Spotify, under its terms',
  url: 'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5',
};

const APPLE: OpenWork = {
  title: 'Hacker Public Radio',
  author: 'Hacker Public Radio',
  terms: 'CC BY-SA 4.0',
  url: 'https://podcasts.apple.com/us/podcast/hacker-public-radio/id281699640',
};

export const OPEN_WORKS: readonly OpenWork[] = [...Object.values(FILMS), SPOTIFY, APPLE];

type Film = keyof typeof FILMS;

/** Returns the URL of a film, for an episode's `videoEmbedUrl`. */
export function sampleFilm(film: Film): string {
  return FILMS[film].url;
}

export function youtubeSample(film: Film, title: string): SampleMediaItem {
  return { type: 'youtube', url: FILMS[film].url, title };
}

export function spotifySample(title: string): SampleMediaItem {
  return { type: 'spotify', url: SPOTIFY.url, title };
}

export function appleSample(title: string): SampleMediaItem {
  return { type: 'apple', url: APPLE.url, title };
}
