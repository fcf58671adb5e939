import { startSite } from '@longreturn/running-site/start-site';
import { median } from '../median.ts';
import type { Row } from '../row.ts';

const TIMES = 3;
const MOST_MS = 3000;

/** Measures the time from the start of the process until / returns 200, with a filled database. */
export async function measureStart(dataDir: string): Promise<Row[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const site = await startSite({ dataDir });
    times.push(site.startMs);
    await site.stop();
  }
  const value = median(times);
  const row = { name: 'From the start of a built site to its first response', target: '≤ 3 s', ok: value <= MOST_MS };
  return [{ ...row, value: `${(value / 1000).toFixed(2)} s` }];
}
