import { startPostgresServer } from '@longreturn/db/testing/postgres-server';
import { startSite } from '@longreturn/running-site/start-site';
import type { LoadTool } from '../load-tool.ts';
import { memoryOf } from '../memory-of.ts';
import { driveMixedLoad } from '../mixed-load.ts';
import type { Row } from '../row.ts';
import { signUp } from '../sign-up.ts';

const MOST_MEGABYTES = 350;
const REQUESTS = 6000;
const ROUNDS = 3;
/** How many seconds each round requests a cached page at full speed. */
const SECONDS = 5;
const ENVIRONMENT = { SEED: 'sample', RATE_LIMIT_MULTIPLIER: '1000000', LOG_LEVEL: 'info' };

/**
 * Measures the server's memory after a mixed load, on PostgreSQL as in production. The memory of child processes is
 * reported but not limited, because they end when they are idle.
 */
export async function measureMemory(tool: LoadTool): Promise<Row[]> {
  const postgres = await startPostgresServer();
  try {
    const site = await startSite({ env: { ...ENVIRONMENT, DATABASE_URL: postgres.url } });
    try {
      const started = await memoryOf(site.pid);
      return [row(started.own, await drive(tool, site))];
    } finally {
      await site.stop();
    }
  } finally {
    await postgres.stop();
  }
}

type Memory = Awaited<ReturnType<typeof memoryOf>>;

async function drive(tool: LoadTool, { origin, pid }: { origin: string; pid: number }): Promise<Memory[]> {
  const person = await signUp(origin);
  const held: Memory[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await driveMixedLoad(origin, person, REQUESTS);
    const url = origin.replace('localhost', '127.0.0.1');
    await tool.drive({ url: `${url}/episodes`, headers: { 'accept-encoding': 'br' }, seconds: SECONDS });
    held.push(await memoryOf(pid));
  }
  return held;
}

function row(started: number, held: readonly Memory[]): Row {
  const most = Math.max(...held.map(({ own }) => own));
  return {
    name: `highest memory after any of ${ROUNDS} rounds of ${REQUESTS} mixed requests`,
    site: held.map(({ own, children }) => `${megabytes(own)} and ${megabytes(children)} in child processes`).join(', '),
    bare: `${megabytes(started)} at the start`,
    value: megabytes(most),
    target: `≤ ${MOST_MEGABYTES} MB`,
    ok: most <= MOST_MEGABYTES,
  };
}

function megabytes(value: number): string {
  return `${Math.round(value)} MB`;
}
