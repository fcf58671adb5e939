import { sitemapPaths } from '@longreturn/running-site/sitemap-paths';
import { FEW_PEOPLE, type GrownSites, type Growth, startGrownSites } from '../grown-sites.ts';
import type { LoadTool } from '../load-tool.ts';
import { median, percentile } from '../median.ts';
import type { Row } from '../row.ts';
import { ADMIN_PATHS, PUBLIC_PATHS, USERS_PATHS } from '../uncached-paths.ts';

const ROUNDS = 5;
const SECONDS = 3;
/** The highest allowed ratio between the p99 of the grown site and the p99 of the sample site. */
const MOST = 2;
/** A p99 of up to this time, in milliseconds, is always allowed. */
const FAST_MS = 50;
/** How much slower the users list may be on the grown site than on the site with few rows, in milliseconds. */
const MOST_MS_ABOVE = 10;
/** How many times each path of the users list is requested. */
const USERS_ROUNDS = 40;
const ENCODING = { 'accept-encoding': 'br' };
const CACHED = {
  'page /episodes': '/episodes',
  'list /api/episodes, 60 items': '/api/episodes?limit=60',
  '/sitemap.xml': '/sitemap.xml',
};

interface GrowthOptions extends Growth {
  tool: LoadTool;
}

/** Compares the p99 of the grown site with the p99 of the sample site, on PostgreSQL as in production. */
export async function measureGrowth({ tool, ...growth }: GrowthOptions): Promise<Row[]> {
  const sites = await startGrownSites(growth);
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(CACHED)) {
      rows.push(growthRow(`${name}, cached`, await cachedTimes(tool, sites, path)));
    }
    for (const { name, paths } of PUBLIC_PATHS) {
      rows.push(growthRow(`${name}, not cached`, await timesOf(sites, paths, [ENCODING, ENCODING])));
    }
    const headers = sites.cookies.map((cookie) => ({ ...ENCODING, cookie }));
    rows.push(await usersListRow(sites, growth.people, headers));
    for (const { name, paths } of ADMIN_PATHS) {
      rows.push(growthRow(`dashboard: ${name}`, await timesOf(sites, paths, headers)));
    }
    return [...rows, growthRow('the sitemap’s files, not cached', await sitemapTimes(sites))];
  } finally {
    await sites.stop();
  }
}

type Pair = readonly [few: number, many: number];

function growthRow(name: string, [few, many]: Pair): Row {
  const ratio = many / few;
  return {
    name: `p99 of ${name}: grown`,
    site: ms(many),
    bare: `${ms(few)} with the sample`,
    value: ratio.toFixed(2),
    target: `≤ ${MOST} or ${FAST_MS} ms`,
    ok: ratio <= MOST || many <= FAST_MS,
  };
}

async function usersListRow(
  sites: GrownSites,
  people: number,
  headers: readonly Record<string, string>[],
): Promise<Row> {
  const rounds = (count: number) => Array.from({ length: count }, () => USERS_PATHS).flat();
  await timesOf(sites, rounds(5), headers); // the warm-up, in which every connection prepares the statements
  const [few, many] = await timesOf(sites, rounds(USERS_ROUNDS), headers);
  return {
    name: `p99 of the users list with ${people} users`,
    site: ms(many),
    bare: `${ms(few)} with ${FEW_PEOPLE}`,
    value: `+${ms(many - few)}`,
    target: `≤ +${MOST_MS_ABOVE} ms`,
    ok: many - few <= MOST_MS_ABOVE,
  };
}

async function cachedTimes(tool: LoadTool, { origins }: GrownSites, path: string): Promise<Pair> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const index of [0, 1] as const) {
      const { p99Ms } = await tool.drive({ url: origins[index] + path, headers: ENCODING, seconds: SECONDS });
      if (round > 0) times[index].push(p99Ms); // the first round is the warm-up
    }
  }
  return [median(times[0]), median(times[1])];
}

/** Returns the p99 of both sites. Each path is requested from both sites, alternately. */
async function timesOf(
  { origins }: GrownSites,
  paths: readonly string[],
  headers: readonly Record<string, string>[],
): Promise<Pair> {
  const times: [number[], number[]] = [[], []];
  for (const path of paths) {
    for (const index of [0, 1] as const) times[index].push(await timeOf(origins[index] + path, headers[index]));
  }
  return [percentile(times[0], 0.99), percentile(times[1], 0.99)];
}

/** Requests the files of both sitemaps for the first time. Returns the longest time for each site. */
async function sitemapTimes({ origins }: GrownSites): Promise<Pair> {
  const slowest = async (origin: string) => {
    const times: number[] = [];
    const siteOrigin = origin.replace('127.0.0.1', 'localhost'); // the origin in the sitemap
    await sitemapPaths(siteOrigin, async (path) => {
      const begun = performance.now();
      const text = await (await fetch(origin + path, { headers: ENCODING })).text();
      times.push(performance.now() - begun);
      return text;
    });
    return Math.max(...times);
  };
  return [await slowest(origins[0]), await slowest(origins[1])];
}

async function timeOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return performance.now() - begun;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
