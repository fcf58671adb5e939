import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite } from '@longreturn/running-site/start-site';
import { fillDatabase } from '../fill-database.ts';
import type { LoadTool } from '../load-tool.ts';
import { median, percentile } from '../median.ts';
import type { Row } from '../row.ts';
import { uncachedAddresses } from '../uncached-addresses.ts';

const ROUNDS = 5;
const SECONDS = 3;
const MOST = 2;
const HEADERS = { 'accept-encoding': 'br' };
const CACHED = { 'page /episodes': '/episodes', 'list /api/episodes, 60 items': '/api/episodes?limit=60' };

interface GrowthOptions {
  tool: LoadTool;
  /** Holds the sample site's data in `sample`; the grown one is made beside it. */
  folder: string;
  episodes: number;
}

/** How much slower the slowest hundredth of answers gets when the site has thousands of episodes (design §5). */
export async function measureGrowth({ tool, folder, episodes }: GrowthOptions): Promise<Row[]> {
  const [small, large] = [join(folder, 'sample'), join(folder, 'grown')];
  await cp(small, large, { recursive: true });
  await fillDatabase(large, episodes);
  const sites = await Promise.all([small, large].map((dataDir) => startSite({ dataDir, env: LOAD })));
  const [few, many] = sites.map(({ origin }) => origin.replace('localhost', '127.0.0.1')) as [string, string]; // two were started
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(CACHED)) {
      rows.push(growthRow(`${name}, cached`, await cachedTimes(tool, [few + path, many + path]), episodes, MOST));
    }
    for (const { name, paths, most } of uncachedAddresses(MOST)) {
      rows.push(growthRow(`${name}, not cached`, await firstTimes([few, many], paths), episodes, most));
    }
    return rows;
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

const LOAD = { RATE_LIMIT_MULTIPLIER: '1000000' };

type Pair = readonly [few: number, many: number];

function growthRow(name: string, [few, many]: Pair, episodes: number, most: number | undefined): Row {
  const row = { name: `p99 of ${name}: ${episodes} more episodes`, site: ms(many), bare: `${ms(few)} with the sample` };
  const ratio = many / few;
  const judged = most === undefined ? {} : { target: `≤ ${most}`, ok: ratio <= most };
  return { ...row, value: ratio.toFixed(2), ...judged };
}

async function cachedTimes(tool: LoadTool, urls: Readonly<[string, string]>): Promise<Pair> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const index of [0, 1] as const) {
      const { p99Ms } = await tool.drive({ url: urls[index], headers: HEADERS, seconds: SECONDS });
      if (round > 0) times[index].push(p99Ms); // the first round warms up
    }
  }
  return [median(times[0]), median(times[1])];
}

async function firstTimes(origins: Readonly<[string, string]>, paths: readonly string[]): Promise<Pair> {
  const times: [number[], number[]] = [[], []];
  for (const path of paths) {
    for (const index of [0, 1] as const) {
      const begun = performance.now();
      const response = await fetch(origins[index] + path, { headers: HEADERS });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      times[index].push(performance.now() - begun);
    }
  }
  return [percentile(times[0], 0.99), percentile(times[1], 0.99)];
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
