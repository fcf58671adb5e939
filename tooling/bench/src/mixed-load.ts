import { sitemapPaths } from '@longreturn/running-site/sitemap-paths';
import { PRESS_ARCHIVE, PRESS_FILES } from '@longreturn/site/press-assets';
import type { Person } from './sign-up.ts';

/** How many requests are under way at a time. */
const AT_ONCE = 16;
const ENCODINGS = ['br', 'gzip', 'identity'];
const WORDS = 'sleep muscle glucose dose trial risk longevity protein heart money'.split(' ');

interface Ask {
  path: string;
  headers: Record<string, string>;
}

/**
 * Asks the site for so many answers of every kind: each page of its sitemap in each encoding and for a signed-in
 * reader, cards, covers, press files, lists and searches, most of them not asked for before. Answers a 5xx by throwing.
 */
export async function driveMixedLoad(origin: string, person: Person, requests: number): Promise<void> {
  const asks = await askable(origin, person.cookie);
  let next = 0;
  const work = async () => {
    while (next < requests) {
      const number = next++;
      // A stride that shares no factor with most lengths mixes the kinds, the same way in each run.
      const { path, headers } = asks[(number * 7919) % asks.length] as Ask; // an index below the length
      const response = await fetch(origin + path, { headers });
      await response.arrayBuffer();
      if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function askable(origin: string, cookie: string): Promise<Ask[]> {
  const pages = await sitemapPaths(origin);
  const lists = WORDS.flatMap((word) =>
    Array.from({ length: 20 }, (_, index) => [
      `/api/search?q=${word.slice(0, 1 + (index % word.length))}`,
      `/api/episodes?limit=${1 + index * 5}&q=${word.slice(0, 1 + (index % word.length))}`,
      `/api/articles?limit=${1 + index * 5}`,
      `/episodes?q=${word}${index}`,
    ]),
  ).flat();
  const pictures = pages.flatMap((path) => (/^\/(?:episodes|articles|topics)\/./.test(path) ? `/og${path}.png` : []));
  const press = [PRESS_ARCHIVE, ...PRESS_FILES.map(({ file }) => file)].map((file) => `/press/${file}`);
  const open = ENCODINGS.flatMap((encoding) =>
    pages.map((path) => ({ path, headers: { 'accept-encoding': encoding } })),
  );
  const own = pages.map((path) => ({ path, headers: { cookie, 'accept-encoding': 'gzip' } }));
  const rest = [...lists, ...pictures, ...press].map((path) => ({ path, headers: { 'accept-encoding': 'br' } }));
  return [...open, ...own, ...rest];
}
