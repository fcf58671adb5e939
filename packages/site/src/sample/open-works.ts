import type { SampleMediaItem } from './sample-content.ts';

/** Openly licensed films that the sample episodes play, because there are no recordings of the show. */
const FILMS = {
  'big-buck-bunny': { id: 'aqz-KE-bpKQ', credit: 'Big Buck Bunny, Blender Foundation, CC BY 3.0' },
  sintel: { id: 'eRsGyueVLvQ', credit: 'Sintel, Blender Foundation, CC BY 3.0' },
  'tears-of-steel': { id: 'R6MlUcmOul8', credit: 'Tears of Steel, Blender Foundation, CC BY 3.0' },
  'elephants-dream': { id: 'TLkA0RELQ1g', credit: 'Elephants Dream, Blender Foundation, CC BY 2.5' },
} as const;

type Film = keyof typeof FILMS;

/** Returns the URL of a film, for an episode's `videoEmbedUrl`. */
export function sampleFilm(film: Film): string {
  return `https://www.youtube.com/watch?v=${FILMS[film].id}`;
}

export function youtubeSample(film: Film, title: string): SampleMediaItem {
  return { type: 'youtube', url: sampleFilm(film), title, description: `Sample link: ${FILMS[film].credit}` };
}

export function spotifySample(title: string): SampleMediaItem {
  return {
    type: 'spotify',
    url: 'https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5',
    title,
    description: 'Sample link: the example episode of Spotify’s own player documentation',
  };
}

export function appleSample(title: string): SampleMediaItem {
  return {
    type: 'apple',
    url: 'https://podcasts.apple.com/us/podcast/hacker-public-radio/id281699640',
    title,
    description: 'Sample link: Hacker Public Radio, CC BY-SA 4.0',
  };
}
