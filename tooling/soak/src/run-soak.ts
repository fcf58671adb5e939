import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@longreturn/db/connect';
import { startFlakyProxy } from '@longreturn/db/testing/flaky-proxy';
import { startEmbeddedServer } from '@longreturn/db/testing/postgres-server';
import { type RunningSite, startSite } from '@longreturn/running-site/start-site';
import { createClient } from './client.ts';
import { type ConfirmedWrites, findLostWrites } from './confirmed-writes.ts';
import { cause, type Fault, type Victim } from './faults.ts';
import { type Figures, Tally } from './tally.ts';
import { ADMIN, type OwnReads, visit } from './visitors.ts';

const READY_POLL_MS = 50;
const READY_LIMIT_MS = 60_000;

export interface SoakReport {
  seconds: number;
  figures: Figures[];
  /** For each fault, the milliseconds between the recovery of the database and the first 200 response of /readyz. */
  recoveries: { fault: Fault; ms: number }[];
  confirmed: ConfirmedWrites;
  /** Descriptions of confirmed writes that are missing. */
  lost: string[];
  ownReads: OwnReads;
  /** Whether the site's process was still running at the end. */
  survived: boolean;
}

interface SoakOptions {
  faults: readonly Fault[];
  durationMs: number;
  /** Called with each progress line. */
  say(line: string): void;
}

/** Runs the built site under load on a separate PostgreSQL server and causes the faults one after the other. */
export async function runSoak({ faults, durationMs, say }: SoakOptions): Promise<SoakReport> {
  const server = await startEmbeddedServer();
  const url = new URL('/soak', server.url).href;
  const proxy = await startFlakyProxy(url);
  try {
    const admin = await connect({ is: 'postgres', url: server.url, poolSize: 1 });
    await admin.query('create database soak');
    await admin.close();
    const site = await startProductionSite(proxy.url);
    try {
      return await soak(site, { server, url, proxy }, { faults, durationMs, say });
    } finally {
      await site.stop();
    }
  } finally {
    await proxy.close();
    await server.stop();
  }
}

function startProductionSite(databaseUrl: string): Promise<RunningSite> {
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const env = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, SEED: 'sample', RATE_LIMIT_MULTIPLIER: '100000' };
  return startSite({ env: { ...env, ...admin } });
}

async function soak(site: RunningSite, victim: Victim, { faults, durationMs, say }: SoakOptions): Promise<SoakReport> {
  const tally = new Tally();
  const ask = createClient(site.origin, tally);
  const { cookie } = await ask({ kind: 'login', path: '/api/auth/login', body: ADMIN });
  const confirmed: ConfirmedWrites = { signUps: [], issues: [], episodes: [], logins: 1 };
  const ownReads: OwnReads = { total: 0, stale: 0 };
  const begun = performance.now();
  const end = new AbortController();
  const load = visit({ ask, cookie, confirmed, ownReads, isOver: () => end.signal.aborted });

  const recoveries: SoakReport['recoveries'] = [];
  for (const [at, fault] of faults.entries()) {
    const due = ((at + 0.5) / faults.length) * durationMs;
    await pause(Math.max(0, due - (performance.now() - begun)));
    say(`${seconds(begun)} s: ${fault.is}`);
    await cause(fault, victim);
    const ms = await untilReady(site.origin);
    recoveries.push({ fault, ms });
    say(`${seconds(begun)} s: the site was ready ${Math.round(ms)} ms after the database`);
  }
  await pause(Math.max(0, durationMs - (performance.now() - begun)));
  end.abort();
  await load;
  const lost = await findLostWrites(victim.url, confirmed);
  const report = { seconds: seconds(begun), figures: tally.figures(), recoveries, confirmed, lost, ownReads };
  return { ...report, survived: site.isRunning() };
}

/** Waits until the site is ready, for at most READY_LIMIT_MS, and returns the milliseconds that it waited. */
async function untilReady(origin: string): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < READY_LIMIT_MS) {
    const isReady = await fetch(`${origin}/readyz`).then(
      async (response) => (await response.text()) !== '' && response.status === 200,
      () => false,
    );
    if (isReady) break;
    await pause(READY_POLL_MS);
  }
  return performance.now() - begun;
}

const seconds = (begun: number): number => Math.round((performance.now() - begun) / 1000);
