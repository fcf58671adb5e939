import { sitemapPaths } from '@longreturn/running-site/sitemap-paths';
import { PRESS_ARCHIVE, PRESS_FILES } from '@longreturn/site/press-assets';
import type { Person } from './sign-up.ts';

/** The number of concurrent requests. */
const AT_ONCE = 16;
const ENCODINGS = ['br', 'gzip', 'identity'];
const WORDS = 'sleep muscle glucose dose trial risk longevity protein heart money'.split(' ');

interface Ask {
  path: string;
  headers: Record<string, string>;
}

/**
 * Sends a mix of requests. For most of them, the site has no cached response yet. The mix contains the sitemap's pages
 * in each encoding, the same pages for a signed-in user, social cards, press files, lists and searches. Throws if a
 * response is a 5xx.
 */
export async function driveMixedLoad(origin: string, person: Person, requests: number): Promise<void> {
  const asks = await askable(origin, person.cookie);
  let next = 0;
  const work = async () => {
    while (next < requests) {
      const number = next++;
      // Multiplying by a prime mixes the kinds of requests. Every run has the same order.
      const { path, headers } = asks[(number * 7919) % asks.length] as Ask; // the index is below the length
      const response = await fetch(origin + path, { headers });
      await response.arrayBuffer();
      if (response.status >= 500) throw new Error(`${path} returned ${response.status}`);
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
